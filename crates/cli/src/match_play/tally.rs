//! What a match has come to: results, endings, and what the engines used.

use super::contestant::Contestant;
use super::effort::Effort;
use super::elo::Estimate;
use super::four::{self, Share};
use super::referee::Played;
use super::schedule::{Fixture, engine_of};
use super::sprt::{Accepted, Sprt};
use super::table::table;
use super::two::Standing;
use menagerie_rules::{Position, Variant};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Sums over the games of a match.
#[derive(Debug)]
pub struct Tally {
    variant: Arc<Variant>,
    names: Vec<String>,
    sprt: Option<Sprt>,
    games: u64,
    efforts: Vec<Effort>,
    /// How often games ended in which way.
    endings: BTreeMap<&'static str, u64>,
    /// The games that an engine lost by not doing as it should: engine and reason.
    failures: Vec<(usize, String)>,
    two: Standing,
    four: Vec<Share>,
}

impl Tally {
    /// No game has been played.
    pub fn new(variant: &Arc<Variant>, contestants: &[Contestant], sprt: Option<Sprt>) -> Tally {
        Tally {
            variant: Arc::clone(variant),
            names: contestants.iter().map(|it| it.name.clone()).collect(),
            sprt,
            games: 0,
            efforts: vec![Effort::default(); contestants.len()],
            endings: BTreeMap::new(),
            failures: Vec::new(),
            two: Standing::default(),
            four: vec![Share::default(); contestants.len()],
        }
    }

    fn is_four(&self) -> bool {
        self.variant.players().len() == 4
    }

