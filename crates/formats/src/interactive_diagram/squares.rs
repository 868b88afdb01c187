//! The squares of a piece's line: `a2-j2,e4,,a7`.

use super::text::Placed;
use crate::Message;
use menagerie_rules::{BoardSize, Square};

/// The squares of the pieces of a line.
#[derive(Debug, Default)]
pub(super) struct Squares {
    /// The first player's.
    pub first: Vec<Square>,
    /// The second player's, if the line gives them after two commas.
    pub second: Option<Vec<Square>>,
    /// The errors in some of them.
    pub problems: Vec<Message>,
}

/// Parses squares, whose ranks may be counted from another number than 1.
pub(super) fn read(field: &Placed, size: BoardSize, first_rank: i32) -> Squares {
    let mut squares = Squares::default();
    let text: String = field.text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let (first, second) = match text.split_once(",,") {
        Some((first, second)) => (first, Some(second)),
        None => (text.as_str(), None),
    };
    squares.first = side(first, size, first_rank, &mut squares.problems);
    squares.second = second.map(|second| side(second, size, first_rank, &mut squares.problems));
    squares
}

/// The squares of one player.
fn side(text: &str, size: BoardSize, first_rank: i32, problems: &mut Vec<Message>) -> Vec<Square> {
    let mut squares = Vec::new();
    for part in text.split(',').filter(|part| !part.is_empty()) {
        match group(part, size, first_rank) {
            Ok(group) => {
                let new: Vec<Square> = group.into_iter().filter(|square| !squares.contains(square)).collect();
                squares.extend(new);
            }
            Err(problem) => problems.push(problem),
        }
    }
    squares
}

/// A square, or all squares of a rectangle.
fn group(part: &str, size: BoardSize, first_rank: i32) -> Result<Vec<Square>, Message> {
    let (from, to) = part.split_once('-').unwrap_or((part, part));
    let (from, to) = (square(from, size, first_rank)?, square(to, size, first_rank)?);
    let files = from.file().min(to.file())..=from.file().max(to.file());
    let ranks = from.rank().min(to.rank())..=from.rank().max(to.rank());
    Ok(ranks.flat_map(|rank| files.clone().filter_map(move |file| Square::new(file, rank))).collect())
}

fn square(text: &str, size: BoardSize, first_rank: i32) -> Result<Square, Message> {
    let mut letters = text.chars();
    let file = letters.next().map(|letter| letter.to_ascii_lowercase()).filter(char::is_ascii_lowercase);
    let rank = letters.as_str().parse::<i32>().ok();
    let (Some(file), Some(rank)) = (file, rank) else {
        return Err(Message::new("format-diagram-no-square").with("what", text));
    };
    let place =
        u8::try_from(rank.saturating_sub(first_rank)).ok().and_then(|rank| Square::new(file as u8 - b'a', rank));
    place.filter(|&square| size.contains(square)).ok_or_else(|| {
        Message::new("format-diagram-off-board")
            .with("square", text)
            .with("files", size.files())
            .with("ranks", size.ranks())
    })
}

/// The highest and the lowest rank in the squares of a field.
pub(super) fn ranks(field: &str) -> Option<(i32, i32)> {
    let numbers = field.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse::<i32>().ok());
    numbers.fold(None, |range, rank| match range {
        None => Some((rank, rank)),
        Some((low, high)) => Some((rank.min(low), rank.max(high))),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(text: &str) -> Squares {
        let size = BoardSize::new(10, 8).expect("a board");
        read(&Placed { text: text.to_string(), at: Default::default() }, size, 1)
    }

    #[test]
    fn ranges_are_rectangles_and_two_commas_begin_the_second_players() {
        let found = squares("a2-c3,e4,,j8");
        assert_eq!((found.first.len(), found.second.as_ref().map(Vec::len)), (7, Some(1)));
        assert_eq!(squares(",,a1").first.len(), 0);
        assert_eq!(squares("").second, None);
    }

    #[test]
    fn squares_off_the_board_are_named() {
        let found = squares("a9,k1,zz,e2");
        assert_eq!((found.first.len(), found.problems.len()), (1, 3));
        assert_eq!(found.problems[0].args()[0], ("square", "a9".into()));
    }
}
