# La pausa y el resultado.

result-number = { $n }
result-numbers = La partida en números
result-story = Cómo fue
result-other-seats = Otros asientos
result-title = A la portada
result-throws = Tiradas
result-sixes = Seises
result-doubles = Dobles
result-special = Tiradas que dan otra
result-captures =
    { $family ->
        [barsees] Peones capturados
       *[parchis] Fichas comidas
    }
result-lost =
    { $family ->
        [barsees] Peones perdidos
       *[parchis] Fichas perdidas
    }
result-barriers = Barreras
result-bonus = Casillas de premio
result-longest = Jugada más larga
result-turns =
    { $n ->
        [one] La partida duró { $count } turno.
       *[other] La partida duró { $count } turnos.
    }
result-capture =
    { $family ->
        [barsees]
            { $n ->
                [one] En el turno { $number }, { $seat } capturó un peón de { $rival } que había recorrido { $count } casilla.
               *[other] En el turno { $number }, { $seat } capturó un peón de { $rival } que había recorrido { $count } casillas.
            }
       *[parchis]
            { $n ->
                [one] En el turno { $number }, { $seat } se comió una ficha de { $rival } que había recorrido { $count } casilla.
               *[other] En el turno { $number }, { $seat } se comió una ficha de { $rival } que había recorrido { $count } casillas.
            }
    }
result-lead =
    { $n ->
        [one] El primer puesto cambió de manos { $count } vez; desde el turno { $number } ya no lo soltó { $seat }.
       *[other] El primer puesto cambió de manos { $count } veces; desde el turno { $number } ya no lo soltó { $seat }.
    }
result-lead-always = Desde el turno { $number }, { $seat } fue siempre en cabeza.
pause-leave = Guardar y salir
pause-saved = La partida está guardada.
pause-not-saved = Ahora mismo la partida no se puede guardar.
pause-restart-warning = La misma partida empieza de nuevo y se pierde lo jugado hasta ahora.
pause-restart-title = ¿Empezar de nuevo?
