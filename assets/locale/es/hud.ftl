# Lo que hay en pantalla alrededor del tablero y en los menús.

hud-throw-die = Tirar el dado
hud-throw-dice = Tirar los dados
hud-throw-cowries = Tirar los cauris
hud-throw-start = Tirar: ¿quién empieza?
hud-throw-start-lots = Echar a suertes
hud-throw-start-special = Tirar a por dest o banj
hud-throw-start-shells = Tirar tres cauris
hud-see-result = Ver el resultado
hud-turn = Le toca a { $seat }
hud-choose-piece =
    { $family ->
        [barsees] { $seat }: elige un peón
       *[parchis] { $seat }: elige ficha
    }
hud-choose-token =
    { $family ->
        [barsees] { $seat }: elige una tirada y un peón
       *[parchis] { $seat }: elige un dado y una ficha
    }
hud-only-move = { $seat }: jugada única
hud-thinking = { $seat } está pensando…
hud-decline-bonus = No contar
hud-pass = Pasar
hud-consequence-captures =
    { $family ->
        [barsees] Captura un peón de { $rival }
       *[parchis] Come una ficha de { $rival }
    }
hud-consequence-captures-bonus =
    { $family ->
        [barsees] Captura un peón de { $rival } y cuenta { $count }
       *[parchis] Come una ficha de { $rival } y cuenta { $count }
    }
hud-consequence-captures-lost =
    { $family ->
        [barsees] Captura un peón de { $rival }, pero nadie puede contar { $count }
       *[parchis] Come una ficha de { $rival }, pero nadie puede contar { $count }
    }
hud-consequence-goal-bonus =
    { $family ->
        [barsees] Entra en la cocina y cuenta { $count }
       *[parchis] Llega a la meta y cuenta { $count }
    }
hud-consequence-goal-lost =
    { $family ->
        [barsees] Entra en la cocina, pero nadie puede contar { $count }
       *[parchis] Llega a la meta, pero nadie puede contar { $count }
    }
hud-consequence-enters =
    { $family ->
        [barsees] Entra en el paño
       *[parchis] Sale de casa
    }
hud-consequence-goal =
    { $family ->
        [barsees] Entra en la cocina
       *[parchis] Llega a la meta
    }
hud-consequence-barrier = Hace barrera
hud-consequence-opens = Abre la barrera
hud-unusable =
    { $family ->
        [barsees] Ningún peón puede usar ahora { $token }
       *[parchis] Ninguna ficha puede usar ahora { $token }
    }
hud-confirm = Pulsa otra vez para jugarla
hud-paused = En pausa
hud-keys = { $throw-key } para tirar; si se mantiene pulsada, primero se agita, y lo mismo al pulsar la bandeja. { $choose-key } para elegir, { $play-key } para jugar. Si se pueden jugar varias tiradas, { $number-keys } eligen una. { $skip-key } para saltar, { $pause-key } para la pausa. + y - acercan y alejan el tablero; { $whole-key } lo muestra entero. Cuando solo quedan ordenadores, { $result-key } muestra el resultado.

hud-help = ?
hud-help-word = Ayuda
hud-help-hint = Qué hacen las teclas
hud-help-lying = Un peón tumbado ya vuelve a la cocina.
hud-pause-hint = Pausa
hud-speed-times = { $count }×
hud-speed-instant = »
hud-language-ar = ع
hud-language-en = EN
hud-language-es = ES
hud-token = { $token }
hud-bonus-token = +{ $count }

key-space = Espacio
key-enter = Intro
key-escape = Esc
key-end = Fin
key-arrows = Flechas
key-numbers = las teclas de números

title-game = Parchís y Barsees
title-tagline = Juegos de mesa en familia, con las reglas de cada casa

menu-play = Jugar
menu-continue-saved = Seguir la partida guardada
menu-new-game-warning = La partida nueva sustituye a la guardada.
menu-quit = Salir
menu-continue = Seguir
menu-restart = Empezar de nuevo
menu-rules = Reglas
menu-back = Volver
menu-back-sign = ‹
menu-close-sign = ×
menu-settings = Ajustes
menu-choose-game = Elige un juego
menu-choose-seats = ¿Quién se sienta a la mesa?

player-human = Persona
player-random = Ordenador, fácil
player-greedy = Ordenador, medio
player-search = Ordenador, fuerte
player-empty = Libre

result-winner = ¡Gana { $seat }!
result-team = ¡Ganan { $seats }!
result-places = Clasificación final
result-on-the-way = Aún en camino:
result-rematch = Otra partida

loading = Poniendo la mesa…
