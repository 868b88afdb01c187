//! The parts of a variant: kinds of pieces, players, castling moves, castling rights.

use super::{KindSet, PromotionRow};
use crate::betza::Movement;
use crate::board::{Board, Piece};
use crate::{Bitboard, BoardSize, Forward, KindId, Letter, Letters, Player, Royal, Square};

/// A kind of piece.
#[derive(Clone, Debug)]
pub struct PieceKind {
    /// The name in English, such as “Rhinoceros”.
    pub name: String,
    /// The names in other languages, with the languages' tags; [`name_in`](PieceKind::name_in) finds one.
    pub translations: Vec<(String, String)>,
    /// Alternative names.
    pub also_called: Vec<String>,
    /// The letter in FENs and moves.
    pub letter: Letter,
    /// Alternative letters in texts of other programs.
    pub other_letters: Letters,
    /// The id of its picture.
    pub art: String,
    /// The Betza text of the definition.
    pub betza: String,
    /// The moves, parsed from the Betza text.
    pub movement: Movement,
    /// The value in the units of the variant's source (Rook = 5), if the source gives one.
    pub value: Option<f64>,
    /// The points for capturing it, in games for points.
    pub points: u16,
    /// Whether it is royal, always or as the last of its kind.
    pub royal: bool,
    /// When it is royal.
    pub royalty: Royal,
    /// Whether it is the Rook of castling.
    pub castles: bool,
    /// Whether four of it on a 2×2 square are a boat triumph (Chaturaji).
    pub boat: bool,
    /// Whether a Pawn promotes to it while its player has two Pawns, and not only as the last Pawn (Chaturaji).
    pub early_promotion: bool,
    /// Whether moves are written without its letter.
    pub pawn: bool,
    /// Whether its moves reset the halfmove clock.
    pub zeroing: bool,
    /// Whether it has moves that do not go forward, so that it may return.
    pub goes_back: bool,
    /// The kinds to which it may promote.
    pub promotes_to: Vec<KindId>,
    /// The rules of its promotion: empty if it does not promote, several rows for several zones.
    pub promotions: Vec<PromotionRow>,
    /// The kind before its promotion, which it is in the pocket of the player who captures it.
    pub promoted_from: Option<KindId>,
    /// The kind that differs from it only in what it reverts to when captured (`Q` for `Q~`).
    pub same_as: Option<KindId>,
    /// The maximum number of it that a player may have for another piece to promote to it; 0 for any number.
    pub promotion_limit: u8,
    /// The squares where it may be dropped, by player.
    pub drop_zone: Vec<Bitboard>,
    /// The maximum number of it on a file after a drop; 0 for any number.
    pub drops_on_file: u8,
    /// Whether it may be dropped as its promotion.
    pub drops_promoted: bool,
    /// The squares that it cannot leave, by player.
    pub confined: Vec<Bitboard>,
    /// The kinds over which it cannot hop.
    pub hops_not: KindSet,
    /// The squares where it may capture en passant, by player.
    pub en_passant_zone: Vec<Bitboard>,
    /// Moves that are possible from some squares only.
    pub zone_moves: Vec<ZoneMoves>,
    /// Whether it captures en passant.
    pub takes_en_passant: bool,
    /// Whether its double step lets it be captured en passant.
    pub taken_en_passant: bool,
    /// The lowest rank on which it can stand, from its owner's side and from 0.
    pub lowest_rank: u8,
}

impl PieceKind {
    /// The name in the language with this tag, such as `fr`; in English if there is no other.
    pub fn name_in(&self, language: &str) -> &str {
        self.translations.iter().find(|(tag, _)| tag == language).map_or(&self.name, |(_, name)| name)
    }

    /// Whether it stays on squares of one colour.
    pub fn is_bound_to_colour(&self) -> bool {
        let even = |(x, y): (i8, i8)| (x + y) % 2 == 0;
        let mut walks = self.movement.walks().iter().chain(self.movement.multi_leg().iter().map(|it| &it.walk));
        !self.movement.is_empty() && walks.all(|walk| even(walk.step) && walk.legs.iter().all(|step| even(*step)))
    }

