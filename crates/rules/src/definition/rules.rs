//! The rules of a definition beyond how its pieces move: how it ends, hands, what must be captured. Each is one row that a game may have.

use super::facing::Facing;
use super::letter::{Letter, Letters};
use super::zone::Zone;
use super::{is_default, is_one, one};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What an end is worth to the player it is told of.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
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
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct EndsDefinition {
    /// What checkmate is worth to the player who is mated.
    #[serde(skip_serializing_if = "is_loss")]
    pub checkmate: GameResult,
    /// What it is worth to the player to move, not in check, to have no move.
    #[serde(skip_serializing_if = "is_draw")]
    pub stalemate: GameResult,
    /// Whether, for want of a move, who has fewer pieces wins instead; at equal numbers it is a draw.
    #[serde(skip_serializing_if = "is_default")]
    pub stalemate_counts_pieces: bool,
    /// How often a position must occur for the game to end; 0 if it never ends so.
    #[serde(skip_serializing_if = "is_three")]
    pub repetitions: u8,
    /// What such a repetition is worth to the player who is to move then.
    #[serde(skip_serializing_if = "is_draw")]
    pub repetition: GameResult,
    /// What it is worth to the first player instead, whoever is to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repetition_first: Option<GameResult>,
    /// Whether who has given check with every move since the position first occurred loses by the repetition.
    #[serde(skip_serializing_if = "is_default")]
    pub perpetual_check_loses: bool,
    /// Whether who has attacked with every move since the position first occurred, while the other has not, loses by the repetition: the
    /// piece that moved could capture something next, or something royal was attacked (Chu Shogi).
    #[serde(skip_serializing_if = "is_default")]
    pub perpetual_attack_loses: bool,
    /// Whether who passed first loses by the repetition, if every move since the position first occurred was a pass (Chu Shogi).
    #[serde(skip_serializing_if = "is_default")]
    pub first_pass_loses: bool,
    /// Which pieces must not be chased by a repetition: who does so loses (Xiangqi).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chasing: Option<ChasingDefinition>,
    /// After how many moves of each side without progress the game is drawn; 0 if never.
    #[serde(skip_serializing_if = "is_fifty")]
    pub move_limit: u16,
    /// How many checks of a player count for that limit; 0 if all do (Xiangqi: 10).
    #[serde(skip_serializing_if = "is_default")]
    pub counted_checks: u8,
    /// Whether every promotion is progress, whatever promotes.
    #[serde(skip_serializing_if = "is_default")]
    pub promotion_is_progress: bool,
    /// Whether the game is drawn when nothing but one King a side is left; by default, where only checkmate wins or a bare King loses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bare_kings_draw: Option<bool>,
    /// Kinds with which nobody can win, however many there are: the game is drawn when nothing else but royal pieces is left.
    #[serde(skip_serializing_if = "is_default")]
    pub harmless: Letters,
    /// Kinds that keep to one colour of squares: the game is drawn when nothing else but royal pieces is left, and all of them stand on
    /// squares of one colour (chess).
    #[serde(skip_serializing_if = "is_default")]
    pub bishops_alike: Letters,
    /// Kinds that keep to one colour of squares: the game is drawn when nothing else but royal pieces is left, and those of one player
    /// stand on light squares and those of the other on dark ones (Antichess).
    #[serde(skip_serializing_if = "is_default")]
    pub bishops_apart: Letters,
    /// Whether the game ends when royal pieces face each other on an open rank or file after a move and still after the answer. Where
    /// the turn may be passed, the answer must end it or be a pass.
    #[serde(skip_serializing_if = "is_default")]
    pub facing_twice: bool,
    /// Whether the game ends when both players pass, one after the other.
    #[serde(skip_serializing_if = "is_default")]
    pub passing_twice: bool,
    /// Who wins by the pieces that are left, where the game would be drawn by the limit of moves or by repetition, or ends with royal
    /// pieces that face each other or with two passes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub material: Option<MaterialDefinition>,
    /// Kinds of which one must have given check in the unbroken series of checks that ends in mate; otherwise the mate is a draw (Shatar).
    #[serde(skip_serializing_if = "is_default")]
    pub mate_needs_check_by: Letters,
    /// Kinds that alone must not mate: who does so loses (Shatar).
    #[serde(skip_serializing_if = "is_default")]
    pub no_mate_by: Letters,
    /// How moves are counted at the end in the chess games of South-East Asia.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counting: Option<CountingDefinition>,
    /// Whether a player of whom only the royal piece is left loses at once, unless the other is bared in answer.
    #[serde(skip_serializing_if = "is_default")]
    pub bare_king_loses: bool,
}

