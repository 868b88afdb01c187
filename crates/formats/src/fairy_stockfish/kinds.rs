//! The kinds of piece of a definition.

use super::moves::{Translated, translate};
use super::picture::{free_art, known};
use super::place::Place;
use super::ruleset::{Both, Ruleset};
use super::start::Start;
use super::types::{self, ANY, JANGGI_CANNON, KING, PAWN, PieceType, ROOK, SOLDIER, TypeSet, WAZIR};
use super::zones::{on_board, own_rank, whole, zone};
use crate::{FormatNote, NoteKind};
use menagerie_rules::{
    Bitboard, Letter, Letters, LettersByPlayer, PieceDefinition, PromotionDefinition, Promotions, Royal, Shape, Square,
    ZoneMovesDefinition,
};
use std::collections::BTreeSet;

/// A kind: a type with its letter, or with a `+` before the letter what a piece of the type becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Kind {
    pub piece: PieceType,
    pub plus: bool,
}

/// The kinds of a game, and what is asked of them.
pub(super) struct Kinds<'a> {
    pub rules: &'a Ruleset,
    pub start: &'a Start,
    pub shape: Shape,
    pub all: Vec<Kind>,
}

impl<'a> Kinds<'a> {
    /// Those that stand on the board at the start or are in a hand, and those that any of them may become.
    pub fn new(rules: &'a Ruleset, start: &'a Start, shape: Shape) -> Kinds<'a> {
        let mut found: BTreeSet<Kind> =
            start.pieces.values().map(|it| Kind { piece: it.piece, plus: it.plus }).collect();
        found.extend(start.hands.iter().flatten().map(|&piece| Kind { piece, plus: false }));
        let mut kinds = Kinds { rules, start, shape, all: Vec::new() };
        let mut open: Vec<Kind> = found.iter().copied().collect();
        while let Some(kind) = open.pop() {
            let moves_as = kinds.moves_as(kind);
            let mut next = Vec::new();
            if kind.plus {
                next.push(Kind { piece: kind.piece, plus: false });
                if rules.captures_to_hand && rules.drop_loop {
                    next.push(Kind { piece: moves_as, plus: false });
                }
            } else if rules.promoted.contains_key(&kind.piece) {
                next.push(Kind { piece: kind.piece, plus: true });
            }
            for player in [0, 1] {
                if kinds.promotes_as_pawn(moves_as, player) {
                    next.extend(rules.promotion_types[player].iter().map(|piece| Kind { piece, plus: false }));
                }
            }
            for kind in next {
                let is_there = rules.letters.contains_key(&kind.piece);
                if is_there && found.insert(kind) {
                    open.push(kind);
                }
            }
        }
        kinds.all = found.into_iter().collect();
        kinds
    }

    /// The type as which a kind moves.
    pub fn moves_as(&self, kind: Kind) -> PieceType {
        if kind.plus { self.rules.promoted.get(&kind.piece).copied().unwrap_or(kind.piece) } else { kind.piece }
    }

    fn promotes_as_pawn(&self, piece: PieceType, player: usize) -> bool {
        piece == PAWN || self.rules.promotion_pawns[player].has(piece)
    }

    pub fn letter(&self, kind: Kind) -> Letter {
        let base = self.rules.letters.get(&kind.piece).copied().and_then(Letter::new).unwrap_or_default();
        if kind.plus { base.with_plus() } else { base }
    }

    /// The letters of the kinds that move as one of these types; of all for `*`.
    pub fn letters(&self, types: TypeSet) -> Letters {
        let is_one = |kind: &&Kind| types.has(ANY) || types.has(self.moves_as(**kind));
        Letters(self.all.iter().filter(is_one).map(|&kind| self.letter(kind)).collect())
    }

    /// How many pieces of a type a player has at the start, hand included.
    pub fn count(&self, player: usize, piece: PieceType) -> usize {
        let is_one = |kind: Kind| self.moves_as(kind) == piece;
        let on_board = self.start.pieces.values();
        let on_board = on_board.filter(|it| it.player == player && is_one(Kind { piece: it.piece, plus: it.plus }));
        on_board.count() + self.start.hands[player].iter().filter(|&&it| it == piece).count()
    }

    /// Whether more of a type may come than there are at the start.
    pub fn may_come(&self, piece: PieceType) -> bool {
        let by_pawns = [0, 1].into_iter().any(|player| {
            self.rules.promotion_types[player].has(piece)
                && self.all.iter().any(|&kind| self.promotes_as_pawn(self.moves_as(kind), player))
        });
        by_pawns || self.all.iter().any(|&kind| kind.plus && self.moves_as(kind) == piece)
    }
}

