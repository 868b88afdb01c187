//! A game as data: what a definition file says, before it is compiled.

mod facing;
mod field;
mod four_players;
pub(crate) mod json;
mod letter;
mod rules;
#[cfg(feature = "schema")]
mod schema;
mod short_text;
mod shuffle;
mod sorted_map;
mod zone;

pub use facing::Facing;
pub use field::{Choice, Entries, Field, FieldInfo, FieldMut, MapKey, OptionalValue, Rows, Section, WholeNumber};
pub use four_players::FourPlayersDefinition;
pub use letter::{Letter, LetterError, Letters};
pub use rules::{
    CaptureDefinition, ChasingDefinition, CheckDefinition, CountingDefinition, CountingRow, EndsDefinition, GameResult,
    GoalDefinition, HandsDefinition, MaterialDefinition, TradeDefinition,
};
#[cfg(feature = "schema")]
pub use schema::definition_schema;
pub use short_text::{MAX_LINE_LEN, MAX_NAME_LEN, ShortText, ShortTextError, ShortTextPlace};
pub use shuffle::{SetupDefinition, ShuffleDefinition};
pub use sorted_map::SortedMap;
pub use zone::{Zone, ZoneError, read_squares, write_squares};

use field::is_default;
use menagerie_definition_derive::{Choice, Section};
use serde::Serialize;
#[cfg(feature = "schema")]
use std::collections::BTreeMap;

/// A game's definition, as read from JSON. [`Variant`](crate::Variant) is what becomes of it.
#[derive(Clone, Debug, Section, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Definition {
    /// The address of the JSON Schema, by which editors help to write the file. It means nothing here.
    #[serde(default, rename = "$schema")]
    pub schema: String,
    /// The version of the format: 1, which is what a file without it is, or 2, which has all that is described here.
    #[serde(default = "one")]
    pub format: u8,
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
    /// When it was invented, as far as known.
    #[serde(default)]
    pub year: String,
    /// Where the rules stand, such as an address.
    #[serde(default)]
    pub source: String,
    /// The licence of the rules, where the source names one.
    #[serde(default)]
    pub licence: String,
    /// A paragraph about the game.
    #[serde(default)]
    pub about: String,
    /// What was decided where sources differ or say nothing.
    #[serde(default)]
    pub decisions: Vec<String>,
    /// The board.
    pub board: BoardDefinition,
    /// Who plays, in the order of turns.
    pub players: Vec<PlayerDefinition>,
    /// The kinds of piece.
    pub pieces: Vec<PieceDefinition>,
    /// The names of the pieces in other languages than English: in JSON, by the language's tag and then by the piece's letter.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, BTreeMap<String, String>>"))]
    pub names: SortedMap<String, SortedMap<Letter, String>>,
    /// The start position, in the game's position notation.
    pub start: String,
    /// Which pieces may begin in several orders, each group by itself: by chance, or as players choose. `start` is one of the positions.
    #[serde(default)]
    pub shuffle: Vec<ShuffleDefinition>,
    /// Castling moves.
    #[serde(default)]
    pub castling: Vec<CastlingDefinition>,
    /// Whether King and Rook castle from wherever they begin on their rank, as in Chess960. Where they arrive is what `castling` says.
    #[serde(default)]
    pub chess960_castling: bool,
    /// Whether a player who castles takes from the other the right to castle to the same side.
    #[serde(default)]
    pub opposite_castling: bool,
    /// What is too little to go on with: the pieces that one side has besides its King, against a bare King, by their letters.
    #[serde(default)]
    pub insufficient: Vec<Letters>,
    /// Promotion by square instead of by piece: for each player, which letter belongs to each square of its far rank, in the
    /// order of files or ranks. Only for the Chaturaji family.
    #[serde(default)]
    pub promotion_squares: Vec<String>,
    /// Options a player may choose.
    #[serde(default)]
    pub options: Vec<OptionDefinition>,
    /// Whether each King has, once and if not in check, a leap to distance two: a right in the start position as its option has it.
    #[serde(default)]
    pub king_leap: bool,
    /// How the game ends for want of a move, by repetition and by counting.
    #[serde(default)]
    pub ends: EndsDefinition,
    /// Goals besides checkmate.
    #[serde(default)]
    pub goals: Vec<GoalDefinition>,
    /// What check means, and which moves it forbids.
    #[serde(default)]
    pub check: CheckDefinition,
    /// What capturing does beyond taking a piece away.
    #[serde(default)]
    pub capture: CaptureDefinition,
    /// Pieces in the hand.
    #[serde(default)]
    pub hands: HandsDefinition,
    /// How position texts record which pieces still have their first moves (`i` in Betza notation) that may come back to where they began.
    #[serde(default)]
    pub first_moves_text: FirstMovesText,
    /// Whether a piece must not move or be dropped to where it could never move again.
    #[serde(default)]
    pub must_be_able_to_move: bool,
    /// By player, whether the turn may be passed.
    #[serde(default)]
    pub passing: Passing,
    /// The points and lengths of a game for four players.
    #[serde(default)]
    pub four_players: FourPlayersDefinition,
}

