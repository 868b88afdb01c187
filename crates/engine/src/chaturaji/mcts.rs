//! Monte-Carlo tree search with the max^n policy (Sturtevant 2008; Nijssen and Winands 2013): each player maximises its own chance.
//!
//! Each iteration selects a leaf by PUCT (Rosin 2011; Silver and others 2017), expands it, evaluates it and backpropagates the values. A
//! leaf is evaluated after a quiescence search, without a playout to the end of the game.

use super::board_tables::BoardTables;
use super::compact_move::CompactMove;
use super::compact_position::CompactPosition;
use super::evaluation::PlayerValues;
use super::parameters::{
    CPUCT, EXPAND_VISITS, FPU_REDUCTION, LEAF_TURNS, LUCK, MAX_PLY, MAX_WEIGHED_VISITS, MIN_TREE_NODES,
    PRIOR_BOAT_SQUARE, PRIOR_FLIGHT, PRIOR_GAIN, PRIOR_TEMPERATURE,
};
use super::quiescence::quiescence;
use super::search_core::SearchCore;
use super::see::see;
use smallvec::SmallVec;
use std::cmp::Reverse;

/// A node of the tree: one move.
#[derive(Clone, Copy, Debug)]
struct MctsNode {
    mv: CompactMove,
    child_count: u16,
    first_child: u32,
    visits: u32,
    prior: f32,
    /// The mean chance of the player who makes the move (Q).
    mean: f32,
}

impl MctsNode {
    const fn new(mv: CompactMove) -> MctsNode {
        MctsNode { mv, child_count: 0, first_child: 0, visits: 0, prior: 1.0, mean: 0.0 }
    }

    /// Records a visit with this chance. A mean is kept, because a sum of millions of visits would lose the precision for one more.
    #[inline]
    fn visit(&mut self, chance: f32) {
        self.visits = self.visits.saturating_add(1);
        self.mean += (chance - self.mean) / self.visits.min(MAX_WEIGHED_VISITS) as f32;
    }
}

/// A positive prior as a score for sorting: the bits of such numbers sort like the numbers.
#[inline]
fn score_of(prior: f32) -> i32 {
    prior.to_bits().cast_signed()
}

/// The inverse of [`score_of`].
#[inline]
fn prior_of(score: i32) -> f32 {
    f32::from_bits(score.cast_unsigned())
}

/// The tree.
pub(super) struct MctsTree {
    nodes: Vec<MctsNode>,
    max_nodes: usize,
    root: CompactPosition,
}

/// The gain of an enemy who captures the piece of the player to move on a square, in hundredths of a point.
fn threat(tables: &BoardTables, state: &CompactPosition, square: usize) -> i32 {
    let (me, occupied) = (usize::from(state.turn), state.occupied());
    let others = (0..4).filter(|&it| it != me && state.is_in_game(it));
    let attackers = others.filter_map(|other| state.least_attacker(tables, other, square, occupied));
    attackers.map(|(from, _)| see(tables, state, CompactMove::new(from, square))).fold(0, i32::max)
}

/// Stores the priors of a position's moves, from their immediate gains, as their scores.
fn set_priors(tables: &BoardTables, state: &CompactPosition, moves: &mut [(i32, CompactMove)]) {
    let mut sum = 0.0;
    // The moves of one piece are consecutive.
    let (mut piece, mut danger) = (usize::MAX, 0);
    for (score, mv) in &mut *moves {
        let mv = *mv;
        let mut gain = see(tables, state, mv) as f32;
        let kind = state.piece(mv.from()).map_or(0, |(_, kind)| kind);
        if !mv.is_pass() {
            if mv.from() != piece {
                (piece, danger) = (mv.from(), threat(tables, state, mv.from()));
            }
            gain += danger as f32 * PRIOR_FLIGHT;
        }
        if state.completes_boat_square(tables, mv, kind) {
            gain += PRIOR_BOAT_SQUARE;
        }
        let prior = libm::expf(gain.clamp(PRIOR_GAIN.0, PRIOR_GAIN.1) / PRIOR_TEMPERATURE);
        sum += prior;
        *score = score_of(prior);
    }
    moves.iter_mut().for_each(|(score, _)| *score = score_of(prior_of(*score) / sum));
}

