//! Every game agrees with its record, and every record reaches every rule of its game.

use menagerie_crosscheck::games;
use menagerie_crosscheck::table::{page, records};
use std::collections::BTreeSet;

#[test]
fn every_game_has_an_oracle() {
    let all = games::all().expect("the oracles");
    let judged: BTreeSet<&str> = all.iter().map(|(id, it)| it.game(id)).collect();
    assert_eq!(judged, games::ids().collect());
}

#[test]
fn every_game_agrees_with_its_oracle_and_its_record_reaches_every_rule() {
    let (records, missing) = records().expect("the records");
    let mut faults = Vec::new();
    for it in &records {
        faults.extend(it.record.check(&it.gate, &it.judged.ends_apart()).err().map(|error| error.to_string()));
        faults.extend(it.faults());
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let written = std::fs::read_to_string(games::root().join("docs/games.md")).expect("docs/games.md");
    let made = page(&records, &missing).expect("a page");
    assert!(written == made, "docs/games.md is not what the records make: cargo xtask crosscheck --library --page");
}
