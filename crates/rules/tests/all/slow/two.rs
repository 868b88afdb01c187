//! Two players: legal moves found by trying each one.

use super::board::{At, Board, Piece, name, plus, square};
use super::rules::{Castling, Rules};
use super::walk::destinations;
use std::collections::BTreeMap;

/// A position of a two-player game.
#[derive(Clone)]
pub struct Two<'a> {
    rules: &'a Rules,
    pub board: Board,
    pub turn: usize,
    rights: Vec<char>,
    passed: Option<At>,
    halfmove_clock: u32,
    fullmove_number: u32,
}

impl<'a> Two<'a> {
    /// Reads a position text that is known to be well formed.
    pub fn read(rules: &'a Rules, text: &str) -> Two<'a> {
        let fields: Vec<&str> = text.split(' ').collect();
        Two {
            rules,
            board: Board::read(rules, fields[0]),
            turn: rules.player(fields[1].chars().next().expect("a side")),
            rights: fields[2].chars().filter(|letter| *letter != '-').collect(),
            passed: (fields[3] != "-").then(|| square(fields[3])),
            halfmove_clock: fields[4].parse().expect("a number"),
            fullmove_number: fields[5].parse().expect("a number"),
        }
    }

    pub fn write(&self) -> String {
        let leaps = self.rules.leaping_kings.iter().flat_map(|_| ['K', 'k']);
        let known = self.rules.castling.iter().map(|castling| castling.letter).chain(leaps);
        let rights: String = known.filter(|letter| self.rights.contains(letter)).collect();
        format!(
            "{} {} {} {} {} {}",
            self.board.write(self.rules),
            self.rules.players[self.turn].0,
            if rights.is_empty() { "-" } else { &rights },
            self.passed.map_or("-".to_string(), name),
            self.halfmove_clock,
            self.fullmove_number
        )
    }

    /// Whether a piece of `by` could take what stands on a square.
    fn attacked(board: &Board, rules: &Rules, at: At, by: usize) -> bool {
        board.of(by).into_iter().any(|(from, _)| destinations(rules, board, from).contains(&at))
    }

    pub fn in_check(&self, player: usize) -> bool {
        let king = self.rules.king(&self.board, player).expect("a King");
        Self::attacked(&self.board, self.rules, king, 1 - player)
    }

    /// Whether the King of the side to move would be in check if it had gone elsewhere.
    fn king_in_check_on(&self, king: At, elsewhere: At) -> bool {
        let mut board = self.board.clone();
        let piece = board.get(king);
        board.set(king, None);
        board.set(elsewhere, piece);
        Self::attacked(&board, self.rules, elsewhere, 1 - self.turn)
    }

    /// Every legal move, with the position after it.
    pub fn moves(&self) -> BTreeMap<String, Two<'a>> {
        let mut found = BTreeMap::new();
        for (from, letter) in self.board.of(self.turn) {
            let kind = self.rules.kind(letter);
            let mut targets = destinations(self.rules, &self.board, from);
            let passed = self.passed.filter(|passed| kind.takes_en_passant && self.would_take(from, *passed));
            targets.extend(passed);
            for to in targets {
                let en_passant = passed == Some(to);
                let far = self.rules.behind_and_before(self.turn, to).1 == 0;
                if far && !kind.promotes_to.is_empty() {
                    for &promoted in &kind.promotes_to {
                        let text = format!("{}{}{}", name(from), name(to), promoted.to_ascii_lowercase());
                        found.insert(text, self.after(from, to, promoted, en_passant));
                    }
                } else {
                    found.insert(format!("{}{}", name(from), name(to)), self.after(from, to, letter, en_passant));
                }
            }
        }
        found.extend(self.castlings());
        found.extend(self.kings_leaps());
        found.retain(|_, after| !after.in_check(self.turn));
        found
    }

    /// Whether a piece would capture on a square if an enemy stood there.
    fn would_take(&self, from: At, to: At) -> bool {
        let mut board = self.board.clone();
        let (_, enemy) = board.of(1 - self.turn)[0];
        board.set(to, Some(Piece { player: 1 - self.turn, letter: enemy }));
        destinations(self.rules, &board, from).contains(&to)
    }

