//! The named types of pieces in Fairy-Stockfish.

/// A type of piece: an index into [`NAMED`], or [`CUSTOM`] plus the index of a custom piece.
pub(super) type PieceType = u8;

/// Any type, in a set of types: `*`.
pub(super) const ANY: PieceType = 0;
pub(super) const PAWN: PieceType = 1;
pub(super) const KNIGHT: PieceType = 2;
pub(super) const BISHOP: PieceType = 3;
pub(super) const ROOK: PieceType = 4;
pub(super) const QUEEN: PieceType = 5;
pub(super) const SILVER: PieceType = 9;
pub(super) const BERS: PieceType = 11;
pub(super) const FERS: PieceType = 6;
pub(super) const SHOGI_PAWN: PieceType = 19;
pub(super) const CANNON: PieceType = 27;
pub(super) const JANGGI_CANNON: PieceType = 28;
pub(super) const SOLDIER: PieceType = 29;
pub(super) const HORSE: PieceType = 30;
pub(super) const ELEPHANT: PieceType = 31;
pub(super) const JANGGI_ELEPHANT: PieceType = 32;
pub(super) const WAZIR: PieceType = 34;
/// The first custom type.
pub(super) const CUSTOM: PieceType = 37;
/// The maximum number of custom types.
pub(super) const CUSTOMS: PieceType = 25;
pub(super) const KING: PieceType = 63;

/// A named type.
pub(super) struct NamedType {
    pub piece: PieceType,
    /// The key, and the word in `mobilityRegion…`.
    pub key: &'static str,
    /// The English name.
    pub name: &'static str,
    /// Its moves in this project's Betza notation, without double steps.
    pub betza: &'static str,
}

const fn named(piece: PieceType, key: &'static str, name: &'static str, betza: &'static str) -> NamedType {
    NamedType { piece, key, name, betza }
}

/// All named types in the order of their indices, the King last.
pub(super) const NAMED: &[NamedType] = &[
    named(PAWN, "pawn", "Pawn", "fmWfcF"),
    named(KNIGHT, "knight", "Knight", "N"),
    named(BISHOP, "bishop", "Bishop", "B"),
    named(ROOK, "rook", "Rook", "R"),
    named(QUEEN, "queen", "Queen", "Q"),
    named(FERS, "fers", "Ferz", "F"),
    named(7, "alfil", "Alfil", "A"),
    named(8, "fersAlfil", "Elephant", "FA"),
    named(SILVER, "silver", "Silver General", "FfW"),
    named(10, "aiwok", "Ai-Wok", "RNF"),
    named(BERS, "bers", "Dragon King", "RF"),
    named(12, "archbishop", "Archbishop", "BN"),
    named(13, "chancellor", "Chancellor", "RN"),
    named(14, "amazon", "Amazon", "QN"),
    named(15, "knibis", "Knight-Bishop", "mNcB"),
    named(16, "biskni", "Bishop-Knight", "mBcN"),
    named(17, "kniroo", "Knight-Rook", "mNcR"),
    named(18, "rookni", "Rook-Knight", "mRcN"),
    named(SHOGI_PAWN, "shogiPawn", "Shogi Pawn", "fW"),
    named(20, "lance", "Lance", "fR"),
    named(21, "shogiKnight", "Shogi Knight", "fN"),
    named(22, "gold", "Gold General", "WfF"),
    named(23, "dragonHorse", "Dragon Horse", "BW"),
    named(24, "clobber", "Clobber Piece", "cW"),
    named(25, "breakthrough", "Breakthrough Pawn", "fmWfF"),
    named(26, "immobile", "Immobile Piece", ""),
    named(CANNON, "cannon", "Cannon", "mRcpR"),
    named(JANGGI_CANNON, "janggiCannon", "Janggi Cannon", "pR"),
    named(SOLDIER, "soldier", "Soldier", "fsW"),
    named(HORSE, "horse", "Horse", "nN"),
    named(ELEPHANT, "elephant", "Xiangqi Elephant", "nA"),
    named(JANGGI_ELEPHANT, "janggiElephant", "Janggi Elephant", "nZ"),
    named(33, "banner", "Banner", "RcpRnN"),
    named(WAZIR, "wazir", "Wazir", "W"),
    named(35, "commoner", "Commoner", "K"),
    named(36, "centaur", "Centaur", "KN"),
    named(KING, "king", "King", "K"),
];

/// A set of types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TypeSet(u64);

impl TypeSet {
    pub const NONE: TypeSet = TypeSet(0);

    pub const fn of(piece: PieceType) -> TypeSet {
        TypeSet(1 << piece)
    }

    pub const fn has(self, piece: PieceType) -> bool {
        self.0 & (1 << piece) != 0
    }

    #[must_use]
    pub const fn with(self, piece: PieceType) -> TypeSet {
        TypeSet(self.0 | 1 << piece)
    }

    #[must_use]
    pub const fn without(self, piece: PieceType) -> TypeSet {
        TypeSet(self.0 & !(1 << piece))
    }

    #[must_use]
    pub const fn and(self, other: TypeSet) -> TypeSet {
        TypeSet(self.0 | other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the types, the last first: the best promotions are near the end of the table.
    pub fn iter(self) -> impl Iterator<Item = PieceType> {
        (0..64).rev().filter(move |&piece| self.has(piece))
    }

    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }
}

/// The entry of a named type.
pub(super) fn entry(piece: PieceType) -> Option<&'static NamedType> {
    NAMED.iter().find(|entry| entry.piece == piece)
}

/// Whether the type is custom.
pub(super) const fn is_custom(piece: PieceType) -> bool {
    piece >= CUSTOM && piece < CUSTOM + CUSTOMS
}

/// The key of a type: `knight`, `customPiece3`.
pub(super) fn key(piece: PieceType) -> String {
    entry(piece).map_or_else(|| format!("customPiece{}", piece - CUSTOM + 1), |entry| entry.key.to_string())
}

/// All types in the order in which they are read.
pub(super) fn all() -> impl Iterator<Item = PieceType> {
    (PAWN..CUSTOM + CUSTOMS).chain([KING])
}
