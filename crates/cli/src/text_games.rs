//! The games of a text in any notation.

use crate::{definition_file, games};
use anyhow::Result;
use formats::TextKind;
use formats::notations::{self, NotationText};
use menagerie_rules::notation::pgn::{GameKey, Headline, Pgn, PgnDiagnostic, PgnDiagnosticKind, PgnGame};
use menagerie_rules::{Options, Variant, VariantError, pgn_words};
use menagerie_texts::{Language, Message};
use std::sync::Arc;

/// Reads the games of a text one after another; each is passed with its number, from 0, and its headline if its notation has one. An empty
/// text gives one error. `default` is the variant of texts that name none.
///
/// # Errors
/// Outside: the error of `each`. Inside: why none of the games can be read.
pub fn each(
    text: &str,
    kind: &TextKind,
    default: Option<&Arc<Variant>>,
    each: impl FnMut(usize, Result<PgnGame, PgnDiagnostic>, Option<Headline>) -> Result<()>,
) -> Result<Result<()>> {
    match kind {
        TextKind::Notation(notation) => each_of_notation(text, notation, default, each),
        TextKind::Games | TextKind::Definitions(_) => each_of_pgn(text, default, each),
    }
}

fn each_of_pgn(
    text: &str,
    default: Option<&Arc<Variant>>,
    mut each: impl FnMut(usize, Result<PgnGame, PgnDiagnostic>, Option<Headline>) -> Result<()>,
) -> Result<Result<()>> {
    let mut pgn = Pgn::new(text);
    let found = pgn.find_games(|key| match key {
        GameKey::Name(name) => Ok(games::named(name, &Options::none()).ok()),
        GameKey::Carried(letters) => definition_file::carried(letters).map(Some),
    });
    if let Err(error) = found {
        return Ok(Err(error));
    }
    for index in 0..pgn.len().max(1) {
        each(index, pgn.read(index, default, None), pgn.headline(index))?;
    }
    Ok(Ok(()))
}

fn each_of_notation(
    text: &str,
    notation: &NotationText,
    default: Option<&Arc<Variant>>,
    mut each: impl FnMut(usize, Result<PgnGame, PgnDiagnostic>, Option<Headline>) -> Result<()>,
) -> Result<Result<()>> {
    let read = |variant: &Arc<Variant>| notations::games(text, notation.notation, variant);
    // The notation may belong to another variant than the given one.
    let of_default = default.map(read).filter(|games| games.iter().any(Result::is_ok));
    let games = match (of_default, games::named(&notation.game, &Options::none())) {
        (Some(games), _) => games,
        (None, Ok(variant)) => read(&variant),
        (None, Err(error)) => return Ok(Err(error.into())),
    };
    for (index, game) in games.into_iter().enumerate() {
        each(index, game, None)?;
    }
    Ok(Ok(()))
}

/// A diagnostic in a language, with all variants that the command line knows.
pub fn in_words(fault: &PgnDiagnosticKind, language: Language) -> String {
    let message = match fault {
        // The rules crate knows only the built-in variants.
        PgnDiagnosticKind::Game(VariantError::UnknownGame { given, .. }) => {
            VariantError::UnknownGame { given: given.clone(), known: games::ids().collect() }.describe()
        }
        other => other.describe(),
    };
    pgn_words(&message, language)
}

/// The words of a diagnostic behind its place.
pub fn in_place(line: usize, column: usize, words: &str, language: Language) -> String {
    let message = Message::new("fault-at").with("line", line).with("column", column).with("fault", words);
    pgn_words(&message, language)
}
