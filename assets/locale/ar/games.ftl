# أسماء الألعاب حسب اسم ملف المستوى.

game-parchis-4-spain = بارتشيس إسبانيا
game-parchis-4-spain-about = أربعة مقاعد بقوانين الطاولة الإسبانية
game-parchis-4-morocco = بارتشي المغرب
game-parchis-4-morocco-about = الستة باثنتي عشرة خانة حين تخلو الدار
game-parchis-4-tangier = بارتشي طنجة الصارم
game-parchis-4-tangier-about = من فاته الالتهام عاد قرصه إلى الدار
game-parchis-2-tangier = بارتشي طنجة، واحد ضد واحد
game-parchis-2-tangier-about = لونان لكل طرف ودار واحدة مشتركة
game-parchis-3-spain = بارتشيس لثلاثة
game-parchis-3-spain-about = قوانين إسبانيا على لوح بثلاث أذرع
game-parchis-5-spain = بارتشيس لخمسة
game-parchis-5-spain-about = قوانين إسبانيا على لوح بخمس أذرع
game-parchis-6-spain = بارتشيس لستة
game-parchis-6-spain-about = قوانين إسبانيا على لوح بست أذرع
game-parchis-8-spain = بارتشيس لثمانية
game-parchis-8-spain-about = قوانين إسبانيا على لوح بثماني أذرع
game-barsees-damascus = برسيس الشام
game-barsees-damascus-about = ست ودعات، والفوز لأول من يملأ المطبخ
game-barsees-damascus-old = برسيس الشام القديم
game-barsees-damascus-old-about = الخال يُلعب مع رميته، ولا يدخل المطبخ في النهاية إلا الخال
game-barsees-university = برسيس جامعة دمشق
game-barsees-university-about = لا يدخل الجنود إلا بالخال
game-barsees-palestine = برسيس فلسطين
game-barsees-palestine-about = أربعة مقاعد، والجنود المجتمعون في أمان
