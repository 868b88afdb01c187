//! Moves a piece over the board according to its Betza text.

use super::betza::{Leap, Term};
use super::board::{At, Board, plus};
use super::letters;
use super::rules::Rules;
use super::zones::Zones;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Content {
    Off,
    Empty,
    Friend,
    Enemy,
}

/// A moving piece.
struct Walk<'a> {
    rules: &'a Rules,
    board: &'a Board,
    player: usize,
    from: At,
    /// The squares that it must not leave: the intersection of these zones.
    within: Vec<&'a Zones>,
    /// Whether the term may end on empty squares, and on enemies.
    moves: bool,
    captures: bool,
    /// Whether it may be captured en passant on the squares that it passes.
    is_long: bool,
    /// Its targets, and whether only long steps reach them.
    ends: BTreeMap<At, bool>,
    /// The square of the enemy that it has captured on its way.
    taken: Option<At>,
    /// Whether ending on its own square is a pass.
    may_return: bool,
    /// The captures on its way, with the targets.
    captures_on_way: BTreeSet<(At, At)>,
    /// Whether it can go somewhere and back.
    returns: bool,
}

/// The state of a bent move.
#[derive(Clone, Copy)]
struct Bend {
    at: At,
    /// The index of the last leg in the ring, and the side of the turn.
    heading: i32,
    side: i32,
    /// Whether steps and slides are swapped.
    toggled: bool,
}

/// Every square that a piece can move to on this board, ignoring check and special moves.
pub fn destinations(rules: &Rules, board: &Board, from: At) -> Vec<At> {
    ways(rules, board, from).into_keys().collect()
}

/// Whether a piece could capture on a square, at the end of a move or on its way.
pub fn takes(rules: &Rules, board: &Board, from: At, target: At) -> bool {
    let on_way = || on_the_way(rules, board, from).0.iter().any(|(via, to)| *via == target || *to == target);
    destinations(rules, board, from).contains(&target) || on_way()
}

/// The targets of [`destinations`], with whether only a long step reaches them, after which it may be captured en passant.
pub fn ways(rules: &Rules, board: &Board, from: At) -> BTreeMap<At, bool> {
    let piece = board.get(from).expect("a piece");
    let kind = rules.kind(piece.letter);
    let at_start = rules.start.get(from).is_some_and(|it| it.player == piece.player && it.letter == kind.letter);
    let mut ends = go(rules, board, from, &kind.terms, &[&kind.confined], false, at_start);
    for zone in kind.zone_moves.iter().filter(|zone| zone.from.has(piece.player, from)) {
        let within = [&kind.confined, &zone.within];
        for (at, is_long) in go(rules, board, from, &zone.terms, &within, true, at_start) {
            let known = ends.get(&at).copied().unwrap_or(true);
            ends.insert(at, known && is_long);
        }
    }
    ends
}

/// The targets of a piece by these terms alone.
pub fn by_terms(rules: &Rules, board: &Board, from: At, terms: &[Term]) -> Vec<At> {
    go(rules, board, from, terms, &[], false, true).into_keys().collect()
}

fn go(
    rules: &Rules,
    board: &Board,
    from: At,
    terms: &[Term],
    within: &[&Zones],
    from_zone: bool,
    at_start: bool,
) -> BTreeMap<At, bool> {
    let player = board.get(from).expect("a piece").player;
    walked(rules, board, (player, from), terms, within, from_zone, at_start).ends
}

fn walked<'a>(
    rules: &'a Rules,
    board: &'a Board,
    (player, from): (usize, At),
    terms: &[Term],
    within: &[&'a Zones],
    from_zone: bool,
    at_start: bool,
) -> Walk<'a> {
    let mut walk = Walk {
        rules,
        board,
        player,
        from,
        within: within.to_vec(),
        moves: false,
        captures: false,
        is_long: false,
        ends: BTreeMap::new(),
        taken: None,
        may_return: false,
        captures_on_way: BTreeSet::new(),
        returns: false,
    };
    for term in terms {
        let [first, .., last] = [&term.legs[0], &term.legs[term.legs.len() - 1]];
        if first.contains('i') && !at_start {
            continue;
        }
        (walk.moves, walk.captures) = (last.contains('m'), last.contains('c'));
        if walk.moves == walk.captures {
            (walk.moves, walk.captures) = (true, true);
        }
        let is_first = first.contains('i') || from_zone;
        let is_straight = term.legs.len() == 1 && !first.contains(['p', 'g', 'j', 'z', 'q']);
        for leap in &term.leaps {
            let passes = first.contains('n') && leap.length.1 > 1 || is_first && term.range != Some(1);
            walk.is_long = passes && is_straight && !walk.captures;
            for &heading in &leap.headings {
                if term.legs.len() == 1 {
                    walk.straight(term, leap, heading);
                } else {
                    walk.bent(term, leap, 0, Bend { at: from, heading, side: 0, toggled: false });
                }
            }
        }
    }
    walk
}

