# La portada y la preparación de una partida.

title-continue = Seguir
title-quick = Jugar ya
title-quick-about = { $game }: { $seats }
title-rules = Reglas

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
setup-form-alone = Cada cual por su cuenta
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
setup-fair = En { $games } partidas al azar cada asiento ganó entre el { $least } y el { $most } %.
setup-fair-even = En { $games } partidas al azar cada asiento ganó el { $least } %.
setup-fair-sides = En { $games } partidas al azar cada bando ganó entre el { $least } y el { $most } %.
setup-fair-even-sides = En { $games } partidas al azar cada bando ganó el { $least } %.
setup-fair-unknown = En esta mesa no se ha medido si los asientos están igualados.
setup-house-rules = Reglas de la casa
setup-house-rules-count = Reglas de la casa ({ $count })
setup-house-rules-other = Reglas de la casa: { $rules }
setup-house-rules-other-count = Reglas de la casa: { $rules } ({ $count })

player-random-about = Hace cualquier jugada permitida: es fácil ganarle.
player-greedy-about = Come y corre a la meta, pero no mira más allá de una jugada.
