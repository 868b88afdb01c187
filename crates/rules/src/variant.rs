//! A game ready to be played: its definition, checked and compiled into tables.

use crate::betza::{BetzaError, Movement};
use crate::definition::{Definition, Family, OptionDefinition, OptionalRule, Options};
use crate::tables::{KindMoves, Tables};
use crate::{Bitboard, Shape, Square};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The definitions that come with this crate, in the order in which a menu would list them.
const BUILT_IN: [(&str, &str); 6] = [
    ("gigachess", include_str!("../variants/gigachess.json")),
    ("gigachess2", include_str!("../variants/gigachess2.json")),
    ("janus", include_str!("../variants/janus.json")),
    ("chaturaji", include_str!("../variants/chaturaji.json")),
    ("chess", include_str!("../variants/chess.json")),
    ("capablanca", include_str!("../variants/capablanca.json")),
];

/// A player, by the order of turns from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Player(pub(crate) u8);

impl Player {
    /// The most players a game can have.
    pub const MOST: usize = 4;

    /// The player's place in the order of turns, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of piece, by its place in the definition from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct KindId(pub(crate) u8);

impl KindId {
    /// The most kinds a game can have.
    pub const MOST: usize = 32;

    /// The kind's place in the definition, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of piece.
#[derive(Clone, Debug)]
pub struct Kind {
    /// The name for people, such as “Rhinoceros”.
    pub name: String,
    /// The capital letter in position and move texts.
    pub letter: char,
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
    /// Whether it is the King.
    pub royal: bool,
    /// Whether it is written without a letter in move texts.
    pub pawn: bool,
    /// Whether its moves start the counting of moves without progress anew.
    pub progress: bool,
    /// What it becomes on the farthest rank: nothing, one kind, or the owner's choice.
    pub promotes_to: Vec<KindId>,
    /// Whether it captures en passant.
    pub takes_en_passant: bool,
    /// Whether its double step lets it be captured en passant.
    pub taken_en_passant: bool,
    /// The lowest rank it can stand on, counted from its owner's side from 0.
    pub lowest_rank: u8,
}

/// A player as the definition describes it.
#[derive(Clone, Debug)]
pub struct PlayerInfo {
    /// The letter in position texts.
    pub letter: char,
    /// The name, which is also the colour of the pieces: “White”, “Green”.
    pub name: String,
    /// Which way is forward.
    pub forward: crate::definition::Forward,
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
    /// Where the King starts.
    pub king: Square,
    /// Where the King arrives.
    pub king_to: Square,
    /// Where the Rook starts.
    pub rook: Square,
    /// Where the Rook arrives.
    pub rook_to: Square,
    /// What must be empty: everything between King and Rook, and where they arrive.
    pub(crate) free: Bitboard,
    /// What the King crosses on its way, arrival not included.
    pub(crate) crossed: Bitboard,
}

/// A right that a move can lose: to castle, or to the King's leap.
#[derive(Clone, Debug)]
pub(crate) struct Right {
    pub letter: char,
    pub player: Player,
    /// The squares on which nothing may have changed, with the kind that must stand there.
    pub keeps: Vec<(Square, KindId)>,
}

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
    players: Vec<PlayerInfo>,
    kinds: Vec<Kind>,
    royal: KindId,
    castling: Vec<Castling>,
    rights: Vec<Right>,
    king_leap: bool,
    insufficient: Vec<Vec<KindId>>,
    promotion_squares: Vec<(Square, KindId, Player)>,
    start: String,
    tables: Tables,
}

/// Why there is no such game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum VariantError {
    /// No built-in game has this id.
    #[error("there is no game “{given}”; the games are {known}")]
    UnknownGame {
        /// What was asked for.
        given: String,
        /// The ids there are.
        known: String,
    },
    /// The game has no such option.
    #[error("{game} has no option “{given}”{known}")]
    UnknownOption {
        /// The game's name.
        game: String,
        /// What was asked for.
        given: String,
        /// The options there are, in words.
        known: String,
    },
    /// The definition is wrong.
    #[error(transparent)]
    Definition(#[from] DefinitionError),
}

/// What is wrong with a definition, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DefinitionError {
    /// Not the JSON of a definition.
    #[error("line {line}, column {column} of the definition: {what}")]
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What the reader says.
        what: String,
    },
    /// A piece's move cannot be read.
    #[error("piece {piece}: {fault}")]
    Betza {
        /// The piece's name.
        piece: String,
        /// The fault.
        fault: BetzaError,
    },
    /// Anything else.
    #[error("{place}: {what}")]
    Wrong {
        /// Which part of the definition.
        place: String,
        /// What is wrong there.
        what: String,
    },
}

