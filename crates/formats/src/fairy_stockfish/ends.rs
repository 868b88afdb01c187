//! Converts the rules of game end, check, capture and pieces in hand.

use super::kinds::{Kind, Kinds};
use super::place::Place;
use super::ruleset::Both;
use super::types::{
    ANY, BERS, CANNON, ELEPHANT, FERS, HORSE, JANGGI_CANNON, JANGGI_ELEPHANT, KING, KNIGHT, PAWN, PieceType, ROOK,
    SHOGI_PAWN, SILVER, SOLDIER, TypeSet, WAZIR,
};
use super::zones::{from_rank, on_board, zone};
use crate::{FormatNote, Message, NoteKind};
use menagerie_rules::{
    Bitboard, CaptureDefinition, ChasingDefinition, CheckDefinition, CountingDefinition, CountingRow, EndsDefinition,
    Facing, GameResult, GoalDefinition, HandsDefinition, Letters, MaterialDefinition, Passing,
};

/// Collects the rules that do not belong to single kinds.
pub(super) struct Ends<'a, 'b> {
    pub kinds: &'a Kinds<'a>,
    pub whole: Place,
    pub notes: &'b mut Vec<FormatNote>,
}

impl Ends<'_, '_> {
    fn unsupported(&mut self, key: &str, id: &'static str) {
        let place = self.kinds.rules.place(key, self.whole);
        self.notes.push(place.note(NoteKind::Unsupported, key, Message::new(id)));
    }

    pub fn ends(&mut self) -> EndsDefinition {
        let rules = self.kinds.rules;
        if rules.stalemate_counts && rules.stalemate != Some(GameResult::Win) {
            self.unsupported("stalematePieceCount", "format-ini-stalemate-count");
        }
        EndsDefinition {
            checkmate: rules.checkmate.unwrap_or_default(),
            stalemate: rules.stalemate.unwrap_or_default(),
            stalemate_counts_pieces: rules.stalemate_counts && rules.stalemate == Some(GameResult::Win),
            repetitions: rules.n_fold.min(255) as u8,
            repetition: if rules.n_fold_absolute { GameResult::Draw } else { rules.n_fold_value.unwrap_or_default() },
            repetition_first: rules.n_fold_value.filter(|value| rules.n_fold_absolute && *value != GameResult::Draw),
            perpetual_check_loses: rules.perpetual_check_illegal,
            perpetual_attack_loses: false,
            first_pass_loses: false,
            chasing: self.chasing(),
            move_limit: rules.n_move,
            counted_checks: if rules.chasing { 10 } else { 0 },
            promotion_is_progress: !rules.demotion,
            // In Fairy-Stockfish bare Kings play on until the move limit.
            bare_kings_draw: if is_orthodox_end(self.kinds) { None } else { Some(false) },
            bare_king_loses: self.is_bare_king_rule(),
            harmless: Letters::default(),
            bishops_alike: Letters::default(),
            bishops_apart: Letters::default(),
            facing_twice: rules.bikjang,
            passing_twice: rules.pass.iter().chain(&rules.pass_on_stalemate).any(|passes| *passes),
            material: self.material(),
            counting: self.counting(),
            mate_needs_check_by: self.shatar(TypeSet::of(KNIGHT).with(ROOK).with(BERS)),
            no_mate_by: self.shatar(TypeSet::of(KNIGHT)),
        }
    }

    /// The letters of these types, in variants with the mate rules of Shatar.
    fn shatar(&self, types: TypeSet) -> Letters {
        if self.kinds.rules.shatar_mate { self.kinds.letters(types) } else { Letters::default() }
    }

    /// The rules of chasing.
    fn chasing(&self) -> Option<ChasingDefinition> {
        let rules = self.kinds.rules;
        if !rules.chasing {
            return None;
        }
        let strengths = [(ROOK, 3), (HORSE, 2), (CANNON, 2), (ELEPHANT, 1), (FERS, 1)];
        let strength = |&(piece, strength): &(PieceType, u8)| {
            self.kinds.letters(TypeSet::of(piece)).0.into_iter().map(move |letter| (letter, strength))
        };
        let weak = self.kinds.letters(TypeSet::of(SOLDIER));
        let crossed = rules.soldier_promotion_rank > 0 && !weak.0.is_empty();
        Some(ChasingDefinition {
            strength: strengths.iter().flat_map(strength).collect(),
            weak,
            weak_zone: crossed.then(|| from_rank(rules.soldier_promotion_rank, self.kinds.size)),
        })
    }

