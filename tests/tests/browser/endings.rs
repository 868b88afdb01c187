//! Resigning and agreeing on a draw.

use anyhow::{Result, ensure};
use e2e::{Role, check};

#[test]
fn who_resigns_loses_and_may_take_it_back() -> Result<()> {
    check("?game=janus&white=human&black=computer&level=1", async |page| {
        page.press("Resign").await?;
        page.press("Sure?").await?;
        page.until_status("White resigns: Black wins").await?;
        page.script("menagerie.game.navigation.undo()").await?;
        page.until_status("White to move").await
    })
}

#[test]
fn of_four_who_resigns_is_out_and_the_others_play_on() -> Result<()> {
    check("?game=chaturaji&red=human&green=computer&blue=computer&yellow=computer&level=1", async |page| {
        page.script("menagerie.game.ending.resign()").await?;
        page.until("the others play on", async || Ok(page.moves().await?.len() > 3)).await?;
        ensure!(page.words().await?.contains("out"));
        let position = page.position().await?;
        ensure!(!position.contains("rK") && position.contains('r'), "the King is gone, others stay: {position}");
        Ok(())
    })
}

/// A game of Gigachess between the Kings of both sides with these pieces on White's second rank and on Black's last but one.
fn gigachess(white: &str, black: &str) -> String {
    let position = format!("7k6/{black}/14/14/14/14/14/14/14/14/14/14/{white}/7K6 w - - 0 40");
    format!("?game=gigachess&white=human&black=computer&fen={}", position.replace(' ', "%20"))
}

#[test]
fn the_computer_takes_a_draw_when_it_stands_worse() -> Result<()> {
    // White is a Queen up, or an Amazon.
    let lost = "?game=chess&white=human&black=computer&fen=4k3/8/8/8/8/8/3Q4/4K3%20w%20-%20-%200%201";
    for address in [lost, &gigachess("2A2PPP6", "5ppp6")] {
        check(address, async |page| {
            page.script("menagerie.game.ending.offerDraw()").await?;
            page.until_status("Draw by agreement").await
        })?;
    }
    Ok(())
}

#[test]
fn the_computer_declines_a_draw_when_it_stands_better() -> Result<()> {
    // Black is a Queen up, or a Rook on a board where a lead of that size is worth less.
    let won = "?game=chess&white=human&black=computer&fen=3qk3/8/8/8/8/8/8/4K3%20w%20-%20-%200%201";
    for address in [won, &gigachess("5PPP6", "2r2ppp6")] {
        check(address, async |page| {
            page.script("menagerie.game.ending.offerDraw()").await?;
            page.until_status("declines").await?;
            page.until_status("White to move").await
        })?;
    }
    Ok(())
}

#[test]
fn what_ends_the_game_answers_the_offer_of_a_draw() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        page.press("Draw").await?;
        page.until_status("White offers a draw").await?;
        ensure!(page.shows(Role::Button, "Accept").await?);
        page.press("Resign").await?;
        page.press("Sure?").await?;
        page.until_status("White resigns: Black wins").await?;
        ensure!(!page.status().await?.contains("offers"), "{}", page.status().await?);
        ensure!(!page.shows(Role::Button, "Accept").await?, "nobody is asked any more");
        Ok(())
    })
}

#[test]
fn an_offer_of_a_draw_ends_with_the_seat_that_was_asked() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        page.press("Draw").await?;
        page.until_status("White offers a draw").await?;
        page.choose("Black", "Computer").await?;
        page.until_status("White to move").await
    })
}
