//! Conversion between a game's tree and PGN.

use std::collections::HashMap;

use menagerie_rules::notation::pgn::{DEFINITION_TAG, Leaving, PgnGame, PgnNodeId, PgnStep};
use menagerie_rules::{Outcome, Position, notation};

use super::{GameEnding, GameTree, GameVerdict, MoveRemarks, NodeId, NodeStep, StopReason};
use crate::session::carried;

/// The tag for the reason why a game ended, and its value for time.
const TERMINATION: &str = "Termination";
const TIME_FORFEIT: &str = "time forfeit";

impl GameTree {
    /// The tree of a PGN game. The end of its main line is on the board.
    pub fn from_pgn(game: &PgnGame) -> GameTree {
        let mut tree = GameTree::new(game.start().clone());
        let is_time = |(name, value): &(String, String)| {
            name.eq_ignore_ascii_case(TERMINATION) && value.eq_ignore_ascii_case(TIME_FORFEIT)
        };
        tree.tags = game.own_tags().into_iter().filter(|tag| !is_time(tag)).collect();
        // By index of the PGN game's positions.
        let mut ids = vec![NodeId::START];
        for node in game.nodes.iter().skip(1) {
            tree.current = node.parent.map_or(NodeId::START, |parent| ids[parent.index()]);
            match node.step {
                PgnStep::Start => {}
                PgnStep::Move(mv) => tree.append(mv),
                PgnStep::Leave(player, why) => tree.add_leave(player, why.into(), node.position.clone()),
            }
            ids.push(tree.current);
        }
        for (node, &id) in game.nodes.iter().zip(&ids) {
            // The main line may have been written after a variation.
            tree.nodes[id].children = node.children.iter().map(|&child| ids[child.index()]).collect();
            let (before, after, nags) = (node.before.clone(), node.after.clone(), node.nags.clone());
            tree.nodes[id].remarks = MoveRemarks { before, after, nags };
        }
        tree.current = game.main_line().last().map_or(NodeId::START, |&last| ids[last.index()]);
        tree.tip = tree.current;
        tree.undone.clear();
        tree.end_by_result(&game.result, game.tag(TERMINATION));
        tree
    }

    /// Ends a game by its result, if the rules have not: of two players one resigned, or both agreed on a draw. A draw by rule that the
    /// players did not claim ends nothing.
    fn end_by_result(&mut self, result: &str, termination: Option<&str>) {
        let time = termination.is_some_and(|why| why.eq_ignore_ascii_case(TIME_FORFEIT));
        let how = if time { StopReason::Time } else { StopReason::Resignation };
        let is_draw = result == "1/2-1/2";
        let open = match self.verdict(self.current) {
            GameVerdict::Ongoing => true,
            GameVerdict::Rules(Outcome::Draw { .. }) => !is_draw && !self.position().legal_moves().is_empty(),
            GameVerdict::Rules(_) | GameVerdict::Ended(_) => false,
        };
        if !open || matches!(self.position(), Position::Chaturaji(_)) {
            return;
        }
        let loser = match result {
            "1-0" => 1,
            "0-1" => 0,
            "1/2-1/2" if !time => return self.set_ending(self.current, Some(GameEnding::Agreement)),
            "1/2-1/2" => self.position().turn().index(),
            _ => return,
        };
        self.set_ending(self.current, Some(GameEnding::Stopped { player: loser, how, draw: is_draw }));
    }

    /// The game as PGN. Its own tags come before the `given` ones.
    pub fn to_pgn(&self, given: impl IntoIterator<Item = (String, String)>) -> PgnGame {
        let (result, time) = self.result();
        let mut game = PgnGame::new(self.start().clone(), self.tags.iter().cloned().chain(given).collect());
        if time && game.tag(TERMINATION).is_none() {
            game.tags.push((TERMINATION.to_string(), TIME_FORFEIT.to_string()));
        }
        let carried = carried::letters(self.variant().id());
        game.tags.extend(carried.map(|letters| (DEFINITION_TAG.to_string(), letters)));
        let mut places: HashMap<NodeId, PgnNodeId> = HashMap::new();
        for id in self.in_order() {
            let node = &self.nodes[id];
            let step = match node.step {
                NodeStep::Start => PgnStep::Start,
                NodeStep::Move(mv) => PgnStep::Move(mv),
                NodeStep::Leave(how) => PgnStep::Leave(node.player, how.into()),
            };
            let place = match node.parent.and_then(|parent| places.get(&parent)) {
                Some(&parent) => game.add(parent, step, node.position.clone()),
                None => PgnNodeId::START,
            };
            places.insert(id, place);
            let written = &mut game.nodes[place];
            written.before.clone_from(&node.remarks.before);
            written.after.clone_from(&node.remarks.after);
            written.nags.clone_from(&node.remarks.nags);
        }
        game.result = result;
        game
    }

    /// The result at the end of the main line, and whether it was decided on time.
    fn result(&self) -> (String, bool) {
        let mut end = NodeId::START;
        while let Some(&next) = self.nodes[end].children.first() {
            end = next;
        }
        let position = &self.nodes[end].position;
        match self.verdict(end) {
            GameVerdict::Ongoing => (notation::pgn::result(&Outcome::Ongoing, position), false),
            GameVerdict::Rules(outcome) => (notation::pgn::result(&outcome, position), false),
            GameVerdict::Ended(GameEnding::Agreement) => ("1/2-1/2".to_string(), false),
            GameVerdict::Ended(GameEnding::Stopped { draw: true, how, .. }) => {
                ("1/2-1/2".to_string(), how == StopReason::Time)
            }
            GameVerdict::Ended(GameEnding::Stopped { player, how, .. }) => {
                (if player == 0 { "0-1" } else { "1-0" }.to_string(), how == StopReason::Time)
            }
        }
    }
}

impl From<Leaving> for StopReason {
    fn from(why: Leaving) -> StopReason {
        match why {
            Leaving::Resignation => StopReason::Resignation,
            Leaving::Time => StopReason::Time,
        }
    }
}

impl From<StopReason> for Leaving {
    fn from(how: StopReason) -> Leaving {
        match how {
            StopReason::Resignation => Leaving::Resignation,
            StopReason::Time => Leaving::Time,
        }
    }
}
