# The words of the table: seats, throws, squares, places.

seat-yellow = Yellow
seat-blue = Blue
seat-red = Red
seat-green = Green
seat-grey = Grey
seat-fuchsia = Fuchsia
seat-orange = Orange
seat-turquoise = Turquoise
seat-south = South
seat-east = East
seat-north = North
seat-west = West

# The letter on the pieces of a seat: one, no two alike on a board.
letter-yellow = Y
letter-blue = B
letter-red = R
letter-green = G
letter-grey = A
letter-fuchsia = F
letter-orange = O
letter-turquoise = T
letter-south = S
letter-east = E
letter-north = N
letter-west = W

# The seven throws of six cowries, by closed faces from none to six.
throw-shakka = shakka
throw-dest = dest
throw-dwaq = dwaq
throw-tlate = tlate
throw-arba = arba
throw-banj = banj
throw-bara = bara
token-khal = khal

# A throw with what it counts; dest and banj bring two.
throw-valued = { $throw } ({ $value })
throw-sum = { $first } + { $second }

square-numbered = square { $number }
square-corridor = corridor square { $number }
square-goal =
    { $family ->
        [barsees] the kitchen
       *[parchis] the goal
    }

place-1 = First place
place-2 = Second place
place-3 = Third place
place-4 = Fourth place
place-5 = Fifth place
place-6 = Sixth place
place-7 = Seventh place
place-8 = Eighth place

# Lists of alternatives: “5 or 6”, “1, 5 or 6”.
list-or = { $rest } or { $last }
list-or-more = { $rest }, { $last }

# Lists of things together: “Yellow and Red”, “Yellow, Blue and Red”.
list-and = { $rest } and { $last }
list-and-more = { $rest }, { $last }

# A name as somebody has written it.
name-as-written = { $name }
