//! Goals, and the end of a game.

use super::board::At;
use super::royalty;
use super::rules::{Goal, opposite};
use super::two::Two;
use menagerie_rules::{GameResult, GoalDefinition, Letter, Letters};
use std::collections::BTreeSet;

impl super::rules::Rules {
    /// How many checks win; 0 if they are not counted.
    pub fn counted_checks(&self) -> u32 {
        let count = |goal: &Goal| match goal.what {
            GoalDefinition::Checks { count } => Some(u32::from(count)),
            _ => None,
        };
        self.goals.iter().rev().find_map(count).unwrap_or(0)
    }
}

/// The first goal that is reached: the result for the first player, and the reason.
pub fn reached(position: &Two<'_>) -> Option<(GameResult, &'static str)> {
    let by_goals = position.rules.goals.iter().find_map(|goal| match &goal.what {
        // Castling as a goal is not supported here yet.
        GoalDefinition::Castle { .. } => None,
        GoalDefinition::Reach { .. } => reach(position, goal).map(|result| (result, "goal")),
        GoalDefinition::Enter { .. } => {
            entered(position, goal).then(|| (for_first(position.turn, GameResult::Win), "goal"))
        }
        GoalDefinition::Checks { .. } => {
            let gave = 1 - position.turn;
            (position.checks[gave] == 0).then(|| (for_first(gave, GameResult::Win), "checks"))
        }
        GoalDefinition::Extinction { pieces, each, count, against, result } => {
            extinct(position, (pieces, *each), (usize::from(*count), usize::from(*against)))
                .map(|player| (for_first(player, *result), "extinction"))
        }
    });
    by_goals.or_else(|| bared(position).map(|player| (for_first(player, GameResult::Loss), "extinction")))
}

/// A player's result from the first player's view.
fn for_first(player: usize, result: GameResult) -> GameResult {
    if player == 0 { result } else { opposite(result) }
}

fn is_one(pieces: &Letters, letter: Letter) -> bool {
    pieces.0.is_empty() || pieces.0.contains(&letter.plain())
}

fn reach(position: &Two<'_>, goal: &Goal) -> Option<GameResult> {
    let GoalDefinition::Reach { pieces, count, reply, safe, keep, .. } = &goal.what else { return None };
    let zone = goal.zone.as_ref().expect("a zone");
    let (us, them) = (position.turn, 1 - position.turn);
    let is_there = |player: usize| {
        let own = position.board.of(player).into_iter();
        let own: Vec<At> =
            own.filter(|(at, letter)| zone.has(player, *at) && is_one(pieces, *letter)).map(|(at, _)| at).collect();
        let needed = usize::from(*count);
        // With more pieces than needed one may be lost.
        let is_held = |at: &At| royalty::attackers(&position.board, position.rules, *at, 1 - player).is_empty();
        own.len() >= needed && (!*safe || own.len() > needed || own.iter().all(is_held))
    };
    // They were there before the opponent's move, and still are. So they have been kept, they are safe, or the opponent has used the
    // reply.
    if (*reply || *keep || *safe) && is_there(us) {
        let may_be_both = *reply && us == 0 || *safe && !*keep;
        return Some(if may_be_both && is_there(them) { GameResult::Draw } else { for_first(us, GameResult::Win) });
    }
    if *keep {
        return None;
    }
    if !is_there(them) {
        return None;
    }
    if *reply && us == 1 {
        let arrives = |it: &super::two::Try<'_>| {
            let mover = position.board.contains(it.from).then(|| position.board.get(it.from)).flatten();
            zone.has(us, it.to) && mover.is_some_and(|piece| is_one(pieces, piece.letter))
        };
        if position.moves_without_goals().iter().any(arrives) {
            return None;
        }
    }
    Some(for_first(them, GameResult::Win))
}

