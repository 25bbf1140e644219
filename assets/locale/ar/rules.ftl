# كتاب القوانين: أبوابه ونقاطه، وجملة لكل قيمة قد تأخذها النقطة.

chapter-parchis-beginning = البداية
chapter-parchis-entering = الخروج من الدار
chapter-parchis-sixes = رمية الستة
chapter-parchis-barriers = السدود
chapter-parchis-capturing = الالتهام والغنائم
chapter-parchis-goal = خانة الوصول
chapter-parchis-teams = لعبة الزوجي
chapter-parchis-colours = لونان لكل لاعب
chapter-parchis-dice = النرد

chapter-barsees-cloth = القماشة
chapter-barsees-throwing = الرمي
chapter-barsees-entering = الدخول
chapter-barsees-moving = الحركة والأسر
chapter-barsees-kitchen = المطبخ

parchis-start-who = من يبدأ
parchis-start-who-highest-roll = يرمي كل لاعب مرة ويبدأ صاحب أكبر نتيجة، ومن تعادلوا أعادوا الرمي.
parchis-start-who-yellow = يبدأ الأصفر دائما، فإن لم يلعب به أحد بدأ المقعد الذي يليه.

parchis-seats-in-play = من يلعب
parchis-seats-in-play-any = تلعب مقاعد اللوح كلها.
parchis-seats-in-play-some =
    { $n ->
        [zero] لا يلعب أي مقعد.
        [one] لا يلعب إلا مقعد واحد.
        [two] لا يلعب إلا مقعدان، متباعدان ما أمكن.
        [few] لا تلعب إلا { $count } مقاعد، متباعدة ما أمكن.
        [many] لا يلعب إلا { $count } مقعدا، متباعدة ما أمكن.
       *[other] لا يلعب إلا { $count } مقعد، متباعدة ما أمكن.
    }
parchis-seats-in-play-these = لا يُشغل من المقاعد إلا { $seats }.

parchis-start-pieces-out = أقراص خارج الدار عند البداية
parchis-start-pieces-out-0 = عند البداية تنتظر الأقراص كلها في الدار.
parchis-start-pieces-out-1 = عند البداية يقف على مخرج كل لون قرص من أقراصه.
parchis-start-pieces-out-2 = عند البداية يقف على مخرج كل لون قرصان من أقراصه.

parchis-enter-on = ما يُخرج القرص
parchis-enter-on-some = يخرج القرص من الدار بنتيجة { $faces }.

parchis-enter-compulsory = وجوب الخروج
parchis-enter-compulsory-yes = من استطاع إخراج قرص وجب عليه إخراجه.
parchis-enter-compulsory-no = من استطاع إخراج قرص جاز له أن يحرك غيره.

parchis-enter-double = قرصان دفعة واحدة
parchis-enter-double-never = لا تُخرج الرمية إلا قرصا واحدا.
parchis-enter-double-first-five = أول نتيجة إخراج يرميها اللاعب تُخرج قرصين دفعة واحدة.
parchis-enter-double-first-throw = إذا كانت أول رمية للاعب في اللعبة نتيجة إخراج أخرجت قرصين دفعة واحدة.
parchis-enter-double-exit-and-five = كل نتيجة إخراج تُخرج قرصين: واحدا إلى المخرج والثاني إلى ما بعده بخمس خانات.

parchis-exit-one-rival = خصم واحد على المخرج
parchis-exit-one-rival-share = القرص الخارج من الدار يقاسم خصما وحيدا خانة المخرج.
parchis-exit-one-rival-capture = القرص الخارج من الدار يلتهم خصما وحيدا على مخرجه.

parchis-exit-two-rivals = لونان على المخرج
parchis-exit-two-rivals-capture-last = إذا وقف على المخرج خصمان من لونين التهم الخارج آخرهما وصولا.
parchis-exit-two-rivals-capture-both = إذا وقف على المخرج خصمان من لونين التهمهما الخارج معا.
parchis-exit-two-rivals-blocked = إذا وقف على المخرج خصمان من لونين امتنع الخروج.