impl Default for EndsDefinition {
    fn default() -> EndsDefinition {
        EndsDefinition {
            checkmate: GameResult::Loss,
            stalemate: GameResult::Draw,
            stalemate_counts_pieces: false,
            repetitions: 3,
            repetition: GameResult::Draw,
            repetition_first: None,
            perpetual_check_loses: false,
            perpetual_attack_loses: false,
            first_pass_loses: false,
            chasing: None,
            move_limit: 50,
            counted_checks: 0,
            promotion_is_progress: false,
            bare_kings_draw: None,
            harmless: Letters::default(),
            bishops_alike: Letters::default(),
            bishops_apart: Letters::default(),
            facing_twice: false,
            passing_twice: false,
            material: None,
            mate_needs_check_by: Letters::default(),
            no_mate_by: Letters::default(),
            counting: None,
            bare_king_loses: false,
        }
    }
}

impl EndsDefinition {
    /// Whether a repetition may be the fault of one player.
    pub(crate) const fn has_faults(&self) -> bool {
        self.perpetual_check_loses || self.perpetual_attack_loses || self.first_pass_loses || self.chasing.is_some()
    }
}

/// What chasing is, by the rules of the Asian Xiangqi Federation: with each move since the position first occurred to attack the same
/// piece anew, which is not protected or is stronger. Check is no chase.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct ChasingDefinition {
    /// The kinds that chase, by letter, and how strong each is: a stronger piece is chased although it is protected.
    pub strength: BTreeMap<Letter, u8>,
    /// Other kinds that can be chased.
    #[serde(skip_serializing_if = "is_default")]
    pub weak: Letters,
    /// Where these can be chased; by default anywhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weak_zone: Option<Zone>,
}

/// What the pieces that are left are worth at the end.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct MaterialDefinition {
    /// What a piece of each kind is worth, by letter. If nothing is told, every piece is worth 1; otherwise the others are worth nothing.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub worth: BTreeMap<Letter, u16>,
    /// What the second player has besides. Who has more wins.
    #[serde(skip_serializing_if = "is_default")]
    pub second: i32,
}

/// How moves are counted at the end. Who has less counts, and draws when the other has not mated in so many moves.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct CountingDefinition {
    /// The kinds of which none may be left on the board for the counting to begin.
    pub pawns: Letters,
    /// In how many moves a player must be mated who has more than the royal piece; 0 if such a player does not count.
    #[serde(skip_serializing_if = "is_default")]
    pub board: u16,
    /// How many pieces such a player may have at most, the royal one included; 0 for any number.
    #[serde(skip_serializing_if = "is_default")]
    pub board_most: u8,
    /// Whether such a player counts although there are Pawns.
    #[serde(skip_serializing_if = "is_default")]
    pub board_with_pawns: bool,
    /// In how many moves a bare player must be mated, by the pieces of the other: the first row that fits counts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<CountingRow>,
    /// In how many moves where no row fits; 0 if such a player does not count.
    #[serde(skip_serializing_if = "is_default")]
    pub others: u16,
    /// Whether a bare player begins with the number of all pieces on the board.
    #[serde(skip_serializing_if = "is_default")]
    pub from_pieces: bool,
}

/// A row of a table of counting.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct CountingRow {
    /// The kinds of the other's pieces.
    pub pieces: Letters,
    /// How many of them at least.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u8,
    /// In how many moves.
    pub moves: u16,
}

/// A goal besides checkmate. The first that is reached ends the game.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", rename_all_fields = "camelCase", tag = "goal")]
pub enum GoalDefinition {
    /// To have pieces of these kinds on the squares of a zone.
    Reach {
        /// The kinds; none means any.
        #[serde(default, skip_serializing_if = "is_default")]
        pieces: Letters,
        /// The squares, for each player.
        zone: Zone,
        /// How many of them.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        count: u8,
        /// Whether the second player, who has moved less often, may still draw by reaching it with the next move.
        #[serde(default, skip_serializing_if = "is_default")]
        reply: bool,
        /// Whether the pieces count only if none of them can be captured.
        #[serde(default, skip_serializing_if = "is_default")]
        safe: bool,
        /// Whether the goal is reached only when the other has moved and the pieces still stand there.
        #[serde(default, skip_serializing_if = "is_default")]
        keep: bool,
    },
    /// To have brought the King into a zone with enough pieces, and to have the turn there without being in check (Shogi).
    Enter {
        /// The squares, for each player.
        zone: Zone,
        /// How many pieces must be there besides the King.
        count: u8,
        /// What a piece of these kinds is worth, by letter, in the zone or in the hand; one of any other kind is worth 1, the King nothing.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        worth: BTreeMap<Letter, u16>,
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
        #[serde(default, skip_serializing_if = "is_default")]
        each: bool,
        /// At how many pieces, in the hand included, the player is counted out.
        #[serde(default, skip_serializing_if = "is_default")]
        count: u8,
        /// Only if the other has at least so many.
        #[serde(default, skip_serializing_if = "is_default")]
        against: u8,
        /// What it is worth to the player who has so few.
        #[serde(default = "loss", skip_serializing_if = "is_loss")]
        result: GameResult,
    },
}

const fn loss() -> GameResult {
    GameResult::Loss
}

fn is_loss(result: &GameResult) -> bool {
    *result == GameResult::Loss
}

fn is_draw(result: &GameResult) -> bool {
    *result == GameResult::Draw
}

const fn is_three(repetitions: &u8) -> bool {
    *repetitions == 3
}

