//! A game ready to be played: its definition, checked and compiled into tables.

mod castling;
mod checked;
mod chess960;
mod compile;
mod error;
mod first_moves;
mod kind_set;
mod kinds;
mod named;
mod parts;
mod promotion;
mod rules;
mod shuffle;
mod starts;

pub use error::{DefinitionError, DefinitionFault, DefinitionPart, ShuffleFault, VariantError};
pub use kind_set::KindSet;
pub use named::{Named, PlacedPiece};
pub(crate) use parts::Ground;
pub use parts::{Castling, FenRight, PieceKind, PlayerInfo, ZoneMoves};
pub use promotion::PromotionRow;
pub use rules::{
    CaptureRules, ChasingRules, CountingRules, DeadRules, Goal, HandRules, MaterialRules, Rules, TradeRules,
};
pub use shuffle::SetupChoice;

use crate::definition::{Definition, Family, Forward, Letter};
use crate::nearest::with_nearest;
use crate::tables::Tables;
use crate::{Bitboard, KindId, Move, Options, Player, Shape, Square};
use std::sync::{Arc, Mutex};

/// The definitions that come with this crate, in the order in which a menu would list them.
const BUILT_IN: [(&str, &str); 6] = [
    ("gigachess", include_str!("../../variants/gigachess.json")),
    ("gigachess2", include_str!("../../variants/gigachess2.json")),
    ("janus", include_str!("../../variants/janus.json")),
    ("chaturaji", include_str!("../../variants/chaturaji.json")),
    ("chess", include_str!("../../variants/chess.json")),
    ("capablanca", include_str!("../../variants/capablanca.json")),
];

/// What stands for the King's kind where there is none.
const NO_KIND: KindId = KindId(u8::MAX);

/// A game: board, players, kinds of piece, start and special rules, compiled into tables.
///
/// ```
/// use menagerie_rules::{Options, Variant};
/// let giga = Variant::by_id("gigachess", &Options::none()).unwrap();
/// assert_eq!((giga.shape().files(), giga.kinds().len()), (14, 20));
/// ```
#[derive(Debug)]
pub struct Variant {
    definition: Definition,
    options: Options,
    shape: Shape,
    holes: Bitboard,
    players: Vec<PlayerInfo>,
    kinds: Vec<PieceKind>,
    /// The one royal kind or the first of several; no kind of the game if there is none.
    royal: KindId,
    rules: Rules,
    /// By player and kind: how many stand in the start position.
    start_counts: Vec<Vec<u8>>,
    castling: Vec<Castling>,
    rights: Vec<FenRight>,
    /// The squares that some right depends on.
    kept: Bitboard,
    king_leap: bool,
    insufficient: Vec<Vec<KindId>>,
    promotion_squares: Vec<(Square, KindId, Player)>,
    start: String,
    tables: Tables,
    /// By player: where a piece that promotes may be one move from doing so.
    promoters: Vec<Bitboard>,
    /// By player: where a move may end that promotes.
    promotion_area: Vec<Bitboard>,
    /// By player: where some kind may capture en passant.
    en_passant_area: Vec<Bitboard>,
    shuffle: Option<shuffle::Shuffle>,
    first_moves: Option<first_moves::FirstMoves>,
    /// Whether castling begins wherever King and Rook stand in a position's text.
    chess960_castling: bool,
    /// The castling moves of the definition, if they may begin elsewhere.
    usual_castling: Vec<Castling>,
    /// The same game with castling from other squares, as the last position's text that was read had it.
    castling_elsewhere: Mutex<Option<Arc<Variant>>>,
}

