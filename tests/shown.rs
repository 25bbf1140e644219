//! Whoever hears every fact knows the position at every ply.

use parchis::dice::Cup;
use parchis::levels::{Catalogue, Levels};
use parchis::rules::{Game, Phase, Shown};

/// Throws and moves after which a game that has not ended is left.
const CAP: usize = 20_000;

#[test]
fn facts_add_up_to_the_position_at_every_ply() {
    let catalogue = Catalogue::from(Levels::embedded());
    for (name, spec) in &catalogue.games {
        let rules = spec.compile().unwrap();
        for seed in 0..20 {
            let mut cup = Cup::new(seed);
            let mut game = Game::new(rules.clone());
            let mut shown = Shown::of(game.state());
            let mut facts = Vec::new();
            for ply in 0..CAP {
                match game.phase() {
                    Phase::Over => break,
                    Phase::Start | Phase::Throw => {
                        let thrown = cup.throw(game.outcomes()).unwrap();
                        game.throw(thrown, &mut facts).unwrap();
                    }
                    Phase::Move => {
                        let moves = game.moves();
                        let mv = moves[cup.below(moves.len() as u32) as usize];
                        game.play(mv, &mut facts).unwrap();
                    }
                }
                for fact in &facts {
                    shown.hear(&rules, fact);
                }
                let truth = Shown::of(game.state());
                assert_eq!(shown, truth, "{name}, seed {seed}, ply {ply}: {facts:?}");
                facts.clear();
            }
        }
    }
}
