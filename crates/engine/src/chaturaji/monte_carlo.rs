//! Monte-Carlo tree search with the max^n policy (Sturtevant 2008; Nijssen and Winands 2013): the tree grows where everybody,
//! playing for himself, finds it worth while.
//!
//! A leaf is not played to the end but judged, once captures are played out. Moves are tried in proportion to how good they look at
//! first sight (Rosin 2011), until the tree knows better.

use super::core::{Core, DEEPEST};
use super::evaluation::Values;
use super::exchange::exchange;
use super::ground::Ground;
use super::maxn::quiescence;
use super::moves::Step;
use super::state::State;
use smallvec::SmallVec;
use std::cmp::Reverse;

/// How much a move is worth trying for being little tried, against how good it was.
const CURIOSITY: f32 = 0.9;
/// Hundredths of a point of a capture that make a move look e times as good.
const PRIOR: f32 = 150.0;
/// How much of what an enemy would win by taking a piece speaks for moving it away.
const FLIGHT: f32 = 0.8;
/// By how much a move not yet tried is taken to be worse than those that were.
const DOUBT: f32 = 0.1;
/// How much chance a move found good may owe to luck, if tried once.
const CAUTION: f32 = 0.4;
/// The fuller the tree, the more often a leaf must be reached before it grows: at last so many times.
const LATE: usize = 12;
/// Turns of captures played out at a leaf.
const TURNS: i32 = 4;

/// Tries after which older ones weigh less than newer ones: with more, what one adds to the mean would be lost in rounding.
const REMEMBERED: u32 = 1 << 20;

/// One move in the tree.
#[derive(Clone, Copy, Debug)]
struct Node {
    step: Step,
    children: u16,
    first: u32,
    visits: u32,
    prior: f32,
    /// What its player won with it on average.
    mean: f32,
}

impl Node {
    const fn new(step: Step) -> Node {
        Node { step, children: 0, first: 0, visits: 0, prior: 1.0, mean: 0.0 }
    }

    /// Counts what its player won with it once more. A sum would, after some millions of tries, have no digits left for one more.
    #[inline]
    fn learn(&mut self, won: f32) {
        self.visits = self.visits.saturating_add(1);
        self.mean += (won - self.mean) / self.visits.min(REMEMBERED) as f32;
    }
}

/// How good a move looks at first sight, which is more than nothing, as a rank: the bits of such numbers are in their order.
#[inline]
fn rank_of(prior: f32) -> i32 {
    prior.to_bits().cast_signed()
}

/// See [`rank_of`].
#[inline]
fn prior_of(rank: i32) -> f32 {
    f32::from_bits(rank.cast_unsigned())
}

/// The tree.
pub(super) struct Tree {
    nodes: Vec<Node>,
    most: usize,
    root: State,
}

/// What an enemy wins by taking the piece of the player to move on a square; in hundredths of a point.
fn threat(ground: &Ground, state: &State, square: usize) -> i32 {
    let (me, occupied) = (usize::from(state.turn), state.occupied());
    let others = (0..4).filter(|&it| it != me && state.is_in(it));
    let attackers = others.filter_map(|other| state.least_attacker(ground, other, square, occupied));
    attackers.map(|(from, _)| exchange(ground, state, Step::new(from, square))).fold(0, i32::max)
}

/// What is known of a move at the root.
#[derive(Debug)]
pub(super) struct Judged {
    pub step: Step,
    pub visits: u32,
    /// The chance to win, from 0 to 1.
    pub chance: f32,
    /// The chance that it surely has: less than was found, the less it was tried.
    pub sure: f32,
    /// How good it looked at first sight.
    prior: f32,
}

impl Tree {
    /// A tree from a position that is not over, of at most so many bytes.
    pub fn new(core: &mut Core<'_>, root: &State, bytes: usize) -> Tree {
        let most = (bytes / size_of::<Node>()).max(1_000);
        let mut tree = Tree { nodes: vec![Node::new(Step::NONE)], most, root: root.clone() };
        tree.grow(core, 0, root);
        tree
    }

    /// How full it is, in thousandths.
    pub fn full(&self) -> u32 {
        (self.nodes.len() * 1000 / self.most) as u32
    }

    fn grow(&mut self, core: &mut Core<'_>, at: usize, state: &State) {
        let start = core.pile.top();
        let pile = &mut core.pile;
        state.each_step(core.ground, false, |step| pile.push(0, step));
        if pile.top() == start {
            pile.push(0, Step::PASS);
        }
        let ground = core.ground;
        let steps = core.pile.all_from_mut(start);
        if self.nodes.len() + steps.len() <= self.most {
            if self.nodes.len() + steps.len() > self.nodes.capacity() {
                // Twice as large, but no larger than allowed.
                let more = self.nodes.len().min(self.most - self.nodes.len()).max(steps.len());
                self.nodes.reserve_exact(more);
            }
            let mut sum = 0.0;
            // The moves of one piece come together.
            let (mut piece, mut danger) = (usize::MAX, 0);
            for (rank, step) in &mut *steps {
                let step = *step;
                let mut gain = exchange(ground, state, step) as f32;
                let from = state.piece(step.from()).map_or(0, |(_, kind)| kind);
                if !step.is_pass() {
                    if step.from() != piece {
                        (piece, danger) = (step.from(), threat(ground, state, step.from()));
                    }
                    gain += danger as f32 * FLIGHT;
                }
                if state.triumphs(ground, step, from) {
                    gain += 600.0;
                }
                let prior = libm::expf(gain.clamp(-450.0, 900.0) / PRIOR);
                sum += prior;
                *rank = rank_of(prior);
            }
            steps.iter_mut().for_each(|(rank, _)| *rank = rank_of(prior_of(*rank) / sum));
            // A stable sort: see `choose`. Of moves rather than of nodes, which are larger.
            steps.sort_by_key(|&(rank, _)| Reverse(rank));
            let first = self.nodes.len();
            let new = |&(rank, step): &(i32, Step)| Node { prior: prior_of(rank), ..Node::new(step) };
            self.nodes.extend(steps.iter().map(new));
            let children = self.nodes.len() - first;
            self.nodes[at].first = first as u32;
            self.nodes[at].children = children as u16;
        }
        core.pile.cut(start);
    }

