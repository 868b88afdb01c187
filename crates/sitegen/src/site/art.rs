//! The pictures of the pieces as JavaScript modules: a diagram loads only those that it shows.

use anyhow::{Context, Result, bail, ensure};
use menagerie_rules::{Options, Variant};
use roxmltree::{Document, Node};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use xtask::files;

/// The picture for a piece of any kind.
const PAWN: &str = "pawn";

/// The default stroke width, with which no stroke is drawn.
const NO_STROKE: &str = "0";

/// Writes a module for every picture in a folder of SVG files, and in `sets` one for the pictures of each game. Three modules list them:
/// `known.js` has the names of the pictures of built-in games and the picture that every diagram needs, `imports.js` how each is loaded,
/// and `index.js` only the pictures. The addresses are literal, so that a bundler finds the modules.
///
/// # Errors
/// When a picture cannot be read or a module cannot be written.
/// When a picture cannot be read or a module cannot be written.
pub fn write(pictures: &Path, modules: &Path) -> Result<()> {
    let mut all = BTreeMap::new();
    for file in files::entries(pictures)? {
        if file.extension().is_none_or(|ending| ending != "svg") {
            continue;
        }
        let id = file.file_stem().and_then(|name| name.to_str()).context("a picture has no name")?;
        ensure!(is_id(id), "{}: a picture's name is made of small letters, digits and hyphens", file.display());
        let module = module(&files::read(&file)?).with_context(|| format!("{} cannot be used", file.display()))?;
        files::write(&modules.join(format!("{id}.js")), &module)?;
        all.insert(id.to_owned(), module);
    }
    let import = |name: &str, folder: &str| format!("{}:()=>import(\"{folder}/{name}.js\"),\n", Value::from(name));
    let list = |folder: &str| all.keys().map(|id| import(id, folder)).collect::<String>();
    files::write(&modules.join("index.js"), &format!("export default {{\n{}}};\n", list(".")))?;
    let sets: String = Variant::ids().map(|game| import(game, "./sets")).collect();
    let imports = format!("export const PIECES={{\n{}}};\nexport const SETS={{\n{sets}}};\n", list("./pieces"));
    files::write(&modules.with_file_name("imports.js"), &imports)?;
    let rows = |module: &str| module.trim_start_matches("export default ").trim_end_matches(";\n").to_owned();
    let pawn = all.get(PAWN).map(|module| rows(module)).with_context(|| format!("there is no picture {PAWN}"))?;
    let mut of_games = BTreeSet::new();
    for game in Variant::ids() {
        let variant = Variant::by_id(game, &Options::none())?;
        let mut set = String::from("export default {\n");
        let arts: BTreeSet<&String> = variant.kinds().iter().map(|kind| &kind.art).collect();
        for (id, module) in all.iter().filter(|(id, _)| arts.contains(id)) {
            of_games.insert(id.as_str());
            set.push_str(&format!("{}:{},\n", Value::from(id.as_str()), rows(module)));
        }
        set.push_str("};\n");
        files::write(&modules.with_file_name("sets").join(game).with_extension("js"), &set)?;
    }
    let names = of_games.into_iter().collect::<Vec<_>>().join(" ");
    let known = format!("export const NAMES=\"{names}\".split(\" \");\nexport const PAWN={pawn};\n");
    files::write(&modules.with_file_name("known.js"), &known)
}

/// Whether a text is a valid name of a picture in addresses and attributes.
fn is_id(text: &str) -> bool {
    !text.is_empty()
        && text.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-')
}

/// A picture as a module: its paths in painting order, `[role, stroke-width, linecap, d]` each.
fn module(svg: &str) -> Result<String> {
    let document = Document::parse(svg)?;
    let picture = document.root_element();
    ensure!(picture.has_tag_name(("http://www.w3.org/2000/svg", "svg")), "it is not an SVG picture");
    ensure!(picture.attribute("viewBox") == Some("0 0 100 100"), "its viewBox is not 0 0 100 100");
    let mut paths = Vec::new();
    for node in picture.children().filter(Node::is_element) {
        let place = document.text_pos_at(node.range().start);
        paths.push(path(node).with_context(|| format!("line {}", place.row))?);
    }
    ensure!(!paths.is_empty(), "there is no path in it");
    Ok(format!("export default [\n{}\n];\n", paths.join(",\n")))
}

