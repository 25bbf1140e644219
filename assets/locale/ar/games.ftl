# أسماء الألعاب حسب اسم ملف المستوى.

game-parchis-4-spain = بارتشيس إسبانيا
game-parchis-4-spain-about = أربعة مقاعد، كما يُلعب في إسبانيا
game-parchis-4-morocco = بارتشي المغرب
game-parchis-4-morocco-about = الستة باثنتي عشرة خانة حين تخلو الدار
game-parchis-4-tangier-strict = بارتشي طنجة الصارم
game-parchis-4-tangier-strict-about = من فاته الالتهام عاد قرصه إلى الدار
game-parchis-2-tangier-1v1 = بارتشي طنجة، واحد ضد واحد
game-parchis-2-tangier-1v1-about = لونان لكل طرف ودار واحدة مشتركة
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
game-barsees-damascus-university = برسيس جامعة دمشق
game-barsees-damascus-university-about = لا يدخل الجنود إلا بالخال
game-barsees-palestine = برسيس فلسطين
game-barsees-palestine-about = أربعة مقاعد، والجنود المجتمعون في أمان
game-parchis-3-morocco = بارتشي المغرب لثلاثة
game-parchis-3-morocco-about = قوانين المغرب على لوح بثلاث أذرع
game-parchis-5-morocco = بارتشي المغرب لخمسة
game-parchis-5-morocco-about = قوانين المغرب على لوح بخمس أذرع
game-parchis-6-morocco = بارتشي المغرب لستة
game-parchis-6-morocco-about = قوانين المغرب على لوح بست أذرع
game-parchis-8-morocco = بارتشي المغرب لثمانية
game-parchis-8-morocco-about = قوانين المغرب على لوح بثماني أذرع
game-parchis-4-spain-pairs = بارتشيس إسبانيا: زوجان
game-parchis-4-spain-pairs-about = الشريكان متقابلان ويفوزان معا
game-parchis-6-spain-pairs = بارتشيس إسبانيا: ثلاثة أزواج
game-parchis-6-spain-pairs-about = الشريكان متقابلان ويفوزان معا
game-parchis-8-spain-pairs = بارتشيس إسبانيا: أربعة أزواج
game-parchis-8-spain-pairs-about = الشريكان متقابلان ويفوزان معا
game-parchis-4-morocco-pairs = بارتشي المغرب: زوجان
game-parchis-4-morocco-pairs-about = الشريكان متقابلان ويفوزان معا
game-parchis-6-morocco-pairs = بارتشي المغرب: ثلاثة أزواج
game-parchis-6-morocco-pairs-about = الشريكان متقابلان ويفوزان معا
game-parchis-8-morocco-pairs = بارتشي المغرب: أربعة أزواج
game-parchis-8-morocco-pairs-about = الشريكان متقابلان ويفوزان معا
game-parchis-6-teams = بارتشيس، ثلاثة ضد ثلاثة
game-parchis-6-teams-about = المقاعد تتناوب بين فريقين
game-parchis-8-teams = بارتشيس، أربعة ضد أربعة
game-parchis-8-teams-about = المقاعد تتناوب بين فريقين
game-parchis-2-spain = بارتشيس لاثنين
game-parchis-2-spain-about = قوانين إسبانيا، واللاعبان متقابلان
game-parchis-2-colours = بارتشيس لاثنين، لونان لكل لاعب
game-parchis-2-colours-about = ثمانية أقراص لكل لاعب: الأصفر والأحمر ضد الأزرق والأخضر
game-parchis-4-two-dice = بارتشيس بنردين
game-parchis-4-two-dice-about = كل نرد نقلة، أو يأخذ قرص واحد المجموع
game-barsees-4-damascus = برسيس لأربعة
game-barsees-4-damascus-about = قوانين الشام، وكل لاعب لنفسه
game-barsees-4-pairs = برسيس لزوجين
game-barsees-4-pairs-about = الشريكان متقابلان، ولكل منهما أربعة جنود
game-barsees-shared = برسيس، اثنان ضد اثنين
game-barsees-shared-about = الشريكان يتناوبان على الجنود أنفسهم

# أسماء القوانين بحسب ملفاتها.

rules-spain = إسبانيا
rules-morocco = المغرب
rules-tangier-strict = طنجة الصارمة
rules-tangier-1v1 = طنجة (واحد ضد واحد)
rules-damascus = الشام
rules-damascus-old = الشام القديمة
rules-damascus-university = جامعة دمشق
rules-palestine = فلسطين

# للعبة صنعها اللاعب وسماها بكلماته.
game-own-about = لعبة من صنعكم
