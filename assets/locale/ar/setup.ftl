# شاشة البداية وتجهيز اللعبة.

title-continue = متابعة
title-quick = هيا نلعب
title-quick-about = { $game }: { $seats }

replace-title = هناك لعبة محفوظة
replace-new = بدء لعبة جديدة

setup-title = تجهيز لعبة
setup-family-parchis = بارتشيس
setup-family-barsees = برسيس
setup-seats =
    { $n ->
        [zero] { $count } مقعد
        [one] مقعد واحد
        [two] مقعدان
        [few] { $count } مقاعد
        [many] { $count } مقعدا
       *[other] { $count } مقعد
    }
setup-form-alone = كل لاعب لنفسه
setup-form-two = واحد ضد واحد
setup-form-together = مع شركاء
setup-turn = { $number }.
setup-partners = مع { $seats }
setup-name = الاسم
setup-swap = تبديل المكان مع { $seat }
setup-people =
    { $n ->
        [zero] { $count } لاعب
        [one] لاعب واحد
        [two] لاعبان
        [few] { $count } لاعبين
        [many] { $count } لاعبا
       *[other] { $count } لاعب
    }
setup-computers =
    { $n ->
        [zero] { $count } حاسوب
        [one] حاسوب واحد
        [two] حاسوبان
        [few] { $count } حواسيب
        [many] { $count } حاسوبا
       *[other] { $count } حاسوب
    }
setup-sits-named = { $seat } ({ $name })
setup-sits-human = { $seat } (لاعب)
setup-sits-random = { $seat } (حاسوب سهل)
setup-sits-greedy = { $seat } (حاسوب متوسط)
setup-said = { $game }: { $seats }.
setup-fair = حظوظ المقاعد متقاربة: فاز كل منها بنسبة من { $least } إلى { $most }٪ في { $games } لعبة نقلاتها عشوائية.
setup-fair-even = حظوظ المقاعد متساوية: فاز كل منها بنسبة { $least }٪ في { $games } لعبة نقلاتها عشوائية.
setup-fair-sides = حظوظ الأطراف متقاربة: فاز كل منها بنسبة من { $least } إلى { $most }٪ في { $games } لعبة نقلاتها عشوائية.
setup-fair-even-sides = حظوظ الأطراف متساوية: فاز كل منها بنسبة { $least }٪ في { $games } لعبة نقلاتها عشوائية.
setup-fair-unknown = لم يُحصَ بعدُ كم يفوز كل مقعد بهذه القوانين.
setup-house-rules = قوانين البيت
setup-house-rules-count = قوانين البيت ({ $count })
setup-house-rules-other = قوانين البيت: { $rules }
setup-house-rules-other-count = قوانين البيت: { $rules } ({ $count })

player-random-about = يلعب أي نقلة مسموحة، فالفوز عليه سهل.
player-greedy-about = يلتهم ويسرع نحو الوصول، لكنه لا يرى أبعد من نقلة واحدة.
