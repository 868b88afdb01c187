//! The rules of a definition beyond how its pieces move: how it ends, hands, what must be captured. Each is one row that a game may have.

use super::facing::Facing;
use super::letter::{Letter, Letters};
use super::one;
use super::sorted_map::SortedMap;
use super::zone::Zone;
use menagerie_definition_derive::{Choice, Section};
use serde::Serialize;

/// What an end is worth to the player whom it is about.
#[derive(Clone, Copy, Debug, Default, Serialize, Choice, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum GameResult {
    /// The player wins.
    Win,
    /// The player loses.
    Loss,
    /// Nobody wins.
    #[default]
    Draw,
}

/// How a game ends for want of a move, by repetition and by counting.
#[derive(Clone, Debug, Section, PartialEq, Eq)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EndsDefinition", bound = "K: schemars::JsonSchema + Default + Serialize")
)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct EndsDefinition<K = Letters> {
    /// What checkmate is worth to the player who is mated.
    #[field(default = loss())]
    pub checkmate: GameResult,
    /// What it is worth to the player to move, not in check, to have no move.
    pub stalemate: GameResult,
    /// Whether, for want of a move, who has fewer pieces wins instead; at equal numbers it is a draw.
    pub stalemate_counts_pieces: bool,
    /// How often a position must occur for the game to end; 0 if it never ends so.
    #[field(default = 3)]
    pub repetitions: u8,
    /// What such a repetition is worth to the player who is to move then.
    pub repetition: GameResult,
    /// What it is worth to the first player instead, whoever is to move.
    pub repetition_first: Option<GameResult>,
    /// Whether who has given check with every move since the position first occurred loses by the repetition.
    pub perpetual_check_loses: bool,
    /// Whether who has attacked with every move since the position first occurred, while the other has not, loses by the repetition: the
    /// piece that moved could capture something next, or something royal was attacked (Chu Shogi).
    pub perpetual_attack_loses: bool,
    /// Whether who passed first loses by the repetition, if every move since the position first occurred was a pass (Chu Shogi).
    pub first_pass_loses: bool,
    /// Which pieces must not be chased by a repetition: who does so loses (Xiangqi).
    pub chasing: Option<ChasingDefinition>,
    /// After how many moves of each side without progress the game is drawn; 0 if never.
    #[field(default = 50)]
    pub move_limit: u16,
    /// How many checks of a player count for that limit; 0 if all do (Xiangqi: 10).
    pub counted_checks: u8,
    /// Whether every promotion is progress, whatever promotes.
    pub promotion_is_progress: bool,
    /// Whether the game is drawn when nothing but one King a side is left; by default, where only checkmate wins or a bare King loses.
    pub bare_kings_draw: Option<bool>,
    /// Kinds with which nobody can win, however many there are: the game is drawn when nothing else but royal pieces is left.
    pub harmless: K,
    /// Kinds that keep to one colour of squares: the game is drawn when nothing else but royal pieces is left, and all of them stand on
    /// squares of one colour (chess).
    pub bishops_alike: K,
    /// Kinds that keep to one colour of squares: the game is drawn when nothing else but royal pieces is left, and those of one player
    /// stand on light squares and those of the other on dark ones (Antichess).
    pub bishops_apart: K,
    /// Whether the game ends when royal pieces face each other on an open rank or file after a move and still after the answer. Where
    /// the turn may be passed, the answer must end it or be a pass.
    pub facing_twice: bool,
    /// Whether the game ends when both players pass, one after the other.
    pub passing_twice: bool,
    /// Who wins by the pieces that are left, where the game would be drawn by the limit of moves or by repetition, or ends with royal
    /// pieces that face each other or with two passes.
    pub material: Option<MaterialDefinition>,
    /// Kinds of which one must have given check in the unbroken series of checks that ends in mate; otherwise the mate is a draw (Shatar).
    pub mate_needs_check_by: K,
    /// Kinds that alone must not mate: who does so loses (Shatar).
    pub no_mate_by: K,
    /// How moves are counted at the end in the chess games of South-East Asia.
    pub counting: Option<CountingDefinition<K>>,
    /// Whether a player of whom only the royal piece is left loses at once, unless the other is bared in answer.
    pub bare_king_loses: bool,
}

impl<K> EndsDefinition<K> {
    /// Whether a repetition may be the fault of one player.
    pub(crate) const fn has_repetition_loser(&self) -> bool {
        self.perpetual_check_loses || self.perpetual_attack_loses || self.first_pass_loses || self.chasing.is_some()
    }
}

