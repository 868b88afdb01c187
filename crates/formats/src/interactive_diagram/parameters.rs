//! The parameters of a diagram.
//!
//! Source: H. G. Muller, “Interactive diagrams”, chessvariants.com.

use super::text::{Item, Placed};
use crate::{FormatNote, Message, NoteKind};
use menagerie_rules::{BoardSize, Square};

/// The symmetry of the second player's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Symmetry {
    /// On the same files.
    Mirror,
    /// Rotated by half a circle.
    Rotate,
    /// None.
    None,
}

impl Symmetry {
    /// The second player's square opposite one of the first player's.
    pub(super) fn opposite(self, square: Square, size: BoardSize) -> Option<Square> {
        let rank = size.ranks() - 1 - square.rank();
        match self {
            Symmetry::None => None,
            Symmetry::Mirror => Square::new(square.file(), rank),
            Symmetry::Rotate => Square::new(size.files() - 1 - square.file(), rank),
        }
    }
}

/// The parsed parameters of a diagram.
#[derive(Clone, Debug)]
pub(super) struct Parameters {
    pub files: u8,
    pub ranks: u8,
    pub first_rank: i32,
    /// `None` if the diagram does not define it.
    pub symmetry: Option<Symmetry>,
    /// The number of ranks of the promotion zone.
    pub promo_zone: u8,
    /// The number of kinds, from the first on, that promote.
    pub max_promote: usize,
    /// The distance of the promoted kind in the list, in variants that promote as Shogi.
    pub promo_offset: usize,
    pub promo_choice: Option<Placed>,
    /// Numbers or IDs of the royal kinds.
    pub royal: Vec<Placed>,
    /// The number of the King's successor when it is captured.
    pub succession: Option<Placed>,
    /// 1 if captured pieces are kept, −1 if they change sides.
    pub holdings: i32,
    /// The groups of pieces that are shuffled.
    pub shuffle: Option<Placed>,
    /// The number of the kind that may not capture its own kind where it could be recaptured.
    pub protected: Option<Placed>,
    /// The number of the kind whose loss may not be answered by capturing its own kind elsewhere.
    pub counter_strike: Option<Placed>,
    /// The page's name for the diagram.
    pub satellite: Option<Placed>,
    /// The errors in the size of the board.
    pub board_faults: Vec<FormatNote>,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            files: 8,
            ranks: 8,
            first_rank: 1,
            symmetry: None,
            promo_zone: 1,
            max_promote: 1,
            promo_offset: 0,
            promo_choice: None,
            royal: Vec::new(),
            succession: None,
            holdings: 0,
            shuffle: None,
            protected: None,
            counter_strike: None,
            satellite: None,
            board_faults: Vec::new(),
        }
    }
}

/// Keys that only affect the appearance of a diagram, or the behaviour of its page and its engine.
const LOOKS: &[&str] = &[
    "autowidth",
    "backgroundcolor",
    "bgcolor",
    "blackprefix",
    "borders",
    "coordcolor",
    "coordfont",
    "darkshade",
    "depth",
    "dropcolor",
    "enableai",
    "firstmovecolor",
    "flip",
    "fontsize",
    "graphicsdir",
    "graphicstype",
    "height",
    "hideai",
    "highlight",
    "holdcolor",
    "legend",
    "lightshade",
    "lineborders",
    "linecolor",
    "maxwidth",
    "movesuggest",
    "newclick",
    "nonotation",
    "notation",
    "oddshade",
    "pgn",
    "piececolor",
    "position",
    "preview",
    "randomize",
    "rimcolor",
    "rimwidth",
    "showmoves",
    "sound",
    "squaresize",
    "startshade",
    "theme",
    "think",
    "usemarkers",
    "value",
    "values",
    "whiteprefix",
    "width",
    "zoom",
];

/// Keys of rules that a definition cannot express, each with its message.
const UNSUPPORTED: &[(&str, &str)] = &[
    ("script", "format-diagram-script"),
    ("morph", "format-diagram-morph"),
    ("capturematrix", "format-diagram-capture-matrix"),
    ("confine", "format-diagram-confine"),
    ("spell", "format-diagram-spell"),
    ("spells", "format-diagram-spell"),
    ("hand", "format-diagram-hand-rules"),
    ("baring", "format-diagram-baring"),
    ("repetition", "format-diagram-repetition"),
    ("trackpieces", "format-diagram-track-pieces"),
    ("multimove", "format-diagram-multimove"),
    ("duple", "format-diagram-multimove"),
    ("passing", "format-diagram-passing"),
    ("enpassant", "format-diagram-en-passant"),
    ("cylinder", "format-diagram-cylinder"),
    ("topology", "format-diagram-topology"),
    ("rifle", "format-diagram-rifle"),
    ("stalemate", "format-diagram-stalemate"),
];

