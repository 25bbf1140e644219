# The rule book: chapters, points, and a sentence for every value that a point may have.

chapter-parchis-beginning = Beginning
chapter-parchis-entering = Coming out
chapter-parchis-sixes = Sixes
chapter-parchis-barriers = Barriers
chapter-parchis-capturing = Capturing and bonuses
chapter-parchis-goal = The goal
chapter-parchis-teams = Partners
chapter-parchis-colours = Two colours each
chapter-parchis-dice = Dice

chapter-barsees-cloth = The cloth
chapter-barsees-throwing = Throwing
chapter-barsees-entering = Coming in
chapter-barsees-moving = Moving and capturing
chapter-barsees-kitchen = The kitchen

parchis-start-who = Who begins
parchis-start-who-highest-roll = Everybody throws once and the highest throw begins; those who tie throw again.
parchis-start-who-yellow = Yellow always begins; if nobody plays yellow, the seat after it does.

parchis-seats-in-play = Who plays
parchis-seats-in-play-any = Every seat of the board plays.
parchis-seats-in-play-some =
    { $n ->
        [one] Only { $count } seat plays.
       *[other] Only { $count } seats play, as far apart as the board allows.
    }
parchis-seats-in-play-these = Only these seats are taken: { $seats }.

parchis-start-pieces-out = Pieces out at the start
parchis-start-pieces-out-0 = At the start all pieces wait at home.
parchis-start-pieces-out-1 = At the start one piece of each colour already stands on its exit.
parchis-start-pieces-out-2 = At the start two pieces of each colour already stand on their exit.

parchis-enter-on = What brings a piece out
parchis-enter-on-some = A piece comes out of home on a throw of { $faces }.

parchis-enter-compulsory = Duty to come out
parchis-enter-compulsory-yes = Whoever can bring a piece out must do so.
parchis-enter-compulsory-no = Whoever can bring a piece out may move another one instead.

parchis-enter-double = Two pieces at once
parchis-enter-double-never = One throw brings out one piece only.
parchis-enter-double-first-five = The first time a player throws a number that brings a piece out, two come out at once.
parchis-enter-double-first-throw = If a player’s very first throw brings a piece out, two come out at once.
parchis-enter-double-exit-and-five = Every throw that brings a piece out brings out two: one to the exit, the other five squares beyond it.

parchis-exit-one-rival = One rival on the exit
parchis-exit-one-rival-share = A piece that comes out shares its exit with a single rival.
parchis-exit-one-rival-capture = A piece that comes out captures a single rival on its exit.

parchis-exit-two-rivals = Two colours on the exit
parchis-exit-two-rivals-capture-last = Of two rivals of different colours on the exit, the last to arrive is captured by whoever comes out.
parchis-exit-two-rivals-capture-both = Two rivals of different colours on the exit are both captured by whoever comes out.
parchis-exit-two-rivals-blocked = Two rivals of different colours on the exit let nobody come out.

parchis-exit-rival-pair = A rival pair on the exit
parchis-exit-rival-pair-capture-last = Of two rivals of one colour on the exit, the last to arrive is captured by whoever comes out.
parchis-exit-rival-pair-capture-both = Two rivals of one colour on the exit are both captured by whoever comes out.
parchis-exit-rival-pair-blocked = Two rivals of one colour on the exit let nobody come out.

parchis-six-steps-none-home = A six with nobody at home
parchis-six-steps-none-home-one =
    { $n ->
        [one] With nobody at home, a six counts { $count } square.
       *[other] With nobody at home, a six counts { $count } squares.
    }
parchis-six-steps-none-home-two = With nobody at home, a six counts { $first } or { $second } squares, as the player likes.

parchis-six-none-home-means = When home is empty
parchis-six-none-home-means-none-home = Home is empty once none of the player’s pieces waits there, even if some have reached the goal.
parchis-six-none-home-means-all-on-track = Home counts as empty only while all the player’s pieces are on their way, none at home and none in the goal.
parchis-six-none-home-means-per-colour = With two colours, each looks at its own pieces alone to see whether home is empty.

