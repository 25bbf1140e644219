//! The language of the moment, and text that follows it.

use bevy::prelude::*;

use super::fonts::Fonts;
use super::snug::Squeezed;
use crate::locale::{Arg, Direction, Locale, Phrase};
use crate::rules::board::Seat;
use crate::settings::{Settings, SettingsSystems, TextSize};

/// The language in which everything is said now: that of the settings.
#[derive(Resource, Clone, Copy, Debug, Deref, DerefMut, PartialEq, Eq)]
pub struct Tongue(pub Locale);

impl Default for Tongue {
    fn default() -> Self {
        Self(Locale::system())
    }
}

impl Tongue {
    /// A text about a number.
    #[must_use]
    pub fn counted(&self, key: &str, count: i64) -> String {
        self.plain(key, &[("count", Arg::Number(count))])
    }

    /// The letter on the pieces of a seat: the language's own, else the one of notation.
    #[must_use]
    pub fn letter(&self, seat: &Seat) -> char {
        let said = self.plain(&format!("letter-{}", seat.name), &[]);
        let mut letters = said.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => letter,
            _ => seat.letter,
        }
    }
}

/// A text that is said in the language of the moment.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(Lettering, Text, TextLayout::justify(Justify::Start))]
pub struct LocalizedText(pub Phrase);

/// How large and heavy a text of the interface is written, in pixels of a window of 1280 × 720
/// where text is as large as usual.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(TextFont)]
pub struct Lettering {
    /// The size.
    pub size: f32,
    /// Whether it is bold.
    pub bold: bool,
}

impl Default for Lettering {
    fn default() -> Self {
        Self::read(16.0)
    }
}

impl Lettering {
    /// For text that is read.
    #[must_use]
    pub const fn read(size: f32) -> Self {
        Self { size, bold: false }
    }

    /// For names, numbers and calls.
    #[must_use]
    pub const fn bold(size: f32) -> Self {
        Self { size, bold: true }
    }
}

/// A node that runs from left to right in every language, as the table does.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Unmirrored;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tongue>()
        .add_systems(
            PreUpdate,
            follow
                .after(SettingsSystems)
                .run_if(resource_exists_and_changed::<Settings>),
        )
        .add_systems(
            PostUpdate,
            (say, letter, lead)
                .in_set(SaySystems)
                .before(bevy::ui::UiSystems::Prepare),
        );
}

/// When phrases become text; what is spawned before is seen with its words at once.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SaySystems;

fn follow(settings: Res<Settings>, mut tongue: ResMut<Tongue>) {
    tongue.set_if_neq(Tongue(settings.locale()));
}

/// Says what is new, and everything again in a new language.
fn say(tongue: Res<Tongue>, mut texts: Query<(Ref<LocalizedText>, &mut Text)>) {
    for (phrase, mut text) in &mut texts {
        if tongue.is_changed() || phrase.is_changed() {
            text.set_if_neq(Text(phrase.0.say(**tongue)));
        }
    }
}

/// Writes in the fonts of the game, as large as the settings say and the place has room for.
fn letter(
    fonts: Res<Fonts>,
    settings: Res<Settings>,
    mut texts: Query<(Ref<Lettering>, Option<Ref<Squeezed>>, &mut TextFont)>,
    mut written: Local<Option<TextSize>>,
) {
    let anew = written.replace(settings.text_size) != Some(settings.text_size);
    for (lettering, squeezed, mut font) in &mut texts {
        let resized = squeezed.as_ref().is_some_and(Ref::is_changed);
        if !anew && !resized && !lettering.is_changed() {
            continue;
        }
        let squeezed = squeezed.map_or(1.0, |squeezed| squeezed.0);
        let face = if lettering.bold {
            &fonts.bold
        } else {
            &fonts.regular
        };
        font.set_if_neq(TextFont {
            font: face.into(),
            font_size: FontSize::Px(lettering.size * settings.text_size.factor() * squeezed),
            ..default()
        });
    }
}

/// Lets every node run as the language does: a node does not inherit it.
fn lead(tongue: Res<Tongue>, mut nodes: Query<&mut Node, Without<Unmirrored>>) {
    let direction = match tongue.direction() {
        Direction::LeftToRight => InlineDirection::Ltr,
        Direction::RightToLeft => InlineDirection::Rtl,
    };
    for mut node in &mut nodes {
        if node.direction != direction {
            node.direction = direction;
        }
    }
}
