//! Counts the instructions of reading.
//!
//! Valgrind's tool `exp-bbv` counts the instructions of each thread. One process runs a thread for each text, one after the other. All
//! threads live until the last has finished, so that no thread number is reused.

use crate::kinds::{KINDS, Kind};
use std::process::Command;
use std::sync::{Arc, Barrier, mpsc};
use std::thread;

/// The environment variable with the kind of text.
const KIND: &str = "MENAGERIE_LINEAR_KIND";

/// The instructions for texts of these sizes, in order. One-time initialisation is not included.
pub fn instructions(kind: &Kind) -> Vec<u64> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=exp-bbv", "--instr-count-only=yes", "--bb-out-file=/dev/null"]);
    command.arg(std::env::current_exe().expect("the test program"));
    command.args(["--exact", "measured", "--ignored", "--test-threads=1"]);
    command.env(KIND, kind.name);
    let output = command.output().unwrap_or_else(|error| {
        panic!("valgrind, which counts instructions, does not run ({error}): apt-get install valgrind")
    });
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {said}{}", kind.name, String::from_utf8_lossy(&output.stdout));
    let totals: Vec<u64> =
        said.lines().filter_map(|line| line.split_once("Total instructions: ")?.1.trim().parse().ok()).collect();
    // The reading threads are the last ones.
    let texts = sizes(kind).len();
    assert!(totals.len() > texts, "{}: valgrind reports too few numbers: {said}", kind.name);
    totals[totals.len() - texts + 1..].to_vec()
}

/// The sizes of the texts. The first only triggers the one-time initialisation.
fn sizes(kind: &Kind) -> [usize; 4] {
    [1, kind.size, 2 * kind.size, 4 * kind.size]
}

/// Reads the texts of the kind in the environment variable.
pub fn read_texts() {
    let Ok(name) = std::env::var(KIND) else { return };
    let kind = KINDS.iter().find(|kind| kind.name == name).expect("a kind");
    let end = Arc::new(Barrier::new(sizes(kind).len() + 1));
    let threads = sizes(kind).map(|size| {
        let (text, read, end) = ((kind.text)(size), kind.read, Arc::clone(&end));
        let (sender, receiver) = mpsc::channel();
        let thread = thread::spawn(move || {
            read(&text);
            sender.send(()).expect("somebody waits");
            end.wait();
        });
        receiver.recv().expect("the text is read");
        thread
    });
    end.wait();
    threads.into_iter().for_each(|thread| thread.join().expect("the text was read"));
}