parchis-exit-rival-pair = خصمان من لون واحد على المخرج
parchis-exit-rival-pair-capture-last = إذا وقف على المخرج خصمان من لون واحد التهم الخارج آخرهما وصولا.
parchis-exit-rival-pair-capture-both = إذا وقف على المخرج خصمان من لون واحد التهمهما الخارج معا.
parchis-exit-rival-pair-blocked = إذا وقف على المخرج خصمان من لون واحد امتنع الخروج.

parchis-six-steps-none-home = الستة حين تخلو الدار
parchis-six-steps-none-home-one =
    حين تخلو الدار تُحسب الستة { $n ->
        [zero] { $count } خانة
        [one] خانة واحدة
        [two] خانتين
        [few] { $count } خانات
        [many] { $count } خانة
       *[other] { $count } خانة
    }.
parchis-six-steps-none-home-two = حين تخلو الدار تُحسب الستة { $first } أو { $second }، كما يشاء اللاعب.

parchis-six-none-home-means = متى تُعدّ الدار خالية
parchis-six-none-home-means-none-home = تخلو الدار حين لا ينتظر فيها قرص من أقراص اللاعب، ولو بلغ بعضها خانة الوصول.
parchis-six-none-home-means-all-on-track = لا تُعدّ الدار خالية إلا ما دامت أقراص اللاعب كلها في الطريق، لا في الدار ولا في خانة الوصول.
parchis-six-none-home-means-per-colour = في اللعب بلونين ينظر كل لون إلى أقراصه وحدها ليعرف هل خلت الدار.

parchis-six-fallback = إذا تعذر العدد الأكبر
parchis-six-fallback-yes = إذا تعذر العدد الأكبر حُسبت الستة ست خانات فقط، حتى لفتح السد.
parchis-six-fallback-no = إذا تعذر العدد الأكبر لم تحرك الستة شيئا.

parchis-third-six-penalty = الستة الثالثة على التوالي
parchis-third-six-penalty-last-moved-home = الستة الثالثة لا تحرك شيئا، وتعيد إلى الدار آخر قرص تحرك، وينتهي الدور.
parchis-third-six-penalty-none = الستة الثالثة لا تحرك شيئا وينتهي الدور، بلا عقاب آخر.

parchis-third-six-last-moved = أي قرص هو آخر ما تحرك
parchis-third-six-last-moved-throw-move = آخر قرص تحرك هو ما حركته آخر رمية، ولا تُحسب نقلات الغنائم.
parchis-third-six-last-moved-any-move = قد يكون آخر قرص تحرك قرصا حركته غنيمة.

parchis-third-six-exempt = أين ينجو القرص من الستة الثالثة
parchis-third-six-exempt-none = لا ينجو قرص من الستة الثالثة أينما كان، إلا ما بلغ خانة الوصول من قبل.
parchis-third-six-exempt-goal = لا ينجو من الستة الثالثة إلا القرص الذي في خانة الوصول.
parchis-third-six-exempt-corridor = ينجو من الستة الثالثة القرص الذي في الممر، وخانة الوصول آمنة دائما.
parchis-third-six-exempt-safe = ينجو من الستة الثالثة القرص الذي في خانة مؤمنة، وخانة الوصول آمنة دائما.
parchis-third-six-exempt-goal-corridor = ينجو من الستة الثالثة القرص الذي في خانة الوصول أو في الممر.
parchis-third-six-exempt-goal-safe = ينجو من الستة الثالثة القرص الذي في خانة الوصول أو في خانة مؤمنة.
parchis-third-six-exempt-corridor-safe = ينجو من الستة الثالثة القرص الذي في الممر أو في خانة مؤمنة، وخانة الوصول آمنة دائما.
parchis-third-six-exempt-goal-corridor-safe = ينجو من الستة الثالثة القرص الذي في خانة الوصول أو في الممر أو في خانة مؤمنة.

