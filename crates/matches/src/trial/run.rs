//! Runs quick games, and summarises them.

use crate::arena::{MeanWithError, WinShare};
use crate::trial::piece_fit::{self, MaterialSample, PieceFit};
use crate::trial::quick_game::{self, QuickGame, TrialSettings};
use crate::trial::report::{EndCount, GameLengths, PieceTrial, PlayerTrial, StoppedGames, TrialReport, ValueFit};
use menagerie_engine::{ChessWeights, Engine, PieceValues};
use menagerie_rules::{Family, Variant};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The size of the transposition table in megabytes: searches are short.
const MEMORY: usize = 4;

/// A variant under trial.
#[derive(Debug)]
pub struct Trial {
    variant: Arc<Variant>,
    settings: TrialSettings,
    engine: Engine,
    /// The finished games, without the data that are summed up below.
    games: Vec<QuickGame>,
    shares: Vec<WinShare>,
    samples: Vec<MaterialSample>,
}

impl Trial {
    /// A trial without games.
    pub fn new(variant: &Arc<Variant>, settings: TrialSettings) -> Trial {
        Trial {
            variant: Arc::clone(variant),
            settings,
            engine: Engine::new(MEMORY),
            games: Vec::new(),
            shares: vec![WinShare::default(); variant.players().len()],
            samples: Vec::new(),
        }
    }

    /// Plays one more game.
    pub fn play_game(&mut self) {
        let number = self.games.len();
        let mut game = quick_game::play(&self.variant, &mut self.engine, &self.settings, number);
        for (share, seat) in self.shares.iter_mut().zip(&game.seats) {
            share.add(&[*seat]);
        }
        let material = std::mem::take(&mut game.material);
        self.samples.extend(material.into_iter().map(|difference| MaterialSample { game: number, difference }));
        self.games.push(game);
    }

    /// The results so far.
    pub fn report(&self) -> TrialReport {
        let fit = self.fit();
        let points = self.variant.family() == Family::Chaturaji;
        let player = |(seat, share): (usize, &WinShare)| PlayerTrial {
            name: self.variant.players()[seat].name.clone(),
            wins: self.count(|game| !game.drawn && game.seats.get(seat).is_some_and(|it| it.win > 0.0)),
            score: self.with_doubt(share.wins()),
            points: points.then(|| share.points()),
        };
        let players = self.variant.players().len();
        let stopped = self.count(|game| game.reason.is_none());
        TrialReport {
            name: self.variant.name().to_string(),
            games: self.games.len(),
            nodes: self.settings.nodes,
            draws: self.count(|game| game.drawn),
            players: self.shares.iter().enumerate().map(player).collect(),
            ends: self.ends(),
            stopped: StoppedGames {
                games: stopped,
                won: self.count(|game| game.reason.is_none() && !game.drawn),
                most_moves: self.settings.most_plies.div_ceil(players.max(1)),
            },
            length: self.lengths(),
            legal_moves: self.sum(|game| game.legal_moves) / self.sum(|game| game.plies).max(1.0),
            pieces: self.pieces(fit.as_ref()),
            values: fit.map(|fit| fit.fit),
        }
    }

    fn count(&self, is: impl Fn(&QuickGame) -> bool) -> usize {
        self.games.iter().filter(|game| is(game)).count()
    }

    fn sum(&self, of: impl Fn(&QuickGame) -> usize) -> f64 {
        self.games.iter().map(of).sum::<usize>() as f64
    }

    /// A part of the points with an error bar. If all games ended alike the variance is zero, but other results are possible: by the rule
    /// of three (Hanley and Lippman-Hand 1983) their probability is up to `3/n`.
    fn with_doubt(&self, score: MeanWithError) -> MeanWithError {
        let none = score.error.is_some_and(|error| error < 1e-9);
        MeanWithError { error: if none { Some(3.0 / self.games.len().max(3) as f64) } else { score.error }, ..score }
    }

    fn ends(&self) -> Vec<EndCount> {
        let mut counts: BTreeMap<&'static str, usize> = BTreeMap::new();
        for reason in self.games.iter().filter_map(|game| game.reason) {
            *counts.entry(reason.id()).or_default() += 1;
        }
        let mut ends: Vec<EndCount> = counts.into_iter().map(|(reason, games)| EndCount { reason, games }).collect();
        ends.sort_by_key(|end| std::cmp::Reverse(end.games));
        ends
    }

    fn lengths(&self) -> GameLengths {
        let players = self.variant.players().len().max(1);
        let moves = || self.games.iter().map(|game| game.plies.div_ceil(players));
        GameLengths {
            average: moves().sum::<usize>() as f64 / self.games.len().max(1) as f64,
            shortest: moves().min().unwrap_or(0),
            longest: moves().max().unwrap_or(0),
        }
    }

    fn pieces(&self, fit: Option<&PieceFit>) -> Vec<PieceTrial> {
        let values = PieceValues::new(&self.variant);
        let all = self.sum(|game| game.moves.iter().sum::<u32>() as usize).max(1.0);
        let kinds = self.variant.kind_ids().take(self.variant.definition().pieces.len());
        kinds
            .map(|kind| {
                let info = self.variant.kind(kind);
                let moves = self.sum(|game| game.moves[kind.index()] as usize);
                let seen = self.games.iter().any(|game| game.seen[kind.index()]);
                let value = f64::from(values.of(kind)) / 100.0;
                PieceTrial {
                    name: info.name.clone(),
                    letter: info.letter.to_string(),
                    moves: moves / all,
                    seen,
                    idle: seen && moves == 0.0,
                    value: Some(value).filter(|value| *value > 0.0),
                    measured: fit.and_then(|fit| fit.values[kind.index()]),
                    uneven: fit.map_or(0, |fit| fit.games[kind.index()]),
                }
            })
            .collect()
    }

