//! A position small enough to be copied at every move of a search.
//!
//! It plays exactly as [`ChaturajiPosition`] does, which is the law; a test plays both side by side.

use super::ground::{Ground, KINDS};
use super::moves::Step;
use menagerie_rules::ChaturajiPosition;
use menagerie_rules::chaturaji::{HALFMOVE_LIMIT, SUDDEN_DEATH};

/// Points for the capture that gives a player the Kings of all three opponents.
pub(super) const THIRD_KING: i32 = 54;
const EMPTY: u8 = u8::MAX;
/// Sudden death that has not begun.
const NOT_YET: u8 = u8::MAX;

/// A position of a four-player game.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// Player and kind on each square.
    cells: [u8; 64],
    by_player: [u64; 4],
    by_kind: [u64; KINDS],
    /// Points in hand.
    pub scores: [i16; 4],
    /// For each player, the colours of the Kings it has captured, a bit each.
    pub kings_taken: [u8; 4],
    pub turn: u8,
    /// The players still in, a bit each.
    inside: u8,
    sudden_death: u8,
    quiet: u8,
    /// Of the pieces only.
    hash: u64,
}

/// SplitMix64's output function (Steele, Lea and Flood 2014).
#[inline]
const fn mix(input: u64) -> u64 {
    let mut z = input.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A number for each piece on each square: by player and kind in one byte, and square.
static KEYS: [u64; 64 * 64] = {
    let mut keys = [0; 64 * 64];
    let mut place = 0;
    while place < keys.len() {
        keys[place] = mix(place as u64);
        place += 1;
    }
    keys
};

#[inline]
const fn code(player: usize, kind: usize) -> u8 {
    (player << 3 | kind) as u8
}

/// The numbers of the squares of a set.
#[inline]
pub(super) fn squares(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = set.trailing_zeros() as usize;
            set &= set - 1;
            square
        })
    })
}

impl State {
    /// The position of the rules.
    pub fn new(ground: &Ground, position: &ChaturajiPosition) -> State {
        let mut state = State {
            cells: [EMPTY; 64],
            by_player: [0; 4],
            by_kind: [0; KINDS],
            scores: position.scores().map(|score| i16::try_from(score).unwrap_or(i16::MAX)),
            kings_taken: [0; 4],
            turn: position.turn().index() as u8,
            inside: 0,
            sudden_death: position.sudden_death().map_or(NOT_YET, |left| left.min(u32::from(NOT_YET - 1)) as u8),
            quiet: position.halfmove_clock().min(HALFMOVE_LIMIT) as u8,
            hash: 0,
        };
        for (square, piece) in position.board().pieces() {
            state.put(ground.index(square), piece.player.index(), piece.kind.index());
        }
        for player in position.variant().turn_order() {
            state.kings_taken[player.index()] =
                position.kings_taken(player).fold(0, |set, other| set | 1 << other.index());
        }
        state.inside = (0..4).filter(|&player| !state.is_bare(ground, player)).fold(0, |set, it| set | 1 << it);
        state
    }

    #[inline]
    fn put(&mut self, square: usize, player: usize, kind: usize) {
        let (bit, code) = (1 << square, code(player, kind));
        self.cells[square] = code;
        self.by_player[player] |= bit;
        self.by_kind[kind] |= bit;
        self.hash ^= KEYS[usize::from(code) << 6 | square];
    }

    #[inline]
    fn take(&mut self, square: usize) -> Option<(usize, usize)> {
        let (player, kind) = self.piece(square)?;
        let (bit, code) = (1 << square, code(player, kind));
        self.cells[square] = EMPTY;
        self.by_player[player] &= !bit;
        self.by_kind[kind] &= !bit;
        self.hash ^= KEYS[usize::from(code) << 6 | square];
        Some((player, kind))
    }

