//! Evaluations of a review in the tree of a game.

use std::borrow::Cow;

use menagerie_engine::review::{MoveMark, PositionEvaluation};
use menagerie_rules::{Move, Outcome, Position, notation};

use super::{GameTree, GameVerdict, NodeId, NodeStep};

/// The most moves of a best line that are added.
const SHOWN: usize = 8;

impl GameTree {
    /// The evaluation of a position: that of a review, or of the end by rule. `None` if there is neither.
    pub fn evaluation(&self, id: NodeId) -> Option<Cow<'_, PositionEvaluation>> {
        let known = || self.nodes[id].evaluation.as_deref().map(Cow::Borrowed);
        self.ended_by_rules(id).map(Cow::Owned).or_else(known)
    }

    /// The evaluation of a position in which the rules have ended the game.
    fn ended_by_rules(&self, id: NodeId) -> Option<PositionEvaluation> {
        let node = &self.nodes[id];
        if !node.children.is_empty() {
            return None;
        }
        let GameVerdict::Rules(outcome) = self.verdict(id) else { return None };
        if let Position::Chaturaji(position) = &node.position {
            let hundredths = |points: u32| i32::try_from(points).unwrap_or(i32::MAX / 100).saturating_mul(100);
            let standing = Some(position.scores().map(hundredths));
            return Some(PositionEvaluation { standing, ..PositionEvaluation::default() });
        }
        Some(match outcome {
            Outcome::Win { winners, .. } => {
                let first = winners.iter().any(|winner| winner.index() == 0);
                PositionEvaluation { chance: Some(f64::from(u8::from(first))), ..PositionEvaluation::default() }
            }
            Outcome::Draw { .. } | Outcome::Ongoing => {
                PositionEvaluation { cp: Some(0), chance: Some(0.5), ..PositionEvaluation::default() }
            }
        })
    }

    /// Sets the evaluation of a position. Of the best line, only the beginning is kept, or only the first move if it was played.
    pub fn set_evaluation(&mut self, id: NodeId, mut evaluation: PositionEvaluation) {
        let position = &self.nodes[id].position;
        let is_best = |child: &NodeId| match self.nodes[*child].step {
            NodeStep::Move(mv) => evaluation.best() == Some(notation::coordinate::write(position, mv).as_str()),
            NodeStep::Start | NodeStep::Leave(_) => false,
        };
        let kept = if self.nodes[id].children.first().is_some_and(is_best) { 1 } else { SHOWN };
        evaluation.line.truncate(kept);
        self.nodes[id].evaluation = Some(Box::new(evaluation));
    }

    /// Forgets all evaluations.
    pub fn forget_evaluations(&mut self) {
        for node in self.nodes.iter_mut() {
            node.evaluation = None;
        }
    }

    /// The mark of the move that led to a position, if the positions before and after it are evaluated.
    pub fn mark(&self, id: NodeId) -> Option<MoveMark> {
        let node = &self.nodes[id];
        let (NodeStep::Move(mv), Some(parent)) = (node.step, node.parent) else { return None };
        let (before, after) = (self.evaluation(parent)?, self.evaluation(id)?);
        let is_best = before.best() == Some(notation::coordinate::write(&node.position, mv).as_str());
        MoveMark::of(&before, &after, node.player.index(), is_best)
    }

    /// The best line from a position while its moves are legal, each with the position after it.
    pub fn best_line(&self, id: NodeId) -> Vec<(Move, String, Position)> {
        let mut position = self.nodes[id].position.clone();
        let mut line = Vec::new();
        let evaluation = self.nodes[id].evaluation.as_deref();
        for text in evaluation.into_iter().flat_map(|found| &found.line).take(SHOWN) {
            let Ok(mv) = notation::read_move(&position, text) else { break };
            let san = notation::san::write(&position, mv);
            if position.play(mv).is_err() {
                break;
            }
            line.push((mv, san, position.clone()));
        }
        line
    }

    /// Adds the best line from a position as a variation, if it is not there yet, and returns the ids of its positions. The position on
    /// the board does not change.
    pub fn add_best_line(&mut self, id: NodeId) -> Vec<NodeId> {
        let (current, tip) = (self.current, self.tip);
        let mut ids = Vec::new();
        let line = self.best_line(id);
        self.current = id;
        for (mv, ..) in line {
            self.play(mv);
            ids.push(self.current);
        }
        (self.current, self.tip) = (current, tip);
        ids
    }
}
