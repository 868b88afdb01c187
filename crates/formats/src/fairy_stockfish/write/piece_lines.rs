//! Writes the keys of pieces, double steps and promotions.

use super::super::apply::mobility_key;
use super::super::types::{self, PAWN, SOLDIER};
use super::super::zones::whole;
use super::Lines;
use super::facts::{confined, promotion, promotion_zone, region, squares, targets};
use super::pieces::{Written, WrittenKind};
use menagerie_rules::{Bitboard, Letter, PromotionDefinition, Square};

impl Written<'_> {
    /// Adds the keys of pieces, double steps and promotions.
    pub fn lines(&self, lines: &mut Lines) {
        for kind in &self.kinds {
            let letter = kind.letter.to_ascii_lowercase();
            let value = kind.betza.as_ref().map_or_else(|| letter.to_string(), |betza| format!("{letter}:{betza}"));
            lines.put(types::key(kind.type_), value);
        }
        for kind in &self.kinds {
            let squares = confined(kind.piece, self.size);
            if squares != [whole(self.size); 2] && kind.type_ != PAWN {
                for player in [0, 1] {
                    lines.put(mobility_key(kind.type_, player), region(squares[player], self.size));
                }
            }
        }
        let worth = self.kinds.iter().filter_map(|kind| {
            let value = kind.piece.value.filter(|value| value.is_finite() && value.abs() < 10_000.0)?;
            Some(format!("{}:{}", kind.letter.to_ascii_lowercase(), (value * 100.0).round()))
        });
        let worth: Vec<String> = worth.collect();
        lines.put_unless("pieceValueMg", worth.join(" "), "");
        self.steps(lines);
        self.promotions(lines);
        if let Some(soldier) = self.kinds.iter().find(|kind| kind.type_ == SOLDIER) {
            let from = soldier.piece.zone_moves.iter().find(|moves| moves.within.is_none());
            let lowest = from.and_then(|from| squares(&from.from, self.size)[0].iter().map(Square::rank).min());
            lines.put_unless("soldierPromotionRank", (lowest.unwrap_or(0) + 1).to_string(), "1");
        }
        if !self.diagonals.is_empty() {
            lines.put("diagonalLines", region(self.diagonals, self.size));
        }
    }

    fn steps(&self, lines: &mut Lines) {
        let none = [Bitboard::EMPTY; 2];
        if self.double == none {
            lines.put("doubleStep", "false");
        } else {
            lines.put("doubleStepRegionWhite", region(self.double[0], self.size));
            lines.put("doubleStepRegionBlack", region(self.double[1], self.size));
        }
        if self.triple != none {
            lines.put("tripleStepRegionWhite", region(self.triple[0], self.size));
            lines.put("tripleStepRegionBlack", region(self.triple[1], self.size));
        }
        let steps = self.double != none || self.triple != none;
        if steps && !self.kinds.iter().any(|kind| kind.piece.taken_en_passant) {
            lines.put("enPassantRegion", "-");
        }
        if let Some(zone) = self.kinds.iter().find_map(|kind| kind.piece.en_passant_zone.as_ref()) {
            let squares = squares(zone, self.size);
            lines.put("enPassantRegionWhite", region(squares[0], self.size));
            lines.put("enPassantRegionBlack", region(squares[1], self.size));
        }
        let takers = self.those(|kind| kind.piece.takes_en_passant);
        let default = if self.has_pawn_type() { self.those(|kind| kind.type_ == PAWN) } else { "-".to_string() };
        if takers != default && self.kinds.iter().any(|kind| kind.piece.taken_en_passant) {
            lines.put("enPassantTypes", takers);
        }
    }

    fn promotions(&self, lines: &mut Lines) {
        let plain = |letters: Vec<Letter>| letters.into_iter().filter(|letter| !letter.has_plus()).collect::<Vec<_>>();
        let pawn_like: Vec<(&WrittenKind<'_>, PromotionDefinition)> = self
            .kinds
            .iter()
            .filter_map(|kind| promotion(kind.piece).map(|it| (kind, it)))
            .filter(|(_, it)| [0, 1].into_iter().any(|player| !plain(targets(it, player)).is_empty()))
            .filter(|(kind, _)| !kind.piece.letter.has_plus())
            .collect();
        let zones = self.definition.pieces.iter().filter_map(promotion);
        if let Some(first) = zones.map(|it| promotion_zone(&it, self.size)).next() {
            lines.put("promotionRegionWhite", region(first[0], self.size));
            lines.put("promotionRegionBlack", region(first[1], self.size));
        }
        for (player, colour) in ["White", "Black"].into_iter().enumerate() {
            let own = |it: &PromotionDefinition| plain(targets(it, player));
            let first = pawn_like.iter().map(|(_, it)| own(it)).find(|letters| !letters.is_empty());
            lines.put(format!("promotionPieceTypes{colour}"), self.letters(first.unwrap_or_default()));
            // The piece without a letter in moves comes last: it counts as the unpromoted piece.
            let mut pawns: Vec<&WrittenKind<'_>> =
                pawn_like.iter().filter(|(_, it)| !own(it).is_empty()).map(|(kind, _)| *kind).collect();
            pawns.sort_by_key(|kind| kind.piece.pawn);
            let pawns: String = pawns.iter().map(|kind| kind.letter.to_ascii_lowercase()).collect();
            let default = self.those(|kind| kind.type_ == PAWN);
            if pawns != default {
                let nothing = pawns.is_empty();
                lines.put(format!("promotionPawnTypes{colour}"), if nothing { "-".into() } else { pawns });
            }
        }
        let pairs: Vec<String> =
            self.promoted.iter().map(|(from, to)| format!("{from}:{to}").to_ascii_lowercase()).collect();
        lines.put_unless("promotedPieceType", pairs.join(" "), "");
        let limits = self.kinds.iter().filter(|kind| kind.piece.promotion_limit > 0);
        let limits: Vec<String> =
            limits.map(|kind| format!("{}:{}", kind.letter.to_ascii_lowercase(), kind.piece.promotion_limit)).collect();
        lines.put_unless("promotionLimit", limits.join(" "), "");
        let is_pawn = |letter: Letter| pawn_like.iter().any(|(kind, _)| kind.piece.letter == letter);
        let of = |pawns: bool| {
            let all = self.definition.pieces.iter().filter(move |piece| {
                let counts_as_pawn = is_pawn(piece.letter) || self.is_pawn_kind(piece.letter);
                counts_as_pawn == pawns && (!piece.letter.has_plus() || !pawns)
            });
            all.filter_map(promotion)
        };
        if of(true).any(|it| it.optional) {
            lines.put("mandatoryPawnPromotion", "false");
        }
        lines.put_if("mandatoryPiecePromotion", of(false).any(|it| !it.optional));
        lines.put_if(
            "piecePromotionOnCapture",
            self.definition.pieces.iter().filter_map(promotion).any(|it| it.by_capture),
        );
        let demotes = self.definition.pieces.iter().any(|piece| piece.letter.has_plus() && !piece.promotion.is_empty());
        lines.put_if("pieceDemotion", demotes);
    }

    fn is_pawn_kind(&self, letter: Letter) -> bool {
        self.kinds.iter().any(|kind| kind.type_ == PAWN && kind.piece.letter == letter)
    }
}
