//! A project outside the repository that installs the package and is built with Vite.

use anyhow::{Context, Result, ensure};
use e2e::{Page, browse};
use menagerie_games::library;
use menagerie_sitegen::package;
use menagerie_sitegen::server::{Server, bind};
use serde_json::{Value, json};
use std::path::Path;
use xtask::files;
use xtask::process::root;

use crate::fresh_project::FreshProject;

/// The project's own files; `package.json` lists what the package is used with.
const FILES: [(&str, &str); 17] = [
    ("package.json", include_str!("project/package.json")),
    ("index.html", include_str!("project/index.html")),
    ("main.ts", include_str!("project/main.ts")),
    ("tsconfig.json", include_str!("project/tsconfig.json")),
    ("vite.config.js", include_str!("project/vite.config.js")),
    ("node.mjs", include_str!("project/node.mjs")),
    ("element.tsx", include_str!("project/element.tsx")),
    // The examples of the README: a game of one's own, with two frameworks.
    ("text.ts", include_str!("project/text.ts")),
    ("play.ts", include_str!("project/play.ts")),
    ("react.html", include_str!("project/react.html")),
    ("react.tsx", include_str!("project/react.tsx")),
    ("Game.tsx", include_str!("project/Game.tsx")),
    ("vue.html", include_str!("project/vue.html")),
    ("vue.ts", include_str!("project/vue.ts")),
    ("vue-files.d.ts", include_str!("project/vue-files.d.ts")),
    ("Game.vue", include_str!("project/Game.vue")),
    // Server-side rendering with all of the package in one file.
    ("server.config.js", "export default { ssr: { noExternal: true } };"),
];

/// All our games as TypeScript objects, and invalid definitions.
fn definitions() -> Result<String> {
    let with_the_rules = std::fs::read_dir(root().join("crates/rules/variants"))?;
    let built_in = with_the_rules.map(|file| files::read(&file?.path())).collect::<Result<Vec<_>>>()?;
    let library = library::ids().filter_map(library::json).map(str::to_owned);
    let games = built_in.into_iter().chain(library).collect::<Vec<_>>().join(",\n");
    Ok(format!(
        "import type {{ Definition, PieceDefinition }} from \"menagerie-chess/variant\";\n\
         export const games: Definition[] = [{games}];\n\
         // @ts-expect-error: a kind of piece needs a text of its moves.\n\
         export const unmoving: PieceDefinition = {{ name: \"Stone\", letter: \"S\" }};\n\
         // @ts-expect-error: there is no such field.\n\
         export const misspelt: PieceDefinition = {{ name: \"Rook\", letter: \"R\", betza: \"R\", roial: true }};\n"
    ))
}

/// The project with the package installed.
fn project() -> Result<FreshProject> {
    let definitions = definitions()?;
    let files = FILES.into_iter().chain([("definitions.ts", definitions.as_str())]).collect::<Vec<_>>();
    FreshProject::new(&files, &[package::built()?])
}

/// Builds the project for a base address.
fn build(project: &FreshProject, base: &str, out: &Path) -> Result<()> {
    let out = out.to_str().context("the folder's name is no text")?;
    project.run(&["vite", "build", "--base", base, "--outDir", out, "--emptyOutDir", "--logLevel", "warn"])
}