const fn is_fifty(moves: &u16) -> bool {
    *moves == 50
}

/// What check means, and which moves it forbids.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct CheckDefinition {
    /// Whether no move may give check.
    #[serde(skip_serializing_if = "is_default")]
    pub forbidden: bool,
    /// Whether a player with several royal pieces is also in check when all of those of which one alone would not be are attacked at once.
    #[serde(skip_serializing_if = "is_default")]
    pub all_attacked: bool,
    /// Kinds that are royal when they are the last, and are counted together: the last of all of them is royal.
    #[serde(skip_serializing_if = "is_default")]
    pub royal_group: Letters,
    /// The lines along which two royal pieces must not face each other with nothing in between: `true` for files and ranks, or a list of
    /// `files`, `ranks` and `diagonals`.
    #[serde(skip_serializing_if = "is_default")]
    pub facing: Facing,
    /// The kinds with one of which a checkmated royal piece may change places, wherever that stands (Tamerlane II).
    #[serde(skip_serializing_if = "is_default")]
    pub substitutes: Letters,
    /// The kinds that take a royal piece's first moves away when they come to its rank or file (Cambodian Chess).
    #[serde(skip_serializing_if = "is_default")]
    pub first_moves_lost_to: Letters,
    /// Whether a King in check may move only to capture what checks it (Makpong).
    #[serde(skip_serializing_if = "is_default")]
    pub king_stays: bool,
}

/// What capturing does beyond taking a piece away.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct CaptureDefinition {
    /// Whether a player who can capture must.
    #[serde(skip_serializing_if = "is_default")]
    pub forced: bool,
    /// Whether a capture takes the capturing piece away, too, and all pieces next to the square but those that are spared.
    #[serde(skip_serializing_if = "is_default")]
    pub explodes: bool,
    /// The kinds that an explosion next to them spares.
    #[serde(skip_serializing_if = "is_default")]
    pub spared: Letters,
    /// The kinds no explosion takes away, even when they capture.
    #[serde(skip_serializing_if = "is_default")]
    pub immune: Letters,
    /// The kinds that turn to stone when they capture: the piece is gone, and nothing can enter its square any more.
    #[serde(skip_serializing_if = "is_default")]
    pub petrifies: Letters,
    /// The kinds that cannot capture a piece of their own kind.
    #[serde(skip_serializing_if = "is_default")]
    pub not_alike: Letters,
    /// The kinds that nothing can capture.
    #[serde(skip_serializing_if = "is_default")]
    pub iron: Letters,
    /// Kinds that are not simply traded for each other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trade: Option<TradeDefinition>,
}

/// Kinds that are not simply traded for each other, as Lions in Chu Shogi: one of them must not capture another where it could be
/// captured back.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct TradeDefinition {
    /// The kinds.
    pub pieces: Letters,
    /// Whether one on the next square may be captured all the same.
    #[serde(skip_serializing_if = "is_default")]
    pub adjacent_allowed: bool,
    /// Whether it is allowed, too, where the same move captures another piece.
    #[serde(skip_serializing_if = "is_default")]
    pub double_allowed: bool,
    /// The kinds that do not count as such another piece.
    #[serde(skip_serializing_if = "is_default")]
    pub minor: Letters,
    /// Whether, when one has been captured by a piece of another kind, the next move must not capture one elsewhere by a piece of
    /// another kind.
    #[serde(skip_serializing_if = "is_default")]
    pub no_counterstrike: bool,
}

/// Pieces in the hand.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct HandsDefinition {
    /// Whether a captured piece goes to the hand of who captured it.
    #[serde(skip_serializing_if = "is_default")]
    pub captures: bool,
    /// Whether what a piece has become by promotion stays when it is captured; otherwise it goes to the hand as what it was.
    #[serde(skip_serializing_if = "is_default")]
    pub keep_promotions: bool,
    /// Whether pieces in the hand may be dropped on empty squares, as a move.
    #[serde(skip_serializing_if = "is_default")]
    pub drops: bool,
    /// Whether a piece in the hand may enter on the square that a piece of the first rank leaves with its first move.
    #[serde(skip_serializing_if = "is_default")]
    pub gating: bool,
    /// Kinds, one of which must be dropped as long as it can be.
    #[serde(skip_serializing_if = "is_default")]
    pub must_drop: Letters,
    /// Whether anything in the hand must be dropped as long as it can be.
    #[serde(skip_serializing_if = "is_default")]
    pub must_drop_all: bool,
    /// Whether a drop must not give check.
    #[serde(skip_serializing_if = "is_default")]
    pub no_drop_checks: bool,
    /// Kinds of which a drop must not give checkmate.
    #[serde(skip_serializing_if = "is_default")]
    pub no_drop_mates: Letters,
    /// Whether Bishops must be dropped on squares of different colours.
    #[serde(skip_serializing_if = "is_default")]
    pub bishops_differ: bool,
    /// Whether a King or Rook that is dropped on its square may castle.
    #[serde(skip_serializing_if = "is_default")]
    pub drops_castle: bool,
}
