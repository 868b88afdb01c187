//! A variant: a definition that was checked and compiled into tables.

mod castling;
mod castling_set;
mod checked;
mod chess960;
mod compile;
mod error;
mod first_moves;
mod in_variant;
mod kind_set;
mod kinds;
mod parts;
mod promotion;
mod rules;
mod shuffle;
mod starts;

pub use castling_set::CastlingSet;
pub use error::{DefinitionError, DefinitionErrorKind, DefinitionPart, ShuffleError, VariantError};
pub use in_variant::{InVariant, PlacedPiece};
pub use kind_set::KindSet;
pub(crate) use parts::BoardGeometry;
pub use parts::{Castling, FenRight, PieceKind, PlayerInfo, ZoneMoves};
pub use promotion::PromotionRow;
pub use rules::{
    CaptureRules, ChasingRules, CheckRules, CountingRules, EndRules, Goal, MaterialRules, PocketRules, Rules,
};
pub use shuffle::SetupChoice;

use crate::definition::{Definition, Family, Forward, Letter};
use crate::nearest::with_nearest;
use crate::tables::Tables;
use crate::{Bitboard, BoardSize, KindId, Options, Player, Square};
use std::sync::Arc;

/// The ids and the definitions of the built-in variants, the largest boards first. `build.rs` lists the files of the folder `variants`.
const BUILT_IN: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/built_in.rs"));

/// The value of `royal` in variants without a royal kind.
const NO_KIND: KindId = KindId(u8::MAX);

/// A variant: board, players, kinds of pieces, start position and special rules, compiled into tables.
///
/// ```
/// use menagerie_rules::{Options, Variant};
/// let giga = Variant::by_id("gigachess", &Options::none()).unwrap();
/// assert_eq!((giga.board_size().files(), giga.kinds().len()), (14, 20));
/// ```
#[derive(Debug)]
pub struct Variant {
    definition: Definition,
    options: Options,
    size: BoardSize,
    holes: Bitboard,
    players: Vec<PlayerInfo>,
    kinds: Vec<PieceKind>,
    /// The royal kind, or the first of several; `NO_KIND` if there is none.
    royal: KindId,
    rules: Rules,
    /// By player and kind: the number of pieces in the start position.
    start_counts: Vec<Vec<u8>>,
    /// That of the start position.
    castling: Arc<CastlingSet>,
    king_leap: bool,
    insufficient: Vec<Vec<KindId>>,
    promotion_squares: Vec<(Square, KindId, Player)>,
    start: String,
    tables: Tables,
    /// By player: the squares from which a move may promote.
    promoters: Vec<Bitboard>,
    /// By player: the squares where a promoting move may end.
    promotion_area: Vec<Bitboard>,
    /// By player: the squares where some kind may capture en passant.
    en_passant_area: Vec<Bitboard>,
    shuffle: Option<shuffle::Shuffle>,
    first_moves: Option<first_moves::FirstMoves>,
    /// Whether King and Rooks castle from their squares in a FEN.
    chess960_castling: bool,
}

