# El reglamento: capítulos, puntos y una frase para cada valor que puede tener un punto.

chapter-parchis-beginning = El comienzo
chapter-parchis-entering = La salida
chapter-parchis-sixes = Los seises
chapter-parchis-barriers = Las barreras
chapter-parchis-capturing = Comer y contar
chapter-parchis-goal = La meta
chapter-parchis-teams = Las parejas
chapter-parchis-colours = Dos colores por jugador
chapter-parchis-dice = Los dados

chapter-barsees-cloth = El paño
chapter-barsees-throwing = Las tiradas
chapter-barsees-entering = La entrada
chapter-barsees-moving = Mover y capturar
chapter-barsees-kitchen = La cocina

parchis-start-who = Quién empieza
parchis-start-who-highest-roll = Cada cual tira una vez y empieza quien saque más; si hay empate, desempatan tirando otra vez.
parchis-start-who-yellow = Empieza siempre el amarillo; si nadie lo lleva, el asiento siguiente.

parchis-seats-in-play = Quién juega
parchis-seats-in-play-any = Se juega en todos los asientos del tablero.
parchis-seats-in-play-some =
    { $n ->
        [one] Solo se juega en { $count } asiento.
       *[other] Solo se juega en { $count } asientos, tan separados como permita el tablero.
    }
parchis-seats-in-play-these = Solo se ocupan estos asientos: { $seats }.

parchis-start-pieces-out = Fichas fuera al empezar
parchis-start-pieces-out-0 = Al empezar, todas las fichas esperan en casa.
parchis-start-pieces-out-1 = Al empezar, una ficha de cada color está ya en su salida.
parchis-start-pieces-out-2 = Al empezar, dos fichas de cada color están ya en su salida.

parchis-enter-on = Con qué se saca ficha
parchis-enter-on-some = Se saca ficha de casa con un { $faces }.

parchis-enter-compulsory = Salida obligatoria
parchis-enter-compulsory-yes = Quien puede sacar ficha tiene que sacarla.
parchis-enter-compulsory-no = Quien puede sacar ficha puede mover otra en su lugar.

parchis-enter-double = Dos fichas a la vez
parchis-enter-double-never = Cada tirada saca una sola ficha.
parchis-enter-double-first-five = La primera vez que alguien saca el número de salida, salen dos fichas a la vez.
parchis-enter-double-first-throw = Si la primerísima tirada de un jugador sirve para salir, salen dos fichas a la vez.
parchis-enter-double-exit-and-five = Siempre que se saca ficha salen dos: una a la salida y otra cinco casillas más allá.

parchis-exit-one-rival = Una ficha rival en la salida
parchis-exit-one-rival-share = La ficha que sale comparte la casilla con una ficha rival que esté sola en la salida.
parchis-exit-one-rival-capture = La ficha que sale se come la ficha rival que esté sola en la salida.

parchis-exit-two-rivals = Dos colores en la salida
parchis-exit-two-rivals-capture-last = De dos fichas rivales de distinto color en la salida, quien saca ficha se come la última en llegar.
parchis-exit-two-rivals-capture-both = De dos fichas rivales de distinto color en la salida, quien saca ficha se come las dos.
parchis-exit-two-rivals-blocked = Dos fichas rivales de distinto color en la salida no dejan sacar ficha.

parchis-exit-rival-pair = Barrera rival en la salida
parchis-exit-rival-pair-capture-last = De dos fichas rivales del mismo color en la salida, quien saca ficha se come la última en llegar.
parchis-exit-rival-pair-capture-both = De dos fichas rivales del mismo color en la salida, quien saca ficha se come las dos.
parchis-exit-rival-pair-blocked = Dos fichas rivales del mismo color en la salida no dejan sacar ficha.

parchis-six-steps-none-home = El seis sin nadie en casa
parchis-six-steps-none-home-one =
    { $n ->
        [one] Sin nadie en casa, el seis cuenta { $count } casilla.
       *[other] Sin nadie en casa, el seis cuenta { $count } casillas.
    }
