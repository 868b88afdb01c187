//! The intermediate form of a game from Interactive Diagrams and XBoard, and its conversion to a definition.

mod castling;

use crate::dialect::{self, DialectMoves};
use crate::picture::{self, NamedPiece};
use crate::text_place::Place;
use crate::{FormatNote, Message, NoteKind};
use menagerie_rules::betza::Movement;
use menagerie_rules::{
    BoardDefinition, BoardSize, Definition, Facing, Family, Forward, Letter, PieceDefinition, PlayerDefinition, Royal,
    Square, notation,
};
use std::collections::BTreeMap;

/// A kind of piece.
#[derive(Clone, Debug)]
pub(crate) struct DraftPiece {
    pub name: String,
    pub letter: Letter,
    /// The name of its picture in the text; may be empty.
    pub picture: String,
    /// Its moves, in the dialect of Interactive Diagrams.
    pub moves: String,
    /// The place of the moves.
    pub at: Place,
    pub royal: Royal,
    /// The number in each player's hand.
    pub hand: [u8; 2],
}

impl DraftPiece {
    /// The properties that select its picture.
    fn named_piece(&self) -> NamedPiece<'_> {
        NamedPiece { picture: &self.picture, name: &self.name, moves: &self.moves }
    }
}

/// A game of two players.
#[derive(Clone, Debug)]
pub(crate) struct DraftGame {
    pub name: String,
    pub files: u8,
    pub ranks: u8,
    pub pieces: Vec<DraftPiece>,
    /// The pieces on the board: player and index of the piece.
    pub board: BTreeMap<Square, (usize, usize)>,
    pub holes: Vec<Square>,
}

/// Converts a game to a definition, without promotions. Moves that cannot be converted are noted; a piece without any convertible move
/// cannot move.
pub(crate) fn definition(game: &DraftGame, notes: &mut Vec<FormatNote>) -> Definition {
    let moves: Vec<DialectMoves> = game.pieces.iter().map(|piece| dialect::read(&piece.moves)).collect();
    for (piece, moves) in game.pieces.iter().zip(&moves) {
        let mut note = |after: usize, message: Message| {
            let (line, column) = (piece.at.line, piece.at.column + after);
            notes.push(FormatNote { line, column, key: piece.name.clone(), kind: NoteKind::Unsupported, message });
        };
        for (after, message) in &moves.problems {
            note(*after, message.clone());
        }
        if moves.betza.is_empty() {
            note(0, Message::new("format-piece-no-move-left"));
        }
        if moves.faces.any() {
            let royal = piece.royal != Royal::No;
            let lines = lines_in_words(moves.faces);
            let (kind, message) = if royal {
                (NoteKind::Assumed, Message::new("format-piece-faces").with("lines", lines))
            } else {
                (NoteKind::Unsupported, Message::new("format-piece-captures-kings").with("lines", lines))
            };
            let (line, column) = (piece.at.line, piece.at.column);
            notes.push(FormatNote { line, column, key: piece.name.clone(), kind, message });
        }
    }
    let pictures = picture::choose(&game.pieces.iter().map(DraftPiece::named_piece).collect::<Vec<_>>());
    let pieces = game.pieces.iter().zip(&moves).zip(pictures).enumerate();
    let mut definition = Definition {
        format: 2,
        id: id(&game.name),
        name: game.name.clone(),
        family: Family::Chess,
        board: BoardDefinition {
            files: game.files,
            ranks: game.ranks,
            checkered: true,
            holes: game.holes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        },
        players: vec![
            PlayerDefinition {
                letter: 'w',
                name: "White".to_string(),
                forward: Forward::North,
                other_letters: String::new(),
            },
            PlayerDefinition {
                letter: 'b',
                name: "Black".to_string(),
                forward: Forward::South,
                other_letters: String::new(),
            },
        ],
        pieces: pieces
            .map(|(place, ((piece, moves), art))| PieceDefinition {
                art: art.to_string(),
                ..kind(game, place, piece, moves)
            })
            .collect(),
        ..Definition::default()
    };
    castling::add(game, &moves, &mut definition, notes);
    king_leap(&mut definition, game, notes);
    let royal = game.pieces.iter().zip(&moves).filter(|(piece, _)| piece.royal != Royal::No);
    definition.check.facing = royal.fold(Facing::NONE, |all, (_, it)| all.or(it.faces));
    definition.hands.drops = game.pieces.iter().any(|piece| piece.hand != [0, 0]);
    definition.start = start(game, &definition);
    definition
}

/// The lines as a message: “file or diagonal”.
fn lines_in_words(lines: Facing) -> Message {
    let all = [(lines.files, "format-file"), (lines.ranks, "format-rank"), (lines.diagonals, "format-diagonal")];
    let wanted = all.into_iter().filter(|(wanted, _)| *wanted).map(|(_, id)| Message::new(id));
    let or = |first, last| Message::new("format-or").with("first", first).with("last", last);
    wanted.reduce(or).unwrap_or(Message::new("format-diagonal"))
}

