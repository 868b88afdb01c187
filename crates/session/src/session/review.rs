//! The review of a game: the questions to the engine, and the results of its answers.

use menagerie_engine::review::{MoveMark, PositionEvaluation, game_accuracy, move_accuracy};
use menagerie_js_types::GameRecord;
use menagerie_rules::notation;
use menagerie_rules::notation::pgn::{PgnGame, PgnNodeId, PgnStep};
use serde::Serialize;

use super::Session;
use super::game_text::AddedTags;
use super::record::record_at;
use super::tree::{GameTree, NodeId, NodeStep};

/// A position that a review asks the engine about.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct ReviewQuestion {
    /// How many steps of the main line lead there.
    ply: usize,
    /// The position, so that the answer is only taken where it belongs.
    fen: String,
    record: GameRecord,
    /// The move that was played there, in coordinates.
    played: Option<String>,
}

/// What a review has found of a game.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct GameReview {
    /// How many positions of the main line are evaluated, and how many there are.
    done: usize,
    total: usize,
    players: Vec<PlayerReview>,
    /// The positions of the main line, the start first.
    positions: Vec<ReviewedPosition>,
    /// The place among them after the move that decided the game; none before all are evaluated, or if no single move did.
    decisive: Option<usize>,
}

/// How a player has played.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
struct PlayerReview {
    /// 0 to 100; none without an evaluated move.
    accuracy: Option<f64>,
    inaccuracies: usize,
    mistakes: usize,
    blunders: usize,
}

/// A position of the main line.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
struct ReviewedPosition {
    #[cfg_attr(feature = "js", tsify(type = "number"))]
    node: NodeId,
    /// The move that led there: its number, who made it, and how people write it; an empty text at the start.
    number: u32,
    player: usize,
    text: String,
    mark: Option<MoveMark>,
    /// Of the move, 0 to 100.
    accuracy: Option<f64>,
    /// What part of the points each player can expect, 0 to 1, in turn order; none before the position is evaluated.
    expectations: Option<Vec<f64>>,
    cp: Option<i32>,
    mate: Option<i32>,
    /// With four players: what each can expect, in hundredths of a point.
    standing: Option<[i32; 4]>,
}

impl Session {
    /// The next position that a review of the main line asks about, from its end to its start. `None` if all are evaluated.
    pub fn review_question(&self) -> Option<ReviewQuestion> {
        let tree = &self.tree;
        let line = positions(tree);
        let (ply, &id) = line.iter().enumerate().rev().find(|&(_, &id)| tree.evaluation(id).is_none())?;
        Some(question(tree, ply, id, line.get(ply + 1).copied()))
    }

    /// What to ask about a position of the tree.
    pub fn question_about(&self, id: NodeId) -> Option<ReviewQuestion> {
        let tree = &self.tree;
        let wanted = tree.has(id) && tree.evaluation(id).is_none();
        wanted.then(|| question(tree, tree.line(id).len(), id, None))
    }

    /// Takes the answer to a question of `review_question`. False if this is another game by now.
    pub fn set_evaluation(&mut self, ply: usize, fen: &str, evaluation: PositionEvaluation) -> bool {
        let id = positions(&self.tree).get(ply).copied();
        id.is_some_and(|id| self.evaluate(id, fen, evaluation))
    }

    /// Takes the answer to a question of `question_about`.
    pub fn set_evaluation_of(&mut self, id: NodeId, fen: &str, evaluation: PositionEvaluation) -> bool {
        self.tree.has(id) && self.evaluate(id, fen, evaluation)
    }

    /// Forgets what a review has found.
    pub fn forget_review(&mut self) {
        self.tree.forget_evaluations();
    }

    /// What a review has found.
    pub fn review(&self) -> GameReview {
        GameReview::of(&self.tree)
    }

    /// The better move and what follows it, as people write them, where the move that led to a position was an error.
    pub fn better_line(&self, id: NodeId) -> Vec<String> {
        let is_error = self.tree.has(id) && self.tree.mark(id).is_some_and(MoveMark::is_error);
        let parent = if is_error { self.tree.node(id).parent } else { None };
        parent.map(|it| self.tree.best_line(it)).into_iter().flatten().map(|(_, text, _)| text).collect()
    }