parchis-six-steps-none-home-two = Sin nadie en casa, el seis cuenta { $first } o { $second } casillas, a elegir.

parchis-six-none-home-means = Cuándo la casa está vacía
parchis-six-none-home-means-none-home = La casa está vacía cuando no espera en ella ninguna ficha del jugador, aunque alguna haya llegado ya a la meta.
parchis-six-none-home-means-all-on-track = La casa solo se da por vacía mientras todas las fichas del jugador están en camino: ninguna en casa y ninguna en la meta.
parchis-six-none-home-means-per-colour = Con dos colores, cada uno mira solo sus propias fichas para saber si la casa está vacía.

parchis-six-fallback = Si la cuenta mayor no cabe
parchis-six-fallback-yes = Si la cuenta mayor no se puede hacer, el seis vale seis, también para abrir barrera.
parchis-six-fallback-no = Si la cuenta mayor no se puede hacer, el seis no mueve nada.

parchis-third-six-penalty = El tercer seis seguido
parchis-third-six-penalty-last-moved-home = El tercer seis no mueve nada, manda a casa la última ficha movida y acaba el turno.
parchis-third-six-penalty-none = El tercer seis no mueve nada y acaba el turno, sin más castigo.

parchis-third-six-last-moved = Cuál es la última ficha movida
parchis-third-six-last-moved-throw-move = La última ficha movida es la que movió la última tirada; contar un premio no vale.
parchis-third-six-last-moved-any-move = La última ficha movida puede ser también la que se movió contando un premio.

parchis-third-six-exempt = Dónde se libra una ficha del tercer seis
parchis-third-six-exempt-none = Del tercer seis no se libra ninguna ficha, salvo la que ya está en la meta.
parchis-third-six-exempt-goal = Del tercer seis se libra la ficha que está en la meta y ninguna más.
parchis-third-six-exempt-corridor = Del tercer seis se libra la ficha que está en el pasillo, y en la meta siempre se está a salvo.
parchis-third-six-exempt-safe = Del tercer seis se libra la ficha que está en un seguro, y en la meta siempre se está a salvo.
parchis-third-six-exempt-goal-corridor = Del tercer seis se libra la ficha que está en la meta o en el pasillo.
parchis-third-six-exempt-goal-safe = Del tercer seis se libra la ficha que está en la meta o en un seguro.
parchis-third-six-exempt-corridor-safe = Del tercer seis se libra la ficha que está en el pasillo o en un seguro, y en la meta siempre se está a salvo.
parchis-third-six-exempt-goal-corridor-safe = Del tercer seis se libra la ficha que está en la meta, en el pasillo o en un seguro.

parchis-third-six-exempt-unplayed = Si el segundo seis no se pudo jugar
parchis-third-six-exempt-unplayed-yes = Si el segundo seis no se pudo jugar, el tercero no manda a casa ninguna ficha.
parchis-third-six-exempt-unplayed-no = Aunque el segundo seis no se pudiera jugar, el tercero manda a casa una ficha.

parchis-barrier-where = Dónde puede haber barreras
parchis-barrier-where-anywhere = Dos fichas propias pueden juntarse en cualquier casilla, y eso es una barrera.
parchis-barrier-where-safe-only = Dos fichas propias solo pueden juntarse en los seguros y en el pasillo.

parchis-barrier-blocks-own = La barrera propia
parchis-barrier-blocks-own-yes = La barrera cierra el paso a todos, también a su dueño.
parchis-barrier-blocks-own-no = La barrera cierra el paso a los rivales y deja pasar a su dueño.

parchis-barrier-share-safe = Rivales en un mismo seguro
parchis-barrier-share-safe-yes = Dos fichas rivales pueden compartir un seguro.
parchis-barrier-share-safe-no = Nadie puede caer en un seguro donde haya una ficha rival.

