# The title, and the setup of a game.

title-continue = Continue
title-quick = Play now
title-quick-about = { $game }: { $seats }
title-rules = Rules

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
setup-form-alone = Everybody for themselves
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
setup-fair = In { $games } random games each seat won { $least } to { $most }%.
setup-fair-even = In { $games } random games each seat won { $least }%.
setup-fair-sides = In { $games } random games each side won { $least } to { $most }%.
setup-fair-even-sides = In { $games } random games each side won { $least }%.
setup-fair-unknown = How fair the seats are has not been measured for this table.
setup-house-rules = House rules
setup-house-rules-count = House rules ({ $count })
setup-house-rules-other = House rules: { $rules }
setup-house-rules-other-count = House rules: { $rules } ({ $count })

player-random-about = Plays any move that is allowed: easy to beat.
player-greedy-about = Captures and hurries to the goal, but looks no further than one move.
