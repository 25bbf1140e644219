# La portada y la preparación de una partida.

title-continue = Seguir
title-quick = Jugar ya
title-quick-about = { $game }: { $seats }

replace-title = Hay una partida guardada
replace-new = Empezar otra partida

setup-title = Preparar una partida
setup-family-parchis = Parchís
setup-family-barsees = Barsees
setup-seats =
    { $n ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }
setup-form-alone = Todos contra todos
setup-form-two = Uno contra uno
setup-form-together = En equipo
setup-turn = { $number }.
setup-partners = con { $seats }
setup-name = Nombre
setup-swap = Cambiar de sitio con { $seat }
setup-people =
    { $n ->
        [one] { $count } persona
       *[other] { $count } personas
    }
setup-computers =
    { $n ->
        [one] { $count } ordenador
       *[other] { $count } ordenadores
    }
setup-sits-named = { $seat } ({ $name })
setup-sits-human = { $seat } (una persona)
setup-sits-random = { $seat } (ordenador, fácil)
setup-sits-greedy = { $seat } (ordenador, medio)
setup-said = { $game }: { $seats }.
setup-fair = Todos los asientos ganan casi lo mismo: entre el { $least } y el { $most } % cada uno en { $games } partidas al azar.
setup-fair-even = Todos los asientos ganan lo mismo: el { $least } % cada uno en { $games } partidas al azar.
setup-fair-sides = Todos los bandos ganan casi lo mismo: entre el { $least } y el { $most } % cada uno en { $games } partidas al azar.
setup-fair-even-sides = Todos los bandos ganan lo mismo: el { $least } % cada uno en { $games } partidas al azar.
setup-fair-unknown = Con estas reglas no se ha contado cuánto gana cada asiento.
setup-house-rules = Reglas de la casa
setup-house-rules-count = Reglas de la casa ({ $count })
setup-house-rules-other = Reglas de la casa: { $rules }
setup-house-rules-other-count = Reglas de la casa: { $rules } ({ $count })

player-random-about = Hace cualquier jugada permitida: es fácil ganarle.
player-greedy-about = Come y corre a la meta, pero no mira más allá de una jugada.