    /// Adds the best line from a position as a variation; gives the ids of its positions. What is on the board stays there.
    pub fn add_best_line(&mut self, id: NodeId) -> Vec<NodeId> {
        if self.tree.has(id) { self.tree.add_best_line(id) } else { Vec::new() }
    }

    /// The game as text with what a review has found: annotations, evaluations, and a better line for each error. Otherwise as
    /// `game_text`.
    pub fn annotated_text(&self, tags: Option<AddedTags>) -> String {
        annotated(&self.tree, tags.unwrap_or_default()).to_text()
    }
}

impl Session {
    fn evaluate(&mut self, id: NodeId, fen: &str, evaluation: PositionEvaluation) -> bool {
        let fits = evaluation.is_sound() && self.tree.node(id).position.fen() == fen;
        if fits {
            self.tree.set_evaluation(id, evaluation);
        }
        fits
    }
}

/// The ids of the main line, the start first.
fn positions(tree: &GameTree) -> Vec<NodeId> {
    std::iter::once(NodeId::START).chain(tree.main_line()).collect()
}

fn question(tree: &GameTree, ply: usize, id: NodeId, next: Option<NodeId>) -> ReviewQuestion {
    let played = next.and_then(|next| match tree.node(next).step {
        NodeStep::Move(mv) => Some(notation::coordinate::write(tree.position(), mv)),
        NodeStep::Start | NodeStep::Leave(_) => None,
    });
    ReviewQuestion { ply, fen: tree.node(id).position.fen(), record: record_at(tree, id), played }
}

impl GameReview {
    fn of(tree: &GameTree) -> GameReview {
        let line = positions(tree);
        let players = tree.variant().players().len();
        let positions: Vec<ReviewedPosition> = line.iter().map(|&id| ReviewedPosition::of(tree, id)).collect();
        GameReview {
            done: line.iter().filter(|&&id| tree.evaluation(id).is_some()).count(),
            total: line.len(),
            players: (0..players).map(|player| PlayerReview::of(tree, &line, &positions, player)).collect(),
            decisive: decisive(&positions),
            positions,
        }
    }
}

/// From this expectation on, a player has won.
const WON: f64 = 0.999;

/// Below this expectation, one of two players is behind.
const EVEN: f64 = 0.5;

/// The costliest error of the loser after which the winner was never behind again; without a winner of two, the costliest of all.
fn decisive(positions: &[ReviewedPosition]) -> Option<usize> {
    let chances: Vec<&[f64]> = positions.iter().map(|it| it.expectations.as_deref()).collect::<Option<_>>()?;
    let at_end = chances.last()?;
    let winner = if at_end.len() == 2 { at_end.iter().position(|&chance| chance >= WON) } else { None };
    let chance = |ply: usize, player: usize| chances.get(ply).and_then(|all| all.get(player)).copied();
    let behind = |ply: &usize| winner.and_then(|player| chance(*ply, player)).is_some_and(|chance| chance < EVEN);
    let from = (0..positions.len()).rev().find(behind).map_or(1, |ply| ply + 1);
    let errors = positions.iter().enumerate().skip(from).filter(|(_, it)| it.mark.is_some_and(MoveMark::is_error));
    let losses = errors
        .filter(|(_, it)| Some(it.player) != winner)
        .filter_map(|(ply, it)| Some((ply, chance(ply.checked_sub(1)?, it.player)? - chance(ply, it.player)?)));
    losses.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(ply, _)| ply)
}

