//! What a row or a part that was just added begins with, so that the game stays playable where that is possible.

use crate::options::with_rights;
use crate::start_array::StartArray;
use menagerie_rules::{
    BoardSize, CastlingDefinition, CountingRow, Definition, GoalDefinition, Letter, Letters, LettersByPlayer,
    OptionalRule, Royal, SetupDefinition, Square, Zone,
};
use serde_json::Value;

/// Fills in what was added at a path.
pub(crate) fn fill(definition: &mut Definition, path: &[Value]) {
    let id: Vec<&str> = path.iter().filter_map(Value::as_str).collect();
    let number = |place: usize| path.get(place).and_then(Value::as_u64).and_then(|number| usize::try_from(number).ok());
    match id.as_slice() {
        ["goals"] => goal(definition),
        ["castling"] => castling(definition),
        ["options"] => option(definition),
        ["insufficient"] => {
            let letters = Letters(first_kind(definition).into_iter().collect());
            if let Some(row) = definition.insufficient.last_mut() {
                *row = letters;
            }
        }
        ["shuffle"] => shuffle(definition),
        ["shuffle", "setups"] => setup(definition, number(1).unwrap_or(0)),
        ["ends", "counting", "rows"] => {
            let pieces = Letters(first_kind(definition).into_iter().collect());
            let rows = definition.ends.counting.as_mut().and_then(|counting| counting.rows.last_mut());
            if let Some(row) = rows {
                *row = CountingRow { pieces, count: 1, moves: 16 };
            }
        }
        ["pieces", "promotion"] => promotion(definition, number(1).unwrap_or(0)),
        ["pieces", "zoneMoves"] => zone_moves(definition, number(1).unwrap_or(0)),
        _ => {}
    }
}

/// The first kind that is neither royal nor a Pawn.
fn first_kind(definition: &Definition) -> Option<Letter> {
    let mut kinds = definition.pieces.iter().filter(|piece| piece.royal == Royal::No && !piece.pawn);
    kinds.next().map(|piece| piece.letter)
}

fn royals(definition: &Definition) -> Letters {
    Letters(definition.pieces.iter().filter(|it| it.royal != Royal::No).map(|it| it.letter).collect())
}

/// The last `count` ranks, as each player sees them.
fn last_ranks(ranks: u8, count: u8) -> Zone {
    let names = (ranks.saturating_sub(count)..ranks).map(|rank| format!("*{}", rank + 1));
    Zone::Same(names.collect::<Vec<_>>().join(" "))
}

/// The squares in the middle of the board.
fn middle(size: BoardSize) -> Zone {
    let both = |count: u8| ((count - 1) / 2, count / 2);
    let ((left, right), (low, high)) = (both(size.files()), both(size.ranks()));
    let corners = Square::new(left, low).zip(Square::new(right, high));
    Zone::Same(corners.map_or_else(String::new, |(first, last)| format!("{first}-{last}")))
}

fn goal(definition: &mut Definition) {
    let (royals, first) = (royals(definition), first_kind(definition));
    let ranks = definition.board.ranks;
    let size = BoardSize::new(definition.board.files, ranks);
    let right = definition.castling.first().map(|row| row.right.to_string());
    match definition.goals.last_mut() {
        Some(GoalDefinition::Reach { pieces, zone, .. }) => {
            *pieces = royals;
            *zone = size.map(middle).unwrap_or_default();
        }
        Some(GoalDefinition::Enter { zone, count, first, second, .. }) => {
            *zone = last_ranks(ranks, (ranks / 3).max(1));
            (*count, *first, *second) = (3, 6, 6);
        }
        Some(GoalDefinition::Castle { rights }) => *rights = right.unwrap_or_default(),
        Some(GoalDefinition::Checks { count }) => *count = 3,
        Some(GoalDefinition::Extinction { pieces, .. }) => {
            *pieces = if royals.0.is_empty() { Letters(first.into_iter().collect()) } else { royals };
        }
        None => {}
    }
}