/// The captures of a piece on its way, each with its target, and whether it can go somewhere and back.
pub fn on_the_way(rules: &Rules, board: &Board, from: At) -> (BTreeSet<(At, At)>, bool) {
    let piece = board.get(from).expect("a piece");
    let kind = rules.kind(piece.letter);
    let at_start = rules.start.get(from).is_some_and(|it| it.player == piece.player && it.letter == kind.letter);
    let who = (piece.player, from);
    let mut all = walked(rules, board, who, &kind.terms, &[&kind.confined], false, at_start);
    for zone in kind.zone_moves.iter().filter(|zone| zone.from.has(piece.player, from)) {
        let more = walked(rules, board, who, &zone.terms, &[&kind.confined, &zone.within], true, at_start);
        all.captures_on_way.extend(more.captures_on_way);
        all.returns |= more.returns;
    }
    (all.captures_on_way, all.returns)
}

/// The squares between two, if a straight line of at least two steps connects them.
pub fn passed_over(from: At, to: At) -> Vec<At> {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let steps = x.abs().max(y.abs());
    if steps < 2 || x % steps != 0 || y % steps != 0 {
        return Vec::new();
    }
    let mut squares: Vec<At> = (1..steps).map(|n| (from.0 + x / steps * n, from.1 + y / steps * n)).collect();
    squares.sort_unstable_by_key(|(file, rank)| (*rank, *file));
    squares
}

/// The squares that a lame leap passes, relative to its origin: first straight, then diagonally.
fn passed((x, y): At) -> Vec<At> {
    let (a, b) = (x.abs().min(y.abs()), x.abs().max(y.abs()));
    let straight = if x.abs() > y.abs() { (x.signum(), 0) } else { (0, y.signum()) };
    let mut at = (0, 0);
    let mut squares = Vec::new();
    for n in 0..b - 1 {
        at = plus(at, if n < b - a { straight } else { (x.signum(), y.signum()) });
        squares.push(at);
    }
    squares
}

