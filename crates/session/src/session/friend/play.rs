//! Replays the players' actions, and decides which are allowed next.

use menagerie_rules::{Player, Position, notation};

use super::action::{FriendAction, FriendOffer};
use crate::session::tree::{GameTree, GameVerdict, NodeStep, StopReason};
use menagerie_texts::Text;

/// A game with a friend after some of its actions.
pub struct FriendPlay {
    tree: GameTree,
    /// The offer that is not answered yet, and the player who made it.
    offer: Option<(usize, FriendOffer)>,
    /// The actions and their players.
    done: Vec<(usize, FriendAction)>,
    /// The claims that time is up: the player who claimed it, then the player whose time is up.
    times: Vec<(usize, usize)>,
}

impl FriendPlay {
    /// A game from its start.
    pub fn new(start: Position) -> FriendPlay {
        FriendPlay { tree: GameTree::new(start), offer: None, done: Vec::new(), times: Vec::new() }
    }

    /// The game as a tree, without variations.
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The tree, by value.
    pub fn into_tree(self) -> GameTree {
        self.tree
    }

    /// The actions and their players.
    pub fn done(&self) -> &[(usize, FriendAction)] {
        &self.done
    }

    /// The claims that time is up: the player who claimed it, then the player whose time is up.
    pub fn times(&self) -> &[(usize, usize)] {
        &self.times
    }

    /// The offer that is not answered yet, and the player who made it.
    pub fn offer(&self) -> Option<(usize, FriendOffer)> {
        self.offer
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.tree.verdict(self.tree.tip()) != GameVerdict::Ongoing
    }

    /// The player to move; nobody once the game is over.
    pub fn turn(&self) -> Option<usize> {
        (!self.is_over()).then(|| self.tree.node(self.tree.tip()).position.turn().index())
    }

    /// Performs the next action.
    ///
    /// # Errors
    /// When it is not allowed now: a move that is not legal or not written as `coordinate::write` does, an offer while another is open,
    /// an answer without an offer, anything after the end.
    pub fn act(&mut self, action: FriendAction) -> Result<(), Text> {
        let turn = self.turn().ok_or_else(|| Text::new("fault-over"))?;
        let player = match &action {
            FriendAction::Move(text) => {
                self.play(text)?;
                turn
            }
            FriendAction::Offer(player, offer) => {
                if !self.may_offer(*player, *offer) {
                    return Err(Text::new("friend-not-now"));
                }
                self.offer = Some((*player, *offer));
                *player
            }
            FriendAction::Answer(player, yes) => {
                let Some((other, offer)) = self.offer.filter(|_| self.may_answer(*player)) else {
                    return Err(Text::new("friend-not-now"));
                };
                self.offer = None;
                match offer {
                    _ if !yes => {}
                    FriendOffer::Draw => self.tree.agree()?,
                    FriendOffer::TakeBack => self.take_back(other),
                }
                *player
            }
            FriendAction::Time(player) => {
                if *player >= self.tree.variant().players().len() {
                    return Err(Text::new("friend-not-now"));
                }
                let who = Player::from_index(turn).ok_or_else(|| Text::new("friend-not-now"))?;
                self.tree.stop(who, StopReason::Time)?;
                self.offer = None;
                self.times.push((*player, turn));
                *player
            }
            FriendAction::Resign(player) => {
                if !self.may_resign(*player) {
                    return Err(Text::new("friend-not-now"));
                }
                let who = Player::from_index(*player).ok_or_else(|| Text::new("friend-not-now"))?;
                self.tree.stop(who, StopReason::Resignation)?;
                self.offer = None;
                *player
            }
        };
        self.done.push((player, action));
        Ok(())
    }

    /// Whether a player may make this offer now: a two-player game, no open offer, and a move to take back if it asks for that.
    pub fn may_offer(&self, player: usize, offer: FriendOffer) -> bool {
        let open = !self.is_over() && self.offer.is_none() && self.is_of_two(player);
        open && (offer == FriendOffer::Draw || self.tree.played().any(|node| node.player.index() == player))
    }

    /// Whether a player is asked for an answer.
    pub fn may_answer(&self, player: usize) -> bool {
        self.is_of_two(player) && self.offer.is_some_and(|(other, _)| other != player)
    }

    /// Whether a player may resign now. Of four, only the player to move may: the link is with one player at a time.
    pub fn may_resign(&self, player: usize) -> bool {
        self.turn().is_some_and(|turn| turn == player || self.is_of_two(player))
    }

    fn is_of_two(&self, player: usize) -> bool {
        self.tree.variant().players().len() == 2 && player < 2
    }

    fn play(&mut self, text: &str) -> Result<(), Text> {
        let mover = self.turn();
        self.tree.play_text(text)?;
        let written = match self.tree.node(self.tree.tip()).step {
            NodeStep::Move(mv) => notation::coordinate::write(self.tree.position(), mv),
            NodeStep::Start | NodeStep::Leave(_) => String::new(),
        };
        if written != text {
            // Only one spelling is accepted, because the text is signed.
            self.tree.undo();
            return Err(Text::new("fault-unreadable").with("what", text));
        }
        // A player may offer a draw and move. Any other move declines the open offer.
        self.offer = self.offer.filter(|&(player, offer)| offer == FriendOffer::Draw && Some(player) == mover);
        Ok(())
    }

    /// Takes back the last move of a player, and the moves after it.
    fn take_back(&mut self, player: usize) {
        loop {
            let theirs = self.tree.node(self.tree.tip()).player.index() == player;
            if !self.tree.undo() || theirs {
                return;
            }
        }
    }
}
