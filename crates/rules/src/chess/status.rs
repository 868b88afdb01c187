//! Whether a two-player game is over.

use super::ChessPosition;
use crate::order::sort_few;
use crate::{GameResult, KindId, Outcome, Player, Termination};

/// Moves by either side without capture or Pawn move that end a game: fifty by each.
pub const FIFTY_MOVES: u32 = 100;

impl ChessPosition {
    /// How the game stands by this position alone: everything but repetition.
    ///
    /// `repeated` tells how often the position has occurred, this time included; it comes before the fifty-move rule and the
    /// material draws, and after checkmate and stalemate.
    pub fn outcome(&self, repeated: usize) -> Outcome {
        if let Some(outcome) = self.goal_outcome() {
            return outcome;
        }
        if self.legal_moves().is_empty() {
            return self.end_without_move();
        }
        match self.draw_by_rule(repeated) {
            Some(Termination::Threefold) => self.repetition_outcome(),
            Some(reason @ Termination::FiftyMove) => self.material_outcome().unwrap_or(Outcome::Draw { reason }),
            Some(reason) => Outcome::Draw { reason },
            None => Outcome::Ongoing,
        }
    }

    /// Whether so many moves have been made without progress that the game is drawn.
    #[inline]
    pub fn is_move_limit_reached(&self) -> bool {
        let limit = u32::from(self.variant.rules().ends.move_limit);
        limit > 0 && self.halfmove_clock >= 2 * limit
    }

    /// What it means that the position has occurred as often as ends the game.
    fn repetition_outcome(&self) -> Outcome {
        let outcome = self.outcome_for_turn(self.repetition_result(), Termination::Threefold);
        match outcome {
            Outcome::Draw { .. } => self.material_outcome().unwrap_or(outcome),
            _ => outcome,
        }
    }

    /// What the repetition that ends the game is worth to the side to move.
    pub fn repetition_result(&self) -> GameResult {
        let ends = &self.variant.rules().ends;
        match (ends.repetition_first, self.turn.index()) {
            (None, _) => ends.repetition,
            (Some(first), 0) => first,
            (Some(GameResult::Win), _) => GameResult::Loss,
            (Some(GameResult::Loss), _) => GameResult::Win,
            (Some(GameResult::Draw), _) => GameResult::Draw,
        }
    }

    /// Why the rules draw the game though there are moves to play, which is not looked at here.
    pub(crate) fn draw_by_rule(&self, repeated: usize) -> Option<Termination> {
        let ends = &self.variant.rules().ends;
        if ends.repetitions > 0 && repeated >= usize::from(ends.repetitions) {
            Some(Termination::Threefold)
        } else if self.is_counted_out() {
            Some(Termination::Counting)
        } else if self.is_move_limit_reached() {
            Some(Termination::FiftyMove)
        } else {
            self.material_draw()
        }
    }

    /// Whether too little material is left to go on.
    pub fn material_draw(&self) -> Option<Termination> {
        if !self.variant.rules().bare_kings_draw {
            return None;
        }
        let pieces = self.board.occupied().count();
        let has_more = |player: Player| !self.has_one_royal(player) || !self.extra.is_hand_empty(player);
        if !self.variant.rules().plain && [Player(0), Player(1)].into_iter().any(has_more) {
            return None;
        }
        if pieces == 2 {
            return Some(Termination::BareKings);
        }
        let longest = self.variant.insufficient().iter().map(Vec::len).max().unwrap_or(0);
        if pieces as usize > 2 + longest {
            return None;
        }
        let rest = |player: Player| -> Vec<KindId> {
            let mut kinds: Vec<KindId> = self
                .board
                .pieces_of(player)
                .map(|(_, kind)| kind)
                .filter(|&kind| !self.variant.kind(kind).royal)
                .collect();
            sort_few(&mut kinds, |kind| *kind);
            kinds
        };
        let (white, black) = (rest(Player(0)), rest(Player(1)));
        let alone = match (white.is_empty(), black.is_empty()) {
            (true, _) => black,
            (_, true) => white,
            _ => return None,
        };
        let enough_for_a_draw = |listed: &Vec<KindId>| {
            let mut listed = listed.clone();
            sort_few(&mut listed, |kind| *kind);
            listed == alone
        };
        self.variant.insufficient().iter().any(enough_for_a_draw).then_some(Termination::InsufficientMaterial)
    }

    /// Whether a player has just one royal piece on the board, or one that may be.
    fn has_one_royal(&self, player: Player) -> bool {
        self.board.pieces_of(player).filter(|(_, kind)| self.variant.kind(*kind).royal).count() == 1
    }
}
