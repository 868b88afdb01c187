//! The keys of Fairy-Stockfish, in the order in which it reads them: a later one may overwrite the effect of an earlier one.

use super::ruleset::{Both, Ruleset};
use super::types::{PieceType, TypeSet};
use super::values::rank_squares;
use menagerie_rules::{Bitboard, Definition, GameResult, Letters};

/// The type of a key's value, and its field.
#[derive(Clone, Copy)]
pub(super) enum KeyKind {
    Flag(fn(&mut Ruleset, bool)),
    /// The value of a field that is false by default. It is read and written as it is.
    FieldFlag(fn(&mut Definition) -> &mut bool),
    /// The letters of a field that has none by default. They are read and written as they are.
    FieldTypes(fn(&mut Definition) -> &mut Letters),
    Number(fn(&mut Ruleset, u16)),
    Rank(fn(&mut Ruleset, u8)),
    File(fn(&mut Ruleset, u8)),
    Squares(fn(&mut Ruleset, Bitboard)),
    Result(fn(&mut Ruleset, Option<GameResult>)),
    /// One type, or any.
    Type(fn(&mut Ruleset, PieceType)),
    Types(fn(&mut Ruleset, TypeSet)),
    Text(fn(&mut Ruleset, &str)),
    /// `p:3 q:1`.
    Limits,
    /// `p:g r:d`.
    Promoted,
    /// `p:100 q:900`, for the middlegame or for the endgame.
    Values(usize),
    /// A key that does not affect the rules.
    NotNeeded,
    /// A text of this kind.
    Checked(OtherKind, fn(&mut Ruleset, &str)),
    /// A rule that a definition cannot express: its default and its possible values.
    Other(OtherKind),
}

/// A key without a field in a definition.
#[derive(Clone, Copy)]
pub(super) enum OtherKind {
    Flag,
    Squares,
    Number,
    /// `K`, `Q`, `k`, `q`.
    Rights,
    /// One of these words, the first being the default.
    Words(&'static [&'static str]),
}

impl OtherKind {
    /// The default value.
    pub const fn default(self) -> &'static str {
        match self {
            OtherKind::Flag => "false",
            OtherKind::Squares | OtherKind::Rights => "-",
            OtherKind::Number => "0",
            Words(words) => words[0],
        }
    }
}

fn both<T: Clone>(value: T) -> Both<T> {
    [value.clone(), value]
}

fn zone(first: bool, from: u8, ranks: u8) -> Bitboard {
    let far = |rank: &u8| {
        if first { *rank >= from } else { ranks.saturating_sub(1).checked_sub(*rank).is_some_and(|it| it >= from) }
    };
    (0..16).filter(far).map(rank_squares).fold(Bitboard::EMPTY, |all, rank| all | rank)
}

fn promotion_rank(rules: &mut Ruleset, rank: u8) {
    rules.promotion_region = [zone(true, rank, rules.ranks), zone(false, rank, rules.ranks)];
}

/// Pawns have double steps up to this rank.
fn double_step_rank(rules: &mut Ruleset, rank: u8) {
    let upto = |first: bool| {
        let beyond = zone(first, rank + 1, rules.ranks);
        rules.double_step_region[usize::from(!first)] & !beyond
    };
    rules.double_step_region = [upto(true), upto(false)];
}

/// Pawns have double steps from this rank.
fn double_step_rank_min(rules: &mut Ruleset, rank: u8) {
    let last = 1.max(rank);
    let between = |first: bool| zone(first, rank, rules.ranks) & !zone(first, last + 1, rules.ranks);
    rules.double_step_region = [between(true), between(false)];
}

fn pawn_types(rules: &mut Ruleset, types: TypeSet) {
    rules.promotion_pawns = [types; 2];
    rules.en_passant_types = [types; 2];
    rules.n_move_types = [types; 2];
}

use KeyKind::{
    Checked, FieldFlag, FieldTypes, File, Flag, Limits, NotNeeded, Number, Other, Promoted, Rank, Result, Squares,
    Text, Type, Types, Values,
};
use OtherKind::Words;

const COUNTING: &[&str] = &["none", "makruk", "cambodian", "asean"];

const MATERIAL: &[&str] = &["none", "janggi", "unweighted", "whitedrawodds", "blackdrawodds"];

const ENCLOSING: &[&str] = &["none", "reversi", "ataxx", "quadwrangle", "snort", "anyside", "top"];

