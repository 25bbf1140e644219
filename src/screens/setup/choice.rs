//! What is to be played, as far as it has been chosen: the game, its rules, who sits where.

use std::sync::Arc;

use bevy::prelude::*;

use crate::rules::family::{GameSpec, Rules, RulesFlaw};
use crate::rules::ids::colours;
use crate::rules::{Board, Colour, Compiled, Hand, HandInfo};
use crate::screens::loading::{USUAL_OPPONENT, usual_players};
use crate::table::{Player, Save};

/// What will be played. It is there as soon as the title or the setup has been entered.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct SetupChoice {
    /// The game with its house rules and the seats that are taken.
    pub game: GameSpec,
    /// Every place at the board, in the order in which they sit: of two people who share a set
    /// of pieces the second comes after everybody's first.
    pub seats: Vec<Seat>,
    /// The game as its file has it.
    usual: GameSpec,
    /// The board as its file has it.
    board: Arc<Board>,
}

/// A place at the board, and who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Its colours, a mask.
    pub colours: u8,
    /// The first of them, by which it is called.
    pub first: Colour,
    /// Which of the people who share these colours, from 0.
    pub person: u8,
    /// Whether somebody plays there.
    pub taken: bool,
    /// The opponent that plays if no person does.
    pub computer: Option<String>,
    /// The name of the person, as it was typed; empty for none.
    pub name: String,
}

impl Seat {
    /// Who plays there.
    #[must_use]
    pub fn player(&self) -> Player {
        match &self.computer {
            Some(opponent) => Player::Computer(opponent.clone()),
            None => Player::person(&self.name),
        }
    }

    /// Lets somebody play there.
    pub(super) fn seat(&mut self, player: &Player) {
        match player {
            Player::Computer(opponent) => self.computer = Some(opponent.clone()),
            Player::Human(name) => {
                self.computer = None;
                if let Some(name) = name {
                    self.name.clone_from(name);
                }
            }
        }
    }

    /// The same people at another place.
    fn like(self, other: Option<&Self>) -> Self {
        match other {
            Some(other) => Self {
                computer: other.computer.clone(),
                name: other.name.clone(),
                ..self
            },
            None => self,
        }
    }
}

impl SetupChoice {
    /// The usual table of a game: a person against the best of the computer players. `board` is
    /// the board as its file has it.
    #[must_use]
    pub fn of(game: &GameSpec, board: &Arc<Board>) -> Self {
        let mut choice = Self {
            seats: Vec::new(),
            game: game.clone(),
            usual: game.clone(),
            board: Arc::clone(board),
        };
        choice.seats = choice.places();
        choice.seat_hands(&usual_players(game.hands()));
        choice
    }

    /// The game as its file has it, without house rules.
    #[must_use]
    pub fn usual(&self) -> &GameSpec {
        &self.usual
    }

    /// The tables by which it is played.
    ///
    /// # Errors
    /// None for a choice that was made by its own methods.
    pub fn compile(&self) -> Result<Arc<Compiled>, Vec<RulesFlaw>> {
        self.game.compile()
    }

    /// Who plays each hand, in the order of turns.
    #[must_use]
    pub fn players(&self) -> Vec<Player> {
        let mut hands: Vec<_> = self.seats.iter().filter(|seat| seat.taken).collect();
        hands.sort_by_key(|seat| (seat.person, seat.first));
        hands.into_iter().map(Seat::player).collect()
    }

    /// The hand of a place; none if it is empty.
    #[must_use]
    pub fn hand(&self, place: usize) -> Option<Hand> {
        let here = self.seats.get(place).filter(|seat| seat.taken)?;
        let before =
            |seat: &&Seat| seat.taken && (seat.person, seat.first) < (here.person, here.first);
        Some(Hand(self.seats.iter().filter(before).count() as u8))
    }

    /// The same with a place taken or left, and with it the places of its partners.
    ///
    /// # Errors
    /// Why the rules or the board do not allow it.
    pub fn with_taken(&self, place: usize, taken: bool) -> Result<Self, Vec<RulesFlaw>> {
        let Some(here) = self.seats.get(place).map(|seat| seat.colours) else {
            return Ok(self.clone());
        };
        let whole = self.whole().unwrap_or_else(|_| self.game.clone());
        let mask = |team: &Vec<Colour>| team.iter().fold(0, |mask, colour| mask | colour.bit());
        let mut teams = whole.seating.teams.iter().map(mask);
        let team = teams.find(|team| team & here != 0);
        let together = here | team.unwrap_or(0);
        let mut other = self.clone();
        for seat in &mut other.seats {
            if seat.colours & together != 0 {
                seat.taken = taken;
            }
        }
        other.game = self.usual.agreed(
            Arc::clone(&self.board),
            self.game.rules.clone(),
            Some(other.letters()),
        )?;
        Ok(other)
    }