impl PlayerReview {
    fn of(tree: &GameTree, line: &[NodeId], positions: &[ReviewedPosition], player: usize) -> PlayerReview {
        let count = |mark| positions.iter().filter(|it| it.player == player && it.mark == Some(mark)).count();
        // Positions without an evaluation are at the start, because a review goes from the end to the start.
        let known: Vec<NodeId> = line.iter().copied().filter(|&id| tree.evaluation(id).is_some()).collect();
        let percents: Option<Vec<f64>> =
            known.iter().map(|&id| tree.evaluation(id).and_then(|found| found.win_percent(player))).collect();
        let is_own = |at: usize| {
            let node = known.get(at + 1).map(|&id| tree.node(id));
            node.is_some_and(|node| node.player.index() == player && matches!(node.step, NodeStep::Move(_)))
        };
        PlayerReview {
            accuracy: percents.and_then(|percents| game_accuracy(&percents, is_own)),
            inaccuracies: count(MoveMark::Inaccuracy),
            mistakes: count(MoveMark::Mistake),
            blunders: count(MoveMark::Blunder),
        }
    }
}

impl ReviewedPosition {
    fn of(tree: &GameTree, id: NodeId) -> ReviewedPosition {
        let node = tree.node(id);
        let found = tree.evaluation(id);
        let players = tree.variant().players().len();
        let player = node.player.index();
        let mark = tree.mark(id);
        let before = node.parent.and_then(|parent| tree.evaluation(parent)).and_then(|it| it.win_percent(player));
        let after = found.as_ref().and_then(|it| it.win_percent(player));
        ReviewedPosition {
            node: id,
            number: node.number,
            player,
            text: node.text.clone(),
            mark,
            accuracy: mark.and(before.zip(after)).map(|(before, after)| move_accuracy(before, after)),
            expectations: found.as_ref().and_then(|it| (0..players).map(|player| it.expectation(player)).collect()),
            cp: found.as_ref().and_then(|it| it.cp),
            mate: found.as_ref().and_then(|it| it.mate),
            standing: found.as_ref().and_then(|it| it.standing),
        }
    }
}

/// The game with the results of a review. Existing annotations stay and are not repeated.
fn annotated(tree: &GameTree, tags: AddedTags) -> PgnGame {
    let mut game = tree.to_pgn(tags.0);
    let line = positions(tree);
    let places: Vec<PgnNodeId> = std::iter::once(PgnNodeId::START).chain(game.main_line()).collect();
    for (&id, &place) in line.iter().zip(&places) {
        if let Some(found) = tree.evaluation(id)
            && id != NodeId::START
            && !game.nodes[place].after.iter().any(|comment| comment.contains("[%eval "))
            && let Some(text) = eval_command(&found)
        {
            game.nodes[place].after.insert(0, text);
        }
        let mark = tree.mark(id);
        if let Some(nag) = mark.and_then(MoveMark::nag)
            && !game.nodes[place].nags.iter().any(|known| (1..=6).contains(known))
        {
            game.nodes[place].nags.insert(0, nag);
        }
        if mark.is_some_and(MoveMark::is_error)
            && let (Some(before), Some(place)) = (tree.node(id).parent, game.nodes[place].parent)
        {
            add_variation(&mut game, place, tree, before);
        }
    }
    game
}

/// Adds the best line from a position, unless its first move is already a variation there.
fn add_variation(game: &mut PgnGame, place: PgnNodeId, tree: &GameTree, id: NodeId) {
    let line = tree.best_line(id);
    let Some((first, ..)) = line.first() else { return };
    let known = |&child: &PgnNodeId| game.nodes[child].step == PgnStep::Move(*first);
    if game.nodes[place].children.iter().any(known) {
        return;
    }
    let mut at = place;
    for (mv, _, position) in line {
        at = game.add(at, PgnStep::Move(mv), position);
    }
}

/// `[%eval 0.35]`, `[%eval #-3]`; with four players the points that each can expect. `None` where the game is won.
fn eval_command(found: &PositionEvaluation) -> Option<String> {
    let hundredths = |value: i32| format!("{:.2}", f64::from(value) / 100.0);
    let value = match (found.cp, found.mate, found.standing) {
        (_, Some(moves), _) => format!("#{moves}"),
        (Some(cp), None, _) => hundredths(cp),
        (None, None, Some(standing)) => standing.map(hundredths).join(","),
        (None, None, None) => return None,
    };
    Some(format!("[%eval {value}]"))
}

#[cfg(test)]
mod tests;
