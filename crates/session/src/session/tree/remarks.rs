//! Comments and annotations of a move, as in PGN.

use menagerie_rules::Square;

use super::super::limits;
use crate::marks::{BoardShape, ShapeColour};
use menagerie_texts::Text;

/// The comments and annotations of a move.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct MoveRemarks {
    /// Comments before the move.
    pub before: Vec<String>,
    /// Comments after it, with commands such as `[%clk 0:05:00]` and `[%cal Ge2e4]`.
    pub after: Vec<String>,
    /// The annotations, as NAGs of PGN.
    pub nags: Vec<u16>,
}

/// The signs of annotations by NAG; others are shown as in PGN, `$26`.
const SIGNS: [(u16, &str); 24] = [
    (1, "!"),
    (2, "?"),
    (3, "!!"),
    (4, "??"),
    (5, "!?"),
    (6, "?!"),
    (7, "□"),
    (10, "="),
    (13, "∞"),
    (14, "⩲"),
    (15, "⩱"),
    (16, "±"),
    (17, "∓"),
    (18, "+−"),
    (19, "−+"),
    (22, "⨀"),
    (32, "⟳"),
    (36, "↑"),
    (40, "→"),
    (44, "=∞"),
    (132, "⇆"),
    (140, "∆"),
    (146, "N"),
    (220, "D"),
];

/// The colours of shapes in `[%cal]` and `[%csl]`.
const COLOURS: [(char, ShapeColour); 4] =
    [('G', ShapeColour::Green), ('R', ShapeColour::Red), ('B', ShapeColour::Blue), ('Y', ShapeColour::Yellow)];

impl MoveRemarks {
    /// The signs of the annotations, to follow the move directly.
    pub fn signs(&self) -> String {
        let sign = |nag: &u16| {
            let known = SIGNS.iter().find(|(number, _)| number == nag);
            known.map_or_else(|| format!(" ${nag}"), |(_, sign)| (*sign).to_string())
        };
        self.nags.iter().map(sign).collect()
    }

    /// Whether an annotation judges the move.
    pub fn judges(&self) -> bool {
        self.nags.iter().any(|nag| (1..=6).contains(nag))
    }

    /// The words of comments, without commands.
    pub fn words(comments: &[String]) -> String {
        let words: Vec<String> = comments.iter().map(|comment| without_commands(comment)).collect();
        words.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// The clock after the move, if a comment has it.
    pub fn clock(&self) -> Option<&str> {
        self.after
            .iter()
            .flat_map(|comment| commands(comment))
            .find_map(|(name, value)| (name == "clk").then_some(value))
    }

    /// The arrows and circles in the comments.
    pub fn shapes(&self) -> Vec<BoardShape> {
        let all = self.before.iter().chain(&self.after).flat_map(|comment| commands(comment));
        let shapes = all.filter(|(name, _)| matches!(*name, "cal" | "csl"));
        shapes.flat_map(|(_, value)| value.split(',').filter_map(|text| shape(text.trim()))).collect()
    }

    /// Replaces the words of the comments after the move; commands stay.
    pub fn set_words(&mut self, words: &str) -> Result<(), Text> {
        limits::check_length(words.len())?;
        let words = words.replace(['{', '}'], "|");
        let kept: String =
            self.after.iter().flat_map(|comment| commands(comment)).fold(String::new(), |mut all, (name, value)| {
                all.push_str(&format!("[%{name} {value}] "));
                all
            });
        let comment = format!("{kept}{}", words.trim());
        self.after = if comment.trim().is_empty() { Vec::new() } else { vec![comment.trim().to_string()] };
        Ok(())
    }
}

/// The commands of a comment, `[%name value]`, by name and value.
fn commands(comment: &str) -> impl Iterator<Item = (&str, &str)> {
    comment
        .split("[%")
        .skip(1)
        .filter_map(|rest| rest.split_once(']')?.0.split_once(char::is_whitespace))
        .map(|(name, value)| (name, value.trim()))
}

fn without_commands(comment: &str) -> String {
    let mut words = String::new();
    let mut rest = comment;
    while let Some((before, command)) = rest.split_once("[%") {
        words.push_str(before);
        match command.split_once(']') {
            Some((_, after)) => rest = after,
            // There is no complete command after this.
            None => {
                words.push_str("[%");
                words.push_str(command);
                rest = "";
            }
        }
    }
    words.push_str(rest);
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `Ge2e4` or `Re5`.
fn shape(text: &str) -> Option<BoardShape> {
    let colour = COLOURS.iter().find(|(letter, _)| text.starts_with(*letter))?.1;
    let squares = &text[1..];
    let second = squares.char_indices().skip(1).find(|(_, letter)| letter.is_ascii_lowercase()).map(|(at, _)| at);
    let (from, to) = match second {
        Some(at) => (&squares[..at], Some(&squares[at..])),
        None => (squares, None),
    };
    let square = |text: &str| text.parse::<Square>().ok();
    let to = match to {
        Some(text) => Some(square(text)?),
        None => None,
    };
    Some(BoardShape { from: square(from)?, to, colour })
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Square;

    #[test]
    fn commands_are_kept_beside_words() {
        let mut remarks = MoveRemarks {
            after: vec!["[%clk 0:05:00] good [%cal Gc2c4,Rd8d14] move".to_string(), "[%csl Ye5]".to_string()],
            ..MoveRemarks::default()
        };
        assert_eq!(MoveRemarks::words(&remarks.after), "good move");
        assert_eq!(remarks.clock(), Some("0:05:00"));
        let name = |square: Square| square.to_string();
        let shapes: Vec<_> =
            remarks.shapes().into_iter().map(|it| (name(it.from), it.to.map(name), it.colour)).collect();
        let shape = |from: &str, to: Option<&str>, colour| (from.to_string(), to.map(str::to_string), colour);
        assert_eq!(
            shapes,
            [
                shape("c2", Some("c4"), ShapeColour::Green),
                shape("d8", Some("d14"), ShapeColour::Red),
                shape("e5", None, ShapeColour::Yellow)
            ]
        );
        remarks.set_words(" bad {move} ").unwrap();
        assert_eq!(remarks.after, ["[%clk 0:05:00] [%cal Gc2c4,Rd8d14] [%csl Ye5] bad |move|"]);
        remarks.set_words("").unwrap();
        assert_eq!(MoveRemarks::words(&remarks.after), "");
        let odd = MoveRemarks { after: vec!["[%cal Xe2] [%csl Gz9,] [% [%".to_string()], ..MoveRemarks::default() };
        assert_eq!((odd.shapes().len(), MoveRemarks::words(&odd.after).as_str()), (0, "[% [%"));
    }

    #[test]
    fn annotations_are_shown_as_signs() {
        assert_eq!(MoveRemarks { nags: vec![3, 16, 99], ..MoveRemarks::default() }.signs(), "!!± $99");
    }
}
