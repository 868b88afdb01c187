//! The accessibility checker on the written pages; the game page has tests of its own.

use anyhow::{Result, ensure};
use e2e::{Screen, Wishes, browse, in_chromium};
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::site;

const PAGES: [&str; 14] = [
    "rules/",
    "rules/gigachess/",
    "rules/gigachess2/",
    "rules/janus/",
    "rules/chaturaji/",
    "rules/gigachess/card/",
    "rules/gigachess2/card/",
    "rules/janus/card/",
    "rules/chaturaji/card/",
    "rules/shako/",
    "rules/shogi/card/",
    "rules/fr/chess/",
    "builder/",
    "embed/?game=janus&piece=janus",
];

fn judge(width: u32, dark: bool) -> Result<()> {
    if !in_chromium("the checker judges elements and styles, which are the same everywhere, and takes minutes")? {
        return Ok(());
    }
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    browse(server.address(), async move |page| {
        page.wish(Wishes { dark, ..Wishes::default() }).await?;
        page.show_on(Screen { width, height: 768, ratio: 1.0 }).await?;
        let mut found = Vec::new();
        for path in PAGES {
            page.visit(path).await?;
            if page.script("return document.querySelector('move-diagram, #preview') !== null;").await? == true {
                page.diagrams().await?;
            }
            found.extend(page.violations().await?.into_iter().map(|violation| format!("/{path}: {violation}")));
        }
        ensure!(found.is_empty(), "{width} wide: {found:#?}");
        Ok(())
    })
}

#[test]
fn the_checker_finds_nothing_in_light_colours() -> Result<()> {
    judge(1366, false)
}

#[test]
fn the_checker_finds_nothing_in_dark_colours() -> Result<()> {
    judge(1366, true)
}

#[test]
fn the_checker_finds_nothing_on_a_phone() -> Result<()> {
    judge(360, false)
}

#[test]
fn the_checker_finds_nothing_on_a_phone_in_dark_colours() -> Result<()> {
    judge(360, true)
}
