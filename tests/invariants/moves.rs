//! What is listed is accepted, everything else is refused with a reason.

use parchis::rules::ids::MAX_PIECES;
use parchis::rules::{BONUS, Game, HOME, How, Move, Phase, Piece, Refusal, SUM};

const HOWS: [How; 7] = [
    How::Step,
    How::Enter,
    How::EnterTwo,
    How::EnterTwoApart,
    How::Split,
    How::Joint,
    How::Decline,
];

/// A piece that moves belongs to the hand at turn, or to the partner of one that has finished.
///
/// # Panics
/// If it does not.
pub(crate) fn check_mover(game: &Game, mv: Move) {
    if mv.how == How::Decline {
        return;
    }
    let (rules, state) = (game.rules(), game.state());
    let hand = rules.hands[state.hand.index()];
    let colour = mv.piece.colour();
    let finished = state.places[state.hand.index()] != 0;
    let whose = rules.hands.iter().enumerate();
    let mut owners = whose.filter(|(_, info)| info.colours & colour.bit() != 0);
    let theirs = owners.any(|(owner, info)| {
        let own = info.colours == hand.colours;
        let partner = info.team == hand.team && state.places[owner] == 0;
        if finished { partner } else { own }
    });
    assert!(
        theirs,
        "{mv:?} is of a piece that hand {:?} does not move",
        state.hand
    );
    let at = state.at[mv.piece.index()];
    assert_ne!(at, rules.goal_of(colour), "{mv:?} leaves the goal");
}

/// There is a reason for every piece that may not move and for no other.
///
/// # Errors
/// What does not hold.
pub(crate) fn check_reasons(game: &Game) -> Result<(), String> {
    let state = game.state();
    let listed = game.moves();
    if (game.phase() == Phase::Move) == listed.is_empty() {
        return Err("somebody is to move and cannot, or can and should not".to_owned());
    }
    for piece in (0..MAX_PIECES as u8).map(Piece) {
        let twin = |mv: &&Move| {
            mv.how != How::Decline
                && (mv.piece == piece
                    || mv.piece.colour() == piece.colour()
                        && state.at[mv.piece.index()] == state.at[piece.index()])
        };
        let may = listed.iter().any(|mv| twin(&mv));
        if may == game.why_not(piece).is_some() {
            return Err(format!(
                "{piece:?}: may {may}, why not {:?}",
                game.why_not(piece)
            ));
        }
    }
    Ok(())
}

/// Asks for every move there could be: the listed ones are played, the others refused, and
/// refusing changes nothing.
///
/// # Errors
/// What does not hold.
pub(crate) fn check_all(game: &Game) -> Result<(), String> {
    let (rules, state) = (game.rules(), game.state());
    let mut played = 0;
    let mut asked = game.clone();
    let kinds = rules.mechanics.tokens.len() as u8;
    let tokens: Vec<_> = (0..kinds).chain([SUM, BONUS]).collect();
    for piece in rules.seating.in_play.iter().flat_map(|c| c.pieces()) {
        for to in (0..=rules.goal_of(piece.colour())).chain([HOME]) {
            for &token in &tokens {
                for how in HOWS {
                    let mv = Move {
                        piece,
                        token,
                        to,
                        how,
                    };
                    let listed = is_listed(game, mv);
                    match asked.play(mv, &mut ()) {
                        Ok(()) if listed => {
                            played += 1;
                            asked = game.clone();
                        }
                        Ok(()) => return Err(format!("{mv:?} is played and not listed")),
                        Err(refusal) if listed => {
                            return Err(format!("{mv:?} is listed and refused: {refusal}"));
                        }
                        Err(refusal) => check_refusal(game, mv, refusal)?,
                    }
                }
            }
        }
    }
    if asked.state() != state || asked.moves() != game.moves() {
        return Err("what was refused changed the position".to_owned());
    }
    let least = game.moves().len();
    if played < least {
        return Err(format!("{least} moves are listed, {played} were played"));
    }
    Ok(())
}

/// Listed itself, or the same move of another piece of the colour on the same square.
fn is_listed(game: &Game, mv: Move) -> bool {
    let at = |piece: Piece| game.state().at[piece.index()];
    game.moves().iter().any(|listed| {
        *listed == mv
            || mv.how != How::Decline
                && Move {
                    piece: mv.piece,
                    ..*listed
                } == mv
                && listed.piece.colour() == mv.piece.colour()
                && at(listed.piece) == at(mv.piece)
    })
}

/// A refusal says why the piece may not move; a piece that may move elsewhere is told so.
fn check_refusal(game: &Game, mv: Move, refusal: Refusal) -> Result<(), String> {
    let right = match refusal {
        Refusal::NotMoving => game.phase() != Phase::Move,
        Refusal::Illegal(why) => game.why_not(mv.piece) == Some(why),
        Refusal::NotThere => mv.how == How::Decline || game.why_not(mv.piece).is_none(),
        Refusal::NotThrowing | Refusal::CannotFall(_) => false,
    };
    if right {
        Ok(())
    } else {
        Err(format!("{mv:?} is refused as {refusal:?}"))
    }
}
