//! House rules as a line to send, and a place for a line that somebody has sent.

use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::draft::{Draft, DraftCommand, for_game};
use super::{PageSystems, QUIET, WARNING, WIDTH, heading};
use crate::content::Games;
use crate::locale::Phrase;
use crate::menus::over::over;
use crate::rulebook;
use crate::rules::family::HouseRules;
use crate::screens::{Menu, MenuCommand, SetupChoice};
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{
    Page, Style, allow, button, column, field, first, label, spawn_page, wrapped_row,
};

/// A line on the page.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    /// The rules on the page, to be copied.
    Out,
    /// Rules of somebody else, pasted.
    In,
}

/// What is said of the pasted line: its rules, or everything that is wrong with it.
#[derive(Component)]
struct Answers;

/// The button that takes them, while they can be taken.
#[derive(Component)]
struct Takes;

/// The most letters of a message in which a line is looked for.
const MOST: usize = 4000;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Menu::SendRules),
        open.run_if(resource_exists::<Draft>),
    )
    .add_systems(
        Update,
        answer
            .in_set(PageSystems::Send)
            .run_if(in_state(Menu::SendRules).and_then(resource_exists::<Draft>)),
    );
}

fn open(draft: Res<Draft>, games: Res<Games>, mut commands: Commands) {
    let line = draft.house.line(games.catalogue().shipped());
    let root = over(Menu::SendRules, "Line of rules");
    commands.spawn(root).with_children(|root| {
        spawn_page(
            root,
            Page {
                width: WIDTH,
                height: Some(460.0),
            },
            Phrase::new("house-rules-send"),
            MenuCommand::Back,
            |body| {
                body.spawn(heading(Phrase::new("send-rules-out")));
                spawn_line(body, Line::Out, &line, "send-rules-copy", TextEdit::Copy);
                body.spawn(heading(Phrase::new("send-rules-in")));
                spawn_line(body, Line::In, "", "send-rules-paste", TextEdit::Paste);
                body.spawn((Answers, column(4.0)));
            },
            |foot| {
                foot.spawn((
                    button(Phrase::new("send-rules-take"), Style::Chief),
                    Takes,
                    InteractionDisabled,
                    observe(take),
                ));
            },
        );
    });
}

/// A line, and a button that does something with the whole of it.
fn spawn_line(
    body: &mut ChildSpawnerCommands,
    which: Line,
    text: &str,
    does: &'static str,
    edit: TextEdit,
) {
    body.spawn(Node {
        flex_shrink: 0.0,
        ..wrapped_row(8.0)
    })
    .with_children(|line| {
        let name = match which {
            Line::Out => Name::new("Line to send"),
            Line::In => Name::new("Pasted line"),
        };
        // The button goes below where it would leave too little of the line.
        let long = Node {
            flex_basis: px(220),
            flex_grow: 1.0,
            min_width: px(0),
            ..default()
        };
        line.spawn(long)
            .with_child((name, which, field(text, MOST)));
        let press = move |_: On<Activate>, mut lines: Query<(&Line, &mut EditableText)>| {
            for (line, mut text) in &mut lines {
                if *line == which {
                    text.queue_edit(TextEdit::SelectAll);
                    text.queue_edit(edit.clone());
                }
            }
        };
        let mut button = line.spawn((button(Phrase::new(does), Style::Plain), observe(press)));
        if which == Line::Out {
            button.insert(first());
        }
    });
}

/// The rules of the pasted line, if it is one.
fn read(
    lines: &Query<(&Line, &EditableText)>,
    games: &Games,
) -> Option<Result<HouseRules, Vec<Phrase>>> {
    let pasted = lines.iter().find(|(line, _)| **line == Line::In);
    let text = pasted.map(|(_, text)| text.value().to_string())?;
    if text.trim().is_empty() {
        return None;
    }
    let read = HouseRules::read_line(&text, games.catalogue().shipped());
    Some(read.map_err(|flaws| flaws.iter().map(rulebook::line_flaw).collect()))
}

/// Says at once what was pasted, and lets it be taken if it can be.
fn answer(
    lines: Query<(&Line, &EditableText)>,
    changed: Query<(), Changed<EditableText>>,
    draft: Res<Draft>,
    choice: Res<SetupChoice>,
    games: Res<Games>,
    answers: Query<Entity, With<Answers>>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<Takes>>,
    mut commands: Commands,
) {
    if changed.is_empty() {
        return;
    }
    let pasted = read(&lines, &games);
    let fits = |house: &HouseRules| house.family() == draft.house.family();
    let good = matches!(&pasted, Some(Ok(house)) if fits(house));
    for (button, disabled) in &buttons {
        allow(&mut commands.entity(button), disabled, good);
    }
    let told: Vec<(Phrase, Color)> = match pasted {
        None => vec![(Phrase::new("send-rules-about"), QUIET)],
        Some(Ok(house)) if !fits(&house) => {
            vec![(Phrase::new("flaw-other-family"), WARNING)]
        }
        Some(Ok(house)) => {
            let house = for_game(&choice, &house, &games);
            let name = super::draft::name(house.base(), &games);
            let standing = (rulebook::standing(&house, &name), palette::CREAM);
            let family = house.family();
            let points = house.differences().map(|point| {
                let sentence = rulebook::sentence(family, point.key, point.value);
                (sentence, QUIET)
            });
            std::iter::once(standing).chain(points).collect()
        }
        Some(Err(phrases)) => phrases.into_iter().map(|p| (p, WARNING)).collect(),
    };
    for answers in &answers {
        commands
            .entity(answers)
            .despawn_children()
            .with_children(|answers| {
                for (phrase, colour) in &told {
                    answers.spawn(label(phrase.clone(), Lettering::read(16.0), *colour));
                }
            });
    }
}

/// Takes the rules of a good line; a bad one stays, and what is said of it.
fn take(
    _: On<Activate>,
    lines: Query<(&Line, &EditableText)>,
    draft: Res<Draft>,
    games: Res<Games>,
    mut asked: MessageWriter<DraftCommand>,
    mut menus: MessageWriter<MenuCommand>,
) {
    if let Some(Ok(house)) = read(&lines, &games)
        && house.family() == draft.house.family()
    {
        asked.write(DraftCommand::Take(Box::new(house)));
        menus.write(MenuCommand::Back);
    }
}
