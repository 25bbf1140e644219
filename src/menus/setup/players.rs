//! Everybody who can play, in words.

use crate::locale::Phrase;
use crate::screens::Seat;
use crate::table::Player;

/// The opponents that may be chosen, the easiest first.
pub(super) const OPPONENTS: [&str; 2] = ["random", "greedy"];

/// What sort of player it is; nobody at an empty place.
pub(super) fn kind(player: Option<&Player>) -> Phrase {
    match player {
        Some(player) => Phrase::new(format!("player-{}", player.kind())),
        None => Phrase::new("player-empty"),
    }
}

/// Who sits at a place: by name, or else what sort of player it is.
pub(super) fn who(seat: &Seat) -> Phrase {
    let player = seat.taken.then(|| seat.player());
    match player.as_ref().and_then(Player::name) {
        Some(name) => Phrase::new("name-as-written").with("name", name.to_owned()),
        None => kind(player.as_ref()),
    }
}

/// Who sits at a seat, as part of a sentence.
pub(super) fn sits(player: &Player, seat: Phrase) -> Phrase {
    let sits = match player.name() {
        Some(name) => Phrase::new("setup-sits-named").with("name", name.to_owned()),
        None => Phrase::new(format!("setup-sits-{}", player.kind())),
    };
    sits.with("seat", seat)
}

/// How an opponent plays.
pub(super) fn about(opponent: &str) -> Phrase {
    Phrase::new(format!("player-{opponent}-about"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{Language, Locale};

    #[test]
    fn everybody_who_can_play_is_said_in_every_language() {
        for language in [Language::Arabic, Language::English, Language::Spanish] {
            let locale = Locale::new(language);
            for opponent in OPPONENTS {
                let player = Player::named(opponent);
                let seat = || Phrase::new("seat-red");
                for phrase in [kind(Some(&player)), about(opponent), sits(&player, seat())] {
                    assert!(!phrase.plain(locale).contains('⟨'), "{opponent}");
                }
            }
            for phrase in [kind(Some(&Player::Human(None))), kind(None)] {
                assert!(!phrase.plain(locale).contains('⟨'));
            }
        }
    }

    #[test]
    fn every_opponent_can_be_chosen() {
        assert_eq!(OPPONENTS, crate::opponents::NAMES);
    }
}