    /// The position after a piece has gone from one square to another, to stand there as `letter`.
    fn after(&self, from: At, to: At, letter: char, en_passant: bool) -> Two<'a> {
        let mut after = self.clone();
        let piece = self.board.get(from).expect("a piece");
        let kind = self.rules.kind(piece.letter);
        let mut captured = self.board.get(to).is_some();
        after.board.set(from, None);
        after.board.set(to, Some(Piece { letter, ..piece }));
        if en_passant {
            // The piece that passed stands a step farther on, as its owner sees it.
            after.board.set(plus(to, self.rules.turned(1 - self.turn, (0, 1))), None);
            captured = true;
        }
        let double = to == plus(from, self.rules.turned(self.turn, (0, 2)));
        let passed = plus(from, self.rules.turned(self.turn, (0, 1)));
        after.passed = (double && kind.taken_en_passant).then_some(passed);
        after.finish(&[from, to], captured || kind.zeroing);
        after
    }

    /// What every move does besides moving: rights, counters, turn.
    fn finish(&mut self, touched: &[At], zeroing: bool) {
        for castling in &self.rules.castling {
            if touched.contains(&castling.king) || touched.contains(&castling.rook) {
                self.rights.retain(|letter| *letter != castling.letter);
            }
        }
        for (king, right) in self.rules.leaping_kings.into_iter().flatten().zip(['K', 'k']) {
            if touched.contains(&king) {
                self.rights.retain(|letter| *letter != right);
            }
        }
        self.halfmove_clock = if zeroing { 0 } else { self.halfmove_clock.saturating_add(1) };
        self.fullmove_number = self.fullmove_number.saturating_add(self.turn as u32);
        self.turn = 1 - self.turn;
    }

    fn castlings(&self) -> Vec<(String, Two<'a>)> {
        let own = |castling: &&Castling| {
            self.rights.contains(&castling.letter) && usize::from(castling.letter.is_lowercase()) == self.turn
        };
        self.rules.castling.iter().filter(own).filter_map(|castling| self.castled(castling)).collect()
    }

    fn castled(&self, castling: &Castling) -> Option<(String, Two<'a>)> {
        let Castling { king, king_to, rook, rook_to, .. } = *castling;
        let line = |a: At, b: At| (a.0.min(b.0)..=a.0.max(b.0)).map(move |file| (file, king.1));
        let mut free = line(king, rook).chain(line(king, king_to)).chain(line(rook, rook_to));
        if free.any(|at| at != king && at != rook && self.board.get(at).is_some()) || self.in_check(self.turn) {
            return None;
        }
        if line(king, king_to).any(|at| at != king && at != king_to && self.king_in_check_on(king, at)) {
            return None;
        }
        let mut after = self.clone();
        after.board.set(king, None);
        after.board.set(rook, None);
        after.board.set(king_to, self.board.get(king));
        after.board.set(rook_to, self.board.get(rook));
        after.passed = None;
        after.finish(&[king, rook], false);
        Some((format!("{}{}", name(king), name(king_to)), after))
    }

    /// The leaps of a King that has not moved.
    fn kings_leaps(&self) -> Vec<(String, Two<'a>)> {
        let right = ['K', 'k'][self.turn];
        let Some(king) = self.rules.leaping_kings.map(|kings| kings[self.turn]) else { return Vec::new() };
        if !self.rights.contains(&right) || self.in_check(self.turn) {
            return Vec::new();
        }
        let distance = |a: At, b: At| (a.0 - b.0).abs().max((a.1 - b.1).abs());
        let near = |at: At, how: i32| self.board.squares().filter(move |it| distance(*it, at) == how);
        let mut found = Vec::new();
        for to in near(king, 2).filter(|to| self.board.get(*to).is_none()) {
            let (x, y) = (to.0 - king.0, to.1 - king.1);
            let straight = x == 0 || y == 0 || x.abs() == y.abs();
            let half = (king.0 + x / 2, king.1 + y / 2);
            let mut middles = near(king, 1).filter(|it| if straight { *it == half } else { beside(*it, king, to) });
            if middles.any(|middle| !self.king_in_check_on(king, middle)) {
                let mut after = self.after(king, to, self.board.get(king).expect("a King").letter, false);
                after.passed = None;
                found.push((format!("{}{}", name(king), name(to)), after));
            }
        }
        found
    }

    /// How the game stands by this position alone, if it is known whether there is a legal move.
    pub fn outcome(&self, can_move: bool) -> String {
        if !can_move {
            let mated = self.in_check(self.turn);
            return if mated { format!("{} wins checkmate", 1 - self.turn) } else { "draw stalemate".to_string() };
        }
        if self.halfmove_clock >= 100 {
            return "draw fifty-move".to_string();
        }
        let rest = |player: usize| {
            let pieces = self.board.of(player).into_iter().map(|(_, letter)| letter);
            let mut rest: Vec<char> = pieces.filter(|letter| !self.rules.kind(*letter).royal).collect();
            rest.sort_unstable();
            rest
        };
        let mut both = [rest(0), rest(1)];
        both.sort();
        if both == [vec![], vec![]] {
            return "draw bare-kings".to_string();
        }
        let listed = self.rules.insufficient.iter().any(|listed| {
            let mut listed: Vec<char> = listed.chars().collect();
            listed.sort_unstable();
            both == [vec![], listed]
        });
        if listed { "draw insufficient-material".to_string() } else { "ongoing".to_string() }
    }
}

/// Whether a square is next to both ends of a Knight's leap.
fn beside(middle: At, one: At, other: At) -> bool {
    [one, other].iter().all(|end| (end.0 - middle.0).abs().max((end.1 - middle.1).abs()) == 1)
}