parchis-third-six-exempt-unplayed = إذا تعذرت الستة الثانية
parchis-third-six-exempt-unplayed-yes = إذا تعذر لعب الستة الثانية لم تُعد الثالثة أي قرص إلى الدار.
parchis-third-six-exempt-unplayed-no = وإن تعذر لعب الستة الثانية فإن الثالثة تعيد قرصا إلى الدار.

parchis-barrier-where = أين تقام السدود
parchis-barrier-where-anywhere = يجوز أن يجتمع قرصان لطرف واحد في أي خانة، وذلك سد.
parchis-barrier-where-safe-only = لا يجتمع قرصان لطرف واحد إلا في الخانات المؤمنة وفي الممر.

parchis-barrier-blocks-own = السد أمام صاحبه
parchis-barrier-blocks-own-yes = السد يوقف الجميع، حتى صاحبه.
parchis-barrier-blocks-own-no = السد يوقف الخصوم ويدع صاحبه يمر.

parchis-barrier-share-safe = خصمان في خانة مؤمنة
parchis-barrier-share-safe-yes = يجوز أن يتقاسم خصمان خانة مؤمنة.
parchis-barrier-share-safe-no = لا يجوز النزول على خانة مؤمنة فيها خصم.

parchis-barrier-mixed-blocks = هل يسد خصمان معا الطريق؟
parchis-barrier-mixed-blocks-yes = خصمان في خانة مؤمنة يوقفان الجميع كالسد، حتى صاحبيهما.
parchis-barrier-mixed-blocks-no = خصمان في خانة مؤمنة يدعان الجميع يمر.

parchis-open-on-six = الفتح بالستة
parchis-open-on-six-yes = من رمى ستة وجب عليه فتح سد له، إن استطاع أحد قرصيه الحركة.
parchis-open-on-six-no = الستة لا تُلزم أحدا بفتح سده.

parchis-open-corridor = فتح قرصين في الممر
parchis-open-corridor-yes = يجب بالستة أيضا فتح قرصين مجتمعين في الممر.
parchis-open-corridor-no = يجوز أن يبقى قرصان مجتمعين في الممر رغم الستة.

parchis-open-mixed = الفتح مع خصم
parchis-open-mixed-yes = يجب بالستة أيضا فتح قرصين لخصمين اجتمعا.
parchis-open-mixed-no = يجوز أن يبقى القرص مع خصمه في خانة واحدة رغم الستة.

parchis-open-while-waiting = الفتح والدار غير خالية
parchis-open-while-waiting-yes = يجب فتح السد بالستة ولو بقيت في الدار أقراص تنتظر.
parchis-open-while-waiting-no = ما دام في الدار قرص ينتظر والخروج واجب، لا يجب فتح السد.

parchis-capture-compulsory = وجوب الالتهام
parchis-capture-compulsory-no = من استطاع الالتهام جاز له أن يلعب نقلة أخرى.
parchis-capture-compulsory-yes = من استطاع الالتهام وجب عليه.
parchis-capture-compulsory-huff = من استطاع الالتهام ولم يلتهم خسر القرص الذي حركه: يعود إلى الدار وينتهي الدور.

parchis-capture-bonus = غنيمة الالتهام
parchis-capture-bonus-none = لا غنيمة للالتهام.
parchis-capture-bonus-some =
    عن كل قرص يُلتهم يتقدم أي قرص من أقراص اللاعب على اللوح { $n ->
        [zero] { $count } خانة
        [one] خانة واحدة
        [two] خانتين
        [few] { $count } خانات
        [many] { $count } خانة
       *[other] { $count } خانة
    }.

