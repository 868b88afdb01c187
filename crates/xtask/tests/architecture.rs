//! The picture and the links of the documentation match the code.

use serde_json::Value;
use std::collections::BTreeSet;
use std::process::Command;
use xtask::process::root;

type Arrows = BTreeSet<(String, String)>;

/// The dependencies between the crates of the workspace, tests' own left out.
fn dependencies() -> Arrows {
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&told.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let names: BTreeSet<&str> = packages.iter().filter_map(|package| package["name"].as_str()).collect();
    let arrows = packages.iter().flat_map(|package| {
        let dependencies = package["dependencies"].as_array().into_iter().flatten();
        let used = dependencies.filter(|one| one["kind"].is_null()).filter_map(|one| one["name"].as_str());
        used.filter(|used| names.contains(used)).map(|used| (text(&package["name"]), used.to_owned()))
    });
    arrows.collect()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// The solid arrows of the picture.
fn picture(page: &str) -> Arrows {
    let lines = page.lines().filter_map(|line| line.trim().split_once(" --> "));
    lines.map(|(from, to)| (from.to_owned(), to.to_owned())).collect()
}

#[test]
fn the_picture_has_every_dependency_and_no_other() {
    let page = std::fs::read_to_string(root().join("docs/architecture.md")).expect("the page");
    assert_eq!(picture(&page), dependencies());
}

#[test]
fn every_link_of_the_documentation_leads_somewhere() {
    for page in [
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "docs/architecture.md",
        "docs/glossary.md",
        "docs/lab/README.md",
        "docs/mutants.md",
        "docs/npm.md",
        "docs/page.md",
        "docs/performance.md",
        "docs/puzzles.md",
        "docs/review.md",
        "docs/school.md",
        "docs/start.md",
    ] {
        let file = root().join(page);
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{page}: {error}"));
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let inner: Vec<&str> = links.filter(|link| !link.contains("://") && !link.starts_with('#')).collect();
        for link in inner {
            let path = file.parent().expect("a folder").join(link.split('#').next().unwrap_or(link));
            assert!(path.exists(), "{page}: {link}");
        }
    }
}

#[test]
fn no_file_names_a_path_of_one_machine() {
    let listed = Command::new("git").args(["ls-files"]).current_dir(root()).output().expect("git runs");
    let private = ["work", "root", "home", "Users"].map(|folder| format!("/{folder}/"));
    let names = String::from_utf8_lossy(&listed.stdout).into_owned();
    assert!(names.lines().count() > 500, "{names}");
    for name in names.lines() {
        let Ok(text) = std::fs::read_to_string(root().join(name)) else { continue };
        // A web address may hold such a word; a path begins where a word does.
        let at = |path: &String| {
            text.match_indices(path.as_str())
                .find(|(at, _)| !text[..*at].ends_with(|it: char| it.is_alphanumeric() || "./_-*".contains(it)))
                .map(|(at, _)| at)
        };
        if let Some(at) = private.iter().find_map(at) {
            panic!("{name}: {}", text[at..].lines().next().unwrap_or_default());
        }
    }
}