/// The statistics of a root move.
#[derive(Debug)]
pub(super) struct RootChild {
    pub mv: CompactMove,
    pub visits: u32,
    /// The mean chance to win, from 0 to 1.
    pub chance: f32,
    /// A lower bound of the chance: the fewer visits, the further below the mean.
    pub lower_bound: f32,
    prior: f32,
}

impl MctsTree {
    /// A tree from a position that is not over, of at most `bytes` bytes.
    pub fn new(core: &mut SearchCore<'_>, root: &CompactPosition, bytes: usize) -> MctsTree {
        let max_nodes = (bytes / size_of::<MctsNode>()).max(MIN_TREE_NODES);
        let mut tree = MctsTree { nodes: vec![MctsNode::new(CompactMove::NONE)], max_nodes, root: root.clone() };
        tree.expand(core, 0, root);
        tree
    }

    /// Removes root moves before the first visit; none if all would be removed.
    pub fn keep_at_root(&mut self, keep: impl Fn(CompactMove) -> bool) {
        let children = self.children(0);
        let kept: Vec<MctsNode> = self.nodes[children.clone()].iter().filter(|node| keep(node.mv)).copied().collect();
        if kept.is_empty() || kept.len() == children.len() {
            return;
        }
        self.nodes[children.start..children.start + kept.len()].copy_from_slice(&kept);
        self.nodes[0].child_count = kept.len() as u16;
    }

    /// How full the tree is, in thousandths.
    pub fn full(&self) -> u32 {
        (self.nodes.len() * 1000 / self.max_nodes) as u32
    }

    /// Adds the moves of a leaf to the tree, if there is room.
    fn expand(&mut self, core: &mut SearchCore<'_>, at: usize, state: &CompactPosition) {
        let start = core.move_stack.top();
        let move_stack = &mut core.move_stack;
        state.each_move(core.tables, false, |mv| move_stack.push(0, mv));
        if move_stack.top() == start {
            move_stack.push(0, CompactMove::PASS);
        }
        let moves = core.move_stack.all_from_mut(start);
        if self.nodes.len() + moves.len() <= self.max_nodes {
            if self.nodes.len() + moves.len() > self.nodes.capacity() {
                // Doubles the size up to the limit.
                let more = self.nodes.len().min(self.max_nodes - self.nodes.len()).max(moves.len());
                self.nodes.reserve_exact(more);
            }
            set_priors(core.tables, state, moves);
            // Stable: see `select`. Sorts the moves, which are smaller than nodes.
            moves.sort_by_key(|&(score, _)| Reverse(score));
            let first = self.nodes.len();
            let new = |&(score, mv): &(i32, CompactMove)| MctsNode { prior: prior_of(score), ..MctsNode::new(mv) };
            self.nodes.extend(moves.iter().map(new));
            let children = self.nodes.len() - first;
            self.nodes[at].first_child = first as u32;
            self.nodes[at].child_count = children as u16;
        }
        core.move_stack.cut(start);
    }

    #[inline]
    fn children(&self, at: usize) -> std::ops::Range<usize> {
        let first = self.nodes[at].first_child as usize;
        first..first + usize::from(self.nodes[at].child_count)
    }

    /// The child with the greatest PUCT value. The children are sorted by prior and are visited in that order first, so no child after the
    /// first unvisited one has been visited.
    ///
    /// A function of its own, because WebAssembly compilers optimise its loop better than inside the caller.
    #[inline(never)]
    fn select(&self, at: usize) -> usize {
        let exploration = (self.nodes[at].visits.max(1) as f32).sqrt() * CPUCT;
        let children = self.children(at);
        let (mut best, mut selected) = (f32::MIN, children.start);
        let (mut visited, mut won) = (0, 0.0);
        for (place, node) in self.nodes[children.clone()].iter().enumerate() {
            let visits = node.visits as f32;
            let value = if node.visits > 0 {
                node.mean
            } else if visited > 0 {
                won / visited as f32 - FPU_REDUCTION
            } else {
                0.0
            };
            let bound = value + exploration * node.prior / (1.0 + visits);
            if bound > best {
                (best, selected) = (bound, children.start + place);
            }
            if node.visits == 0 {
                break;
            }
            visited = node.visits.saturating_add(visited);
            won += node.mean * visits;
        }
        selected
    }