/// All keys except those of types and `mobilityRegion…`.
pub(super) const KEYS: &[(&str, KeyKind)] = &[
    ("maxRank", Rank(|r, v| r.ranks = v + 1)),
    ("maxFile", File(|r, v| r.files = v + 1)),
    ("pieceValueMg", Values(0)),
    ("pieceValueEg", Values(1)),
    // Older names.
    ("promotionRank", Rank(promotion_rank)),
    ("doubleStepRankMin", Rank(double_step_rank_min)),
    ("doubleStepRank", Rank(double_step_rank)),
    ("whiteFlag", Squares(|r, v| r.flag_region[0] = v)),
    ("blackFlag", Squares(|r, v| r.flag_region[1] = v)),
    ("castlingRookPiece", Types(|r, v| r.castling_rooks = both(v))),
    ("whiteDropRegion", Squares(|r, v| r.drop_region[0] = v)),
    ("blackDropRegion", Squares(|r, v| r.drop_region[1] = v)),
    ("dropOnTop", Other(OtherKind::Flag)),
    // One key for several.
    ("pawnTypes", Types(pawn_types)),
    // Current names.
    ("variantTemplate", Text(|r, v| r.template = v.to_string())),
    ("pieceToCharTable", NotNeeded),
    ("pocketSize", NotNeeded),
    ("nnueAlias", NotNeeded),
    ("chess960", Flag(|r, v| r.chess960 = v)),
    ("twoBoards", Other(OtherKind::Flag)),
    ("startFen", Text(|r, v| r.start = v.to_string())),
    ("promotionRegionWhite", Squares(|r, v| r.promotion_region[0] = v)),
    ("promotionRegionBlack", Squares(|r, v| r.promotion_region[1] = v)),
    ("promotionPawnTypes", Types(|r, v| r.promotion_pawns = both(v))),
    ("promotionPawnTypesWhite", Types(|r, v| r.promotion_pawns[0] = v)),
    ("promotionPawnTypesBlack", Types(|r, v| r.promotion_pawns[1] = v)),
    ("promotionPieceTypes", Types(|r, v| r.promotion_types = both(v))),
    ("promotionPieceTypesWhite", Types(|r, v| r.promotion_types[0] = v)),
    ("promotionPieceTypesBlack", Types(|r, v| r.promotion_types[1] = v)),
    ("sittuyinPromotion", Flag(|r, v| r.sittuyin_promotion = v)),
    ("promotionLimit", Limits),
    ("promotedPieceType", Promoted),
    ("piecePromotionOnCapture", Flag(|r, v| r.promotion_by_capture = v)),
    ("mandatoryPawnPromotion", Flag(|r, v| r.mandatory_pawn_promotion = v)),
    ("mandatoryPiecePromotion", Flag(|r, v| r.mandatory_piece_promotion = v)),
    ("pieceDemotion", Flag(|r, v| r.demotion = v)),
    ("blastOnCapture", FieldFlag(|d| &mut d.capture.explodes)),
    ("blastImmuneTypes", Types(|r, v| r.blast_immune = v)),
    ("mutuallyImmuneTypes", Types(|r, v| r.mutually_immune = v)),
    ("petrifyOnCaptureTypes", FieldTypes(|d| &mut d.capture.petrifies)),
    ("petrifyBlastPieces", FieldFlag(|d| &mut d.capture.petrifies_blasted)),
    ("doubleStep", Flag(|r, v| r.double_step = v)),
    ("doubleStepRegionWhite", Squares(|r, v| r.double_step_region[0] = v)),
    ("doubleStepRegionBlack", Squares(|r, v| r.double_step_region[1] = v)),
    ("tripleStepRegionWhite", Squares(|r, v| r.triple_step_region[0] = v)),
    ("tripleStepRegionBlack", Squares(|r, v| r.triple_step_region[1] = v)),
    ("enPassantRegion", Squares(|r, v| r.en_passant_region = both(v))),
    ("enPassantRegionWhite", Squares(|r, v| r.en_passant_region[0] = v)),
    ("enPassantRegionBlack", Squares(|r, v| r.en_passant_region[1] = v)),
    ("enPassantTypes", Types(|r, v| r.en_passant_types = both(v))),
    ("enPassantTypesWhite", Types(|r, v| r.en_passant_types[0] = v)),
    ("enPassantTypesBlack", Types(|r, v| r.en_passant_types[1] = v)),
    ("castling", Flag(|r, v| r.castling = v)),
    ("castlingDroppedPiece", Flag(|r, v| r.castling_dropped = v)),
    ("castlingKingsideFile", File(|r, v| r.castling_kingside_file = v)),
    ("castlingQueensideFile", File(|r, v| r.castling_queenside_file = v)),
    ("castlingRank", Rank(|r, v| r.castling_rank = v)),
    ("castlingKingFile", File(|r, v| r.castling_king_file = v)),
    ("castlingKingPiece", Type(|r, v| r.castling_king = both(v))),
    ("castlingKingPieceWhite", Type(|r, v| r.castling_king[0] = v)),
    ("castlingKingPieceBlack", Type(|r, v| r.castling_king[1] = v)),
    ("castlingRookKingsideFile", File(|r, v| r.castling_rook_kingside_file = v)),
    ("castlingRookQueensideFile", File(|r, v| r.castling_rook_queenside_file = v)),
    ("castlingRookPieces", Types(|r, v| r.castling_rooks = both(v))),
    ("castlingRookPiecesWhite", Types(|r, v| r.castling_rooks[0] = v)),
    ("castlingRookPiecesBlack", Types(|r, v| r.castling_rooks[1] = v)),
    ("oppositeCastling", FieldFlag(|d| &mut d.opposite_castling)),
    ("checking", Flag(|r, v| r.checking = v)),
    ("dropChecks", Flag(|r, v| r.drop_checks = v)),
    ("mustCapture", FieldFlag(|d| &mut d.capture.forced)),
    ("mustDrop", Flag(|r, v| r.must_drop = v)),
    ("mustDropType", Type(|r, v| r.must_drop_type = v)),
    ("pieceDrops", Flag(|r, v| r.drops = v)),
    ("dropLoop", Flag(|r, v| r.drop_loop = v)),
    ("capturesToHand", Flag(|r, v| r.captures_to_hand = v)),
    ("firstRankPawnDrops", Flag(|r, v| r.first_rank_pawn_drops = v)),
    ("promotionZonePawnDrops", Flag(|r, v| r.promotion_zone_pawn_drops = v)),
    ("enclosingDrop", Other(Words(ENCLOSING))),
    ("enclosingDropStart", Other(OtherKind::Squares)),
    ("dropRegionWhite", Squares(|r, v| r.drop_region[0] = v)),
    ("dropRegionBlack", Squares(|r, v| r.drop_region[1] = v)),
    ("sittuyinRookDrop", Flag(|r, v| r.sittuyin_rook_drop = v)),
    ("dropOppositeColoredBishop", Flag(|r, v| r.bishops_differ = v)),
    ("dropPromoted", Flag(|r, v| r.drop_promoted = v)),
    ("dropNoDoubled", Type(|r, v| r.no_doubled = v)),
    ("dropNoDoubledCount", Number(|r, v| r.no_doubled_count = v)),
    ("immobilityIllegal", FieldFlag(|d| &mut d.must_be_able_to_move)),
    ("gating", Flag(|r, v| r.gating = v)),
    ("wallingRule", Other(Words(&["none", "arrow", "duck", "edge", "past", "static"]))),
    // Without walls they have no effect.
    ("wallingRegionWhite", NotNeeded),
    ("wallingRegionBlack", NotNeeded),
    ("wallingRegion", NotNeeded),
    ("wallOrMove", Other(OtherKind::Flag)),
    ("seirawanGating", Flag(|r, v| r.seirawan_gating = v)),
    ("cambodianMoves", Flag(|r, v| r.cambodian = v)),
    ("diagonalLines", Squares(|r, v| r.diagonal_lines = v)),
    ("pass", Flag(|r, v| r.pass = both(v))),
    ("passWhite", Flag(|r, v| r.pass[0] = v)),
    ("passBlack", Flag(|r, v| r.pass[1] = v)),
    ("passOnStalemate", Flag(|r, v| r.pass_on_stalemate = both(v))),
    ("passOnStalemateWhite", Flag(|r, v| r.pass_on_stalemate[0] = v)),
    ("passOnStalemateBlack", Flag(|r, v| r.pass_on_stalemate[1] = v)),
    ("makpongRule", FieldFlag(|d| &mut d.check.king_stays)),
    ("flyingGeneral", Flag(|r, v| r.flying_general = v)),
    ("soldierPromotionRank", Rank(|r, v| r.soldier_promotion_rank = v)),
    ("flipEnclosedPieces", Other(Words(ENCLOSING))),
    ("nMoveRuleTypes", Types(|r, v| r.n_move_types = both(v))),
    ("nMoveRuleTypesWhite", Types(|r, v| r.n_move_types[0] = v)),
    ("nMoveRuleTypesBlack", Types(|r, v| r.n_move_types[1] = v)),
    ("nMoveRule", Number(|r, v| r.n_move = v)),
    ("nFoldRule", Number(|r, v| r.n_fold = v)),
    ("nFoldValue", Result(|r, v| r.n_fold_value = v)),
    ("nFoldValueAbsolute", Flag(|r, v| r.n_fold_absolute = v)),
    ("perpetualCheckIllegal", Flag(|r, v| r.perpetual_check_illegal = v)),
    ("moveRepetitionIllegal", Other(OtherKind::Flag)),
    ("chasingRule", Checked(Words(&["none", "axf"]), |r, v| r.chasing = v == "axf")),
    ("stalemateValue", Result(|r, v| r.stalemate = v)),
    ("stalematePieceCount", Flag(|r, v| r.stalemate_counts = v)),
    ("checkmateValue", Result(|r, v| r.checkmate = v)),
    ("shogiPawnDropMateIllegal", Flag(|r, v| r.pawn_drop_mate_illegal = v)),
    ("shatarMateRule", Flag(|r, v| r.shatar_mate = v)),
    ("bikjangRule", Flag(|r, v| r.bikjang = v)),
    ("extinctionValue", Result(|r, v| r.extinction = v)),
    ("extinctionClaim", Flag(|r, v| r.extinction_claim = v)),
    ("extinctionPseudoRoyal", Flag(|r, v| r.pseudo_royal = v)),
    ("dupleCheck", Flag(|r, v| r.duple_check = v)),
    ("extinctionPieceTypes", Types(|r, v| r.extinction_types = v)),
    ("extinctionPieceCount", Number(|r, v| r.extinction_count = v)),
    ("extinctionOpponentPieceCount", Number(|r, v| r.extinction_opponent = v)),
    ("flagPiece", Type(|r, v| r.flag_piece = both(v))),
    ("flagPieceWhite", Type(|r, v| r.flag_piece[0] = v)),
    ("flagPieceBlack", Type(|r, v| r.flag_piece[1] = v)),
    ("flagRegion", Squares(|r, v| r.flag_region = both(v))),
    ("flagRegionWhite", Squares(|r, v| r.flag_region[0] = v)),
    ("flagRegionBlack", Squares(|r, v| r.flag_region[1] = v)),
    ("flagPieceCount", Number(|r, v| r.flag_count = v)),
    ("flagPieceBlockedWin", Other(OtherKind::Flag)),
    ("flagMove", Flag(|r, v| r.flag_move = v)),
    ("flagPieceSafe", Flag(|r, v| r.flag_safe = v)),
    ("checkCounting", Flag(|r, v| r.check_counting = v)),
    ("connectN", Other(OtherKind::Number)),
    // Without lines to connect they have no effect.
    ("connectPieceTypes", NotNeeded),
    ("connectHorizontal", NotNeeded),
    ("connectVertical", NotNeeded),
    ("connectDiagonal", NotNeeded),
    ("connectRegion1White", Other(OtherKind::Squares)),
    ("connectRegion2White", Other(OtherKind::Squares)),
    ("connectRegion1Black", Other(OtherKind::Squares)),
    ("connectRegion2Black", Other(OtherKind::Squares)),
    ("connectNxN", Other(OtherKind::Number)),
    ("collinearN", Other(OtherKind::Number)),
    ("connectValue", NotNeeded),
    ("materialCounting", Checked(Words(MATERIAL), |r, v| r.material = v.to_string())),
    ("adjudicateFullBoard", Other(OtherKind::Flag)),
    ("countingRule", Checked(Words(COUNTING), |r, v| r.counting = v.to_string())),
    (
        "castlingWins",
        Checked(OtherKind::Rights, |r, v| r.castling_wins = v.chars().filter(char::is_ascii_alphabetic).collect()),
    ),
];
