//! `parchis rules`: rules in plain sentences, and as a line to send.

use std::process::ExitCode;

use clap::Args;

use super::output::{Failure, Output};
use crate::levels::Catalogue;
use crate::locale::{Language, Locale, Phrase};
use crate::rulebook;
use crate::rules::family::{HouseRules, LineFlaw};

const EXAMPLES: &str = "\
Examples:
  parchis rules
  parchis rules spain --lang es
  parchis rules parchis/1/spain/six.fallback=true
  parchis rules spain --set six.fallback=true --set enter.on=5+6 --line";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct Options {
    /// A preset, a game or a line of rules; without it, the presets are listed
    #[arg(value_name = "RULES")]
    rules: Option<String>,
    /// A house rule, such as six.fallback=true
    #[arg(long, value_name = "KEY=VALUE", requires = "rules")]
    set: Vec<String>,
    /// Writes the line to send instead of the sentences
    #[arg(long, requires = "rules")]
    line: bool,
    /// The language: ar, en or es
    #[arg(long, value_name = "LANG")]
    lang: Option<Language>,
}

pub(super) fn run(
    options: &Options,
    catalogue: &Catalogue,
    out: &mut Output,
) -> Result<ExitCode, Failure> {
    let locale = options.lang.map_or_else(Locale::system, Locale::new);
    let Some(named) = &options.rules else {
        return list(catalogue, locale, out);
    };
    let mut house = find(named, catalogue, locale)?;
    for rule in &options.set {
        let said = house.say(rule);
        said.map_err(|flaw| told(&[flaw], locale))?;
    }
    if options.line {
        out.line(house.line(catalogue.shipped()))?;
    } else {
        tell(&house, catalogue, locale, out)?;
    }
    let family = house.family();
    let flaws = house.rules().err().unwrap_or_default();
    for flaw in &flaws {
        out.line(rulebook::flaw(family, flaw).plain(locale))?;
    }
    Ok(ExitCode::from(u8::from(!flaws.is_empty())))
}

fn list(catalogue: &Catalogue, locale: Locale, out: &mut Output) -> Result<ExitCode, Failure> {
    let widest = catalogue.presets.keys().map(String::len).max().unwrap_or(0);
    for (id, preset) in &catalogue.presets {
        let name = Phrase::called(&*preset.name).plain(locale);
        let family = preset.rules.family().id;
        out.line(format_args!("{id:widest$}  {family:8}  {name}"))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The rules of a preset, of a game, or of a line.
fn find(named: &str, catalogue: &Catalogue, locale: Locale) -> Result<HouseRules, Failure> {
    if let Some(preset) = catalogue.presets.get(named) {
        return Ok(HouseRules::on(preset.rules.clone()));
    }
    if let Some(game) = catalogue.games.get(named) {
        let base = &catalogue.presets.get(game.rules.preset());
        let base = base.map_or(&game.rules, |preset| &preset.rules);
        return Ok(HouseRules::of(&game.rules, base));
    }
    HouseRules::read_line(named, catalogue.shipped()).map_err(|flaws| told(&flaws, locale))
}

/// What is wrong with a line of rules.
fn told(flaws: &[LineFlaw], locale: Locale) -> Failure {
    let phrases = flaws.iter().map(rulebook::line_flaw);
    let sentences: Vec<_> = phrases.map(|phrase| phrase.plain(locale)).collect();
    Failure::Message(sentences.join(" "))
}

/// Every point that means something, under its chapter; those that differ have a star.
fn tell(
    house: &HouseRules,
    catalogue: &Catalogue,
    locale: Locale,
    out: &mut Output,
) -> Result<(), Failure> {
    let (family, id) = (house.family(), house.base().preset());
    let name = catalogue.presets.get(id).map_or(id, |preset| &preset.name);
    out.line(rulebook::standing(house, name).plain(locale))?;
    for (chapter, points) in house.chapters() {
        let mut points = points.filter(|point| point.matters).peekable();
        if points.peek().is_none() {
            continue;
        }
        let title = rulebook::chapter(family, chapter).plain(locale);
        out.line(format_args!("\n{title}"))?;
        for point in points {
            let mark = if point.differs() { '*' } else { ' ' };
            let sentence = rulebook::sentence(family, point.key, point.value);
            out.line(format_args!("{mark} {}", sentence.plain(locale)))?;
        }
    }
    Ok(())
}
