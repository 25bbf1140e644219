# Lo que ha pasado, una frase por hecho. $family es parchis o barsees.

fact-start-rolled = { $seat } saca un { $value } para ver quién empieza.
fact-start-tied = { $seats } empatan con un { $value } y vuelven a tirar.
fact-starter-chosen = Empieza { $seat }.
fact-starter-drawn = Por sorteo empieza { $seat }.

fact-thrown-die = { $seat } saca un { $value }.
fact-thrown-dice = { $seat } saca { $first } y { $second }.
fact-thrown-cowries = { $seat } saca { $throw }.
fact-token-banked = { $seat } tiene un { $token } por jugar.
fact-token-spent = { $seat } juega un { $token }.

fact-entered =
    { $family ->
        [barsees] { $seat } mete un peón en el paño.
       *[parchis] { $seat } saca ficha a { $square }.
    }
fact-moved =
    { $family ->
        [barsees]
            { $seat } mueve un peón { $n ->
                [one] { $count } casilla
               *[other] { $count } casillas
            }.
       *[parchis]
            { $seat } avanza { $n ->
                [one] { $count } casilla
               *[other] { $count } casillas
            } hasta { $square }.
    }
fact-moved-home =
    { $n ->
        [one] { $seat } mueve un peón { $count } casilla; se tumba porque ya vuelve a la cocina.
       *[other] { $seat } mueve un peón { $count } casillas; se tumba porque ya vuelve a la cocina.
    }
fact-captured =
    { $family ->
        [barsees] { $seat } captura un peón de { $rival }.
       *[parchis] { $seat } se come una ficha de { $rival } en { $square }.
    }
fact-bonus-granted-capture =
    { $n ->
        [one] Por comer, { $seat } se gana { $count } casilla.
       *[other] Por comer, { $seat } se gana { $count } casillas.
    }
fact-bonus-granted-exit-capture =
    { $n ->
        [one] Por comer en su salida, { $seat } se gana { $count } casilla.
       *[other] Por comer en su salida, { $seat } se gana { $count } casillas.
    }
fact-bonus-granted-goal =
    { $n ->
        [one] Por llegar a la meta, { $seat } se gana { $count } casilla.
       *[other] Por llegar a la meta, { $seat } se gana { $count } casillas.
    }
fact-bonus-spent =
    { $n ->
        [one] { $seat } cuenta ahora su premio de { $count }.
       *[other] { $seat } cuenta ahora su premio de { $count }.
    }
fact-bonus-lost =
    { $n ->
        [one] Ninguna ficha de { $seat } puede contar { $count }: se pierde.
       *[other] Ninguna ficha de { $seat } puede contar { $count }: se pierden.
    }
fact-declined = { $seat } prefiere no mover.
fact-reached-goal =
    { $family ->
        [barsees] Un peón de { $seat } llega a la cocina.
       *[parchis] Una ficha de { $seat } llega a la meta.
    }
fact-bounced =
    { $n ->
        [one] Una ficha de { $seat } se pasa de la meta y retrocede { $count } casilla.
       *[other] Una ficha de { $seat } se pasa de la meta y retrocede { $count } casillas.
    }
fact-barrier-opened = { $seat } abre la barrera en { $square }.
fact-barrier-formed = { $seat } hace barrera en { $square }.

fact-sent-back-third-six = Tercer seis seguido: la última ficha que ha movido { $seat } vuelve a casa.
fact-sent-back-third-double = Dobles por tercera vez seguida: la última ficha que ha movido { $seat } vuelve a casa.
fact-sent-back-huff = { $seat } podía comer y no ha comido: la ficha movida vuelve a casa.

fact-kept-turn-six = Un seis: { $seat } repite tirada.
fact-kept-turn-double = Dobles: { $seat } repite tirada.
fact-kept-turn-special = Con { $throw }, { $seat } repite tirada.
fact-kept-turn-capture = Por capturar, { $seat } repite tirada.
fact-kept-turn-try = Aún no hay nada en el paño: { $seat } repite tirada.

fact-no-move = { $seat } no puede mover.
fact-token-forfeited = { $seat } no puede usar el { $token } y lo pierde.

fact-turn-passed-ended = Le toca a { $next }.
fact-turn-passed-no-move = { $seat } no puede mover; le toca a { $next }.
fact-turn-passed-needs-entry =
    { $family ->
        [barsees] { $seat } necesita { $entry } para meter un peón; le toca a { $next }.
       *[parchis] { $seat } necesita un { $entry } para sacar ficha; le toca a { $next }.
    }
fact-turn-passed-needs-sum = { $seat } necesita un { $entry } para sacar ficha, en un dado o sumando los dos; le toca a { $next }.
fact-turn-passed-third-six = Tercer seis de { $seat }; le toca a { $next }.
fact-turn-passed-third-double = { $seat } saca dobles por tercera vez; le toca a { $next }.
fact-turn-passed-huff = { $seat } no ha comido pudiendo comer; le toca a { $next }.
fact-turn-passed-placed = { $seat } ha terminado; le toca a { $next }.

fact-finished = { $seat } ha terminado y sigue jugando por su pareja.
fact-placed = { $place } para { $seat }.
fact-game-over = { $seat } gana la partida.
fact-game-over-team = { $seats } ganan la partida.