    /// The same with these places taken and the others left, as far as the rules and the board
    /// allow it.
    pub(super) fn with_places(mut self, taken: impl Fn(&Seat) -> Option<bool>) -> Self {
        // First everybody comes, then some leave: there are never too few meanwhile.
        for comes in [true, false] {
            for place in 0..self.seats.len() {
                let here = &self.seats[place];
                if taken(here) == Some(comes)
                    && here.taken != comes
                    && let Ok(other) = self.with_taken(place, comes)
                {
                    self = other;
                }
            }
        }
        self
    }

    /// The table at which a match was left, at the game as its file has it.
    pub(super) fn left(self, save: &Save) -> Self {
        let spec = save.record.spec();
        let choice = self.by_rules(spec.rules.clone()).unwrap_or(self);
        let playing = &spec.seating.in_play;
        let mut choice = choice.with_places(|seat| Some(playing.contains(&seat.first)));
        choice.seat_hands(&save.players);
        choice
    }

    /// The same with somebody at a place, or nobody.
    ///
    /// # Errors
    /// Why the rules or the board do not allow it.
    pub fn with(&self, place: usize, player: Option<&Player>) -> Result<Self, Vec<RulesFlaw>> {
        let now = self.seats.get(place).is_some_and(|seat| seat.taken);
        let mut other = match player.is_some() {
            taken if taken != now => self.with_taken(place, taken)?,
            _ => self.clone(),
        };
        if let (Some(seat), Some(player)) = (other.seats.get_mut(place), player) {
            seat.seat(player);
        }
        Ok(other)
    }

    /// The same with the people of another table at the seats that both have. If that leaves
    /// every person without a seat, one of them takes the first.
    #[must_use]
    pub(super) fn with_people_of(mut self, others: &Self) -> Self {
        for seat in &mut self.seats {
            let same = |other: &&Seat| (other.first, other.person) == (seat.first, seat.person);
            *seat = seat.clone().like(others.seats.iter().find(same));
        }
        let plays = |seat: &&Seat| seat.taken && seat.computer.is_none();
        if let Some(person) = others.seats.iter().find(plays)
            && !self.seats.iter().any(|seat| plays(&seat))
            && let Some(first) = self.seats.iter_mut().find(|seat| seat.taken)
        {
            *first = first.clone().like(Some(person));
        }
        self
    }

    /// Lets somebody play each hand, in the order of turns.
    pub(super) fn seat_hands(&mut self, players: &[Player]) {
        for place in 0..self.seats.len() {
            let player = self.hand(place).and_then(|hand| players.get(hand.index()));
            if let Some(player) = player {
                self.seats[place].seat(player);
            }
        }
    }

    /// The same by other rules; whoever can stays where they are.
    ///
    /// # Errors
    /// Everything that does not fit the board or those who play.
    pub fn by_rules(&self, rules: Rules) -> Result<Self, Vec<RulesFlaw>> {
        let named = |rules: &Rules| {
            [rules.get("seats.in_play"), rules.get("seats")].map(Option::<&_>::cloned)
        };
        let others = named(&rules) != named(&self.game.rules);
        let in_play = (!others).then(|| self.letters());
        let game = self.usual.agreed(Arc::clone(&self.board), rules, in_play)?;
        let mut other = Self {
            game,
            ..self.clone()
        };
        other.seats = other.places();
        Ok(other.with_people_of(self))
    }

    /// Lets the people of two places change them.
    pub(super) fn swap(&mut self, one: usize, other: usize) {
        if let (Some(a), Some(b)) = (self.seats.get(one).cloned(), self.seats.get(other).cloned()) {
            self.seats[one] = a.clone().like(Some(&b));
            self.seats[other] = b.like(Some(&a));
        }
    }

    /// The game with every seat of the board taken.
    fn whole(&self) -> Result<GameSpec, Vec<RulesFlaw>> {
        let all = self.game.board.seats.iter().map(|seat| seat.letter);
        let board = Arc::clone(&self.board);
        self.usual
            .agreed(board, self.game.rules.clone(), Some(all.collect()))
    }

    /// The places of the board: those of the game with every seat taken, or of the game itself
    /// where that cannot be.
    fn places(&self) -> Vec<Seat> {
        let whole = self.whole().unwrap_or_else(|_| self.game.clone());
        let hands = whole.seating.hands(whole.board.seats.len());
        let hands = hands.unwrap_or_default();
        let sides = hands.len() / usize::from(whole.seating.people_a_side.max(1));
        let in_play = self.game.seating.in_play.iter();
        let playing = in_play.fold(0, |mask, colour| mask | colour.bit());
        let seat = |(i, hand): (usize, &HandInfo)| Seat {
            colours: hand.colours,
            first: Colour(hand.first),
            person: (i / sides.max(1)) as u8,
            taken: playing & hand.colours != 0,
            computer: Some(USUAL_OPPONENT.to_owned()),
            name: String::new(),
        };
        hands.iter().enumerate().map(seat).collect()
    }

