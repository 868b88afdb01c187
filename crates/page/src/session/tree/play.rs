//! Playing on from the position on the board.

use menagerie_rules::{Move, Player, Position, notation};

use super::{GameNode, GameTree, GameVerdict, MoveEvent, MoveRemarks, NodeStep};
use crate::session::faults;
use crate::texts::Text;

impl GameTree {
    /// Plays a move: coordinates, or as people write it. Follows what was played before if it is the same, otherwise makes
    /// a variation, which is then the line being played.
    pub fn play_text(&mut self, text: &str) -> Result<(), Text> {
        self.check_open()?;
        let mv = notation::read_move(self.position(), text).map_err(|fault| faults::of_move(&fault))?;
        self.play(mv);
        Ok(())
    }

    /// Plays a move of a kept game, whose players may have gone on after a draw by rule.
    pub fn play_again(&mut self, text: &str) -> Result<(), Text> {
        let mv = notation::read_move(self.position(), text).map_err(|fault| faults::of_move(&fault))?;
        self.append(mv);
        Ok(())
    }

    /// Plays a legal move.
    pub fn play(&mut self, mv: Move) {
        let known = |&&child: &&usize| self.nodes[child].step == NodeStep::Move(mv);
        match self.nodes[self.current].children.iter().find(known) {
            Some(&child) => self.follow(child),
            None => self.append(mv),
        }
    }

    /// Adds a legal move, though it may have been played from there before: a variation of a text may repeat its move.
    pub(super) fn append(&mut self, mv: Move) {
        let before = self.position();
        let mut position = before.clone();
        if position.play(mv).is_err() {
            return;
        }
        let player = before.turn();
        self.add(GameNode {
            parent: Some(self.current),
            children: Vec::new(),
            step: NodeStep::Move(mv),
            text: notation::san::write(before, mv),
            number: self.number_for(player),
            player,
            key: position.repetition_key(),
            event: MoveEvent::of(before, mv),
            position,
            ending: None,
            remarks: MoveRemarks::default(),
            evaluation: None,
        });
    }

    /// Goes where something was played before. Who goes on from the end of the line being played goes on playing.
    fn follow(&mut self, child: usize) {
        if self.current == self.tip {
            self.undone.clear();
            self.tip = child;
        }
        self.current = child;
    }

    pub(super) fn add(&mut self, node: GameNode) {
        let id = self.nodes.len();
        self.nodes[self.current].children.push(id);
        self.nodes.push(node);
        self.current = id;
        self.tip = id;
        self.undone.clear();
    }

    /// Checks that the game is not over in the position on the board.
    pub(super) fn check_open(&self) -> Result<(), Text> {
        match self.verdict(self.current) {
            GameVerdict::Ongoing => Ok(()),
            _ => Err(Text::new("fault-over")),
        }
    }

    /// The number of a player's next move. Four players' moves are numbered by rounds: a new one begins when the turn has
    /// come round the table.
    pub fn number_for(&self, player: Player) -> u32 {
        match (self.position(), self.last_move()) {
            (Position::Chess(position), _) => position.fullmove_number(),
            (Position::Chaturaji(_), None) => 1,
            (Position::Chaturaji(_), Some(before)) => before.number + u32::from(player <= before.player),
        }
    }

    /// The last move before the position on the board: who leaves does not move.
    pub(super) fn last_move(&self) -> Option<&GameNode> {
        self.upwards(self.current).map(|id| &self.nodes[id]).find(|node| matches!(node.step, NodeStep::Move(_)))
    }
}