impl Parameters {
    /// Whether a text is a key of a diagram.
    pub(super) fn knows(key: &str) -> bool {
        matches!(
            key.to_ascii_lowercase().as_str(),
            "files"
                | "ranks"
                | "symmetry"
                | "promozone"
                | "maxpromote"
                | "promochoice"
                | "promooffset"
                | "royal"
                | "holdingstype"
                | "satellite"
        )
    }

    /// Parses all parameters, and notes the unused ones.
    pub(super) fn read(items: &[Item], notes: &mut Vec<FormatNote>) -> Parameters {
        let mut all = Parameters::default();
        for item in items {
            if let Item::Parameter { key, value } = item {
                all.take(key, value, notes);
            }
        }
        all
    }

    fn take(&mut self, key: &Placed, value: &Placed, notes: &mut Vec<FormatNote>) {
        let mut note = |kind: NoteKind, message: Message| notes.push(note(value, &key.text, kind, message));
        let text = value.text.trim();
        if matches!(key.text.to_ascii_lowercase().as_str(), "files" | "ranks") {
            // With another board it would be another variant.
            match text.parse::<u8>().ok().filter(|size| (1..=16).contains(size)) {
                Some(size) if key.text.eq_ignore_ascii_case("files") => self.files = size,
                Some(size) => self.ranks = size,
                None => {
                    let message = Message::new("format-diagram-board-size").with("value", text);
                    self.board_faults.push(self::note(value, &key.text, NoteKind::Unreadable, message));
                }
            }
            return;
        }
        let mut number = |low: i32, high: i32, default: i32| match text.parse::<i32>() {
            Ok(number) if (low..=high).contains(&number) => number,
            _ => {
                let message = Message::new("format-diagram-number")
                    .with("value", text)
                    .with("low", low)
                    .with("high", high)
                    .with("default", default);
                note(NoteKind::Unreadable, message);
                default
            }
        };
        match key.text.to_ascii_lowercase().as_str() {
            "firstrank" => self.first_rank = number(-99, 99, 1),
            "promozone" => self.promo_zone = number(0, 16, 1) as u8,
            "maxpromote" => self.max_promote = number(0, 64, 1) as usize,
            "promooffset" => self.promo_offset = number(0, 64, 0) as usize,
            "holdingstype" => self.holdings = number(-9, 9, 0),
            "promochoice" => self.promo_choice = Some(value.clone()).filter(|choice| !choice.text.trim().is_empty()),
            "symmetry" => {
                self.symmetry = match text.to_ascii_lowercase().as_str() {
                    "mirror" => Some(Symmetry::Mirror),
                    "rotate" => Some(Symmetry::Rotate),
                    "none" => Some(Symmetry::None),
                    _ => {
                        note(NoteKind::Unreadable, Message::new("format-diagram-symmetry").with("value", text));
                        None
                    }
                }
            }
            "royal" => {
                let parts = text.split([',', ' ']).filter(|part| !part.is_empty());
                self.royal.extend(parts.map(|part| Placed { text: part.to_string(), at: value.at }));
            }
            "succession" => self.succession = Some(value.clone()).filter(|_| !matches!(text, "" | "0")),
            "shuffle" => self.shuffle = Some(value.clone()).filter(|_| !matches!(text, "" | "0")),
            "protected" => self.protected = Some(value.clone()).filter(|_| !matches!(text, "" | "0")),
            "counterstrike" => self.counter_strike = Some(value.clone()).filter(|_| !matches!(text, "" | "0")),
            "satellite" => self.satellite = Some(value.clone()).filter(|name| !name.text.is_empty()),
            looks if LOOKS.contains(&looks) => note(NoteKind::NotNeeded, Message::new("format-diagram-looks")),
            other => match UNSUPPORTED.iter().find(|(key, _)| *key == other) {
                Some(_) if text.is_empty() || text == "0" => {
                    note(NoteKind::NotNeeded, Message::new("format-diagram-nothing"));
                }
                Some((_, id)) => note(NoteKind::Unsupported, Message::new(id).with("value", text)),
                None => {
                    note(NoteKind::Unsupported, Message::new("format-diagram-unknown-key").with("value", text));
                }
            },
        }
    }
}

/// A note about a place.
pub(super) fn note(place: &Placed, key: &str, kind: NoteKind, message: Message) -> FormatNote {
    FormatNote { line: place.at.line, column: place.at.column, key: key.to_string(), kind, message }
}
