//! Every diagram of every rules page, the builder, and the errors of diagrams, in French.

use crate::try_out;
use anyhow::{Result, ensure};
use e2e::{EnglishWords, browse};
use menagerie_sitegen::pages::chapters::games;
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::site;

/// Picks up a piece in every diagram, and opens folded parts.
const PICK: &str = r#"
    for (const diagram of document.querySelectorAll("move-diagram")) {
        for (const details of diagram.shadowRoot.querySelectorAll("details")) details.open = true;
        for (const square of ["d2", "e2", "g2", "b1", "h2"]) diagram.select(square);
    }
    for (const details of document.querySelectorAll("details")) details.open = true;
"#;

#[test]
fn every_diagram_of_the_rules_pages_is_french() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    browse(server.address(), async move |page| {
        let english = EnglishWords::read()?;
        for game in games()? {
            page.visit(&format!("rules/fr/{game}/")).await?;
            ensure!(!page.working_diagrams().await?.is_empty(), "{game} has no diagrams");
            page.script(PICK).await?;
            english.none_on(&page, &format!("the rules of {game}")).await?;
        }
        page.visit("builder/?language=fr").await?;
        page.working_diagrams().await?;
        page.script(PICK).await?;
        english.none_on(&page, "the builder").await
    })
}

/// Diagrams with different errors, or with something that cannot be shown.
const WRONG: [&str; 14] = [
    r#"game="ludo""#,
    r#"game="chess" piece="unicorne""#,
    r#"game="chess" options="x""#,
    r#"game="chess" fen="8/8""#,
    r#"game="chess" fen="k6P/8/8/8/8/8/8/K7 w K e9 -1 0""#,
    r#"game="chess" fen="8/8/8/8/8/8/8/8 w - - 0 1" select="d5""#,
    r#"game="chess" moves="e4 e5 Ke3 d4""#,
    r#"game="chess" moves="O-O""#,
    r#"game="chaturaji" fen="8/8/8/8/8/8/8/8 r 0,0,0,0 -,-,-,- - 0 0""#,
    r#"betza="KmO2""#,
    r#"betza="?""#,
    r#"betza="N" square="z9""#,
    r#"betza="N" legal="x""#,
    r#"game="chess" fen="start" play="w" level="9""#,
];

#[test]
fn what_is_wrong_with_a_diagram_is_reported_in_french() -> Result<()> {
    let elements: String = WRONG
        .iter()
        .map(|attributes| format!("<move-diagram lang=\"fr\" language=\"fr\" {attributes}></move-diagram>\n"))
        .collect();
    // The page around them is English.
    try_out(&format!("<main lang=\"fr\">{elements}</main>"), async |page| {
        let english = EnglishWords::read()?;
        ensure!(page.diagrams().await?.len() == WRONG.len());
        page.script("document.title = ''").await?;
        english.none_on(&page, "wrong diagrams").await
    })
}
