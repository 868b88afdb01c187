//! `menagerie convert`: writes the games of a file in another notation.

use crate::{lines, text_games};
use anyhow::{Result, anyhow, bail};
use formats::notations::{self, Notation};
use formats::{Recognised, TextKind, recognise};
use menagerie_matches::arena::file_reader::read_file;
use menagerie_rules::Variant;
use menagerie_rules::notation::pgn::{PgnDiagnostic, PgnGame};
use menagerie_texts::Language;
use std::path::Path;
use std::sync::Arc;

/// What games are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Written {
    /// Tags and moves, as most programs read them
    Pgn,
    /// Shogi's records in Japanese
    Kif,
    /// The records of computer Shogi
    Csa,
    /// Shogi's protocol
    Usi,
    /// Shogi in Western notation between PGN tags
    Western,
    /// Xiangqi's protocol
    Ucci,
    /// Xiangqi by squares between PGN tags
    Iccs,
    /// Xiangqi by pieces and files between PGN tags
    Wxf,
    /// Xiangqi in Chinese letters between PGN tags
    Chinese,
    /// Janggi by squares, in Korean
    Janggi,
}

impl Written {
    /// Writes a game in this notation, and whether variations or comments are left out; `None` if the notation cannot express it.
    fn write(self, game: &PgnGame) -> Option<(String, bool)> {
        let notation = match self {
            Written::Pgn => return Some((game.to_text(), false)),
            Written::Kif => Notation::Kif,
            Written::Csa => Notation::Csa,
            Written::Usi => Notation::Usi,
            Written::Western => Notation::WesternShogi,
            Written::Ucci => Notation::Ucci,
            Written::Iccs => Notation::Iccs,
            Written::Wxf => Notation::Wxf,
            Written::Chinese => Notation::Chinese,
            Written::Janggi => Notation::Janggi,
        };
        let text = notations::write(game, notation)?;
        let back = notations::games(&text, notation, game.start().variant()).into_iter().next()?.ok()?;
        let comments =
            |game: &PgnGame| game.nodes.iter().filter(|it| !(it.before.is_empty() && it.after.is_empty())).count();
        let is_shorter = back.nodes.len() < game.nodes.len() || comments(&back) < comments(game);
        Some((text, is_shorter))
    }
}

/// Writes the games of a file on standard output, separated by blank lines. Notes go to standard error, in a language.
///
/// # Errors
/// If the file cannot be read or has no games. If one of its games cannot be read or written, after all others.
pub fn convert(file: &Path, to: Written, default: Option<&Arc<Variant>>, language: Language) -> Result<()> {
    let name = file.display();
    let bytes = read_file(file).map_err(|error| anyhow!("{name}: this file cannot be read: {error}"))?;
    let Recognised { text, kind } = recognise(&bytes);
    let kind = match kind {
        Ok(TextKind::Definitions(_)) => {
            bail!("{name}: this describes a game and is no record of one: menagerie export writes it in another form")
        }
        Ok(kind) => kind,
        Err(foreign) => bail!("{name}: {}", foreign.in_words(language)),
    };
    let words = |note: &PgnDiagnostic| {
        text_games::in_place(note.line, note.column, &text_games::in_words(&note.kind, language), language)
    };
    let (mut written, mut bad) = (0, 0);
    text_games::each(&text, &kind, default, |index, game, _| {
        let number = index + 1;
        let game = match game {
            Ok(game) => game,
            Err(fault) => {
                bad += 1;
                eprintln!("menagerie: {name}: {number}: not read: {}", words(&fault));
                return Ok(());
            }
        };
        for warning in &game.warnings {
            eprintln!("menagerie: {name}: {number}: {}", words(warning));
        }
        let Some((record, is_shorter)) = to.write(&game) else {
            bad += 1;
            let variant = game.start().variant().name();
            eprintln!("menagerie: {name}: {number}: this notation has no words for this game of {variant}");
            return Ok(());
        };
        if is_shorter {
            eprintln!("menagerie: {name}: {number}: this notation has no variations or comments: they are left out");
        }
        if written > 0 {
            lines::put("")?;
        }
        written += 1;
        lines::put(record.trim_end())
    })??;
    if bad > 0 {
        bail!("{bad} could not be converted");
    }
    Ok(())
}
