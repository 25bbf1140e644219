# Las palabras de la mesa: asientos, tiradas, casillas, puestos.

seat-yellow = Amarillo
seat-blue = Azul
seat-red = Rojo
seat-green = Verde
seat-grey = Gris
seat-fuchsia = Fucsia
seat-orange = Naranja
seat-turquoise = Turquesa
seat-south = Sur
seat-east = Este
seat-north = Norte
seat-west = Oeste

# La letra en las fichas de un color: una sola, sin dos iguales en un tablero.
letter-yellow = A
letter-blue = Z
letter-red = R
letter-green = V
letter-grey = G
letter-fuchsia = F
letter-orange = N
letter-turquoise = T
letter-south = S
letter-east = E
letter-north = N
letter-west = O

# Las siete tiradas de seis cauris, por caras cerradas de ninguna a seis.
throw-shakka = shakka
throw-dest = dest
throw-dwaq = dwaq
throw-tlate = tlate
throw-arba = arba
throw-banj = banj
throw-bara = bara
token-khal = khal

# Una tirada con lo que cuenta; dest y banj traen dos.
throw-valued = { $throw } ({ $value })
throw-sum = { $first } + { $second }

square-numbered = la casilla { $number }
square-corridor = la casilla { $number } del pasillo
square-goal =
    { $family ->
        [barsees] la cocina
       *[parchis] la meta
    }

place-1 = Primer puesto
place-2 = Segundo puesto
place-3 = Tercer puesto
place-4 = Cuarto puesto
place-5 = Quinto puesto
place-6 = Sexto puesto
place-7 = Séptimo puesto
place-8 = Octavo puesto

# Listas de alternativas: «5 o 6», «1, 5 o 6».
list-or = { $rest } o { $last }
list-or-more = { $rest }, { $last }

# Listas de cosas juntas: «Amarillo y Rojo», «Amarillo, Azul y Rojo».
list-and = { $rest } y { $last }
list-and-more = { $rest }, { $last }

# Un nombre tal como alguien lo ha escrito.
name-as-written = { $name }
