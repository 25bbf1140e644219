//! A name for house rules, to keep them by.

use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Activate, observe};

use super::draft::Draft;
use super::{PageSystems, QUIET, WARNING, WIDTH};
use crate::content::{Games, OwnRulesCommand, OwnRulesTold};
use crate::locale::Phrase;
use crate::menus::over::over;
use crate::rulebook;
use crate::screens::{Menu, MenuCommand};
use crate::theme::tongue::{Lettering, LocalizedText};
use crate::theme::widgets::{Page, Style, button, field, first, label, row, spawn_page};

/// Where the name is written.
#[derive(Component)]
struct NameField;

/// What came of it.
#[derive(Component)]
struct Answer;

/// The most letters that the field takes; which names are too long is told by whoever keeps
/// them.
const MOST: usize = 80;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Menu::KeepRules),
        open.run_if(resource_exists::<Draft>),
    )
    .add_systems(
        Update,
        // The engine's own menus, of which there are none here, also look at the focus.
        (press_enter.ambiguous_with_all(), answer)
            .chain()
            .in_set(PageSystems::Keep)
            .run_if(in_state(Menu::KeepRules).and_then(resource_exists::<Draft>)),
    );
}

fn open(draft: Res<Draft>, games: Res<Games>, mut commands: Commands) {
    let catalogue = games.catalogue();
    let base = draft.house.base();
    let own = catalogue.own.contains(base.preset());
    // Rules that were begun with own ones are most likely to become these.
    let name = if own {
        super::draft::name(base, &games)
    } else {
        String::new()
    };
    let root = over(Menu::KeepRules, "Name of the rules");
    commands.spawn(root).with_children(|root| {
        spawn_page(
            root,
            Page {
                width: WIDTH,
                height: Some(300.0),
            },
            Phrase::new("house-rules-keep"),
            MenuCommand::Back,
            |body| {
                body.spawn(label(
                    Phrase::new("keep-rules-name"),
                    Lettering::read(16.0),
                    QUIET,
                ));
                body.spawn(row(8.0)).with_children(|line| {
                    line.spawn((Name::new("Name"), NameField, field(&name, MOST), first()));
                });
                body.spawn((
                    Answer,
                    label(
                        Phrase::new("keep-rules-about"),
                        Lettering::read(15.0),
                        QUIET,
                    ),
                ));
            },
            |foot| {
                foot.spawn((
                    button(Phrase::new("keep-rules"), Style::Chief),
                    observe(keep),
                ));
            },
        );
    });
}

fn keep(
    _: On<Activate>,
    draft: Res<Draft>,
    fields: Query<&EditableText, With<NameField>>,
    mut asked: MessageWriter<OwnRulesCommand>,
) {
    ask(&draft, &fields, &mut asked);
}

fn ask(
    draft: &Draft,
    fields: &Query<&EditableText, With<NameField>>,
    asked: &mut MessageWriter<OwnRulesCommand>,
) {
    for field in fields {
        asked.write(OwnRulesCommand::Keep {
            name: field.value().to_string(),
            house: Box::new(draft.house.clone()),
        });
    }
}

/// Enter on the line keeps, too.
fn press_enter(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    focus: Option<Res<bevy::input_focus::InputFocus>>,
    draft: Res<Draft>,
    written: Query<Entity, With<NameField>>,
    fields: Query<&EditableText, With<NameField>>,
    mut asked: MessageWriter<OwnRulesCommand>,
) {
    let enter = keys.is_some_and(|keys| keys.just_pressed(KeyCode::Enter));
    let on = focus.and_then(|focus| focus.get());
    if enter && on.is_some_and(|on| written.contains(on)) {
        ask(&draft, &fields, &mut asked);
    }
}

/// Back once they are kept; else the page says why they are not.
fn answer(
    mut told: MessageReader<OwnRulesTold>,
    draft: Res<Draft>,
    mut answers: Query<(&mut LocalizedText, &mut TextColor), With<Answer>>,
    mut commands: Commands,
) {
    for told in told.read() {
        match told {
            OwnRulesTold::Kept(_) => {
                commands.write_message(MenuCommand::Back);
            }
            OwnRulesTold::Refused(flaw) => {
                let phrase = rulebook::own_flaw(draft.house.family(), flaw);
                for (mut text, mut colour) in &mut answers {
                    text.set_if_neq(LocalizedText(phrase.clone()));
                    colour.set_if_neq(TextColor(WARNING));
                }
            }
            OwnRulesTold::Forgotten(_) => {}
        }
    }
}