impl Variant {
    /// The ids of the built-in games, as a menu would list them.
    pub fn ids() -> impl Iterator<Item = &'static str> {
        BUILT_IN.iter().map(|(id, _)| *id)
    }

    /// The definitions of the built-in games, in the same order. Reading one takes a small part of the time that compiling it takes.
    ///
    /// # Errors
    /// If a definition cannot be read.
    pub fn definitions() -> impl Iterator<Item = Result<Definition, VariantError>> {
        BUILT_IN.iter().map(|(_, json)| Ok(read_definition(json)?))
    }

    /// A built-in game.
    ///
    /// # Errors
    /// If there is no such game, or it has no such option.
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
        // Where there is no such game, the error lists those that there are.
        Variant::by_id(Variant::id_named(name)?.unwrap_or(name), options)
    }

    /// The id of the built-in game with this name, as [`Variant::named`] reads it; none if there is no such game.
    ///
    /// # Errors
    /// If a definition cannot be read.
    pub fn id_named(name: &str) -> Result<Option<&'static str>, VariantError> {
        if let Some(id) = Variant::ids().find(|id| *id == name) {
            return Ok(Some(id));
        }
        for (id, json) in BUILT_IN {
            // Compiling a game takes much longer than reading what it is called.
            if read_definition(json)?.is_called(name) {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }

    /// A game from the JSON of its definition.
    ///
    /// # Errors
    /// If the definition is wrong, saying what and where, or it has no such option.
    pub fn from_json(json: &str, options: &Options) -> Result<Arc<Variant>, VariantError> {
        Variant::from_definition(read_definition(json)?, options)
    }

    /// The id, such as `gigachess`.
    pub fn id(&self) -> &str {
        &self.definition.id
    }

    /// The name for people.
    pub fn name(&self) -> &str {
        &self.definition.name
    }

    /// What the `Variant` tag of a game text calls it; none for orthodox chess, whose games have no such tag.
    pub fn variant_tag(&self) -> Option<&str> {
        let tag = self.definition.variant_tag.as_deref().unwrap_or(self.name());
        Some(tag).filter(|tag| !tag.is_empty())
    }

    /// The definition this game was compiled from.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// The options that were chosen.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Which set of rules the pieces move under.
    pub fn family(&self) -> Family {
        self.definition.family
    }

    /// The board.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The squares that the board does not have.
    pub fn holes(&self) -> Bitboard {
        self.holes
    }

    /// What a placement is read and written for.
    pub(crate) fn ground(&self) -> Ground<'_> {
        Ground { shape: self.shape, holes: &self.holes, players: &self.players }
    }

    /// Who plays, in the order of turns.
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

    /// The kind with this letter, or the one that has it as another letter.
    pub fn kind_by_letter(&self, letter: impl TryInto<Letter>) -> Option<KindId> {
        let letter = letter.try_into().ok()?;
        let other = |kind: &KindId| self.kind(*kind).other_letters.0.contains(&letter);
        kind_with(&self.kinds, letter).or_else(|| self.kind_ids().find(other))
    }

    /// The King's kind: the royal one or the first of several; none where no kind is royal.
    pub fn royal(&self) -> Option<KindId> {
        Some(self.royal).filter(|_| self.royal != NO_KIND)
    }

    /// Whether the kind is the King's.
    #[inline]
    pub fn is_king(&self, kind: KindId) -> bool {
        self.royal == kind
    }

    /// First moves of pieces that may come back to where they began; none in most games.
    #[inline]
    pub(crate) fn first_moves(&self) -> Option<&first_moves::FirstMoves> {
        self.first_moves.as_ref()
    }

    /// The rules beyond how the pieces move.
    #[inline]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many pieces of a kind a player has in the start position.
    pub fn start_count(&self, player: Player, kind: KindId) -> u8 {
        self.start_counts[player.index()][kind.index()]
    }

    /// The castling moves.
    pub fn castling(&self) -> &[Castling] {
        &self.castling
    }

    /// The castling move that this move is, if it is one.
    pub fn castling_of(&self, mv: Move) -> Option<&Castling> {
        let is_it = |it: &&Castling| it.king == mv.from() && it.king_to == mv.to();
        self.castling.iter().find(is_it).filter(|_| mv.is_castling())
    }

    /// The rights of both players as position texts list them: to castle, in the order of the castling moves, then to the King's leap.
    pub fn rights(&self) -> &[FenRight] {
        &self.rights
    }

    /// The squares on which something must not change for some right to be kept.
    #[inline]
    pub(crate) fn kept(&self) -> &Bitboard {
        &self.kept
    }

    /// Whether Kings have their leap.
    pub fn king_leap(&self) -> bool {
        self.king_leap
    }

    /// What one side may have besides its King, against a bare King, for the game to be a draw.
    pub fn insufficient(&self) -> &[Vec<KindId>] {
        &self.insufficient
    }

    /// The type of piece a player's Pawn becomes on each square of its far rank (Chaturaji family).
    pub fn promotion_squares(&self) -> &[(Square, KindId, Player)] {
        &self.promotion_squares
    }

    /// The start position's text, with the options as chosen.
    pub fn start(&self) -> &str {
        &self.start
    }

    /// The tables of where each piece may go.
    #[inline]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// Whether a square is on a player's farthest rank.
    #[inline]
    pub fn is_promotion_rank(&self, player: Player, square: Square) -> bool {
        self.relative_rank(player, square) + 1 == self.relative_ranks(player)
    }

    /// Where a piece that promotes may be one move from the player's farthest rank; from all other squares it is not.
    #[inline]
    pub(crate) fn promoters(&self, player: Player) -> &Bitboard {
        &self.promoters[player.index()]
    }

    /// Where a move of the player may end that promotes; those that end elsewhere do not.
    #[inline]
    pub(crate) fn promotion_area(&self, player: Player) -> &Bitboard {
        &self.promotion_area[player.index()]
    }

    /// Where some kind of the player may capture en passant.
    #[inline]
    pub(crate) fn en_passant_area(&self, player: Player) -> &Bitboard {
        &self.en_passant_area[player.index()]
    }

    /// A kind with those that differ from it only in what they become when they are captured.
    pub(crate) fn alike(&self, kind: KindId) -> KindSet {
        let base = |kind: KindId| self.kind(kind).same_as.unwrap_or(kind);
        self.kind_ids().filter(|it| base(*it) == base(kind)).collect()
    }

    /// How many squares lie behind a square, as the player looks forward: 0 on the nearest rank.
    #[inline]
    pub fn relative_rank(&self, player: Player, square: Square) -> u8 {
        match self.players[player.index()].forward {
            Forward::North => square.rank(),
            Forward::South => self.shape.ranks() - 1 - square.rank(),
            Forward::East => square.file(),
            Forward::West => self.shape.files() - 1 - square.file(),
        }
    }

    /// How many ranks the board has in a player's forward direction.
    pub fn relative_ranks(&self, player: Player) -> u8 {
        match self.players[player.index()].forward {
            Forward::North | Forward::South => self.shape.ranks(),
            Forward::East | Forward::West => self.shape.files(),
        }
    }

    /// The square a step away, the step as the player sees the board.
    pub fn relative_offset(&self, player: Player, square: Square, step: (i8, i8)) -> Option<Square> {
        let (files, ranks) = self.players[player.index()].forward.turn(step);
        self.shape.offset(square, files, ranks)
    }
}

impl Definition {
    /// Whether this is the id, the name or another name of the game. Small and capital letters, blanks, hyphens and the word “chess”
    /// make no difference.
    pub fn is_called(&self, name: &str) -> bool {
        let also = self.also_called.iter().chain(&self.variant_tag).map(String::as_str);
        [self.id.as_str(), &self.name].into_iter().chain(also).any(|known| is_same_name(known, name))
    }
}

/// Whether two names of games are the same, as [`Definition::is_called`] compares them.
pub fn is_same_name(one: &str, other: &str) -> bool {
    plain(one) == plain(other)
}

/// A game's name without what makes no difference.
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

/// The JSON reader's words without the place, which is told apart from them.
fn without_place(words: &str) -> String {
    words.split(" at line ").next().unwrap_or(words).to_string()
}
