//! Writes a game as PGN.

use super::{DEFINITION_TAG, LEAVES, PgnGame, PgnNodeId, PgnStep};
use crate::notation::san;
use crate::{Move, Position};
use std::fmt::Write as _;

/// Tags that are derived from the game.
const DERIVED: [&str; 5] = ["Result", "Variant", "VariantOptions", "SetUp", "FEN"];
/// The value for an unknown date.
const UNKNOWN_DATE: &str = "????.??.??";
/// The maximum length of a line, in characters. A longer word has a line of its own.
const WIDTH: usize = 80;

/// A function that writes a move of a position.
pub type MoveWord<'a> = &'a dyn Fn(&Position, Move) -> String;

impl PgnGame {
    /// Writes the game: the tags, with the seven standard ones first and `?` for missing values, then the moves with their variations,
    /// comments and annotations.
    pub fn to_text(&self) -> String {
        self.to_text_with(&san::write)
    }

    /// Like [`to_text`](PgnGame::to_text), with moves as `word` writes them.
    pub fn to_text_with(&self, word: MoveWord<'_>) -> String {
        let mut text = String::new();
        for (name, value) in self.all_tags() {
            let escaped = value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " ");
            let _ = writeln!(text, "[{name} \"{escaped}\"]");
        }
        text.push('\n');
        let mut words = Vec::new();
        let start = &self.nodes[PgnNodeId::START];
        comments(&start.before, &mut words);
        nags(&start.nags, &mut words);
        comments(&start.after, &mut words);
        self.line(PgnNodeId::START, false, word, &mut words);
        words.push(self.result.clone());
        let mut column = 0;
        for word in words {
            let width = word.chars().count();
            if column > 0 && column + 1 + width > WIDTH {
                text.push('\n');
                column = 0;
            } else if column > 0 {
                text.push(' ');
                column += 1;
            }
            text.push_str(&word);
            column += width;
        }
        text.push('\n');
        text
    }

    /// The tags that are not derived from the game and have a value, that is, not `?`.
    pub fn own_tags(&self) -> Vec<(String, String)> {
        let derived = DERIVED.iter().chain([&DEFINITION_TAG]);
        let is_derived = |name: &str| derived.clone().any(|derived| derived.eq_ignore_ascii_case(name));
        let is_known = |value: &str| !matches!(value, "" | "?" | UNKNOWN_DATE);
        self.tags.iter().filter(|(name, value)| !is_derived(name) && is_known(value)).cloned().collect()
    }

    /// The seven standard tags, the derived ones, and all others in their order.
    fn all_tags(&self) -> Vec<(String, String)> {
        let variant = self.start().variant();
        let mut names = vec!["Event", "Site", "Date", "Round"];
        names.extend(variant.players().iter().map(|player| player.name.as_str()));
        let mut all: Vec<(String, String)> = Vec::new();
        let mut put = |name: &str, value: &str| all.push((name.to_string(), value.to_string()));
        for name in &names {
            let unknown = if *name == "Date" { UNKNOWN_DATE } else { "?" };
            put(name, self.tag(name).unwrap_or(unknown));
        }
        put("Result", &self.result);
        // A game that carries its definition may have the Variant tag of the variant from which it was derived. The definition's own name
        // is written.
        let carried = self.tag(DEFINITION_TAG).map(|_| variant.name());
        if let Some(tag) = carried.or(variant.variant_tag()) {
            put("Variant", tag);
        }
        let options: Vec<String> =
            variant.options().ids().filter(|id| variant.options().is_on(id)).map(|id| format!("{id}=on")).collect();
        if !options.is_empty() {
            put("VariantOptions", &options.join(" "));
        }
        if *self.start() != Position::start(variant) {
            put("SetUp", "1");
            put("FEN", &self.start().fen());
        }
        let is = |name: &str, other: &str| name.eq_ignore_ascii_case(other);
        let more = self.tags.iter().filter(|(name, _)| !names.iter().chain(&DERIVED).any(|other| is(name, other)));
        all.extend(more.cloned());
        all
    }

    /// Writes the moves after a position, the main line with its variations in brackets. If the move number directly precedes, it is
    /// `known`.
    fn line(&self, from: PgnNodeId, known: bool, word: MoveWord<'_>, words: &mut Vec<String>) {
        let mut at = from;
        let mut numbered = known;
        while let Some((&main, others)) = self.nodes[at].children.split_first() {
            self.one(main, numbered, word, words);
            numbered = others.is_empty() && self.nodes[main].after.is_empty();
            for &other in others {
                let first = words.len();
                self.one(other, false, word, words);
                self.line(other, self.nodes[other].after.is_empty(), word, words);
                // Brackets are attached to their words.
                words[first].insert(0, '(');
                if let Some(last) = words.last_mut() {
                    last.push(')');
                }
            }
            at = main;
        }
    }

    /// Writes one move with its annotations and comments.
    fn one(&self, at: PgnNodeId, known: bool, word: MoveWord<'_>, words: &mut Vec<String>) {
        let node = &self.nodes[at];
        comments(&node.before, words);
        words.extend(self.number(at, known && node.before.is_empty()));
        words.push(self.word(at, word));
        nags(&node.nags, words);
        comments(&node.after, words);
    }

    /// The number before a move, where it is needed.
    fn number(&self, at: PgnNodeId, known: bool) -> Option<String> {
        let node = &self.nodes[at];
        let before = &self.nodes[node.parent.unwrap_or(PgnNodeId::START)];
        let begins = before.parent.is_none() || before.number != node.number;
        let of_many = self.start().variant().players().len() > 2;
        let dots = if before.position.turn().index() == 0 || of_many { "." } else { "..." };
        (begins || !known).then(|| format!("{}{dots}", node.number))
    }

    /// The text of a step.
    fn word(&self, at: PgnNodeId, word: MoveWord<'_>) -> String {
        let node = &self.nodes[at];
        match node.step {
            PgnStep::Start => String::new(),
            PgnStep::Move(mv) => word(&self.nodes[node.parent.unwrap_or(PgnNodeId::START)].position, mv),
            PgnStep::Leave(player, why) => {
                let letter = node.position.variant().player(player).letter;
                let mark = LEAVES.iter().find(|(_, known)| *known == why).map_or("", |(mark, _)| mark);
                format!("{letter}{mark}")
            }
        }
    }
}

/// Writes comments in braces, with runs of white space reduced to one space.
fn comments(all: &[String], words: &mut Vec<String>) {
    for comment in all {
        let comment = comment.replace('}', ")");
        let first = words.len();
        words.extend(comment.split_whitespace().map(str::to_string));
        if words.len() > first {
            words[first].insert(0, '{');
            if let Some(last) = words.last_mut() {
                last.push('}');
            }
        }
    }
}

fn nags(all: &[u16], words: &mut Vec<String>) {
    words.extend(all.iter().map(|nag| format!("${nag}")));
}
