//! Reading takes linear time: twice the text takes about twice the instructions.
//!
//! Valgrind counts the instructions, because a busy machine does not affect them. Each kind is read in its own process.

#![cfg(target_os = "linux")]

mod count;
mod kinds;

use kinds::{KINDS, Kind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The largest allowed ratio of the instructions for texts of twice the size.
const MAX_GROWTH: f64 = 2.5;
/// Smaller numbers of instructions are noise.
const LITTLE: u64 = 100_000;

#[test]
fn twice_the_text_takes_twice_the_instructions() {
    let growth = |kind: &Kind| {
        let counts = count::instructions(kind);
        // The fixed cost of every text cancels out in the differences.
        let more: Vec<u64> = counts.windows(2).map(|two| two[1].saturating_sub(two[0]).max(LITTLE)).collect();
        (kind.name, counts[0], counts[1], more[1] as f64 / more[0] as f64)
    };
    let next = AtomicUsize::new(0);
    let found = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(kind) = KINDS.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let growth = growth(kind);
                    found.lock().expect("no thread has failed").push(growth);
                }
            });
        }
    });
    let mut found = found.into_inner().expect("no thread has failed");
    assert_eq!(found.len(), KINDS.len());
    found.sort_by(|one, other| other.3.total_cmp(&one.3));
    let line =
        |(name, once, twice, ratio): &(&str, u64, u64, f64)| format!("{name:34} {once:>12} {twice:>12} {ratio:.2}\n");
    let report: String = found.iter().map(line).collect();
    println!("{report}");
    let bad: Vec<&str> = found.iter().filter(|it| it.3 > MAX_GROWTH).map(|it| it.0).collect();
    assert!(bad.is_empty(), "more than {MAX_GROWTH} times the instructions for twice the text: {bad:?}\n{report}");
}

#[test]
fn there_are_texts_of_every_kind() {
    let mut names: Vec<&str> = KINDS.iter().map(|kind| kind.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), KINDS.len());
    assert!(names.len() >= 20);
    for kind in KINDS {
        let [once, twice] = [kind.size, 2 * kind.size].map(|size| (kind.text)(size).len());
        assert!(twice > once && twice < 3 * once, "{}: {once} and {twice} bytes", kind.name);
    }
}

/// The code that runs under valgrind.
#[test]
#[ignore = "run by the other test, with the kind of text in its environment"]
fn measured() {
    count::read_texts();
}
