//! A new language needs a folder and a line, as CONTRIBUTING.md says. Here it is the pseudo-language: English with other letters. The
//! build writes every page in it, and no English letter may be left on them.
//!
//! The languages are compiled into the build. So a copy of the sources gets the folder and the line, and is compiled beside them.

use menagerie_rules::Variant;
use menagerie_sitegen::site::library;
use menagerie_texts::{Language, pseudo};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};
use xtask::process::{root, target_folder};

/// What the copy has of the sources.
const COPIED: [&str; 10] = [
    "Cargo.toml",
    "Cargo.lock",
    "rust-toolchain.toml",
    ".cargo",
    "assets",
    "crates",
    "games",
    "packages",
    "tests",
    "web",
];

/// Crates that depend on no other: in the copy they are compiled in a way of their own, so that cargo keeps them and all that depend on them
/// apart from those of the sources. Libraries of others are shared.
const ROOTS: [&str; 4] = ["menagerie-texts", "menagerie-definition-derive", "xtask", "feature-unification"];

/// The manifest of the library of diagrams, which is a program as well. Cargo gives the file of such a library a name without a hash, so the
/// copy would overwrite it. In the copy it is a library only.
const PROGRAM: &str = "crates/diagram/Cargo.toml";

/// The kinds of library in that manifest.
const KINDS: &str = "crate-type = [\"cdylib\", \"rlib\"]\n";

/// Elements without content.
const VOID: [&str; 9] = ["area", "base", "br", "col", "hr", "img", "input", "link", "meta"];

/// Elements whose content is no prose: programs, styles, moves and positions.
const NO_PROSE: [&str; 5] = ["code", "pre", "script", "style", "textarea"];

/// Attributes that a reader sees or hears.
const READ: [&str; 6] = ["alt", "aria-description", "aria-label", "label", "placeholder", "title"];

/// Words that are the same in every language, and why.
const KEPT: [(&str, &str); 3] = [
    ("Menagerie", "the name of the project"),
    ("Betza", "the name of a person and of his notation"),
    ("SVG", "the name of a format"),
];

/// The files of a folder, below it.
fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    if folder.is_file() {
        found.push(folder.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        walk(&entry?.path(), found)?;
    }
    Ok(())
}

/// Whether a file is left out: what somebody has written about single games is English until it is translated. Without it, pages have what is
/// made of the definitions.
fn is_left_out(path: &Path) -> bool {
    path.starts_with("games") && path.components().any(|part| part.as_os_str() == "rules")
}

/// Makes the copy like the sources; files that are alike stay, so that nothing is compiled again for them.
fn copy(to: &Path) -> io::Result<()> {
    let mut kept = BTreeSet::new();
    let mut files = Vec::new();
    for name in COPIED {
        walk(&root().join(name), &mut files)?;
    }
    for file in files {
        let path = file.strip_prefix(root()).expect("it is below the root").to_owned();
        if is_left_out(&path) {
            continue;
        }
        let own = to.join(&path);
        if path == Path::new(PROGRAM) {
            let text = fs::read_to_string(&file)?;
            assert!(text.contains(KINDS), "{PROGRAM} has other kinds of library");
            pseudo::keep(&own, &text.replace(KINDS, ""))?;
            kept.insert(path);
            continue;
        }
        let source = fs::metadata(&file)?;
        let is_same =
            |other: fs::Metadata| other.len() == source.len() && other.modified().ok() == source.modified().ok();
        if !fs::metadata(&own).is_ok_and(is_same) {
            fs::create_dir_all(own.parent().expect("a folder"))?;
            let _ = fs::remove_file(&own);
            fs::copy(&file, &own)?;
            fs::File::options().write(true).open(&own)?.set_modified(source.modified()?)?;
        }
        kept.insert(path);
    }
    let mut there = Vec::new();
    walk(to, &mut there)?;
    for file in there {
        let path = file.strip_prefix(to).expect("it is below the copy");
        let is_added = path.components().any(|part| part.as_os_str() == pseudo::TAG) || path.ends_with("xx.json");
        if !kept.contains(path) && !is_added {
            fs::remove_file(&file)?;
        }
    }
    Ok(())
}