    /// Whose piece of which kind stands on a square.
    #[inline]
    pub fn piece(&self, square: usize) -> Option<(usize, usize)> {
        let code = self.cells[square];
        (code != EMPTY).then_some((usize::from(code >> 3) & 3, usize::from(code & 7)))
    }

    #[inline]
    pub fn occupied(&self) -> u64 {
        self.by_player[0] | self.by_player[1] | self.by_player[2] | self.by_player[3]
    }

    /// The squares with a player's pieces.
    #[inline]
    pub fn of(&self, player: usize) -> u64 {
        self.by_player[player & 3]
    }

    /// The squares with pieces of a kind, whosever they are.
    #[inline]
    pub fn kind(&self, kind: usize) -> u64 {
        self.by_kind[kind & 7]
    }

    /// The worth of a player's pieces on the board, in hundredths of a point.
    pub fn material(&self, ground: &Ground, player: usize) -> i32 {
        squares(self.of(player))
            .filter_map(|square| self.piece(square).map(|(_, kind)| ground.worth(player, kind, square)))
            .sum()
    }

    /// Nothing but a King, or no King.
    #[inline]
    fn is_bare(&self, ground: &Ground, player: usize) -> bool {
        let pieces = self.by_player[player];
        pieces & self.by_kind[ground.royal] == 0 || pieces & (pieces.wrapping_sub(1)) == 0
    }

    #[inline]
    pub const fn is_in(&self, player: usize) -> bool {
        self.inside >> player & 1 != 0
    }

    /// The players still in, a bit each.
    #[inline]
    pub const fn inside(&self) -> u8 {
        self.inside
    }

    /// Moves left in sudden death, both players' together.
    pub const fn sudden_death(&self) -> Option<u8> {
        if self.sudden_death == NOT_YET { None } else { Some(self.sudden_death) }
    }

    #[inline]
    pub const fn is_over(&self) -> bool {
        self.inside.count_ones() < 2 || self.sudden_death == 0 || self.quiet as u32 >= HALFMOVE_LIMIT
    }

    /// The players with the highest score, a bit each.
    pub fn leaders(&self) -> u8 {
        let best = self.scores.iter().max().copied().unwrap_or(0);
        (0..4).filter(|&it| self.scores[it] == best).fold(0, |set, it| set | 1 << it)
    }

    /// A hash of everything that matters for the future but the plies without progress.
    #[inline]
    pub fn hash(&self) -> u64 {
        let pack = |set: u64, score: &i16| set << 16 | u64::from(*score as u16);
        let scores = self.scores.iter().fold(0, pack);
        let rest = u32::from_le_bytes(self.kings_taken);
        let rest = u64::from(rest) << 16 | u64::from(self.sudden_death) << 8 | u64::from(self.turn);
        self.hash ^ mix(scores) ^ mix(rest.wrapping_mul(0xD6E8_FEB8_6659_FD93))
    }

    /// Whether the player to move can make this move; a pass always counts as one.
    #[inline]
    pub fn allows(&self, ground: &Ground, step: Step) -> bool {
        if step.is_pass() {
            return true;
        }
        match self.piece(step.from()) {
            Some((player, kind)) if player == usize::from(self.turn) => {
                let occupied = self.occupied();
                let (moves, attacks) = ground.reach(player, kind, step.from(), occupied);
                (moves | attacks & occupied & !self.by_player[player]) >> step.to() & 1 != 0
            }
            _ => false,
        }
    }

    /// Hands the turn to a player who is in, as if those before had passed; no move is counted.
    #[inline]
    pub fn hand_to(&mut self, player: usize) {
        self.turn = player as u8;
    }

    /// The next player in after this one.
    #[inline]
    pub fn next_in(&self, player: usize) -> usize {
        let inside = u32::from(self.inside);
        if inside == 0 {
            return player;
        }
        // All four twice in a row, from the one who follows.
        let from_here = (inside << 4 | inside) >> (player + 1);
        (player + 1 + from_here.trailing_zeros() as usize) & 3
    }

