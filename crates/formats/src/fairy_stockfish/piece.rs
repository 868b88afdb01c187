//! The kinds of piece of a definition.

use super::kinds::{Kind, Kinds, movement};
use super::known::known;
use super::moves::Translated;
use super::place::Place;
use super::ruleset::{Both, Ruleset};
use super::types::{self, ANY, FERS, JANGGI_CANNON, KING, PAWN, PieceType, ROOK, SOLDIER, TypeSet, WAZIR};
use super::zones::{from_rank, on_board, own_rank, whole, zone};
use crate::picture::{self, NamedPiece};
use crate::{FormatNote, Message, NoteKind};
use menagerie_rules::{
    Bitboard, Letters, LettersByPlayer, PieceDefinition, PromotionDefinition, Promotions, Royal, Square,
    ZoneMovesDefinition,
};
use std::collections::BTreeSet;

/// Converts all kinds.
pub(super) fn definitions(kinds: &Kinds<'_>, whole_place: Place, notes: &mut Vec<FormatNote>) -> Vec<PieceDefinition> {
    let mut pieces: Vec<PieceDefinition> = Vec::new();
    for &kind in &kinds.all {
        pieces.push(Maker { kinds, kind, moves_as: kinds.moves_as(kind), whole_place, notes }.piece());
    }
    let wanted = |at: usize| wanted(kinds.rules, kinds.moves_as(kinds.all[at]));
    // Letters go first to kinds with a known name or a picture, and last to promotions.
    let mut order: Vec<usize> = (0..pieces.len()).collect();
    order.sort_by_key(|&at| kinds.all[at].plus);
    let mut names: BTreeSet<String> = BTreeSet::new();
    for &at in &order {
        let letter = pieces[at].letter;
        let name = match wanted(at) {
            Some(name) if !names.contains(name) => name.to_string(),
            Some(name) if !letter.has_plus() => format!("{name} {}", letter.base()),
            _ if letter.has_plus() => {
                let plain = pieces.iter().find(|it| it.letter == letter.without_plus());
                plain.map_or_else(|| format!("Promoted {}", letter.base()), |it| format!("Promoted {}", it.name))
            }
            _ => format!("Piece {letter}"),
        };
        names.insert(name.clone());
        pieces[at].name = name;
    }
    // A kind without a known name keeps its given name, which may end with a known one.
    let names: Vec<String> =
        order.iter().map(|&at| wanted(at).map_or_else(|| pieces[at].name.clone(), Into::into)).collect();
    let named: Vec<_> = names.iter().map(|name| NamedPiece { name, ..NamedPiece::default() }).collect();
    for (at, art) in order.into_iter().zip(picture::choose(&named)) {
        pieces[at].art = art.to_string();
    }
    pieces
}

/// The English name of a type, if known.
fn wanted(rules: &Ruleset, piece: PieceType) -> Option<&'static str> {
    if piece == KING {
        Some("King")
    } else if types::is_custom(piece) {
        known(&movement(rules, piece).always)
    } else {
        types::entry(piece).map(|entry| entry.name)
    }
}

/// Converts one kind.
pub(super) struct Maker<'a, 'b> {
    pub kinds: &'a Kinds<'a>,
    pub kind: Kind,
    /// The type with whose moves it moves.
    pub moves_as: PieceType,
    whole_place: Place,
    notes: &'b mut Vec<FormatNote>,
}

impl Maker<'_, '_> {
    fn rules(&self) -> &Ruleset {
        self.kinds.rules
    }

    fn note(&mut self, kind: NoteKind, key: &str, message: Message) {
        let place = self.rules().place(key, self.whole_place);
        self.notes.push(place.note(kind, key, message));
    }