    #[inline]
    fn children(&self, at: usize) -> std::ops::Range<usize> {
        let first = self.nodes[at].first as usize;
        first..first + usize::from(self.nodes[at].children)
    }

    /// The move most worth trying. Those that look best at first sight stand first and are tried first, so behind the first that
    /// was not tried there is none that was.
    ///
    /// On its own, and not within what calls it: WebAssembly's compilers do better with the loop so.
    #[inline(never)]
    fn choose(&self, at: usize) -> usize {
        let root = (self.nodes[at].visits.max(1) as f32).sqrt() * CURIOSITY;
        let children = self.children(at);
        let (mut best, mut chosen) = (f32::MIN, children.start);
        let (mut tried, mut won) = (0, 0.0);
        for (place, node) in self.nodes[children.clone()].iter().enumerate() {
            let visits = node.visits as f32;
            let worth = if node.visits > 0 {
                node.mean
            } else if tried > 0 {
                // What was not tried is taken to be a little worse than what was.
                won / tried as f32 - DOUBT
            } else {
                0.0
            };
            let bound = worth + root * node.prior / (1.0 + visits);
            if bound > best {
                (best, chosen) = (bound, children.start + place);
            }
            if node.visits == 0 {
                break;
            }
            tried = node.visits.saturating_add(tried);
            won += node.mean * visits;
        }
        chosen
    }

    /// Follows the most promising moves to a leaf, judges it, and tells everybody on the way.
    ///
    /// On its own, as it would end in one function with everything that starts a search: too large for WebAssembly's compilers to
    /// keep much in registers.
    #[inline(never)]
    pub fn simulate(&mut self, core: &mut Core<'_>) {
        let mut state = self.root.clone();
        let mut way: SmallVec<[(u32, u8); DEEPEST]> = SmallVec::new();
        let mut at = 0;
        loop {
            if core.counts_out(way.len()) {
                return;
            }
            if self.nodes[at].children == 0 {
                if state.is_over() || way.len() >= DEEPEST - 1 {
                    break;
                }
                if self.nodes[at].visits as usize > self.nodes.len() * LATE / self.most {
                    self.grow(core, at, &state);
                }
                if self.nodes[at].children == 0 {
                    break;
                }
            }
            at = self.choose(at);
            way.push((at as u32, state.turn));
            state.play(core.ground, self.nodes[at].step);
        }
        let chances = self.judge(core, &mut state, way.len());
        if core.stopped {
            // It was not judged to the end.
            return;
        }
        self.nodes[0].visits = self.nodes[0].visits.saturating_add(1);
        for &(node, player) in &way {
            self.nodes[node as usize].learn(chances[usize::from(player) & 3]);
        }
    }

    fn judge(&self, core: &mut Core<'_>, state: &mut State, ply: usize) -> [f32; 4] {
        if state.is_over() {
            let leaders = state.leaders();
            let share = 1.0 / leaders.count_ones() as f32;
            return std::array::from_fn(|it| if leaders >> it & 1 != 0 { share } else { 0.0 });
        }
        let values: Values = quiescence(core, state, TURNS, 0, ply, None);
        let chances = values.map(|value| core.weights.chance(value));
        let sum: f32 = chances.iter().sum();
        chances.map(|chance| chance / sum.max(1e-6))
    }

    /// The moves at the root, the most tried first: that is the best one, as what is tried little may owe its chance to luck.
    pub fn judged(&self) -> Vec<Judged> {
        let of = |node: &Node| {
            let visits = node.visits.max(1) as f32;
            let sure = node.mean - CAUTION / visits.sqrt();
            Judged { step: node.step, visits: node.visits, prior: node.prior, chance: node.mean, sure }
        };
        let mut judged: Vec<Judged> = self.nodes[self.children(0)].iter().map(of).collect();
        judged.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.prior.total_cmp(&a.prior)));
        judged
    }

    /// The moves most tried, from one at the root on.
    pub fn line(&self, first: Step) -> Vec<Step> {
        let mut line = Vec::new();
        let mut at = 0;
        while let Some(child) = self
            .children(at)
            .filter(|&child| !line.is_empty() || self.nodes[child].step == first)
            .max_by_key(|&child| self.nodes[child].visits)
            && (line.is_empty() || self.nodes[child].visits > 0)
        {
            line.push(self.nodes[child].step);
            at = child;
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_move_won_is_known_after_any_number_of_tries() {
        let mut node = Node::new(Step::NONE);
        // Of ten tries three are won.
        (0..100_000_000).for_each(|turn| node.learn(if turn % 10 < 3 { 1.0 } else { 0.0 }));
        assert_eq!(node.visits, 100_000_000);
        assert!((node.mean - 0.3).abs() < 0.01, "{}", node.mean);
        // The most tries that can be counted.
        node.visits = u32::MAX;
        node.learn(1.0);
        assert!(node.visits == u32::MAX && (node.mean - 0.3).abs() < 0.01);
    }
}
