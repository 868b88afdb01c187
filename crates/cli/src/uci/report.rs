//! The output of a search: `info` and `bestmove`.

use menagerie_engine::{Score, SearchInfo, SearchResult};
use menagerie_rules::Position;
use menagerie_rules::notation::coordinate;
use std::time::Duration;

/// The score of a game decided on points, in hundredths; greater than every number of points.
const DECIDED: i32 = 30_000;

/// The `info` lines of a report. With four players the first line has the expected points of each player, in hundredths.
pub fn info(position: &Position, info: &SearchInfo, elapsed: Duration) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(standing) = info.standing {
        lines.push(format!("info string standing {}", standing.map(|points| points.to_string()).join(" ")));
    }
    let per_second = u128::from(info.nodes) * 1_000_000 / elapsed.as_micros().max(1);
    let pv: Vec<String> = info.pv.iter().map(|&mv| coordinate::write(position, mv)).collect();
    lines.push(format!(
        "info depth {} seldepth {} multipv {} score {} nodes {} nps {per_second} hashfull {} time {} pv {}",
        info.depth,
        info.seldepth.max(info.depth),
        info.multipv,
        score(info.score),
        info.nodes,
        info.hashfull,
        elapsed.as_millis(),
        pv.join(" ")
    ));
    lines
}

/// `cp` in hundredths or `mate` in full moves, negative for the side that is mated.
pub fn score(score: Score) -> String {
    match score {
        Score::Cp(points) => format!("cp {points}"),
        Score::MateIn(plies) => format!("mate {}", plies.div_ceil(2)),
        Score::MatedIn(plies) => format!("mate -{}", plies.div_ceil(2)),
        Score::WonOnPoints => format!("cp {DECIDED}"),
        Score::LostOnPoints => format!("cp -{DECIDED}"),
    }
}

/// The `bestmove` line: the move, and the expected reply as `ponder`.
pub fn best_move(position: &Position, found: &SearchResult) -> String {
    let best = coordinate::write(position, found.best_move);
    match found.info.pv.as_slice() {
        [first, answer, ..] if *first == found.best_move => {
            format!("bestmove {best} ponder {}", coordinate::write(position, *answer))
        }
        _ => format!("bestmove {best}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{Options, Variant};

    #[test]
    fn mates_are_counted_in_full_moves() {
        let scores = [1, 2, 3, 4, 5].map(|plies| score(Score::MateIn(plies)));
        assert_eq!(scores, ["mate 1", "mate 1", "mate 2", "mate 2", "mate 3"]);
        assert_eq!([2, 4].map(|plies| score(Score::MatedIn(plies))), ["mate -1", "mate -2"]);
        assert_eq!(score(Score::Cp(-35)), "cp -35");
        assert_eq!([Score::WonOnPoints, Score::LostOnPoints].map(score), ["cp 30000", "cp -30000"]);
    }

    #[test]
    fn a_search_is_reported_in_one_line() {
        let chess = Variant::by_id("chess", &Options::none()).expect("a game");
        let position = Position::start(&chess);
        let mv = coordinate::read(&position, "e2e4").expect("legal");
        let news = SearchInfo {
            depth: 5,
            seldepth: 9,
            multipv: 2,
            score: Score::Cp(12),
            nodes: 3_000,
            pv: vec![mv],
            standing: Some([1, -2, 3, -4]),
            hashfull: 7,
        };
        assert_eq!(
            info(&position, &news, Duration::from_millis(20)),
            [
                "info string standing 1 -2 3 -4",
                "info depth 5 seldepth 9 multipv 2 score cp 12 nodes 3000 nps 150000 hashfull 7 time 20 pv e2e4"
            ]
        );
        assert_eq!(best_move(&position, &SearchResult { best_move: mv, info: news }), "bestmove e2e4");
    }
}
