//! Assigns keys to kinds of pieces.

use super::super::types::{self, CUSTOM, CUSTOMS, JANGGI_CANNON, KING, PAWN, PieceType, SOLDIER};
use super::super::zones::whole;
use super::facts::{confined, promotion, squares, start_squares, targets};
use super::moves::{alike, walks, written};
use super::{described, unsupported};
use crate::{FormatNote, Message};
use menagerie_rules::betza::Walk;
use menagerie_rules::{Bitboard, BoardSize, Definition, Letter, PieceDefinition, Royal, Square, ZoneMovesDefinition};

/// A kind with its key.
pub(super) struct WrittenKind<'a> {
    pub piece: &'a PieceDefinition,
    pub letter: char,
    pub type_: PieceType,
    /// Its moves, if they are the value of the key.
    pub betza: Option<String>,
}

/// The moves of a kind by category.
struct Parts {
    always: Vec<Walk>,
    /// Double steps.
    steps: Vec<Walk>,
    region: [Bitboard; 2],
    /// The squares of triple steps of Pawns.
    triple: [Bitboard; 2],
}

/// All kinds with their keys.
pub(super) struct Written<'a> {
    pub definition: &'a Definition,
    pub size: BoardSize,
    pub kinds: Vec<WrittenKind<'a>>,
    /// Promotions with `+` before the letter: the letter before, and the letter of the type after.
    pub promoted: Vec<(char, char)>,
    pub double: [Bitboard; 2],
    pub triple: [Bitboard; 2],
    pub diagonals: Bitboard,
}

/// Splits the moves of a kind.
fn parts(definition: &Definition, piece: &PieceDefinition, size: BoardSize) -> Parts {
    let (mut steps, always): (Vec<Walk>, Vec<Walk>) = walks(&piece.betza).into_iter().partition(|walk| walk.initial);
    steps.iter_mut().for_each(|walk| walk.initial = false);
    let is_long = |walk: &Walk| walks("fmnH").contains(walk);
    let (long, steps): (Vec<Walk>, Vec<Walk>) = steps.into_iter().partition(is_long);
    let mut parts = Parts { always, steps, region: [Bitboard::EMPTY; 2], triple: [Bitboard::EMPTY; 2] };
    // The whole rank of the pieces, if they fill one.
    let home = start_squares(definition, piece.letter, size).map(|squares| {
        let rank = squares.iter().next().map(Square::rank);
        let row = |rank: u8| size.squares().filter(|square| square.rank() == rank).collect::<Bitboard>();
        rank.map(row).filter(|row| (squares & *row) == squares).unwrap_or(squares)
    });
    if !parts.steps.is_empty() {
        parts.region = home;
    }
    if !long.is_empty() {
        parts.triple = home;
    }
    for moves in piece.zone_moves.iter().filter(|moves| moves.within.is_none()) {
        if is_triple(moves) {
            parts.triple = squares(&moves.from, size);
        } else if !is_soldier(piece) {
            parts.steps.extend(walks(&moves.betza));
            parts.region = squares(&moves.from, size);
        }
    }
    parts
}

fn is_triple(moves: &ZoneMovesDefinition) -> bool {
    alike(&walks(&moves.betza), &walks("fmnH"))
}

/// Whether it moves forward, and sideways from some rank on.
fn is_soldier(piece: &PieceDefinition) -> bool {
    let sideways = piece.zone_moves.iter().filter(|moves| moves.within.is_none());
    let mut sideways = sideways.filter(|moves| alike(&walks(&moves.betza), &walks("sW")));
    alike(&walks(&piece.betza), &walks("fW")) && sideways.next().is_some()
}

/// Whether it also hops along the lines of palaces.
fn is_janggi_cannon(piece: &PieceDefinition) -> bool {
    let along = |moves: &ZoneMovesDefinition| moves.within.is_some() && alike(&walks(&moves.betza), &walks("pB"));
    alike(&walks(&piece.betza), &walks("pR")) && piece.zone_moves.iter().any(along)
}