    /// Whether some of its moves capture on the way or return to their origin.
    pub fn has_multi_leg(&self) -> bool {
        let in_zones = self.zone_moves.iter().map(|it| &it.movement);
        std::iter::once(&self.movement).chain(in_zones).any(|it| !it.multi_leg().is_empty())
    }

    /// All names by which it can be found: in English and other languages, of its picture, and alternative ones.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let translations = self.translations.iter().map(|(_, name)| name);
        let known = std::iter::once(&self.name).chain(translations).chain([&self.art]).chain(&self.also_called);
        known.map(String::as_str)
    }
}

/// Moves of a kind that are possible from some squares only.
#[derive(Clone, Debug)]
pub struct ZoneMoves {
    /// The squares, by player.
    pub from: Vec<Bitboard>,
    /// The squares inside which the moves must stay, by player.
    pub within: Vec<Bitboard>,
    /// The moves.
    pub movement: Movement,
}

/// A player as the definition describes it.
#[derive(Clone, Debug)]
pub struct PlayerInfo {
    /// The letter in FENs.
    pub letter: char,
    /// Alternative letters in FENs of other programs.
    pub other_letters: String,
    /// The name, which is also the colour of the pieces: “White”, “Green”.
    pub name: String,
    /// The forward direction.
    pub forward: Forward,
}

/// The board geometry that a placement is read and written for.
#[derive(Clone, Copy)]
pub(crate) struct BoardGeometry<'a> {
    pub size: BoardSize,
    /// The squares that the board lacks.
    pub holes: &'a Bitboard,
    pub players: &'a [PlayerInfo],
}

/// A castling move of one player.
#[derive(Clone, Debug)]
pub struct Castling {
    /// The player.
    pub player: Player,
    /// The letter of the right in FENs.
    pub letter: char,
    /// `O-O` or `O-O-O`.
    pub san: String,
    /// The name that some programs use, which is the name of another castling move in this variant.
    pub other_san: Option<String>,
    /// The King's origin.
    pub king: Square,
    /// The King's target.
    pub king_to: Square,
    /// The Rook's origin.
    pub rook: Square,
    /// The Rook's target.
    pub rook_to: Square,
    /// The kind that castles.
    pub king_kind: KindId,
    /// The kind of the partner.
    pub rook_kind: KindId,
    /// The bit of its right in a position's set of rights.
    pub(crate) right: u8,
    /// Whether the King could also move to the target by itself. Then castling in coordinates names the Rook's square.
    pub(crate) by_rook: bool,
    /// The squares that must be empty: all between King and Rook, and their targets.
    pub(crate) free: Bitboard,
    /// The squares that the King crosses, without its target.
    pub(crate) crossed: Bitboard,
}

impl Castling {
    /// The target square in coordinate notation, which is different for every move of the King.
    pub fn target(&self) -> Square {
        if self.by_rook { self.rook } else { self.king_to }
    }
}

/// A right that a move can end, as the third field of a FEN lists it: to castle, or to the King's leap.
#[derive(Clone, Debug, PartialEq)]
pub struct FenRight {
    /// The letter, lowercase for the second player.
    pub letter: char,
    /// The number of its bit in a position's set of rights. It is the same in all positions of a variant, whatever the squares.
    pub bit: u8,
    /// The player.
    pub player: Player,
    /// The kinds that the right needs, each with the squares of which one must hold an unmoved piece of the kind. There are several
    /// squares if the start is shuffled.
    pub needs: Vec<(Bitboard, KindId)>,
}

impl FenRight {
    /// Whether a position's set of rights includes it.
    #[inline]
    pub(crate) fn is_in(&self, held: u16) -> bool {
        held >> self.bit & 1 != 0
    }

    /// All squares on which a piece that the right needs may stand.
    pub fn squares(&self) -> Bitboard {
        self.needs.iter().fold(Bitboard::EMPTY, |all, &(squares, _)| all | squares)
    }

    /// The squares of a need that hold its piece.
    pub fn standing(&self, board: &Board, (squares, kind): (Bitboard, KindId)) -> Bitboard {
        let piece = Piece { player: self.player, kind };
        squares.iter().filter(|&square| board.get(square) == Some(piece)).collect()
    }

    /// Whether all needed pieces stand on a board.
    pub fn is_possible(&self, board: &Board) -> bool {
        self.needs.iter().all(|&need| !self.standing(board, need).is_empty())
    }
}