    fn piece(&mut self) -> PieceDefinition {
        let (kind, piece) = (self.kind, self.moves_as);
        let letter = self.kinds.letter(kind);
        let moves = movement(self.rules(), piece);
        if !moves.left_out.is_empty() {
            let message = Message::new("format-ini-left-out").with("what", &moves.left_out);
            self.note(NoteKind::Assumed, &types::key(piece), message);
        }
        let (betza, zone_moves, steps) = self.moves(&moves);
        if types::is_custom(piece) && betza.is_empty() && zone_moves.is_empty() {
            self.note(NoteKind::Assumed, &types::key(piece), Message::new("format-ini-no-move"));
        }
        let mut promotion = self.promotion();
        let (royal, rules) = (self.royal(), self.kinds.rules);
        let takes = self.takes_en_passant(&moves);
        if let Some(row) = promotion.as_mut().filter(|_| takes) {
            row.not_en_passant = self.promotes_where_it_captures_en_passant();
        }
        let is_pawn = piece == PAWN || rules.main_pawn.contains(&piece) && piece != KING;
        let value = rules.values[0].get(&piece).or_else(|| rules.values[1].get(&piece));
        PieceDefinition {
            letter,
            betza,
            value: value.map(|&value| f64::from(value) / 100.0),
            royal,
            castles: !kind.plus && rules.castling && rules.castling_rooks.iter().any(|types| types.has(piece)),
            pawn: is_pawn && !kind.plus,
            zeroing: rules.n_move_types.iter().any(|types| types.has(piece)),
            promotion: Promotions(promotion.clone().into_iter().collect()),
            promoted_from: kind.plus.then(|| letter.without_plus()),
            promotion_limit: rules.promotion_limit.get(&piece).map_or(0, |&limit| limit.min(255) as u8),
            zone_moves,
            confined: self.confined(promotion.is_some()),
            drop_zone: self.drop_zone(),
            drops_on_file: if rules.no_doubled == piece && piece != ANY {
                rules.no_doubled_count.min(255) as u8
            } else {
                0
            },
            hops_not: if piece == JANGGI_CANNON { self.kinds.letters(TypeSet::of(piece)) } else { Letters::default() },
            drops_promoted: !kind.plus && rules.drop_promoted && rules.promoted.contains_key(&piece),
            takes_en_passant: takes,
            en_passant_zone: if takes && self.taken_en_passant() { self.en_passant_zone() } else { None },
            taken_en_passant: steps && self.taken_en_passant(),
            lowest_rank: 1,
            ..PieceDefinition::default()
        }
    }

    /// The Betza text, the moves from some squares only, and whether some of these are double steps.
    fn moves(&mut self, moves: &Translated) -> (String, Vec<ZoneMovesDefinition>, bool) {
        let (piece, size) = (self.moves_as, self.kinds.size);
        let rules = self.kinds.rules;
        let mut betza = moves.always.clone();
        let mut zone_moves = Vec::new();
        let step = |region: Both<Bitboard>, more: &str, betza: &mut String, zone_moves: &mut Vec<_>| {
            let region = region.map(|squares| on_board(squares, size));
            if more.is_empty() || region.iter().all(Bitboard::is_empty) {
                return false;
            }
            if region.iter().all(|squares| *squares == whole(size)) {
                betza.push_str(more);
            } else if self.are_start_squares(region, moves) {
                betza.push('i');
                betza.push_str(more);
            } else {
                zone_moves.push(ZoneMovesDefinition {
                    from: zone(region, size),
                    within: None,
                    betza: more.to_string(),
                });
            }
            true
        };
        let mut steps = step(rules.double_step_region, &moves.initial, &mut betza, &mut zone_moves);
        if piece == PAWN {
            steps |= step(rules.triple_step_region, "fmnH", &mut betza, &mut zone_moves);
        }
        if piece == SOLDIER && rules.soldier_promotion_rank > 0 {
            let from = from_rank(rules.soldier_promotion_rank, size);
            zone_moves.push(ZoneMovesDefinition { from, within: None, betza: "sW".into() });
        }
        if !on_board(rules.diagonal_lines, size).is_empty() {
            let is_wazir = piece == WAZIR || piece == KING && rules.betza.get(&KING).is_some_and(|betza| betza == "W");
            let along = match piece {
                _ if is_wazir => "F",
                SOLDIER => "fF",
                ROOK => "B",
                JANGGI_CANNON => "pB",
                _ => "",
            };
            if !along.is_empty() {
                let lines = Some(zone([rules.diagonal_lines; 2], size));
                let from = zone([rules.diagonal_lines; 2], size);
                zone_moves.push(ZoneMovesDefinition { from, within: lines, betza: along.into() });
            }
        }
        if rules.cambodian && piece == KING {
            betza.push_str("imfsN");
        } else if rules.cambodian && piece == FERS {
            betza.push_str("imfD");
        }
        (betza, zone_moves, steps)
    }

