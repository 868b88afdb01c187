//! What a game is made of: kinds of piece, players, castling moves, rights.

use super::{KindSet, PromotionRow};
use crate::betza::Movement;
use crate::board::{Board, Piece};
use crate::{Bitboard, Forward, KindId, Letter, Letters, Player, Royal, Shape, Square};

/// A kind of piece.
#[derive(Clone, Debug)]
pub struct PieceKind {
    /// The name in English, such as “Rhinoceros”.
    pub name: String,
    /// The names in other languages, with the languages' tags; [`name_in`](PieceKind::name_in) finds one.
    pub translations: Vec<(String, String)>,
    /// Other names by which people know it.
    pub also_called: Vec<String>,
    /// The letter in position and move texts.
    pub letter: Letter,
    /// Other letters by which texts of other programs call it.
    pub other_letters: Letters,
    /// The id of its picture.
    pub art: String,
    /// How it moves, as the definition writes it.
    pub betza: String,
    /// How it moves.
    pub movement: Movement,
    /// Its worth in the units of the game's source (Rook = 5), where the source gives one.
    pub value: Option<f64>,
    /// The points for capturing it, where points decide.
    pub points: u16,
    /// Whether it is royal: always, or when it is the last of its kind.
    pub royal: bool,
    /// When it is royal.
    pub royalty: Royal,
    /// Whether it is the Rook of the castling moves.
    pub castles: bool,
    /// Whether four of it on a square of two by two are a boat triumph (Chaturaji).
    pub boat: bool,
    /// Whether a Pawn becomes it while its player has two Pawns, not only as the last Pawn (Chaturaji).
    pub early_promotion: bool,
    /// Whether it is written without a letter in move texts.
    pub pawn: bool,
    /// Whether its moves start the counting of moves without progress anew.
    pub zeroing: bool,
    /// Whether it has moves that do not go forward, so that others may be taken back.
    pub goes_back: bool,
    /// What it may become by promotion: nothing, one kind, or the owner's choice.
    pub promotes_to: Vec<KindId>,
    /// When and how it promotes: nothing if it does not, several rows for several zones.
    pub promotions: Vec<PromotionRow>,
    /// What it was before its promotion: what it is in the hand of who captures it.
    pub promoted_from: Option<KindId>,
    /// The kind that it is but for what it goes back to when it is captured (`Q~` for `Q`).
    pub same_as: Option<KindId>,
    /// How many of it a player may have for another piece to become one; 0 for any number.
    pub promotion_limit: u8,
    /// Where it may be dropped, by player.
    pub drop_zone: Vec<Bitboard>,
    /// How many of it a drop may make stand on a file; 0 for any number.
    pub drops_on_file: u8,
    /// Whether it may be dropped as what it promotes to.
    pub drops_promoted: bool,
    /// The squares that it cannot leave, by player.
    pub confined: Vec<Bitboard>,
    /// The kinds that are no screens for its hops.
    pub hops_not: KindSet,
    /// Where it may capture en passant, by player.
    pub en_passant_zone: Vec<Bitboard>,
    /// Moves that it has from some squares only.
    pub zone_moves: Vec<ZoneMoves>,
    /// Whether it captures en passant.
    pub takes_en_passant: bool,
    /// Whether its double step lets it be captured en passant.
    pub taken_en_passant: bool,
    /// The lowest rank it can stand on, counted from its owner's side from 0.
    pub lowest_rank: u8,
}

impl PieceKind {
    /// The name in the language with this tag, such as `fr`; in English where the game's definition has no other.
    pub fn name_in(&self, language: &str) -> &str {
        self.translations.iter().find(|(tag, _)| tag == language).map_or(&self.name, |(_, name)| name)
    }

    /// Whether it never leaves the squares of one colour.
    pub fn is_bound_to_colour(&self) -> bool {
        let even = |(x, y): (i8, i8)| (x + y) % 2 == 0;
        let mut walks = self.movement.walks().iter().chain(self.movement.multi_leg().iter().map(|it| &it.walk));
        !self.movement.is_empty() && walks.all(|walk| even(walk.step) && walk.bends.iter().all(|step| even(*step)))
    }