parchis-barrier-mixed-blocks = ¿Hacen barrera dos fichas rivales?
parchis-barrier-mixed-blocks-yes = Dos fichas rivales en un mismo seguro cierran el paso a todos como una barrera, también a sus dueños.
parchis-barrier-mixed-blocks-no = Dos fichas rivales en un mismo seguro dejan pasar a todos.

parchis-open-on-six = Abrir con un seis
parchis-open-on-six-yes = Quien saca un seis tiene que abrir una barrera suya, si alguna de sus fichas se puede mover.
parchis-open-on-six-no = El seis no obliga a nadie a abrir su barrera.

parchis-open-corridor = Abrir en el pasillo
parchis-open-corridor-yes = Dos fichas juntas en el pasillo también se abren con un seis.
parchis-open-corridor-no = Dos fichas juntas en el pasillo pueden seguir así aunque salga un seis.

parchis-open-mixed = Abrir con una ficha rival
parchis-open-mixed-yes = Dos fichas rivales juntas también se abren con un seis.
parchis-open-mixed-no = La ficha que comparte casilla con una rival puede seguir ahí aunque salga un seis.

parchis-open-while-waiting = Abrir con fichas en casa
parchis-open-while-waiting-yes = La barrera se abre con un seis aunque queden fichas esperando en casa.
parchis-open-while-waiting-no = Mientras espere una ficha en casa y la salida sea obligatoria, no hay que abrir la barrera.

parchis-capture-compulsory = Obligación de comer
parchis-capture-compulsory-no = Quien puede comer puede hacer otra jugada.
parchis-capture-compulsory-yes = Quien puede comer tiene que comer.
parchis-capture-compulsory-huff = Quien podía comer y no come pierde la ficha que ha movido: vuelve a casa y se acaba el turno.

parchis-capture-bonus = Premio por comer
parchis-capture-bonus-none = Por comer no se cuenta nada.
parchis-capture-bonus-some =
    { $n ->
        [one] Por cada ficha comida se cuenta { $count } casilla con cualquiera de las fichas en juego.
       *[other] Por cada ficha comida se cuentan { $count } casillas con cualquiera de las fichas en juego.
    }

parchis-goal-bonus = Premio por llegar
parchis-goal-bonus-none = Por llegar a la meta no se cuenta nada.
parchis-goal-bonus-some =
    { $n ->
        [one] Por cada ficha que llega a la meta se cuenta { $count } casilla con otra en juego.
       *[other] Por cada ficha que llega a la meta se cuentan { $count } casillas con otra en juego.
    }

parchis-bonus-compulsory = Obligación de contar
parchis-bonus-compulsory-yes = El premio que se puede contar hay que contarlo.
parchis-bonus-compulsory-no = A cualquier premio se puede renunciar.
parchis-bonus-compulsory-except-exit = El premio hay que contarlo, pero al de comer en la propia salida se puede renunciar.

parchis-goal-exact = Llegar a la meta
parchis-goal-exact-exact = A la meta solo se llega con la cuenta exacta.
parchis-goal-exact-bounce = La ficha que se pasa de la meta retrocede por el pasillo lo que le sobra.

parchis-end-when = El final de la partida
parchis-end-when-first = La partida acaba en cuanto alguien lleva todas sus fichas a la meta.
parchis-end-when-places = Cuando termina el primero, los demás siguen jugando por los otros puestos.

parchis-team-form = Quiénes juegan juntos
parchis-team-form-none = Cada cual juega por su cuenta.
parchis-team-form-opposite = Forman pareja quienes se sientan frente a frente.
parchis-team-form-alternate = Los asientos alternos juegan juntos y forman dos equipos.

parchis-team-exit = Sacar ficha en pareja
parchis-team-exit-all-rivals = En pareja, la ficha que sale se come todas las rivales de su salida.
parchis-team-exit-as-alone = En pareja, a las rivales de la salida les pasa lo mismo que cuando cada cual va por su cuenta.