/// Adds the language: its folder, and its line in the style sheet. Then the names of the library's games, whose translations are optional.
fn add_language(to: &Path) -> io::Result<()> {
    pseudo::write(&to.join("assets/texts").join(pseudo::TAG)).map_err(io::Error::other)?;
    let style = to.join("web/css/start.css");
    let text = fs::read_to_string(&style)?;
    let line = text.lines().find(|line| line.starts_with(":root:lang(en)")).expect("the line of English");
    fs::write(&style, text.replacen(line, &format!("{line}\n{}", line.replace("(en)", "(xx)")), 1))?;
    let mut pieces = serde_json::Map::new();
    for entry in fs::read_dir(to.join("games"))? {
        let folder = entry?.path();
        let Ok(definition) = fs::read_to_string(folder.join("definition.json")) else { continue };
        let definition: serde_json::Value = serde_json::from_str(&definition)?;
        let mut words = serde_json::Map::new();
        for key in ["name", "about", "inventor", "year"] {
            if let Some(text) = definition[key].as_str() {
                words.insert(key.to_owned(), pseudo::disguised(text).into());
            }
        }
        for piece in definition["pieces"].as_array().into_iter().flatten() {
            let name = piece["name"].as_str().unwrap_or_default();
            pieces.insert(name.to_owned(), pseudo::disguised(name).into());
        }
        pseudo::keep(&folder.join("xx.json"), &serde_json::Value::from(words).to_string())?;
    }
    pseudo::keep(&to.join("games/piece-names/xx.json"), &serde_json::Value::from(pieces).to_string())?;
    let shared = to.join("web/rules");
    for entry in fs::read_dir(shared.join(Language::EN.tag()))? {
        let file = entry?.path();
        let name = file.file_name().expect("a name");
        pseudo::keep(&shared.join(pseudo::TAG).join(name), &disguised_template(&fs::read_to_string(&file)?))?;
    }
    Ok(())
}

/// A template with other letters in its words: outside tags and names of what the template fills in.
fn disguised_template(text: &str) -> String {
    let mut found = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['<', '{']) {
        found.push_str(&pseudo::disguised(&rest[..at]));
        let end = ["{{", "{%", "{#", "<"]
            .iter()
            .zip(["}}", "%}", "#}", ">"])
            .find(|(open, _)| rest[at..].starts_with(**open));
        let after = end.and_then(|(_, close)| rest[at..].find(close).map(|length| at + length + close.len()));
        let after = after.unwrap_or(at + 1);
        let inside = &rest[at..after];
        // Words between which an expression chooses, or which it puts between others.
        let has_words = inside.starts_with("{{") && (inside.contains(" if ") || inside.contains("|join("));
        for (number, part) in inside.split('"').enumerate() {
            let is_quoted = has_words && number % 2 == 1;
            found.push_str(if number > 0 { "\"" } else { "" });
            found.push_str(&if is_quoted { pseudo::disguised(part) } else { part.to_owned() });
        }
        rest = &rest[after..];
    }
    found + &pseudo::disguised(rest)
}

/// Compiles the copy, and has it write its pages and words.
fn speak(copy: &Path, folder: &Path) {
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(copy).args(["run", "--quiet", "--offline", "-p", "sitegen", "--example", "speak"]);
    command.arg("--target-dir").arg(target_folder());
    for name in ROOTS {
        command.arg("--config").arg(format!("profile.dev.package.{name}.codegen-units=15"));
    }
    // Little of it is run, so that it pays to compile it quickly.
    for name in ["menagerie-rules", "menagerie-engine", "matches"] {
        command.arg("--config").arg(format!("profile.dev.package.{name}.opt-level=1"));
    }
    let status = command.arg("--").arg(pseudo::TAG).arg(folder).status().expect("cargo runs");
    assert!(status.success(), "the copy in {} cannot be built, or does not run", copy.display());
}

