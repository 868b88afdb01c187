//! The result of a match: scores, terminations, forfeits, and the time and nodes that the engines used.

use crate::arena::elo::EloEstimate;
use crate::arena::engine_config::EngineConfig;
use crate::arena::engine_stats::EngineStats;
use crate::arena::game::PlayedGame;
use crate::arena::pairing::Pairing;
use crate::arena::score::TwoPlayerScore;
use crate::arena::sprt::{Sprt, SprtDecision};
use crate::arena::table::table;
use crate::arena::win_share::{SeatResult, WinShare};
use menagerie_rules::{Position, Variant};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The sums over the games of a match.
#[derive(Debug)]
pub struct Scoreboard {
    variant: Arc<Variant>,
    names: Vec<String>,
    sprt: Option<Sprt>,
    games: u64,
    stats: Vec<EngineStats>,
    /// The number of games by reason of termination.
    terminations: BTreeMap<&'static str, u64>,
    /// The games that an engine forfeited: the engine and the reason.
    forfeits: Vec<(usize, String)>,
    /// The score with two players.
    score: TwoPlayerScore,
    /// The shares with four players, by engine.
    shares: Vec<WinShare>,
}

impl Scoreboard {
    /// The scoreboard before the first game.
    pub fn new(variant: &Arc<Variant>, engines: &[EngineConfig], sprt: Option<Sprt>) -> Scoreboard {
        Scoreboard {
            variant: Arc::clone(variant),
            names: engines.iter().map(|it| it.name.clone()).collect(),
            sprt,
            games: 0,
            stats: vec![EngineStats::default(); engines.len()],
            terminations: BTreeMap::new(),
            forfeits: Vec::new(),
            score: TwoPlayerScore::default(),
            shares: vec![WinShare::default(); engines.len()],
        }
    }

    fn is_four(&self) -> bool {
        self.variant.players().len() == 4
    }