    /// One iteration: selects a leaf, expands it, evaluates it and backpropagates the chances.
    ///
    /// A function of its own: inlined into the code that starts a search it would be too large for WebAssembly compilers to keep values in
    /// registers.
    #[inline(never)]
    pub fn iterate(&mut self, core: &mut SearchCore<'_>) {
        let mut state = self.root.clone();
        let mut path: SmallVec<[(u32, u8); MAX_PLY]> = SmallVec::new();
        let mut at = 0;
        loop {
            if core.count_node(path.len()) {
                return;
            }
            if self.nodes[at].child_count == 0 {
                if state.is_over() || path.len() >= MAX_PLY - 1 {
                    break;
                }
                if self.nodes[at].visits as usize > self.nodes.len() * EXPAND_VISITS / self.max_nodes {
                    self.expand(core, at, &state);
                }
                if self.nodes[at].child_count == 0 {
                    break;
                }
            }
            at = self.select(at);
            path.push((at as u32, state.turn));
            state.play(core.tables, self.nodes[at].mv);
        }
        let chances = evaluate_leaf(core, &mut state, path.len());
        if core.stopped {
            // The evaluation was stopped.
            return;
        }
        self.backpropagate(&path, &chances);
    }

    #[inline]
    fn backpropagate(&mut self, path: &[(u32, u8)], chances: &[f32; 4]) {
        self.nodes[0].visits = self.nodes[0].visits.saturating_add(1);
        for &(node, player) in path {
            self.nodes[node as usize].visit(chances[usize::from(player) & 3]);
        }
    }

    /// The root moves, the most visited first. That is the best one, because a rarely visited move may have a high mean by luck.
    pub fn root_children(&self) -> Vec<RootChild> {
        let of = |node: &MctsNode| {
            let visits = node.visits.max(1) as f32;
            let lower_bound = node.mean - LUCK / visits.sqrt();
            RootChild { mv: node.mv, visits: node.visits, prior: node.prior, chance: node.mean, lower_bound }
        };
        let mut children: Vec<RootChild> = self.nodes[self.children(0)].iter().map(of).collect();
        children.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.prior.total_cmp(&a.prior)));
        children
    }

    /// The most visited moves, from a root move on.
    pub fn pv(&self, first: CompactMove) -> Vec<CompactMove> {
        let mut pv = Vec::new();
        let mut at = 0;
        while let Some(child) = self
            .children(at)
            .filter(|&child| !pv.is_empty() || self.nodes[child].mv == first)
            .max_by_key(|&child| self.nodes[child].visits)
            && (pv.is_empty() || self.nodes[child].visits > 0)
        {
            pv.push(self.nodes[child].mv);
            at = child;
        }
        pv
    }
}

/// The winning chance of each player at a leaf.
fn evaluate_leaf(core: &mut SearchCore<'_>, state: &mut CompactPosition, ply: usize) -> [f32; 4] {
    if state.is_over() {
        let leaders = state.leaders();
        let share = 1.0 / leaders.count_ones() as f32;
        return std::array::from_fn(|it| if leaders >> it & 1 != 0 { share } else { 0.0 });
    }
    let values: PlayerValues = quiescence(core, state, LEAF_TURNS, 0, ply, None);
    let chances = values.map(|value| core.weights.chance(value));
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum.max(1e-6))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_is_known_after_any_number_of_visits() {
        let mut node = MctsNode::new(CompactMove::NONE);
        // Three of ten visits are won.
        (0..100_000_000).for_each(|turn| node.visit(if turn % 10 < 3 { 1.0 } else { 0.0 }));
        assert_eq!(node.visits, 100_000_000);
        assert!((node.mean - 0.3).abs() < 0.01, "{}", node.mean);
        // The maximum number of visits.
        node.visits = u32::MAX;
        node.visit(1.0);
        assert!(node.visits == u32::MAX && (node.mean - 0.3).abs() < 0.01);
    }
}
