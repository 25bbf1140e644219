# كلمات الطاولة: المقاعد والرميات والخانات والمراكز.

seat-yellow = الأصفر
seat-blue = الأزرق
seat-red = الأحمر
seat-green = الأخضر
seat-grey = الرمادي
seat-fuchsia = الفوشي
seat-orange = البرتقالي
seat-turquoise = الفيروزي
seat-south = الجنوب
seat-east = الشرق
seat-north = الشمال
seat-west = الغرب

# الحرف على أقراص كل لون: حرف واحد، ولا يتشابه حرفان على لوح واحد.
letter-yellow = ص
letter-blue = ز
letter-red = م
letter-green = خ
letter-grey = د
letter-fuchsia = ش
letter-orange = ب
letter-turquoise = ف
letter-south = ج
letter-east = ق
letter-north = ل
letter-west = غ

# رميات الودع السبع، حسب عدد الوجوه المغلقة من صفر إلى ستة.
throw-shakka = شكّه
throw-dest = دست
throw-dwaq = دواق
throw-tlate = تلاتة
throw-arba = أربعة
throw-banj = بنج
throw-bara = بارا
token-khal = خال

# الرمية وقيمتها، وللدست والبنج قيمتان.
throw-valued = { $throw } ({ $value })
throw-sum = { $first } + { $second }

square-numbered = الخانة { $number }
square-corridor = الخانة { $number } من الممر
square-goal =
    { $family ->
        [barsees] المطبخ
       *[parchis] خانة الوصول
    }

place-1 = المركز الأول
place-2 = المركز الثاني
place-3 = المركز الثالث
place-4 = المركز الرابع
place-5 = المركز الخامس
place-6 = المركز السادس
place-7 = المركز السابع
place-8 = المركز الثامن

# قوائم البدائل: «5 أو 6»، «1 أو 5 أو 6».
list-or = { $rest } أو { $last }
list-or-more = { $rest } أو { $last }

# قوائم الجمع: «الأصفر والأحمر»، «الأصفر والأزرق والأحمر».
list-and = { $rest } و{ $last }
list-and-more = { $rest } و{ $last }

# اسم كتبه أحدهم بنفسه.
name-as-written = { $name }
