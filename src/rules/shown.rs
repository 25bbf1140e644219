//! What somebody who has heard the facts so far knows of the position.

use super::compiled::Compiled;
use super::facts::{Fact, Thrown};
use super::ids::{Colour, Hand, MAX_COLOURS, MAX_PIECES, Piece};
use super::mechanics::MAX_TOKENS;
use super::position::Position;
use super::state::{Bonuses, FINISHED, HOME, Phase, State};

/// A position as told by facts.
///
/// Folding every fact of a game into [`Shown::of`] its beginning gives [`Shown::of`] its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Each piece's index on its route; [`HOME`] is home.
    pub at: [u8; MAX_PIECES],
    /// The pieces that came second to a square which they share with another colour.
    pub later: u32,
    /// Tokens to be spent, by kind.
    pub bank: [u8; MAX_TOKENS],
    /// The bonuses that wait.
    pub bonuses: Bonuses,
    /// Each hand's place, from 1; 0 while it plays, [`FINISHED`] while its partner does.
    pub places: [u8; MAX_COLOURS],
    /// Whose turn it is.
    pub hand: Hand,
    /// Sixes (or doubles) in a row in this turn.
    pub sixes: u8,
    /// Whether the game is over.
    pub over: bool,
}

impl Shown {
    /// What is to be seen of a state.
    #[must_use]
    pub fn of(state: &State) -> Self {
        Self {
            at: state.at,
            later: state.later,
            bank: state.bank,
            bonuses: state.bonuses,
            places: state.places,
            hand: state.hand,
            sixes: state.sixes,
            over: state.phase == Phase::Over,
        }
    }

    /// Hears one more fact.
    pub fn hear(&mut self, game: &Compiled, fact: &Fact) {
        match *fact {
            Fact::BarrierOpened { .. }
            | Fact::BarrierFormed { .. }
            | Fact::KeptTurn { .. }
            | Fact::StartTied { .. }
            | Fact::ReachedGoal { .. } => {}
            Fact::StartRolled { next: hand, .. } | Fact::Started { hand } => self.hand = hand,
            Fact::Thrown { thrown, sixes, .. } => {
                if !matches!(thrown, Thrown::Starter(_)) {
                    self.sixes = sixes;
                }
            }
            Fact::TokenBanked { token, .. } => self.bank[usize::from(token)] += 1,
            Fact::TokenSpent { token, .. } | Fact::TokenForfeited { token, .. } => {
                self.bank[usize::from(token)] -= 1;
            }
            Fact::Entered {
                piece, to, later, ..
            }
            | Fact::Moved {
                piece, to, later, ..
            } => {
                self.leave(game, piece, None);
                self.at[piece.index()] = to;
                self.later |= u32::from(later) << piece.0;
            }
            Fact::Captured { piece, by, .. } => {
                self.leave(game, piece, Some(by));
                self.at[piece.index()] = HOME;
            }
            Fact::SentBack { piece, .. } => {
                self.leave(game, piece, None);
                self.at[piece.index()] = HOME;
            }
            Fact::BonusGranted { bonus, .. } => self.bonuses.push(bonus),
            Fact::BonusSpent { .. } | Fact::BonusLost { .. } | Fact::Declined { .. } => {
                self.bonuses.pop();
            }
            Fact::NoMove { .. } => self.bank = [0; MAX_TOKENS],
            Fact::TurnPassed { to, .. } => {
                self.hand = to;
                self.sixes = 0;
                self.bank = [0; MAX_TOKENS];
                self.bonuses.clear();
            }
            Fact::Finished { hand } => self.place(hand, FINISHED),
            Fact::Placed { hand, place } => self.place(hand, place),
            Fact::GameOver { .. } => self.over = true,
        }
    }

    fn place(&mut self, hand: Hand, place: u8) {
        self.places[hand.index()] = place;
        self.bank = [0; MAX_TOKENS];
        self.bonuses.clear();
    }

    /// A piece leaves its square; those of one colour that are left there are no longer second,
    /// and whoever is left beside the piece that sent it home was there before that.
    fn leave(&mut self, game: &Compiled, piece: Piece, by: Option<Colour>) {
        self.later &= !(1 << piece.0);
        let square = |p: Piece| {
            (self.at[p.index()] != HOME).then(|| game.square_at(p.colour(), self.at[p.index()]))
        };
        let Some(here) = square(piece) else { return };
        let left = (0..MAX_PIECES as u8)
            .map(Piece)
            .filter(|&p| p != piece && square(p) == Some(here));
        let first = left.clone().next().map(Piece::colour);
        let alike = left.clone().all(|p| Some(p.colour()) == first);
        let no_longer = left.filter(|p| alike || by.is_some_and(|by| p.colour() != by));
        self.later &= !no_longer.fold(0, |mask, p| mask | 1 << p.0);
    }
}

impl From<&Position> for Shown {
    fn from(position: &Position) -> Self {
        Self::of(position.state())
    }
}
