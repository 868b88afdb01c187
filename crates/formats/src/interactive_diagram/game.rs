//! Converts a diagram to a definition.

use super::parameters::{Parameters, Symmetry, note};
use super::text::{DiagramText, Item, Placed};
use super::{promotion, shuffle, squares};
use crate::draft::{self, DraftGame, DraftPiece, FreeLetters};
use crate::{FormatNote, Message, NoteKind, default_moves};
use menagerie_rules::{BoardSize, Definition, Letter, Letters, Royal, TradeDefinition};
use std::collections::BTreeMap;

/// The maximum number of pieces of a kind in hand.
const MAX_IN_HAND: u8 = 64;

/// The line of a piece.
struct PieceLine {
    name: Placed,
    id: Placed,
    moves: Placed,
    picture: Placed,
    squares: Placed,
    hand: Placed,
}

impl PieceLine {
    fn new(fields: &[Placed]) -> PieceLine {
        let at = fields.first().map(|name| name.at).unwrap_or_default();
        let field = |place: usize| fields.get(place).cloned().unwrap_or(Placed { text: String::new(), at });
        PieceLine {
            name: field(0),
            id: field(1),
            moves: field(2),
            picture: field(3),
            squares: field(4),
            hand: field(5),
        }
    }

    /// Whether the line defines the holes of the board.
    fn is_hole(&self) -> bool {
        self.name.text.eq_ignore_ascii_case("hole")
    }

    /// The ID in the text: by default the first letter of the name.
    fn id(&self) -> String {
        let given = self.id.text.trim();
        if given.is_empty() {
            self.name.text.chars().take(1).flat_map(char::to_uppercase).collect()
        } else {
            given.to_string()
        }
    }
}

/// Converts a diagram's variant.
///
/// # Errors
/// If it has no piece.
pub(super) fn definition(
    diagram: &DiagramText,
    name: &str,
    notes: &mut Vec<FormatNote>,
) -> Result<Definition, Vec<FormatNote>> {
    let parameters = Parameters::read(&diagram.items, notes);
    let mut lines = Vec::new();
    for item in &diagram.items {
        match item {
            Item::Piece(fields) => {
                let line = PieceLine::new(fields);
                if let Some(more) = fields.get(6) {
                    notes.push(note(
                        more,
                        &line.name.text,
                        NoteKind::Unreadable,
                        Message::new("format-diagram-fields").with("what", &more.text),
                    ));
                }
                lines.push(line);
            }
            Item::Stray(text) => notes.push(note(
                text,
                "",
                NoteKind::Unreadable,
                Message::new("format-diagram-stray").with("what", &text.text),
            )),
            Item::Parameter { .. } => {}
        }
    }
    if !parameters.board_faults.is_empty() {
        return Err(parameters.board_faults);
    }
    let Some(size) = BoardSize::new(parameters.files, parameters.ranks) else { return Err(Vec::new()) };
    let (holes, kinds): (Vec<PieceLine>, Vec<PieceLine>) = lines.into_iter().partition(PieceLine::is_hole);
    if kinds.is_empty() {
        let message = Message::new("format-diagram-no-piece");
        return Err(vec![note(&Placed::default(), "", NoteKind::Unreadable, message)]);
    }
    let (pieces, ids) = pieces(&kinds, notes);
    let mut game = DraftGame {
        name: name.to_string(),
        files: parameters.files,
        ranks: parameters.ranks,
        pieces,
        board: BTreeMap::new(),
        holes: Vec::new(),
    };
    let first_rank = first_rank(&parameters, &kinds);
    place(&mut game, &kinds, &parameters, size, first_rank, notes);
    let symmetry = symmetry(&parameters, kinds.iter().map(|line| squares::read(&line.squares, size, first_rank)));
    for line in &holes {
        let found = squares::read(&line.squares, size, first_rank);
        // Holes are symmetric, like pieces. A piece on a hole is ignored.
        let second = found
            .second
            .unwrap_or_else(|| found.first.iter().filter_map(|&square| symmetry.opposite(square, size)).collect());
        for hole in found.first.into_iter().chain(second) {
            game.board.remove(&hole);
            if !game.holes.contains(&hole) {
                game.holes.push(hole);
            }
        }
        notes.extend(found.problems.into_iter().map(|it| note(&line.squares, "hole", NoteKind::Unreadable, it)));
    }
    game.holes.sort_unstable();
    royals(&mut game, &ids, &parameters, notes);
    let heirs = succession(&mut game, &parameters, notes);
    let mut definition = draft::definition(&game, notes);
    definition.check.royal_group = heirs;
    definition.capture.trade = trade(&game, &parameters, notes);
    if parameters.holdings < 0 {
        definition.hands.captures = true;
        definition.hands.drops = true;
        if !definition.start.contains('[') {
            definition.start = definition.start.replacen(' ', "[] ", 1);
        }
    }
    promotion::add(&mut definition, &game, &ids, &parameters, notes);
    shuffle::add(&mut definition, &ids, parameters.shuffle.as_ref(), notes);
    Ok(definition)
}