    /// Whether the pieces of this kind are on such squares only at the start: they only go forward, all start in the region, and cannot be
    /// dropped.
    fn are_start_squares(&self, region: Both<Bitboard>, moves: &Translated) -> bool {
        let (rules, start) = (self.kinds.rules, self.kinds.start);
        let forward = moves.always.parse::<menagerie_rules::betza::Movement>();
        let forward =
            forward.is_ok_and(|movement| movement.walks().iter().all(|walk| walk.step.1 > 0 && walk.legs.is_empty()));
        let one_rank = |squares: &Bitboard| {
            let ranks: BTreeSet<u8> = squares.iter().map(Square::rank).collect();
            ranks.len() == 1
        };
        let comes = rules.drops || rules.gating || self.kinds.may_come(self.moves_as);
        forward
            && !comes
            && !self.kind.plus
            && region.iter().all(one_rank)
            && [0, 1].into_iter().all(|player| {
                let stands = start.squares(player, self.kind.piece);
                !stands.is_empty() && (stands & region[player]) == stands
            })
    }

    fn promotion(&mut self) -> Option<PromotionDefinition> {
        let (kind, piece) = (self.kind, self.moves_as);
        let rules = self.kinds.rules;
        let as_pawn = [0, 1].map(|player| !kind.plus && self.kinds.promotes_as_pawn(piece, player));
        let mut becomes = !kind.plus && rules.promoted.contains_key(&piece);
        let plus = Kind { piece: kind.piece, plus: !kind.plus };
        if kind.plus {
            becomes = rules.demotion;
            if rules.promoted.contains_key(&piece) {
                let message = Message::new("format-ini-promotes-again");
                self.note(NoteKind::Unsupported, "promotedPieceType", message);
            }
        }
        let row = |player: usize| {
            let pawn_style = rules.promotion_types[player].iter().filter(|_| as_pawn[player]);
            let pawn_style = pawn_style.filter(|piece| rules.letters.contains_key(piece));
            let pawn_style = pawn_style.map(|piece| self.kinds.letter(Kind { piece, plus: false }));
            Letters(pawn_style.chain(becomes.then(|| self.kinds.letter(plus))).collect())
        };
        let (white, black) = (row(0), row(1));
        if white.0.is_empty() && black.0.is_empty() {
            return None;
        }
        let any_pawn = as_pawn.contains(&true);
        let size = self.kinds.size;
        let region = rules.promotion_region.map(|squares| on_board(squares, size));
        let is_default = region == own_rank(size.ranks() - 1, size);
        let mandatory = if any_pawn { rules.mandatory_pawn_promotion } else { rules.mandatory_piece_promotion };
        Some(PromotionDefinition {
            to: if white == black { LettersByPlayer::Same(white) } else { LettersByPlayer::Each(vec![white, black]) },
            zone: (!is_default).then(|| zone(region, size)),
            optional: !(mandatory || rules.sittuyin_promotion && piece == PAWN),
            own_move: rules.sittuyin_promotion && piece == PAWN,
            leaving: becomes && piece != PAWN,
            by_capture: becomes && rules.promotion_by_capture,
            reverts: any_pawn && rules.captures_to_hand && !rules.drop_loop && !becomes,
            ..PromotionDefinition::default()
        })
    }

    fn royal(&mut self) -> Royal {
        let (piece, rules) = (self.moves_as, self.kinds.rules);
        if piece == KING {
            return Royal::Always;
        }
        if !rules.pseudo_royal || !(rules.extinction_types.has(piece) || rules.extinction_types.has(ANY)) {
            return Royal::No;
        }
        let most = [0, 1].map(|player| self.kinds.count(player, piece)).into_iter().max().unwrap_or(0);
        let limit = usize::from(rules.extinction_count) + 1;
        if limit >= 64 || most <= limit && !self.kinds.may_come(piece) {
            Royal::Always
        } else if limit == 1 {
            Royal::Last
        } else {
            let message = Message::new("format-ini-last-royal").with("count", limit);
            self.note(NoteKind::Unsupported, "extinctionPseudoRoyal", message);
            Royal::Last
        }
    }
}
