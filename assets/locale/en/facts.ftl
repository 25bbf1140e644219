# What has happened, one sentence a fact. $family is parchis or barsees.

fact-start-rolled = { $seat } throws { $value } to see who starts.
fact-start-tied = { $seats } tie with { $value }, so they throw again.
fact-starter-chosen = { $seat } starts.
fact-starter-drawn = Lots were drawn: { $seat } starts.

fact-thrown-die = { $seat } throws { $value }.
fact-thrown-dice = { $seat } throws { $first } and { $second }.
fact-thrown-cowries = { $seat } throws { $throw }.
fact-token-banked = { $seat } has { $token } to play.
fact-token-spent = { $seat } plays { $token }.

fact-entered =
    { $family ->
        [barsees] { $seat } brings a pawn onto the cloth.
       *[parchis] { $seat } brings a piece out to { $square }.
    }
fact-moved =
    { $family ->
        [barsees]
            { $seat } moves a pawn { $n ->
                [one] { $count } square
               *[other] { $count } squares
            }.
       *[parchis]
            { $seat } moves { $n ->
                [one] { $count } square
               *[other] { $count } squares
            } to { $square }.
    }
fact-moved-home =
    { $n ->
        [one] { $seat } moves a pawn { $count } square; it lies down, on its way back to the kitchen.
       *[other] { $seat } moves a pawn { $count } squares; it lies down, on its way back to the kitchen.
    }
fact-captured =
    { $family ->
        [barsees] { $seat } captures { $rival }’s pawn.
       *[parchis] { $seat } captures { $rival }’s piece on { $square }.
    }
fact-bonus-granted-capture =
    { $n ->
        [one] { $seat } earns a bonus of { $count } square for the capture.
       *[other] { $seat } earns a bonus of { $count } squares for the capture.
    }
fact-bonus-granted-exit-capture =
    { $n ->
        [one] { $seat } earns a bonus of { $count } square for the capture on the exit.
       *[other] { $seat } earns a bonus of { $count } squares for the capture on the exit.
    }
fact-bonus-granted-goal =
    { $n ->
        [one] { $seat } earns a bonus of { $count } square for reaching the goal.
       *[other] { $seat } earns a bonus of { $count } squares for reaching the goal.
    }
fact-bonus-spent =
    { $n ->
        [one] { $seat } plays the bonus of { $count }.
       *[other] { $seat } plays the bonus of { $count }.
    }
fact-bonus-lost =
    { $n ->
        [one] None of { $seat }’s pieces can count { $count } square, so the bonus is lost.
       *[other] None of { $seat }’s pieces can count { $count } squares, so the bonus is lost.
    }
fact-declined = { $seat } chooses not to move.
fact-reached-goal =
    { $family ->
        [barsees] { $seat } brings a pawn into the kitchen.
       *[parchis] { $seat } brings a piece to the goal.
    }
fact-bounced =
    { $n ->
        [one] { $seat }’s piece overshoots the goal and comes back { $count } square.
       *[other] { $seat }’s piece overshoots the goal and comes back { $count } squares.
    }
fact-barrier-opened = { $seat } opens the barrier on { $square }.
fact-barrier-formed = { $seat } forms a barrier on { $square }.

fact-sent-back-third-six = Third six in a row: the last piece { $seat } moved goes back home.
fact-sent-back-third-double = Third double in a row: the last piece { $seat } moved goes back home.
fact-sent-back-huff = { $seat } missed a capture, so the piece just played goes back home.

fact-kept-turn-six = A six: { $seat } throws again.
fact-kept-turn-double = A double: { $seat } throws again.
fact-kept-turn-special = With { $throw }, { $seat } throws again.
fact-kept-turn-capture = A capture: { $seat } throws again.
fact-kept-turn-try = Nothing is on the cloth yet, so { $seat } throws again.

fact-no-move = { $seat } has no move.
fact-token-forfeited = { $seat } cannot use { $token } and loses it.

fact-turn-passed-ended = It is { $next }’s turn.
fact-turn-passed-no-move = { $seat } cannot move, so it is { $next }’s turn.
fact-turn-passed-needs-entry =
    { $family ->
        [barsees] { $seat } needs { $entry } to bring a pawn in, so it is { $next }’s turn.
       *[parchis] { $seat } needs a { $entry } to bring a piece out, so it is { $next }’s turn.
    }
fact-turn-passed-needs-sum = { $seat } needs a { $entry } to bring a piece out, on one die or as the sum of both, so it is { $next }’s turn.
fact-turn-passed-third-six = Third six for { $seat }: it is { $next }’s turn.
fact-turn-passed-third-double = Third double for { $seat }: it is { $next }’s turn.
fact-turn-passed-huff = { $seat } missed a capture, so it is { $next }’s turn.
fact-turn-passed-placed = { $seat } has finished, so it is { $next }’s turn.

fact-finished = { $seat } has finished and plays on for the partner.
fact-placed = { $place } for { $seat }.
fact-game-over = { $seat } wins the game.
fact-game-over-team = { $seats } win the game.
