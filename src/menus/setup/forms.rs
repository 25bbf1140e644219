//! How a game is played together: alone, one against one, with partners. A press chooses one of the
//! games on the board that are played so.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::SetupSystems;
use super::boards::nearest;
use crate::content::Games;
use crate::locale::Phrase;
use crate::rules::family::GameSpec;
use crate::screens::{SetupChoice, SetupCommand};
use crate::theme::widgets::{Chosen, Style, show, wide_button, wrapped_row};

/// How a game is played together, in the order of the row.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Form {
    /// Everybody for himself.
    Alone,
    /// Two, on a board for more.
    Two,
    /// Several win together.
    Together,
}

/// Holds the forms.
#[derive(Component)]
struct Forms;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mark_form.in_set(SetupSystems::Forms));
}

impl Form {
    const ALL: [Self; 3] = [Self::Alone, Self::Two, Self::Together];

    /// How a game is played.
    pub(super) fn of(game: &GameSpec) -> Self {
        if !game.seating.teams.is_empty() || game.seating.people_a_side > 1 {
            Self::Together
        } else if game.hands() == 2 && game.board.seats.len() > 2 {
            Self::Two
        } else {
            Self::Alone
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Alone => "setup-form-alone",
            Self::Two => "setup-form-two",
            Self::Together => "setup-form-together",
        }
    }
}

/// Spawns the row.
pub(super) fn spawn(parent: &mut ChildSpawnerCommands) {
    parent
        .spawn((Forms, wrapped_row(8.0)))
        .with_children(|row| {
            for form in Form::ALL {
                row.spawn((
                    wide_button(Phrase::new(form.key()), Style::Plain, auto()),
                    form,
                    Chosen(false),
                    observe(
                        move |_: On<Activate>,
                              games: Res<Games>,
                              choice: Res<SetupChoice>,
                              mut asked: MessageWriter<SetupCommand>| {
                            if Form::of(choice.usual()) == form {
                                return;
                            }
                            let board = &choice.game.board.id;
                            let so =
                                |game: &GameSpec| game.board.id == *board && Form::of(game) == form;
                            if let Some(game) = nearest(&games, &choice, so) {
                                asked.write(SetupCommand::Game(game.id.clone()));
                            }
                        },
                    ),
                ));
            }
        });
}

/// The forms that the games on the board have; where there is but one, there is no choice.
fn mark_form(
    choice: Res<SetupChoice>,
    games: Res<Games>,
    mut rows: Query<&mut Node, (With<Forms>, Without<Form>)>,
    mut forms: Query<(&Form, &mut Node, &mut Chosen)>,
) {
    let played = games.catalogue().games.values();
    let played = played.filter(|game| game.board.id == choice.game.board.id);
    let played: BTreeSet<_> = played.map(Form::of).collect();
    for mut row in &mut rows {
        show(&mut row, played.len() > 1);
    }
    for (form, mut node, mut chosen) in &mut forms {
        show(&mut node, played.contains(form));
        chosen.set_if_neq(Chosen(*form == Form::of(choice.usual())));
    }
}