    /// The player's piece of the least worth that attacks a square, with these squares occupied. Inlined, as exchanges ask for little
    /// else and calls are dear in WebAssembly.
    #[inline(always)]
    pub fn least_attacker(
        &self,
        ground: &Ground,
        player: usize,
        target: usize,
        occupied: u64,
    ) -> Option<(usize, usize)> {
        let own = self.of(player) & occupied;
        let origins = ground.origins(player, target, own)?;
        ground.by_points.iter().find_map(|&kind| {
            squares(own & self.kind(kind) & origins[kind & 7])
                .find(|&from| ground.is_open(player, kind, from, target, occupied))
                .map(|from| (from, kind))
        })
    }

    /// Calls `visit` with every move but the pass.
    #[inline]
    pub fn each_step(&self, ground: &Ground, only_captures: bool, mut visit: impl FnMut(Step)) {
        let turn = usize::from(self.turn);
        let own = self.by_player[turn];
        let occupied = self.occupied();
        for kind in 0..ground.kinds {
            for from in squares(own & self.by_kind[kind]) {
                let (moves, attacked) = ground.reach(turn, kind, from, occupied);
                for to in squares(attacked & occupied & !own) {
                    visit(Step::new(from, to));
                }
                if !only_captures {
                    for to in squares(moves) {
                        visit(Step::new(from, to));
                    }
                }
            }
        }
    }

    /// The position after a legal move or a pass.
    #[inline]
    pub fn after(&self, ground: &Ground, step: Step) -> State {
        let mut next = self.clone();
        next.play(ground, step);
        next
    }

    /// Plays a legal move or a pass.
    pub fn play(&mut self, ground: &Ground, step: Step) {
        let mover = usize::from(self.turn);
        let were_in = self.inside;
        let mut zeroing = false;
        let mut fewer = false;
        if !step.is_pass()
            && let Some((player, kind)) = self.take(step.from())
        {
            zeroing = ground.zeroing[kind];
            if let Some((victim, taken)) = self.take(step.to()) {
                (zeroing, fewer) = (true, true);
                // The mover's piece is in the air: that its King is on the board must be asked when it has arrived.
                self.put(step.to(), player, kind);
                self.score_capture(ground, mover, victim, taken);
            } else {
                self.put(step.to(), player, kind);
            }
            if Some(kind) == ground.boat && self.boat_triumph(ground, step.to(), mover) {
                (zeroing, fewer) = (true, true);
            }
        }
        if self.has_waiting_pawns(ground) && self.promotions(ground, were_in, step) {
            (zeroing, fewer) = (true, true);
        }
        if fewer {
            self.inside = (0..4).filter(|&it| !self.is_bare(ground, it)).fold(0, |set, it| set | 1 << it);
        }
        if self.sudden_death != NOT_YET {
            self.sudden_death = self.sudden_death.saturating_sub(1);
        } else if self.inside.count_ones() <= 2 {
            self.sudden_death = SUDDEN_DEATH as u8;
        }
        self.quiet = if zeroing { 0 } else { self.quiet.saturating_add(1) };
        self.turn = self.next_in(mover) as u8;
    }

    #[inline]
    fn score_capture(&mut self, ground: &Ground, by: usize, victim: usize, kind: usize) {
        let mut points = ground.points[kind];
        if kind == ground.royal {
            let before = self.kings_taken[by];
            self.kings_taken[by] |= 1 << victim;
            let third = before.count_ones() == 2 && self.kings_taken[by].count_ones() == 3;
            if third && self.by_player[by] & self.by_kind[kind] != 0 {
                points = THIRD_KING;
            }
        }
        self.scores[by] = self.scores[by].saturating_add(points as i16);
    }