parchis-team-capture = Comer al compañero
parchis-team-capture-yes = Los compañeros se comen entre sí como rivales.
parchis-team-capture-no = Los compañeros no se comen: comparten casilla y juntos solo cierran el paso a los rivales.

parchis-team-win = Cuándo ganan los compañeros
parchis-team-win-both = Los compañeros ganan cuando han terminado todos.
parchis-team-win-one = Los compañeros ganan en cuanto termina uno de ellos.

parchis-team-finished = Cuando un compañero termina
parchis-team-finished-plays-partner = Quien ha terminado sigue tirando para las fichas de su pareja.
parchis-team-finished-skipped = Quien ha terminado ya no tira y espera a su pareja.

parchis-side-colours-each = Colores de cada jugador
parchis-side-colours-each-1 = Cada jugador lleva un color y cuatro fichas.
parchis-side-colours-each-2 = Cada jugador lleva dos colores y ocho fichas, y la tirada vale para cualquiera de ellas.

parchis-side-grouping = Qué dos colores
parchis-side-grouping-opposite = Los dos colores de un jugador están uno enfrente del otro.
parchis-side-grouping-adjacent = Los dos colores de un jugador están uno al lado del otro.

parchis-side-house = La casa de los dos colores
parchis-side-house-own = Cada uno de los dos colores de un jugador espera en su propia casa.
parchis-side-house-shared = Las ocho fichas de un jugador esperan juntas en una sola casa.

parchis-dice-count = Cuántos dados
parchis-dice-count-1 = Se tira un dado.
parchis-dice-count-2 = Se tiran dos dados: cada uno es una jugada, o una ficha se lleva la suma, y con dobles se repite tirada.

barsees-seats = Asientos en torno al paño
barsees-seats-2 = Juegan dos bandos, uno enfrente del otro.
barsees-seats-4 = Juegan cuatro bandos, uno en cada brazo del paño.

barsees-team = Quiénes juegan juntos
barsees-team-none = Cada cual juega por su cuenta.
barsees-team-shared = En cada bando, dos personas se turnan con los mismos cuatro peones.
barsees-team-pairs = Los compañeros se sientan frente a frente, con cuatro peones cada uno; no se capturan y ganan juntos.

barsees-throw-banj = Lo que cuenta banj
barsees-throw-banj-25 = Banj cuenta { $count } pasos, y además un khal.
barsees-throw-banj-24 = Banj cuenta { $count } pasos, y su khal completa el siguiente.

barsees-throw-khal = El khal de dest y banj
barsees-throw-khal-separate = El khal de dest y de banj es un paso aparte, para cualquier peón.
barsees-throw-khal-merged = El khal de dest y de banj se juega con ellos en una sola jugada, salvo que ese paso meta un peón en el paño o en la cocina.

barsees-throw-use = Cuándo se juegan las tiradas
barsees-throw-use-banked = Las tiradas de un turno se juntan primero y luego se juegan en cualquier orden.
barsees-throw-use-at-once = Cada tirada se juega antes de la siguiente.

barsees-throw-cap = Máximo de tiradas por turno
barsees-throw-cap-none = Se sigue tirando hasta que salga dwaq, tlate o arba, por mucho que tarde.
barsees-throw-cap-some =
    { $n ->
        [one] Después de { $count } tirada en un turno ya no hay otra.
       *[other] Después de { $count } tiradas en un turno ya no hay otra.
    }

barsees-throw-tries-when-empty = Intentos con el paño vacío
barsees-throw-tries-when-empty-1 = Sin peones en el paño no se tira más veces que de costumbre.
barsees-throw-tries-when-empty-3 = Sin peones en el paño se puede intentar tres veces por turno meter uno.