#[test]
fn a_project_of_vite_can_use_all_of_the_package() -> Result<()> {
    let project = project()?;
    project.run(&["tsc"])?;
    on_a_server(&project)?;
    let public = tempfile::tempdir()?;
    // Once at an address that is known before, and once wherever it may be put.
    for (base, path) in [("/some/where/", "some/where/"), ("./", "else/where/")] {
        build(&project, base, &public.path().join(path))?;
    }
    let server = Server::new(bind(0)?, public.path())?.spawn();
    for path in ["some/where/", "else/where/"] {
        browse(server.address(), async move |page| {
            page.visit(path).await?;
            page.until("the project has done its work", async || {
                Ok(page.script("return document.body.dataset.result ?? null;").await? != Value::Null)
            })
            .await?;
            let result = page.script("return JSON.parse(document.body.dataset.result);").await?;
            judge(&result).with_context(|| format!("at {path}: {result:#}"))?;
            let diagrams = page.working_diagrams().await?;
            ensure!(diagrams.iter().all(|diagram| diagram.discs == 0), "pictures are missing at {path}");
            page.until("the computer has moved in the diagram", async || {
                let fen = page.script(r#"return document.querySelectorAll("move-diagram")[1].position;"#).await?;
                Ok(fen.as_str().is_some_and(|fen| fen.contains(" b ")))
            })
            .await?;
            page.before_scripts(LETTERS).await?;
            for framework in ["react", "vue"] {
                a_game_of_ones_own(&page, &format!("{path}{framework}.html"))
                    .await
                    .with_context(|| format!("{framework}, at {path}"))?;
            }
            Ok(())
        })?;
    }
    Ok(())
}

/// Records what is written on boards.
const LETTERS: &str = "window.written = [];\n\
    for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {\n\
        const write = prototype.fillText;\n\
        prototype.fillText = function (text, ...place) { window.written.push(text); write.call(this, text, ...place); };\n\
    }";

/// The example at this address: a game read from a text is played against the computer, and a diagram shows one of its pieces.
async fn a_game_of_ones_own(page: &Page, address: &str) -> Result<()> {
    page.visit(address).await?;
    let shown = async |selector: &str| {
        let words = page.script(&format!("return document.querySelector('{selector}')?.textContent ?? '';")).await?;
        anyhow::Ok(words.as_str().unwrap_or_default().to_owned())
    };
    page.until("the game has begun", async || Ok(shown("[role=status]").await? == "White to move.")).await?;
    let board = page.board(6, 6, 0).await?;
    board.click("b1").await?;
    board.click("c3").await?;
    page.until("the move is played", async || Ok(shown(".moves").await?.starts_with("Hc3"))).await?;
    page.until("the computer has answered", async || Ok(shown(".moves").await?.split(' ').count() == 2)).await?;
    ensure!(shown("[role=status]").await? == "White to move.", "it is White's turn again");
    let letters = page.script("return window.written;").await?;
    let letters: Vec<&str> = letters.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    ensure!(
        letters.contains(&"H") && !letters.contains(&"le"),
        "the piece without a picture is its letter: {letters:?}"
    );
    page.working_diagrams().await?;
    let explanation = page.script("return document.querySelector('move-diagram').explanation;").await?;
    ensure!(explanation.as_str().is_some_and(|words| words.contains("2×3")), "the piece in words: {explanation}");
    let errors = page.console_errors().await?;
    ensure!(errors.is_empty(), "errors in the console: {errors:#?}");
    Ok(())
}

/// The package in Node, as it is and built for server-side rendering.
fn on_a_server(project: &FreshProject) -> Result<()> {
    project.run(&["node", "node.mjs"])?;
    let built = ["--ssr", "node.mjs", "--outDir", "server", "--config", "server.config.js", "--logLevel", "warn"];
    project.run(&[&["vite", "build"], &built[..]].concat())?;
    project.run(&["node", "server/node.js"])
}

/// Whether all results are as expected.
fn judge(result: &Value) -> Result<()> {
    ensure!(result.get("error").is_none(), "it failed");
    let has = |name: &str, words: &str| result[name].as_str().is_some_and(|text| text.contains(words));
    ensure!(result["variants"].as_array().is_some_and(|ids| ids.contains(&json!("gigachess"))), "the games");
    ensure!(has("early", "init()"), "what is said before the rules are loaded");
    ensure!(has("illegal", "e4"), "what is said of an illegal move");
    ensure!(
        result["fen"] == "rjnbkqbnjr/pppp1ppppp/10/4p5/4P5/10/PPPP1PPPPP/RJNBKQBNJR w KQkq e6 0 2",
        "the position after two moves"
    );
    ensure!(result["targets"] == json!(["a3", "c3"]), "where a Janus may go");
    ensure!(result["side"] == 32.0, "the board fills its canvas");
    ensure!(result["colours"].as_u64().is_some_and(|number| number > 20), "the board is drawn");
    ensure!(result["answer"] == "d8h4", "the engine finds the mate");
    ensure!(result["depth"].as_u64().is_some_and(|depth| depth > 0), "the engine says how it goes on");
    ensure!(result["levels"] == 8, "the levels");
    ensure!(result["dests"] == 13 && result["tree"] == 4 && result["editor"] == 6, "what is asked of a session");
    ensure!(result["outcome"] == "checkmate", "why the game has ended");
    ensure!(result["explanation"].as_str().is_some_and(|words| !words.is_empty()), "the Eagle in words");
    Ok(())
}