/// What chasing is, by the rules of the Asian Xiangqi Federation: with each move since the position first occurred to attack the same
/// piece anew, which is not protected or is stronger. Check is no chase.
#[derive(Clone, Debug, Section, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct ChasingDefinition {
    /// The kinds that chase, by letter, and how strong each is: a stronger piece is chased although it is protected.
    pub strength: SortedMap<Letter, u8>,
    /// Other kinds that can be chased.
    pub weak: Letters,
    /// Where these can be chased; by default anywhere.
    pub weak_zone: Option<Zone>,
}

/// What the pieces that are left are worth at the end.
#[derive(Clone, Debug, Section, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct MaterialDefinition {
    /// What a piece of each kind is worth, by letter. If nothing is given, every piece is worth 1; otherwise the others are worth nothing.
    pub worth: SortedMap<Letter, u16>,
    /// What the second player has besides. Who has more wins.
    pub second: i32,
}

/// How moves are counted at the end. Who has less counts, and draws when the other has not mated in so many moves.
#[derive(Clone, Debug, Section, PartialEq, Eq)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CountingDefinition", bound = "K: schemars::JsonSchema + Default + Serialize")
)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct CountingDefinition<K = Letters> {
    /// The kinds of which none may be left on the board for the counting to begin.
    pub pawns: K,
    /// In how many moves a player must be mated who has more than the royal piece; 0 if such a player does not count.
    pub board: u16,
    /// How many pieces such a player may have at most, the royal one included; 0 for any number.
    pub board_most: u8,
    /// Whether such a player counts although there are Pawns.
    pub board_with_pawns: bool,
    /// In how many moves a bare player must be mated, by the pieces of the other: the first row that fits counts.
    pub rows: Vec<CountingRow<K>>,
    /// In how many moves where no row fits; 0 if such a player does not count.
    pub others: u16,
    /// Whether a bare player begins with the number of all pieces on the board.
    pub from_pieces: bool,
}

/// A row of a table of counting.
#[derive(Clone, Copy, Debug, Section, PartialEq, Eq)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CountingRow", bound = "K: schemars::JsonSchema + Default + Serialize")
)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct CountingRow<K = Letters> {
    /// The kinds of the other's pieces.
    pub pieces: K,
    /// How many of them at least.
    #[serde(default = "one")]
    pub count: u8,
    /// In how many moves.
    pub moves: u16,
}

/// A goal besides checkmate. The first that is reached ends the game.
#[derive(Clone, Debug, Section, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", rename_all_fields = "camelCase", tag = "goal")]
pub enum GoalDefinition {
    /// To have pieces of these kinds on the squares of a zone.
    Reach {
        /// The kinds; none means any.
        #[serde(default)]
        pieces: Letters,
        /// The squares, for each player.
        zone: Zone,
        /// How many of them.
        #[serde(default = "one")]
        count: u8,
        /// Whether the second player, who has moved less often, may still draw by reaching it with the next move.
        #[serde(default)]
        reply: bool,
        /// Whether the pieces count only if none of them can be captured.
        #[serde(default)]
        safe: bool,
        /// Whether the goal is reached only when the other has moved and the pieces still stand there.
        #[serde(default)]
        keep: bool,
    },
    /// To have the King in a zone with enough pieces, and to have the turn there without being in check (Shogi).
    Enter {
        /// The squares, for each player.
        zone: Zone,
        /// How many pieces must be there besides the King.
        count: u8,
        /// What a piece of these kinds is worth, by letter, in the zone or in the hand; one of any other kind is worth 1, the King nothing.
        #[serde(default)]
        worth: SortedMap<Letter, u16>,
        /// How many points the first player needs.
        first: u16,
        /// How many points the second player needs.
        second: u16,
    },
    /// To castle. Who can no longer castle so loses.
    Castle {
        /// The letters of the rights to castle that win, of one player or of both.
        rights: String,
    },
    /// To have given check so often.
    Checks {
        /// How often.
        count: u8,
    },
    /// The end of kinds.
    Extinction {
        /// The kinds.
        pieces: Letters,
        /// Whether each kind counts by itself; otherwise all of them together.
        #[serde(default)]
        each: bool,
        /// At how many pieces, in the hand included, the player is counted out.
        #[serde(default)]
        count: u8,
        /// Only if the other has at least so many.
        #[serde(default)]
        against: u8,
        /// What it is worth to the player who has so few.
        #[serde(default = "loss")]
        result: GameResult,
    },
}

