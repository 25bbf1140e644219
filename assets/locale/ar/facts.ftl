# ما حدث في اللعب، جملة لكل حدث. القيمة $family إما parchis أو barsees.

fact-start-rolled = رمية { $seat } لتحديد البداية: { $value }.
fact-start-tied = تعادل { $seats } برمية { $value }، وتُعاد الرمية لمعرفة من يبدأ.
fact-starter-chosen = البداية من نصيب { $seat }.
fact-starter-drawn = البداية بالقرعة من نصيب { $seat }.

fact-thrown-die = رمية { $seat }: { $value }.
fact-thrown-dice = رمية { $seat }: { $first } و{ $second }.
fact-thrown-cowries = رمية { $seat }: { $throw }.
fact-token-banked = في رصيد { $seat }: { $token }.
fact-token-spent = من رصيد { $seat } تُلعب الآن: { $token }.

fact-entered =
    { $family ->
        [barsees] جندي { $seat } يدخل اللوح.
       *[parchis] قرص { $seat } يخرج من الدار إلى { $square }.
    }
fact-moved =
    { $family ->
        [barsees]
            جندي { $seat } يتحرك { $n ->
                [zero] { $count } خطوة
                [one] خطوة واحدة
                [two] خطوتين
                [few] { $count } خطوات
                [many] { $count } خطوة
               *[other] { $count } خطوة
            }.
       *[parchis]
            قرص { $seat } يتقدم { $n ->
                [zero] { $count } خانة
                [one] خانة واحدة
                [two] خانتين
                [few] { $count } خانات
                [many] { $count } خانة
               *[other] { $count } خانة
            } إلى { $square }.
    }
fact-moved-home =
    جندي { $seat } يتحرك { $n ->
        [zero] { $count } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $count } خطوات
        [many] { $count } خطوة
       *[other] { $count } خطوة
    } ويستلقي، فهو عائد إلى المطبخ.
fact-captured =
    { $family ->
        [barsees] جندي { $seat } يأسر جندي { $rival }.
       *[parchis] قرص { $seat } يلتهم قرص { $rival } في { $square }.
    }
fact-bonus-granted-capture =
    يكسب { $seat } غنيمة الالتهام: { $n ->
        [zero] { $count } خانة
        [one] خانة واحدة
        [two] خانتان
        [few] { $count } خانات
        [many] { $count } خانة
       *[other] { $count } خانة
    }.
fact-bonus-granted-exit-capture =
    يكسب { $seat } غنيمة الالتهام في المخرج: { $n ->
        [zero] { $count } خانة
        [one] خانة واحدة
        [two] خانتان
        [few] { $count } خانات
        [many] { $count } خانة
       *[other] { $count } خانة
    }.
fact-bonus-granted-goal =
    يكسب { $seat } غنيمة الوصول: { $n ->
        [zero] { $count } خانة
        [one] خانة واحدة
        [two] خانتان
        [few] { $count } خانات
        [many] { $count } خانة
       *[other] { $count } خانة
    }.
fact-bonus-spent =
    يلعب { $seat } غنيمته: { $n ->
        [zero] { $count } خانة
        [one] خانة واحدة
        [two] خانتان
        [few] { $count } خانات
        [many] { $count } خانة
       *[other] { $count } خانة
    }.
fact-bonus-lost =
    ضاعت الغنيمة، فلا قرص من أقراص { $seat } يستطيع أن يتقدم { $n ->
        [zero] { $count } خانة
        [one] خانة واحدة
        [two] خانتين
        [few] { $count } خانات
        [many] { $count } خانة
       *[other] { $count } خانة
    }.
fact-declined = تنازل { $seat } عن النقلة.
fact-reached-goal =
    { $family ->
        [barsees] جندي { $seat } يدخل المطبخ.
       *[parchis] قرص { $seat } يبلغ خانة الوصول.
    }
fact-bounced =
    قرص { $seat } يتجاوز خانة الوصول ويرتد { $n ->
        [zero] { $count } خانة
        [one] خانة واحدة
        [two] خانتين
        [few] { $count } خانات
        [many] { $count } خانة
       *[other] { $count } خانة
    }.
fact-barrier-opened = انفتح سد { $seat } في { $square }.
fact-barrier-formed = تكوّن سد من أقراص { $seat } في { $square }.

fact-sent-back-third-six = ستة للمرة الثالثة على التوالي: يعود إلى الدار آخر قرص حُرّك من أقراص { $seat }.
fact-sent-back-third-double = تساوى النردان للمرة الثالثة على التوالي: يعود إلى الدار آخر قرص حُرّك من أقراص { $seat }.
fact-sent-back-huff = قرص { $seat } يعود إلى الدار لأن الالتهام كان ممكنا ولم يُلعب.

fact-kept-turn-six = نتيجة الرمية ستة: رمية أخرى من نصيب { $seat }.
fact-kept-turn-double = النردان متساويان: رمية أخرى من نصيب { $seat }.
fact-kept-turn-special = رمية { $throw } خاصة: رمية إضافية من نصيب { $seat }.
fact-kept-turn-capture = بعد الأسر رمية إضافية من نصيب { $seat }.
fact-kept-turn-try = لا جندي على اللوح بعد: رمية أخرى من نصيب { $seat }.

fact-no-move = تعذّر اللعب على { $seat }.
fact-token-forfeited = ضاعت قيمة { $token } على { $seat } لتعذر لعبها.

fact-turn-passed-ended = الدور الآن دور { $next }.
fact-turn-passed-no-move = تعذّر اللعب على { $seat }، والدور الآن دور { $next }.
fact-turn-passed-needs-entry =
    { $family ->
        [barsees] يحتاج { $seat } إلى { $entry } لإدخال جندي، والدور الآن دور { $next }.
       *[parchis] يحتاج { $seat } إلى { $entry } لإخراج قرص، والدور الآن دور { $next }.
    }
fact-turn-passed-needs-sum = يحتاج { $seat } إلى { $entry } لإخراج قرص، بنرد واحد أو بمجموع النردين، والدور الآن دور { $next }.
fact-turn-passed-third-six = ستة ثالثة في دور { $seat }، والدور الآن دور { $next }.
fact-turn-passed-third-double = تساوى النردان ثالث مرة في دور { $seat }، والدور الآن دور { $next }.
fact-turn-passed-huff = فات { $seat } التهام ممكن، والدور الآن دور { $next }.
fact-turn-passed-placed = أتمّ { $seat } رحلته، والدور الآن دور { $next }.

fact-finished = أتمّ { $seat } رحلته، ويبقى اللعب للشريك.
fact-placed = { $place } من نصيب { $seat }.
fact-game-over = الفوز باللعبة من نصيب { $seat }.
fact-game-over-team = الفوز باللعبة من نصيب { $seats }.
