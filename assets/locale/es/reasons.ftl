# Por qué una ficha no puede mover, una casilla no se alcanza o no se puede tirar: la causa más cercana, en una frase.

reason-barrier-at = La barrera de { $square } cierra el paso.
reason-own-barrier-at = Tu propia barrera de { $square } cierra el paso.
reason-square-full = No queda sitio en { $square }.
reason-protected-by =
    { $family ->
        [barsees] Ahí está { $seat }, a salvo en una X.
       *[parchis] Ahí está { $seat }, en un seguro.
    }
reason-safe-only-barrier = Dos fichas solo pueden juntarse en un seguro.
reason-stack-immune = Ahí hay varios peones de { $seat } y juntos no se pueden capturar.

reason-must-enter = Primero hay que sacar ficha de casa.
reason-must-open-barrier = Primero hay que abrir la barrera.
reason-must-capture = Se puede comer y es obligatorio.
reason-larger-count-first = Otra ficha puede contar más y va primero.

reason-needs-exactly =
    { $family ->
        [barsees]
            { $n ->
                [one] A este peón le falta exactamente { $count } paso para la cocina.
               *[other] A este peón le faltan exactamente { $count } pasos para la cocina.
            }
       *[parchis]
            { $n ->
                [one] A esta ficha le falta exactamente { $count } casilla para la meta.
               *[other] A esta ficha le faltan exactamente { $count } casillas para la meta.
            }
    }
reason-only-khal-finishes = A un paso de la cocina, solo un khal mete el peón.
reason-in-goal =
    { $family ->
        [barsees] Este peón ya está en la cocina.
       *[parchis] Esta ficha ya está en la meta.
    }

reason-needs-entry = Esta ficha solo sale de casa con un { $faces }.
reason-needs-sum = Esta ficha solo sale de casa con un { $faces }, en un dado o sumando los dos.
reason-needs-khal = Un peón solo entra en el paño con un khal.
reason-needs-khal-dest-banj = Un peón solo entra en el paño con khal, dest o banj.
reason-exit-own-pair = Dos fichas tuyas ocupan tu salida.
reason-exit-blocked = Las fichas rivales te cierran la salida.
reason-bonus-cannot-enter = Con un premio no se saca ficha de casa.

reason-not-your-piece =
    { $family ->
        [barsees] Este peón es de { $seat }.
       *[parchis] Esta ficha es de { $seat }.
    }
reason-not-your-turn = Le toca a { $seat }.
reason-throw-first =
    { $family ->
        [barsees] Primero hay que tirar los cauris.
       *[parchis] Primero hay que tirar.
    }
reason-already-thrown = Antes de volver a tirar hay que jugar esta tirada.
reason-not-there = Con esta tirada no se llega ahí.
reason-game-over = La partida ha terminado.