parchis-goal-bonus = غنيمة الوصول
parchis-goal-bonus-none = لا غنيمة للوصول.
parchis-goal-bonus-some =
    عن كل قرص يبلغ خانة الوصول يتقدم قرص آخر على اللوح { $n ->
        [zero] { $count } خانة
        [one] خانة واحدة
        [two] خانتين
        [few] { $count } خانات
        [many] { $count } خانة
       *[other] { $count } خانة
    }.

parchis-bonus-compulsory = وجوب لعب الغنيمة
parchis-bonus-compulsory-yes = الغنيمة التي يمكن لعبها يجب لعبها.
parchis-bonus-compulsory-no = يجوز التنازل عن أي غنيمة.
parchis-bonus-compulsory-except-exit = الغنيمة واجبة، إلا غنيمة الالتهام عند الخروج من الدار فيجوز التنازل عنها.

parchis-goal-exact = بلوغ خانة الوصول
parchis-goal-exact-exact = لا تُبلغ خانة الوصول إلا بالعدد المضبوط.
parchis-goal-exact-bounce = القرص الذي يتجاوز خانة الوصول يرتد في الممر بقدر ما زاد.

parchis-end-when = نهاية اللعبة
parchis-end-when-first = تنتهي اللعبة حالما يوصل أحدهم أقراصه كلها.
parchis-end-when-places = بعد أن ينتهي الأول يواصل الآخرون اللعب على بقية المراكز.

parchis-team-form = من يلعب مع من
parchis-team-form-none = كل لاعب يلعب لنفسه.
parchis-team-form-opposite = المتقابلان شريكان.
parchis-team-form-alternate = المقاعد تتناوب بين فريقين، فكل مقعدين بينهما مقعد شريكان.

parchis-team-exit = خروج الشركاء
parchis-team-exit-all-rivals = في لعبة الزوجي يلتهم القرص الخارج من الدار كل خصم على مخرجه.
parchis-team-exit-as-alone = في لعبة الزوجي يُعامل الخصوم على المخرج كما لو لعب كلٌّ لنفسه.

parchis-team-capture = التهام الشريك
parchis-team-capture-yes = يلتهم الشريكان بعضهما كأنهما خصمان.
parchis-team-capture-no = لا يلتهم الشريكان بعضهما: يتقاسمان الخانة، ويسدان معا طريق الخصوم وحدهم.

parchis-team-win = متى يفوز الشركاء
parchis-team-win-both = يفوز الشركاء حين يُتمّون جميعا أقراصهم.
parchis-team-win-one = يفوز الشركاء حالما يُتمّ واحد منهم أقراصه.

parchis-team-finished = شريك أتمّ أقراصه
parchis-team-finished-plays-partner = من أتمّ أقراصه ظل يرمي لأقراص شريكه.
parchis-team-finished-skipped = من أتمّ أقراصه كفّ عن الرمي وانتظر شريكه.

parchis-side-colours-each = ألوان كل لاعب
parchis-side-colours-each-1 = لكل لاعب لون واحد وأربعة أقراص.
parchis-side-colours-each-2 = لكل لاعب لونان وثمانية أقراص، والرمية تصلح لأي منها.

parchis-side-grouping = أي لونين
parchis-side-grouping-opposite = لونا اللاعب متقابلان.
parchis-side-grouping-adjacent = لونا اللاعب متجاوران.

parchis-side-house = دار اللونين
parchis-side-house-own = كل من لوني اللاعب ينتظر في دار له.
parchis-side-house-shared = أقراص اللاعب الثمانية تنتظر معا في دار واحدة.

parchis-dice-count = نرد أم نردان
parchis-dice-count-1 = يُرمى نرد واحد.
parchis-dice-count-2 = يُرمى نردان: كل منهما نقلة أو يأخذ قرص واحد المجموع، وإذا تساويا فهناك رمية أخرى.

barsees-seats = المقاعد حول القماشة
barsees-seats-2 = يلعب طرفان متقابلان.
barsees-seats-4 = تلعب أربعة أطراف، لكل ذراع من القماشة طرف.

