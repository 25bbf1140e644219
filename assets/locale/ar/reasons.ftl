# لماذا لا يتحرك قرص أو لا تُبلغ خانة أو لا تُرمى رمية: أقرب سبب في جملة واحدة.

reason-barrier-at = السد في { $square } يغلق الطريق.
reason-own-barrier-at = سدك في { $square } يغلق الطريق.
reason-square-full = لم يبق مكان في { $square }.
reason-protected-by =
    { $family ->
        [barsees] هناك جندي من جنود { $seat } محمي على خانة X آمنة.
       *[parchis] هناك قرص من أقراص { $seat } في خانة مؤمنة.
    }
reason-safe-only-barrier = لا يجتمع قرصان إلا في الخانات المؤمنة.
reason-stack-immune = هناك عدة جنود من جنود { $seat }، ولا يمكن أسرهم مجتمعين.

reason-must-enter = يجب أولا إخراج قرص من الدار.
reason-must-open-barrier = يجب أولا فتح السد.
reason-must-capture = الالتهام ممكن وهو إجباري.
reason-larger-count-first = قرص آخر يستطيع لعب العدد الأكبر، وله الأولوية.

reason-needs-exactly =
    { $family ->
        [barsees]
            لدخول المطبخ يحتاج هذا الجندي إلى { $n ->
                [zero] { $count } خطوة
                [one] خطوة واحدة
                [two] خطوتين
                [few] { $count } خطوات
                [many] { $count } خطوة
               *[other] { $count } خطوة
            } بالضبط.
       *[parchis]
            لبلوغ خانة الوصول يحتاج هذا القرص إلى { $n ->
                [zero] { $count } خانة
                [one] خانة واحدة
                [two] خانتين
                [few] { $count } خانات
                [many] { $count } خانة
               *[other] { $count } خانة
            } بالضبط.
    }
reason-only-khal-finishes = على بعد خطوة واحدة من المطبخ لا يدخل الجندي إلا بالخال.
reason-in-goal =
    { $family ->
        [barsees] هذا الجندي صار في المطبخ.
       *[parchis] هذا القرص صار في خانة الوصول.
    }

reason-needs-entry = لا يخرج هذا القرص من الدار إلا بنتيجة { $faces }.
reason-needs-sum = لا يخرج هذا القرص من الدار إلا بنتيجة { $faces }، بنرد واحد أو بمجموع النردين.
reason-needs-khal = لا يدخل الجندي اللوح إلا بالخال.
reason-needs-khal-dest-banj = لا يدخل الجندي اللوح إلا بالخال أو الدست أو البنج.
reason-exit-own-pair = في المخرج قرصان من أقراصك ولا مكان لثالث.
reason-exit-blocked = أقراص الخصوم تسد المخرج.
reason-bonus-cannot-enter = الغنيمة لا تُخرج قرصا من الدار.

reason-not-your-piece =
    { $family ->
        [barsees] هذا الجندي من جنود { $seat }.
       *[parchis] هذا القرص من أقراص { $seat }.
    }
reason-not-your-turn = الدور الآن دور { $seat }.
reason-throw-first =
    { $family ->
        [barsees] يجب رمي الودع أولا.
       *[parchis] يجب رمي النرد أولا.
    }
reason-already-thrown = يجب لعب هذه الرمية قبل رمية أخرى.
reason-not-there = هذه الرمية لا توصل إلى هناك.
reason-game-over = انتهت اللعبة.
