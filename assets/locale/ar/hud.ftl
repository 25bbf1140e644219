# ما يظهر على الشاشة حول اللوح وفي القوائم.

hud-throw-die = رمي النرد
hud-throw-dice = رمي النردين
hud-throw-cowries = رمي الودع
hud-throw-again = رمية أخرى
hud-turn = دور { $seat }
hud-choose-piece =
    { $family ->
        [barsees] دور { $seat } لاختيار جندي
       *[parchis] دور { $seat } لاختيار قرص
    }
hud-choose-token = دور { $seat } لاختيار رمية وجندي
hud-thinking = { $seat } يفكر…
hud-place = { $place }
hud-tokens = رميات لم تُلعب بعد
hud-bonuses = غنائم لم تُلعب بعد
hud-bonus =
    { $n ->
        [zero] غنيمة { $count } خانة
        [one] غنيمة خانة واحدة
        [two] غنيمة خانتين
        [few] غنيمة { $count } خانات
        [many] غنيمة { $count } خانة
       *[other] غنيمة { $count } خانة
    }
hud-steps =
    { $n ->
        [zero] { $count } خطوة
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $count } خطوات
        [many] { $count } خطوة
       *[other] { $count } خطوة
    }
hud-decline-bonus = التنازل عن الغنيمة
hud-pass = تمرير الدور
hud-in-goal =
    { $family ->
        [barsees] في المطبخ: { $count } من { $total }
       *[parchis] في خانة الوصول: { $count } من { $total }
    }
hud-consequence-captures =
    { $family ->
        [barsees] أسر جندي { $rival }
       *[parchis] التهام قرص { $rival }
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
hud-consequence-safe = خانة مؤمنة
hud-confirm = اضغط مرة أخرى لتلعبها
hud-paused = اللعب متوقف
hud-skip = تخطي الحركة
hud-keys = { $throw-key } للرمي، { $choose-key } للاختيار، { $play-key } للعب، { $skip-key } للتخطي، { $pause-key } للإيقاف. + و - لتقريب الرقعة وإبعادها، و { $whole-key } لرؤيتها كلها.

hud-rules = §
hud-help = ؟
hud-speed-times = ×{ $count }
hud-speed-instant = »
hud-language-ar = ع
hud-language-en = EN
hud-language-es = ES
hud-token = { $token }
hud-bonus-token = +{ $count }

key-space = مفتاح المسافة
key-enter = مفتاح الإدخال
key-tab = مفتاح Tab
key-escape = مفتاح Esc
key-arrows = مفاتيح الأسهم

title-game = البارتشيس وبرسيس
title-tagline = ألعاب لوح للعائلة، ولكل بيت قوانينه

menu-play = لعب
menu-continue-saved = متابعة اللعبة المحفوظة
menu-new-game = لعبة جديدة
menu-new-game-warning = اللعبة الجديدة تحل محل اللعبة المحفوظة.
menu-quit = خروج
menu-pause = إيقاف مؤقت
menu-continue = متابعة
menu-restart = البدء من جديد
menu-leave-table = مغادرة الطاولة
menu-rules = القوانين
menu-back = رجوع
menu-back-sign = ‹
menu-close-sign = ×
menu-settings = الإعدادات
menu-choose-game = اختيار اللعبة
menu-choose-seats = من يجلس إلى الطاولة؟
menu-too-few-seats =
    { $n ->
        [zero] لا بد من شغل { $count } مقعد على الأقل.
        [one] لا بد من شغل مقعد واحد على الأقل.
        [two] لا بد من شغل مقعدين على الأقل.
        [few] لا بد من شغل { $count } مقاعد على الأقل.
        [many] لا بد من شغل { $count } مقعدا على الأقل.
       *[other] لا بد من شغل { $count } مقعد على الأقل.
    }
menu-language = اللغة

player-human = لاعب
player-random = حاسوب سهل
player-greedy = حاسوب متوسط
player-search = حاسوب قوي
player-empty = فارغ

result-winner = الفوز من نصيب { $seat }!
result-team = الفوز من نصيب { $seats }!
result-places = الترتيب النهائي
result-rematch = لعبة أخرى

loading = تجهيز الطاولة…