barsees-throw-closed-chance = Cómo caen los cauris
barsees-throw-closed-chance-0-5 = Un cauri cae cerrado tantas veces como abierto.
barsees-throw-closed-chance-0-4 = Un cauri cae cerrado cuatro veces de cada diez, como los de verdad.

barsees-enter-by = Con qué entra un peón
barsees-enter-by-khal-x-slash = Un peón entra con khal, con dest o con banj.
barsees-enter-by-khal-only = Un peón entra solo con khal.

barsees-enter-square = Dónde entran dest y banj
barsees-enter-square-by-throw = Con dest se entra en la X y con banj en la «/».
barsees-enter-square-either = Con dest y con banj se entra en la X o en la «/», a elegir.

barsees-enter-keeps-khal = El khal después de entrar
barsees-enter-keeps-khal-yes = Dest y banj meten un peón por sí solos, y su khal queda por jugar.
barsees-enter-keeps-khal-no = El peón que entra con dest o con banj gasta también su khal.

barsees-stack-immune = Peones juntos
barsees-stack-immune-yes = Dos peones o más en una casilla no se pueden capturar.
barsees-stack-immune-no = Los peones de una casilla no se protegen: se capturan todos de una vez.

barsees-safe-share = Rivales en una X
barsees-safe-share-yes = Los rivales pueden estar juntos en una X.
barsees-safe-share-no = Nadie puede caer en una X donde haya un rival.

barsees-capture-throw-again = Después de capturar
barsees-capture-throw-again-yes = Quien captura repite tirada.
barsees-capture-throw-again-no = Capturar no da otra tirada.

barsees-kitchen-finish = Entrar en la cocina
barsees-kitchen-finish-exact = Un peón entra en la cocina con cualquier cuenta exacta.
barsees-kitchen-finish-khal-only = Un peón da el último paso a la cocina solo con un khal.

barsees-move-compulsory = Obligación de mover
barsees-move-compulsory-yes = Quien puede mover tiene que mover.
barsees-move-compulsory-no = Quien puede mover puede también pasar.

barsees-start-who = Quién empieza
barsees-start-who-random = Se echa a suertes quién empieza.
barsees-start-who-first-dest-or-banj = Todos tiran por turno y empieza quien saque el primer dest o banj.
barsees-start-who-three-shells = Cada cual tira tres cauris y empieza quien tenga más cerrados.

barsees-direction = El sentido de la marcha
barsees-direction-anticlockwise = Peones y turnos van en sentido contrario a las agujas del reloj.
barsees-direction-clockwise = Peones y turnos van en el sentido de las agujas del reloj.

barsees-view = Cómo se extiende el paño
barsees-view-x-cloth = El paño se extiende con los brazos hacia las esquinas, como una X.
barsees-view-plus = El paño se extiende con los brazos rectos, como un signo de sumar.

# Cómo está un reglamento respecto al de partida.
rulebook-same = Como en { $rules }
rulebook-differ =
    { $n ->
        [one] Se aparta de { $rules } en { $count } punto
       *[other] Se aparta de { $rules } en { $count } puntos
    }

# Por qué dos puntos no van juntos, o uno no va con el tablero. $key y $other son títulos de puntos.
clash-colours-are-a-side = «{ $key }» no va con «{ $other }»: los dos colores de un jugador ya son pareja.
clash-two-fives-enter-two = «{ $key }» no va con «{ $other }»: con dos dados, dos cincos ya sacan dos fichas.
clash-khal-enters-at-one-square = «{ $key }» no va con «{ $other }»: con khal se entra en una sola casilla y no hay nada que elegir.
clash-khal-is-spent = «{ $key }» no va con «{ $other }»: si solo se entra con khal, al entrar se gasta.
clash-khal-is-part-of-throw = «{ $key }» no va con «{ $other }»: un khal que forma parte de su tirada no puede sobrar.
clash-not-so-many-seats = «{ $key }» pide más asientos de los que tiene este tablero.
clash-odd-colours = «{ $key }» no va con este tablero: un número impar de colores no se reparte de dos en dos.
clash-no-seat-across = «{ $key }» no va con este tablero: los compañeros se sientan frente a frente, y para eso hacen falta cuatro asientos, seis u ocho.
clash-no-two-teams = «{ $key }» no va con este tablero: dos equipos de asientos alternos solo caben con seis u ocho asientos.
clash-partner-absent = «{ $key }» no va con quienes juegan: a alguien le falta el compañero en la mesa.