/// How a type moves.
pub(super) fn movement(rules: &Ruleset, piece: PieceType) -> Translated {
    match rules.betza.get(&piece) {
        Some(betza) => translate(betza),
        None if piece == SOLDIER && rules.soldier_promotion_rank > 0 => {
            Translated { always: "fW".into(), ..Translated::default() }
        }
        None => {
            let always = types::entry(piece).map_or("", |entry| entry.betza).to_string();
            Translated {
                always,
                initial: if piece == PAWN { "fmnD".into() } else { String::new() },
                ..Translated::default()
            }
        }
    }
}

/// The definitions of all kinds.
pub(super) fn definitions(kinds: &Kinds<'_>, whole_place: Place, notes: &mut Vec<FormatNote>) -> Vec<PieceDefinition> {
    let mut taken = BTreeSet::new();
    let mut names: BTreeSet<String> = BTreeSet::new();
    let mut pieces: Vec<PieceDefinition> = Vec::new();
    // Those with a picture of their own choose first.
    let wanted = |kind: Kind| wanted(kinds.rules, kinds.moves_as(kind));
    for &kind in &kinds.all {
        let mut maker = Maker { kinds, kind, moves_as: kinds.moves_as(kind), whole_place, notes };
        let mut piece = maker.piece();
        let (name, _) = wanted(kind);
        let letter = piece.letter.base();
        let base = match name {
            Some(name) if !names.contains(name) => name.to_string(),
            Some(name) if !kind.plus => format!("{name} {letter}"),
            _ if kind.plus => {
                let plain = pieces.iter().find(|it| it.letter == piece.letter.without_plus());
                plain.map_or_else(|| format!("Promoted {letter}"), |it| format!("Promoted {}", it.name))
            }
            _ => format!("Piece {letter}"),
        };
        names.insert(base.clone());
        piece.name = base;
        pieces.push(piece);
    }
    let mut order: Vec<usize> = (0..pieces.len()).collect();
    order.sort_by_key(|&at| (wanted(kinds.all[at]).1.is_none(), kinds.all[at].plus));
    for at in order {
        let art = wanted(kinds.all[at]).1;
        pieces[at].art = free_art(art, pieces[at].letter.base(), &mut taken).to_string();
    }
    pieces
}

/// The English name and the picture of a type, as far as it is known.
fn wanted(rules: &Ruleset, piece: PieceType) -> (Option<&'static str>, Option<&'static str>) {
    if piece == KING {
        return (Some("King"), Some("king"));
    }
    let own = if types::is_custom(piece) {
        known(&movement(rules, piece).always)
    } else {
        types::entry(piece).map(|entry| (entry.name, entry.art))
    };
    (own.map(|own| own.0), own.map(|own| own.1))
}

/// Makes one kind.
struct Maker<'a, 'b> {
    kinds: &'a Kinds<'a>,
    kind: Kind,
    moves_as: PieceType,
    whole_place: Place,
    notes: &'b mut Vec<FormatNote>,
}

impl Maker<'_, '_> {
    fn rules(&self) -> &Ruleset {
        self.kinds.rules
    }

    fn note(&mut self, kind: NoteKind, key: &str, words: String) {
        let place = self.rules().place(key, self.whole_place);
        self.notes.push(place.note(kind, key, words));
    }