impl Variant {
    /// The ids of the built-in variants, in the order of a menu.
    pub fn ids() -> impl Iterator<Item = &'static str> {
        BUILT_IN.iter().map(|(id, _)| *id)
    }

    /// The definitions of the built-in variants, in the order of [`ids`](Variant::ids). Parsing a definition takes much less time than
    /// compiling it.
    ///
    /// # Errors
    /// If a definition cannot be parsed.
    pub fn definitions() -> impl Iterator<Item = Result<Definition, VariantError>> {
        BUILT_IN.iter().map(|(_, json)| Ok(read_definition(json)?))
    }

    /// A built-in variant.
    ///
    /// # Errors
    /// If there is no such variant, or it has no such option.
    pub fn by_id(id: &str, options: &Options) -> Result<Arc<Variant>, VariantError> {
        let Some((_, json)) = BUILT_IN.iter().find(|(known, _)| *known == id) else {
            return Err(VariantError::UnknownGame { given: id.to_string(), known: Variant::ids().collect() });
        };
        Variant::from_json(json, options)
    }

    /// A built-in game by its id, its name, or another name that it has, in small or capital letters, with or without spaces,
    /// hyphens and the word “chess”: `janus`, `Janus Chess`, `JANUS-CHESS`.
    ///
    /// # Errors
    /// If there is no such game, or it has no such option.
    ///
    /// ```
    /// use menagerie_rules::{Options, Variant};
    /// let id = |name: &str| Variant::named(name, &Options::none()).map(|variant| variant.id().to_string());
    /// assert_eq!(id("From Position").unwrap(), "chess");
    /// assert_eq!(id("gigachess-ii").unwrap(), "gigachess2");
    /// assert!(id("Chess960").is_err());
    /// ```
    pub fn named(name: &str, options: &Options) -> Result<Arc<Variant>, VariantError> {
        // If there is no such variant, the error lists the existing ones.
        Variant::by_id(Variant::id_named(name)?.unwrap_or(name), options)
    }

    /// The id of the built-in variant with this name, as [`Variant::named`] reads it; `None` if there is none.
    ///
    /// # Errors
    /// If a definition cannot be parsed.
    pub fn id_named(name: &str) -> Result<Option<&'static str>, VariantError> {
        if let Some(id) = Variant::ids().find(|id| *id == name) {
            return Ok(Some(id));
        }
        for (id, json) in BUILT_IN {
            // Compiling a variant takes much longer than comparing its names.
            if read_definition(json)?.is_called(name) {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }

    /// Compiles a variant from the JSON of its definition.
    ///
    /// # Errors
    /// If the definition is wrong, or has no such option. The error names the part.
    pub fn from_json(json: &str, options: &Options) -> Result<Arc<Variant>, VariantError> {
        Variant::from_definition(read_definition(json)?, options)
    }

    /// The id, such as `gigachess`.
    pub fn id(&self) -> &str {
        &self.definition.id
    }

    /// The name in English.
    pub fn name(&self) -> &str {
        &self.definition.name
    }

    /// The value of the `Variant` tag in PGN; `None` for orthodox chess, which has no such tag.
    pub fn variant_tag(&self) -> Option<&str> {
        let tag = self.definition.variant_tag.as_deref().unwrap_or(self.name());
        Some(tag).filter(|tag| !tag.is_empty())
    }

    /// The definition from which the variant was compiled.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// The chosen options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The family of rules.
    pub fn family(&self) -> Family {
        self.definition.family
    }

    /// The size of the board.
    pub fn board_size(&self) -> BoardSize {
        self.size
    }

    /// The squares that the board lacks.
    pub fn holes(&self) -> Bitboard {
        self.holes
    }

    /// The board geometry for reading and writing placements.
    pub(crate) fn geometry(&self) -> BoardGeometry<'_> {
        BoardGeometry { size: self.size, holes: &self.holes, players: &self.players }
    }

    /// The players, in the order of turns.
    pub fn players(&self) -> &[PlayerInfo] {
        &self.players
    }

    /// A player's description.
    pub fn player(&self, player: Player) -> &PlayerInfo {
        &self.players[player.index()]
    }

    /// The players, in the order of turns.
    pub fn turn_order(&self) -> impl Iterator<Item = Player> + use<> {
        (0..self.players.len() as u8).map(Player)
    }

    /// The kinds of piece, in the order of the definition.
    pub fn kinds(&self) -> &[PieceKind] {
        &self.kinds
    }

    /// A kind's description.
    #[inline]
    pub fn kind(&self, kind: KindId) -> &PieceKind {
        &self.kinds[kind.index()]
    }

    /// The ids of all kinds, in the order of the definition.
    pub fn kind_ids(&self) -> impl Iterator<Item = KindId> + use<> {
        (0..self.kinds.len() as u8).map(KindId)
    }

    /// The kind with this letter, or with this alternative letter.
    pub fn kind_by_letter(&self, letter: impl TryInto<Letter>) -> Option<KindId> {
        let letter = letter.try_into().ok()?;
        let other = |kind: &KindId| self.kind(*kind).other_letters.0.contains(&letter);
        kind_with(&self.kinds, letter).or_else(|| self.kind_ids().find(other))
    }

    /// The royal kind, or the first of several; `None` if there is none.
    pub fn royal(&self) -> Option<KindId> {
        Some(self.royal).filter(|_| self.royal != NO_KIND)
    }

    /// Whether the kind is royal.
    #[inline]
    pub fn is_king(&self, kind: KindId) -> bool {
        self.royal == kind
    }

    /// First moves of pieces that may return to their start squares; `None` in most variants.
    #[inline]
    pub(crate) fn first_moves(&self) -> Option<&first_moves::FirstMoves> {
        self.first_moves.as_ref()
    }

    /// The rules besides the moves of pieces.
    #[inline]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of a player's pieces of a kind in the start position.
    pub fn start_count(&self, player: Player, kind: KindId) -> u8 {
        self.start_counts[player.index()][kind.index()]
    }

    /// The castling moves and the rights, as the definition describes them. Where King and Rooks may start on other squares, those of a
    /// position are its own: [`Position::castling`](crate::Position::castling).
    #[inline]
    pub fn castling(&self) -> &Arc<CastlingSet> {
        &self.castling
    }

    /// Whether Kings have their leap.
    pub fn king_leap(&self) -> bool {
        self.king_leap
    }

    /// The material that one player may have besides the King, against a bare King, for a draw.
    pub fn insufficient(&self) -> &[Vec<KindId>] {
        &self.insufficient
    }

    /// The promotion of a player's Pawn on each square of its farthest rank (Chaturaji family).
    pub fn promotion_squares(&self) -> &[(Square, KindId, Player)] {
        &self.promotion_squares
    }

    /// The FEN of the start position, with the chosen options.
    pub fn start(&self) -> &str {
        &self.start
    }

    /// The move tables.
    #[inline]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// Whether a square is on a player's farthest rank.
    #[inline]
    pub fn is_promotion_rank(&self, player: Player, square: Square) -> bool {
        self.relative_rank(player, square) + 1 == self.relative_ranks(player)
    }

    /// The squares from which a piece that promotes may reach the player's farthest rank in one move.
    #[inline]
    pub(crate) fn promoters(&self, player: Player) -> &Bitboard {
        &self.promoters[player.index()]
    }

    /// The squares where a promoting move of the player may end.
    #[inline]
    pub(crate) fn promotion_area(&self, player: Player) -> &Bitboard {
        &self.promotion_area[player.index()]
    }

    /// The squares where some kind of the player may capture en passant.
    #[inline]
    pub(crate) fn en_passant_area(&self, player: Player) -> &Bitboard {
        &self.en_passant_area[player.index()]
    }

    /// A kind together with the kinds that differ from it only in what they revert to when captured.
    pub(crate) fn alike(&self, kind: KindId) -> KindSet {
        let base = |kind: KindId| self.kind(kind).same_as.unwrap_or(kind);
        self.kind_ids().filter(|it| base(*it) == base(kind)).collect()
    }

    /// The rank of a square from the player's point of view: 0 is the nearest.
    #[inline]
    pub fn relative_rank(&self, player: Player, square: Square) -> u8 {
        match self.players[player.index()].forward {
            Forward::North => square.rank(),
            Forward::South => self.size.ranks() - 1 - square.rank(),
            Forward::East => square.file(),
            Forward::West => self.size.files() - 1 - square.file(),
        }
    }

    /// The number of ranks in a player's forward direction.
    pub fn relative_ranks(&self, player: Player) -> u8 {
        match self.players[player.index()].forward {
            Forward::North | Forward::South => self.size.ranks(),
            Forward::East | Forward::West => self.size.files(),
        }
    }

    /// The square at the end of a step, from the player's point of view.
    pub fn relative_offset(&self, player: Player, square: Square, step: (i8, i8)) -> Option<Square> {
        let (files, ranks) = self.players[player.index()].forward.turn(step);
        self.size.offset(square, files, ranks)
    }
}