parchis-six-fallback = When the larger count does not fit
parchis-six-fallback-yes = If the larger count cannot be made, the six counts just six, also to open a barrier.
parchis-six-fallback-no = If the larger count cannot be made, the six moves nothing.

parchis-third-six-penalty = The third six in a row
parchis-third-six-penalty-last-moved-home = A third six moves nothing, sends home the piece moved last and ends the turn.
parchis-third-six-penalty-none = A third six moves nothing and ends the turn, with no other penalty.

parchis-third-six-last-moved = Which piece was moved last
parchis-third-six-last-moved-throw-move = The piece moved last is the one that the last throw moved; bonus moves do not count.
parchis-third-six-last-moved-any-move = The piece moved last may also be one that a bonus moved.

parchis-third-six-exempt = Where the third six spares a piece
parchis-third-six-exempt-none = The third six spares no place; only a piece already in the goal stays where it is.
parchis-third-six-exempt-goal = The third six spares a piece in the goal and nowhere else.
parchis-third-six-exempt-corridor = The third six spares a piece in the corridor, and the goal is always safe.
parchis-third-six-exempt-safe = The third six spares a piece on a safe square, and the goal is always safe.
parchis-third-six-exempt-goal-corridor = The third six spares a piece in the goal or in the corridor.
parchis-third-six-exempt-goal-safe = The third six spares a piece in the goal or on a safe square.
parchis-third-six-exempt-corridor-safe = The third six spares a piece in the corridor or on a safe square, and the goal is always safe.
parchis-third-six-exempt-goal-corridor-safe = The third six spares a piece in the goal, in the corridor or on a safe square.

parchis-third-six-exempt-unplayed = If the second six could not be played
parchis-third-six-exempt-unplayed-yes = If the second six could not be played, the third sends nobody home.
parchis-third-six-exempt-unplayed-no = Even if the second six could not be played, the third sends a piece home.

parchis-barrier-where = Where barriers may stand
parchis-barrier-where-anywhere = Two pieces of one side may stand together on any square, and that is a barrier.
parchis-barrier-where-safe-only = Two pieces of one side may stand together only on safe squares and in the corridor.

parchis-barrier-blocks-own = One’s own barrier
parchis-barrier-blocks-own-yes = A barrier stops everybody, its owner too.
parchis-barrier-blocks-own-no = A barrier stops the rivals and lets its owner through.

parchis-barrier-share-safe = Rivals on one safe square
parchis-barrier-share-safe-yes = Two rivals may share a safe square.
parchis-barrier-share-safe-no = Nobody may land on a safe square where a rival stands.

parchis-barrier-mixed-blocks = Do rivals together block?
parchis-barrier-mixed-blocks-yes = Two rivals on one safe square stop everybody like a barrier, themselves too.
parchis-barrier-mixed-blocks-no = Two rivals on one safe square let everybody pass.

parchis-open-on-six = Opening on a six
parchis-open-on-six-yes = Whoever throws a six must open a barrier of their own, if one of its pieces can move.
parchis-open-on-six-no = A six obliges nobody to open a barrier.

parchis-open-corridor = Opening a pair in the corridor
parchis-open-corridor-yes = Two pieces together in the corridor must be opened on a six too.
parchis-open-corridor-no = Two pieces together in the corridor may stay there on a six.

parchis-open-mixed = Opening a pair with a rival
parchis-open-mixed-yes = A pair with a rival must be opened on a six too.
parchis-open-mixed-no = A piece that shares a square with a rival may stay there on a six.

parchis-open-while-waiting = Opening while pieces wait
parchis-open-while-waiting-yes = A barrier must be opened on a six even while pieces wait at home.
parchis-open-while-waiting-no = As long as a piece waits at home and coming out is a duty, no barrier needs to be opened.

