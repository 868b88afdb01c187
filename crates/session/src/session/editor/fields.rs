//! The fields of a position text besides pieces and turn.

use menagerie_rules::{Family, Position, Variant};

use super::Editor;

/// The fields after the turn, as they were in the initial position.
pub struct EditorFields {
    texts: Vec<String>,
    /// Whether something was changed, which invalidates what the last move left behind.
    changed: bool,
}

impl EditorFields {
    /// No fields known.
    pub fn new() -> EditorFields {
        EditorFields { texts: Vec::new(), changed: true }
    }

    pub fn of(position: &Position) -> EditorFields {
        let mut texts: Vec<String> = position.fen().split(' ').skip(2).map(str::to_string).collect();
        if position.variant().rules().checks > 0 {
            // The remaining checks, which the editor counts itself.
            texts.remove(2);
        }
        EditorFields { texts, changed: false }
    }

    pub fn changed(&mut self) {
        self.changed = true;
    }

    /// The fields for the pieces as they stand now.
    pub fn write(&self, editor: &Editor) -> String {
        match editor.variant.family() {
            Family::Chess => self.of_two(editor),
            Family::Chaturaji => self.of_four(editor),
        }
    }

    fn text<'a>(&'a self, place: usize, default: &'a str) -> &'a str {
        self.texts.get(place).map_or(default, String::as_str)
    }

    /// Rights, en passant square, remaining checks, halfmove clock, move number.
    fn of_two(&self, editor: &Editor) -> String {
        let mut rights = super::rights::text(editor);
        if rights.is_empty() {
            rights.push('-');
        }
        let checks = editor.extra.checks_text(&editor.variant);
        let (passed, quiet) = if self.changed { ("-", "0") } else { (self.text(1, "-"), self.text(2, "0")) };
        format!("{rights} {passed}{checks} {quiet} {}", self.text(3, "1"))
    }

    /// Scores, Kings captured, moves left in sudden death, plies without progress, ply. Sudden death is on when at most two players are
    /// in.
    fn of_four(&self, editor: &Editor) -> String {
        let variant: &Variant = &editor.variant;
        let is_in = |player| {
            let mut pieces = editor.board.pieces_of(player);
            editor.board.of(player).count() > 1 && pieces.any(|(_, kind)| variant.is_king(kind))
        };
        let players_in = variant.turn_order().filter(|&player| is_in(player)).count();
        let default = variant.rules().four_players.sudden_death.to_string();
        let left = match self.text(2, "-") {
            _ if players_in > 2 => "-",
            "-" => &default,
            left => left,
        };
        let quiet = if self.changed { "0" } else { self.text(3, "0") };
        format!("{} {} {left} {quiet} {}", self.text(0, "0,0,0,0"), self.text(1, "-,-,-,-"), self.text(4, "1"))
    }
}
