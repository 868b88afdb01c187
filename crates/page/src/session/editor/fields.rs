//! What a position text says besides pieces and turn.

use menagerie_rules::{Family, Position, Variant, chaturaji::SUDDEN_DEATH};

use super::Editor;

/// The fields after the turn, as they were in the position that was begun with.
pub struct EditorFields {
    texts: Vec<String>,
    /// Whether something has been changed, so that what the last move has left behind does not hold any more.
    changed: bool,
}

impl EditorFields {
    /// Nothing known.
    pub fn new() -> EditorFields {
        EditorFields { texts: Vec::new(), changed: true }
    }

    pub fn of(position: &Position) -> EditorFields {
        let mut texts: Vec<String> = position.fen().split(' ').skip(2).map(str::to_string).collect();
        if position.variant().rules().checks > 0 {
            // The checks still to be given, which the editor counts itself.
            texts.remove(2);
        }
        EditorFields { texts, changed: false }
    }

    pub fn changed(&mut self) {
        self.changed = true;
    }

    /// The fields that go with the pieces as they stand now.
    pub fn write(&self, editor: &Editor) -> String {
        match editor.variant.family() {
            Family::Chess => self.of_two(editor),
            Family::Chaturaji => self.of_four(editor),
        }
    }

    fn text<'a>(&'a self, place: usize, usual: &'a str) -> &'a str {
        self.texts.get(place).map_or(usual, String::as_str)
    }

    /// Rights, en-passant square, checks still to be given, halfmove clock, move number.
    fn of_two(&self, editor: &Editor) -> String {
        let mut rights = super::rights::text(editor);
        if rights.is_empty() {
            rights.push('-');
        }
        let checks = editor.extra.checks_text(&editor.variant);
        let (passed, quiet) = if self.changed { ("-", "0") } else { (self.text(1, "-"), self.text(2, "0")) };
        format!("{rights} {passed}{checks} {quiet} {}", self.text(3, "1"))
    }

    /// Scores, Kings taken, moves left in sudden death, quiet plies, ply. Sudden death is on when no more than two are in.
    fn of_four(&self, editor: &Editor) -> String {
        let variant: &Variant = &editor.variant;
        let is_in = |player| {
            let mut pieces = editor.board.pieces_of(player);
            editor.board.of(player).count() > 1 && pieces.any(|(_, kind)| variant.is_king(kind))
        };
        let players_in = variant.turn_order().filter(|&player| is_in(player)).count();
        let usual = SUDDEN_DEATH.to_string();
        let left = match self.text(2, "-") {
            _ if players_in > 2 => "-",
            "-" => &usual,
            left => left,
        };
        let quiet = if self.changed { "0" } else { self.text(3, "0") };
        format!("{} {} {left} {quiet} {}", self.text(0, "0,0,0,0"), self.text(1, "-,-,-,-"), self.text(4, "1"))
    }
}
