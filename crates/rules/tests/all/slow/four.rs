//! Four players: the rules of Imperial Chaturaji as written.

use super::board::{At, Board, Piece, name, plus};
use super::rules::{Rules, letter_of};
use super::walk::destinations;
use menagerie_rules::Letter;
use std::collections::{BTreeMap, BTreeSet};

/// A position of a four-player game.
#[derive(Clone)]
pub struct Four<'a> {
    rules: &'a Rules,
    pub board: Board,
    turn: usize,
    scores: [u32; 4],
    kings_taken: [BTreeSet<usize>; 4],
    sudden_death: Option<u32>,
    quiet: u32,
    ply: u32,
}

impl<'a> Four<'a> {
    /// Parses a well-formed FEN.
    pub fn read(rules: &'a Rules, text: &str) -> Four<'a> {
        let fields: Vec<&str> = text.split(' ').collect();
        let four = |field: &str| -> Vec<String> { field.split(',').map(str::to_string).collect() };
        let (scores, taken) = (four(fields[2]), four(fields[3]));
        let number = |text: &str| text.parse().expect("a number");
        Four {
            rules,
            board: Board::read(rules, fields[0]),
            turn: rules.player(fields[1].chars().next().expect("a side")),
            scores: [0, 1, 2, 3].map(|player| number(&scores[player])),
            kings_taken: [0, 1, 2, 3].map(|player| {
                taken[player].chars().filter(|letter| *letter != '-').map(|letter| rules.player(letter)).collect()
            }),
            sudden_death: (fields[4] != "-").then(|| number(fields[4])),
            quiet: number(fields[5]),
            ply: number(fields[6]),
        }
    }

    pub fn write(&self) -> String {
        let taken = self.kings_taken.clone().map(|taken| {
            let letters: String = taken.iter().map(|player| self.rules.players[*player].0).collect();
            if letters.is_empty() { "-".to_string() } else { letters }
        });
        format!(
            "{} {} {} {} {} {} {}",
            self.board.write(self.rules),
            self.rules.players[self.turn].0,
            self.scores.map(|score| score.to_string()).join(","),
            taken.join(","),
            self.sudden_death.map_or("-".to_string(), |left| left.to_string()),
            self.quiet,
            self.ply
        )
    }

    fn is_in(&self, player: usize) -> bool {
        self.rules.king(&self.board, player).is_some() && self.board.of(player).len() > 1
    }

    fn players_in(&self) -> Vec<usize> {
        (0..4).filter(|player| self.is_in(*player)).collect()
    }

    fn is_over(&self) -> bool {
        self.players_in().len() < 2 || self.sudden_death == Some(0) || self.quiet >= 200
    }

    /// The outcome.
    pub fn outcome(&self) -> String {
        if !self.is_over() {
            return "ongoing".to_string();
        }
        let best = self.scores.iter().max().expect("four scores");
        let winners: String =
            (0..4).filter(|player| self.scores[*player] == *best).map(|player| player.to_string()).collect();
        format!("{winners} wins score")
    }

    /// Every legal move, with the position after it.
    pub fn moves(&self) -> BTreeMap<String, Four<'a>> {
        let mut found = BTreeMap::new();
        if self.is_over() {
            return found;
        }
        for (from, _) in self.board.of(self.turn) {
            for to in destinations(self.rules, &self.board, from) {
                found.insert(format!("{}{}", name(from), name(to)), self.after(Some((from, to))));
            }
        }
        if found.is_empty() {
            found.insert("0000".to_string(), self.after(None));
        }
        found
    }

    /// The position after a move, or after a pass.
    fn after(&self, mv: Option<(At, At)>) -> Four<'a> {
        let mut after = self.clone();
        let were_in = self.players_in();
        let mut zeroing = false;
        // Move and capture.
        if let Some((from, to)) = mv {
            let piece = self.board.get(from).expect("a piece");
            zeroing |= self.rules.kind(piece.letter).zeroing;
            if let Some(victim) = self.board.get(to) {
                after.capture(to, victim);
                zeroing = true;
            }
            after.board.set(from, None);
            after.board.set(to, Some(piece));
            zeroing |= after.boat_triumph(to);
        }
        // Promotions of every player who was not eliminated before.
        while after.promote_one(&were_in, mv.map(|(_, to)| to)) {
            zeroing = true;
        }
        // Elimination and sudden death.
        let are_in = after.players_in();
        if let Some(left) = after.sudden_death {
            after.sudden_death = Some(left - 1);
        } else if are_in.len() <= 2 {
            after.sudden_death = Some(20);
        }
        after.quiet = if zeroing { 0 } else { self.quiet.saturating_add(1) };
        after.ply = after.ply.saturating_add(1);
        after.turn = (1..=4).map(|n| (self.turn + n) % 4).find(|it| are_in.contains(it)).unwrap_or(self.turn);
        after
    }

    /// Removes a captured piece and counts the points for the player to move.
    fn capture(&mut self, at: At, victim: Piece) {
        let (kind, by) = (self.rules.kind(victim.letter), self.turn);
        let mut points = kind.points;
        if kind.royal {
            let new = self.kings_taken[by].insert(victim.player);
            let third = new && self.kings_taken[by].len() == 3;
            if third && self.rules.king(&self.board, by).is_some() {
                points = 54;
            }
        }
        self.scores[by] = self.scores[by].saturating_add(points);
        self.board.set(at, None);
    }

    /// The Boat on a square captures the other three of every 2×2 square of Boats that it completes.
    fn boat_triumph(&mut self, at: At) -> bool {
        let is_boat = |it: At| self.board.contains(it) && self.board.get(it).is_some_and(|piece| piece.letter == 'B');
        let mut taken = BTreeSet::new();
        for corner in [(0, 0), (-1, 0), (0, -1), (-1, -1)].map(|step| plus(at, step)) {
            let square = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|step| plus(corner, step));
            if square.into_iter().all(is_boat) {
                taken.extend(square);
            }
        }
        taken.remove(&at);
        for &boat in &taken {
            let victim = self.board.get(boat).expect("a Boat");
            self.capture(boat, victim);
        }
        !taken.is_empty()
    }

    /// Promotes the first Pawn that must: the one that has just moved, then from a1 on. Returns whether there was one.
    fn promote_one(&mut self, were_in: &[usize], moved: Option<At>) -> bool {
        let order: Vec<At> = moved.into_iter().chain(self.board.squares()).collect();
        for at in order {
            let Some(piece) = self.board.get(at) else { continue };
            if !self.rules.kind(piece.letter).pawn || !were_in.contains(&piece.player) {
                continue;
            }
            if self.rules.behind_and_before(piece.player, at).1 != 0 {
                continue;
            }
            // The letters of a far rank belong to its files, or to its ranks if it is a file.
            let across = self.rules.turned(piece.player, (1, 0)).0 != 0;
            let place = if across { at.0 } else { at.1 };
            let target = self.rules.promotion_squares[piece.player][place as usize];
            let owned: Vec<Letter> = self.board.of(piece.player).into_iter().map(|(_, letter)| letter).collect();
            let count = |wanted: char| owned.iter().filter(|letter| **letter == wanted).count();
            let few = match target {
                'N' | 'E' => count('P') <= 2,
                _ => count('P') == 1 && count('B') <= 1 && count('N') == 0 && count('E') == 0,
            };
            if few && count(target) == 0 {
                self.board.set(at, Some(Piece { letter: letter_of(target), ..piece }));
                return true;
            }
        }
        false
    }
}