/// How position texts record which pieces still have their first moves.
#[derive(Clone, Copy, Debug, Default, Serialize, Choice, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FirstMovesText {
    /// Pieces that stand where one of their kind begins have them. The squares of those that have come back there stand behind a slash
    /// after the rights: `KQkq/e2`.
    #[default]
    Returned,
    /// The files of the pieces that have them stand among the rights, capital for the first player: `DEde`. They begin on the first rank.
    Files,
}

/// Whether a player may pass the turn.
#[derive(Clone, Copy, Debug, Default, Serialize, Choice, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Passing {
    /// Never.
    #[default]
    Never,
    /// When there is no other move, and no check.
    WithoutMove,
    /// Always.
    Always,
}

impl Definition {
    /// Gives the pieces of a definition that names no role at all those that their letters stood for before there were roles.
    #[must_use]
    pub fn with_roles(mut self) -> Definition {
        if self.pieces.iter().any(|piece| piece.castles || piece.boat || piece.early_promotion) {
            return self;
        }
        for piece in &mut self.pieces {
            match (self.family, piece.letter.base()) {
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
#[derive(Clone, Copy, Debug, Default, Serialize, Choice, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    #[default]
    /// Two players, check and checkmate.
    Chess,
    /// Four players, Kings are captured, points decide.
    Chaturaji,
}

/// The board.
#[derive(Clone, Debug, Section, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BoardDefinition {
    /// How many files, 1 to 16.
    pub files: u8,
    /// How many ranks, 1 to 16.
    pub ranks: u8,
    /// Whether the squares have two colours.
    pub checkered: bool,
    /// The squares that are missing, as a [`Zone`]'s text.
    #[serde(default)]
    #[field(Squares)]
    pub holes: String,
}

/// A player.
#[derive(Clone, Debug, Section, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayerDefinition {
    /// The letter in position texts.
    pub letter: char,
    /// The name, which is also the colour of the pieces.
    pub name: String,
    /// Which way the Pawns go.
    pub forward: Forward,
    /// Other letters by which position texts of other programs call the player, one after the other; they are only read.
    #[serde(default, rename = "otherLetters")]
    pub other_letters: String,
}

/// Which way is forward.
#[derive(Clone, Copy, Debug, Default, Serialize, Choice, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Forward {
    #[default]
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

/// A kind of piece.
#[derive(Clone, Debug, Section, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// The letter in position and move texts.
    pub letter: Letter,
    /// Other letters by which texts of other programs call it; they are only read.
    #[serde(default)]
    #[field(OtherLetters)]
    pub other_letters: Letters,
    /// The id of its picture.
    #[serde(default)]
    pub art: String,
    /// How it moves, in [Betza notation](crate::betza).
    pub betza: String,
    /// Its worth, in the units of the game's source; none where the source gives none.
    #[field(Decimal)]
    pub value: Option<f64>,
    /// The points for capturing it, where points decide.
    #[serde(default)]
    pub points: u16,
    /// Whether it must not be left where it can be captured.
    #[serde(default)]
    pub royal: Royal,
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
    /// Whether its moves start the counting of moves without progress anew; those do not that another of its steps takes back.
    #[serde(default, rename = "progress")]
    pub zeroing: bool,
    /// What it must become on the farthest rank: letters.
    #[serde(default)]
    pub promotes_to: Letters,
    /// How it promotes otherwise than by `promotes_to`: one row, or several for several zones.
    #[serde(default)]
    pub promotion: Promotions,
    /// What it was before it was promoted: what it is in the hand of who captures it.
    pub promoted_from: Option<Letter>,
    /// How many of the kind a player may have for another piece to become one; 0 for any number.
    #[serde(default)]
    pub promotion_limit: u8,
    /// Moves that it has from some squares only.
    #[serde(default)]
    pub zone_moves: Vec<ZoneMovesDefinition>,
    /// The squares that it cannot leave; by default the whole board.
    pub confined: Option<Zone>,
    /// Where it may be dropped; by default everywhere.
    pub drop_zone: Option<Zone>,
    /// How many of its kind a drop may make stand on a file; 0 for any number.
    #[serde(default)]
    pub drops_on_file: u8,
    /// Whether it may be dropped as what it promotes to: as a kind that names it in `promotedFrom`.
    #[serde(default)]
    pub drops_promoted: bool,
    /// Kinds that are no screens for its hops.
    #[serde(default)]
    pub hops_not: Letters,
    /// Whether it captures en passant.
    #[serde(default)]
    pub takes_en_passant: bool,
    /// Whether its double step lets it be captured en passant.
    #[serde(default)]
    pub taken_en_passant: bool,
    /// Where it may capture en passant; by default everywhere.
    pub en_passant_zone: Option<Zone>,
    /// The lowest rank it can stand on, counted from its owner's side from 1.
    #[serde(default = "one")]
    pub lowest_rank: u8,
}

impl PieceDefinition {
    /// The sign that a picture of this id is, on a disc: `sign-王`.
    pub fn sign_of(art: &str) -> Option<&str> {
        art.strip_prefix("sign-")
    }
}