    /// Adds a game.
    pub fn add(&mut self, pairing: &Pairing, played: &PlayedGame) {
        self.games += 1;
        let engines: Vec<usize> = pairing.engines(self.names.len()).collect();
        for (&engine, stats) in engines.iter().zip(&played.stats) {
            self.stats[engine].merge(stats);
        }
        *self.terminations.entry(played.termination.id).or_default() += 1;
        if let Some(seat) = played.termination.failed_seat {
            self.forfeits.push((engines[seat], played.termination.text.clone()));
        }
        let winners: Vec<usize> = played.termination.winners.iter().map(|player| player.index()).collect();
        if let Position::Chaturaji(position) = played.game.position() {
            let result = |seat: usize| SeatResult {
                win: if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 },
                points: f64::from(position.scores()[seat]),
            };
            for (engine, share) in self.shares.iter_mut().enumerate() {
                let seats: Vec<SeatResult> = (0..4).filter(|&seat| engines[seat] == engine).map(result).collect();
                share.add(&seats);
            }
        } else {
            let half_points = match winners.first() {
                None => 1,
                Some(&seat) if engines[seat] == 0 => 2,
                Some(_) => 0,
            };
            self.score.add(pairing.opening, half_points);
        }
    }

    /// The hypothesis that the SPRT has accepted, if it has decided.
    pub fn sprt_decision(&self) -> Option<SprtDecision> {
        self.sprt.as_ref().and_then(|sprt| sprt.decision(&self.score.pairs))
    }

    /// The games that are over.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The result so far, in one line.
    pub fn line(&self) -> String {
        if !self.is_four() {
            return self.score.line(self.sprt.as_ref());
        }
        let one = |(name, share): (&String, &WinShare)| format!("{name} {} %", share.wins().in_percent());
        self.names.iter().zip(&self.shares).map(one).collect::<Vec<_>>().join(", ")
    }

    /// The whole result as a text.
    pub fn text(&self) -> String {
        let mut text = format!("{}, {} games: {}\n", self.variant.name(), self.games, self.names.join(" – "));
        if self.is_four() {
            let head = ["engine", "share of wins, % a seat", "points a seat"].map(String::from).to_vec();
            let row = |(name, share): (&String, &WinShare)| {
                vec![name.clone(), share.wins().in_percent().to_string(), share.points().to_string()]
            };
            let rows: Vec<Vec<String>> =
                std::iter::once(head).chain(self.names.iter().zip(&self.shares).map(row)).collect();
            text.push_str(&format!("\n{}(± 95 %; 25 % a seat among equals)\n", table(&rows)));
        } else {
            text.push_str(&format!("{}: {}\n", self.names[0], self.score.line(self.sprt.as_ref())));
            let pairs = self.score.pairs.0.map(|count| count.to_string()).join(" ");
            text.push_str(&format!("pairs with 0, ½, 1, 1½, 2 points: {pairs} (± 95 %, from the pairs)\n"));
            if let (Some(sprt), Some(decision)) = (&self.sprt, self.sprt_decision()) {
                let elo = if decision == SprtDecision::H1 { sprt.elo1 } else { sprt.elo0 };
                text.push_str(&format!("test of {} against {} Elo: {elo} is accepted\n", sprt.elo0, sprt.elo1));
            }
        }
        let endings: Vec<String> = self.terminations.iter().map(|(id, count)| format!("{id} {count}")).collect();
        text.push_str(&format!("endings: {}\n", endings.join(", ")));
        for (engine, why) in self.forfeits.iter().take(10) {
            text.push_str(&format!("failure of {}: {why}\n", self.names[*engine]));
        }
        if self.forfeits.len() > 10 {
            text.push_str(&format!("… and {} failures more\n", self.forfeits.len() - 10));
        }
        text.push_str(&format!("\n{}", self.stats_table()));
        text
    }

    fn stats_table(&self) -> String {
        let head = ["engine", "moves", "depth", "nodes/s", "ms/move", "worst overstep, ms"].map(String::from).to_vec();
        let number =
            |value: Option<f64>, digits: usize| value.map_or("–".to_string(), |value| format!("{value:.digits$}"));
        let row = |(name, stats): (&String, &EngineStats)| {
            let averages = stats.averages();
            vec![
                name.clone(),
                averages.moves.to_string(),
                number(averages.depth, 1),
                number(averages.nodes_per_second, 0),
                number(Some(averages.milliseconds_per_move), 1),
                number(averages.worst_overstep_milliseconds, 1),
            ]
        };
        let rows: Vec<Vec<String>> = std::iter::once(head).chain(self.names.iter().zip(&self.stats).map(row)).collect();
        table(&rows)
    }

    /// The whole result as JSON. A value that is unknown or infinite is null.
    pub fn json(&self) -> Value {
        let engines: Vec<Value> = (0..self.names.len())
            .map(|engine| {
                let mut value = json!({"name": self.names[engine], "effort": self.stats[engine].averages()});
                if self.is_four() {
                    value["winShare"] = json!(self.shares[engine].wins());
                    value["points"] = json!(self.shares[engine].points());
                }
                value
            })
            .collect();
        let failures: Vec<Value> =
            self.forfeits.iter().map(|(engine, why)| json!({"engine": self.names[*engine], "reason": why})).collect();
        let mut value = json!({
            "variant": self.variant.id(),
            "games": self.games,
            "engines": engines,
            "endings": self.terminations,
            "failures": failures,
        });
        if !self.is_four() {
            value["wins"] = json!(self.score.wins);
            value["draws"] = json!(self.score.draws);
            value["losses"] = json!(self.score.losses);
            value["score"] = json!(self.score.score());
            value["pairs"] = json!(self.score.pairs.0);
            value["elo"] = EloEstimate::of(&self.score.pairs).map_or(Value::Null, |estimate| {
                json!({"elo": estimate.elo, "low": estimate.low, "high": estimate.high, "los": estimate.los})
            });
            if let Some(sprt) = &self.sprt {
                let accepted =
                    self.sprt_decision().map(|it| if it == SprtDecision::H1 { sprt.elo1 } else { sprt.elo0 });
                value["sprt"] = json!({
                    "elo0": sprt.elo0, "elo1": sprt.elo1, "alpha": sprt.alpha, "beta": sprt.beta,
                    "llr": sprt.llr(&self.score.pairs), "bounds": sprt.bounds(), "accepted": accepted,
                });
            }
        }
        value
    }
}
