//! The figures of a game, as a family talks about it afterwards: who threw the most sixes, who was
//! captured most often, when the game turned. Told by the facts alone.

use crate::rules::compiled::Compiled;
use crate::rules::facts::{Again, Fact, Thrown};
use crate::rules::game::{Game, Refusal};
use crate::rules::ids::{Colour, Hand, Piece, Square, Team, colours};
use crate::rules::shown::Shown;
use crate::rules::state::{HOME, Phase};

use super::Record;

/// How many of the captures that cost most are told.
const CAPTURES: usize = 2;

/// A game in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// What each hand did, in the order of turns.
    pub hands: Vec<HandFigures>,
    /// How many turns there were.
    pub turns: u32,
    /// How often another side came to lead; the first one to do so does not count.
    pub lead_changes: u32,
    /// Who leads now, and since which turn; nobody before anybody has come ahead.
    pub lead: Option<Lead>,
    /// The captures that cost most steps, the dearest first; at most two.
    pub captures: Vec<Capture>,
}

/// What one hand did, and what befell it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandFigures {
    /// Its turns.
    pub turns: u32,
    /// Its throws, those for the start not counted.
    pub throws: u32,
    /// Throws that count as a six or as a double; of shells, those that throw again.
    pub sixes: u32,
    /// Pieces that it captured.
    pub captures: u32,
    /// Pieces of its own that were captured or went home as a penalty.
    pub lost: u32,
    /// Barriers that it closed.
    pub barriers: u32,
    /// Steps of bonuses that it earned.
    pub bonus: u32,
    /// The most squares that a piece of it went in one move.
    pub longest: u8,
}

/// A side that leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    /// A hand of the side: the first in the order of turns.
    pub hand: Hand,
    /// The turn after which it led, from 1.
    pub turn: u32,
}

/// A capture that turned the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capture {
    /// In which turn, from 1.
    pub turn: u32,
    /// By which colour.
    pub by: Colour,
    /// The captive.
    pub piece: Piece,
    /// Where.
    pub square: Square,
    /// How many steps the captive had gone.
    pub steps: u8,
}

impl Figures {
    /// The figures of a game as far as it was played.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn of(record: &Record) -> Result<Self, Refusal> {
        let game = record.opening();
        let mut teller = Teller::new(&game);
        let mut facts = Vec::new();
        record.replay_into(&mut facts)?;
        facts.into_iter().for_each(|fact| teller.take(fact));
        Ok(teller.told())
    }

    /// The most that a figure came to, and for which hand; of equals none stands out.
    #[must_use]
    pub fn most(&self, figure: impl Fn(&HandFigures) -> u32) -> Option<(Hand, u32)> {
        let most = self
            .hands
            .iter()
            .map(&figure)
            .max()
            .filter(|&most| most > 0)?;
        let mut best = (0_u8..)
            .zip(&self.hands)
            .filter(|(_, hand)| figure(hand) == most);
        let (hand, _) = best.next()?;
        best.next().is_none().then_some((Hand(hand), most))
    }
}

/// Hears the facts.
struct Teller<'a> {
    game: &'a Compiled,
    shown: Shown,
    figures: Figures,
    /// Who threw or played a bonus last.
    acts: Hand,
    /// Whether the next throw begins a turn.
    fresh: bool,
    leads: Option<Team>,
}

impl<'a> Teller<'a> {
    /// Where something is to be played already, the first turn has begun with a throw that nobody
    /// heard of.
    fn new(opening: &'a Game) -> Self {
        let (game, state) = (opening.rules(), opening.state());
        let begun = state.phase == Phase::Move;
        let mut hands = vec![HandFigures::default(); game.hands.len()];
        hands[state.hand.index()].turns = u32::from(begun);
        Self {
            game,
            shown: Shown::of(state),
            figures: Figures {
                hands,
                turns: u32::from(begun),
                ..Figures::default()
            },
            acts: state.hand,
            fresh: !begun,
            leads: None,
        }
    }

