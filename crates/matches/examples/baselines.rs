//! One way to search the four-player game against three players of another, seats rotated.
//!
//! ```text
//! cargo run --release -p matches --example baselines -- brs plain-maxn --games 200 --millis 20
//! ```
//!
//! `--nodes N` instead of `--millis N` limits each move by positions; `--megabytes` is the memory of each player, `--plies` the
//! random moves before the game, `--seed` where chance begins. Each opening is played four times, once with the challenger in
//! each seat.

use menagerie_engine::{SearchControl, SearchInfo, SearchLimits};
use menagerie_matches::baselines::{MethodEngine, SearchMethod};
use menagerie_rules::{Game, Options, Outcome, Position, Variant};
use std::sync::Arc;
use std::time::{Duration, Instant};

struct Clock {
    end: Option<Instant>,
    depth: u32,
}

impl SearchControl for Clock {
    fn should_stop(&mut self, _: u64) -> bool {
        self.end.is_some_and(|end| Instant::now() >= end)
    }

    fn report(&mut self, info: &SearchInfo) {
        self.depth = info.depth;
    }
}

struct Settings {
    games: usize,
    millis: Option<u64>,
    nodes: Option<u64>,
    their_nodes: Option<u64>,
    megabytes: usize,
    plies: usize,
    seed: u64,
}

fn opening(variant: &Arc<Variant>, seed: u64, plies: usize) -> Game {
    let mut dice = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut game = Game::new(variant);
    while game.plies().len() < plies && game.outcome().is_ongoing() {
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        let moves = game.position().legal_moves();
        let Some(&mv) = moves.get((dice >> 11) as usize % moves.len().max(1)) else { break };
        if game.play(mv).is_err() {
            break;
        }
    }
    game
}

#[derive(Default)]
struct Sums {
    moves: u64,
    depth: u64,
    nodes: u64,
    time: Duration,
}

fn main() {
    let mut names = Vec::new();
    let mut settings =
        Settings { games: 200, millis: None, nodes: None, their_nodes: None, megabytes: 8, plies: 6, seed: 1 };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let Some(option) = arg.strip_prefix("--") else {
            names.push(arg);
            continue;
        };
        let Some(number) = args.next().and_then(|text| text.parse::<u64>().ok()) else {
            return eprintln!("--{option} needs a number");
        };
        match option {
            "games" => settings.games = number as usize,
            "millis" => settings.millis = Some(number),
            "nodes" => settings.nodes = Some(number),
            "their-nodes" => settings.their_nodes = Some(number),
            "megabytes" => settings.megabytes = number as usize,
            "plies" => settings.plies = number as usize,
            "seed" => settings.seed = number,
            _ => return eprintln!("there is no option --{option}"),
        }
    }
    let methods: Option<Vec<SearchMethod>> = names.iter().map(|name| SearchMethod::by_name(name)).collect();
    let Some(&[challenger, other]) = methods.as_deref() else {
        return eprintln!("two methods are needed, of {}", SearchMethod::ALL.map(SearchMethod::name).join(", "));
    };
    if settings.millis.is_none() && settings.nodes.is_none() {
        settings.millis = Some(20);
    }
    play(challenger, other, &settings);
}

fn play(challenger: SearchMethod, other: SearchMethod, settings: &Settings) {
    let four = Variant::ids()
        .filter_map(|id| Variant::by_id(id, &Options::none()).ok())
        .find(|variant| variant.players().len() == 4);
    let Some(variant) = four else { return eprintln!("there is no game for four players") };
    let mut shares: Vec<f64> = Vec::new();
    let mut by_seat = [0.0; 4];
    let (mut mine, mut theirs) = ([0.0; 2], Vec::new());
    let mut sums = [Sums::default(), Sums::default()];
    let (mut plies, mut third) = (0, [0; 2]);
    for number in 0..settings.games {
        let seat = number % 4;
        let mut game = opening(&variant, settings.seed + (number / 4) as u64, settings.plies);
        let mut engines: Vec<MethodEngine> = (0..4)
            .map(|it| {
                let mut engine = MethodEngine::new(settings.megabytes);
                engine.set_method(if it == seat { challenger } else { other });
                engine
            })
            .collect();
        while game.outcome().is_ongoing() {
            let turn = game.position().turn().index();
            let start = Instant::now();
            let end = settings.millis.map(|millis| start + Duration::from_millis(millis));
            let mut clock = Clock { end, depth: 0 };
            let nodes = if turn == seat { settings.nodes } else { settings.their_nodes.or(settings.nodes) };
            let limits = SearchLimits { nodes, seed: number as u64, multipv: 1, ..SearchLimits::default() };
            let Some(found) = engines[turn].search(&game, &limits, &mut clock) else { break };
            let sum = &mut sums[usize::from(turn != seat)];
            sum.moves += 1;
            sum.depth += u64::from(clock.depth);
            sum.nodes += found.info.nodes;
            sum.time += start.elapsed();
            if game.play(found.best_move).is_err() {
                break;
            }
        }
        let Outcome::Win { winners, .. } = game.outcome() else { continue };
        let Position::Chaturaji(position) = game.position() else { continue };
        let scores = position.scores();
        let share = if winners.iter().any(|it| it.index() == seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        shares.push(share);
        by_seat[seat] += share;
        mine[0] += f64::from(scores[seat]);
        theirs.extend((0..4).filter(|&it| it != seat).map(|it| f64::from(scores[it])));
        plies += game.plies().len();
        for it in 0..4 {
            if scores[it] >= 54 {
                third[usize::from(it != seat)] += 1;
            }
        }
    }
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let error = (variance / count).sqrt();
    let average = |sum: u64, moves: u64| sum as f64 / moves.max(1) as f64;
    let [a, b] = &sums;
    println!(
        "{:<11} {} games: wins {:.1} % ± {:.1}, points {:.1} : {:.1}, depth {:.1} : {:.1}, nodes {:.0} : {:.0}, ms {:.1} : {:.1}, plies {:.0}, third Kings {} : {}, seats {}",
        challenger.name(),
        shares.len(),
        mean * 100.0,
        error * 100.0,
        mine[0] / count,
        theirs.iter().sum::<f64>() / theirs.len().max(1) as f64,
        average(a.depth, a.moves),
        average(b.depth, b.moves),
        average(a.nodes, a.moves),
        average(b.nodes, b.moves),
        a.time.as_secs_f64() * 1000.0 / a.moves.max(1) as f64,
        b.time.as_secs_f64() * 1000.0 / b.moves.max(1) as f64,
        plies as f64 / count,
        third[0],
        third[1],
        by_seat.map(|share| format!("{:.0}", share / (count / 4.0) * 100.0)).join(" "),
    );
}
