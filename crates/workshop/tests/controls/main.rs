//! Every field of a definition has a control on the page, or a reason why it has none.

mod table;

use menagerie_workshop::all_fields;
use std::path::{Path, PathBuf};
use table::{LEFT_OUT, OWN_CONTROLS, controls_table};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The lines around the table in the document.
const MARKS: [&str; 2] = ["<!-- controls: generated -->\n\n", "\n<!-- controls: end -->"];

#[test]
fn every_field_has_a_control_or_a_reason() {
    let (_, missing) = controls_table();
    assert!(missing.is_empty(), "no group of crates/workshop/src/controls.rs has these fields: {missing:?}");
}

#[test]
fn the_table_in_the_document_is_up_to_date() {
    let document = read("docs/workshop.md");
    let (table, _) = controls_table();
    let (before, rest) = document.split_once(MARKS[0]).expect("the first mark");
    let (written, after) = rest.split_once(MARKS[1]).expect("the last mark");
    if written != table && std::env::var_os("WRITE").is_some() {
        let document = [before, MARKS[0], &table, MARKS[1], after].concat();
        std::fs::write(root().join("docs/workshop.md"), document).expect("the document is written");
        return;
    }
    assert!(written == table, "run `WRITE=1 cargo test -p workshop --test controls`");
}

#[test]
fn every_field_of_a_group_has_a_title_in_every_language() {
    let shown = |id: &str| {
        let own = OWN_CONTROLS.iter().chain(LEFT_OUT).any(|(known, _)| *known == id);
        !own && controls_table().0.contains(&format!("`{}`", id.replace('-', ".")))
    };
    let parts = ["pieces-zoneMoves-from", "pieces-zoneMoves-within", "goals-reach", "goals-checks"];
    for language in ["en", "fr"] {
        let texts = read(&format!("assets/texts/{language}/workshop.ftl"));
        let shown = all_fields().into_iter().map(|(id, _)| id).filter(|id| shown(id));
        for id in shown.chain(parts.map(String::from)) {
            assert!(texts.contains(&format!("\nworkshop-field-{id} = ")), "{language}: {id} has no title");
        }
    }
}

#[test]
fn controls_of_their_own_are_on_the_page() {
    let page = read("web/workshop/workshop.html");
    let fields: Vec<String> = all_fields().into_iter().map(|(id, _)| id).collect();
    for (field, _) in OWN_CONTROLS {
        let marked = page.split("data-sets=\"").skip(1).filter_map(|rest| rest.split('"').next());
        assert!(marked.into_iter().any(|it| it.split(' ').any(|it| it == *field)), "{field} is not on the page");
        assert!(fields.iter().any(|it| it == field), "there is no {field}");
    }
    for (field, _) in LEFT_OUT {
        assert!(fields.iter().any(|it| it == field), "there is no {field}");
    }
}
