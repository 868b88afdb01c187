//! Playing moves from the position on the board.

use menagerie_rules::{Move, Player, Position, notation};

use super::{GameNode, GameTree, GameVerdict, MoveEvent, MoveRemarks, NodeId, NodeStep};
use menagerie_texts::Text;

impl GameTree {
    /// Plays a move, given in coordinates or in SAN. A move that was played here before is followed. Any other move makes a variation,
    /// which becomes the line being played.
    pub fn play_text(&mut self, text: &str) -> Result<(), Text> {
        self.check_open()?;
        let mv = notation::read_move(self.position(), text).map_err(|fault| Text::from(fault.describe()))?;
        self.play(mv);
        Ok(())
    }

    /// Plays a move of a saved game, whose players may have played on after a draw by rule.
    pub fn play_again(&mut self, text: &str) -> Result<(), Text> {
        let mv = notation::read_move(self.position(), text).map_err(|fault| Text::from(fault.describe()))?;
        self.append(mv);
        Ok(())
    }

    /// Plays a legal move.
    pub fn play(&mut self, mv: Move) {
        let known = |&&child: &&NodeId| self.nodes[child].step == NodeStep::Move(mv);
        match self.nodes[self.current].children.iter().find(known) {
            Some(&child) => self.follow(child),
            None => self.append(mv),
        }
    }

    /// Adds a legal move even if it was played here before: a variation of a text may repeat its move.
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

    /// Goes to a position after this one. From the end of the line being played, the line continues with it.
    fn follow(&mut self, child: NodeId) {
        if self.current == self.tip {
            self.undone.clear();
            self.tip = child;
        }
        self.current = child;
    }

    pub(super) fn add(&mut self, node: GameNode) {
        let id = self.nodes.push(node);
        self.nodes[self.current].children.push(id);
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

    /// The number of a player's next move. In four-player games it is the number of the round: a new round begins when the turn has
    /// passed all players.
    pub fn number_for(&self, player: Player) -> u32 {
        match (self.position(), self.last_move()) {
            (Position::Chess(position), _) => position.fullmove_number(),
            (Position::Chaturaji(_), None) => 1,
            (Position::Chaturaji(_), Some(before)) => before.number + u32::from(player <= before.player),
        }
    }

    /// The last move before the position on the board. A player who leaves makes no move.
    pub(super) fn last_move(&self) -> Option<&GameNode> {
        self.upwards(self.current).map(|id| &self.nodes[id]).find(|node| matches!(node.step, NodeStep::Move(_)))
    }
}
