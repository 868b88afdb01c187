//! Playing against the computer.

use crate::games::{ALL, CHATURAJI, GIGACHESS, Game, JANUS};
use crate::thinking::think_endlessly;
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, check};

/// Makes the first move and waits until it is that player's turn again.
async fn one_round(page: &Page, game: &Game) -> Result<()> {
    page.enter("Enter a move", game.opening).await?;
    let count = game.players.len();
    page.until("all have moved", async || Ok(page.moves().await?.len() == count)).await?;
    page.until_status(game.players[0]).await
}

fn answers(game: &'static Game) -> Result<()> {
    check(&game.against_computers(), async move |page| {
        one_round(&page, game).await?;
        page.press("Undo").await?;
        page.until_position(game.start).await?;
        ensure!(page.moves().await?.is_empty(), "undo takes back to the person's turn");
        one_round(&page, game).await
    })
}

#[test]
fn it_answers_in_gigachess() -> Result<()> {
    answers(&ALL[0])
}

#[test]
fn it_answers_in_gigachess2() -> Result<()> {
    answers(&ALL[1])
}

#[test]
fn it_answers_in_janus() -> Result<()> {
    answers(&ALL[2])
}

#[test]
fn it_answers_in_chaturaji() -> Result<()> {
    answers(&ALL[3])
}

/// The first moves of an opening book, in coordinates.
fn first_moves(game: &str) -> Result<Vec<String>> {
    let file = format!("{}/../games/{game}/book.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&file).context(file)?;
    let lines = text.lines().filter(|line| !line.starts_with(['#', ' ']));
    Ok(lines.filter_map(|line| line.split(' ').next()).map(str::to_owned).collect())
}

#[test]
fn it_opens_with_any_of_the_books_moves() -> Result<()> {
    check("?game=chess&white=computer&black=human&level=1", async |page| {
        let known = first_moves("chess")?;
        let mut seen = std::collections::HashSet::new();
        for _ in 0..30 {
            page.until("White has moved", async || Ok(page.moves().await?.len() == 1)).await?;
            let last = page.script("return menagerie.game.data.session.record().moves[0]").await?;
            let first = last.as_str().context("a move")?.to_owned();
            ensure!(known.contains(&first), "{first} is not of the book");
            seen.insert(first);
            if seen.len() > 1 {
                return Ok(());
            }
            page.restart().await?;
            page.until("it begins anew", async || Ok(page.moves().await?.len() <= 1)).await?;
        }
        anyhow::bail!("always the same: {seen:?}")
    })
}

#[test]
fn it_begins_where_it_has_the_first_move() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.choose("White", "Computer").await?;
        let weakest = page.options("Level").await?.into_iter().next().context("there are levels")?;
        page.choose("Level", &weakest).await?;
        page.until("White has moved", async || Ok(page.moves().await?.len() == 1)).await?;
        page.until_status("Black").await?;
        page.restart().await?;
        page.until("White has moved anew", async || {
            Ok(page.moves().await?.len() == 1 && page.status().await?.contains("Black"))
        })
        .await
    })
}

#[test]
fn it_plays_against_itself() -> Result<()> {
    check("?game=chaturaji&red=computer&green=computer&blue=computer&yellow=computer&level=7", async |page| {
        page.until("two rounds are played", async || Ok(page.moves().await?.len() >= 2 * CHATURAJI.players.len()))
            .await?;
        page.choose("Red", "Human").await?;
        page.until("it is Red's turn", async || {
            let position = page.position().await?;
            Ok(position.split(' ').nth(1) == Some("r"))
        })
        .await
    })
}

#[test]
fn undo_works_while_it_thinks() -> Result<()> {
    check("", async |page| {
        think_endlessly(&page).await?;
        page.open("?game=gigachess&white=human&black=computer").await?;
        page.script("menagerie.settings.set('allLevels', true)").await?;
        let strongest = page.options("Level").await?.pop().context("there are levels")?;
        page.choose("Level", &strongest).await?;
        page.enter("Enter a move", GIGACHESS.opening).await?;
        page.until_status("thinking").await?;
        page.press("Undo").await?;
        page.until_position(GIGACHESS.start).await?;
        ensure!(page.moves().await?.is_empty());
        ensure!(!page.status().await?.contains("thinking"));
        Ok(())
    })
}

#[test]
fn the_page_stays_alive_while_it_thinks_and_it_can_be_stopped() -> Result<()> {
    check("", async |page| {
        think_endlessly(&page).await?;
        page.open("?game=gigachess&white=human&black=computer").await?;
        page.script("menagerie.settings.set('allLevels', true)").await?;
        let strongest = page.options("Level").await?.pop().context("there are levels")?;
        page.choose("Level", &strongest).await?;
        page.script("window.frames_drawn = 0; (function tick() { frames_drawn++; requestAnimationFrame(tick) })()")
            .await?;
        page.enter("Enter a move", GIGACHESS.opening).await?;
        page.until_status("thinking").await?;
        let before = page.script("return frames_drawn").await?.as_u64();
        page.until("thirty frames are drawn", async || {
            Ok(page.script("return frames_drawn").await?.as_u64() > before.map(|count| count + 30))
        })
        .await?;
        page.press("Flip board").await?;
        ensure!(page.status().await?.contains("thinking"), "it still thinks at its highest level");
        ensure!(page.moves().await?.len() == 1);
        page.until("it can be stopped", async || page.shows(Role::Button, "Stop").await).await?;
        page.press("Stop").await?;
        page.until("it has moved", async || Ok(page.moves().await?.len() == 2)).await?;
        page.until_status("White").await
    })
}