parchis-capture-compulsory = Duty to capture
parchis-capture-compulsory-no = Whoever can capture may play another move instead.
parchis-capture-compulsory-yes = Whoever can capture must capture.
parchis-capture-compulsory-huff = Whoever could capture and does not loses the piece just moved: it goes home and the turn ends.

parchis-capture-bonus = Bonus for a capture
parchis-capture-bonus-none = A capture brings no bonus.
parchis-capture-bonus-some =
    { $n ->
        [one] For every piece captured, any one piece on the board counts { $count } square.
       *[other] For every piece captured, any one piece on the board counts { $count } squares.
    }

parchis-goal-bonus = Bonus for the goal
parchis-goal-bonus-none = Reaching the goal brings no bonus.
parchis-goal-bonus-some =
    { $n ->
        [one] For every piece that reaches the goal, another one on the board counts { $count } square.
       *[other] For every piece that reaches the goal, another one on the board counts { $count } squares.
    }

parchis-bonus-compulsory = Duty to count a bonus
parchis-bonus-compulsory-yes = A bonus that can be counted must be counted.
parchis-bonus-compulsory-no = Any bonus may be declined.
parchis-bonus-compulsory-except-exit = A bonus must be counted, but the one for a capture made while coming out may be declined.

parchis-goal-exact = Into the goal
parchis-goal-exact-exact = A piece reaches the goal by the exact count only.
parchis-goal-exact-bounce = A piece that counts past the goal turns back into the corridor by what is too much.

parchis-end-when = The end of the game
parchis-end-when-first = The game ends as soon as somebody has brought all pieces to the goal.
parchis-end-when-places = After the first has finished, the others play on for the remaining places.

parchis-team-form = Who plays together
parchis-team-form-none = Everybody plays alone.
parchis-team-form-opposite = Those who sit across from each other are partners.
parchis-team-form-alternate = Every other seat plays together, so that there are two teams.

parchis-team-exit = Coming out as partners
parchis-team-exit-all-rivals = Among partners, a piece that comes out captures every rival on its exit.
parchis-team-exit-as-alone = Among partners, rivals on the exit fare as when everybody plays alone.

parchis-team-capture = Capturing one’s partner
parchis-team-capture-yes = Partners capture each other like rivals.
parchis-team-capture-no = Partners never capture each other: they share squares, and together they stop only the rivals.

parchis-team-win = When partners win
parchis-team-win-both = Partners win when all of them have finished.
parchis-team-win-one = Partners win as soon as one of them has finished.

parchis-team-finished = A partner who has finished
parchis-team-finished-plays-partner = Whoever has finished goes on throwing, for the partner’s pieces.
parchis-team-finished-skipped = Whoever has finished throws no more and waits for the partner.

parchis-side-colours-each = Colours of each player
parchis-side-colours-each-1 = Each player has one colour and four pieces.
parchis-side-colours-each-2 = Each player has two colours and eight pieces, and a throw serves any of them.

parchis-side-grouping = Which two colours
parchis-side-grouping-opposite = A player’s two colours sit across from each other.
parchis-side-grouping-adjacent = A player’s two colours sit side by side.

parchis-side-house = The house of two colours
parchis-side-house-own = Each of a player’s two colours waits in a house of its own.
parchis-side-house-shared = All eight pieces of a player wait together in one house.

parchis-dice-count = How many dice
parchis-dice-count-1 = One die is thrown.
parchis-dice-count-2 = Two dice are thrown: each is a move, or one piece takes the sum, and a double throws again.

barsees-seats = Seats at the cloth
barsees-seats-2 = Two sides play, one across from the other.
barsees-seats-4 = Four sides play, one at each arm of the cloth.

barsees-team = Who plays together
barsees-team-none = Everybody plays alone.
barsees-team-shared = Two people a side take turns with the same four pawns.
barsees-team-pairs = Partners sit opposite with four pawns each, never capture each other and win together.

barsees-throw-banj = What banj counts
barsees-throw-banj-25 = Banj counts { $count } steps, and a khal besides.
barsees-throw-banj-24 = Banj counts { $count } steps, and its khal makes up the next one.

