//! The limits of a move: `level`, `st`, `sd`, `time` and `otim`.

use crate::uci::{CommandError, Go};
use menagerie_rules::Player;
use std::time::Duration;

/// The limits set by XBoard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XboardClock {
    /// Moves until the clock gets more time; 0 if it never does.
    moves: u32,
    /// The time for these moves.
    base: Duration,
    /// The increment.
    increment: Duration,
    /// A fixed time for each move, instead of a clock.
    per_move: Option<Duration>,
    /// The maximum depth, in plies.
    depth: Option<u32>,
    /// The time on the computer's clock.
    own: Option<Duration>,
}

impl Default for XboardClock {
    /// Forty moves in five minutes, which is XBoard's default.
    fn default() -> XboardClock {
        let base = Duration::from_secs(300);
        XboardClock { moves: 40, base, increment: Duration::ZERO, per_move: None, depth: None, own: None }
    }
}

impl XboardClock {
    /// Begins a new game: the clocks are reset, and the depth is not limited.
    pub fn begin(&mut self) {
        (self.own, self.depth) = (None, None);
    }

    /// `level MOVES MINUTES[:SECONDS] SECONDS`.
    ///
    /// # Errors
    /// If it is written in another way. Nothing changes then.
    pub fn level(&mut self, words: &[&str]) -> Result<(), CommandError> {
        let fault = || CommandError("write level MOVES MINUTES[:SECONDS] INCREMENT".to_string());
        let &[moves, base, increment] = words else { return Err(fault()) };
        let (minutes, seconds) = base.split_once(':').unwrap_or((base, "0"));
        let moves = moves.parse().map_err(|_| fault())?;
        let minutes = seconds_of(minutes).ok_or_else(fault)?;
        let seconds = seconds_of(seconds).ok_or_else(fault)?;
        let increment = seconds_of(increment).ok_or_else(fault)?;
        let base = minutes.saturating_mul(60).saturating_add(seconds);
        *self = XboardClock { moves, base, increment, per_move: None, own: None, ..self.clone() };
        Ok(())
    }

    /// `st SECONDS`: a fixed time for each move.
    ///
    /// # Errors
    /// If it is no time.
    pub fn per_move(&mut self, words: &[&str]) -> Result<(), CommandError> {
        let seconds = one(words).and_then(seconds_of);
        self.per_move = Some(seconds.ok_or_else(|| CommandError("write st SECONDS".to_string()))?);
        Ok(())
    }

    /// `sd PLIES`: the maximum depth.
    ///
    /// # Errors
    /// If it is not a depth.
    pub fn depth(&mut self, words: &[&str]) -> Result<(), CommandError> {
        let depth = one(words).and_then(|word| word.parse().ok()).filter(|depth| *depth > 0);
        self.depth = Some(depth.ok_or_else(|| CommandError("write sd PLIES, at least 1".to_string()))?);
        Ok(())
    }

    /// `time CENTISECONDS`: the time on the computer's clock.
    ///
    /// # Errors
    /// If it is no time.
    pub fn own(&mut self, words: &[&str]) -> Result<(), CommandError> {
        self.own = Some(centiseconds(words)?);
        Ok(())
    }

    /// The time of a search for a player who has made `moves` moves.
    pub fn go(&self, player: Player, made: u32) -> Go {
        let mut go = Go { depth: self.depth, movetime: self.per_move, ..Go::default() };
        if self.per_move.is_none() {
            go.left[player.index()] = Some(self.own.unwrap_or(self.base));
            go.increment[player.index()] = Some(self.increment);
            go.movestogo = (self.moves > 0).then(|| self.moves - made % self.moves);
        }
        go
    }
}

/// Parses hundredths of a second, as in `time` and `otim`. The number is negative if a clock has run out.
///
/// # Errors
/// If it is not a time.
pub fn centiseconds(words: &[&str]) -> Result<Duration, CommandError> {
    let number: Option<i64> = one(words).and_then(|word| word.parse().ok());
    let number = number.ok_or_else(|| CommandError("write the time in hundredths of a second".to_string()))?;
    Ok(Duration::from_millis(u64::try_from(number).unwrap_or(0).saturating_mul(10)))
}

fn one<'a>(words: &[&'a str]) -> Option<&'a str> {
    match words {
        [word] => Some(word),
        _ => None,
    }
}

fn seconds_of(text: &str) -> Option<Duration> {
    text.parse().ok().and_then(|seconds: f64| Duration::try_from_secs_f64(seconds).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(words: &[&str]) -> Result<XboardClock, CommandError> {
        let mut clock = XboardClock::default();
        clock.level(words).map(|()| clock)
    }

    #[test]
    fn levels_are_read() {
        let clock = level(&["40", "0:30", "0"]).expect("a level");
        assert_eq!((clock.moves, clock.base), (40, Duration::from_secs(30)));
        let clock = level(&["0", "2", "12.5"]).expect("a level");
        assert_eq!((clock.base, clock.increment), (Duration::from_secs(120), Duration::from_millis(12_500)));
        for words in [&["40", "5"][..], &["x", "5", "0"], &["40", "-5", "0"], &["40", "5:x", "0"], &["1", "inf", "0"]] {
            assert!(level(words).is_err(), "{words:?}");
        }
    }

    #[test]
    fn a_clock_becomes_limits() {
        let mut clock = level(&["40", "5", "0"]).expect("a level");
        clock.own(&["1234"]).expect("a time");
        let go = clock.go(Player::from_index(1).expect("Black"), 43);
        assert_eq!((go.left[1], go.movestogo, go.movetime), (Some(Duration::from_millis(12_340)), Some(37), None));
        clock.per_move(&["3"]).expect("a time");
        clock.depth(&["7"]).expect("a depth");
        let go = clock.go(Player::from_index(0).expect("White"), 0);
        assert_eq!((go.left, go.movetime, go.depth), ([None; 4], Some(Duration::from_secs(3)), Some(7)));
        clock.begin();
        assert_eq!(clock.go(Player::from_index(0).expect("White"), 0).depth, None);
    }

    #[test]
    fn faults_change_nothing() {
        let mut clock = XboardClock::default();
        assert!(clock.per_move(&["soon"]).is_err() && clock.depth(&["0"]).is_err() && clock.own(&[]).is_err());
        assert_eq!(clock, XboardClock::default());
        assert_eq!(centiseconds(&["-5"]), Ok(Duration::ZERO));
    }
}
