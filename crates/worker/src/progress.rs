//! The progress of a search for the page.

use menagerie_engine::{ChessWeights, Score, SearchInfo};
use menagerie_rules::{Position, notation};
use serde::Serialize;
use tsify::Tsify;

/// The progress of a search.
#[derive(Serialize, Tsify)]
pub struct SearchProgress<'a> {
    /// In plies.
    depth: u32,
    /// The deepest ply reached.
    deepest: u32,
    /// Nodes searched.
    nodes: u64,
    /// Positions looked at in a second.
    nps: u64,
    /// Since the search began, in milliseconds.
    time: u64,
    /// How full the transposition table is, in thousandths.
    full: u32,
    /// The score of the best line, in words.
    score: &'a str,
    /// The best line as people write it.
    line: &'a str,
    /// Its first move in coordinates.
    best: &'a str,
    /// All lines, the best one first.
    lines: &'a [SearchLine],
}

/// One of the best lines.
#[derive(Serialize, Tsify)]
pub struct SearchLine {
    /// 1 for the best.
    place: usize,
    /// In plies.
    depth: u32,
    /// In words, for the player who thinks.
    score: String,
    /// With two players: hundredths of a point for the first one. None where a mate is seen.
    cp: Option<i32>,
    /// With two players: moves until the mate is there, negative if the first player is mated.
    mate: Option<i64>,
    /// With two players: the part of the points, 0 to 1, that the first one can expect.
    chance: Option<f64>,
    /// With four players: what each can expect, in hundredths of a point, in turn order.
    standing: Option<[i32; 4]>,
    /// The moves as people write them.
    line: String,
    /// The first of them.
    first: String,
    /// The first move in coordinates.
    best: String,
    /// Where the first move begins; nowhere if it is a pass.
    from: Option<String>,
    /// Where it ends.
    to: Option<String>,
}

/// The numbers of a search as a whole.
pub struct SearchFigures {
    /// Nodes searched.
    pub nodes: u64,
    /// The time in milliseconds until these were searched.
    pub counted_after: f64,
    /// Milliseconds since the search began.
    pub time: f64,
}

impl<'a> SearchProgress<'a> {
    /// The progress of a search. `None` before the first line. `infos` and `lines` belong together.
    pub fn of(infos: &[SearchInfo], lines: &'a [SearchLine], figures: &SearchFigures) -> Option<SearchProgress<'a>> {
        let (info, line) = (infos.first()?, lines.first()?);
        let seconds = figures.counted_after.max(1.0) / 1000.0;
        Some(SearchProgress {
            depth: info.depth,
            deepest: infos.iter().map(|info| info.seldepth).max().unwrap_or_default(),
            nodes: figures.nodes,
            nps: (figures.nodes as f64 / seconds) as u64,
            time: figures.time as u64,
            full: infos.iter().map(|info| info.hashfull).max().unwrap_or_default(),
            score: &line.score,
            line: &line.line,
            best: &line.best,
            lines,
        })
    }
}

impl SearchLine {
    /// The line at `place`, from 1, among the best from `position`. In two-player games `weights` convert a lead into a winning chance.
    pub fn of(position: &Position, weights: Option<&ChessWeights>, place: usize, info: &SearchInfo) -> SearchLine {
        let first = info.pv.first().copied();
        let texts = texts(position, info);
        let squares = first.filter(|mv| !mv.is_pass()).map(|mv| (mv.from().to_string(), mv.to().to_string()));
        let (from, to) = squares.unzip();
        let (cp, mate) = for_first_player(position, info.score);
        SearchLine {
            place,
            depth: info.depth,
            score: in_words(position, info.score),
            cp,
            mate,
            chance: chance(weights, cp, mate),
            standing: info.standing,
            first: texts.first().cloned().unwrap_or_default(),
            line: texts.join(" "),
            best: first.map(|mv| notation::coordinate::write(position, mv)).unwrap_or_default(),
            from,
            to,
        }
    }
}

fn in_words(position: &Position, score: Score) -> String {
    let player = &position.variant().player(position.turn()).name;
    match score {
        Score::Cp(hundredths) if hundredths.abs() < 5 => format!("{player} 0.0"),
        Score::Cp(hundredths) => format!("{player} {:+.1}", f64::from(hundredths) / 100.0),
        Score::MateIn(plies) => format!("{player} mates in {}", plies.div_ceil(2)),
        Score::MatedIn(plies) => format!("{player} is mated in {}", plies.div_ceil(2)),
        Score::WonOnPoints => format!("{player} wins on points"),
        Score::LostOnPoints => format!("{player} loses on points"),
    }
}

/// Hundredths of a point, or moves to mate, from the first player's side in a two-player game.
pub fn for_first_player(position: &Position, score: Score) -> (Option<i32>, Option<i64>) {
    if matches!(position, Position::Chaturaji(_)) {
        return (None, None);
    }
    let is_first = position.turn().index() == 0;
    let moves = |plies: u32, wins: bool| {
        let moves = i64::from(plies.div_ceil(2));
        (None, Some(if wins == is_first { moves } else { -moves }))
    };
    match score {
        Score::Cp(hundredths) => (Some(if is_first { hundredths } else { -hundredths }), None),
        Score::MateIn(plies) => moves(plies, true),
        Score::MatedIn(plies) => moves(plies, false),
        Score::WonOnPoints | Score::LostOnPoints => (None, None),
    }
}

/// The part of the points that the first of two players can expect, 0 to 1.
pub fn chance(weights: Option<&ChessWeights>, cp: Option<i32>, mate: Option<i64>) -> Option<f64> {
    let of_lead = || Some(weights?.win_probability(cp?));
    mate.map(|moves| if moves < 0 { 0.0 } else { 1.0 }).or_else(of_lead)
}

fn texts(position: &Position, info: &SearchInfo) -> Vec<String> {
    let mut position = position.clone();
    let mut texts = Vec::new();
    for &mv in &info.pv {
        let text = notation::san::write(&position, mv);
        if position.play(mv).is_err() {
            break;
        }
        texts.push(text);
    }
    texts
}