    /// Takes in a game.
    pub fn add(&mut self, fixture: &Fixture, played: &Played) {
        self.games += 1;
        let engines: Vec<usize> = fixture.chairs.iter().map(|&chair| engine_of(chair, self.names.len())).collect();
        for (&engine, effort) in engines.iter().zip(&played.efforts) {
            self.efforts[engine].join(effort);
        }
        *self.endings.entry(played.verdict.sort).or_default() += 1;
        if let Some(seat) = played.verdict.failed {
            self.failures.push((engines[seat], played.verdict.words.clone()));
        }
        let winners: Vec<usize> = played.verdict.winners.iter().map(|player| player.index()).collect();
        if let Position::Chaturaji(position) = played.game.position() {
            let result = |seat: usize| four::Result {
                win: if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 },
                points: f64::from(position.scores()[seat]),
            };
            for (engine, share) in self.four.iter_mut().enumerate() {
                let seats: Vec<four::Result> = (0..4).filter(|&seat| engines[seat] == engine).map(result).collect();
                share.add(&seats);
            }
        } else {
            let half_points = match winners.first() {
                None => 1,
                Some(&seat) if engines[seat] == 0 => 2,
                Some(_) => 0,
            };
            self.two.add(fixture.opening, half_points);
        }
    }

    /// Which hypothesis the test has accepted.
    pub fn accepted(&self) -> Option<Accepted> {
        self.sprt.as_ref().and_then(|sprt| sprt.verdict(&self.two.pairs))
    }

    /// How many games are over.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The standing in one line.
    pub fn line(&self) -> String {
        if !self.is_four() {
            return self.two.line(self.sprt.as_ref());
        }
        let one = |(name, share): (&String, &Share)| format!("{name} {} %", share.wins().in_percent());
        self.names.iter().zip(&self.four).map(one).collect::<Vec<_>>().join(", ")
    }

    /// The whole result, for people.
    pub fn text(&self) -> String {
        let mut text = format!("{}, {} games: {}\n", self.variant.name(), self.games, self.names.join(" – "));
        if self.is_four() {
            let head = ["engine", "share of wins, % a seat", "points a seat"].map(String::from).to_vec();
            let row = |(name, share): (&String, &Share)| {
                vec![name.clone(), share.wins().in_percent().to_string(), share.points().to_string()]
            };
            let rows: Vec<Vec<String>> =
                std::iter::once(head).chain(self.names.iter().zip(&self.four).map(row)).collect();
            text.push_str(&format!("\n{}(± 95 %; 25 % a seat among equals)\n", table(&rows)));
        } else {
            text.push_str(&format!("{}: {}\n", self.names[0], self.two.line(self.sprt.as_ref())));
            let pairs = self.two.pairs.0.map(|count| count.to_string()).join(" ");
            text.push_str(&format!("pairs with 0, ½, 1, 1½, 2 points: {pairs} (± 95 %, from the pairs)\n"));
            if let (Some(sprt), Some(accepted)) = (&self.sprt, self.accepted()) {
                let elo = if accepted == Accepted::Elo1 { sprt.elo1 } else { sprt.elo0 };
                text.push_str(&format!("test of {} against {} Elo: {elo} is accepted\n", sprt.elo0, sprt.elo1));
            }
        }
        let endings: Vec<String> = self.endings.iter().map(|(sort, count)| format!("{sort} {count}")).collect();
        text.push_str(&format!("endings: {}\n", endings.join(", ")));
        for (engine, why) in self.failures.iter().take(10) {
            text.push_str(&format!("failure of {}: {why}\n", self.names[*engine]));
        }
        if self.failures.len() > 10 {
            text.push_str(&format!("… and {} failures more\n", self.failures.len() - 10));
        }
        text.push_str(&format!("\n{}", self.efforts_table()));
        text
    }

    fn efforts_table(&self) -> String {
        let head = ["engine", "moves", "depth", "nodes/s", "ms/move", "worst overstep, ms"].map(String::from).to_vec();
        let number =
            |value: Option<f64>, digits: usize| value.map_or("–".to_string(), |value| format!("{value:.digits$}"));
        let row = |(name, effort): (&String, &Effort)| {
            let averages = effort.averages();
            vec![
                name.clone(),
                averages.moves.to_string(),
                number(averages.depth, 1),
                number(averages.nodes_per_second, 0),
                number(Some(averages.milliseconds_per_move), 1),
                number(averages.worst_overstep_milliseconds, 1),
            ]
        };
        let rows: Vec<Vec<String>> =
            std::iter::once(head).chain(self.names.iter().zip(&self.efforts).map(row)).collect();
        table(&rows)
    }

    /// The whole result, for programs. What is not known or infinite is null.
    pub fn json(&self) -> Value {
        let engines: Vec<Value> = (0..self.names.len())
            .map(|engine| {
                let mut value = json!({"name": self.names[engine], "effort": self.efforts[engine].averages()});
                if self.is_four() {
                    value["winShare"] = json!(self.four[engine].wins());
                    value["points"] = json!(self.four[engine].points());
                }
                value
            })
            .collect();
        let failures: Vec<Value> =
            self.failures.iter().map(|(engine, why)| json!({"engine": self.names[*engine], "reason": why})).collect();
        let mut value = json!({
            "variant": self.variant.id(),
            "games": self.games,
            "engines": engines,
            "endings": self.endings,
            "failures": failures,
        });
        if !self.is_four() {
            value["wins"] = json!(self.two.wins);
            value["draws"] = json!(self.two.draws);
            value["losses"] = json!(self.two.losses);
            value["score"] = json!(self.two.score());
            value["pairs"] = json!(self.two.pairs.0);
            value["elo"] = Estimate::of(&self.two.pairs).map_or(Value::Null, |estimate| {
                json!({"elo": estimate.elo, "low": estimate.low, "high": estimate.high, "los": estimate.los})
            });
            if let Some(sprt) = &self.sprt {
                let accepted = self.accepted().map(|it| if it == Accepted::Elo1 { sprt.elo1 } else { sprt.elo0 });
                value["sprt"] = json!({
                    "elo0": sprt.elo0, "elo1": sprt.elo1, "alpha": sprt.alpha, "beta": sprt.beta,
                    "llr": sprt.llr(&self.two.pairs), "bounds": sprt.bounds(), "accepted": accepted,
                });
            }
        }
        value
    }
}
