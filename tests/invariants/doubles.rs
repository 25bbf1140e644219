//! Everything that is written can be read again and is the same.

use parchis::rules::Game;
use parchis::rules::notation::Setup;

/// The position on one line.
pub(crate) fn line(game: &Game) -> String {
    Setup::of(game.rules(), game.state()).to_string()
}

/// Prints the position as a line, reads it and compares the game that goes on from there.
///
/// # Errors
/// What is not the same.
pub(crate) fn check_line(game: &Game) -> Result<(), String> {
    let line = line(game);
    let read: Setup = line.parse().map_err(|flaw| format!("{flaw}"))?;
    if read.to_string() != line {
        return Err(format!("it is read as {read}"));
    }
    let again = read
        .game(game.rules().clone())
        .map_err(|flaws| format!("it is refused: {flaws:?}"))?;
    if again.state() != game.state() {
        return Err(format!("it is read as {:?}", again.state()));
    }
    if again.moves() != game.moves() {
        return Err(format!("it has other moves: {:?}", again.moves()));
    }
    Ok(())
}

/// Prints the position as JSON, reads it and compares.
///
/// # Errors
/// What is not the same.
pub(crate) fn check_json(game: &Game) -> Result<(), String> {
    let stated = Setup::of(game.rules(), game.state());
    let json = serde_json::to_string(&stated).map_err(|flaw| format!("{flaw}"))?;
    let read: Setup = serde_json::from_str(&json).map_err(|flaw| format!("{flaw}"))?;
    if read == stated {
        Ok(())
    } else {
        Err(format!("{json} is read as {read}"))
    }
}
