//! The rules of a variant in the terms of Fairy-Stockfish's keys.

use super::place::Place;
use super::types::{BISHOP, KING, KNIGHT, PAWN, PieceType, QUEEN, ROOK, TypeSet, is_custom};
use super::values::{all_squares, rank_squares};
use menagerie_rules::{Bitboard, Definition, GameResult};
use std::collections::BTreeMap;

/// One value for White and one for Black.
pub(super) type Both<T> = [T; 2];

/// The rules of a variant. The defaults are those of chess, as in Fairy-Stockfish.
#[derive(Clone, Debug)]
pub(super) struct Ruleset {
    /// The fields of a definition that are the values of keys.
    pub definition: Definition,
    pub files: u8,
    pub ranks: u8,
    /// The capital letter of each type in the variant.
    pub letters: BTreeMap<PieceType, char>,
    /// Alternative letters in start positions.
    pub synonyms: BTreeMap<PieceType, char>,
    /// The moves of custom types, and of a custom King.
    pub betza: BTreeMap<PieceType, String>,
    /// Values in the middlegame and in the endgame, in hundredths of a Pawn.
    pub values: Both<BTreeMap<PieceType, i32>>,
    pub start: String,
    pub template: String,
    /// The squares that a type cannot leave; no entry means all squares.
    pub mobility: Both<BTreeMap<PieceType, Bitboard>>,

    pub promotion_region: Both<Bitboard>,
    pub main_pawn: Both<PieceType>,
    pub promotion_pawns: Both<TypeSet>,
    pub promotion_types: Both<TypeSet>,
    pub promotion_limit: BTreeMap<PieceType, u16>,
    pub promoted: BTreeMap<PieceType, PieceType>,
    pub promotion_by_capture: bool,
    pub mandatory_pawn_promotion: bool,
    pub mandatory_piece_promotion: bool,
    pub demotion: bool,

    pub double_step: bool,
    pub double_step_region: Both<Bitboard>,
    pub triple_step_region: Both<Bitboard>,
    pub en_passant_region: Both<Bitboard>,
    pub en_passant_types: Both<TypeSet>,

    pub castling: bool,
    pub chess960: bool,
    /// The letters of the castling rights that win.
    pub castling_wins: String,
    pub castling_dropped: bool,
    pub castling_kingside_file: u8,
    pub castling_queenside_file: u8,
    pub castling_rank: u8,
    pub castling_king_file: u8,
    pub castling_king: Both<PieceType>,
    pub castling_rook_kingside_file: u8,
    pub castling_rook_queenside_file: u8,
    pub castling_rooks: Both<TypeSet>,

    pub checking: bool,
    pub drop_checks: bool,
    pub must_drop: bool,
    pub must_drop_type: PieceType,
    pub drops: bool,
    pub drop_loop: bool,
    pub captures_to_hand: bool,
    pub first_rank_pawn_drops: bool,
    pub promotion_zone_pawn_drops: bool,
    pub drop_region: Both<Bitboard>,
    pub sittuyin_rook_drop: bool,
    pub bishops_differ: bool,
    pub drop_promoted: bool,
    pub no_doubled: PieceType,
    pub no_doubled_count: u16,
    pub gating: bool,
    pub seirawan_gating: bool,
    pub diagonal_lines: Bitboard,
    pub pass: Both<bool>,
    pub pass_on_stalemate: Both<bool>,
    pub cambodian: bool,
    pub sittuyin_promotion: bool,
    pub flying_general: bool,
    pub soldier_promotion_rank: u8,

    /// By key: the types of the keys that are fields.
    pub field_types: BTreeMap<&'static str, TypeSet>,
    pub blast_immune: TypeSet,
    pub mutually_immune: TypeSet,

    pub n_move_types: Both<TypeSet>,
    pub n_move: u16,
    pub n_fold: u16,
    pub n_fold_value: Option<GameResult>,
    pub n_fold_absolute: bool,
    pub perpetual_check_illegal: bool,
    pub chasing: bool,
    pub stalemate: Option<GameResult>,
    pub stalemate_counts: bool,
    pub checkmate: Option<GameResult>,
    pub pawn_drop_mate_illegal: bool,
    pub extinction: Option<GameResult>,
    pub extinction_claim: bool,
    pub pseudo_royal: bool,
    pub duple_check: bool,
    pub extinction_types: TypeSet,
    pub extinction_count: u16,
    pub extinction_opponent: u16,
    pub flag_piece: Both<PieceType>,
    pub flag_region: Both<Bitboard>,
    pub flag_count: u16,
    pub flag_move: bool,
    pub flag_safe: bool,
    pub check_counting: bool,
    pub bikjang: bool,
    pub shatar_mate: bool,
    /// The counting rule; empty for none.
    pub counting: String,
    /// The material counting rule; empty for none.
    pub material: String,

    /// Non-default values of keys without a field in a definition.
    pub others: BTreeMap<&'static str, String>,
    /// The place of each key.
    pub places: BTreeMap<String, Place>,
}