impl Definition {
    /// Whether this is the id, the name or another name of the variant. Case, blanks, hyphens and the word “chess” do not matter.
    pub fn is_called(&self, name: &str) -> bool {
        let also = self.also_called.iter().chain(&self.variant_tag).map(String::as_str);
        [self.id.as_str(), &self.name].into_iter().chain(also).any(|known| is_same_name(known, name))
    }
}

/// Whether two names of variants are equal in the sense of [`Definition::is_called`].
pub fn is_same_name(one: &str, other: &str) -> bool {
    plain(one) == plain(other)
}

/// A normalised name of a variant.
fn plain(name: &str) -> String {
    let plain: String = name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    match plain.strip_suffix("chess") {
        Some(rest) if !rest.is_empty() => rest.to_string(),
        _ => plain,
    }
}

fn read_definition(json: &str) -> Result<Definition, DefinitionError> {
    serde_json::from_str(json).map_err(|error| DefinitionError::Json {
        line: error.line(),
        column: error.column(),
        what: with_nearest(&without_place(&error.to_string())),
    })
}

/// The kind with this letter.
fn kind_with(kinds: &[PieceKind], letter: Letter) -> Option<KindId> {
    kinds.iter().position(|kind| kind.letter == letter).map(|kind| KindId(kind as u8))
}

/// The message of the JSON parser without the place, which is reported separately.
fn without_place(words: &str) -> String {
    words.split(" at line ").next().unwrap_or(words).to_string()
}
