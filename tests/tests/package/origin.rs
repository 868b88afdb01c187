//! Diagrams in a page of another origin, with the strictest possible policy.

use anyhow::{Result, ensure};
use e2e::{Page, browse};
use menagerie_sitegen::server::{RunningServer, Server, bind};
use menagerie_sitegen::site;

/// The page's policy: programs and pictures may come from the diagrams' origin, and WebAssembly may be compiled. The browser checks
/// worker-src for all the modules with which workers start.
fn policy(origin: &str, workers: &str) -> String {
    format!(
        "default-src 'none'; script-src 'self' {origin} 'wasm-unsafe-eval'; connect-src {origin}; style-src 'self'; \
         img-src 'self' {origin}; worker-src {workers}"
    )
}

/// A page with these elements that takes the diagrams from another origin.
fn page(origin: &str, elements: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Elsewhere</title>\n\
         <script type=\"module\" src=\"{origin}/move-diagram.js\"></script>\n{elements}\n"
    )
}

/// The server of the diagrams, and that of another page.
struct Servers {
    _diagrams: RunningServer,
    pages: RunningServer,
}

impl Servers {
    /// `workers` allows workers.
    fn start(elements: &str, workers: bool) -> Result<Self> {
        let diagrams = Server::new(bind(0)?, &site::built()?)?.spawn();
        let origin = diagrams.address().trim_end_matches('/');
        let workers = if workers { format!("blob: {origin}") } else { "'none'".to_owned() };
        // A folder without anything of the site.
        let empty = tempfile::tempdir()?;
        let pages = Server::new(bind(0)?, empty.path())?
            .with_header("Content-Security-Policy", &policy(origin, &workers))?
            .with_page("/page.html", &page(origin, elements))
            .with_page("/favicon.ico", "")
            .spawn();
        Ok(Self { pages, _diagrams: diagrams })
    }
}

#[test]
fn every_mode_works_under_a_strict_policy() -> Result<()> {
    let elements = r#"
        <move-diagram game="gigachess" piece="eagle"></move-diagram>
        <move-diagram betza="FyafsF" name="Griffon" picture="eagle"></move-diagram>
        <move-diagram betza="mRcpR"></move-diagram>
        <move-diagram game="janus" fen="start" select="b1" theme="green" size="320"></move-diagram>
        <move-diagram game="janus" fen="start" legal="no" language="fr"></move-diagram>
        <move-diagram game="chess" moves="e4 e5 Nf3" at="2"></move-diagram>
        <move-diagram><script type="application/json">{"game":"janus","moves":"e4 e5"}</script></move-diagram>
        <move-diagram game="chaturaji" fen="start"></move-diagram>
    "#;
    let servers = Servers::start(elements, false)?;
    browse(servers.pages.address(), async |page| {
        page.visit("page.html").await?;
        let diagrams = page.working_diagrams().await?;
        ensure!(diagrams.len() == 8);
        // The third has none, and is a letter.
        let discs: u64 = diagrams.iter().map(|diagram| diagram.discs).sum();
        ensure!(discs == 1 && diagrams[2].discs == 1, "pictures are missing: {diagrams:?}");
        ensure!(diagrams[3].pieces >= 40, "all the pieces of the start: {}", diagrams[3].pieces);
        let styled = page
            .script(
                r#"const root = document.querySelector("move-diagram").shadowRoot;
                   return getComputedStyle(root.querySelector("figure")).display;"#,
            )
            .await?;
        ensure!(styled == "grid", "the diagrams have their style: {styled}");
        Ok(())
    })
}

#[test]
fn the_computer_plays_where_workers_are_allowed() -> Result<()> {
    let servers = Servers::start(r#"<move-diagram game="chess" play="black" level="1"></move-diagram>"#, true)?;
    browse(servers.pages.address(), async |page| {
        page.visit("page.html").await?;
        until_computer_has_moved(&page).await
    })
}

#[test]
fn the_computer_plays_where_workers_are_forbidden() -> Result<()> {
    let servers = Servers::start(r#"<move-diagram game="chess" play="black" level="1"></move-diagram>"#, false)?;
    browse(servers.pages.address(), async |page| {
        page.visit("page.html").await?;
        until_computer_has_moved(&page).await?;
        // The browser reports the worker that it did not start, as expected.
        page.console_errors().await.map(drop)
    })
}

async fn until_computer_has_moved(page: &Page) -> Result<()> {
    page.working_diagrams().await?;
    page.until("the computer has moved", async || {
        let position = page.script(r#"return document.querySelector("move-diagram").position;"#).await?;
        Ok(position.as_str().is_some_and(|text| text.contains(" b ")))
    })
    .await
}

#[test]
fn a_page_that_forbids_the_program_is_reported_so_inside_the_diagram() -> Result<()> {
    let diagrams = Server::new(bind(0)?, &site::built()?)?.spawn();
    let origin = diagrams.address().trim_end_matches('/').to_owned();
    let empty = tempfile::tempdir()?;
    let policy = policy(&origin, "'none'").replace(" 'wasm-unsafe-eval'", "");
    let element = r#"<move-diagram game="gigachess" piece="eagle"><p id="instead">An Eagle.</p></move-diagram>"#;
    let pages = Server::new(bind(0)?, empty.path())?
        .with_header("Content-Security-Policy", &policy)?
        .with_page("/page.html", &page(&origin, element))
        .with_page("/favicon.ico", "")
        .spawn();
    browse(pages.address(), async |page| {
        page.visit("page.html").await?;
        let diagrams = page.diagrams().await?;
        ensure!(diagrams[0].problem.contains("wasm-unsafe-eval"), "{}", diagrams[0].problem);
        let shown = page.script(r#"return document.querySelector("[id=instead]").checkVisibility();"#).await?;
        ensure!(shown == true, "what the page shows instead is hidden");
        // The browser reports it too.
        page.console_errors().await.map(drop)
    })
}