/// Whether the side to move has entered the zone with its King and enough pieces.
fn entered(position: &Two<'_>, goal: &Goal) -> bool {
    let GoalDefinition::Enter { count, worth, first, second, .. } = &goal.what else { return false };
    let zone = goal.zone.as_ref().expect("a zone");
    let us = position.turn;
    let is_royal = |letter: Letter| position.rules.kinds.iter().any(|kind| kind.letter == letter.plain() && kind.royal);
    let points = |letter: Letter| u32::from(worth.get(&letter.plain()).copied().unwrap_or(1));
    let own = position.board.of(us).into_iter();
    let (royals, others): (Vec<_>, Vec<_>) = own.partition(|(_, letter)| is_royal(*letter));
    let others: Vec<Letter> = others.into_iter().filter(|(at, _)| zone.has(us, *at)).map(|(_, it)| it).collect();
    let sum: u32 = others.iter().chain(&position.hands[us]).map(|letter| points(*letter)).sum();
    !royals.is_empty()
        && royals.iter().all(|(at, _)| zone.has(us, *at))
        && others.len() >= usize::from(*count)
        && sum >= u32::from(if us == 0 { *first } else { *second })
        && royals.iter().all(|(at, _)| royalty::attackers(&position.board, position.rules, *at, 1 - us).is_empty())
}

/// How many pieces of these kinds a player has, including the pocket.
fn all_of(position: &Two<'_>, player: usize, counts: &dyn Fn(Letter) -> bool) -> usize {
    let on_board = position.board.of(player).into_iter().filter(|(_, letter)| counts(*letter)).count();
    on_board + position.hands[player].iter().filter(|letter| counts(**letter)).count()
}

/// The player who has too few of these kinds while the other has enough. The side that has just moved is checked first.
fn extinct(position: &Two<'_>, (pieces, each): (&Letters, bool), (few, enough): (usize, usize)) -> Option<usize> {
    let is_out = |player: usize, counts: &dyn Fn(Letter) -> bool| {
        all_of(position, player, counts) <= few && all_of(position, 1 - player, counts) >= enough
    };
    let kinds = || position.rules.kinds.iter().map(|kind| kind.letter).filter(|letter| is_one(pieces, *letter));
    [1 - position.turn, position.turn].into_iter().find(|&player| {
        if each {
            kinds().any(|kind| is_out(player, &|letter| letter.plain() == kind))
        } else {
            is_out(player, &|letter| is_one(pieces, letter))
        }
    })
}

/// The player with a bare King. The side to move may still bare the other in reply if the other has only one more piece.
fn bared(position: &Two<'_>) -> Option<usize> {
    if !position.rules.ends.bare_king_loses {
        return None;
    }
    let (us, them) = (position.turn, 1 - position.turn);
    let all = |player: usize| all_of(position, player, &|_| true);
    if all(them) <= 1 && all(us) >= 2 {
        Some(them)
    } else if all(us) <= 1 && all(them) >= 3 {
        Some(us)
    } else {
        None
    }
}

/// The outcome of this position alone, given whether there is a legal move.
pub fn outcome(position: &Two<'_>, can_move: bool) -> String {
    let (rules, ends, us) = (position.rules, &position.rules.ends, position.turn);
    if let Some((result, reason)) = reached(position) {
        return ending(result, reason);
    }
    if !can_move {
        let in_check = position.in_check(us);
        let mates_not = position.dropped.is_some_and(|letter| rules.hands.no_drop_mates.0.contains(&letter.plain()));
        let result = if in_check && mates_not {
            GameResult::Win
        } else if in_check {
            ends.checkmate
        } else if ends.stalemate_counts_pieces {
            match position.board.of(us).len().cmp(&position.board.of(1 - us).len()) {
                std::cmp::Ordering::Less => GameResult::Win,
                std::cmp::Ordering::Equal => GameResult::Draw,
                std::cmp::Ordering::Greater => GameResult::Loss,
            }
        } else {
            ends.stalemate
        };
        return ending(for_first(us, result), if in_check { "checkmate" } else { "stalemate" });
    }
    if ends.repetitions == 1 {
        let result = ends.repetition_first.unwrap_or(for_first(us, ends.repetition));
        return ending(result, "threefold");
    }
    if ends.move_limit > 0 && position.halfmove_clock >= 2 * u32::from(ends.move_limit) {
        return ending(GameResult::Draw, "fifty-move");
    }
    match too_little(position) {
        Some(reason) => ending(GameResult::Draw, reason),
        None => "ongoing".to_string(),
    }
}