    /// The rules of counted moves.
    fn counting(&self) -> Option<CountingDefinition> {
        let letters = |piece: PieceType| self.kinds.letters(TypeSet::of(piece));
        let row = |&(piece, count, moves): &(PieceType, u8, u16)| CountingRow { pieces: letters(piece), count, moves };
        let rows =
            |rows: &[(PieceType, u8, u16)]| rows.iter().map(row).filter(|row| !row.pieces.0.is_empty()).collect();
        let pawns = letters(PAWN);
        let honour = |less: u16| {
            let rows = rows(&[
                (ROOK, 2, 8 - less),
                (ROOK, 1, 16 - less),
                (SILVER, 2, 22 - less),
                (KNIGHT, 2, 32 - less),
                (SILVER, 1, 44 - less),
            ]);
            let (pawns, moves) = (pawns.clone(), 64 - less);
            CountingDefinition { pawns, board: moves, rows, others: moves, from_pieces: true, ..Default::default() }
        };
        match self.kinds.rules.counting.as_str() {
            "makruk" => Some(honour(0)),
            "cambodian" => Some(CountingDefinition { board_most: 3, board_with_pawns: true, ..honour(1) }),
            "asean" => {
                let rows = rows(&[(ROOK, 1, 16), (SILVER, 1, 44), (KNIGHT, 1, 64)]);
                Some(CountingDefinition { pawns, rows, ..Default::default() })
            }
            _ => None,
        }
    }

    /// The values that are counted at the end instead of a draw. Half a point is the smallest, so all are doubled.
    fn material(&self) -> Option<MaterialDefinition> {
        let worth = |second: i32, rows: &[(PieceType, u16)]| {
            let points = |&(piece, points): &(PieceType, u16)| {
                self.kinds.letters(TypeSet::of(piece)).0.into_iter().map(move |letter| (letter, 2 * points))
            };
            Some(MaterialDefinition { worth: rows.iter().flat_map(points).collect(), second })
        };
        // More than all pieces together.
        let odds = 1000;
        match self.kinds.rules.material.as_str() {
            "janggi" => {
                let (elephant, horse) = (JANGGI_ELEPHANT, HORSE);
                worth(3, &[(ROOK, 13), (JANGGI_CANNON, 7), (horse, 5), (elephant, 3), (WAZIR, 3), (SOLDIER, 2)])
            }
            "unweighted" => worth(0, &[]),
            "whitedrawodds" => worth(-odds, &[]),
            "blackdrawodds" => worth(odds, &[]),
            _ => None,
        }
    }

    /// Whether a bare King loses unless the other is bared in reply.
    fn is_bare_king_rule(&self) -> bool {
        let rules = self.kinds.rules;
        rules.extinction == Some(GameResult::Loss)
            && rules.extinction_claim
            && rules.extinction_types == TypeSet::of(ANY)
            && rules.extinction_count == 1
            && rules.extinction_opponent == 2
            && rules.letters.contains_key(&KING)
    }

    pub fn goals(&mut self) -> Vec<GoalDefinition> {
        let mut goals = Vec::new();
        self.extinction(&mut goals);
        self.flags(&mut goals);
        if self.kinds.rules.check_counting {
            let (white, black) = self.kinds.start.checks.unwrap_or((1, 1));
            goals.push(GoalDefinition::Checks { count: white.max(black).max(1) });
        }
        goals
    }

    fn extinction(&mut self, goals: &mut Vec<GoalDefinition>) {
        let rules = self.kinds.rules;
        let Some(result) = rules.extinction else { return };
        if rules.extinction_types.is_empty() || self.is_bare_king_rule() {
            return;
        }
        // Royal pieces cannot be captured, so this ends no game.
        if rules.pseudo_royal && !rules.definition.capture.explodes {
            return;
        }
        if rules.extinction_claim {
            self.unsupported("extinctionClaim", "format-ini-extinction-claim");
        }
        let pieces = self.kinds.letters(rules.extinction_types);
        if pieces.0.is_empty() {
            return;
        }
        goals.push(GoalDefinition::Extinction {
            each: !rules.extinction_types.has(ANY) && pieces.0.len() > 1,
            pieces,
            count: rules.extinction_count.min(255) as u8,
            against: rules.extinction_opponent.min(255) as u8,
            result,
        });
    }

    fn flags(&mut self, goals: &mut Vec<GoalDefinition>) {
        let (rules, size) = (self.kinds.rules, self.kinds.size);
        let region = rules.flag_region.map(|squares| on_board(squares, size));
        let pieces =
            |piece: PieceType| if piece == ANY { Letters::default() } else { self.kinds.letters(TypeSet::of(piece)) };
        let goal = |piece: PieceType, squares: Both<Bitboard>| GoalDefinition::Reach {
            pieces: pieces(piece),
            zone: zone(squares, size),
            count: rules.flag_count.min(255) as u8,
            reply: rules.flag_move && piece == KING,
            keep: rules.flag_move && piece != KING,
            safe: rules.flag_safe,
        };
        let [white, black] = rules.flag_piece;
        let has = |player: usize, piece: PieceType| {
            let named = piece == ANY || !self.kinds.letters(TypeSet::of(piece)).0.is_empty();
            named && !region[player].is_empty()
        };
        if white == black {
            if has(0, white) || has(1, white) {
                goals.push(goal(white, region));
            }
            return;
        }
        if has(0, white) {
            goals.push(goal(white, [region[0], Bitboard::EMPTY]));
        }
        if has(1, black) {
            goals.push(goal(black, [Bitboard::EMPTY, region[1]]));
        }
    }

