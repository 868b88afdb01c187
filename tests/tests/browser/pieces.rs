//! The drawer with every piece of the game.

use crate::games::{ALL, GIGACHESS};
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, check};
use fantoccini::Locator;

/// The items of the drawer as texts.
async fn items(page: &Page) -> Result<Vec<String>> {
    page.control(Role::Tab, "Pieces").await?.click().await?;
    let list = page.control(Role::List, "Pieces").await?;
    page.until("there are pieces", async || Ok(!list.find_all(Locator::Css("li")).await?.is_empty())).await?;
    let mut items = Vec::new();
    for item in list.find_all(Locator::Css("li")).await? {
        items.push(item.prop("textContent").await?.unwrap_or_default().trim().to_owned());
    }
    Ok(items)
}

#[test]
fn every_game_shows_all_its_pieces() -> Result<()> {
    check("", async |page| {
        for (game, count) in ALL.iter().zip([20, 25, 7, 5]) {
            page.open(&game.among_people()).await?;
            let items = items(&page).await?;
            ensure!(items.len() == count, "{}: {items:?}", game.name);
            ensure!(items.iter().any(|item| item.starts_with("King")), "{}: {items:?}", game.name);
        }
        Ok(())
    })
}

#[test]
fn a_piece_has_a_line_a_value_what_it_becomes_and_its_rules() -> Result<()> {
    check(&GIGACHESS.among_people(), async |page| {
        let items = items(&page).await?;
        let ship = items.iter().find(|item| item.starts_with("Ship")).context("a Ship")?;
        for part in ["1 diagonally, then on along the file", "Value 4.5", "Becomes Eagle", "Rules"] {
            ensure!(ship.contains(part), "{ship} does not say {part}");
        }
        let link = page.script("return document.querySelector('.piece-list a').getAttribute('href')").await?;
        ensure!(link.as_str().is_some_and(|it| it.starts_with("rules/gigachess/#piece-")), "{link}");
        Ok(())
    })
}