/// What a reader reads of a page: texts and attributes, without those in another language and in elements that are left out, by name and id.
fn prose(html: &str, is_left_out: impl Fn(&str, &str) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    // The open elements: name, and whether their content is read.
    let mut open: Vec<(String, bool)> = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        let is_read = open.last().is_none_or(|(_, is_read)| *is_read);
        if is_read {
            found.push(rest[..start].to_owned());
        }
        rest = &rest[start..];
        if let Some(comment) = rest.strip_prefix("<!--") {
            rest = comment.split_once("-->").map_or("", |(_, after)| after);
            continue;
        }
        let (tag, after) = split_tag(rest);
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            if let Some(place) = open.iter().rposition(|(other, _)| other == name.trim()) {
                open.truncate(place);
            }
            continue;
        }
        let name: String = tag.chars().take_while(|letter| !letter.is_whitespace() && *letter != '/').collect();
        let attributes = attributes(&tag[name.len()..]);
        let of = |wanted: &str| attributes.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str());
        let is_own = of("lang").is_none_or(|tag| tag == pseudo::TAG);
        // Buttons with a text in Betza notation.
        let is_notation = NO_PROSE.contains(&name.as_str()) || of("data-betza").is_some();
        let is_left_out = is_notation || is_left_out(&name, of("id").unwrap_or_default());
        let is_read = is_read && (is_own || name == "html") && !is_left_out;
        if is_read {
            found.extend(attributes.iter().filter(|(name, _)| READ.contains(&name.as_str())).map(|(_, it)| it.clone()));
            if of("name") == Some("description") {
                found.extend(of("content").map(str::to_owned));
            }
        }
        if !VOID.contains(&name.as_str()) && !tag.ends_with('/') && !name.starts_with('!') {
            open.push((name, is_read));
        }
    }
    found.push(rest.to_owned());
    found
}

/// The inside of the tag that a text begins with, and what is behind it.
fn split_tag(text: &str) -> (&str, &str) {
    let mut quote = None;
    for (at, letter) in text.char_indices().skip(1) {
        match (letter, quote) {
            ('"' | '\'', None) => quote = Some(letter),
            (letter, Some(open)) if letter == open => quote = None,
            ('>', None) => return (&text[1..at], &text[at + 1..]),
            _ => {}
        }
    }
    (&text[1..], "")
}

fn attributes(mut text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    while let Some((name, after)) = text.split_once('=') {
        let name = name.split_whitespace().next_back().unwrap_or_default().to_owned();
        let Some(quote) = after.chars().next().filter(|it| ['"', '\''].contains(it)) else {
            text = after;
            continue;
        };
        let (value, rest) = after[1..].split_once(quote).unwrap_or((&after[1..], ""));
        found.push((name, value.to_owned()));
        text = rest;
    }
    found
}

/// The English words of a text: two letters and more. A single letter is that of a piece or a file.
fn english(text: &str) -> Vec<String> {
    let mut text = text.to_owned();
    // Entities, addresses and the placeholders that scripts fill in.
    for (open, close) in [('&', ';'), ('{', '}')] {
        let parts: Vec<&str> = text.split(open).collect();
        let rest = parts[1..].iter().map(|part| part.split_once(close).map_or(*part, |(_, after)| after));
        text = [parts[0]].into_iter().chain(rest).collect::<Vec<_>>().join(" ");
    }
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '’' && letter != '/' && letter != ':');
    let is_english = |word: &&str| {
        let letters = word.chars().filter(char::is_ascii_alphabetic).count();
        letters >= 2 && word.chars().all(|it| it.is_ascii_alphabetic() || it == '’')
    };
    let is_kept =
        |word: &str| KEPT.iter().any(|(kept, _)| *kept == word) || Language::ALL.iter().any(|it| it.name() == word);
    words.filter(is_english).filter(|word| !is_kept(word)).map(str::to_owned).collect()
}

