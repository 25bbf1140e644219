# The title, and the setup of a game.

title-continue = Continue
title-quick = Play now
title-quick-about = { $game }: { $seats }

replace-title = A saved game is waiting
replace-new = Begin a new game

setup-title = Set up a game
setup-family-parchis = Parchís
setup-family-barsees = Barsees
setup-seats =
    { $n ->
        [one] { $count } seat
       *[other] { $count } seats
    }
setup-form-alone = Free for all
setup-form-two = One against one
setup-form-together = With partners
setup-turn = { $number }.
setup-partners = with { $seats }
setup-name = Name
setup-swap = Change places with { $seat }
setup-people =
    { $n ->
        [one] { $count } person
       *[other] { $count } people
    }
setup-computers =
    { $n ->
        [one] { $count } computer
       *[other] { $count } computers
    }
setup-sits-named = { $seat } ({ $name })
setup-sits-human = { $seat } (a person)
setup-sits-random = { $seat } (computer, easy)
setup-sits-greedy = { $seat } (computer, medium)
setup-said = { $game }: { $seats }.
setup-fair = Every seat wins about equally often: { $least } to { $most }% each in { $games } games of random moves.
setup-fair-even = Every seat wins equally often: { $least }% each in { $games } games of random moves.
setup-fair-sides = Every side wins about equally often: { $least } to { $most }% each in { $games } games of random moves.
setup-fair-even-sides = Every side wins equally often: { $least }% each in { $games } games of random moves.
setup-fair-unknown = How often each seat wins by these rules has not been counted.
setup-house-rules = House rules
setup-house-rules-count = House rules ({ $count })
setup-house-rules-other = House rules: { $rules }
setup-house-rules-other-count = House rules: { $rules } ({ $count })

player-random-about = Plays any move that is allowed: easy to beat.
player-greedy-about = Captures and hurries to the goal, but looks no further than one move.