barsees-team = من يلعب مع من
barsees-team-none = كل لاعب يلعب لنفسه.
barsees-team-shared = في كل طرف شخصان يتناوبان على الجنود الأربعة أنفسهم.
barsees-team-pairs = الشريكان متقابلان، ولكل منهما أربعة جنود، لا يأسر أحدهما الآخر ويفوزان معا.

barsees-throw-banj = قيمة البنج
barsees-throw-banj-25 = قيمة البنج { $count } خطوة، ومعها خال.
barsees-throw-banj-24 = قيمة البنج { $count } خطوة، وخاله يكمل الخطوة التالية.

barsees-throw-khal = خال الدست والبنج
barsees-throw-khal-separate = خال الدست والبنج خطوة قائمة بذاتها، لأي جندي.
barsees-throw-khal-merged = خال الدست والبنج يُلعب معهما في نقلة واحدة، إلا إذا كانت تلك الخطوة تُدخل جنديا إلى اللوح أو إلى المطبخ.

barsees-throw-use = متى تُلعب الرميات
barsees-throw-use-banked = تُجمع رميات الدور أولا ثم تُلعب بأي ترتيب.
barsees-throw-use-at-once = تُلعب كل رمية قبل التي تليها.

barsees-throw-cap = أكثر ما يُرمى في الدور
barsees-throw-cap-none = يستمر الرمي حتى يأتي دواق أو تلاتة أو أربعة، مهما طال.
barsees-throw-cap-some =
    { $n ->
        [zero] بعد { $count } رمية في الدور لا رمية أخرى.
        [one] بعد رمية واحدة في الدور لا رمية أخرى.
        [two] بعد رميتين في الدور لا رمية أخرى.
        [few] بعد { $count } رميات في الدور لا رمية أخرى.
        [many] بعد { $count } رمية في الدور لا رمية أخرى.
       *[other] بعد { $count } رمية في الدور لا رمية أخرى.
    }

barsees-throw-tries-when-empty = المحاولات حين يخلو اللوح
barsees-throw-tries-when-empty-1 = حين لا جندي على اللوح لا يُرمى أكثر من المعتاد.
barsees-throw-tries-when-empty-3 = حين لا جندي على اللوح يجوز في الدور ثلاث محاولات لإدخال واحد.

barsees-throw-closed-chance = كيف يقع الودع
barsees-throw-closed-chance-0-5 = تقع الودعة مغلقة بقدر ما تقع مفتوحة.
barsees-throw-closed-chance-0-4 = تقع الودعة مغلقة أربع مرات من كل عشر، كما يقع الودع الحقيقي.

barsees-enter-by = ما يُدخل الجندي
barsees-enter-by-khal-x-slash = يدخل الجندي بالخال أو بالدست أو بالبنج.
barsees-enter-by-khal-only = لا يدخل الجندي إلا بالخال.

barsees-enter-square = أين يدخل الدست والبنج
barsees-enter-square-by-throw = يدخل الدست على خانة X، ويدخل البنج على خانة «/».
barsees-enter-square-either = يدخل الدست والبنج على خانة X أو على خانة «/»، كما يشاء اللاعب.

barsees-enter-keeps-khal = الخال بعد الدخول
barsees-enter-keeps-khal-yes = الدست والبنج يُدخلان الجندي وحدهما، ويبقى خالهما للعب.
barsees-enter-keeps-khal-no = الجندي الذي يدخل بالدست أو بالبنج يستهلك خالهما أيضا.

barsees-stack-immune = جنود مجتمعون
barsees-stack-immune-yes = لا يؤسر جنديان أو أكثر في خانة واحدة.
barsees-stack-immune-no = لا يحمي الجنود المجتمعون بعضهم: يؤسرون كلهم دفعة واحدة.

barsees-safe-share = خصمان على خانة X
barsees-safe-share-yes = يجوز أن يجتمع الخصوم على خانة X.
barsees-safe-share-no = لا يجوز النزول على خانة X فيها خصم.

