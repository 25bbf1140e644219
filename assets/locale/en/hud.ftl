# What stands on the screen around the board, and in the menus.

hud-throw-die = Throw the die
hud-throw-dice = Throw the dice
hud-throw-cowries = Throw the cowries
hud-throw-start = Throw to go first
hud-throw-start-lots = Draw lots
hud-throw-start-special = Throw for a dest or banj
hud-throw-start-shells = Throw three cowries
hud-see-result = See the result
hud-turn = { $seat }’s turn
hud-choose-piece =
    { $family ->
        [barsees] { $seat }: choose a pawn
       *[parchis] { $seat }: choose a piece
    }
hud-choose-token =
    { $family ->
        [barsees] { $seat }: choose a throw and a pawn
       *[parchis] { $seat }: choose a die and a piece
    }
hud-only-move = { $seat }: only one move
hud-thinking = { $seat } is thinking…
hud-decline-bonus = Do not count the bonus
hud-pass = Pass
hud-consequence-captures =
    { $family ->
        [barsees] Captures { $rival }’s pawn
       *[parchis] Captures { $rival }’s piece
    }
hud-consequence-captures-bonus =
    { $family ->
        [barsees] Captures { $rival }’s pawn and counts { $count }
       *[parchis] Captures { $rival }’s piece and counts { $count }
    }
hud-consequence-captures-lost =
    { $family ->
        [barsees] Captures { $rival }’s pawn; the { $count } is lost, nobody can count it
       *[parchis] Captures { $rival }’s piece; the { $count } is lost, nobody can count it
    }
hud-consequence-goal-bonus =
    { $family ->
        [barsees] Into the kitchen, and counts { $count }
       *[parchis] Into the goal, and counts { $count }
    }
hud-consequence-goal-lost =
    { $family ->
        [barsees] Into the kitchen; the { $count } is lost, nobody can count it
       *[parchis] Into the goal; the { $count } is lost, nobody can count it
    }
hud-consequence-enters =
    { $family ->
        [barsees] Comes onto the cloth
       *[parchis] Comes out of home
    }
hud-consequence-goal =
    { $family ->
        [barsees] Into the kitchen
       *[parchis] Into the goal
    }
hud-consequence-barrier = Makes a barrier
hud-consequence-opens = Opens the barrier
hud-unusable =
    { $family ->
        [barsees] No pawn can use { $token } now
       *[parchis] No piece can use { $token } now
    }
hud-confirm = Press again to play it
hud-paused = Paused
hud-keys = { $throw-key } to throw; held down it shakes first, and so does a press on the tray. { $choose-key } to choose, { $play-key } to play. Where several throws can be played, { $number-keys } choose one. { $skip-key } to skip ahead, { $pause-key } to pause. + and - bring the board nearer or farther, { $whole-key } shows all of it. Once only computers play on, { $result-key } shows the result.

hud-help = ?
hud-help-word = Help
hud-help-hint = What the keys do
hud-help-lying = A pawn that lies down is on its way back to the kitchen.
hud-pause-hint = Pause
hud-speed-times = { $count }×
hud-speed-instant = »
hud-language-ar = ع
hud-language-en = EN
hud-language-es = ES
hud-token = { $token }
hud-bonus-token = +{ $count }

key-space = Space
key-enter = Enter
key-escape = Esc
key-end = End
key-arrows = Arrow keys
key-numbers = the number keys

title-game = Parchís and Barsees
title-tagline = The family’s board games, by the rules of each house

menu-play = Play
menu-continue-saved = Continue the saved game
menu-new-game-warning = A new game replaces the saved one.
menu-quit = Quit
menu-continue = Continue
menu-restart = Start over
menu-rules = Rules
menu-back = Back
menu-back-sign = ‹
menu-close-sign = ×
menu-settings = Settings
menu-choose-game = Choose a game
menu-choose-seats = Who sits at the table?

player-human = Person
player-random = Computer, easy
player-greedy = Computer, medium
player-search = Computer, strong
player-empty = Empty

result-winner = { $seat } wins!
result-team = { $seats } win!
result-places = Final places
result-on-the-way = Still on the way:
result-rematch = Play again

loading = Laying the table…