    /// A Boat that has just arrived and completes a square of four Boats takes the other three.
    #[inline]
    fn boat_triumph(&mut self, ground: &Ground, at: usize, by: usize) -> bool {
        let Some(boat) = ground.boat else { return false };
        let boats = self.by_kind[boat];
        if boats.count_ones() < 4 {
            return false;
        }
        let full = ground.squares_of_four[at].iter().filter(|&&three| boats & three == three);
        let taken = full.fold(0, |set, three| set | three);
        for square in squares(taken) {
            if let Some((victim, kind)) = self.take(square) {
                self.score_capture(ground, by, victim, kind);
            }
        }
        taken != 0
    }

    /// Whether a Boat's move to a square would complete a square of four Boats, once it has left where it stands.
    #[inline]
    pub fn triumphs(&self, ground: &Ground, step: Step, kind: usize) -> bool {
        if Some(kind) != ground.boat || step.is_pass() {
            return false;
        }
        let boats = self.by_kind[kind] & !(1 << step.from());
        boats.count_ones() >= 3 && ground.squares_of_four[step.to()].iter().any(|three| boats & three == *three)
    }

    /// Whether there may be something to promote, which is seldom.
    #[inline]
    fn has_waiting_pawns(&self, ground: &Ground) -> bool {
        ground.pawn_kinds.iter().any(|&kind| self.kind(kind) & ground.far_of_any != 0)
    }

    /// Promotes the waiting Pawns whose conditions hold: the Pawn just moved first, then from a1 by ranks, asking again after
    /// each.
    fn promotions(&mut self, ground: &Ground, were_in: u8, step: Step) -> bool {
        let mut promoted = false;
        loop {
            let pawns = ground.pawn_kinds.iter().fold(0, |set, &it| set | self.kind(it));
            let waiting = (0..4)
                .filter(|player| were_in >> player & 1 != 0)
                .fold(0, |set, it| set | pawns & self.by_player[it] & ground.far[it]);
            if waiting == 0 {
                return promoted;
            }
            let first = if step.is_pass() { 0 } else { 1 << step.to() };
            let due = squares(waiting & first)
                .chain(squares(waiting & !first))
                .find_map(|square| self.promotion_due(ground, square).map(|kind| (square, kind)));
            let Some((square, kind)) = due else { return promoted };
            if let Some((player, _)) = self.take(square) {
                self.put(square, player, kind);
            }
            promoted = true;
        }
    }

    fn promotion_due(&self, ground: &Ground, square: usize) -> Option<usize> {
        let (player, _) = self.piece(square)?;
        let target = ground.promotion(player, square)?;
        let own = self.by_player[player];
        let count = |kind: usize| (own & self.by_kind[kind]).count_ones();
        if count(target) > 0 {
            return None;
        }
        let (mut pawns, mut boats, mut others) = (0, 0, 0);
        for kind in 0..ground.kinds {
            if ground.pawns[kind] {
                pawns += count(kind);
            } else if Some(kind) == ground.boat {
                boats += count(kind);
            } else if kind != ground.royal {
                others += count(kind);
            }
        }
        let allowed = if ground.early[target] { pawns <= 2 } else { pawns == 1 && boats <= 1 && others == 0 };
        allowed.then_some(target)
    }