fn wrong<T>(place: impl Into<String>, what: impl Into<String>) -> Result<T, DefinitionError> {
    Err(DefinitionError::Wrong { place: place.into(), what: what.into() })
}

impl Variant {
    /// The ids of the built-in games, as a menu would list them.
    pub fn ids() -> impl Iterator<Item = &'static str> {
        BUILT_IN.iter().map(|(id, _)| *id)
    }

    /// A built-in game.
    ///
    /// # Errors
    /// If there is no such game, or it has no such option.
    pub fn by_id(id: &str, options: &Options) -> Result<Arc<Variant>, VariantError> {
        let Some((_, json)) = BUILT_IN.iter().find(|(known, _)| *known == id) else {
            let known = Variant::ids().collect::<Vec<_>>().join(", ");
            return Err(VariantError::UnknownGame { given: id.to_string(), known });
        };
        Variant::from_json(json, options)
    }

    /// A game from the JSON of its definition.
    ///
    /// # Errors
    /// If the definition is wrong, saying what and where, or it has no such option.
    pub fn from_json(json: &str, options: &Options) -> Result<Arc<Variant>, VariantError> {
        let definition: Definition = serde_json::from_str(json).map_err(|error| DefinitionError::Json {
            line: error.line(),
            column: error.column(),
            what: error.to_string(),
        })?;
        for given in options.ids() {
            if !definition.options.iter().any(|option| option.id == given) {
                let ids: Vec<_> = definition.options.iter().map(|option| option.id.as_str()).collect();
                let known = if ids.is_empty() { String::new() } else { format!("; it has {}", ids.join(", ")) };
                let (game, given) = (definition.name.clone(), given.to_string());
                return Err(VariantError::UnknownOption { game, given, known });
            }
        }
        let variant = Arc::new(Variant::compile(definition, options)?);
        if let Err(error) = crate::Position::from_fen(&variant, variant.start()) {
            return Err(VariantError::Definition(DefinitionError::Wrong {
                place: "start".to_string(),
                what: error.to_string(),
            }));
        }
        Ok(variant)
    }

    fn compile(definition: Definition, options: &Options) -> Result<Variant, DefinitionError> {
        let Some(shape) = Shape::new(definition.board.files, definition.board.ranks) else {
            return wrong("board", "files and ranks must be from 1 to 16");
        };
        let players = players(&definition)?;
        let kinds = kinds(&definition, shape)?;
        let royals: Vec<usize> = (0..kinds.len()).filter(|&kind| kinds[kind].royal).collect();
        let &[royal] = royals.as_slice() else {
            return wrong("pieces", format!("exactly one kind must be royal, not {}", royals.len()));
        };
        let royal = KindId(royal as u8);
        let letters = |letter: char| kind_with(&kinds, letter);

        let mut castling = Vec::new();
        for entry in &definition.castling {
            castling.push(castling_move(entry, shape)?);
        }
        if !castling.is_empty() && letters('R').is_none() {
            return wrong("castling", "there is no piece R to castle with");
        }
        let insufficient = definition
            .insufficient
            .iter()
            .map(|text| {
                text.chars()
                    .map(|letter| letters(letter).map_or_else(|| unknown_letter("insufficient", letter), Ok))
                    .collect()
            })
            .collect::<Result<Vec<Vec<KindId>>, _>>()?;

        let on: Vec<&OptionDefinition> =
            definition.options.iter().filter(|option| options.is_on(&option.id)).collect();
        let start = on.last().map_or(&definition.start, |option| &option.start).clone();
        let king_leap = on.iter().any(|option| option.rule == OptionalRule::KingLeap);
        let stands = start_squares(&start, shape, &kinds, &players);

        let mut rights: Vec<Right> = Vec::new();
        for castle in &castling {
            let rook = letters('R').unwrap_or(royal);
            rights.push(Right {
                letter: castle.letter,
                player: castle.player,
                keeps: vec![(castle.king, royal), (castle.rook, rook)],
            });
        }
        if king_leap {
            for (player, letter) in [(Player(0), 'K'), (Player(1), 'k')] {
                let Some(home) = stands(player, royal).iter().next() else {
                    return wrong("start", "a player has no King");
                };
                rights.push(Right { letter, player, keeps: vec![(home, royal)] });
            }
        }
        let mut seen = BTreeSet::new();
        if rights.len() > 8 || !rights.iter().all(|right| seen.insert(right.letter)) {
            return wrong("castling", "there may be at most eight rights, each with a letter of its own");
        }

        let promotion_squares = promotion_squares(&definition, shape, &players, &kinds)?;
        let moves: Vec<KindMoves<'_>> = kinds
            .iter()
            .map(|kind| KindMoves { movement: &kind.movement, taken_en_passant: kind.taken_en_passant })
            .collect();
        let forwards: Vec<_> = players.iter().map(|player| player.forward).collect();
        let tables = Tables::new(shape, &forwards, &moves, stands);
        let options = options.clone();
        Ok(Variant {
            definition,
            options,
            shape,
            players,
            kinds,
            royal,
            castling,
            rights,
            king_leap,
            insufficient,
            promotion_squares,
            start,
            tables,
        })
    }

    /// The id, such as `gigachess`.
    pub fn id(&self) -> &str {
        &self.definition.id
    }

    /// The name for people.
    pub fn name(&self) -> &str {
        &self.definition.name
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
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// A kind's description.
    #[inline]
    pub fn kind(&self, kind: KindId) -> &Kind {
        &self.kinds[kind.index()]
    }

    /// The ids of all kinds, in the order of the definition.
    pub fn kind_ids(&self) -> impl Iterator<Item = KindId> + use<> {
        (0..self.kinds.len() as u8).map(KindId)
    }

    /// The kind with this capital letter.
    pub fn kind_by_letter(&self, letter: char) -> Option<KindId> {
        kind_with(&self.kinds, letter)
    }

    /// The King's kind.
    pub fn royal(&self) -> KindId {
        self.royal
    }

    /// The castling moves.
    pub fn castling(&self) -> &[Castling] {
        &self.castling
    }

    pub(crate) fn rights(&self) -> &[Right] {
        &self.rights
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
    pub fn is_far(&self, player: Player, square: Square) -> bool {
        self.rank_from(player, square) + 1 == self.depth(player)
    }

    /// How many squares lie behind a square, as the player looks forward: 0 on the nearest rank.
    #[inline]
    pub fn rank_from(&self, player: Player, square: Square) -> u8 {
        use crate::definition::Forward;
        match self.players[player.index()].forward {
            Forward::North => square.rank(),
            Forward::South => self.shape.ranks() - 1 - square.rank(),
            Forward::East => square.file(),
            Forward::West => self.shape.files() - 1 - square.file(),
        }
    }

    /// How many ranks the board has in a player's forward direction.
    pub fn depth(&self, player: Player) -> u8 {
        use crate::definition::Forward;
        match self.players[player.index()].forward {
            Forward::North | Forward::South => self.shape.ranks(),
            Forward::East | Forward::West => self.shape.files(),
        }
    }

    /// The square a step away, the step as the player sees the board.
    pub fn ahead(&self, player: Player, square: Square, step: (i8, i8)) -> Option<Square> {
        let (files, ranks) = self.players[player.index()].forward.turn(step);
        self.shape.offset(square, files, ranks)
    }
}

fn kind_with(kinds: &[Kind], letter: char) -> Option<KindId> {
    kinds.iter().position(|kind| kind.letter == letter).map(|kind| KindId(kind as u8))
}

fn unknown_letter<T>(place: &str, letter: char) -> Result<T, DefinitionError> {
    wrong(place, format!("there is no piece with the letter “{letter}”"))
}

fn players(definition: &Definition) -> Result<Vec<PlayerInfo>, DefinitionError> {
    let needed = match definition.family {
        Family::Chess => 2,
        Family::Chaturaji => 4,
    };
    if definition.players.len() != needed {
        return wrong("players", format!("this family of games needs {needed}, not {}", definition.players.len()));
    }
    Ok(definition
        .players
        .iter()
        .map(|player| PlayerInfo { letter: player.letter, name: player.name.clone(), forward: player.forward })
        .collect())
}

fn kinds(definition: &Definition, shape: Shape) -> Result<Vec<Kind>, DefinitionError> {
    if definition.pieces.len() > KindId::MOST {
        return wrong("pieces", format!("there may be at most {} kinds", KindId::MOST));
    }
    let mut kinds: Vec<Kind> = Vec::new();
    for piece in &definition.pieces {
        if !piece.letter.is_ascii_uppercase() {
            return wrong(format!("piece {}", piece.name), "the letter must be from A to Z");
        }
        if kind_with(&kinds, piece.letter).is_some() {
            return wrong(format!("piece {}", piece.name), format!("the letter {} is taken", piece.letter));
        }
        if piece.lowest_rank == 0 || piece.lowest_rank > shape.ranks().max(shape.files()) {
            return wrong(format!("piece {}", piece.name), "lowestRank is not a rank of the board");
        }
        let movement: Movement = piece
            .betza
            .parse()
            .map_err(|fault| DefinitionError::Betza { piece: piece.name.clone(), fault })?;
        let returns = movement.walks().iter().any(|walk| walk.step.1 <= 0 || walk.bends.iter().any(|step| step.1 < 0));
        if returns && movement.walks().iter().any(|walk| walk.initial) {
            let what = "“i” is only for pieces that always go forward: nothing remembers whether others have moved";
            return wrong(format!("piece {}", piece.name), what);
        }
        kinds.push(Kind {
            name: piece.name.clone(),
            letter: piece.letter,
            art: piece.art.clone(),
            betza: piece.betza.clone(),
            movement,
            value: piece.value,
            points: piece.points,
            royal: piece.royal,
            pawn: piece.pawn,
            progress: piece.progress,
            promotes_to: Vec::new(),
            takes_en_passant: piece.takes_en_passant,
            taken_en_passant: piece.taken_en_passant,
            lowest_rank: piece.lowest_rank - 1,
        });
    }
    for (kind, piece) in definition.pieces.iter().enumerate() {
        for letter in piece.promotes_to.chars() {
            match kind_with(&kinds, letter) {
                Some(target) if !kinds[target.index()].royal => kinds[kind].promotes_to.push(target),
                Some(_) => return wrong(format!("piece {}", piece.name), "nothing may promote to a King"),
                None => return unknown_letter(&format!("piece {}", piece.name), letter),
            }
        }
    }
    Ok(kinds)
}

fn castling_move(entry: &crate::definition::CastlingDefinition, shape: Shape) -> Result<Castling, DefinitionError> {
    let place = format!("castling {}", entry.right);
    let square = |text: &str| match text.parse::<Square>() {
        Ok(square) if shape.contains(square) => Ok(square),
        Ok(_) => wrong(&place, format!("{text} is not on the board")),
        Err(error) => wrong(&place, error.to_string()),
    };
    let (king, king_to) = (square(&entry.king)?, square(&entry.king_to)?);
    let (rook, rook_to) = (square(&entry.rook)?, square(&entry.rook_to)?);
    if [king_to, rook, rook_to].iter().any(|square| square.rank() != king.rank()) || king == rook {
        return wrong(&place, "King and Rook must be on one rank and stay there");
    }
    let between = |a: Square, b: Square| -> Bitboard {
        let (low, high) = (a.file().min(b.file()), a.file().max(b.file()));
        (low..=high).filter_map(|file| Square::new(file, a.rank())).collect()
    };
    let free = (between(king, rook) | between(king, king_to) | between(rook, rook_to)).without(king).without(rook);
    Ok(Castling {
        player: Player(u8::from(entry.right.is_ascii_lowercase())),
        letter: entry.right,
        san: entry.san.clone(),
        king,
        king_to,
        rook,
        rook_to,
        free,
        crossed: between(king, king_to).without(king).without(king_to),
    })
}

/// Where each kind of each player stands in the start position. Tolerates faults: the whole text is checked later, with words.
fn start_squares(
    start: &str,
    shape: Shape,
    kinds: &[Kind],
    players: &[PlayerInfo],
) -> impl Fn(Player, KindId) -> Bitboard + use<> {
    let placement = start.split(' ').next().unwrap_or("");
    let letters: Vec<(KindId, char)> = kinds.iter().enumerate().map(|(id, k)| (KindId(id as u8), k.letter)).collect();
    let lookup = move |letter: char| letters.iter().find(|(_, known)| *known == letter).map(|(id, _)| *id);
    let board = crate::notation::placement::read(placement, shape, players, lookup).map_or_else(
        |_| crate::board::Board::empty(),
        |board| board,
    );
    move |player, kind| board.pieces_of(player).filter(|(_, it)| *it == kind).map(|(square, _)| square).collect()
}

fn promotion_squares(
    definition: &Definition,
    shape: Shape,
    players: &[PlayerInfo],
    kinds: &[Kind],
) -> Result<Vec<(Square, KindId, Player)>, DefinitionError> {
    use crate::definition::Forward;
    if definition.family == Family::Chess {
        return Ok(Vec::new());
    }
    if definition.promotion_squares.len() != players.len() {
        return wrong("promotionSquares", "there must be one row of letters for each player");
    }
    let mut squares = Vec::new();
    for (player, (info, row)) in players.iter().zip(&definition.promotion_squares).enumerate() {
        let (last_file, last_rank) = (shape.files() - 1, shape.ranks() - 1);
        for (place, letter) in row.chars().enumerate() {
            let place = u8::try_from(place).unwrap_or(u8::MAX);
            let square = match info.forward {
                Forward::North => Square::new(place, last_rank),
                Forward::South => Square::new(place, 0),
                Forward::East => Square::new(last_file, place),
                Forward::West => Square::new(0, place),
            };
            let Some(square) = square.filter(|&square| shape.contains(square)) else {
                return wrong("promotionSquares", format!("the row of {} is too long", info.name));
            };
            let kind = kind_with(kinds, letter).map_or_else(|| unknown_letter("promotionSquares", letter), Ok)?;
            squares.push((square, kind, Player(player as u8)));
        }
    }
    Ok(squares)
}
