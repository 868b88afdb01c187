//! The silhouettes of pieces differ enough on squares as small as those of a large board on a phone. That holds for any two, because a
//! game may contain both.

use std::path::Path;

/// The side of a square of a board of 14 files on a phone, in pixels.
const SIDE: usize = 25;

/// Samples across one pixel.
const FINE: usize = 3;

/// The most pixels by which one silhouette is moved to cover the other: people do not notice the exact place of a piece in its square.
const SHIFT: isize = 3;

/// The least difference of two silhouettes: the share of their common area that only one of them covers. The closest two of chess are the
/// Knight and the King with 0.169, which nobody confuses.
const LEAST: f64 = 0.165;

/// The least difference of pieces with the head of a horse. They have the same subject, so their outlines must differ more: half as much
/// again, and as much as the Queen and the King, two crowns, with 0.250. Before they were redrawn, the closest two had 0.08.
const LEAST_OF_HORSES: f64 = 0.245;

/// The kinds with the head of a horse.
const HORSES: [&str; 8] = ["amazon", "cardinal", "centaur", "knight", "marshall", "nightrider", "pegasus", "unicorn"];

type Point = (f64, f64);

/// How much of each pixel a drawing covers, from 0 to 1.
type Silhouette = Vec<f64>;

#[test]
fn any_two_pictures_have_silhouettes_of_their_own() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/pieces");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut arts: Vec<String> = files.map(|file| file.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    arts.sort();
    assert!(arts.len() > 90, "{}", arts.len());
    let silhouettes: Vec<Silhouette> = arts.iter().map(|art| silhouette(art)).collect();
    let areas: Vec<f64> = silhouettes.iter().map(|silhouette| silhouette.iter().sum()).collect();
    let mut close = Vec::new();
    for one in 0..arts.len() {
        for other in 0..one {
            let both = [one, other].iter().all(|&at| HORSES.contains(&arts[at].as_str()));
            let least = if both { LEAST_OF_HORSES } else { LEAST };
            // The larger one covers at least this much more. If that is enough, they need not be compared.
            if 1.0 - areas[one].min(areas[other]) / areas[one].max(areas[other]) >= least {
                continue;
            }
            let found = difference(&silhouettes[one], &silhouettes[other]);
            if found < least {
                close.push(format!("{} and {} differ by {found:.3}, less than {least}", arts[one], arts[other]));
            }
        }
    }
    assert!(close.is_empty(), "{}", close.join("\n"));
}

#[test]
fn a_silhouette_differs_from_itself_moved_by_nothing_and_from_an_empty_one_by_all() {
    let knight = silhouette("knight");
    let moved: Silhouette = (0..SIDE * SIDE).map(|at| if at % SIDE < 2 { 0.0 } else { knight[at - 2] }).collect();
    assert!(difference(&knight, &moved) < 0.03, "{}", difference(&knight, &moved));
    assert!((difference(&knight, &vec![0.0; SIDE * SIDE]) - 1.0).abs() < 1e-9);
    // The pawn's disc and foot cover something like a third of the square.
    let covered = silhouette("pawn").iter().sum::<f64>() / (SIDE * SIDE) as f64;
    assert!((0.2..0.4).contains(&covered), "{covered}");
}

/// The share of two silhouettes' common area that only one covers, at the best alignment.
fn difference(one: &Silhouette, other: &Silhouette) -> f64 {
    let at = |silhouette: &Silhouette, x: isize, y: isize| {
        let inside = (0..SIDE as isize).contains(&x) && (0..SIDE as isize).contains(&y);
        if inside { silhouette[y as usize * SIDE + x as usize] } else { 0.0 }
    };
    let mut best = 1.0_f64;
    for down in -SHIFT..=SHIFT {
        for right in -SHIFT..=SHIFT {
            let (mut differs, mut all) = (0.0, 0.0);
            for y in -SHIFT..SIDE as isize + SHIFT {
                for x in -SHIFT..SIDE as isize + SHIFT {
                    let (here, there) = (at(one, x, y), at(other, x + right, y + down));
                    differs += (here - there).abs();
                    all += here.max(there);
                }
            }
            best = best.min(differs / all);
        }
    }
    best
}

