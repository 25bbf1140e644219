# Los nombres de los juegos, según el archivo de su nivel.

game-parchis-4-spain = Parchís de España
game-parchis-4-spain-about = Cuatro asientos, con las reglas de siempre
game-parchis-4-morocco = Parchís de Marruecos
game-parchis-4-morocco-about = El seis cuenta doce cuando no queda nadie en casa
game-parchis-4-tangier-strict = Parchís de Tánger, estricto
game-parchis-4-tangier-strict-about = Quien puede comer y no come vuelve a casa
game-parchis-2-tangier-1v1 = Parchís de Tánger, uno contra uno
game-parchis-2-tangier-1v1-about = Dos colores para cada cual, desde una misma casa
game-parchis-3-spain = Parchís de tres
game-parchis-3-spain-about = Reglas de España en un tablero de tres brazos
game-parchis-5-spain = Parchís de cinco
game-parchis-5-spain-about = Reglas de España en un tablero de cinco brazos
game-parchis-6-spain = Parchís de seis
game-parchis-6-spain-about = Reglas de España en un tablero de seis brazos
game-parchis-8-spain = Parchís de ocho
game-parchis-8-spain-about = Reglas de España en un tablero de ocho brazos
game-barsees-damascus = Barsees de Damasco
game-barsees-damascus-about = Seis cauris, y gana quien antes llena la cocina
game-barsees-damascus-old = Barsees del Damasco antiguo
game-barsees-damascus-old-about = El khal se juega con su tirada y al final solo un khal entra en la cocina
game-barsees-damascus-university = Barsees de la Universidad de Damasco
game-barsees-damascus-university-about = Los peones entran solo con el khal
game-barsees-palestine = Barsees de Palestina
game-barsees-palestine-about = Cuatro asientos, y los peones juntos están a salvo
game-parchis-3-morocco = Parchís de tres, Marruecos
game-parchis-3-morocco-about = Reglas de Marruecos en un tablero de tres brazos
game-parchis-5-morocco = Parchís de cinco, Marruecos
game-parchis-5-morocco-about = Reglas de Marruecos en un tablero de cinco brazos
game-parchis-6-morocco = Parchís de seis, Marruecos
game-parchis-6-morocco-about = Reglas de Marruecos en un tablero de seis brazos
game-parchis-8-morocco = Parchís de ocho, Marruecos
game-parchis-8-morocco-about = Reglas de Marruecos en un tablero de ocho brazos
game-parchis-4-spain-pairs = Parchís de dos parejas, España
game-parchis-4-spain-pairs-about = Los compañeros, frente a frente, ganan juntos
game-parchis-6-spain-pairs = Parchís de tres parejas, España
game-parchis-6-spain-pairs-about = Los compañeros, frente a frente, ganan juntos
game-parchis-8-spain-pairs = Parchís de cuatro parejas, España
game-parchis-8-spain-pairs-about = Los compañeros, frente a frente, ganan juntos
game-parchis-4-morocco-pairs = Parchís de dos parejas, Marruecos
game-parchis-4-morocco-pairs-about = Los compañeros, frente a frente, ganan juntos
game-parchis-6-morocco-pairs = Parchís de tres parejas, Marruecos
game-parchis-6-morocco-pairs-about = Los compañeros, frente a frente, ganan juntos
game-parchis-8-morocco-pairs = Parchís de cuatro parejas, Marruecos
game-parchis-8-morocco-pairs-about = Los compañeros, frente a frente, ganan juntos
game-parchis-6-teams = Parchís de tres contra tres
game-parchis-6-teams-about = Los asientos alternos forman equipo
game-parchis-8-teams = Parchís de cuatro contra cuatro
game-parchis-8-teams-about = Los asientos alternos forman equipo
game-parchis-2-spain = Parchís de dos
game-parchis-2-spain-about = Reglas de España, uno enfrente del otro
game-parchis-2-colours = Parchís de dos, dos colores cada uno
game-parchis-2-colours-about = Ocho fichas por jugador: amarillo y rojo contra azul y verde
game-parchis-4-two-dice = Parchís con dos dados
game-parchis-4-two-dice-about = Cada dado es una jugada, o una ficha se lleva la suma
game-barsees-4-damascus = Barsees de cuatro
game-barsees-4-damascus-about = Reglas de Damasco, cada cual por su cuenta
game-barsees-4-pairs = Barsees de dos parejas
game-barsees-4-pairs-about = Los compañeros, frente a frente, con cuatro peones cada uno
game-barsees-shared = Barsees de dos por bando
game-barsees-shared-about = Los compañeros se turnan con los mismos peones

# Los nombres de las reglas, según el archivo de su nivel.

rules-spain = España
rules-morocco = Marruecos
rules-tangier-strict = Tánger estricto
rules-tangier-1v1 = Tánger (uno contra uno)
rules-damascus = Damasco
rules-damascus-old = Damasco antiguo
rules-damascus-university = Universidad de Damasco
rules-palestine = Palestina

# De un juego que alguien hizo y llamó a su manera.
game-own-about = Un juego hecho en casa
