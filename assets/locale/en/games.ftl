# The names of the games, by the name of their level file.

game-parchis-4-spain = Parchís, Spain
game-parchis-4-spain-about = Four seats, by the rules of the Spanish table
game-parchis-4-morocco = Parchís, Morocco
game-parchis-4-morocco-about = A six counts twelve once nobody is at home
game-parchis-4-tangier = Parchís, strict Tangier
game-parchis-4-tangier-about = Who misses a capture is sent home
game-parchis-2-tangier = Parchís, Tangier one against one
game-parchis-2-tangier-about = Two colours each, out of one shared house
game-parchis-3-spain = Parchís for three
game-parchis-3-spain-about = Spanish rules on a board with three arms
game-parchis-5-spain = Parchís for five
game-parchis-5-spain-about = Spanish rules on a board with five arms
game-parchis-6-spain = Parchís for six
game-parchis-6-spain-about = Spanish rules on a board with six arms
game-parchis-8-spain = Parchís for eight
game-parchis-8-spain-about = Spanish rules on a board with eight arms
game-barsees-damascus = Barsees, Damascus
game-barsees-damascus-about = Six cowries, and whoever fills the kitchen first wins
game-barsees-damascus-old = Barsees, old Damascus
game-barsees-damascus-old-about = The khal is played together with its throw, and only a khal goes into the kitchen at the end
game-barsees-university = Barsees, Damascus University
game-barsees-university-about = Pawns come in by the khal alone
game-barsees-palestine = Barsees, Palestine
game-barsees-palestine-about = Four seats, and pawns that stand together are safe
