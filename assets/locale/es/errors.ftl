# Lo que puede fallar fuera del juego, una frase por caso.

error-no-sound = No hay dispositivo de sonido: se juega en silencio.
error-second-copy = El juego ya está abierto y solo guarda la primera ventana.
error-folder-read-only = No se puede escribir en { $path }: esta partida no se guardará.
error-storage-full = No queda espacio para guardar la partida.
error-storage-forbidden = Este navegador no permite guardar datos: la partida no se guardará.
error-save-failed = No se ha podido guardar la partida en { $path }.
error-save-broken = La partida guardada en { $path } está dañada y se ha apartado.
error-save-newer = La partida guardada en { $path } es de una versión más nueva del programa.
error-saved-again = Ya se puede guardar otra vez: la partida está guardada.
error-no-home = No hay carpeta personal: la partida no se guardará.
error-settings-broken = Los ajustes de { $path } están dañados: se usan los de siempre.
error-settings-values = Algunos ajustes de { $path } no sirven: en su lugar se usan los de siempre.
error-settings-newer = Los ajustes de { $path } son de una versión más nueva del programa: se usan los de siempre.
error-settings-read-only = No se puede escribir en { $path }: los cambios en los ajustes duran hasta cerrar el juego.
error-settings-full = No queda espacio: los cambios en los ajustes duran hasta cerrar el juego.
error-settings-not-kept = Aquí no se pueden guardar los ajustes: los cambios duran hasta cerrar el juego.
error-setup-broken = La última mesa preparada, en { $path }, está dañada y se ha apartado.
error-setup-newer = La última mesa preparada, en { $path }, es de una versión más nueva del programa.
error-setup-read-only = No se puede escribir en { $path }: la mesa preparada no se recordará.
error-setup-not-kept = Aquí no se puede recordar la mesa preparada.
error-stopped = La última vez el juego se cerró de repente; lo jugado está guardado y hay un informe en { $path }.
error-files-nowhere = Aquí no se puede guardar nada: no hay nada que llevar a un archivo ni sitio para cargarlo.
error-file-unknown = { $path } no es un archivo de este juego: todo queda como estaba.
error-file-newer = { $path } es de una versión más nueva del programa: todo queda como estaba.
error-file-full = No queda espacio para lo que hay en { $path }.
