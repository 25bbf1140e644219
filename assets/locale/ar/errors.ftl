# ما قد يتعطل خارج اللعب، جملة لكل حالة.

error-no-display = لا توجد شاشة تُفتح عليها النافذة.
error-no-graphics = بطاقة الرسوم أو برنامج تشغيلها لا يستطيع رسم اللعبة.
error-no-sound = لا يوجد جهاز صوت، فاللعب صامت.
error-second-copy = اللعبة مفتوحة من قبل، والنسخة الأولى وحدها تحفظ.
error-folder-read-only = تتعذر الكتابة في { $path }، فلن تُحفظ هذه اللعبة.
error-storage-full = لا مساحة باقية لحفظ اللعبة.
error-storage-forbidden = هذا المتصفح يمنع تخزين البيانات، فلن تُحفظ اللعبة.
error-save-failed = تعذر حفظ اللعبة في { $path }.
error-save-broken = اللعبة المحفوظة في { $path } تالفة وقد وُضعت جانبا.
error-save-newer = اللعبة المحفوظة في { $path } من إصدار أحدث من هذا البرنامج.
error-saved-again = عاد حفظ اللعبة.
error-no-home = لا يوجد مجلد شخصي، فلن تُحفظ اللعبة.
error-settings-broken = الإعدادات في { $path } تالفة، فتُستعمل الإعدادات المعتادة.
error-settings-values = بعض الإعدادات في { $path } لا يصلح، فتُستعمل الإعدادات المعتادة مكانه.
error-settings-newer = الإعدادات في { $path } من إصدار أحدث من هذا البرنامج، فتُستعمل الإعدادات المعتادة.
error-settings-read-only = تتعذر الكتابة في { $path }، فتدوم الإعدادات الجديدة حتى تُغلق اللعبة.
error-settings-full = لا مساحة باقية، فتدوم الإعدادات الجديدة حتى تُغلق اللعبة.
error-settings-not-kept = لا يمكن حفظ الإعدادات هنا، فتدوم الإعدادات الجديدة حتى تُغلق اللعبة.
error-setup-broken = آخر لعبة أُعدّت، في { $path }، تالفة وقد وُضعت جانبا.
error-setup-newer = آخر لعبة أُعدّت، في { $path }، من إصدار أحدث من هذا البرنامج.
error-setup-read-only = تتعذر الكتابة في { $path }، فلن تُذكر اللعبة التي أُعدّت.
error-setup-not-kept = لن تُذكر اللعبة التي أُعدّت.
error-level-missing = لا توجد لعبة باسم { $name }.
error-level-broken = في ملفات اللعبة { $name } أخطاء ولا يمكن لعبها.
error-asset-missing = الملف { $path } من ملفات اللعبة مفقود.
error-stopped = توقفت اللعبة في المرة الماضية على غير انتظار، وما لعبتموه محفوظ، وفي { $path } تقرير بما جرى.