impl Default for Ruleset {
    fn default() -> Ruleset {
        let pawns = TypeSet::of(PAWN);
        let officers = TypeSet::of(QUEEN).with(ROOK).with(BISHOP).with(KNIGHT);
        let letters = [(PAWN, 'P'), (KNIGHT, 'N'), (BISHOP, 'B'), (ROOK, 'R'), (QUEEN, 'Q'), (KING, 'K')];
        let all = all_squares();
        Ruleset {
            definition: Definition::default(),
            files: 8,
            ranks: 8,
            letters: letters.into(),
            synonyms: BTreeMap::new(),
            betza: BTreeMap::new(),
            values: [BTreeMap::new(), BTreeMap::new()],
            start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_string(),
            template: "fairy".to_string(),
            mobility: [BTreeMap::new(), BTreeMap::new()],
            promotion_region: [rank_squares(7), rank_squares(0)],
            main_pawn: [PAWN; 2],
            promotion_pawns: [pawns; 2],
            promotion_types: [officers; 2],
            promotion_limit: BTreeMap::new(),
            promoted: BTreeMap::new(),
            promotion_by_capture: false,
            mandatory_pawn_promotion: true,
            mandatory_piece_promotion: false,
            demotion: false,
            double_step: true,
            double_step_region: [rank_squares(1), rank_squares(6)],
            triple_step_region: [Bitboard::EMPTY; 2],
            en_passant_region: [all; 2],
            en_passant_types: [pawns; 2],
            castling: true,
            chess960: false,
            castling_wins: String::new(),
            castling_dropped: false,
            castling_kingside_file: 6,
            castling_queenside_file: 2,
            castling_rank: 0,
            castling_king_file: 4,
            castling_king: [KING; 2],
            castling_rook_kingside_file: 15,
            castling_rook_queenside_file: 0,
            castling_rooks: [TypeSet::of(ROOK); 2],
            checking: true,
            drop_checks: true,
            must_drop: false,
            must_drop_type: super::types::ANY,
            drops: false,
            drop_loop: false,
            captures_to_hand: false,
            first_rank_pawn_drops: false,
            promotion_zone_pawn_drops: false,
            drop_region: [all; 2],
            sittuyin_rook_drop: false,
            bishops_differ: false,
            drop_promoted: false,
            // No type at all: no type has this number.
            no_doubled: super::types::ANY,
            no_doubled_count: 1,
            gating: false,
            seirawan_gating: false,
            diagonal_lines: Bitboard::EMPTY,
            pass: [false; 2],
            pass_on_stalemate: [false; 2],
            cambodian: false,
            sittuyin_promotion: false,
            flying_general: false,
            soldier_promotion_rank: 0,
            field_types: BTreeMap::new(),
            blast_immune: TypeSet::NONE,
            mutually_immune: TypeSet::NONE,
            n_move_types: [pawns; 2],
            n_move: 50,
            n_fold: 3,
            n_fold_value: Some(GameResult::Draw),
            n_fold_absolute: false,
            perpetual_check_illegal: false,
            chasing: false,
            stalemate: Some(GameResult::Draw),
            stalemate_counts: false,
            checkmate: Some(GameResult::Loss),
            pawn_drop_mate_illegal: false,
            extinction: None,
            extinction_claim: false,
            pseudo_royal: false,
            duple_check: false,
            extinction_types: TypeSet::NONE,
            extinction_count: 0,
            extinction_opponent: 0,
            flag_piece: [super::types::ANY; 2],
            flag_region: [Bitboard::EMPTY; 2],
            flag_count: 1,
            flag_move: false,
            flag_safe: false,
            check_counting: false,
            bikjang: false,
            shatar_mate: false,
            counting: String::new(),
            material: String::new(),
            others: BTreeMap::new(),
            places: BTreeMap::new(),
        }
    }
}

impl Ruleset {
    /// The rules of a section without a base: chess without any piece.
    pub fn without_pieces() -> Ruleset {
        let mut rules = Ruleset::default();
        rules.letters.clear();
        rules.promotion_types = [TypeSet::NONE; 2];
        rules
    }

    /// Assigns a letter to a type. Another type with this letter is removed from the variant.
    pub fn add(&mut self, piece: PieceType, letter: char) {
        let letter = letter.to_ascii_uppercase();
        if let Some(other) = self.type_of(letter) {
            self.remove(other);
        }
        self.letters.insert(piece, letter);
        self.synonyms.remove(&piece);
        if is_custom(piece) {
            self.betza.remove(&piece);
        }
    }

    pub fn remove(&mut self, piece: PieceType) {
        self.letters.remove(&piece);
        self.synonyms.remove(&piece);
        for types in &mut self.promotion_types {
            *types = types.without(piece);
        }
    }

    /// The type with this letter, case ignored.
    pub fn type_of(&self, letter: char) -> Option<PieceType> {
        let letter = letter.to_ascii_uppercase();
        self.letters.iter().find(|(_, known)| **known == letter).map(|(piece, _)| *piece)
    }

    /// The type with this letter or synonym.
    pub fn type_in_fen(&self, letter: char) -> Option<PieceType> {
        let capital = letter.to_ascii_uppercase();
        let synonym = || self.synonyms.iter().find(|(_, known)| **known == capital).map(|(piece, _)| *piece);
        self.type_of(letter).or_else(synonym)
    }

    /// Derives the rules that depend on several keys.
    pub fn conclude(&mut self) {
        if !self.double_step {
            self.double_step_region = [Bitboard::EMPTY; 2];
        }
        if self.double_step_region.iter().all(Bitboard::is_empty) {
            self.double_step = false;
        }
    }

    /// Whether a captured promoted piece reverts.
    pub fn reverts(&self) -> bool {
        self.captures_to_hand && !self.drop_loop
    }

    /// The place of a key; by default that of the whole variant.
    pub fn place(&self, key: &str, whole: Place) -> Place {
        self.places.get(key).copied().unwrap_or(whole)
    }
}