/// Whether a kind is royal.
///
/// In JSON it is `true`, `false` or `"last"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Royal {
    /// It may be captured.
    #[default]
    No,
    /// Every piece of the kind is.
    Always,
    /// The last piece of the kind that a player has is.
    Last,
}

impl Choice for Royal {
    fn choose(&mut self, name: &str) -> bool {
        *self = match name {
            "false" => Royal::No,
            "true" => Royal::Always,
            "last" => Royal::Last,
            _ => return false,
        };
        true
    }

    fn names(&self) -> &'static [&'static str] {
        &["true", "false", "last"]
    }

    #[cfg(feature = "edit")]
    fn chosen(&self) -> &'static str {
        match self {
            Royal::No => "false",
            Royal::Always => "true",
            Royal::Last => "last",
        }
    }
}

impl Serialize for Royal {
    fn serialize<S: serde::Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        match self {
            Royal::No => writer.serialize_bool(false),
            Royal::Always => writer.serialize_bool(true),
            Royal::Last => writer.serialize_str("last"),
        }
    }
}

/// How a kind promotes.
#[derive(Clone, Debug, Section, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PromotionDefinition {
    /// What it may become: letters, for both players or for each in the order of turns.
    pub to: LettersByPlayer,
    /// Where; by default on the farthest rank.
    pub zone: Option<Zone>,
    /// Whether its owner may leave it as it is.
    #[serde(default)]
    pub optional: bool,
    /// Where it must promote though it may be left as it is elsewhere. It cannot move there if there is nothing that it may become.
    pub must_in: Option<Zone>,
    /// The moves that promote, in [Betza notation](crate::betza); by default all.
    pub by_moves: Option<String>,
    /// Whether a move that begins in the zone promotes as well as one that ends there.
    #[serde(default)]
    pub leaving: bool,
    /// Whether a move that begins in the zone does not promote.
    #[serde(default)]
    pub entering: bool,
    /// Whether only a capture promotes.
    #[serde(default)]
    pub by_capture: bool,
    /// Whether only a move without capture promotes.
    #[serde(default)]
    pub without_capture: bool,
    /// Whether a capture en passant does not promote.
    #[serde(default)]
    pub not_en_passant: bool,
    /// Whether it may only become what its owner has fewer of than at the start.
    #[serde(default)]
    pub only_captured: bool,
    /// Whether promotion is a move of its own, as in Sittuyin: from a square of the zone, or from any square if the piece is its player's
    /// only one of the kind, it becomes the other where it stands or on an empty square to which that could move. There it must neither
    /// attack anything nor give check.
    #[serde(default)]
    pub own_move: bool,
    /// Whether what it becomes goes back to it when it is captured and goes to a hand: written with `~` behind its letter.
    #[serde(default)]
    pub reverts: bool,
}

/// The promotions of a kind: one row or several, the first that fits a move counts. In JSON, a single row needs no list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Promotions(pub Vec<PromotionDefinition>);

impl Promotions {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Field for Promotions {
    fn field(&mut self) -> FieldMut<'_> {
        FieldMut::OneOrMany(&mut self.0)
    }
}

/// One row.
impl From<PromotionDefinition> for Promotions {
    fn from(row: PromotionDefinition) -> Promotions {
        Promotions(vec![row])
    }
}

impl Serialize for Promotions {
    fn serialize<S: serde::Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        match self.0.as_slice() {
            [row] => row.serialize(writer),
            rows => rows.serialize(writer),
        }
    }
}

/// Letters for all players or for each.
#[derive(Clone, Debug, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum LettersByPlayer {
    /// The same for all.
    Same(Letters),
    /// For each player, in the order of turns.
    Each(Vec<Letters>),
}

impl LettersByPlayer {
    /// All letters of all players, some perhaps twice.
    pub fn all(&self) -> impl Iterator<Item = &Letter> {
        let each = match self {
            LettersByPlayer::Same(letters) => std::slice::from_ref(letters),
            LettersByPlayer::Each(each) => each.as_slice(),
        };
        each.iter().flat_map(|letters| &letters.0)
    }
}

impl Default for LettersByPlayer {
    fn default() -> LettersByPlayer {
        LettersByPlayer::Same(Letters::default())
    }
}

/// Moves that a kind has from some squares only, besides its others.
#[derive(Clone, Debug, Section, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ZoneMovesDefinition {
    /// The squares.
    pub from: Zone,
    /// The squares that they must not leave on the way; by default the whole board.
    pub within: Option<Zone>,
    /// The moves, in [Betza notation](crate::betza).
    pub betza: String,
}

const fn one() -> u8 {
    1
}

const fn king() -> char {
    'K'
}

/// One castling move.
#[derive(Clone, Debug, Section, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// The letter of the piece that castles, if it is not the royal one.
    pub king_letter: Option<Letter>,
    /// The letter of its partner, if it is not the kind that castles.
    pub rook_letter: Option<Letter>,
}

/// An option of a game.
#[derive(Clone, Debug, Section, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[derive(Clone, Copy, Debug, Default, Serialize, Choice, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OptionalRule {
    #[default]
    /// The King's one leap to distance two.
    KingLeap,
}
