//! What a review has found of the positions of a game.

use std::borrow::Cow;

use menagerie_engine::review::{MoveMark, PositionEvaluation};
use menagerie_rules::{Move, Outcome, Position, notation};

use super::{GameTree, GameVerdict, NodeStep};

/// The most moves that are added of a best line.
const SHOWN: usize = 8;

impl GameTree {
    /// How a position stands: as a review has found, or as the rules have ended the game there. `None` if nobody has looked.
    pub fn evaluation(&self, id: usize) -> Option<Cow<'_, PositionEvaluation>> {
        let known = || self.nodes[id].evaluation.as_deref().map(Cow::Borrowed);
        self.ended_by_rules(id).map(Cow::Owned).or_else(known)
    }

    /// How a position stands where the rules have ended the game.
    fn ended_by_rules(&self, id: usize) -> Option<PositionEvaluation> {
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

    /// Writes down how a position stands. Of the best line only its beginning is kept, and where it was played its first move.
    pub fn set_evaluation(&mut self, id: usize, mut evaluation: PositionEvaluation) {
        let variant = self.variant();
        let is_best = |child: &usize| match self.nodes[*child].step {
            NodeStep::Move(mv) => evaluation.best() == Some(notation::coordinate::write(variant, mv).as_str()),
            NodeStep::Start | NodeStep::Leave(_) => false,
        };
        let kept = if self.nodes[id].children.first().is_some_and(is_best) { 1 } else { SHOWN };
        evaluation.line.truncate(kept);
        self.nodes[id].evaluation = Some(Box::new(evaluation));
    }

    /// Forgets all evaluations.
    pub fn forget_evaluations(&mut self) {
        for node in &mut self.nodes {
            node.evaluation = None;
        }
    }

    /// The mark of the move that led to a position, if the positions before and after it are evaluated.
    pub fn mark(&self, id: usize) -> Option<MoveMark> {
        let node = &self.nodes[id];
        let (NodeStep::Move(mv), Some(parent)) = (node.step, node.parent) else { return None };
        let (before, after) = (self.evaluation(parent)?, self.evaluation(id)?);
        let is_best = before.best() == Some(notation::coordinate::write(self.variant(), mv).as_str());
        MoveMark::of(&before, &after, node.player.index(), is_best)
    }

    /// The best line from a position, as far as its moves are legal, each with the position after it.
    pub fn best_line(&self, id: usize) -> Vec<(Move, String, Position)> {
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

    /// Adds the best line from a position as a variation, where it is not there yet, and gives the ids of its positions. What is on
    /// the board stays there.
    pub fn add_best_line(&mut self, id: usize) -> Vec<usize> {
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