barsees-capture-throw-again = بعد الأسر
barsees-capture-throw-again-yes = من أسر جنديا رمى مرة أخرى.
barsees-capture-throw-again-no = الأسر لا يمنح رمية أخرى.

barsees-kitchen-finish = دخول المطبخ
barsees-kitchen-finish-exact = يدخل الجندي المطبخ بأي رمية توافق العدد المضبوط.
barsees-kitchen-finish-khal-only = لا يخطو الجندي آخر خطوة إلى المطبخ إلا بالخال.

barsees-move-compulsory = وجوب الحركة
barsees-move-compulsory-yes = من استطاع الحركة وجبت عليه.
barsees-move-compulsory-no = من استطاع الحركة جاز له أن يمرر.

barsees-start-who = من يبدأ
barsees-start-who-random = البداية بالقرعة.
barsees-start-who-first-dest-or-banj = يرمي الجميع بالتناوب، ويبدأ صاحب أول دست أو بنج.
barsees-start-who-three-shells = يرمي كل لاعب ثلاث ودعات، ويبدأ من كان المغلق منها عنده أكثر.

barsees-direction = اتجاه الدوران
barsees-direction-anticlockwise = الجنود والأدوار تسير عكس عقارب الساعة.
barsees-direction-clockwise = الجنود والأدوار تسير مع عقارب الساعة.

barsees-view = وضع القماشة
barsees-view-x-cloth = تُفرش القماشة وأذرعها نحو الزوايا، على شكل X.
barsees-view-plus = تُفرش القماشة وأذرعها قائمة، على شكل علامة الجمع.

# كيف تختلف القوانين عما بدأت منه.
rulebook-same = كما في { $rules }
rulebook-differ =
    { $n ->
        [zero] لا تختلف عن { $rules } في شيء
        [one] تختلف عن { $rules } في نقطة واحدة
        [two] تختلف عن { $rules } في نقطتين
        [few] تختلف عن { $rules } في { $count } نقاط
        [many] تختلف عن { $rules } في { $count } نقطة
       *[other] تختلف عن { $rules } في { $count } نقطة
    }

# لماذا لا تجتمع نقطتان، أو لا توافق نقطة اللوح. القيمتان $key و$other عنوانا نقطتين.
clash-colours-are-a-side = لا تجتمع «{ $key }» و«{ $other }»: لونا اللاعب الواحد شريكان من قبل.
clash-two-fives-enter-two = لا تجتمع «{ $key }» و«{ $other }»: بنردين تُخرج خمستان قرصين على أي حال.
clash-khal-enters-at-one-square = لا تجتمع «{ $key }» و«{ $other }»: الخال يدخل من خانة واحدة، فلا اختيار.
clash-khal-is-spent = لا تجتمع «{ $key }» و«{ $other }»: إذا كان الدخول بالخال وحده استُهلك فيه.
clash-khal-is-part-of-throw = لا تجتمع «{ $key }» و«{ $other }»: الخال الذي هو جزء من رميته لا يبقى بعدها.
clash-not-so-many-seats = تطلب «{ $key }» مقاعد أكثر مما في هذا اللوح.
clash-odd-colours = لا توافق «{ $key }» هذا اللوح: العدد الفردي من الألوان لا يُقسم اثنين اثنين.
clash-no-seat-across = لا توافق «{ $key }» هذا اللوح: الشريكان متقابلان، ويلزم لذلك أربعة مقاعد أو ستة أو ثمانية.
clash-no-two-teams = لا توافق «{ $key }» هذا اللوح: تناوب المقاعد بين فريقين يلزمه ستة مقاعد أو ثمانية.
clash-partner-absent = لا توافق «{ $key }» من يلعبون: هناك من ليس لشريكه مكان إلى الطاولة.

