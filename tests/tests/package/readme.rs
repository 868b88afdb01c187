//! Runs the examples of the READMEs as they are.
//!
//! The HTML and JavaScript of a section make one page. Its diagrams must work. If a line of JavaScript logs something and has the output
//! in a comment, the output must match.

use anyhow::{Context, Result, ensure};
use e2e::{Page, browse};
use menagerie_sitegen::server::{RunningServer, Server, bind};
use menagerie_sitegen::{package, site};
use serde_json::{Value, json};
use xtask::files;
use xtask::process::root;

/// The placeholder address for the files in the READMEs.
const PLACEHOLDER: &str = "https://example.org/menagerie/";

/// One section with examples.
#[derive(Debug, Default, PartialEq, Eq)]
struct Example {
    title: String,
    html: String,
    scripts: String,
}

impl Example {
    /// The expected log output, from the comments of the scripts.
    fn promises(&self) -> Vec<&str> {
        let logged = self.scripts.lines().filter(|line| line.trim_start().starts_with("console.log("));
        logged.filter_map(|line| line.split_once("); // ")).map(|(_, promise)| promise.trim()).collect()
    }
}

/// The sections of a README with HTML or JavaScript.
fn examples(text: &str) -> Vec<Example> {
    let mut sections = vec![Example::default()];
    let mut language = None;
    for line in text.lines() {
        let Some(section) = sections.last_mut() else { break };
        match (language, line.strip_prefix("```")) {
            (None, Some(begun)) => language = Some(begun),
            (Some(_), Some(_)) => language = None,
            (None, None) if line.starts_with('#') => {
                let title = line.trim_start_matches('#').trim().to_owned();
                sections.push(Example { title, ..Example::default() });
            }
            (Some("html"), None) => section.html += &format!("{line}\n"),
            (Some("js"), None) => section.scripts += &format!("{line}\n"),
            _ => {}
        }
    }
    sections.retain(|section| !section.html.is_empty() || !section.scripts.is_empty());
    sections
}

/// A page with an example: the files come from this address, and modules are resolved by the package's names.
fn page(example: &Example, files: &str, package: &str) -> String {
    let imports = json!({ "imports": {
        "menagerie-chess": format!("{package}move-diagram.js"),
        "menagerie-chess/rules": format!("{package}rules.js"),
        "menagerie-chess/variant": format!("{package}variant.js"),
        "menagerie-chess/board": format!("{package}board.js"),
        "menagerie-chess/engine": format!("{package}engine.js"),
        "menagerie-chess/library": format!("{package}library.js"),
    }});
    // The scripts come last: those of a README expect the elements above them.
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>{}</title>\n\
         <link rel=\"icon\" href=\"data:,\">\n<script type=\"importmap\">{imports}</script>\n\
         <script>\nwindow.logged = [];\nconsole.log = (...words) => logged.push(words.join(\" \"));\n</script>\n\
         {}\n<script type=\"module\">\n{}\nwindow.finished = true;\n</script>\n",
        example.title,
        example.html.replace(PLACEHOLDER, files),
        example.scripts.replace(PLACEHOLDER, files),
    )
}

/// Runs all examples of a README; `files` is served at the placeholder.
fn run(readme: &str, files: &RunningServer, package: &RunningServer) -> Result<()> {
    let examples = examples(&files::read(&root().join(readme))?);
    ensure!(!examples.is_empty(), "{readme} holds no examples");
    let empty = tempfile::tempdir()?;
    let mut server = Server::new(bind(0)?, empty.path())?;
    for (index, example) in examples.iter().enumerate() {
        let html = page(example, files.address(), package.address());
        server = server.with_page(&format!("/{index}.html"), &html);
    }
    let server = server.spawn();
    let readme = readme.to_owned();
    browse(server.address(), async move |page| {
        for (index, example) in examples.iter().enumerate() {
            page.visit(&format!("{index}.html")).await?;
            judge(&page, example).await.with_context(|| format!("{readme}, {:?}", example.title))?;
            println!("{readme}: {:?} works", example.title);
        }
        Ok(())
    })
}

async fn judge(page: &Page, example: &Example) -> Result<()> {
    page.until("the script has ended", async || Ok(page.script("return window.finished === true;").await? == true))
        .await?;
    let diagrams = page.script(r#"return document.querySelector("move-diagram") !== null;"#).await?;
    if diagrams == true {
        page.working_diagrams().await?;
    }
    let promises = example.promises();
    page.until("everything is logged", async || {
        let logged = page.script("return logged;").await?;
        Ok(logged.as_array().is_some_and(|logged| logged.len() >= promises.len()))
    })
    .await?;
    let logged = page.script("return logged;").await?;
    let logged: Vec<&str> = logged.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    ensure!(promises == logged, "it says {promises:#?}, but {logged:#?} is logged");
    let errors = page.console_errors().await?;
    ensure!(errors.is_empty(), "errors in the console: {errors:#?}");
    Ok(())
}

#[test]
fn the_examples_of_the_repository_work() -> Result<()> {
    let site = Server::new(bind(0)?, &site::built()?)?.spawn();
    let package = Server::new(bind(0)?, &package::built()?)?.spawn();
    run("README.md", &site, &package)
}

#[test]
fn the_examples_of_the_package_work() -> Result<()> {
    let package = Server::new(bind(0)?, &package::built()?)?.spawn();
    run("packages/npm/README.md", &package, &package)
}

/// The examples in these languages are files of the project that is built with Vite.
#[test]
fn the_examples_for_frameworks_are_those_that_are_built() -> Result<()> {
    let text = files::read(&root().join("packages/npm/README.md"))?;
    for (language, built) in [
        ("ts", include_str!("project/play.ts")),
        ("tsx", include_str!("project/Game.tsx")),
        ("vue", include_str!("project/Game.vue")),
    ] {
        let shown = text.split_once(&format!("```{language}\n")).and_then(|(_, rest)| rest.split_once("```\n"));
        let (shown, rest) = shown.with_context(|| format!("there is no example in {language}"))?;
        ensure!(shown == built, "the README's example in {language} is another than the file that is built");
        ensure!(!rest.contains(&format!("```{language}\n")), "a second example in {language} is not built");
    }
    Ok(())
}

#[test]
fn examples_are_found_by_section() {
    let text = "# A\n```html\n<p>\n```\nwords\n```js\nconsole.log(1); // 1\nconsole.log(2);\n```\n## B\n```sh\nls # js\n```\n\
                ## C\n```js\nlet x;\n```\n";
    let found = examples(text);
    let titles: Vec<&str> = found.iter().map(|example| example.title.as_str()).collect();
    assert_eq!(titles, ["A", "C"]);
    assert_eq!(found[0].html, "<p>\n");
    assert_eq!(found[0].promises(), ["1"]);
    assert_eq!(found[1].promises(), [""; 0]);
}
