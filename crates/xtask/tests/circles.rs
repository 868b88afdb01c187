//! Within a crate, arrows between files lead one way: no file uses another that uses it in turn, be it through others.
//!
//! An arrow is a `use crate::…`, `use super::…` or `use self::…` outside of tests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use xtask::files;
use xtask::process::root;

/// The crates that are held to it.
const CRATES: [&str; 10] = ["rules", "engine", "matches", "texts", "diagram", "page", "cli", "tune", "bench", "xtask"];

/// The files of a crate that each file uses, by module path; the crate's root is the empty text.
type Uses = BTreeMap<String, BTreeSet<String>>;

fn uses(folder: &Path) -> Uses {
    let sources: Vec<_> = files::all(folder)
        .expect("the sources")
        .into_iter()
        .filter(|it| it.extension().is_some_and(|it| it == "rs"))
        .collect();
    let module = |file: &Path| {
        let path = file
            .strip_prefix(folder)
            .expect("inside")
            .with_extension("")
            .display()
            .to_string()
            .replace(['/', '\\'], "::");
        if path == "lib" || path == "main" {
            String::new()
        } else {
            path.strip_suffix("::mod").unwrap_or(&path).to_owned()
        }
    };
    let modules: BTreeSet<String> = sources.iter().map(|file| module(file)).collect();
    let of = |file: &Path| {
        let own = module(file);
        let text = fs::read_to_string(file).expect("a text");
        let used =
            imports(&text).into_iter().filter_map(|path| absolute(&own, &path)).map(|path| longest(&modules, &path));
        (own.clone(), used.filter(|used| *used != own).collect())
    };
    sources.iter().map(|file| of(file)).collect()
}

/// The paths of the `use` items of a file, one for each name, without those of its tests.
fn imports(text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or(text);
    let lines: Vec<&str> = code.lines().map(|line| line.split("//").next().unwrap_or(line)).collect();
    let code = lines.join(" ");
    let items = code.split("use ").skip(1).filter_map(|rest| rest.split(';').next());
    let items = items.map(|item| item.split_whitespace().collect::<Vec<_>>().join(" "));
    let own = items.filter(|item| ["crate::", "super::", "self::"].iter().any(|begin| item.starts_with(begin)));
    own.flat_map(|item| expanded(&item.replace(" as ", "::as::").replace(' ', ""))).collect()
}

/// `a::{b, c::{d, e}}` as `a::b`, `a::c::d` and `a::c::e`.
fn expanded(item: &str) -> Vec<String> {
    let Some((begin, rest)) = item.split_once('{') else { return vec![item.to_owned()] };
    let (mut parts, mut part, mut depth) = (Vec::new(), String::new(), 0_i32);
    for letter in rest.chars() {
        match letter {
            '}' if depth == 0 => break,
            ',' if depth == 0 => parts.push(std::mem::take(&mut part)),
            _ => {
                depth += i32::from(letter == '{') - i32::from(letter == '}');
                part.push(letter);
            }
        }
    }
    parts.push(part);
    parts.iter().filter(|part| !part.is_empty()).flat_map(|part| expanded(&format!("{begin}{part}"))).collect()
}

/// The path from the crate's root.
fn absolute(own: &str, path: &str) -> Option<String> {
    if let Some(rest) = path.strip_prefix("crate::") {
        return Some(rest.to_owned());
    }
    let mut place: Vec<&str> = own.split("::").filter(|part| !part.is_empty()).collect();
    let mut rest = path.strip_prefix("self::").unwrap_or(path);
    while let Some(above) = rest.strip_prefix("super::") {
        place.pop()?;
        rest = above;
    }
    place.push(rest);
    Some(place.join("::"))
}

/// The file that a path leads to: the longest part of it that is a module.
fn longest(modules: &BTreeSet<String>, path: &str) -> String {
    let parts: Vec<&str> = path.split("::").collect();
    let known = (1..=parts.len()).rev().map(|length| parts[..length].join("::")).find(|path| modules.contains(path));
    known.unwrap_or_default()
}

/// Every file that one leads to, through any number of others.
fn reached<'u>(uses: &'u Uses, from: &str) -> BTreeSet<&'u str> {
    let mut found = BTreeSet::new();
    let mut left: Vec<&str> = uses[from].iter().map(String::as_str).collect();
    while let Some(module) = left.pop() {
        if found.insert(module) {
            left.extend(uses[module].iter().map(String::as_str));
        }
    }
    found
}

fn circles(uses: &Uses) -> BTreeSet<Vec<String>> {
    let all: BTreeMap<&str, BTreeSet<&str>> =
        uses.keys().map(|module| (module.as_str(), reached(uses, module))).collect();
    let circle = |module: &str| -> Vec<String> {
        all.keys()
            .filter(|other| all[module].contains(*other) && all[*other].contains(module))
            .map(|other| (*other).to_owned())
            .collect()
    };
    uses.keys().map(|module| circle(module)).filter(|circle| circle.len() > 1).collect()
}

#[test]
fn imports_are_read() {
    let text = "use crate::a::{B, c::{D as E, f}};\nuse super::g;\nuse std::fmt;\n// use crate::h;\n#[cfg(test)]\nmod tests {\n use crate::i;\n}";
    assert_eq!(imports(text), ["crate::a::B", "crate::a::c::D::as::E", "crate::a::c::f", "super::g"]);
    assert_eq!(absolute("a::b", "super::c").as_deref(), Some("a::c"));
    let uses = |pairs: &[(&str, &str)]| pairs.iter().map(|(from, to)| ((*from).to_owned(), set(to))).collect::<Uses>();
    assert_eq!(circles(&uses(&[("a", "b"), ("b", "c"), ("c", "b")])), [vec!["b".to_owned(), "c".to_owned()]].into());
    assert_eq!(circles(&uses(&[("a", "b"), ("b", "c"), ("c", "")])), BTreeSet::new());
}

fn set(words: &str) -> BTreeSet<String> {
    words.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn arrows_between_files_lead_one_way() {
    for krate in CRATES {
        let uses = uses(&root().join("crates").join(krate).join("src"));
        let found = circles(&uses);
        assert!(found.is_empty(), "{krate}: these files use each other in a circle: {found:?}");
    }
}