/// One path as a row of the module.
fn path(node: Node) -> Result<String> {
    ensure!(node.tag_name().name() == "path", "a picture holds paths only, no <{}>", node.tag_name().name());
    let role = node.attribute("data-role").context("a path has no data-role")?;
    ensure!(matches!(role, "fill" | "line" | "ink"), "unknown role {role:?}");
    let drawn = node.attribute("stroke") != Some("none");
    let width = node.attribute("stroke-width").filter(|_| drawn).unwrap_or(NO_STROKE);
    let number: f64 = width.parse().with_context(|| format!("{width:?} is no stroke-width"))?;
    ensure!(number.is_finite() && number >= 0.0, "{width:?} is no stroke-width");
    let cap = node.attribute("stroke-linecap").unwrap_or("butt");
    ensure!(matches!(cap, "butt" | "round" | "square"), "unknown stroke-linecap {cap:?}");
    for name in ["transform", "style", "opacity", "fill-rule"] {
        if node.attribute(name).is_some() {
            bail!("a path with the attribute {name}, which would be lost");
        }
    }
    let shape = node.attribute("d").filter(|shape| !shape.trim().is_empty()).context("a path has no d")?;
    Ok(format!("[{},{number},{},{}]", Value::from(role), Value::from(cap), Value::from(shape)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use xtask::process::root;

    /// The rows of a module, which are valid JSON.
    fn rows(module: &str) -> Vec<(String, f64, String, String)> {
        let list = module.strip_prefix("export default ").and_then(|rest| rest.strip_suffix(";\n")).unwrap();
        serde_json::from_str(list).unwrap()
    }

    #[test]
    fn every_picture_of_the_set_becomes_a_module() {
        let pictures = root().join("assets/pieces");
        let place = tempfile::tempdir().unwrap();
        let modules = place.path().join("pieces");
        write(&pictures, &modules).unwrap();
        let index = files::read(&modules.join("index.js")).unwrap();
        let names = files::read(&place.path().join("known.js")).unwrap();
        let chess = files::read(&place.path().join("sets/chess.js")).unwrap();
        assert_eq!(chess.matches("\":[").count(), 6, "{chess}");
        let names: Vec<&str> = names.split('"').nth(1).unwrap().split(' ').collect();
        assert!(names.len() > 20 && names.contains(&"eagle") && !names.contains(&"octopus"), "{names:?}");
        let files = files::entries(&pictures).unwrap();
        assert!(files.len() > 90);
        for file in files {
            let id = file.file_stem().unwrap().to_str().unwrap();
            let svg = files::read(&file).unwrap();
            let rows = rows(&files::read(&modules.join(format!("{id}.js"))).unwrap());
            assert_eq!(rows.len(), svg.matches("<path").count(), "{id}");
            assert!(rows.iter().any(|(role, width, ..)| role == "fill" && *width > 0.0), "{id}");
            let round = rows.iter().filter(|(_, _, cap, _)| cap == "round").count();
            assert_eq!(round, svg.matches("stroke-linecap=\"round\"").count(), "{id}");
            for (role, width, _, shape) in rows {
                assert!(shape.starts_with(['M', 'm']) && svg.contains(&shape), "{id}");
                assert_eq!(width == 0.0, role == "ink", "{id}: only ink has no line");
            }
            assert!(index.contains(&format!("\"{id}\":()=>import(\"./{id}.js\"),")), "{id}");
        }
    }

    #[test]
    fn a_path_keeps_its_order_width_and_ends() {
        let svg = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
            <!-- body -->
            <path data-role="fill" d="M1 2L3 4" stroke="#000" stroke-width="3.40"/>
            <path data-role="line" d="M5 6" stroke="#000" stroke-width="2.7" stroke-linecap="round"/>
            <path data-role="ink" d="M7 8" stroke="none"/>
        </svg>"##;
        let expected = "export default [\n[\"fill\",3.4,\"butt\",\"M1 2L3 4\"],\n[\"line\",2.7,\"round\",\"M5 6\"],\n\
                        [\"ink\",0,\"butt\",\"M7 8\"]\n];\n";
        assert_eq!(module(svg).unwrap(), expected);
    }

    #[test]
    fn what_cannot_be_used_is_said() {
        let of = |inside: &str| {
            let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\n{inside}</svg>");
            format!("{:#}", module(&svg).unwrap_err())
        };
        assert!(of("").contains("no path"));
        assert_eq!(of("<circle r=\"3\"/>"), "line 2: a picture holds paths only, no <circle>");
        assert_eq!(of("<path d=\"M1 2\"/>"), "line 2: a path has no data-role");
        assert!(of("<path data-role=\"gold\" d=\"M1 2\"/>").contains("unknown role \"gold\""));
        assert!(of("<path data-role=\"ink\" d=\"M1 2\" transform=\"scale(2)\"/>").contains("transform"));
        assert!(of("<path data-role=\"ink\" d=\" \"/>").contains("no d"));
        assert!(of("<path data-role=\"line\" stroke-width=\"wide\" d=\"M1 2\"/>").contains("\"wide\""));
        assert!(module("<svg").is_err());
        assert!(module("<svg viewBox=\"0 0 100 100\"/>").is_err());
    }
}
