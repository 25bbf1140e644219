# Los ajustes.

settings-group-language = Idioma
settings-language = Idioma
settings-language-system = El del sistema: { $name }
settings-digits = Cifras en árabe
settings-digits-usual = Las de siempre
menu-digits-western = 0 1 2 3
menu-digits-arabic-indic = ٠ ١ ٢ ٣

settings-group-sound = Sonido
settings-volume = Volumen
settings-effects = Efectos
settings-music = Música
settings-muted = Silencio
settings-named = { $name }
settings-percent = { $number } %

settings-group-play = Juego
settings-speed = Velocidad
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-instant = Al instante
settings-marks = Señalar qué se puede mover y adónde
settings-preview = Enseñar el camino antes de mover
settings-auto-move = Si solo hay una jugada, que se haga sola
settings-confirm = Mover solo al pulsar por segunda vez
settings-reduced-motion = Menos movimiento

settings-group-display = Pantalla
settings-look = Aspecto de la mesa
settings-look-usual = El de cada juego
settings-look-wood = Tablero de madera
settings-look-cloth = Paño bordado
settings-look-flat = Colores lisos
settings-text-size = Tamaño del texto
settings-fullscreen = Pantalla completa
settings-monitor = Monitor
settings-monitor-any = El que está en uso

settings-group-files = En un archivo
settings-files-save = Guardar todo en un archivo
settings-files-open = Cargar de un archivo

settings-reset = Ajustes de siempre
settings-reset-sure = ¿Restablecer todo?