fn kind(game: &DraftGame, place: usize, piece: &DraftPiece, moves: &DialectMoves) -> PieceDefinition {
    let never_back = never_goes_back(&moves.betza);
    PieceDefinition {
        name: capitalised(&piece.name),
        letter: piece.letter,
        betza: moves.betza.clone(),
        royal: piece.royal,
        takes_en_passant: moves.takes_en_passant,
        taken_en_passant: moves.taken_en_passant,
        lowest_rank: if never_back && piece.hand == [0, 0] { lowest_rank(game, place) } else { 1 },
        ..PieceDefinition::default()
    }
}

/// Converts the initial leap to distance two of the only royal kind, which is a rule of the variant here.
fn king_leap(definition: &mut Definition, game: &DraftGame, notes: &mut Vec<FormatNote>) {
    let mut royal = definition.pieces.iter_mut().enumerate().filter(|(_, piece)| piece.royal != Royal::No);
    let (Some((place, king)), None) = (royal.next(), royal.next()) else { return };
    if king.royal == Royal::Always
        && definition.castling.is_empty()
        && let Some(others) = dialect::without_king_leap(&king.betza)
    {
        king.betza = others;
        definition.king_leap = true;
        let Some(piece) = game.pieces.get(place) else { return };
        let (line, column) = (piece.at.line, piece.at.column);
        let (kind, message) = (NoteKind::Assumed, Message::new("format-king-leap"));
        notes.push(FormatNote { line, column, key: piece.name.clone(), kind, message });
    }
}

/// Whether a piece with these moves always goes forward or stays on its rank.
pub(crate) fn never_goes_back(betza: &str) -> bool {
    let ahead = |steps: &[(i8, i8)]| steps.iter().all(|step| step.1 >= 0);
    betza.parse::<Movement>().is_ok_and(|it| it.walks().iter().all(|walk| walk.step.1 >= 0 && ahead(&walk.legs)))
}

/// The lowest start rank of a kind, from its owner's point of view.
fn lowest_rank(game: &DraftGame, place: usize) -> u8 {
    let stands = game.board.iter().filter(|(_, (_, piece))| *piece == place);
    let ranks =
        stands.map(|(square, (player, _))| if *player == 0 { square.rank() } else { game.ranks - 1 - square.rank() });
    ranks.min().map_or(1, |rank| rank + 1)
}

/// The FEN of the start position.
fn start(game: &DraftGame, definition: &Definition) -> String {
    let cell = |square: Square| match game.board.get(&square) {
        _ if game.holes.contains(&square) => Some("*".to_string()),
        Some((0, piece)) => Some(game.pieces[*piece].letter.to_string()),
        Some((_, piece)) => Some(game.pieces[*piece].letter.small()),
        None => None,
    };
    let size = BoardSize::new(game.files, game.ranks);
    let mut text = size.map_or_else(String::new, |size| notation::write_rows(size, "", &cell));
    if game.pieces.iter().any(|piece| piece.hand != [0, 0]) || definition.hands.captures {
        text.push('[');
        for piece in &game.pieces {
            text.push_str(&piece.letter.to_string().repeat(piece.hand[0].into()));
        }
        for piece in &game.pieces {
            text.push_str(&piece.letter.small().repeat(piece.hand[1].into()));
        }
        text.push(']');
    }
    let mut rights: Vec<char> = Vec::new();
    for entry in &definition.castling {
        if !rights.contains(&entry.right) {
            rights.push(entry.right);
        }
    }
    if definition.king_leap {
        rights.extend(['K', 'k']);
    }
    let rights = if rights.is_empty() { "-".to_string() } else { rights.into_iter().collect() };
    format!("{text} w {rights} - 0 1")
}

/// Assigns letters to kinds: the wanted ones if they are free, otherwise others.
pub(crate) struct FreeLetters {
    taken: Vec<Letter>,
}

impl FreeLetters {
    /// An assignment in which these letters are taken.
    pub(crate) fn new(taken: Vec<Letter>) -> FreeLetters {
        FreeLetters { taken }
    }

    /// A free letter: from the name, from the alphabet, or with a mark.
    pub(crate) fn take(&mut self, name: &str) -> Option<Letter> {
        let of_name = name.chars().map(|letter| letter.to_ascii_uppercase());
        let plain = of_name.chain('A'..='Z').filter_map(Letter::new);
        let marked = ('A'..='Z').flat_map(|base| ["'", "\"", "!"].map(|mark| format!("{base}{mark}")));
        let letter =
            plain.chain(marked.filter_map(|text| text.parse().ok())).find(|letter| !self.taken.contains(letter))?;
        self.taken.push(letter);
        Some(letter)
    }
}

/// Converts a name to an identifier: lowercase letters, digits and hyphens.
pub(crate) fn id(name: &str) -> String {
    let plain: String =
        name.to_lowercase().chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
    let parts: Vec<&str> = plain.split('-').filter(|part| !part.is_empty()).collect();
    if parts.is_empty() { "imported".to_string() } else { parts.join("-") }
}

/// Capitalises the first letter.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
