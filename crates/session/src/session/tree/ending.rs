//! Endings of a game other than by a move.

use menagerie_rules::{Outcome, Player, Position};
use serde::{Deserialize, Serialize};

use super::{GameNode, GameTree, MoveEvent, MoveRemarks, NodeId, NodeStep};
use crate::names;
use menagerie_texts::Text;

/// Why a player stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum StopReason {
    /// The player gives up.
    Resignation,
    /// The player's time is up.
    Time,
}

/// How a game of two ended, if not by the rules alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum GameEnding {
    /// Both agreed on a draw.
    Agreement,
    /// A player, counted from 0, gave up or ran out of time.
    Stopped {
        /// The player.
        player: usize,
        /// The reason.
        how: StopReason,
        /// Whether it is a draw nevertheless, because the other player has only a King.
        draw: bool,
    },
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq)]
pub enum GameVerdict {
    /// It goes on.
    Ongoing,
    /// The rules have ended it.
    Rules(Outcome),
    /// The players or the clock have ended it.
    Ended(GameEnding),
}

impl GameTree {
    /// A player resigns or runs out of time at the end of the line being played. Of two players the other wins, or it is a draw if time
    /// is up and the other has only a King, which cannot win. Of four the player is out, see
    /// [`leave`](menagerie_rules::ChaturajiPosition::leave), and the game goes on.
    pub fn stop(&mut self, player: Player, how: StopReason) -> Result<(), Text> {
        self.current = self.tip;
        self.check_open()?;
        let position = self.position();
        match position {
            Position::Chess(chess) => {
                let other = 1 - player.index().min(1);
                let bare = Player::from_index(other).is_some_and(|other| chess.board().of(other).count() == 1);
                let draw = how == StopReason::Time && bare;
                self.end(GameEnding::Stopped { player: player.index(), how, draw });
            }
            Position::Chaturaji(four) => {
                let mut after = four.clone();
                if !after.leave(player) {
                    let name = names::player(self.variant().player(player));
                    return Err(Text::new("fault-out-already").with("player", name));
                }
                self.add_leave(player, how, Position::Chaturaji(after));
            }
        }
        Ok(())
    }

    /// Both players agree on a draw, at the end of the line being played.
    pub fn agree(&mut self) -> Result<(), Text> {
        self.current = self.tip;
        self.check_open()?;
        if self.variant().players().len() > 2 {
            return Err(Text::new("fault-no-draw"));
        }
        self.end(GameEnding::Agreement);
        Ok(())
    }

    /// Sets the ending of a game at a position, when a game is read.
    pub fn set_ending(&mut self, id: NodeId, ending: Option<GameEnding>) {
        self.nodes[id].ending = ending;
    }

    fn end(&mut self, ending: GameEnding) {
        self.undone.clear();
        self.nodes[self.tip].ending = Some(ending);
    }

    pub(super) fn add_leave(&mut self, player: Player, how: StopReason, position: Position) {
        let name = names::player(self.variant().player(player));
        let text = match how {
            StopReason::Resignation => Text::new("news-resigned"),
            StopReason::Time => Text::new("news-time"),
        };
        let number = self.last_move().map_or(1, |node| node.number);
        self.add(GameNode {
            parent: Some(self.current),
            children: Vec::new(),
            step: NodeStep::Leave(how),
            text: String::new(),
            number,
            player,
            key: None,
            position,
            event: MoveEvent { captured: Vec::new(), news: vec![text.with("player", name)] },
            ending: None,
            remarks: MoveRemarks::default(),
            evaluation: None,
        });
    }
}
