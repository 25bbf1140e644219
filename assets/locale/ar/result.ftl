# الاستراحة والنتيجة.

result-number = { $n }
result-numbers = اللعبة بالأرقام
result-story = كيف جرت اللعبة
result-other-seats = مقاعد أخرى
result-title = إلى شاشة البداية
result-throws = الرميات
result-sixes = رميات الستة
result-doubles = تساوي النردين
result-special = رميات خاصة
result-captures =
    { $family ->
        [barsees] جنود أُسروا
       *[parchis] أقراص التُهمت
    }
result-lost =
    { $family ->
        [barsees] جنود ضاعوا
       *[parchis] أقراص ضاعت
    }
result-barriers = السدود
result-bonus = خانات الغنائم
result-longest = أطول نقلة
result-turns =
    { $n ->
        [zero] دامت اللعبة { $count } دور.
        [one] دامت اللعبة دورا واحدا.
        [two] دامت اللعبة دورين.
        [few] دامت اللعبة { $count } أدوار.
        [many] دامت اللعبة { $count } دورا.
       *[other] دامت اللعبة { $count } دور.
    }
result-capture =
    { $family ->
        [barsees]
            { $n ->
                [zero] في الدور { $number } وقع جندي { $rival } في يد { $seat } بعد أن قطع { $count } خانة.
                [one] في الدور { $number } وقع جندي { $rival } في يد { $seat } بعد أن قطع خانة واحدة.
                [two] في الدور { $number } وقع جندي { $rival } في يد { $seat } بعد أن قطع خانتين.
                [few] في الدور { $number } وقع جندي { $rival } في يد { $seat } بعد أن قطع { $count } خانات.
                [many] في الدور { $number } وقع جندي { $rival } في يد { $seat } بعد أن قطع { $count } خانة.
               *[other] في الدور { $number } وقع جندي { $rival } في يد { $seat } بعد أن قطع { $count } خانة.
            }
       *[parchis]
            { $n ->
                [zero] في الدور { $number } التُهم قرص { $rival } على يد { $seat } بعد أن قطع { $count } خانة.
                [one] في الدور { $number } التُهم قرص { $rival } على يد { $seat } بعد أن قطع خانة واحدة.
                [two] في الدور { $number } التُهم قرص { $rival } على يد { $seat } بعد أن قطع خانتين.
                [few] في الدور { $number } التُهم قرص { $rival } على يد { $seat } بعد أن قطع { $count } خانات.
                [many] في الدور { $number } التُهم قرص { $rival } على يد { $seat } بعد أن قطع { $count } خانة.
               *[other] في الدور { $number } التُهم قرص { $rival } على يد { $seat } بعد أن قطع { $count } خانة.
            }
    }
result-lead =
    { $n ->
        [zero] لم تتبدل الصدارة، ومنذ الدور { $number } بقيت في يد { $seat }.
        [one] تبدلت الصدارة مرة واحدة، ومنذ الدور { $number } بقيت في يد { $seat }.
        [two] تبدلت الصدارة مرتين، ومنذ الدور { $number } بقيت في يد { $seat }.
        [few] تبدلت الصدارة { $count } مرات، ومنذ الدور { $number } بقيت في يد { $seat }.
        [many] تبدلت الصدارة { $count } مرة، ومنذ الدور { $number } بقيت في يد { $seat }.
       *[other] تبدلت الصدارة { $count } مرة، ومنذ الدور { $number } بقيت في يد { $seat }.
    }
result-lead-always = منذ الدور { $number } كانت الصدارة في يد { $seat } حتى النهاية.
pause-leave = حفظ ومغادرة
pause-saved = لعبتكم محفوظة.
pause-not-saved = يتعذر حفظ لعبتكم الآن.
pause-restart-warning = تبدأ اللعبة نفسها من جديد، ويضيع ما لعبتموه حتى الآن.
pause-restart-title = البدء من جديد؟
