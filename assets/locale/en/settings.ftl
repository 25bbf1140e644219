# The settings.

settings-group-language = Language
settings-language = Language
settings-language-system = As the system: { $name }
settings-digits = Digits in Arabic
settings-digits-usual = As usual
menu-digits-western = 0 1 2 3
menu-digits-arabic-indic = ٠ ١ ٢ ٣

settings-group-sound = Sound
settings-volume = Volume
settings-effects = Effects
settings-music = Music
settings-muted = Mute
settings-named = { $name }
settings-percent = { $number }%

settings-group-play = Play
settings-speed = Speed
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-marks = Mark what can move, and where to
settings-preview = Show the way before a move
settings-auto-move = Play the only possible move by itself
settings-confirm = Play a move only on a second press
settings-reduced-motion = Less motion

settings-group-display = Display
settings-look = Look of the table
settings-look-usual = As each game has it
settings-look-wood = Printed board in wood
settings-look-cloth = Embroidered cloth
settings-look-flat = Flat colours
settings-text-size = Text size
settings-fullscreen = Full screen
settings-monitor = Monitor
settings-monitor-any = The one it is on

settings-group-files = As a file
settings-files-save = Save everything in a file
settings-files-open = Take from a file

settings-reset = Usual settings
settings-reset-sure = Reset everything?
