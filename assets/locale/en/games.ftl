# The names of the games, by the name of their level file.

game-parchis-4-spain = Parchís, Spain
game-parchis-4-spain-about = Four seats, by the rules of the Spanish table
game-parchis-4-morocco = Parchís, Morocco
game-parchis-4-morocco-about = A six counts twelve once nobody is at home
game-parchis-4-tangier-strict = Parchís, strict Tangier
game-parchis-4-tangier-strict-about = A piece that misses a capture goes home
game-parchis-2-tangier-1v1 = Parchís, Tangier one against one
game-parchis-2-tangier-1v1-about = Two colours each, out of one shared house
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
game-barsees-damascus-university = Barsees, Damascus University
game-barsees-damascus-university-about = Pawns come in by the khal alone
game-barsees-palestine = Barsees, Palestine
game-barsees-palestine-about = Four seats, and pawns that stand together are safe
game-parchis-3-morocco = Parchís for three, Morocco
game-parchis-3-morocco-about = Moroccan rules on a board with three arms
game-parchis-5-morocco = Parchís for five, Morocco
game-parchis-5-morocco-about = Moroccan rules on a board with five arms
game-parchis-6-morocco = Parchís for six, Morocco
game-parchis-6-morocco-about = Moroccan rules on a board with six arms
game-parchis-8-morocco = Parchís for eight, Morocco
game-parchis-8-morocco-about = Moroccan rules on a board with eight arms
game-parchis-4-spain-pairs = Parchís for two pairs, Spain
game-parchis-4-spain-pairs-about = Partners sit opposite and win together
game-parchis-6-spain-pairs = Parchís for three pairs, Spain
game-parchis-6-spain-pairs-about = Partners sit opposite and win together
game-parchis-8-spain-pairs = Parchís for four pairs, Spain
game-parchis-8-spain-pairs-about = Partners sit opposite and win together
game-parchis-4-morocco-pairs = Parchís for two pairs, Morocco
game-parchis-4-morocco-pairs-about = Partners sit opposite and win together
game-parchis-6-morocco-pairs = Parchís for three pairs, Morocco
game-parchis-6-morocco-pairs-about = Partners sit opposite and win together
game-parchis-8-morocco-pairs = Parchís for four pairs, Morocco
game-parchis-8-morocco-pairs-about = Partners sit opposite and win together
game-parchis-6-teams = Parchís, three against three
game-parchis-6-teams-about = Every other seat is on one team
game-parchis-8-teams = Parchís, four against four
game-parchis-8-teams-about = Every other seat is on one team
game-parchis-2-spain = Parchís for two
game-parchis-2-spain-about = Spanish rules, one opposite the other
game-parchis-2-colours = Parchís for two, two colours each
game-parchis-2-colours-about = Eight pieces each: yellow and red against blue and green
game-parchis-4-two-dice = Parchís with two dice
game-parchis-4-two-dice-about = Each die is a move, or one piece takes the sum
game-barsees-4-damascus = Barsees for four
game-barsees-4-damascus-about = Damascus rules, each player alone
game-barsees-4-pairs = Barsees for two pairs
game-barsees-4-pairs-about = Partners sit opposite, each with four pawns
game-barsees-shared = Barsees, two a side
game-barsees-shared-about = Partners take turns with one set of pawns

# The names of the rules, by the name of their level file.

rules-spain = Spain
rules-morocco = Morocco
rules-tangier-strict = Strict Tangier
rules-tangier-1v1 = Tangier (one against one)
rules-damascus = Damascus
rules-damascus-old = Old Damascus
rules-damascus-university = Damascus University
rules-palestine = Palestine

# Of a game that a player made and named in their own words.
game-own-about = A game of your own