    fn piece(&mut self) -> PieceDefinition {
        let (kind, piece) = (self.kind, self.moves_as);
        let letter = self.kinds.letter(kind);
        let moves = movement(self.rules(), piece);
        if !moves.left_out.is_empty() {
            let words = format!("Fairy-Stockfish does not know “{}” in a move, so it was left out", moves.left_out);
            self.note(NoteKind::Assumed, &types::key(piece), words);
        }
        let (betza, zone_moves, steps) = self.moves(&moves);
        let promotion = self.promotion();
        let (royal, rules) = (self.royal(), self.kinds.rules);
        let takes = self.takes_en_passant(&moves);
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
            drops_promoted: !kind.plus && rules.drop_promoted && rules.promoted.contains_key(&piece),
            takes_en_passant: takes,
            en_passant_zone: if takes && self.taken_en_passant() { self.en_passant_zone() } else { None },
            taken_en_passant: steps && self.taken_en_passant(),
            lowest_rank: 1,
            ..PieceDefinition::default()
        }
    }

    /// The Betza text, the moves from some squares only, and whether there are any of these from where it stepped twice.
    fn moves(&mut self, moves: &Translated) -> (String, Vec<ZoneMovesDefinition>, bool) {
        let (piece, shape) = (self.moves_as, self.kinds.shape);
        let rules = self.kinds.rules;
        let mut betza = moves.always.clone();
        let mut zone_moves = Vec::new();
        let step = |region: Both<Bitboard>, more: &str, betza: &mut String, zone_moves: &mut Vec<_>| {
            let region = region.map(|squares| on_board(squares, shape));
            if more.is_empty() || region.iter().all(Bitboard::is_empty) {
                return false;
            }
            if region.iter().all(|squares| *squares == whole(shape)) {
                betza.push_str(more);
            } else if self.are_start_squares(region, moves) {
                betza.push('i');
                betza.push_str(more);
            } else {
                zone_moves.push(ZoneMovesDefinition {
                    from: zone(region, shape),
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
            let beyond = (rules.soldier_promotion_rank..shape.ranks()).map(|rank| own_rank(rank, shape));
            let beyond = beyond.fold([Bitboard::EMPTY; 2], |[w, b], [white, black]| [w | white, b | black]);
            zone_moves.push(ZoneMovesDefinition { from: zone(beyond, shape), within: None, betza: "sW".into() });
        }
        if !on_board(rules.diagonal_lines, shape).is_empty() {
            let is_wazir = piece == WAZIR || piece == KING && rules.betza.get(&KING).is_some_and(|betza| betza == "W");
            let along = match piece {
                _ if is_wazir => "F",
                SOLDIER => "fF",
                ROOK => "B",
                JANGGI_CANNON => "pB",
                _ => "",
            };
            if !along.is_empty() {
                let lines = Some(zone([rules.diagonal_lines; 2], shape));
                let from = zone([rules.diagonal_lines; 2], shape);
                zone_moves.push(ZoneMovesDefinition { from, within: lines, betza: along.into() });
            }
        }
        if piece == JANGGI_CANNON {
            let words =
                "its Cannon neither leaps over nor captures a Cannon, which a definition cannot say".to_string();
            self.note(NoteKind::Unsupported, "janggiCannon", words);
        }
        (betza, zone_moves, steps)
    }

    /// Whether the pieces of this kind stand on such squares at the start and never again: they only go forward, stand all of them in the
    /// region, and cannot be dropped.
    fn are_start_squares(&self, region: Both<Bitboard>, moves: &Translated) -> bool {
        let (rules, start) = (self.kinds.rules, self.kinds.start);
        let forward = moves.always.parse::<menagerie_rules::betza::Movement>();
        let forward =
            forward.is_ok_and(|movement| movement.walks().iter().all(|walk| walk.step.1 > 0 && walk.bends.is_empty()));
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
                let words = "what a piece has become by promotion promotes again, which a definition cannot say";
                self.note(NoteKind::Unsupported, "promotedPieceType", words.to_string());
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
        let shape = self.kinds.shape;
        let region = rules.promotion_region.map(|squares| on_board(squares, shape));
        let usual = region == own_rank(shape.ranks() - 1, shape);
        let mandatory = if any_pawn { rules.mandatory_pawn_promotion } else { rules.mandatory_piece_promotion };
        Some(PromotionDefinition {
            to: if white == black { LettersByPlayer::Same(white) } else { LettersByPlayer::Each(vec![white, black]) },
            zone: (!usual).then(|| zone(region, shape)),
            optional: !mandatory,
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
            let words = format!("the last {limit} of a kind are royal, which a definition cannot say of more than one");
            self.note(NoteKind::Unsupported, "extinctionPseudoRoyal", words);
            Royal::Last
        }
    }

    /// The squares that a type cannot leave.
    fn mobility(&self) -> Both<Bitboard> {
        let shape = self.kinds.shape;
        [0, 1].map(|player| {
            let squares = self.rules().mobility[player].get(&self.moves_as).copied().unwrap_or(Bitboard::EMPTY);
            if squares.is_empty() { whole(shape) } else { on_board(squares, shape) }
        })
    }

    fn confined(&self, promotes: bool) -> Option<menagerie_rules::Zone> {
        let (rules, shape) = (self.kinds.rules, self.kinds.shape);
        let mut squares = self.mobility();
        // A piece that must promote and cannot does not enter the zone.
        for player in [0, 1] {
            let must =
                !self.kind.plus && self.kinds.promotes_as_pawn(self.moves_as, player) && rules.mandatory_pawn_promotion;
            let cannot =
                !promotes || rules.promotion_types[player].is_empty() && !rules.promoted.contains_key(&self.kind.piece);
            if must && cannot {
                squares[player] &= !rules.promotion_region[player];
            }
        }
        (squares != [whole(shape); 2]).then(|| zone(squares, shape))
    }

    fn drop_zone(&self) -> Option<menagerie_rules::Zone> {
        let (rules, shape, piece) = (self.kinds.rules, self.kinds.shape, self.moves_as);
        if !rules.drops && !rules.seirawan_gating || self.kind.plus {
            return None;
        }
        let first = own_rank(0, shape);
        let mobility = self.mobility();
        let squares = [0, 1].map(|player| {
            let mut squares = on_board(rules.drop_region[player], shape) & mobility[player];
            if piece == PAWN && !rules.promotion_zone_pawn_drops {
                squares &= !rules.promotion_region[player];
            }
            if piece == PAWN && !rules.first_rank_pawn_drops {
                squares &= !first[player];
            }
            if piece == ROOK && rules.sittuyin_rook_drop {
                squares &= first[player];
            }
            if rules.no_doubled == piece && rules.no_doubled_count == 0 {
                squares = Bitboard::EMPTY;
            }
            squares
        });
        (squares != [whole(shape); 2]).then(|| zone(squares, shape))
    }

    /// Whether it captures en passant: a Pawn always, others if they are named and have captures that are no moves.
    fn takes_en_passant(&self, moves: &Translated) -> bool {
        let (piece, rules) = (self.moves_as, self.kinds.rules);
        let named = rules.en_passant_types.iter().any(|types| types.has(piece));
        piece == PAWN || named && captures_otherwise(&moves.always)
    }

    /// Whether some piece may capture it en passant after its first step.
    fn taken_en_passant(&self) -> bool {
        !self.open().iter().all(Bitboard::is_empty)
    }

    /// Where it may capture en passant, if that is not everywhere where it could be.
    fn en_passant_zone(&self) -> Option<menagerie_rules::Zone> {
        let (rules, shape) = (self.kinds.rules, self.kinds.shape);
        (self.open() != self.passed()).then(|| zone(rules.en_passant_region, shape))
    }

    /// The squares that each player's pieces pass, in front of those where their steps begin.
    fn passed(&self) -> Both<Bitboard> {
        let (rules, shape) = (self.kinds.rules, self.kinds.shape);
        [0, 1].map(|player: usize| {
            let begins = on_board(rules.double_step_region[player] | rules.triple_step_region[player], shape);
            let ahead = if player == 0 { 1 } else { -1 };
            begins.iter().filter_map(|square| shape.offset(square, 0, ahead)).collect()
        })
    }

    /// Those of them on which the other player may capture en passant.
    fn open(&self) -> Both<Bitboard> {
        let passed = self.passed();
        [0, 1].map(|player: usize| passed[player] & self.kinds.rules.en_passant_region[1 - player])
    }
}

/// Whether some capture of a piece is no move of it.
fn captures_otherwise(betza: &str) -> bool {
    let movement = betza.parse::<menagerie_rules::betza::Movement>();
    movement.is_ok_and(|movement| movement.walks().iter().any(|walk| walk.captures && !walk.moves))
}
