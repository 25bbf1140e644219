//! The house rules as they are being made.

use bevy::prelude::*;

use super::PageSystems;
use crate::content::{Games, OwnRulesTold};
use crate::locale::Phrase;
use crate::rules::family::{HouseRules, Rules, RulesFlaw, Value};
use crate::screens::{Menu, SetupChoice, SetupCommand};

/// The rules on the page. What can be played goes to the setup at once; what contradicts
/// itself stays here until somebody has decided.
#[derive(Resource, Clone, Debug, PartialEq)]
pub(super) struct Draft {
    /// The rules.
    pub(super) house: HouseRules,
    /// Everything that stands against playing them.
    pub(super) flaws: Vec<RulesFlaw>,
    /// The game for which they are made.
    game: String,
    /// The rules that the setup had when something was changed last, and has soon after.
    played: [Rules; 2],
}

/// What may be done with the rules on the page.
#[derive(Message, Clone, Debug, PartialEq)]
pub(super) enum DraftCommand {
    /// Give a key a value.
    Set(&'static str, Value),
    /// Give a key the preset's value again.
    Undo(&'static str),
    /// Give every key the preset's value again.
    UndoAll,
    /// Begin with the preset of an id; what makes the form of the game stays.
    Begin(String),
    /// Take these rules.
    Take(Box<HouseRules>),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<DraftCommand>()
        .add_systems(OnEnter(Menu::HouseRules), open)
        .add_systems(
            Update,
            amend.in_set(PageSystems::Draft).run_if(
                on_message::<DraftCommand>
                    .or_else(on_message::<OwnRulesTold>)
                    .and_then(resource_exists::<Draft>),
            ),
        );
}

impl Draft {
    fn of(choice: &SetupChoice, games: &Games) -> Self {
        let rules = &choice.game.rules;
        Self {
            house: games.house(&choice.game.id, rules),
            flaws: Vec::new(),
            game: choice.game.id.clone(),
            played: [rules.clone(), rules.clone()],
        }
    }

    /// Whether it still belongs to the choice.
    fn belongs(&self, choice: &SetupChoice) -> bool {
        self.game == choice.game.id && self.played.contains(&choice.game.rules)
    }

    /// What the preset is called.
    pub(super) fn base_name(&self, games: &Games) -> Phrase {
        Phrase::called(name(self.house.base(), games))
    }
}

/// What a preset is called.
pub(super) fn name(rules: &Rules, games: &Games) -> String {
    let preset = games.catalogue().presets.get(rules.preset());
    preset.map_or_else(|| rules.preset().to_owned(), |preset| preset.name.clone())
}

/// The page opens where it was left, contradictions and all, unless the game has changed since.
fn open(
    choice: Res<SetupChoice>,
    games: Res<Games>,
    draft: Option<Res<Draft>>,
    mut commands: Commands,
) {
    if !draft.is_some_and(|draft| draft.belongs(&choice)) {
        commands.insert_resource(Draft::of(&choice, &games));
    }
}

pub(super) fn amend(
    mut asked: MessageReader<DraftCommand>,
    mut told: MessageReader<OwnRulesTold>,
    choice: Res<SetupChoice>,
    games: Res<Games>,
    mut draft: ResMut<Draft>,
    mut setup: MessageWriter<SetupCommand>,
) {
    for ask in asked.read() {
        let house = &mut draft.house;
        match ask {
            DraftCommand::Set(path, value) => {
                if let Err(flaw) = house.set(path, value) {
                    warn!("{flaw}");
                }
            }
            DraftCommand::Undo(path) => house.undo(path),
            DraftCommand::UndoAll => house.undo_all(),
            DraftCommand::Begin(id) => {
                if let Some(preset) = games.catalogue().presets.get(id) {
                    *house = HouseRules::on(games.formed(&choice.game.id, &preset.rules));
                }
            }
            DraftCommand::Take(other) => *house = for_game(&choice, other, &games),
        }
    }
    for told in told.read() {
        let catalogue = games.catalogue();
        match told {
            // From now on they are the preset that they are kept as.
            OwnRulesTold::Kept(id) => {
                let kept = catalogue.presets.get(id).map(|preset| &preset.rules);
                draft.house = draft.house.on_nearest(kept);
            }
            // What they were based on can no longer be named; the nearest of the rest can.
            OwnRulesTold::Forgotten(id) if id == draft.house.base().preset() => {
                let nearest = draft.house.on_nearest(catalogue.shipped());
                draft.house = for_game(&choice, &nearest, &games);
            }
            _ => {}
        }
    }
    let fits = draft.house.rules().and_then(|rules| {
        let house = rules.clone();
        choice.by_rules(rules).map(|_| house)
    });
    match fits {
        Ok(rules) => {
            draft.flaws.clear();
            draft.played = [choice.game.rules.clone(), rules.clone()];
            setup.write(SetupCommand::Rules(Box::new(rules)));
        }
        Err(flaws) => draft.flaws = flaws,
    }
}

/// The same values, as the game that is being set up counts them.
pub(super) fn for_game(choice: &SetupChoice, house: &HouseRules, games: &Games) -> HouseRules {
    house.on_nearest([&games.formed(&choice.game.id, house.base())])
}