/// The kinds with their letters, and their IDs in the text.
fn pieces(lines: &[PieceLine], notes: &mut Vec<FormatNote>) -> (Vec<DraftPiece>, Vec<String>) {
    let ids: Vec<String> = lines.iter().map(PieceLine::id).collect();
    let wanted = |id: &String| id.to_ascii_uppercase().parse::<Letter>().ok();
    let mut letters: Vec<Option<Letter>> = Vec::new();
    // Explicit IDs come before those derived from names.
    for explicit in [true, false] {
        letters.resize(ids.len(), None);
        for (place, (line, id)) in lines.iter().zip(&ids).enumerate() {
            let is_explicit = !line.id.text.trim().is_empty();
            if is_explicit == explicit {
                letters[place] = wanted(id).filter(|letter| !letters.contains(&Some(*letter)));
            }
        }
    }
    let mut free = FreeLetters::new(letters.iter().copied().flatten().collect());
    let mut pieces = Vec::new();
    for ((line, id), letter) in lines.iter().zip(&ids).zip(letters) {
        let key = line.name.text.as_str();
        let letter = letter.unwrap_or_else(|| {
            // There are more letters than a definition may have kinds: one without a free letter is refused.
            let letter = free.take(key).unwrap_or_default();
            notes.push(note(
                &line.id,
                key,
                NoteKind::Assumed,
                Message::new("format-diagram-other-letter").with("id", id).with("letter", letter.to_string()),
            ));
            letter
        });
        let given = line.moves.text.trim();
        let moves = match (given, default_moves::moves(key)) {
            ("", Some(default)) => default.to_string(),
            ("", None) => {
                notes.push(note(&line.moves, key, NoteKind::Unsupported, Message::new("format-diagram-no-moves")));
                String::new()
            }
            (given, _) => given.to_string(),
        };
        let hand = match line.hand.text.trim() {
            "" => 0,
            text => text.parse::<u8>().ok().filter(|&count| count <= MAX_IN_HAND).unwrap_or_else(|| {
                notes.push(note(
                    &line.hand,
                    key,
                    NoteKind::Unreadable,
                    Message::new("format-diagram-hand").with("value", text).with("most", MAX_IN_HAND),
                ));
                0
            }),
        };
        pieces.push(DraftPiece {
            name: key.to_string(),
            letter,
            picture: line.picture.text.trim().to_string(),
            moves,
            at: line.moves.at,
            royal: Royal::No,
            hand: [hand; 2],
        });
    }
    (pieces, ids)
}

/// The number of the first rank in the squares. Some diagrams only display another number and count squares from 1.
fn first_rank(parameters: &Parameters, lines: &[PieceLine]) -> i32 {
    let ranks: Vec<(i32, i32)> = lines.iter().filter_map(|line| squares::ranks(&line.squares.text)).collect();
    let last = parameters.first_rank + i32::from(parameters.ranks) - 1;
    let fits = ranks.iter().all(|(low, high)| *low >= parameters.first_rank && *high <= last);
    if fits { parameters.first_rank } else { 1 }
}

/// The given symmetry; by default none if squares of both sides are given.
fn symmetry<S: std::borrow::Borrow<squares::Squares>>(
    parameters: &Parameters,
    squares: impl IntoIterator<Item = S>,
) -> Symmetry {
    let both_given = || squares.into_iter().any(|squares| squares.borrow().second.is_some());
    parameters.symmetry.unwrap_or_else(|| if both_given() { Symmetry::None } else { Symmetry::Mirror })
}