barsees-throw-khal = The khal of dest and banj
barsees-throw-khal-separate = The khal of dest and banj is a step of its own, for any pawn.
barsees-throw-khal-merged = The khal of dest and banj is played in one move with them, unless that step brings a pawn onto the cloth or into the kitchen.

barsees-throw-use = When throws are played
barsees-throw-use-banked = The throws of a turn are gathered first and then played in any order.
barsees-throw-use-at-once = Each throw is played before the next one.

barsees-throw-cap = Most throws in a turn
barsees-throw-cap-none = A player throws on until dwaq, tlate or arba falls, however long that takes.
barsees-throw-cap-some =
    { $n ->
        [one] After { $count } throw in a turn there is no other.
       *[other] After { $count } throws in a turn there is no other.
    }

barsees-throw-tries-when-empty = Tries with an empty cloth
barsees-throw-tries-when-empty-1 = With no pawn on the cloth, a player throws no more often than usual.
barsees-throw-tries-when-empty-3 = With no pawn on the cloth, a player may try three times in a turn to bring one in.

barsees-throw-closed-chance = How the cowries fall
barsees-throw-closed-chance-0-5 = A cowrie falls closed as often as open.
barsees-throw-closed-chance-0-4 = A cowrie falls closed four times out of ten, as real shells do.

barsees-enter-by = What brings a pawn in
barsees-enter-by-khal-x-slash = A khal, a dest or a banj brings a pawn in.
barsees-enter-by-khal-only = A khal alone brings a pawn in.

barsees-enter-square = Where dest and banj come in
barsees-enter-square-by-throw = Dest brings a pawn in on the X, banj on the “/”.
barsees-enter-square-either = Dest and banj bring a pawn in on the X or on the “/”, as the player likes.

barsees-enter-keeps-khal = The khal after coming in
barsees-enter-keeps-khal-yes = Dest and banj bring a pawn in by themselves, and their khal is left to play.
barsees-enter-keeps-khal-no = A pawn that comes in by dest or banj uses up their khal too.

barsees-stack-immune = Pawns that stand together
barsees-stack-immune-yes = Two pawns or more on one square cannot be captured.
barsees-stack-immune-no = Pawns on one square do not protect each other: all of them are captured at once.

barsees-safe-share = Rivals on an X
barsees-safe-share-yes = Rivals may stand together on an X.
barsees-safe-share-no = Nobody may land on an X where a rival stands.

barsees-capture-throw-again = After a capture
barsees-capture-throw-again-yes = A capture earns another throw.
barsees-capture-throw-again-no = A capture earns no other throw.

barsees-kitchen-finish = Into the kitchen
barsees-kitchen-finish-exact = A pawn goes into the kitchen by any exact count.
barsees-kitchen-finish-khal-only = A pawn takes the last step into the kitchen by a khal only.

barsees-move-compulsory = Duty to move
barsees-move-compulsory-yes = Whoever can move must move.
barsees-move-compulsory-no = Whoever can move may pass instead.

barsees-start-who = Who begins
barsees-start-who-random = Lots are drawn for who begins.
barsees-start-who-first-dest-or-banj = All throw in turn, and whoever gets the first dest or banj begins.
barsees-start-who-three-shells = Everybody throws three cowries, and whoever has the most closed begins.

barsees-direction = The way round
barsees-direction-anticlockwise = Pawns and turns go round anticlockwise.
barsees-direction-clockwise = Pawns and turns go round clockwise.

barsees-view = How the cloth lies
barsees-view-x-cloth = The cloth lies with its arms towards the corners, like an X.
barsees-view-plus = The cloth lies with its arms straight, like a plus sign.

# How a set of rules stands to the one that it began with.
rulebook-same = As in { $rules }
rulebook-differ =
    { $n ->
        [one] Differs from { $rules } in { $count } point
       *[other] Differs from { $rules } in { $count } points
    }

