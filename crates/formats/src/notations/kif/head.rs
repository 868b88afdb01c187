//! The header of a record: players, event, and the start position.

use super::super::japanese;
use super::super::record::Source;
use super::super::sfen_board::Pieces;
use super::super::squares::{from_right, split_lettered};
use super::Line;
use super::words::{EVEN, GAMES, HANDICAPS, HANDS, NONE, PLAYERS, SHOWN, START, TAGS, TURNS};
use menagerie_rules::notation::PositionNote;
use menagerie_rules::notation::pgn::{PgnDiagnostic, PgnDiagnosticKind};
use menagerie_rules::notation::tidy::{is_space, tidy};
use menagerie_rules::{Player, Position, Square, Variant};
use std::sync::Arc;

/// The parsed header.
#[derive(Default)]
pub(super) struct Head {
    tags: Vec<(String, String)>,
    players: [Option<String>; 2],
    pieces: Pieces,
    rows: u8,
    turn: Option<Player>,
    missing: Option<&'static str>,
    at: Option<usize>,
    /// Other lines, which are kept as comments, with their offsets, and whether they are understood.
    pub others: Vec<(usize, String, bool)>,
}

impl Head {
    pub(super) fn take(&mut self, variant: &Variant, at: usize, line: &Line<'_>) {
        match line {
            Line::Header(key, value) => self.header(variant, at, key, value),
            Line::Row(row) => {
                self.at = self.at.or(Some(at));
                self.rows = self.rows.saturating_add(1);
                self.row(variant, at, row);
            }
            Line::Turn(text) => self.turn = TURNS.iter().find(|(turn, _)| turn == text).map(|(_, player)| *player),
            Line::Other(text) => self.others.push((at, (*text).to_string(), false)),
            _ => {}
        }
    }

    fn header(&mut self, variant: &Variant, at: usize, key: &str, value: &str) {
        let of_player = PLAYERS.iter().find_map(|(name, player)| Some((*player, key.strip_prefix(name)?)));
        match of_player {
            Some((player, "")) => self.players[player.index()] = Some(value.to_string()),
            Some((player, rest)) if HANDS.contains(&rest) => self.hand(variant, player, at, value),
            _ if key == START => self.start_line(at, value),
            _ => match TAGS.iter().find(|(known, _)| *known == key) {
                // Date and time have separate tags.
                Some((_, "Date")) => {
                    let (day, time) = value.split_once(is_space).unwrap_or((value, ""));
                    self.tags.push(("Date".to_string(), day.replace(['/', '-'], ".")));
                    if !time.is_empty() {
                        self.tags.push(("Time".to_string(), time.trim_matches(is_space).to_string()));
                    }
                }
                Some((_, tag)) => self.tags.push(((*tag).to_string(), value.to_string())),
                None => self.others.push((at, format!("{key}：{value}"), true)),
            },
        }
    }

    fn start_line(&mut self, at: usize, value: &str) {
        let is_game = GAMES.iter().any(|(name, _)| *name == tidy(value));
        match HANDICAPS.iter().find(|(name, _)| *name == value) {
            Some((EVEN, _)) => {}
            Some((_, missing)) => {
                (self.missing, self.at) = (Some(*missing), Some(at));
                self.turn = self.turn.or(Some(Player::SECOND));
            }
            None if is_game || value == SHOWN => {}
            None => self.others.push((at, format!("{START}：{value}"), false)),
        }
    }

    /// Parses the pieces in hand: `飛二　角　歩十八`.
    fn hand(&mut self, variant: &Variant, player: Player, at: usize, value: &str) {
        self.at = self.at.or(Some(at));
        for word in value.split(is_space).filter(|word| !word.is_empty() && *word != NONE) {
            let held = japanese::split_name(word).and_then(|(name, rest)| {
                let count = if rest.is_empty() { 1 } else { japanese::number(rest)? };
                Some((player, japanese::kind(variant, name)?, count))
            });
            match held {
                Some(held) => self.pieces.hands.push(held),
                None => self.others.push((at, word.to_string(), false)),
            }
        }
    }

    /// Parses a row of the board: two columns for each square, the first one `v` for the second player.
    fn row(&mut self, variant: &Variant, at: usize, row: &str) {
        let inside = row.trim_start_matches('|').split('|').next().unwrap_or_default();
        let mut rest = inside;
        let mut file = variant.board_size().files();
        let mut player = Player::FIRST;
        while let Some(letter) = rest.chars().next() {
            let square = from_right(variant.board_size(), file, self.rows);
            if letter == '・' || letter == '.' {
                (file, player) = (file.saturating_sub(1), Player::FIRST);
                rest = &rest[letter.len_utf8()..];
            } else if let Some((name, after)) = japanese::split_name(rest) {
                match square.zip(japanese::kind(variant, name)) {
                    Some((square, kind)) => self.pieces.board.push((square, player, kind)),
                    None => self.others.push((at, name.to_string(), false)),
                }
                (file, player) = (file.saturating_sub(1), Player::FIRST);
                rest = after;
            } else {
                if letter == 'v' || letter == 'V' {
                    player = Player::SECOND;
                } else if !is_space(letter) && letter != '^' {
                    self.others.push((at, letter.to_string(), false));
                }
                rest = &rest[letter.len_utf8()..];
            }
        }
    }

    /// The offset of the position.
    pub(super) fn at(&self) -> usize {
        self.at.unwrap_or(0)
    }

    /// The start position of the game.
    pub(super) fn start(
        &self,
        source: &Source,
        variant: &Arc<Variant>,
    ) -> Result<(Position, Vec<PositionNote>), PgnDiagnostic> {
        let turn = self.turn.unwrap_or(Player::FIRST);
        let pieces = match self.missing {
            _ if self.rows > 0 => self.pieces.clone(),
            None if turn == Player::FIRST => return Ok((Position::start(variant), Vec::new())),
            missing => {
                let start = Position::start(variant);
                let squares: Vec<Square> =
                    missing.unwrap_or_default().split(' ').filter_map(|text| square(variant, text)).collect();
                let stays = |(square, _): &(Square, _)| !squares.contains(square);
                let left = start.board().pieces().filter(stays);
                let board = left.map(|(square, piece)| (square, piece.player, piece.kind)).collect();
                Pieces { board, hands: Vec::new() }
            }
        };
        let read = Position::read(variant, &pieces.sfen(variant, turn));
        read.map_err(|error| source.diagnostic(self.at(), PgnDiagnosticKind::Position(error)))
    }

    /// The tags of the game.
    pub(super) fn tags(&self, variant: &Variant) -> Vec<(String, String)> {
        let named = variant.players().iter().zip(&self.players);
        let players = named.filter_map(|(player, name)| Some((player.name.clone(), name.clone()?)));
        self.tags.iter().cloned().chain(players).collect()
    }
}

fn square(variant: &Variant, text: &str) -> Option<Square> {
    let (file, rank, _) = split_lettered(text)?;
    from_right(variant.board_size(), file, rank)
}