/// Puts the pieces on the board.
fn place(
    game: &mut DraftGame,
    lines: &[PieceLine],
    parameters: &Parameters,
    size: BoardSize,
    first_rank: i32,
    notes: &mut Vec<FormatNote>,
) {
    let found: Vec<squares::Squares> =
        lines.iter().map(|line| squares::read(&line.squares, size, first_rank)).collect();
    let symmetry = symmetry(parameters, found.iter());
    for (piece, (line, squares)) in lines.iter().zip(found).enumerate() {
        let key = line.name.text.as_str();
        notes.extend(squares.problems.iter().map(|it| note(&line.squares, key, NoteKind::Unreadable, it.clone())));
        let second = squares
            .second
            .unwrap_or_else(|| squares.first.iter().filter_map(|&square| symmetry.opposite(square, size)).collect());
        for (player, own) in [squares.first, second].into_iter().enumerate() {
            for square in own {
                if let Some((_, other)) = game.board.insert(square, (player, piece)) {
                    let message = Message::new("format-diagram-square-again")
                        .with("square", square.to_string())
                        .with("piece", &game.pieces[other].name);
                    notes.push(note(&line.squares, key, NoteKind::Unreadable, message));
                }
            }
        }
    }
}

/// Marks the royal kinds: those that are given, by default the last one.
fn royals(game: &mut DraftGame, ids: &[String], parameters: &Parameters, notes: &mut Vec<FormatNote>) {
    let mut royals = Vec::new();
    for given in &parameters.royal {
        let by_number = given
            .text
            .parse::<usize>()
            .ok()
            .and_then(|number| number.checked_sub(1))
            .filter(|&place| place < ids.len());
        let by_id = || ids.iter().position(|id| id.eq_ignore_ascii_case(&given.text));
        match by_number.or_else(by_id) {
            Some(place) => royals.push(place),
            None if given.text == "0" => return,
            None => notes.push(note(
                given,
                "royal",
                NoteKind::Unreadable,
                Message::new("format-diagram-no-royal").with("value", &given.text),
            )),
        }
    }
    if royals.is_empty() {
        let on_board = |place: &usize| game.board.values().any(|(_, piece)| piece == place);
        let last = (0..ids.len()).rev().find(on_board).unwrap_or(ids.len() - 1);
        royals.push(last);
        if !game.pieces[last].name.eq_ignore_ascii_case("king") {
            let at = Placed { text: String::new(), at: game.pieces[last].at };
            notes.push(note(
                &at,
                "royal",
                NoteKind::Assumed,
                Message::new("format-diagram-last-royal").with("piece", &game.pieces[last].name),
            ));
        }
    }
    for royal in royals {
        let count = |player: usize| game.board.values().filter(|stands| **stands == (player, royal)).count();
        game.pieces[royal].royal = if count(0).max(count(1)) > 1 { Royal::Last } else { Royal::Always };
    }
}

/// The King and its successor when it is captured: the last of them is royal.
fn succession(game: &mut DraftGame, parameters: &Parameters, notes: &mut Vec<FormatNote>) -> Letters {
    let Some(given) = &parameters.succession else { return Letters::default() };
    let Some(heir) = numbered(game, given, "succession", notes) else { return Letters::default() };
    let message = Message::new("format-diagram-succession").with("piece", &game.pieces[heir].name);
    notes.push(note(given, "succession", NoteKind::Assumed, message));
    let royal = |piece: &DraftPiece| piece.royal != Royal::No;
    let group: Vec<usize> =
        (0..game.pieces.len()).filter(|&place| place == heir || royal(&game.pieces[place])).collect();
    for &place in &group {
        game.pieces[place].royal = Royal::Last;
    }
    Letters(group.into_iter().map(|place| game.pieces[place].letter).collect())
}

/// The kind with the number in a parameter, counted from 1.
fn numbered(game: &DraftGame, given: &Placed, key: &str, notes: &mut Vec<FormatNote>) -> Option<usize> {
    let number = given.text.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let found = number.filter(|&place| place < game.pieces.len());
    if found.is_none() {
        let message = Message::new("format-diagram-no-number").with("value", &given.text);
        notes.push(note(given, key, NoteKind::Unreadable, message));
    }
    found
}

/// The kinds that may not simply be traded for each other.
fn trade(game: &DraftGame, parameters: &Parameters, notes: &mut Vec<FormatNote>) -> Option<TradeDefinition> {
    let protected = parameters.protected.as_ref().and_then(|given| numbered(game, given, "protected", notes));
    let strike = parameters.counter_strike.as_ref();
    let struck = strike.and_then(|given| numbered(game, given, "counterStrike", notes));
    if let (Some(given), true) = (strike, struck.is_some() && struck != protected) {
        notes.push(note(given, "counterStrike", NoteKind::Unsupported, Message::new("format-diagram-counterstrike")));
    }
    let letters = Letters(vec![game.pieces[protected?].letter]);
    Some(TradeDefinition { pieces: letters, no_counterstrike: struck == protected, ..TradeDefinition::default() })
}