/// A move of the first royal piece with the outermost piece on its rank.
fn castling(definition: &mut Definition) {
    let Ok(start) = StartArray::of(definition) else { return };
    let royals = royals(definition);
    let king = start.pieces.iter().find(|(_, (player, letter))| *player == 0 && royals.0.contains(letter));
    let king = king.map(|(square, _)| *square);
    let Some(king) = king else { return };
    let beside = |square: &Square| king.rank() == square.rank() && king.file().abs_diff(square.file()) > 1;
    let own = start.pieces.iter().filter(|(square, (player, _))| *player == 0 && beside(square));
    let on = |file: u8| Square::new(file, king.rank()).map(|square| square.to_string()).unwrap_or_default();
    let to =
        |rook: Square, steps: u8| if rook.file() > king.file() { king.file() + steps } else { king.file() - steps };
    let is_new =
        |file: &u8| definition.castling.iter().all(|row| row.king != king.to_string() || row.king_to != on(*file));
    // The farthest piece to which the King has a move that there is not yet.
    let mut moves: Vec<(Square, Letter, u8)> = own
        .filter_map(|(rook, (_, letter))| {
            let steps = (2..=king.file().abs_diff(rook.file())).find(|steps| is_new(&to(*rook, *steps)))?;
            Some((*rook, *letter, steps))
        })
        .collect();
    moves.sort_by_key(|(rook, ..)| std::cmp::Reverse(king.file().abs_diff(rook.file())));
    let Some(&(rook, letter, steps)) = moves.first() else { return };
    let taken: Vec<char> = definition.castling.iter().map(|row| row.right).collect();
    let right = ('A'..='Z').find(|letter| !taken.contains(letter) && *letter != 'K').unwrap_or('K');
    let own = definition.castling.iter().filter(|row| row.right.is_ascii_uppercase());
    let names: Vec<&str> = own.map(|row| row.san.as_str()).collect();
    let san =
        (2..=taken.len() + 2).map(|length| vec!["O"; length].join("-")).find(|san| !names.contains(&san.as_str()));
    let san = san.unwrap_or_else(|| "O-O".to_string());
    if let Some(row) = definition.castling.last_mut() {
        *row = CastlingDefinition {
            right,
            san,
            king: king.to_string(),
            king_to: on(to(rook, steps)),
            rook: rook.to_string(),
            rook_to: on(to(rook, steps - 1)),
            rook_letter: Some(letter),
            ..CastlingDefinition::default()
        };
    }
}

/// The King's leap, the only rule that can be an option.
fn option(definition: &mut Definition) {
    let Ok(start) = StartArray::of(definition) else { return };
    let with = with_rights(&start, ['K', 'k'].into_iter());
    if let Some(option) = definition.options.last_mut() {
        option.id = "king-leap".to_string();
        option.name = "King's leap".to_string();
        option.about = "Once, the King may leap.".to_string();
        option.rule = OptionalRule::KingLeap;
        option.start = with;
        option.right = 'K';
    }
}

/// The pieces of the first rank, without the royal ones.
fn shuffle(definition: &mut Definition) {
    let Ok(start) = StartArray::of(definition) else { return };
    let royals = royals(definition);
    let mut kinds = Vec::new();
    for (square, (player, letter)) in &start.pieces {
        let fits = *player == 0 && square.rank() == 0 && !royals.0.contains(letter) && !kinds.contains(letter);
        if fits {
            kinds.push(*letter);
        }
    }
    if let Some(row) = definition.shuffle.last_mut() {
        row.pieces = Letters(kinds);
        row.squares = "*1".to_string();
    }
}

/// The order in which the pieces of a group stand now.
fn setup(definition: &mut Definition, group: usize) {
    let Ok(start) = StartArray::of(definition) else { return };
    let size = start.shape;
    let Some(row) = definition.shuffle.get_mut(group) else { return };
    let Ok(squares) = menagerie_rules::read_squares(&row.squares, size) else { return };
    let stands = |square: Square| {
        let (player, letter) = start.pieces.get(&square)?;
        (*player == 0 && row.pieces.0.contains(letter)).then_some(*letter)
    };
    let pieces = Letters(squares.iter().filter_map(stands).collect());
    let number = row.setups.len();
    if let Some(setup) = row.setups.last_mut() {
        *setup = SetupDefinition { name: format!("Set-up {number}"), pieces, ..SetupDefinition::default() };
    }
}

/// What the kind becomes on the last rank so far; otherwise the first other kind.
fn promotion(definition: &mut Definition, index: usize) {
    let first = first_kind(definition);
    let Some(piece) = definition.pieces.get_mut(index) else { return };
    let mut to = std::mem::take(&mut piece.promotes_to);
    if to.0.is_empty() {
        to = Letters(first.into_iter().filter(|letter| *letter != piece.letter).collect());
    }
    if let Some(row) = piece.promotion.0.last_mut() {
        row.to = LettersByPlayer::Same(to);
    }
}

/// A step to any side, from the far half of the board.
fn zone_moves(definition: &mut Definition, index: usize) {
    let ranks = definition.board.ranks;
    let Some(row) = definition.pieces.get_mut(index).and_then(|piece| piece.zone_moves.last_mut()) else { return };
    row.from = last_ranks(ranks, ranks / 2);
    row.betza = "W".to_string();
}
