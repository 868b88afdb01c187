//! All errors are shown inside the diagram, and never reach the page.

use crate::{copy_element, nothing_uncaught, page as wrapped, take_events, try_out};
use anyhow::{Context, Result, ensure};
use e2e::browse;
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::site;
use std::fs;
use xtask::files;

/// Attributes and children of wrong diagrams, and the expected message.
const WRONG: [(&str, &str, &str); 41] = [
    ("", "", "game"),
    (r#"game="unheard-of""#, "", "unheard-of"),
    (r#"game="toString""#, "", "toString"),
    (r#"game="chess" options="nonsense=on""#, "", "options"),
    (r#"game="chess" options="nonsense""#, "", "options"),
    (r#"game="janus" piece="zebra""#, "", "janus, "),
    (r#"betza="X(""#, "", "betza"),
    (r#"betza="(1,99999999999)""#, "", "betza"),
    (r#"betza="R" picture="umbrella""#, "", "umbrella"),
    (r#"betza="R" board="0x9""#, "", "board"),
    (r#"betza="R" board="game""#, "", "game"),
    (r#"betza="R" square="z99""#, "", "square"),
    (r#"betza="R" board="5x5" square="k1""#, "", "square"),
    (r#"betza="R" friends="q""#, "", "friends"),
    (r#"betza="R" enemies="e5 e99""#, "", "enemies"),
    (r#"betza="R" player="purple""#, "", "player"),
    (r#"betza="R" orientation="purple""#, "", "orientation"),
    (r#"betza="R" coordinates="maybe""#, "", "coordinates"),
    (r#"betza="R" legend="maybe""#, "", "legend"),
    (r#"betza="R" description="maybe""#, "", "description"),
    (r#"betza="R" tray="maybe""#, "", "tray"),
    (r#"betza="R" theme="pink""#, "", "theme"),
    (r#"betza="R" size="wide""#, "", "size"),
    (r#"betza="R" size="-5""#, "", "size"),
    (r#"game="chess" fen="nonsense""#, "", "fen"),
    (r#"game="chess" fen="8/8/8/8/8/8/8/8 w - - 0 1" play="white""#, "", "fen"),
    (r#"betza="R" picture='a"]'"#, "", "a\"]"),
    (r#"game="chess" select="e5""#, "", "select"),
    (r#"game="chess" select="king""#, "", "select"),
    (r#"game="chess" legal="maybe""#, "", "legal"),
    (r#"game="chess" moves="e4" at="half""#, "", "at"),
    (r#"game="chess" play="purple""#, "", "play"),
    (r#"game="chess" play="white" level="9""#, "", "level"),
    ("src=\"games/starts/shako.svg\" fen=\"start\"", "", "JSON"),
    ("definition=\"#nowhere\" fen=\"start\"", "", "#nowhere"),
    ("", r#"<script type="application/json">{"game": </script>"#, "JSON"),
    ("", r#"<script type="application/json">[1]</script>"#, "JSON"),
    ("", r#"<script type="application/json">{"definition": 3}</script>"#, "JSON"),
    ("", r#"<script type="application/json">{"definition": {"id": "mine"}}</script>"#, "definition"),
    ("", r#"<script type="application/json">{"definition": {"id": "mine"}, "play": "white"}</script>"#, "definition"),
    (r#"language="fr" betza="X(""#, "", "L’attribut betza"),
];

#[test]
fn wrong_attributes_are_reported_inside_the_diagram() -> Result<()> {
    let elements: String = WRONG
        .iter()
        .enumerate()
        .map(|(index, (attributes, child, _))| {
            format!("<move-diagram id=\"wrong-{index}\" {attributes}>{child}<p>Instead.</p></move-diagram>\n")
        })
        .collect();
    try_out(&elements, async |page| {
        let mut silent = Vec::new();
        page.diagrams().await?;
        for (index, (attributes, child, words)) in WRONG.iter().enumerate() {
            let id = format!("wrong-{index}");
            let diagram = page.shown(&format!("#{id}")).await?;
            let (problem, role) = (diagram.text("[part=problem]").await?, diagram.named("[part=problem]").await?.0);
            let instead = diagram.ask("diagram.querySelector('p').checkVisibility()").await?;
            let events = take_events(&page, &id, "error").await?;
            let event = events.first().and_then(|detail| detail["message"].as_str()).unwrap_or_default().to_owned();
            if !problem.contains(words)
                || role != "alert"
                || instead != true
                || event.is_empty()
                || !problem.starts_with(&event)
            {
                silent.push(format!(
                    "{attributes}{child}: {problem:?}, event {event:?}, role {role}, fallback {instead}"
                ));
            }
        }
        ensure!(silent.is_empty(), "without the expected message: {silent:#?}");

        // Put right, it works; wrong again, it says so again.
        let diagram = page.shown("#wrong-6").await?;
        diagram.ask("diagram.setAttribute('betza', 'R')").await?;
        diagram.until("root.querySelector('figure').checkVisibility()").await?;
        ensure!(diagram.ask("diagram.querySelector('p').checkVisibility()").await? == false);
        diagram.ask("diagram.setAttribute('betza', '?')").await?;
        diagram.until("root.querySelector('[part=problem]').checkVisibility()").await?;
        ensure!(diagram.ask("root.querySelector('figure').checkVisibility()").await? == false);
        Ok(())
    })
}

/// The browsers' messages about a file that could not be loaded: Chromium, Firefox.
const FAILED_LOADS: [&str; 2] = ["Failed to load resource", "SEVERE Loading module from"];

#[test]
fn wrong_files_are_reported_inside_the_diagram() -> Result<()> {
    const PROGRAM: &str = "diagram/en/menagerie_diagram.lzma";
    let place = tempfile::tempdir()?;
    let cases = [
        ("no-program", "missing on its server", "en/menagerie_diagram.lzma"),
        ("page-instead", "sent a page instead", "en/menagerie_diagram.lzma"),
        ("no-glue", "could not be loaded", "en/menagerie_diagram.js"),
        ("no-games", "could not be loaded", "games/chess.js"),
        ("wrong-games", "definition", ""),
        ("no-definition", "could not be loaded", "mine.json"),
    ];
    for (name, ..) in cases {
        copy_element(&place.path().join(name))?;
        let game = if name == "no-definition" { "src=\"mine.json\"" } else { "game=\"chess\"" };
        let element = format!(r#"<move-diagram id="one" {game} fen="start"><p>Instead.</p></move-diagram>"#);
        let html = wrapped(&element).replace("/move-diagram.js", "move-diagram.js");
        files::write(&place.path().join(name).join("try.html"), &html)?;
    }
    let at = |path: &str| place.path().join(path);
    fs::remove_file(at("no-program").join(PROGRAM)).context("no program to remove")?;
    files::write(&at("page-instead").join(PROGRAM), "<!DOCTYPE html>\n<title>Not found</title>\n")?;
    fs::remove_file(at("no-glue/diagram/en/menagerie_diagram.js"))?;
    files::remove_folder(&at("no-games/diagram/games"))?;
    files::write(&at("wrong-games/diagram/games/chess.js"), "export default 3;\n")?;
    let server = Server::new(bind(0)?, place.path())?.spawn();
    browse(server.address(), async move |page| {
        for (name, words, file) in cases {
            page.visit(&format!("{name}/try.html")).await?;
            let diagram = page.shown("#one").await?;
            let problem = diagram.text("[part=problem]").await?;
            ensure!(problem.contains(words) && problem.contains(file), "{name}: {problem:?}");
            ensure!(diagram.ask("diagram.querySelector('p').checkVisibility()").await? == true, "{name}");
            nothing_uncaught(&page).await.context(name)?;
            // The browser itself reports what it could not load, in its own words, and nothing else is reported.
            let errors = page.console_errors().await?;
            let of_loading = |line: &String| FAILED_LOADS.iter().any(|words| line.contains(words));
            ensure!(errors.iter().all(of_loading), "{name}: {errors:#?}");
        }
        Ok(())
    })
}

#[test]
fn a_browser_without_simd_is_reported_in_the_diagrams_place() -> Result<()> {
    let elements = r#"<move-diagram id="one" betza="R"><p>Instead.</p></move-diagram>
<move-diagram id="two" language="fr" betza="R"></move-diagram>"#;
    let server = Server::new(bind(0)?, &site::built()?)?.with_page("/try.html", &wrapped(elements)).spawn();
    browse(server.address(), async move |page| {
        page.before_scripts("WebAssembly.validate = () => false").await?;
        page.visit("try.html").await?;
        let [one, two] = [page.shown("#one").await?, page.shown("#two").await?];
        let problem = one.text("[part=problem]").await?;
        ensure!(
            problem == "This diagram needs WebAssembly SIMD, which this browser does not have or does not allow.",
            "{problem}"
        );
        ensure!(two.text("[part=problem]").await?.contains("a besoin de WebAssembly SIMD"));
        nothing_uncaught(&page).await
    })
}