fn ending(result: GameResult, reason: &str) -> String {
    match result {
        GameResult::Win => format!("0 wins {reason}"),
        GameResult::Loss => format!("1 wins {reason}"),
        GameResult::Draw => format!("draw {reason}"),
    }
}

/// The reason if nobody can win with the remaining material.
fn too_little(position: &Two<'_>) -> Option<&'static str> {
    too_few(position).or_else(|| is_dead(position).then_some("insufficient-material"))
}

/// Whether only pieces of certain kinds are left besides at most one royal piece for each player: harmless ones, or such on squares of one
/// colour, or on squares of a different colour for each player.
fn is_dead(position: &Two<'_>) -> bool {
    let (rules, ends) = (position.rules, &position.rules.ends);
    let of = |player: usize| position.board.of(player).into_iter().map(move |(at, letter)| (player, at, letter));
    let pieces: Vec<(usize, At, Letter)> = [0, 1].into_iter().flat_map(of).collect();
    let colours = |kinds: &Letters| -> Option<[BTreeSet<bool>; 2]> {
        let mut colours = [BTreeSet::new(), BTreeSet::new()];
        let mut royals = [0, 0];
        for &(player, (file, rank), letter) in &pieces {
            if kinds.0.contains(&letter.plain()) {
                colours[player].insert((file + rank) % 2 == 1);
            } else if rules.kind(letter).royal {
                royals[player] += 1;
            } else {
                return None;
            }
        }
        let held = position.hands.iter().any(|hand| !hand.is_empty());
        (royals.iter().all(|count| *count < 2) && !held && colours.iter().any(|it| !it.is_empty())).then_some(colours)
    };
    let alike = |[white, black]: [BTreeSet<bool>; 2]| white.union(&black).count() == 1;
    let apart = |[white, black]: [BTreeSet<bool>; 2]| white.len() == 1 && black.len() == 1 && white != black;
    colours(&ends.harmless).is_some()
        || colours(&ends.bishops_alike).is_some_and(alike)
        || colours(&ends.bishops_apart).is_some_and(apart)
}

/// Whether each player has only a King and pieces listed as insufficient, including the pocket. By default this applies if only checkmate
/// wins, and if a bare King loses.
fn too_few(position: &Two<'_>) -> Option<&'static str> {
    let rules = position.rules;
    let only_checkmate = rules.one_king
        && rules.goals.is_empty()
        && !rules.ends.bare_king_loses
        && rules.ends.stalemate == GameResult::Draw
        && !rules.ends.stalemate_counts_pieces
        && !(rules.hands.captures || rules.hands.drops || rules.hands.gating)
        && !rules.check.forbidden
        && !(rules.check.facing.any() || rules.check.king_stays || rules.must_be_able_to_move)
        && rules.passing == menagerie_rules::Passing::Never
        && rules.capture
            == menagerie_rules::CaptureDefinition {
                spared: rules.capture.spared.clone(),
                immune: rules.capture.immune.clone(),
                ..Default::default()
            };
    if !rules.ends.bare_kings_draw.unwrap_or(only_checkmate || rules.ends.bare_king_loses) {
        return None;
    }
    let mut both = [0, 1].map(|player| {
        let (royal, others): (Vec<Letter>, Vec<Letter>) = position
            .board
            .of(player)
            .into_iter()
            .map(|(_, letter)| letter)
            .partition(|letter| rules.kind(*letter).royal);
        let mut rest = others;
        rest.extend(&position.hands[player]);
        rest.sort_unstable();
        (royal.len() == 1, rest)
    });
    both.sort_by_key(|(_, rest)| rest.clone());
    let [(one, less), (other, more)] = &both;
    if !one || !other || !less.is_empty() {
        return None;
    }
    let listed = rules.insufficient.iter().any(|listed| {
        let mut listed = listed.clone();
        listed.sort_unstable();
        *more == listed
    });
    if more.is_empty() {
        Some("bare-kings")
    } else if listed {
        Some("insufficient-material")
    } else {
        None
    }
}