impl Walk<'_> {
    fn content(&self, at: At) -> Content {
        if !self.board.contains(at) || self.within.iter().any(|zone| !zone.has(self.player, at)) {
            return Content::Off;
        }
        match self.board.get(at) {
            // The moving piece has left its own square.
            _ if at == self.from || self.taken == Some(at) => Content::Empty,
            None => Content::Empty,
            Some(piece) if piece.player == self.player => Content::Friend,
            Some(_) => Content::Enemy,
        }
    }

    /// Converts a step to the orientation of the board.
    fn stepped(&self, at: At, step: At) -> At {
        plus(at, self.rules.turned(self.player, step))
    }

    /// Ends here if it may.
    fn end(&mut self, at: At) {
        if let Some(via) = self.taken {
            let may = match self.content(at) {
                Content::Empty => self.moves && at != via,
                Content::Enemy => self.captures,
                Content::Friend | Content::Off => false,
            };
            if may {
                self.captures_on_way.insert((via, at));
            }
            return;
        }
        self.returns |= self.may_return && self.moves && at == self.from;
        let may = match self.content(at) {
            Content::Empty => self.moves && at != self.from,
            Content::Enemy => self.captures,
            Content::Friend | Content::Off => false,
        };
        if may {
            let long = self.is_long && !passed_over(self.from, at).is_empty();
            let known = self.ends.get(&at).copied().unwrap_or(true);
            self.ends.insert(at, known && long);
        }
    }

    /// Whether a lame leap is free: all squares that it passes are empty.
    fn all_empty(&self, at: At, steps: &[At]) -> bool {
        let is_empty = |at: At| {
            self.board.contains(at) && (at == self.from || self.taken == Some(at) || self.board.get(at).is_none())
        };
        steps.iter().all(|step| is_empty(self.stepped(at, *step)))
    }

    fn straight(&mut self, term: &Term, leap: &Leap, heading: i32) {
        let modifiers = &term.legs[0];
        let has = |letter: char| modifiers.contains(letter);
        let way = |turn: i32| leap.ring[(heading + turn).rem_euclid(8) as usize];
        let between = passed(way(0));
        let single = term.range == Some(1);
        // Longer than any line on any board.
        let range = term.range.unwrap_or(99).min(99);
        if has('z') {
            for side in [2, -2] {
                self.slide((0..range).map(|n| way(if n % 2 == 0 { 0 } else { side })));
            }
        } else if has('q') {
            let leaps = if term.range.is_none() || single { 7 } else { range.min(7) };
            for side in [1, -1] {
                self.slide((0..leaps).map(|n| way(side * n)));
            }
        } else if has('n') {
            let mut at = self.from;
            for _ in 0..range {
                if !self.all_empty(at, &between) {
                    break;
                }
                at = self.stepped(at, way(0));
                self.end(at);
                if self.content(at) != Content::Empty {
                    break;
                }
            }
        } else if has('j') && !single {
            let first = self.stepped(self.from, way(0));
            self.slide_from(first, (1..range).map(|_| way(0)));
        } else if single && (has('j') || has('p') || has('g')) {
            let screen = self.content(self.stepped(self.from, between[0]));
            if matches!(screen, Content::Friend | Content::Enemy) {
                self.end(self.stepped(self.from, way(0)));
            }
        } else if has('p') || has('g') {
            self.hop(range, way(0), has('g'));
        } else {
            self.slide((0..range).map(|_| way(0)));
        }
    }

    fn slide(&mut self, steps: impl Iterator<Item = At>) {
        self.slide_from(self.from, steps);
    }

    fn slide_from(&mut self, mut at: At, steps: impl Iterator<Item = At>) {
        for step in steps {
            at = self.stepped(at, step);
            self.end(at);
            if self.content(at) != Content::Empty {
                break;
            }
        }
    }

    /// Hops over exactly one piece and continues, or ends just behind it.
    fn hop(&mut self, range: i32, step: At, just_behind: bool) {
        let (mut at, mut screens) = (self.from, 0);
        for _ in 0..range {
            at = self.stepped(at, step);
            if screens == 1 {
                self.end(at);
                if just_behind {
                    return;
                }
            }
            match self.content(at) {
                Content::Off => return,
                Content::Empty => {}
                Content::Friend | Content::Enemy => screens += 1,
            }
            if screens > 1 {
                return;
            }
        }
    }

    /// Makes one leg of a bent move and all that follow.
    fn bent(&mut self, term: &Term, leap: &Leap, number: usize, bend: Bend) {
        let modifiers = &term.legs[number];
        let has = |letter: char| modifiers.contains(letter);
        let step = leap.ring[bend.heading as usize];
        let range = match (bend.toggled, term.range) {
            (false, range) => range.unwrap_or(99),
            (true, Some(1)) => 99,
            (true, _) => 1,
        };
        if has('n') && !self.all_empty(bend.at, &passed(step)) {
            return;
        }
        let next = self.stepped(bend.at, step);
        if number + 1 == term.legs.len() {
            self.may_return = number == 1 && has('b') && range == 1 && !term.legs[0].contains('p');
            self.slide_from(bend.at, (0..range).map(|_| step));
            self.may_return = false;
        } else if has('p') {
            // With “m” anything may be there, even the edge of the board; without it there must be a piece to hop over.
            if has('m') || matches!(self.content(next), Content::Friend | Content::Enemy) {
                self.turn(term, leap, number, Bend { at: next, ..bend });
            }
        } else {
            let mut at = bend.at;
            for _ in 0..range {
                at = self.stepped(at, step);
                match self.content(at) {
                    Content::Empty if has('c') && !has('m') => continue,
                    Content::Empty => self.turn(term, leap, number, Bend { at, ..bend }),
                    Content::Enemy if has('c') => {
                        self.taken = Some(at);
                        self.turn(term, leap, number, Bend { at, ..bend });
                        self.taken = None;
                        break;
                    }
                    Content::Enemy | Content::Friend | Content::Off => break,
                }
            }
        }
    }

    /// Turns to the next leg.
    fn turn(&mut self, term: &Term, leap: &Leap, number: usize, bend: Bend) {
        let any = term.leaps.len() > 1 || leap.length.0 != 0 && leap.length.0 != leap.length.1;
        let toggled = bend.toggled ^ term.legs[number].contains('y');
        for turn in letters::turns(&term.legs[number + 1], bend.side, any) {
            let side = if turn.abs() % 4 == 0 { bend.side } else { turn.signum() };
            let heading = (bend.heading + turn).rem_euclid(8);
            self.bent(term, leap, number + 1, Bend { heading, side, toggled, ..bend });
        }
    }
}