    /// What the rules' position says, for the test that both agree.
    #[cfg(test)]
    fn agrees(&self, ground: &Ground, position: &ChaturajiPosition) -> bool {
        let same = |square: menagerie_rules::Square| {
            let piece = position.board().get(square).map(|piece| (piece.player.index(), piece.kind.index()));
            piece == self.piece(ground.index(square))
        };
        let fresh = State::new(ground, position);
        position.variant().shape().squares().all(same)
            && self.scores == fresh.scores
            && self.kings_taken == fresh.kings_taken
            && self.sudden_death == fresh.sudden_death
            && self.quiet == fresh.quiet
            && self.inside == fresh.inside
            && self.hash == fresh.hash
            && self.is_over() == position.is_over()
            && (position.is_over() || usize::from(self.turn) == position.turn().index())
            && position.variant().turn_order().all(|it| position.is_out(it) != self.is_in(it.index()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PieceValues;
    use menagerie_rules::{Options, Variant};
    use std::collections::BTreeSet;

    fn dice(seed: u64) -> impl FnMut(usize) -> usize {
        let mut state = mix(seed) | 1;
        move |limit| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 11) as usize % limit
        }
    }

    /// The start, Boats about to triumph, and Pawns about to become Kings and other pieces.
    const STARTS: [&str; 4] = [
        "bB,bP,2,yK,yE,yN,yB/bN,bP,2,yP,yP,yP,yP/bE,bP,6/bK,bP,6/6,rP,rK/6,rP,rE/gP,gP,gP,gP,2,rP,rN/gB,gN,gE,gK,2,rP,rB r 0,0,0,0 -,-,-,- - 0 1",
        "4,yK,3/5,yP,2/1,bP,6/bK,2,gB,4/3,bB,yB,3/2,rB,4,rK/gP,4,rP,2/3,gK,4 r 1,2,3,4 -,-,-,- - 0 41",
        "3,gP,3,yK/6,yP,1/2,bK,bP,4/gB,7/6,rP,rK/8/8/3,gK,3,rE r 6,5,2,4 -,-,-,- - 0 61",
        "gP,gP,gP,2,yE,1,yK/8/6,bP,1/bK,6,bP/rP,6,rK/rP,7/4,yP,3/2,gK,2,yP,gN,1 r 9,8,7,6 -,-,-,- - 0 71",
    ];

    #[test]
    fn it_plays_as_the_rules_say() {
        let variant = Variant::by_id("chaturaji", &Options::none()).expect("a game");
        let ground = Ground::new(&variant, &PieceValues::new(&variant)).expect("a small board");
        let (mut promotions, mut triumphs, mut revivals) = (0, 0, 0);
        for seed in 0..400 {
            let mut below = dice(seed);
            let start = STARTS[seed as usize % STARTS.len()];
            let mut position = ChaturajiPosition::from_fen(&variant, start).expect("a position");
            let mut state = State::new(&ground, &position);
            while !position.is_over() {
                let legal = position.legal_moves();
                let expected: BTreeSet<u16> = legal.iter().map(|&mv| ground.step(mv).bits()).collect();
                let mut steps = BTreeSet::new();
                state.each_step(&ground, false, |step| assert!(steps.insert(step.bits()), "twice {step:?}"));
                if steps.is_empty() {
                    steps.insert(Step::PASS.bits());
                }
                assert_eq!(steps, expected, "{}", position.fen());
                // Pawns and Boats rather than others, so that promotions and triumphs happen; some moves that capture nothing.
                let choice: Vec<_> = (0..2).map(|_| legal[below(legal.len())]).collect();
                let letter = |mv: &menagerie_rules::Move| {
                    position.board().get(mv.from()).map_or('-', |piece| variant.kind(piece.kind).letter)
                };
                let likes = if seed / 4 % 2 == 0 { 'P' } else { 'B' };
                let mv = choice.iter().copied().find(|mv| letter(mv) == likes).unwrap_or(choice[0]);
                let step = ground.step(mv);
                let kind = position.board().get(mv.from()).map_or(0, |piece| piece.kind.index());
                let expects_triumph = state.triumphs(&ground, step, kind);
                let effects = position.play_unchecked(mv);
                state.play(&ground, step);
                assert_eq!(expects_triumph, !effects.triumph.is_empty(), "{}", position.fen());
                promotions += effects.promoted.len();
                triumphs += effects.triumph.len();
                revivals += effects.promoted.iter().filter(|(_, kind)| *kind == variant.royal()).count();
                assert!(state.agrees(&ground, &position), "{} {:?}", position.fen(), state);
            }
        }
        assert!(promotions > 50 && triumphs > 5 && revivals > 5, "{promotions} {triumphs} {revivals}");
    }
}