flaw-too-few = لا بد أن يلعب طرفان على الأقل.
flaw-one-team = كل من يلعبون في فريق واحد، فلا خصم لهم.
flaw-no-such-seat = تذكر «{ $key }» المقعد { $letter }، ولا وجود له في هذا اللوح.
flaw-not-in-play = المقعد { $letter } في فريق أو طرف، لكنه لا يلعب.
flaw-seat-twice = المقعد { $letter } مذكور مرتين.
flaw-split-side = ألوان اللاعب الواحد في فرق مختلفة.
flaw-too-many-people = عدد الأشخاص أكبر من الأماكن إلى الطاولة.
flaw-other-family = هذه القوانين للعبة أخرى غير لعبة هذا اللوح.
flaw-board-too-short = طرق هذا اللوح أقصر مما تتطلبه هذه القوانين.
flaw-file = في الملف خطأ عند { $place }.

# ما الخطأ في سطر القوانين. القيمة $name نقطة كما يكتبها السطر، و$value ما يأتي بعدها.
line-empty = ليس في هذا النص سطر قوانين، فسطر القوانين يبدأ مثل { $example }.
line-several = في هذا النص عدة أسطر قوانين، ولا يؤخذ إلا واحد.
line-version = هذا السطر مكتوب للإصدار { $found }، وهذا البرنامج يقرأ الإصدار { $known }.
line-preset = لا قوانين باسم «{ $found }»، فاختاروا { $known }.
line-word = «{ $found }» ليس قانونا: القانون اسم وعلامة مساواة وقيمة.
line-key = لا قانون باسم «{ $name }».
line-key-near = لا قانون باسم «{ $name }»، ولعل المقصود «{ $near }».
line-twice = ذُكر «{ $name }» مرتين.
line-value = لا يكون «{ $name }» بقيمة «{ $value }»، بل بقيمة { $wanted }.

wanted-number = أي عدد صحيح من { $first } إلى { $last }
wanted-number-or-none = «none» أو أي عدد صحيح من { $first } إلى { $last }
wanted-faces = أي وجوه من { $first } إلى { $last } بينها علامة زائد
wanted-set = { $words }، أو عدة منها بينها علامة زائد
wanted-seats = «any» أو عدد من { $first } إلى { $last } أو حروف مقاعد بينها علامة زائد

# أسماء يعطيها اللاعبون لقوانينهم.
name-empty = لا تُحفظ القوانين بلا اسم.
name-too-long =
    { $n ->
        [zero] لا يزيد الاسم على { $count } حرف.
        [one] لا يزيد الاسم على حرف واحد.
        [two] لا يزيد الاسم على حرفين.
        [few] لا يزيد الاسم على { $count } أحرف.
        [many] لا يزيد الاسم على { $count } حرفا.
       *[other] لا يزيد الاسم على { $count } حرف.
    }

# صفحة قوانين البيت وما فيها.
house-rules = قوانين البيت
house-rules-begin = الانطلاق من
house-rules-own = قوانينكم
house-rules-forget = حذف «{ $name }»
house-rules-forget-sure = حذفها فعلا؟
house-rules-broken = في قوانين الملف { $path } أخطاء، فتُركت جانبا.
house-rules-undo-all = التراجع عن الكل
house-rules-keep = حفظ باسم
house-rules-send = إرسال أو لصق
house-rules-done = تم
rulebook-base = { $rules }: { $sentence }
rulebook-undo = كما في { $rules }

keep-rules = حفظ
keep-rules-name = ما اسم هذه القوانين؟
keep-rules-about = هذه اللعبة تجري بها على كل حال، أما الاسم فليسهل الرجوع إليها في ألعاب أخرى، وإذا تكرر الاسم حلت محل القديمة.

send-rules-out = قوانينكم في سطر
send-rules-copy = نسخ
send-rules-in = سطر من غيركم
send-rules-paste = لصق
send-rules-about = الصقوا رسالة فيها سطر قوانين، وهنا يظهر ما فيه.
send-rules-take = اللعب بهذه القوانين