/// The silhouette of a drawing at [`SIDE`] pixels: its bodies with their contours. Colours are irrelevant: the contour separates a piece
/// of either colour from a square of either colour.
fn silhouette(art: &str) -> Silhouette {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/pieces").join(art).with_extension("svg");
    let text = std::fs::read_to_string(&file).unwrap();
    let svg = roxmltree::Document::parse(&text).unwrap();
    let bodies: Vec<(Vec<Vec<Point>>, f64)> = svg
        .descendants()
        .filter(|node| node.attribute("data-role") == Some("fill"))
        .map(|node| {
            (flat(node.attribute("d").unwrap()), node.attribute("stroke-width").unwrap().parse::<f64>().unwrap())
        })
        .collect();
    let samples = SIDE * FINE;
    let mut covered = vec![0.0; SIDE * SIDE];
    for row in 0..samples {
        for column in 0..samples {
            let place = |index: usize| (index as f64 + 0.5) * 100.0 / samples as f64;
            let point = (place(column), place(row));
            if bodies.iter().any(|(lines, width)| winding(lines, point) != 0 || near(lines, point, width / 2.0)) {
                covered[row / FINE * SIDE + column / FINE] += 1.0 / (FINE * FINE) as f64;
            }
        }
    }
    covered
}

/// The segments of a path, with curves as five chords each. A closed line ends where it begins.
fn flat(path: &str) -> Vec<Vec<Point>> {
    let mut lines: Vec<Vec<Point>> = Vec::new();
    let mut rest = path;
    while let Some(command) = rest.chars().next() {
        let end = rest[1..].find(|letter: char| letter.is_ascii_alphabetic()).map_or(rest.len(), |at| at + 1);
        let numbers = numbers(&rest[1..end]);
        let points: Vec<Point> = numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
        match command {
            'M' => lines.push(points),
            'L' => lines.last_mut().unwrap().extend(points),
            'C' => {
                let line = lines.last_mut().unwrap();
                for curve in points.chunks_exact(3) {
                    let start = *line.last().unwrap();
                    line.extend(
                        (1..=5).map(|step| bezier([start, curve[0], curve[1], curve[2]], f64::from(step) / 5.0)),
                    );
                }
            }
            'Z' => {
                let line = lines.last_mut().unwrap();
                line.push(line[0]);
            }
            other => panic!("{other} in {path}"),
        }
        rest = &rest[end..];
    }
    lines
}

/// The numbers in a text such as `1.5-2 .25`.
fn numbers(text: &str) -> Vec<f64> {
    text.replace('-', " -")
        .split([' ', ','])
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().unwrap())
        .collect()
}

fn bezier(points: [Point; 4], at: f64) -> Point {
    let back = 1.0 - at;
    let weights = [back * back * back, 3.0 * back * back * at, 3.0 * back * at * at, at * at * at];
    let sum = |part: fn(&Point) -> f64| points.iter().zip(weights).map(|(point, weight)| part(point) * weight).sum();
    (sum(|point| point.0), sum(|point| point.1))
}

/// How often closed lines run around a point (nonzero rule of SVG); lines that are open have no inside.
fn winding(lines: &[Vec<Point>], (x, y): Point) -> i32 {
    let closed = lines.iter().filter(|line| line.first() == line.last());
    closed
        .flat_map(|line| line.windows(2))
        .map(|pair| {
            let ((x0, y0), (x1, y1)) = (pair[0], pair[1]);
            if (y0 > y) == (y1 > y) || x0 + (x1 - x0) * (y - y0) / (y1 - y0) < x {
                0
            } else if y1 > y0 {
                1
            } else {
                -1
            }
        })
        .sum()
}

/// Whether a point is no farther than `reach` from any line.
fn near(lines: &[Vec<Point>], (x, y): Point, reach: f64) -> bool {
    lines.iter().flat_map(|line| line.windows(2)).any(|pair| {
        let ((x0, y0), (x1, y1)) = (pair[0], pair[1]);
        let (across, down) = (x1 - x0, y1 - y0);
        let along = ((x - x0) * across + (y - y0) * down) / (across * across + down * down).max(1e-12);
        let along = along.clamp(0.0, 1.0);
        (x - x0 - along * across).hypot(y - y0 - along * down) <= reach
    })
}
