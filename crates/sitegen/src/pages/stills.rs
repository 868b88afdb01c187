//! Which still pictures the rules pages show where a live diagram is not, or not yet, there.

use super::games;
use super::pieces::{self, PieceText};
use super::positions::{self, ExamplePosition};
use anyhow::Result;
use menagerie_rules::{Options, Variant};

/// A still picture of a diagram.
#[derive(Clone, Debug)]
pub struct Still {
    /// The game.
    pub game: String,
    /// The file, below `stills/<game>/`.
    pub file: String,
    /// The attributes of the diagram it stands for, as on the page; those that are not there are left out.
    pub attributes: Vec<(&'static str, String)>,
}

impl Still {
    fn new(game: &str, name: &str, attributes: Vec<(&'static str, String)>) -> Still {
        let attributes = attributes.into_iter().filter(|(_, value)| !value.is_empty()).collect();
        Still { game: game.to_string(), file: format!("{name}.svg"), attributes }
    }

    /// Whether it shows how a kind of piece moves, and not a position.
    pub fn is_of_piece(&self) -> bool {
        self.attributes.iter().any(|(name, _)| *name == "piece")
    }
}

/// Every still picture that the rules pages ask for.
///
/// # Errors
/// When a data file is missing or not as expected.
pub fn all() -> Result<Vec<Still>> {
    let texts = pieces::read()?;
    let mut stills = Vec::new();
    for id in games() {
        for kind in Variant::by_id(id, &Options::none())?.kinds() {
            stills.push(of_piece(id, &kind.art, pieces::of(&texts, id, &kind.name)?));
        }
    }
    stills.extend(positions::read()?.into_iter().map(of_place));
    Ok(stills)
}

fn of_piece(game: &str, art: &str, words: PieceText) -> Still {
    let PieceText { name, board, square, friends, enemies, player, .. } = words;
    let attributes = vec![
        ("game", game.to_string()),
        ("piece", name),
        ("player", player),
        ("board", board),
        ("square", square),
        ("friends", friends),
        ("enemies", enemies),
    ];
    Still::new(game, art, attributes)
}

fn of_place(place: ExamplePosition) -> Still {
    let ExamplePosition { id, game, options, fen, moves, at, select, .. } = place;
    let at = if moves.is_empty() { String::new() } else { at.to_string() };
    let attributes = vec![
        ("game", game.clone()),
        ("options", options),
        ("fen", fen),
        ("moves", moves),
        ("at", at),
        ("select", select),
    ];
    Still::new(&game, &id, attributes)
}