    /// The letters of the places that are taken.
    fn letters(&self) -> Vec<char> {
        let taken = self.seats.iter().filter(|seat| seat.taken);
        let mask = taken.fold(0, |mask, seat| mask | seat.colours);
        let letter = |colour: Colour| self.game.board.seats[colour.index()].letter;
        colours(mask).map(letter).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::{Catalogue, Levels};

    fn choice(game: &str) -> SetupChoice {
        let catalogue = Catalogue::from(Levels::embedded());
        let game = &catalogue.games[game];
        SetupChoice::of(game, &catalogue.boards[&game.board.id])
    }

    fn taken(choice: &SetupChoice) -> String {
        let taken = choice.seats.iter().filter(|seat| seat.taken);
        taken
            .map(|seat| choice.game.board.seats[seat.first.index()].letter)
            .collect()
    }

    #[test]
    fn every_game_has_a_usual_table_that_is_its_own() {
        let catalogue = Catalogue::from(Levels::embedded());
        for (id, game) in &catalogue.games {
            let choice = choice(id);
            assert_eq!(choice.players().len(), game.hands(), "{id}");
            assert_eq!(choice.players()[0], Player::Human(None), "{id}");
            let again = choice.by_rules(game.rules.clone()).expect(id);
            assert_eq!(again.game, *game, "{id}");
            assert_eq!(again, choice, "{id}");
        }
    }

    #[test]
    fn one_may_leave_and_come_back() {
        let four = choice("parchis-4-spain");
        let three = four.with_taken(1, false).expect("three may play");
        assert_eq!(taken(&three), "YRG");
        assert_eq!(three.game.hands(), 3);
        assert_eq!((three.hand(1), three.hand(2)), (None, Some(Hand(1))));
        assert_eq!(three.with_taken(1, true).expect("four may play"), four);
        let two = three.with_taken(3, false).expect("two may play");
        let alone = two.with_taken(2, false).expect_err("nobody plays alone");
        assert!(!alone.is_empty());
        assert_eq!(
            taken(
                &choice("parchis-2-spain")
                    .with_taken(1, true)
                    .expect("three")
            ),
            "YBR"
        );
    }

    #[test]
    fn partners_leave_together() {
        let six = choice("parchis-6-spain-pairs");
        let four = six.with_taken(4, false).expect("two pairs may play");
        assert_eq!(taken(&four).len(), 4);
        assert_eq!(four.game.seating.teams.len(), 2);
        assert!(four.with_taken(0, false).is_err(), "one pair has no rivals");
        for game in [
            "parchis-4-spain-pairs",
            "parchis-2-tangier-1v1",
            "barsees-shared",
            "parchis-6-teams",
        ] {
            assert!(choice(game).with_taken(0, false).is_err(), "{game}");
        }
    }

    #[test]
    fn people_who_share_pieces_have_a_place_each() {
        let shared = choice("barsees-shared");
        let places: Vec<_> = shared
            .seats
            .iter()
            .map(|seat| (seat.first.0, seat.person))
            .collect();
        assert_eq!(places, [(0, 0), (1, 0), (0, 1), (1, 1)]);
        assert_eq!(shared.hand(3), Some(Hand(3)));
    }

    #[test]
    fn people_change_places_and_keep_their_names() {
        let mut table = choice("parchis-4-morocco");
        table.seats[0].name = "أمينة".to_owned();
        table.swap(0, 2);
        let players = table.players();
        assert_eq!(players[2].name(), Some("أمينة"));
        assert!(!players[0].is_human());
        let three = table.with_taken(1, false).expect("three may play");
        assert_eq!(three.players()[1].name(), Some("أمينة"));
    }

    #[test]
    fn house_rules_keep_those_who_sit() {
        let mut table = choice("parchis-4-spain")
            .with_taken(3, false)
            .expect("three");
        table.seats[1].seat(&Player::person("Omar"));
        let twelve = ("six.steps_none_home".to_owned(), [12].into());
        let rules = table
            .game
            .rules
            .with_overrides(&[twelve])
            .expect("it can be played");
        let house = table.by_rules(rules).expect("it fits");
        assert_eq!(house.seats, table.seats);
        let pairs = ("team.form".to_owned(), "opposite".into());
        let pairs = table
            .game
            .rules
            .with_overrides(&[pairs])
            .expect("they can be played");
        assert!(table.by_rules(pairs).is_err(), "a partner is missing");
    }
}