# Why two points do not go together, or one does not fit the board. $key and $other are titles of points.
clash-colours-are-a-side = “{ $key }” does not go with “{ $other }”: the two colours of one player are partners already.
clash-two-fives-enter-two = “{ $key }” does not go with “{ $other }”: with two dice, two fives bring out two pieces anyway.
clash-khal-enters-at-one-square = “{ $key }” does not go with “{ $other }”: a khal brings a pawn in on one square only, so there is nothing to choose.
clash-khal-is-spent = “{ $key }” does not go with “{ $other }”: if only a khal brings a pawn in, it is spent by doing so.
clash-khal-is-part-of-throw = “{ $key }” does not go with “{ $other }”: a khal that is part of its throw cannot be left over.
clash-not-so-many-seats = “{ $key }” asks for more seats than this board has.
clash-odd-colours = “{ $key }” does not fit this board: an odd number of colours cannot be shared out in twos.
clash-no-seat-across = “{ $key }” does not fit this board: partners sit across from each other, and for that it takes four seats, six or eight.
clash-no-two-teams = “{ $key }” does not fit this board: two teams of every other seat need six or eight seats.
clash-partner-absent = “{ $key }” does not fit those who play: somebody’s partner has no place at the table.

flaw-too-few = At least two sides must play.
flaw-one-team = All who play are on one team, so there is nobody to play against.
flaw-no-such-seat = “{ $key }” names the seat { $letter }, which this board does not have.
flaw-not-in-play = The seat { $letter } is in a team or a side, but does not play.
flaw-seat-twice = The seat { $letter } is named twice.
flaw-split-side = The colours of one player are on different teams.
flaw-too-many-people = There are more people than places at the table.
flaw-other-family = These rules are for another game than this board.
flaw-board-too-short = The routes of this board are too short for these rules.
flaw-file = There is a mistake in the file, at { $place }.

# What is wrong in a line of rules. $name is a point as the line writes it, $value what stands after it.
line-empty = There is no line of rules in this text; such a line begins like { $example }.
line-several = There are several lines of rules in this text, and only one can be taken.
line-version = This line is written for version { $found }, and this program reads version { $known }.
line-preset = No rules are called “{ $found }”; choose { $known }.
line-word = “{ $found }” is no rule: a rule is a name, an equals sign and a value.
line-key = No rule is called “{ $name }”.
line-key-near = No rule is called “{ $name }”; perhaps “{ $near }” was meant.
line-twice = “{ $name }” appears twice.
line-value = “{ $name }” cannot be “{ $value }”; it can be { $wanted }.

wanted-number = any whole number from { $first } to { $last }
wanted-number-or-none = “none” or any whole number from { $first } to { $last }
wanted-faces = any faces from { $first } to { $last } with plus signs between them
wanted-set = { $words }, or several of these with plus signs between them
wanted-seats = “any”, a number from { $first } to { $last }, or letters of seats with plus signs between them

# Names that players give to their own rules.
name-empty = Rules need a name to be kept by.
name-too-long =
    { $n ->
        [one] A name has at most { $count } letter.
       *[other] A name has at most { $count } letters.
    }

# The page of the house rules, and what lies on it.
house-rules = House rules
house-rules-begin = Begin with
house-rules-own = Your own
house-rules-forget = Delete “{ $name }”
house-rules-forget-sure = Really delete?
house-rules-broken = The rules in { $path } have mistakes and are left out.
house-rules-undo-all = Undo all
house-rules-keep = Save under a name
house-rules-send = Send or paste
house-rules-done = Done
rulebook-base = { $rules }: { $sentence }
rulebook-undo = As in { $rules }

keep-rules = Save
keep-rules-name = What are these rules called?
keep-rules-about = This game is played by them in any case. Under a name you find them again for other games; the same name replaces the old ones.

send-rules-out = Your rules as a line
send-rules-copy = Copy
send-rules-in = Someone else’s line
send-rules-paste = Paste
send-rules-about = Paste a message with a line of rules in it; what it says appears here.
send-rules-take = Play by these rules