impl<'a> Written<'a> {
    pub fn new(definition: &'a Definition, size: BoardSize, notes: &mut Vec<FormatNote>) -> Written<'a> {
        let none = [Bitboard::EMPTY; 2];
        let mut new = Written {
            definition,
            size,
            kinds: Vec::new(),
            promoted: Vec::new(),
            double: none,
            triple: none,
            diagonals: Bitboard::EMPTY,
        };
        let all: Vec<Parts> = definition.pieces.iter().map(|piece| parts(definition, piece, size)).collect();
        new.double = all.iter().find(|parts| !parts.steps.is_empty()).map_or(none, |parts| parts.region);
        new.triple = all.iter().find(|parts| parts.triple != none).map_or(none, |parts| parts.triple);
        let torpedo = all.iter().all(|parts| parts.steps.is_empty())
            && all.iter().any(|parts| is_pawn(&parts.always, &walks("fmnD")));
        if torpedo {
            new.double = [whole(size); 2];
        }
        let lines =
            definition.pieces.iter().flat_map(|piece| &piece.zone_moves).find_map(|moves| moves.within.as_ref());
        new.diagonals = lines.map_or(Bitboard::EMPTY, |lines| squares(lines, size)[0]);
        for (piece, parts) in definition.pieces.iter().zip(&all).filter(|(piece, _)| !piece.letter.has_plus()) {
            if piece.letter.mark().is_some() {
                let message = Message::new("format-letter-unsaid").with("letter", piece.letter.to_string());
                notes.push(unsupported("", message));
                continue;
            }
            new.add(piece, parts, piece.letter.base(), notes);
        }
        for (piece, parts) in definition.pieces.iter().zip(&all).filter(|(piece, _)| piece.letter.has_plus()) {
            let known = new.kinds.iter().find(|known| new.is_like(known.piece, piece)).map(|known| known.letter);
            let letter = known.or_else(|| ('A'..='Z').find(|letter| new.kinds.iter().all(|it| it.letter != *letter)));
            let Some(letter) = letter else {
                let message = Message::new("format-letter-none-left").with("letter", piece.letter.to_string());
                notes.push(unsupported("", message));
                continue;
            };
            if known.is_none() {
                new.add(piece, parts, letter, notes);
            }
            new.promoted.push((piece.letter.base(), letter));
        }
        new
    }

    /// Whether two kinds belong to one type.
    fn is_like(&self, one: &PieceDefinition, other: &PieceDefinition) -> bool {
        let zone_moves =
            |piece: &PieceDefinition| piece.zone_moves.iter().map(|it| it.betza.clone()).collect::<Vec<_>>();
        alike(&walks(&one.betza), &walks(&other.betza))
            && zone_moves(one) == zone_moves(other)
            && confined(one, self.size) == confined(other, self.size)
            && one.royal == other.royal
            && one.promotion_limit == other.promotion_limit
            && one.zeroing == other.zeroing
    }

    fn add(&mut self, piece: &'a PieceDefinition, parts: &Parts, letter: char, notes: &mut Vec<FormatNote>) {
        let free = |type_: PieceType| self.kinds.iter().all(|kind| kind.type_ != type_);
        let is_king = piece.royal == Royal::Always && is_only_king(self.definition, piece, self.size) && free(KING);
        let named = || {
            let mut named = types::NAMED.iter().filter(|it| ![PAWN, KING, SOLDIER, JANGGI_CANNON].contains(&it.piece));
            let fits = |it: &&types::NamedType| {
                free(it.piece) && parts.steps.is_empty() && alike(&walks(it.betza), &parts.always)
            };
            named.find(fits).map(|it| it.piece)
        };
        let soldier = is_soldier(piece) || alike(&parts.always, &walks("fsW"));
        let (type_, says_moves) = if is_king {
            (KING, !alike(&parts.always, &walks("K")) || !parts.steps.is_empty())
        } else if free(PAWN) && self.is_pawn_type(piece, parts) {
            (PAWN, false)
        } else if free(SOLDIER) && soldier {
            (SOLDIER, false)
        } else if free(JANGGI_CANNON) && is_janggi_cannon(piece) {
            (JANGGI_CANNON, false)
        } else if let Some(type_) = named() {
            (type_, false)
        } else {
            let Some(type_) = (CUSTOM..CUSTOM + CUSTOMS).find(|&type_| free(type_)) else {
                let message = Message::new("format-too-many-kinds").with("letter", piece.letter.to_string());
                notes.push(unsupported("", message));
                return;
            };
            (type_, true)
        };
        let betza = says_moves.then(|| {
            let steps = parts.steps.iter().cloned().map(|walk| Walk { initial: true, ..walk });
            let all: Vec<Walk> = parts.always.iter().cloned().chain(steps).collect();
            written(&all).unwrap_or_else(|| {
                let message =
                    Message::new("format-move-unsaid").with("move", &piece.betza).with("piece", described(piece));
                notes.push(unsupported(&types::key(type_), message));
                String::new()
            })
        });
        self.kinds.push(WrittenKind { piece, letter, type_, betza });
    }

    /// Whether it is a Pawn in the sense of Fairy-Stockfish: it must promote, and has the common double steps.
    fn is_pawn_type(&self, piece: &PieceDefinition, parts: &Parts) -> bool {
        let none = [Bitboard::EMPTY; 2];
        let step = if self.double == none { Vec::new() } else { walks("fmnD") };
        let torpedo = self.double == [whole(self.size); 2] && is_pawn(&parts.always, &step);
        let moves = torpedo
            || alike(&parts.always, &walks("fmWfcF")) && alike(&parts.steps, &step) && parts.region == self.double;
        let promotes =
            promotion(piece).is_some_and(|it| [0, 1].into_iter().all(|player| !targets(&it, player).is_empty()));
        let leaves = promotion(piece).is_some_and(|it| it.leaving);
        let capture = &self.definition.capture;
        let spared = !capture.explodes || capture.spared.0.contains(&piece.letter);
        moves
            && parts.triple == self.triple
            && promotes
            && !leaves
            && spared
            && piece.royal == Royal::No
            && (piece.takes_en_passant || self.definition.pieces.iter().all(|it| !it.taken_en_passant))
    }

    /// The letter of a kind's type.
    pub fn letter(&self, letter: Letter) -> char {
        let plus = self.promoted.iter().find(|(before, _)| letter.has_plus() && *before == letter.base());
        plus.map_or(letter.base(), |(_, after)| *after).to_ascii_lowercase()
    }

    /// The letters of kinds, each once; `-` for none.
    pub fn letters(&self, pieces: impl IntoIterator<Item = Letter>) -> String {
        let mut text = String::new();
        for letter in pieces {
            let letter = self.letter(letter);
            if !text.contains(letter) {
                text.push(letter);
            }
        }
        if text.is_empty() { "-".to_string() } else { text }
    }

    /// The letters of the kinds that pass a test.
    pub fn those(&self, holds: impl Fn(&WrittenKind<'_>) -> bool) -> String {
        let text: String =
            self.kinds.iter().filter(|kind| holds(kind)).map(|kind| kind.letter.to_ascii_lowercase()).collect();
        if text.is_empty() { "-".to_string() } else { text }
    }

    pub fn has_pawn_type(&self) -> bool {
        self.kinds.iter().any(|kind| kind.type_ == PAWN)
    }
}

/// Whether walks are those of a Pawn with these double steps from everywhere.
fn is_pawn(always: &[Walk], steps: &[Walk]) -> bool {
    alike(always, &[walks("fmWfcF"), steps.to_vec()].concat())
}

/// Whether it is a King in the sense of Fairy-Stockfish: the first royal kind of which no player ever has two.
fn is_only_king(definition: &Definition, piece: &PieceDefinition, size: BoardSize) -> bool {
    let becomes = |letter: Letter| {
        let targets =
            definition.pieces.iter().filter_map(promotion).flat_map(|it| it.to.all().copied().collect::<Vec<_>>());
        targets.into_iter().any(|target| target == letter)
    };
    let one = |letter: Letter| start_squares(definition, letter, size).iter().all(|squares| squares.count() <= 1);
    let kings = definition.pieces.iter().filter(|it| it.royal == Royal::Always && !it.letter.has_plus());
    let mut kings = kings.filter(|it| one(it.letter) && !becomes(it.letter) && promotion(it).is_none());
    kings.next().is_some_and(|first| first.letter == piece.letter)
}
