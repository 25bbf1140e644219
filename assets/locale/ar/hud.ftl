# ما يظهر على الشاشة حول اللوح وفي القوائم.

hud-throw-die = رمي النرد
hud-throw-dice = رمي النردين
hud-throw-cowries = رمي الودع
hud-throw-start = رمية: من يبدأ؟
hud-throw-start-lots = القرعة: من يبدأ؟
hud-throw-start-special = رمية: دست أو بنج؟
hud-throw-start-shells = رمي ثلاث ودعات
hud-see-result = عرض النتيجة
hud-turn = دور { $seat }
hud-choose-piece =
    { $family ->
        [barsees] دور { $seat } لاختيار جندي
       *[parchis] دور { $seat } لاختيار قرص
    }
hud-choose-token =
    { $family ->
        [barsees] دور { $seat } لاختيار رمية وجندي
       *[parchis] دور { $seat } لاختيار نرد وقرص
    }
hud-only-move = دور { $seat } للعب النقلة الوحيدة
hud-thinking = { $seat } يفكر…
hud-decline-bonus = التنازل عن الغنيمة
hud-pass = تمرير الدور
hud-consequence-captures =
    { $family ->
        [barsees] أسر جندي { $rival }
       *[parchis] التهام قرص { $rival }
    }
hud-consequence-captures-bonus =
    { $family ->
        [barsees] أسر جندي { $rival }، والغنيمة { $count }
       *[parchis] التهام قرص { $rival }، والغنيمة { $count }
    }
hud-consequence-captures-lost =
    { $family ->
        [barsees] أسر جندي { $rival }، وتضيع الغنيمة { $count } لتعذر لعبها
       *[parchis] التهام قرص { $rival }، وتضيع الغنيمة { $count } لتعذر لعبها
    }
hud-consequence-goal-bonus =
    { $family ->
        [barsees] دخول المطبخ، والغنيمة { $count }
       *[parchis] بلوغ خانة الوصول، والغنيمة { $count }
    }
hud-consequence-goal-lost =
    { $family ->
        [barsees] دخول المطبخ، وتضيع الغنيمة { $count } لتعذر لعبها
       *[parchis] بلوغ خانة الوصول، وتضيع الغنيمة { $count } لتعذر لعبها
    }
hud-consequence-enters =
    { $family ->
        [barsees] دخول اللوح
       *[parchis] خروج من الدار
    }
hud-consequence-goal =
    { $family ->
        [barsees] دخول المطبخ
       *[parchis] بلوغ خانة الوصول
    }
hud-consequence-barrier = تكوين سد
hud-consequence-opens = فتح السد
hud-unusable =
    { $family ->
        [barsees] لا يصلح الآن لأي جندي: { $token }
       *[parchis] لا يصلح الآن لأي قرص: { $token }
    }
hud-confirm = ضغطة أخرى لتُلعب النقلة
hud-paused = اللعب متوقف
hud-keys = { $throw-key } للرمي، ومن أبقاه مضغوطاً خضّ قبل الرمي، وكذلك الضغط على الصينية. { $choose-key } للاختيار، { $play-key } للعب. وتُختار رمية من عدة رميات بواسطة { $number-keys }. { $skip-key } للتخطي، { $pause-key } للإيقاف. + و - لتقريب اللوح وإبعاده، و { $whole-key } لرؤيته كله. وحين لا يبقى غير الحواسيب يُظهر { $result-key } النتيجة.

hud-help = ؟
hud-help-word = مساعدة
hud-help-hint = ما تفعله المفاتيح
hud-help-lying = الجندي المستلقي عائد إلى المطبخ.
hud-pause-hint = استراحة
hud-speed-times = ×{ $count }
hud-speed-instant = »
hud-language-ar = ع
hud-language-en = EN
hud-language-es = ES
hud-token = { $token }
# Unseen marks of direction around it keep the plus before its number.
hud-bonus-token = ‎+{ $count }‎

key-space = مفتاح المسافة
key-enter = مفتاح الإدخال
key-escape = مفتاح Esc
key-end = مفتاح End
key-arrows = مفاتيح الأسهم
key-numbers = مفاتيح الأرقام

title-game = بارتشيس وبرسيس
title-tagline = ألعاب تجمع العائلة، ولكل بيت قوانينه

menu-play = لعب
menu-continue-saved = متابعة اللعبة المحفوظة
menu-new-game-warning = اللعبة الجديدة تحل محل اللعبة المحفوظة.
menu-quit = خروج
menu-continue = متابعة
menu-restart = البدء من جديد
menu-rules = القوانين
menu-back = رجوع
menu-back-sign = ‹
menu-close-sign = ×
menu-settings = الإعدادات
menu-choose-game = اختيار اللعبة
menu-choose-seats = من يجلس إلى الطاولة؟

player-human = لاعب
player-random = حاسوب سهل
player-greedy = حاسوب متوسط
player-search = حاسوب قوي
player-empty = فارغ

result-winner = الفوز من نصيب { $seat }!
result-team = الفوز من نصيب { $seats }!
result-places = الترتيب النهائي
result-on-the-way = ما زال في الطريق:
result-rematch = لعبة أخرى

loading = تجهيز الطاولة…