flaw-too-few = Tienen que jugar al menos dos bandos.
flaw-one-team = Todos los que juegan son del mismo equipo y no queda nadie contra quien jugar.
flaw-no-such-seat = «{ $key }» nombra el asiento { $letter }, que este tablero no tiene.
flaw-not-in-play = El asiento { $letter } está en un equipo o un bando, pero no juega.
flaw-seat-twice = El asiento { $letter } se nombra dos veces.
flaw-split-side = Los colores de un jugador están en equipos distintos.
flaw-too-many-people = Hay más personas que sitios en la mesa.
flaw-other-family = Estas reglas son de un juego distinto al del tablero.
flaw-board-too-short = Los recorridos de este tablero son demasiado cortos para estas reglas.
flaw-file = Hay un error en el archivo, en { $place }.

# Lo que falla en una línea de reglas. $name es un punto tal como lo escribe la línea, $value lo que lo sigue.
line-empty = En este texto no hay ninguna línea de reglas; una línea así empieza como { $example }.
line-several = En este texto hay varias líneas de reglas y solo se puede tomar una.
line-version = Esta línea está escrita para la versión { $found }, y este programa lee la versión { $known }.
line-preset = No hay reglas llamadas «{ $found }»; elige { $known }.
line-word = «{ $found }» no es una regla: una regla es un nombre, el signo igual y un valor.
line-key = No hay ninguna regla llamada «{ $name }».
line-key-near = No hay ninguna regla llamada «{ $name }»; quizá sea «{ $near }».
line-twice = «{ $name }» aparece dos veces.
line-value = «{ $name }» no puede ser «{ $value }»; puede ser { $wanted }.

wanted-number = cualquier número entero de { $first } a { $last }
wanted-number-or-none = «none» o cualquier número entero de { $first } a { $last }
wanted-faces = caras de { $first } a { $last } unidas con el signo más
wanted-set = { $words }, o varios de estos unidos con el signo más
wanted-seats = «any», un número de { $first } a { $last }, o letras de asientos unidas con el signo más

# Nombres que los jugadores dan a sus propias reglas.
name-empty = Para guardarse, las reglas necesitan un nombre.
name-too-long =
    { $n ->
        [one] Un nombre tiene como mucho { $count } letra.
       *[other] Un nombre tiene como mucho { $count } letras.
    }

# La página de las reglas de la casa y lo que hay en ella.
house-rules = Reglas de la casa
house-rules-begin = Partir de
house-rules-own = Las tuyas
house-rules-forget = Borrar «{ $name }»
house-rules-forget-sure = ¿Borrar de verdad?
house-rules-broken = Las reglas de { $path } tienen errores y se dejan fuera.
house-rules-undo-all = Deshacer todo
house-rules-keep = Guardar con nombre
house-rules-send = Enviar o pegar
house-rules-done = Listo
rulebook-base = { $rules }: { $sentence }
rulebook-undo = Como en { $rules }

keep-rules = Guardar
keep-rules-name = ¿Cómo se llaman estas reglas?
keep-rules-about = En esta partida ya valen. Con un nombre las encontrarás para otras partidas; con el mismo nombre sustituyen a las de antes.

send-rules-out = Tus reglas en una línea
send-rules-copy = Copiar
send-rules-in = La línea de otra persona
send-rules-paste = Pegar
send-rules-about = Pega un mensaje que lleve una línea de reglas; aquí verás lo que dice.
send-rules-take = Jugar con estas reglas
