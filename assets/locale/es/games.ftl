# Los nombres de los juegos, según el fichero de su nivel.

game-parchis-4-spain = Parchís de España
game-parchis-4-spain-about = Cuatro asientos, con las reglas de siempre
game-parchis-4-morocco = Parchís de Marruecos
game-parchis-4-morocco-about = El seis cuenta doce cuando no queda nadie en casa
game-parchis-4-tangier = Parchís de Tánger, estricto
game-parchis-4-tangier-about = Quien no come pudiendo comer vuelve a casa
game-parchis-2-tangier = Parchís de Tánger, uno contra uno
game-parchis-2-tangier-about = Dos colores para cada cual, desde una misma casa
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
game-barsees-damascus-old = Barsees del viejo Damasco
game-barsees-damascus-old-about = El khal se juega con su tirada y al final solo un khal entra en la cocina
game-barsees-university = Barsees de la Universidad de Damasco
game-barsees-university-about = Los peones entran solo con el khal
game-barsees-palestine = Barsees de Palestina
game-barsees-palestine-about = Cuatro asientos, y los peones juntos están a salvo
