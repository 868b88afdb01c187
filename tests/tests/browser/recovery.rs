//! Annotations and picked pieces disappear with their game, and a failure of the program loses no game.

use crate::games::{CHATURAJI, GIGACHESS, JANUS};
use anyhow::{Result, ensure};
use e2e::{Page, check};

#[test]
fn what_was_looked_at_ends_with_its_game() -> Result<()> {
    check(&GIGACHESS.among_people(), async |page| {
        page.script("for (const key of ['bearing', 'threats']) window.menagerie.settings.set(key, true)").await?;
        page.script("window.menagerie.settings.set('heat', 'both'); window.menagerie.settings.set('confirm', true)")
            .await?;
        for (game, turns) in [(&JANUS, 0), (&CHATURAJI, 1)] {
            page.open(&GIGACHESS.among_people()).await?;
            let board = page.board(14, 14, 0).await?;
            board.draw("m13", "n14").await?;
            board.hover("n13").await?;
            page.until("the card is shown", async || {
                Ok(page.script("return !document.querySelector('.piece-popover').hidden").await? == true)
            })
            .await?;
            // Held over the new board, with a move that waits to be confirmed.
            board.drag("n3", "n5").await?;
            page.new_game(game.name).await?;
            page.until_position(game.start).await?;
            ensure!(
                page.script("return document.querySelector('.piece-popover').hidden").await? == true,
                "the card stays"
            );
            let (files, ranks) = if game.id == "janus" { (10, 8) } else { (8, 8) };
            let board = page.board(files, ranks, turns).await?;
            let (from, to) = game.opening.split_at(2);
            board.hover("a1").await?;
            board.drag(from, to).await?;
            page.until("it is asked", async || {
                Ok(page.script("return !document.getElementById('promotion').hidden").await? == true)
            })
            .await?;
            page.script("document.querySelector('.promotion .yes').click()").await?;
            page.until("the move is played", async || Ok(!page.moves().await?.is_empty())).await?;
        }
        Ok(())
    })
}

/// Makes the page believe that the program has panicked, as the program would report it.
async fn fail(page: &Page) -> Result<()> {
    page.script("window.old = true; globalThis.onMenageriePanic('a test')").await?;
    page.until("the page starts afresh", async || {
        Ok(page.script("return !window.old && Boolean(window.menagerie?.game.data.state)").await? == true)
    })
    .await
}

async fn notes(page: &Page) -> Result<String> {
    let words = page.script("return document.querySelector('#notes').textContent").await?;
    Ok(words.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_program_that_fails_begins_again_where_it_was() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.new_game(CHATURAJI.name).await?;
        page.until_position(CHATURAJI.start).await?;
        // Nothing was played yet, so nothing was kept.
        fail(&page).await?;
        ensure!(page.position().await? == CHATURAJI.start, "another game is on the board");
        ensure!(notes(&page).await?.contains("as it was"));
        page.script("for (const player of [1, 2, 3]) window.menagerie.game.seat(player, 'human')").await?;
        page.script("window.menagerie.game.turns.play('g2f2')").await?;
        let played = page.position().await?;
        // As after a while: a program that fails at once, again and again, is another matter.
        page.script("const now = Date.now(); Date.now = () => now + 60000").await?;
        fail(&page).await?;
        ensure!(page.position().await? == played && page.moves().await?.len() == 1, "the move is gone");
        fail(&page).await?;
        ensure!(notes(&page).await?.contains("twice with the same game"), "{}", notes(&page).await?);
        Ok(())
    })
}
