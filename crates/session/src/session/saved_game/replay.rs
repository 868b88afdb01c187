//! Replays a saved game, which may come from anywhere.

use menagerie_rules::{Player, Position};

use super::super::tree::{GameEnding, GameTree, MoveRemarks, NodeId, StopReason};
use super::super::variants;
use super::super::{limits, read_leniently};
use super::{SavedGame, SavedNode, damaged};
use menagerie_texts::Text;

/// The mark before illegal moves that are kept in a comment.
const NOT_LEGAL: &str = "✗";

/// The place of a saved position in the replayed game.
#[derive(Clone, Copy)]
struct Place {
    /// The position, or the last one before it that is legal.
    id: NodeId,
    /// The comment that keeps it, if the rules do not allow it.
    comment: Option<usize>,
}

/// Moves that the rules do not allow, or no longer allow, with their successors: they become a comment after the last legal move.
struct MovesNotLegal {
    after: NodeId,
    words: Vec<String>,
}

impl MovesNotLegal {
    fn keep(&mut self, node: SavedNode) {
        self.words.extend(node.before);
        self.words.extend(node.mv);
        self.words.extend(node.after);
    }
}

impl SavedGame {
    /// Checks that a game from elsewhere is not too large.
    pub fn check_size(&self) -> Result<(), Text> {
        limits::check_moves(self.nodes.len())?;
        // For every position, the depth of its variation and whether it has a successor already.
        let mut depths = vec![(0, false); self.nodes.len() + 1];
        for (index, node) in self.nodes.iter().enumerate() {
            let parent = node.parent.unwrap_or(index);
            let (depth, played) = depths.get(parent).copied().ok_or_else(|| damaged(&"parent"))?;
            limits::check_depth(depth + usize::from(played))?;
            depths[index + 1].0 = depth + usize::from(played);
            if let Some((_, played)) = depths.get_mut(parent) {
                *played = true;
            }
        }
        Ok(())
    }

    /// Plays the saved moves again. Returns notes on those that the rules do not allow: the rules of a game may have been corrected
    /// since.
    pub fn tree(self) -> Result<(GameTree, Vec<Text>), Text> {
        if let Some(definition) = &self.definition
            && variants::register(definition)?.id() != self.variant
        {
            return Err(damaged(&"definition"));
        }
        let variant = variants::find(&self.variant, &self.options)?;
        let (start, mut notes) = match &self.start {
            None => (Position::start(&variant), Vec::new()),
            Some(fen) => read_leniently(&variant, fen)?,
        };
        let mut tree = GameTree::new(start);
        tree.tags = self.tags;
        let mut evaluations = vec![(NodeId::START, self.evaluation)];
        remark(&mut tree, NodeId::START, MoveRemarks { after: self.comments, ..MoveRemarks::default() });
        let mut places = vec![Place { id: NodeId::START, comment: None }];
        let mut not_legal: Vec<MovesNotLegal> = Vec::new();
        let mut endings = vec![(NodeId::START, self.ending)];
        for (index, node) in self.nodes.into_iter().enumerate() {
            let parent = places.get(node.parent.unwrap_or(index)).copied().ok_or_else(|| damaged(&"parent"))?;
            if let Some(comment) = parent.comment.and_then(|comment| not_legal.get_mut(comment)) {
                comment.keep(node);
                places.push(parent);
                continue;
            }
            tree.go_to(parent.id);
            tree.play_from_here();
            match (&node.mv, node.leave) {
                (Some(text), None) => {
                    if tree.play_again(text).is_err() {
                        let number = tree.number_for(tree.position().turn()).to_string();
                        notes.push(Text::new("saved-not-legal").with("number", number).with("move", text.as_str()));
                        places.push(Place { comment: Some(not_legal.len()), ..parent });
                        let mut comment = MovesNotLegal { after: parent.id, words: vec![NOT_LEGAL.to_string()] };
                        comment.keep(node);
                        not_legal.push(comment);
                        continue;
                    }
                }
                (None, Some((player, how))) => {
                    let players = variant.players().len();
                    let player = Player::from_index(player).filter(|it| it.index() < players && players > 2);
                    let player = player.ok_or_else(|| damaged(&"player"))?;
                    tree.stop(player, how)?;
                }
                _ => return Err(damaged(&"move")),
            }
            let id = tree.current();
            remark(&mut tree, id, MoveRemarks { before: node.before, after: node.after, nags: node.nags });
            places.push(Place { id, comment: None });
            evaluations.push((id, node.evaluation));
            endings.push((id, node.ending));
        }
        for (id, ending) in endings {
            if let Some(ending) = ending {
                check_ending(&tree, id, ending)?;
            }
            tree.set_ending(id, ending);
        }
        for (id, evaluation) in evaluations {
            if let Some(evaluation) = evaluation {
                tree.set_evaluation(id, evaluation);
            }
        }
        for MovesNotLegal { after, words } in not_legal {
            if let Some(said) = tree.remarks_mut(after) {
                said.after.push(words.join(" "));
            }
        }
        let id = |place: usize| places.get(place).map(|place| place.id).ok_or_else(|| damaged(&"place"));
        tree.go_to(id(self.tip)?);
        tree.play_from_here();
        tree.go_to(id(self.current)?);
        Ok((tree, notes))
    }
}

fn remark(tree: &mut GameTree, id: NodeId, remarks: MoveRemarks) {
    if let Some(said) = tree.remarks_mut(id) {
        *said = remarks;
    }
}

/// Checks that the rules allow this ending. In a four-player game, players leave one by one and never end it together.
fn check_ending(tree: &GameTree, id: NodeId, ending: GameEnding) -> Result<(), Text> {
    let players = tree.variant().players().len();
    let known = match ending {
        GameEnding::Agreement => true,
        // Only time can run out without a gain for the other side.
        GameEnding::Stopped { player, how, draw } => player < players && (!draw || how == StopReason::Time),
    };
    // Mate or stalemate has ended it before.
    let over = tree.node(id).position.legal_moves().is_empty();
    if players > 2 || !known || over { Err(Text::new("fault-no-such-ending")) } else { Ok(()) }
}

/// A note on a main line that continues after the players ended the game.
pub fn after_ending(tree: &GameTree) -> Option<Text> {
    let mut id = NodeId::START;
    while let Some(&next) = tree.node(id).children.first() {
        if tree.node(id).ending.is_some() {
            let node = tree.node(next);
            return Some(
                Text::new("saved-after-ending")
                    .with("number", node.number.to_string())
                    .with("move", node.text.as_str()),
            );
        }
        id = next;
    }
    None
}