const fn loss() -> GameResult {
    GameResult::Loss
}

/// What check means, and which moves it forbids.
#[derive(Clone, Copy, Debug, Section, PartialEq, Eq)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CheckDefinition", bound = "K: schemars::JsonSchema + Default + Serialize")
)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct CheckDefinition<K = Letters> {
    /// Whether no move may give check.
    pub forbidden: bool,
    /// Whether a player with several royal pieces is also in check when all of those of which one alone would not be are attacked at once.
    pub all_attacked: bool,
    /// Kinds that are royal when they are the last, and are counted together: the last of all of them is royal.
    pub royal_group: K,
    /// The lines along which two royal pieces must not face each other with nothing in between: `true` for files and ranks, or a list of
    /// `files`, `ranks` and `diagonals`.
    pub facing: Facing,
    /// The kinds with one of which a checkmated royal piece may change places, wherever that stands (Tamerlane II).
    pub substitutes: K,
    /// The kinds that take a royal piece's first moves away when they come to its rank or file (Cambodian Chess).
    pub first_moves_lost_to: K,
    /// Whether a King in check may move only to capture what checks it (Makpong).
    pub king_stays: bool,
}

/// What capturing does beyond taking a piece away.
#[derive(Clone, Copy, Debug, Section, PartialEq, Eq)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CaptureDefinition", bound = "K: schemars::JsonSchema + Default + Serialize")
)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct CaptureDefinition<K = Letters> {
    /// Whether a player who can capture must.
    pub forced: bool,
    /// Whether a capture takes the capturing piece away, too, and all pieces next to the square but those that are spared.
    pub explodes: bool,
    /// The kinds that an explosion next to them spares.
    pub spared: K,
    /// The kinds no explosion takes away, even when they capture.
    pub immune: K,
    /// The kinds that turn to stone when they capture: the piece is gone, and nothing can enter its square any more.
    pub petrifies: K,
    /// Whether the other pieces that an explosion takes away turn to stone, too (`petrifyBlastPieces` of Fairy-Stockfish).
    pub petrifies_blasted: bool,
    /// The kinds that cannot capture a piece of their own kind.
    pub not_alike: K,
    /// The kinds that nothing can capture.
    pub iron: K,
    /// Kinds that are not simply traded for each other.
    pub trade: Option<TradeDefinition<K>>,
}

/// Kinds that are not simply traded for each other, as Lions in Chu Shogi: one of them must not capture another where it could be
/// captured back.
#[derive(Clone, Copy, Debug, Section, PartialEq, Eq)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "TradeDefinition", bound = "K: schemars::JsonSchema + Default + Serialize")
)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct TradeDefinition<K = Letters> {
    /// The kinds.
    pub pieces: K,
    /// Whether one on the next square may be captured all the same.
    pub adjacent_allowed: bool,
    /// Whether it is allowed, too, where the same move captures another piece.
    pub double_allowed: bool,
    /// The kinds that do not count as such another piece.
    pub minor: K,
    /// Whether, when one has been captured by a piece of another kind, the next move must not capture one elsewhere by a piece of
    /// another kind.
    pub no_counterstrike: bool,
}

/// Pieces in the hand.
#[derive(Clone, Copy, Debug, Section, PartialEq, Eq)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "HandsDefinition", bound = "K: schemars::JsonSchema + Default + Serialize")
)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct HandsDefinition<K = Letters> {
    /// Whether a captured piece goes to the hand of who captured it.
    pub captures: bool,
    /// Whether what a piece has become by promotion stays when it is captured; otherwise it goes to the hand as what it was.
    pub keep_promotions: bool,
    /// Whether pieces in the hand may be dropped on empty squares, as a move.
    pub drops: bool,
    /// Whether a piece in the hand may enter on the square that a piece of the first rank leaves with its first move.
    pub gating: bool,
    /// Kinds, one of which must be dropped as long as it can be.
    pub must_drop: K,
    /// Whether anything in the hand must be dropped as long as it can be.
    pub must_drop_all: bool,
    /// Whether a drop must not give check.
    pub no_drop_checks: bool,
    /// Kinds of which a drop must not give checkmate.
    pub no_drop_mates: K,
    /// Whether Bishops must be dropped on squares of different colours.
    pub bishops_differ: bool,
    /// Whether a King or Rook that is dropped on its square may castle.
    pub drops_castle: bool,
}