    pub fn check(&mut self) -> CheckDefinition {
        let rules = self.kinds.rules;
        if !rules.checking && !self.has_king() {
            self.no_king("checking");
        }
        CheckDefinition {
            forbidden: !rules.checking && self.has_king(),
            all_attacked: rules.duple_check && rules.pseudo_royal,
            facing: if rules.flying_general { Facing::STRAIGHT } else { Facing::NONE },
            first_moves_lost_to: if rules.cambodian {
                self.kinds.letters(TypeSet::of(ROOK))
            } else {
                Letters::default()
            },
            royal_group: self.royal_group(),
            ..rules.definition.check.clone()
        }
    }

    /// Whether some piece is a King in the sense of Fairy-Stockfish: only that can be put in check by a move that is then forbidden.
    fn has_king(&self) -> bool {
        self.kinds.all.iter().any(|kind| kind.piece == KING)
    }

    fn no_king(&mut self, key: &str) {
        let place = self.kinds.rules.place(key, self.whole);
        self.notes.push(place.note(NoteKind::NotNeeded, key, Message::new("format-ini-no-king")));
    }

    /// The kinds of one type of which the last piece is royal, if there are several by promotion.
    fn royal_group(&mut self) -> Letters {
        let rules = self.kinds.rules;
        let last =
            |piece: PieceType| rules.pseudo_royal && rules.extinction_types.has(piece) && self.kinds.may_come(piece);
        let letters = |piece: PieceType| self.kinds.letters(TypeSet::of(piece));
        let groups: Vec<Letters> = rules.extinction_types.iter().filter(|&piece| last(piece)).map(letters).collect();
        let mut groups: Vec<Letters> = groups.into_iter().filter(|group| group.0.len() > 1).collect();
        let group = groups.pop().unwrap_or_default();
        if !groups.is_empty() {
            self.unsupported("extinctionPieceTypes", "format-ini-royal-groups");
        }
        group
    }

    pub fn capture(&self) -> CaptureDefinition {
        let rules = self.kinds.rules;
        let letters = |types: TypeSet| if types.is_empty() { Letters::default() } else { self.kinds.letters(types) };
        CaptureDefinition {
            spared: if rules.definition.capture.explodes { letters(TypeSet::of(PAWN)) } else { Letters::default() },
            immune: if rules.definition.capture.explodes { letters(rules.blast_immune) } else { Letters::default() },
            // A Janggi Cannon cannot capture a Cannon.
            not_alike: letters(rules.mutually_immune.and(TypeSet::of(JANGGI_CANNON))),
            ..rules.definition.capture.clone()
        }
    }

    pub fn hands(&mut self) -> HandsDefinition {
        let rules = self.kinds.rules;
        let one = |piece: PieceType| {
            let is_kind = self.kinds.all.contains(&Kind { piece, plus: false });
            if is_kind { self.kinds.letters(TypeSet::of(piece)) } else { Letters::default() }
        };
        if rules.drops && !rules.drop_checks && !self.has_king() {
            self.no_king("dropChecks");
        }
        let must_drop_all = rules.must_drop && rules.must_drop_type == ANY;
        HandsDefinition {
            captures: rules.captures_to_hand,
            keep_promotions: rules.captures_to_hand && rules.drop_loop,
            drops: rules.drops,
            gating: rules.gating && rules.seirawan_gating,
            must_drop: if rules.must_drop && !must_drop_all { one(rules.must_drop_type) } else { Letters::default() },
            must_drop_all,
            no_drop_checks: rules.drops && !rules.drop_checks && self.has_king(),
            no_drop_mates: if rules.pawn_drop_mate_illegal { one(SHOGI_PAWN) } else { Letters::default() },
            bishops_differ: rules.drops && rules.bishops_differ,
            drops_castle: rules.drops && rules.castling && rules.castling_dropped,
        }
    }

    pub fn passing(&mut self) -> Passing {
        let rules = self.kinds.rules;
        if rules.pass[0] != rules.pass[1] || rules.pass_on_stalemate[0] != rules.pass_on_stalemate[1] {
            let key = if rules.pass[0] == rules.pass[1] { "passOnStalemate" } else { "pass" };
            let given = ["", "White", "Black"].map(|colour| format!("{key}{colour}"));
            let key = given.iter().find(|key| rules.places.contains_key(*key)).map_or(key, String::as_str).to_string();
            self.unsupported(&key, "format-ini-passing");
        }
        if rules.pass_on_stalemate.contains(&true) {
            Passing::WithoutMove
        } else if rules.pass.contains(&true) {
            Passing::Always
        } else {
            Passing::Never
        }
    }
}

/// Whether only checkmate wins, so that bare Kings draw.
fn is_orthodox_end(kinds: &Kinds<'_>) -> bool {
    let rules = kinds.rules;
    rules.template == "fairy" && rules.extinction.is_none() && rules.letters.contains_key(&KING)
}
