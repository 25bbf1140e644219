# The pause and the result.

result-number = { $n }
result-numbers = The game in numbers
result-story = How it went
result-other-seats = Other seats
result-title = Title screen
result-throws = Throws
result-sixes = Sixes
result-doubles = Doubles
result-special = Throws that earn another
result-captures =
    { $family ->
        [barsees] Pawns captured
       *[parchis] Pieces captured
    }
result-lost =
    { $family ->
        [barsees] Pawns lost
       *[parchis] Pieces lost
    }
result-barriers = Barriers
result-bonus = Bonus squares
result-longest = Longest move
result-turns =
    { $n ->
        [one] The game took { $count } turn.
       *[other] The game took { $count } turns.
    }
result-capture =
    { $family ->
        [barsees]
            { $n ->
                [one] In turn { $number } { $seat } captured a pawn of { $rival } that had gone { $count } square.
               *[other] In turn { $number } { $seat } captured a pawn of { $rival } that had gone { $count } squares.
            }
       *[parchis]
            { $n ->
                [one] In turn { $number } { $seat } captured a piece of { $rival } that had gone { $count } square.
               *[other] In turn { $number } { $seat } captured a piece of { $rival } that had gone { $count } squares.
            }
    }
result-lead =
    { $n ->
        [one] The lead changed { $count } time; from turn { $number } on { $seat } kept it.
       *[other] The lead changed { $count } times; from turn { $number } on { $seat } kept it.
    }
result-lead-always = From turn { $number } on { $seat } led all the way.
pause-leave = Save and leave
pause-saved = Your game is saved.
pause-not-saved = Your game cannot be saved at the moment.
pause-restart-warning = The same game begins anew, and what you have played so far is lost.
pause-restart-title = Start over?