    /// Whether some of its moves capture on the way, or lead back to where they began.
    pub fn has_multi_leg(&self) -> bool {
        let in_zones = self.zone_moves.iter().map(|it| &it.movement);
        std::iter::once(&self.movement).chain(in_zones).any(|it| !it.multi_leg().is_empty())
    }

    /// All names by which it is found: in English and other languages, that of its picture, and others.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let translations = self.translations.iter().map(|(_, name)| name);
        let known = std::iter::once(&self.name).chain(translations).chain([&self.art]).chain(&self.also_called);
        known.map(String::as_str)
    }
}

/// Moves that a kind has from some squares only.
#[derive(Clone, Debug)]
pub struct ZoneMoves {
    /// The squares, by player.
    pub from: Vec<Bitboard>,
    /// The squares that they must not leave on the way, by player.
    pub within: Vec<Bitboard>,
    /// The moves.
    pub movement: Movement,
}

/// A player as the definition describes it.
#[derive(Clone, Debug)]
pub struct PlayerInfo {
    /// The letter in position texts.
    pub letter: char,
    /// Other letters by which position texts of other programs call the player.
    pub other_letters: String,
    /// The name, which is also the colour of the pieces: “White”, “Green”.
    pub name: String,
    /// Which way is forward.
    pub forward: Forward,
}

/// The board that a placement is read for.
#[derive(Clone, Copy)]
pub(crate) struct Ground<'a> {
    pub shape: Shape,
    /// The squares that are missing.
    pub holes: &'a Bitboard,
    pub players: &'a [PlayerInfo],
}

/// A castling move of one player.
#[derive(Clone, Debug)]
pub struct Castling {
    /// Whose it is.
    pub player: Player,
    /// The letter of the right in position texts.
    pub letter: char,
    /// `O-O` or `O-O-O`.
    pub san: String,
    /// What some programs call it instead, which is what this game calls another one.
    pub other_san: Option<String>,
    /// Where the King starts.
    pub king: Square,
    /// Where the King arrives.
    pub king_to: Square,
    /// Where the Rook starts.
    pub rook: Square,
    /// Where the Rook arrives.
    pub rook_to: Square,
    /// The kind that castles.
    pub king_kind: KindId,
    /// The kind of its partner.
    pub rook_kind: KindId,
    /// The place of its right among the game's rights.
    pub(crate) right: usize,
    /// Whether the King could go there by a move of its own: then the text of castling in coordinates names the Rook's square.
    pub(crate) by_rook: bool,
    /// What must be empty: everything between King and Rook, and where they arrive.
    pub(crate) free: Bitboard,
    /// What the King crosses on its way, arrival not included.
    pub(crate) crossed: Bitboard,
}

impl Castling {
    /// The square that stands for the King's arrival in coordinates: no two moves have the same text.
    pub fn target(&self) -> Square {
        if self.by_rook { self.rook } else { self.king_to }
    }
}

/// A right that a move can lose, as the third field of a position text lists it: to castle, or to the King's leap.
#[derive(Clone, Debug)]
pub struct FenRight {
    /// The letter, small for the second player.
    pub letter: char,
    /// Whose it is.
    pub player: Player,
    /// The kinds that it needs, and where a piece of each must stand that has not moved: on one of the squares, several where the
    /// start is shuffled.
    pub needs: Vec<(Bitboard, KindId)>,
}

impl FenRight {
    /// All squares on which a piece that it needs may stand.
    pub fn squares(&self) -> Bitboard {
        self.needs.iter().fold(Bitboard::EMPTY, |all, &(squares, _)| all | squares)
    }

    /// The squares of a need on which its piece stands.
    pub fn standing(&self, board: &Board, (squares, kind): (Bitboard, KindId)) -> Bitboard {
        let piece = Piece { player: self.player, kind };
        squares.iter().filter(|&square| board.get(square) == Some(piece)).collect()
    }

    /// Whether all that it needs stands on a board.
    pub fn is_possible(&self, board: &Board) -> bool {
        self.needs.iter().all(|&need| !self.standing(board, need).is_empty())
    }
}
