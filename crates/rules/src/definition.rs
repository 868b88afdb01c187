//! A game as data: what a definition file says, before it is compiled.

use serde::Deserialize;
use std::collections::BTreeMap;

/// A game's definition, as read from JSON. [`Variant`](crate::Variant) is what becomes of it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Definition {
    /// The name used in commands and links, such as `janus`.
    pub id: String,
    /// The name for people, such as “Janus Chess”.
    pub name: String,
    /// Other names that programs and people have for it. Small and capital letters, spaces, hyphens and the word “chess” make no
    /// difference.
    #[serde(default)]
    pub also_called: Vec<String>,
    /// What other programs call it in the `Variant` tag of a game text, if not by its name; empty for orthodox chess, whose
    /// games have no such tag.
    pub variant_tag: Option<String>,
    /// Which set of rules the pieces move under.
    pub family: Family,
    /// Who invented the game, and when, as far as known.
    #[serde(default)]
    pub inventor: String,
    /// The board.
    pub board: BoardDefinition,
    /// Who plays, in the order of turns.
    pub players: Vec<PlayerDefinition>,
    /// The kinds of piece.
    pub pieces: Vec<PieceDefinition>,
    /// The names of the pieces in other languages than English: in JSON, by the language's tag and then by the piece's letter.
    #[serde(default, deserialize_with = "names")]
    pub names: Vec<PieceName>,
    /// The start position, in the game's position notation.
    pub start: String,
    /// Castling moves.
    #[serde(default)]
    pub castling: Vec<CastlingDefinition>,
    /// What is too little to go on with: the pieces that one side has besides its King, against a bare King, by their letters.
    #[serde(default)]
    pub insufficient: Vec<String>,
    /// Promotion by square instead of by piece: for each player, which letter belongs to each square of its far rank, in the
    /// order of files or ranks. Only for the Chaturaji family.
    #[serde(default)]
    pub promotion_squares: Vec<String>,
    /// Options a player may choose.
    #[serde(default)]
    pub options: Vec<OptionDefinition>,
}

impl Definition {
    /// Gives the pieces of a definition that names no role at all those that their letters stood for before there were roles.
    pub(crate) fn with_roles(mut self) -> Definition {
        if self.pieces.iter().any(|piece| piece.castles || piece.boat || piece.early_promotion) {
            return self;
        }
        for piece in &mut self.pieces {
            match (self.family, piece.letter) {
                (Family::Chess, 'R') => piece.castles = true,
                (Family::Chaturaji, 'B') => piece.boat = true,
                (Family::Chaturaji, 'N' | 'E') => piece.early_promotion = true,
                _ => {}
            }
        }
        self
    }
}

/// A set of rules.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// Two players, check and checkmate.
    Chess,
    /// Four players, Kings are captured, points decide.
    Chaturaji,
}

/// The board.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardDefinition {
    /// How many files, 1 to 16.
    pub files: u8,
    /// How many ranks, 1 to 16.
    pub ranks: u8,
    /// Whether the squares have two colours.
    pub checkered: bool,
}

/// A player.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerDefinition {
    /// The letter in position texts.
    pub letter: char,
    /// The name, which is also the colour of the pieces.
    pub name: String,
    /// Which way the Pawns go.
    pub forward: Forward,
}

/// Which way is forward.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Forward {
    /// Towards the last rank.
    North,
    /// Towards the last file.
    East,
    /// Towards rank 1.
    South,
    /// Towards the a-file.
    West,
}

impl Forward {
    /// A step as the player sees it, turned into files to the right and ranks up.
    pub const fn turn(self, (right, ahead): (i8, i8)) -> (i8, i8) {
        match self {
            Forward::North => (right, ahead),
            Forward::East => (ahead, -right),
            Forward::South => (-right, -ahead),
            Forward::West => (-ahead, right),
        }
    }
}

/// The name of a piece in another language than English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceName {
    /// The language's tag, such as `fr`.
    pub language: String,
    /// The piece's letter.
    pub letter: char,
    /// Its name.
    pub name: String,
}

/// Reads `{ "fr": { "K": "Roi" } }`.
fn names<'de, D: serde::Deserializer<'de>>(reader: D) -> Result<Vec<PieceName>, D::Error> {
    let languages = BTreeMap::<String, BTreeMap<char, String>>::deserialize(reader)?;
    let flat = languages.into_iter().flat_map(|(language, names)| {
        names.into_iter().map(move |(letter, name)| PieceName { language: language.clone(), letter, name })
    });
    Ok(flat.collect())
}

/// A kind of piece.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PieceDefinition {
    /// The name in English.
    pub name: String,
    /// Its name in French, in definitions from before there was a table of names.
    #[serde(default)]
    pub french: String,
    /// Other names by which people know it, in any language; they only find it.
    #[serde(default)]
    pub also_called: Vec<String>,
    /// The capital letter in position and move texts.
    pub letter: char,
    /// The id of its picture.
    pub art: String,
    /// How it moves, in [Betza notation](crate::betza).
    pub betza: String,
    /// Its worth, in the units of the game's source; none where the source gives none.
    pub value: Option<f64>,
    /// The points for capturing it, where points decide.
    #[serde(default)]
    pub points: u16,
    /// Whether losing it loses the game.
    #[serde(default)]
    pub royal: bool,
    /// Whether it is the Rook of the castling moves.
    #[serde(default)]
    pub castles: bool,
    /// Whether four of it on a square of two by two are a boat triumph, in the Chaturaji family.
    #[serde(default)]
    pub boat: bool,
    /// Whether a Pawn becomes it while its player has two Pawns, in the Chaturaji family. Into any other kind only the last
    /// Pawn promotes.
    #[serde(default)]
    pub early_promotion: bool,
    /// Whether it is written without a letter in move texts.
    #[serde(default)]
    pub pawn: bool,
    /// Whether its moves start the counting of moves without progress anew.
    #[serde(default, rename = "progress")]
    pub zeroing: bool,
    /// What it must become on the farthest rank: letters.
    #[serde(default)]
    pub promotes_to: String,
    /// Whether it captures en passant.
    #[serde(default)]
    pub takes_en_passant: bool,
    /// Whether its double step lets it be captured en passant.
    #[serde(default)]
    pub taken_en_passant: bool,
    /// The lowest rank it can stand on, counted from its owner's side from 1.
    #[serde(default = "one")]
    pub lowest_rank: u8,
}

const fn one() -> u8 {
    1
}

const fn king() -> char {
    'K'
}

/// One castling move.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct CastlingDefinition {
    /// The letter of the right in position texts.
    pub right: char,
    /// `O-O` or `O-O-O`.
    pub san: String,
    /// What some programs call it instead.
    pub other_san: Option<String>,
    /// Where the King starts.
    pub king: String,
    /// Where the King arrives.
    pub king_to: String,
    /// Where the Rook starts.
    pub rook: String,
    /// Where the Rook arrives.
    pub rook_to: String,
}

/// An option of a game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionDefinition {
    /// The name used in commands and links.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// What it does, in one sentence.
    pub about: String,
    /// Which rule it switches on.
    pub rule: OptionalRule,
    /// The start position with the option on.
    pub start: String,
    /// The letter of its right in position texts for the first player; the second player's is the small one.
    #[serde(default = "king")]
    pub right: char,
}

/// A rule that an option can switch on.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum OptionalRule {
    /// The King's one leap to distance two.
    KingLeap,
}