    /// The values of pieces in two-player variants. In variants with points the rules define them.
    fn fit(&self) -> Option<PieceFit> {
        if self.variant.family() != Family::Chess {
            return None;
        }
        let results: Vec<f64> = self.games.iter().map(|game| game.seats.first().map_or(0.5, |seat| seat.win)).collect();
        let values = PieceValues::new(&self.variant);
        let known: Vec<f64> = self.variant.kind_ids().map(|kind| f64::from(values.of(kind)) / 100.0).collect();
        let lead = f64::from(ChessWeights::tuned(&self.variant).winning_lead) / 100.0;
        Some(piece_fit::measure(&self.samples, &results, &known, 3_f64.ln() / lead))
    }
}

impl TrialReport {
    /// The kinds that were present and never moved.
    pub fn idle(&self) -> impl Iterator<Item = &PieceTrial> {
        self.pieces.iter().filter(|piece| piece.idle)
    }

    /// The kinds that were never present.
    pub fn unseen(&self) -> impl Iterator<Item = &PieceTrial> {
        self.pieces.iter().filter(|piece| !piece.seen)
    }

    /// Whether the games give values of pieces.
    pub fn has_values(&self) -> bool {
        self.values == Some(ValueFit::Measured)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    fn trial(variant: &Arc<Variant>, games: usize, settings: TrialSettings) -> TrialReport {
        let mut trial = Trial::new(variant, settings);
        (0..games).for_each(|_| trial.play_game());
        trial.report()
    }

    fn quick(seed: u64) -> TrialSettings {
        TrialSettings { nodes: 60, most_plies: 60, seed, ..TrialSettings::default() }
    }

    /// A variant on a small board, with a piece that only goes back and stands on the last rank, and one that never appears.
    const SMALL: &str = r#"{
        "id": "small", "name": "Small", "family": "chess",
        "board": {"files": 5, "ranks": 5, "checkered": true},
        "players": [
            {"letter": "w", "name": "White", "forward": "north"},
            {"letter": "b", "name": "Black", "forward": "south"}
        ],
        "pieces": [
            {"name": "King", "letter": "K", "art": "king", "betza": "K", "royal": true},
            {"name": "Rook", "letter": "R", "art": "rook", "betza": "R"},
            {"name": "Stone", "letter": "S", "art": "letter-2-s", "betza": "bW"},
            {"name": "Dragon", "letter": "D", "art": "letter-3-d", "betza": "RK"}
        ],
        "start": "skr2/5/5/5/2RKS w - - 0 1"
    }"#;

    fn small() -> Arc<Variant> {
        Variant::from_json(SMALL, &Options::none()).expect("a game")
    }

    #[test]
    fn the_same_seed_gives_the_same_games() {
        let one = trial(&small(), 6, quick(3));
        assert_eq!(one, trial(&small(), 6, quick(3)));
        assert_ne!(one, trial(&small(), 6, quick(4)));
        assert_eq!(one.games, 6);
        let sum: f64 = one.players.iter().map(|player| player.score.mean).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{one:?}");
        let ended: usize = one.ends.iter().map(|end| end.games).sum();
        assert_eq!(ended + one.stopped.games, 6, "{one:?}");
        assert!(one.length.shortest <= one.length.longest && one.length.longest <= 30, "{one:?}");
        assert!(one.legal_moves > 1.0 && one.legal_moves < 30.0, "{one:?}");
    }

    #[test]
    fn pieces_that_nobody_moves_are_named() {
        let mut trial = Trial::new(&small(), quick(1));
        (0..3).for_each(|_| trial.play_game());
        let report = trial.report();
        let named: Vec<&str> = report.idle().map(|piece| piece.name.as_str()).collect();
        assert_eq!(named, ["Stone"]);
        assert_eq!(report.unseen().map(|piece| piece.name.as_str()).collect::<Vec<_>>(), ["Dragon"]);
        let moved: f64 = report.pieces.iter().map(|piece| piece.moves).sum();
        assert!((moved - 1.0).abs() < 1e-9, "{report:?}");
    }

    #[test]
    fn four_players_have_points_and_no_measured_values() {
        let four = Variant::by_id("chaturaji", &Options::none()).expect("a game");
        let report = trial(&four, 2, TrialSettings { nodes: 20, ..quick(1) });
        assert_eq!((report.players.len(), report.values, report.draws), (4, None, 0));
        assert!(report.players.iter().all(|player| player.points.is_some()), "{report:?}");
        let won: f64 = report.players.iter().map(|player| player.score.mean).sum();
        assert!((won - 1.0).abs() < 1e-9, "{report:?}");
    }

    #[test]
    fn too_long_games_are_stopped_and_counted_as_such() {
        let chess = Variant::by_id("chess", &Options::none()).expect("a game");
        let report = trial(&chess, 2, TrialSettings { most_plies: 9, ..quick(1) });
        assert_eq!((report.stopped.games, report.stopped.most_moves, report.ends.len()), (2, 5, 0));
        assert_eq!((report.length.shortest, report.length.longest), (5, 5));
        assert_eq!(report.values, Some(ValueFit::TooFewGames));
    }

    #[test]
    fn games_that_all_end_alike_leave_a_doubt() {
        let chess = Variant::by_id("chess", &Options::none()).expect("a game");
        let report = trial(&chess, 4, TrialSettings { most_plies: 2, ..quick(1) });
        assert_eq!(report.draws, 4);
        assert_eq!(report.players[0].score, MeanWithError { mean: 0.5, error: Some(0.75) });
    }
}
