# Why a piece may not move, a square not be reached or a throw not be made: the nearest cause, in one sentence.

reason-barrier-at = The barrier on { $square } blocks the way.
reason-own-barrier-at = Your own barrier on { $square } blocks the way.
reason-square-full = There is no room left on { $square }.
reason-protected-by =
    { $family ->
        [barsees] { $seat } stands there on a safe X.
       *[parchis] { $seat } is safe there.
    }
reason-safe-only-barrier = Two pieces may stand together on safe squares only.
reason-stack-immune = { $seat } has several pawns there, and together they cannot be captured.

reason-must-enter = A piece must come out of home first.
reason-must-open-barrier = Your barrier must be opened first.
reason-must-capture = A capture is possible and must be played.
reason-larger-count-first = Another piece can play the larger count, which comes first.

reason-needs-exactly =
    { $family ->
        [barsees]
            { $n ->
                [one] This pawn needs exactly { $count } step to the kitchen.
               *[other] This pawn needs exactly { $count } steps to the kitchen.
            }
       *[parchis]
            { $n ->
                [one] This piece needs exactly { $count } square to the goal.
               *[other] This piece needs exactly { $count } squares to the goal.
            }
    }
reason-only-khal-finishes = One step from the kitchen, only a khal takes the pawn in.
reason-in-goal =
    { $family ->
        [barsees] This pawn is already in the kitchen.
       *[parchis] This piece is already in the goal.
    }

reason-needs-entry = This piece leaves home only on { $faces }.
reason-needs-sum = This piece leaves home only on { $faces }, on one die or as the sum of both.
reason-needs-khal = A pawn comes onto the cloth only by a khal.
reason-needs-khal-dest-banj = A pawn comes onto the cloth only by khal, dest or banj.
reason-exit-own-pair = Two of your own pieces fill your exit.
reason-exit-blocked = Rival pieces bar your exit.
reason-bonus-cannot-enter = A bonus never brings a piece out of home.

reason-not-your-piece =
    { $family ->
        [barsees] This pawn belongs to { $seat }.
       *[parchis] This piece belongs to { $seat }.
    }
reason-not-your-turn = It is { $seat }’s turn.
reason-throw-first =
    { $family ->
        [barsees] The cowries must be thrown first.
       *[parchis] The throw comes first.
    }
reason-already-thrown = This throw must be played before the next one.
reason-not-there = This throw does not lead there.
reason-game-over = The game is over.
