//! Writes everything that the build says in a language into a folder, for the test of the pseudo-language: the pages that are made of
//! templates, and `diagrams.txt` with the words of diagrams.

use anyhow::{Context as _, Result, anyhow};
use menagerie_diagram::{DiagramSettings, DiagramState, Language, beyond, explain, notes, squares, status, title};
use menagerie_rules::{Options, Variant};
use menagerie_sitegen::site::{games, texts};
use menagerie_sitegen::{gallery, pages};
use std::env;
use std::path::{Path, PathBuf};
use xtask::files;
use xtask::process::root;

fn main() -> Result<()> {
    let mut args = env::args().skip(1);
    let (tag, folder) = (args.next().context("a language")?, PathBuf::from(args.next().context("a folder")?));
    let language = Language::of_tag(&tag).with_context(|| format!("nobody speaks {tag}"))?;
    pages::write_in(language, &folder)?;
    files::copy_folder(&root().join("web/workshop"), &folder.join("workshop"))?;
    pages::workshop::write(&folder)?;
    files::write(&folder.join("gallery.html"), &gallery::render(&gallery::cards::cards()?)?)?;
    files::write(&folder.join("builder/index.html"), &texts::builder(language)?)?;
    games::write(&root().join("crates/rules/variants"), &folder.join("diagram/games"), &folder.join("diagram/kinds"))?;
    write_diagrams(language, &folder.join("diagrams.txt"))
}

/// The words of the diagrams of all games that come with the rules, without the names that these give to pieces.
fn write_diagrams(language: Language, file: &Path) -> Result<()> {
    let mut all = Vec::new();
    for id in Variant::ids() {
        let variant = Variant::by_id(id, &Options::none())?;
        let mut say = |attributes: &[(&str, &str)]| -> Result<()> {
            let mut settings = DiagramSettings::default();
            let common = [("game", id), ("language", language.tag())];
            attributes.iter().chain(&common).for_each(|(name, value)| settings.set(name, value));
            let state = DiagramState::new(&settings).map_err(|fault| anyhow!(fault.in_words(Language::EN)))?;
            let mut words = vec![title(&state, language), status(&state, language), squares(&state, language)];
            words.extend(notes(&state, language));
            words.extend(state.scene().figures().iter().map(|figure| beyond(figure, language)));
            words.extend(variant.board_size().squares().map(|square| explain(&state, square, language)));
            let mut words = words.join("\n");
            // Square by square, what stands there is named as the definition does.
            let mut names: Vec<&str> = variant.kinds().iter().map(|kind| kind.name.as_str()).collect();
            names.sort_by_key(|name| std::cmp::Reverse(name.len()));
            names.into_iter().for_each(|name| words = words.replace(name, ""));
            all.push(words);
            Ok(())
        };
        for kind in variant.kinds().iter().take(variant.definition().pieces.len()) {
            say(&[("piece", &kind.letter.to_string())])?;
        }
        say(&[("fen", "start")])?;
        say(&[("fen", "start"), ("select", "d2"), ("legal", "no")])?;
    }
    // A fault of each kind.
    let chess = Variant::by_id("chess", &Options::none())?;
    for (name, value) in
        [("piece", "xyz"), ("square", "zz"), ("board", "99x99"), ("options", "what"), ("fen", "1"), ("peice", "1")]
    {
        let mut settings = DiagramSettings::default();
        [("game", "chess"), (name, value)].iter().for_each(|(name, value)| settings.set(name, value));
        if let Err(fault) = DiagramState::new(&settings) {
            // Attributes, and what was given, are no prose; nor are the names that may be given.
            let mut words = fault.in_words(language);
            let kinds = chess.kinds().iter().map(|kind| kind.name.to_lowercase());
            let given = kinds.chain([name, value, "piece"].map(str::to_owned));
            given.for_each(|given| words = words.replace(&given, ""));
            all.push(words);
        }
    }
    files::write(file, &all.join("\n"))
}
