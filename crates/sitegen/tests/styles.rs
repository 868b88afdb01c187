//! Sizes in the style sheets are of the scales that docs/look.md names: few sizes of type, steps of spacing, and radii.

use std::fs;
use std::path::{Path, PathBuf};
use xtask::{files, process::root};

/// The sizes of type: those of theme.css, the size of the text, what follows the text around it, and that from which phones do not zoom
/// into inputs.
const TYPE: [&str; 9] = [
    "var(--text-icon)",
    "var(--text-tiny)",
    "var(--text-small)",
    "1rem",
    "var(--text-large)",
    "var(--text-title)",
    "var(--text-display)",
    "inherit",
    "16px",
];
/// The steps of margins, paddings and gaps, in pixels.
const SPACING: [u32; 13] = [0, 1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96];
/// The radii of corners, in pixels; a pill has 99.
const RADII: [u32; 7] = [0, 2, 4, 6, 8, 12, 16];

fn sheets() -> Vec<PathBuf> {
    let all = files::all(&root().join("web")).expect("the folder");
    all.into_iter().filter(|file| file.extension().is_some_and(|ending| ending == "css")).collect()
}

/// The declarations of a style sheet, with the number of their line. Those of printed pages are in points and millimetres.
fn declarations(text: &str) -> impl Iterator<Item = (usize, &str, &str)> {
    text.lines().enumerate().flat_map(|(number, line)| {
        line.split(['{', '}', ';']).filter_map(move |part| {
            let (property, value) = part.split_once(':')?;
            Some((number + 1, property.trim(), value.trim()))
        })
    })
}

/// The lengths in pixels and rem of a value. What a function calculates follows other lengths, and is left out.
fn lengths(value: &str) -> Vec<&str> {
    if value.contains('(') {
        return Vec::new();
    }
    value.split([' ', '/']).filter(|word| word.ends_with("px") || word.ends_with("rem")).collect()
}

fn is_of(length: &str, steps: &[u32]) -> bool {
    let pixels = length.trim_start_matches('-').strip_suffix("px").and_then(|number| number.parse().ok());
    pixels.is_some_and(|pixels: u32| steps.contains(&pixels) || pixels == 99 && steps == RADII)
}

fn name(file: &Path) -> String {
    file.strip_prefix(root()).unwrap_or(file).display().to_string()
}

#[test]
fn sizes_are_of_the_scales() {
    let (mut seen, mut wrong) = (0, Vec::new());
    for file in sheets() {
        let text = fs::read_to_string(&file).expect("a style sheet");
        for (line, property, value) in declarations(&text) {
            let spacing = ["margin", "padding", "gap", "row-gap", "column-gap"]
                .iter()
                .any(|name| property == *name || property.strip_prefix(name).is_some_and(|rest| rest.starts_with('-')));
            let good = match property {
                "font-size" if value.ends_with("rem") || value.ends_with("px") || value.starts_with("var") => {
                    // The size of the root is what the others refer to.
                    TYPE.contains(&value) || ["17px", "18px", "20px"].contains(&value)
                }
                "border-radius" => lengths(value).iter().all(|length| is_of(length, &RADII)),
                _ if spacing => lengths(value).iter().all(|length| is_of(length, &SPACING)),
                _ => continue,
            };
            seen += 1;
            if !good {
                wrong.push(format!("{}:{line}: {property}: {value}", name(&file)));
            }
        }
    }
    assert!(seen > 600, "{seen} declarations are read");
    assert!(wrong.is_empty(), "not of the scales in docs/look.md:\n{}", wrong.join("\n"));
}