    fn told(mut self) -> Figures {
        self.see_lead();
        self.figures
    }

    fn hand(&mut self, hand: Hand) -> &mut HandFigures {
        &mut self.figures.hands[hand.index()]
    }

    fn lost(&mut self, piece: Piece) {
        if let Some(hand) = self.game.hand_of(piece.colour()) {
            self.hand(hand).lost += 1;
        }
    }

    /// How many steps a piece has gone.
    fn steps(&self, piece: Piece) -> u8 {
        match self.shown.at[piece.index()] {
            HOME => 0,
            at => at + 1,
        }
    }

    fn keep(&mut self, capture: Capture) {
        let captures = &mut self.figures.captures;
        captures.push(capture);
        // Stable: of equals the earlier one is told.
        captures.sort_by_key(|capture| std::cmp::Reverse(capture.steps));
        captures.truncate(CAPTURES);
    }

    /// Whose pieces have gone farthest, if one side is ahead of all others.
    fn ahead(&self) -> Option<(Team, Hand)> {
        let gone = |team: u8| -> u32 {
            let hands = self.game.hands.iter().filter(|hand| hand.team == team);
            let mask = hands.fold(0, |mask, hand| mask | hand.colours);
            let pieces = colours(mask).flat_map(Colour::pieces);
            pieces.map(|piece| u32::from(self.steps(piece))).sum()
        };
        let sides = self.game.hands.iter().zip(0_u8..);
        let sides: Vec<_> = sides
            .map(|(info, hand)| (gone(info.team), info.team, hand))
            .collect();
        let most = sides.iter().map(|(gone, ..)| *gone).max()?;
        let mut first = sides.iter().filter(|(gone, ..)| *gone == most);
        let &(_, team, hand) = first.next()?;
        let alone = first.all(|(_, other, _)| *other == team);
        alone.then_some((Team(team), Hand(hand)))
    }

    fn see_lead(&mut self) {
        let Some((team, hand)) = self.ahead().filter(|(team, _)| Some(*team) != self.leads) else {
            return;
        };
        if self.leads.is_some() {
            self.figures.lead_changes += 1;
        }
        self.leads = Some(team);
        let turn = self.figures.turns;
        self.figures.lead = Some(Lead { hand, turn });
    }
}

impl Teller<'_> {
    fn take(&mut self, fact: Fact) {
        match fact {
            Fact::Thrown {
                hand,
                thrown,
                sixes,
            } => {
                self.acts = hand;
                if std::mem::replace(&mut self.fresh, false) {
                    self.figures.turns += 1;
                    self.hand(hand).turns += 1;
                }
                self.hand(hand).throws += 1;
                let six = !matches!(thrown, Thrown::Shells(_)) && sixes > 0;
                self.hand(hand).sixes += u32::from(six);
            }
            Fact::KeptTurn {
                hand,
                why: Again::Special,
            } => self.hand(hand).sixes += 1,
            Fact::BonusGranted { hand, steps, .. } => {
                self.hand(hand).bonus += u32::from(steps);
            }
            Fact::Moved { from, top, to, .. } => {
                let acts = self.acts;
                let went = (top - from).saturating_add(top - to);
                let longest = &mut self.hand(acts).longest;
                *longest = (*longest).max(went);
            }
            Fact::Captured { piece, by, square } => {
                let acts = self.acts;
                self.hand(acts).captures += 1;
                self.lost(piece);
                self.keep(Capture {
                    turn: self.figures.turns,
                    by,
                    piece,
                    square,
                    steps: self.steps(piece),
                });
            }
            Fact::SentBack { piece, .. } => self.lost(piece),
            Fact::BarrierFormed { hand, .. } => self.hand(hand).barriers += 1,
            Fact::TurnPassed { .. } => {
                self.fresh = true;
                self.see_lead();
            }
            _ => {}
        }
        self.shown.hear(self.game, &fact);
    }
}