/// What only definitions have: the inventors of built-in games, and the names of set-ups.
fn kept() -> Vec<String> {
    let built_in = Variant::definitions().map(|it| it.expect("a definition"));
    let library = menagerie_games::library::ids().map(|id| library::definition(id).expect("a definition"));
    let mut kept = Vec::new();
    for definition in built_in.chain(library) {
        kept.extend([definition.inventor, definition.year]);
        kept.extend(definition.shuffle.into_iter().flat_map(|group| group.setups).map(|setup| setup.name));
    }
    kept.retain(|words| !words.is_empty());
    kept
}

#[test]
fn a_page_in_the_pseudo_language_has_no_english_words() {
    let copy_folder = target_folder().join("pseudo-language/sources");
    let written = target_folder().join("pseudo-language/pages");
    copy(&copy_folder).expect("the sources are copied");
    add_language(&copy_folder).expect("the language is added");
    let _ = fs::remove_dir_all(&written);
    speak(&copy_folder, &written);
    let mut files = Vec::new();
    walk(&written, &mut files).expect("the pages are there");
    let kept = kept();
    let mut faults = BTreeMap::new();
    let mut pages = 0;
    for file in files {
        let path = file.strip_prefix(&written).expect("it is below the folder").to_owned();
        let is_page = path.extension().is_some_and(|ending| ending == "html");
        // The workshop is written in every language.
        let is_other = Language::ALL.iter().any(|it| path.starts_with(Path::new("workshop").join(it.tag())))
            || path == Path::new("workshop/index.html");
        if is_other || !(is_page || path.ends_with("diagrams.txt")) {
            continue;
        }
        pages += 1;
        let text = fs::read_to_string(&file).expect("a text");
        let texts = if is_page { prose(&text, |_, _| false) } else { text.lines().map(str::to_owned).collect() };
        for mut text in texts {
            kept.iter().for_each(|words| text = text.replace(words, ""));
            // The address of a source.
            if text.trim_start().starts_with("http") {
                continue;
            }
            if !english(&text).is_empty() {
                faults.entry(text.trim().to_owned()).or_insert_with(|| (path.clone(), english(&text)));
            }
        }
    }
    assert!(pages > 200, "only {pages} pages");
    let chess = fs::read_to_string(written.join("diagram/games/chess.js")).expect("the definition of a diagram");
    assert!(chess.contains(&pseudo::disguised("King")), "{chess}");
    let shown = faults.iter().map(|(text, (path, words))| format!("{}: {words:?} in “{text}”", path.display()));
    let shown: Vec<String> = shown.take(200).collect();
    assert!(faults.is_empty(), "{} texts are English:\n{}", faults.len(), shown.join("\n"));
}

/// What the game page shows before a catalogue is loaded, in English and French.
const BEFORE_TEXTS: [&str; 2] = ["starting", "failure"];

#[test]
fn the_game_page_itself_has_no_words() {
    let page = fs::read_to_string(root().join("web/index.html")).expect("the page");
    let (_, body) = page.split_once("<body>").expect("a body");
    let texts = prose(body, |name, id| name == "noscript" || BEFORE_TEXTS.contains(&id));
    let words: Vec<String> = texts.iter().flat_map(|text| english(text)).collect();
    assert!(words.is_empty(), "{words:?}");
}

#[test]
fn english_is_found_where_it_is_read() {
    let html = r#"<html lang="xx"><p title="one">two <code>three</code><b lang="fr">four</b><img alt='five'>six é <i lang="xx">seven</i> Menagerie e4</p>"#;
    let words: Vec<String> = prose(html, |name, _| name == "hr").iter().flat_map(|text| english(text)).collect();
    assert_eq!(words, ["one", "two", "five", "six", "seven"]);
}
