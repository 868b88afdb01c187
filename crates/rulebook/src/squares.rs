//! Writes sets of squares: whole ranks and files, rectangles, single squares.

use crate::texts;
use menagerie_rules::{Bitboard, BoardSize, Square, Variant};
use menagerie_texts::Language;

/// Writes a set of squares of a variant. Holes of the board count as members of any group.
pub fn say(set: Bitboard, variant: &Variant, language: Language) -> String {
    let board = variant.board_size().squares().filter(|&square| !variant.holes().has(square)).collect();
    on_board(set & board, board, variant.board_size(), language)
}

/// Writes a set of squares, whether or not they are on the board.
pub fn of_shape(set: Bitboard, shape: BoardSize, language: Language) -> String {
    on_board(set, shape.squares().collect(), shape, language)
}

fn on_board(set: Bitboard, board: Bitboard, shape: BoardSize, language: Language) -> String {
    if set.is_empty() {
        return texts::no_square(language).to_string();
    }
    if set == board {
        return texts::every_square(language).to_string();
    }
    let block = |files: (u8, u8), ranks: (u8, u8)| -> Bitboard {
        let within = |at: u8, (first, last): (u8, u8)| (first..=last).contains(&at);
        board.iter().filter(|square| within(square.file(), files) && within(square.rank(), ranks)).collect()
    };
    // A rank or file with only one or two squares is written as squares.
    let is_whole = |block: Bitboard| block.count() > 2 && (block & !set).is_empty();
    let (last_file, last_rank) = (shape.files() - 1, shape.ranks() - 1);
    let mut parts = Vec::new();
    let mut left = set;
    for (first, last) in runs(shape.ranks(), |rank| is_whole(block((0, last_file), (rank, rank)))) {
        left &= !block((0, last_file), (first, last));
        parts.push(match first == last {
            true => texts::rank(language, first + 1),
            false => texts::ranks(language, first + 1, last + 1),
        });
    }
    let whole_file = |file: u8| {
        let all = block((file, file), (0, last_rank));
        is_whole(all) && !(all & left).is_empty()
    };
    for (first, last) in runs(shape.files(), whole_file) {
        left &= !block((first, last), (0, last_rank));
        let letter = |file: u8| (b'a' + file) as char;
        parts.push(match first == last {
            true => texts::file(language, letter(first)),
            false => texts::files(language, letter(first), letter(last)),
        });
    }
    while let Some(corner) = left.iter().next() {
        let (files, ranks) = widest(corner, (last_file, last_rank), |files, ranks| {
            let all = block(files, ranks);
            (all & !left).is_empty() && all.count() == size(files) * size(ranks)
        });
        let all = block(files, ranks);
        left &= !all;
        let far = Square::new(files.1, ranks.1).unwrap_or(corner);
        match all.count() {
            1 => parts.push(corner.to_string()),
            _ if files.0 == files.1 || ranks.0 == ranks.1 => parts.push(format!("{corner}–{far}")),
            _ => parts.push(texts::rectangle(language, corner, far)),
        }
    }
    parts.join(", ")
}

/// The first and the last of each run of wanted numbers below `end`.
fn runs(end: u8, wanted: impl Fn(u8) -> bool) -> Vec<(u8, u8)> {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for number in (0..end).filter(|&number| wanted(number)) {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    runs
}

/// The first and the last number.
type Span = (u8, u8);

fn size((first, last): Span) -> u32 {
    u32::from(last - first) + 1
}

/// The rectangle that grows from a corner to the right and then upwards, or the other way round if that is larger.
fn widest(corner: Square, last: (u8, u8), fits: impl Fn(Span, Span) -> bool) -> (Span, Span) {
    let (file, rank) = (corner.file(), corner.rank());
    let right = |ranks: Span| (file..=last.0).take_while(|&to| fits((file, to), ranks)).last().unwrap_or(file);
    let up = |files: Span| (rank..=last.1).take_while(|&to| fits(files, (rank, to))).last().unwrap_or(rank);
    let wide = (file, right((rank, rank)));
    let wide = (wide, (rank, up(wide)));
    let high = (rank, up((file, file)));
    let high = ((file, right(high)), high);
    let area = |(files, ranks): (Span, Span)| size(files) * size(ranks);
    if area(high) > area(wide) { high } else { wide }
}
