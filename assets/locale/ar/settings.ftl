# الإعدادات.

settings-group-language = اللغة
settings-language = اللغة
settings-language-system = لغة الجهاز: { $name }
settings-digits = الأرقام في العربية
settings-digits-usual = المعتادة
menu-digits-western = 0 1 2 3
menu-digits-arabic-indic = ٠ ١ ٢ ٣

settings-group-sound = الصوت
settings-volume = مستوى الصوت
settings-effects = المؤثرات
settings-music = الموسيقى
settings-muted = كتم الصوت
settings-named = { $name }
settings-percent = { $number }٪

settings-group-play = اللعب
settings-speed = السرعة
settings-speed-normal = عادية
settings-speed-fast = سريعة
settings-speed-instant = فورية
settings-marks = تمييز ما يمكن تحريكه ووجهته
settings-preview = إظهار الطريق قبل النقلة
settings-auto-move = لعب النقلة الوحيدة تلقائيا
settings-confirm = لا تُلعب النقلة إلا بضغطة ثانية
settings-reduced-motion = حركة أقل

settings-group-display = العرض
settings-look = شكل الطاولة
settings-look-usual = حسب اللعبة
settings-look-wood = لوح خشبي مطبوع
settings-look-cloth = قماش مطرز
settings-look-flat = ألوان مسطحة
settings-text-size = حجم الخط
settings-fullscreen = ملء الشاشة
settings-monitor = الشاشة
settings-monitor-any = الشاشة الحالية

settings-group-files = في ملف
settings-files-save = حفظ كل شيء في ملف
settings-files-open = الأخذ من ملف

settings-reset = الإعدادات المعتادة
settings-reset-sure = استعادة كل شيء؟
