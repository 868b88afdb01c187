//! Addresses that open a certain game.

use crate::games::{CHATURAJI, GIGACHESS, JANUS};
use anyhow::{Context, Result, ensure};
use e2e::{Role, check};

#[test]
fn a_link_opens_exactly_that_game() -> Result<()> {
    let position = "10/P8k/10/10/10/10/10/4K5 w - - 12 40";
    let query = format!("?game=janus&fen={}&white=computer&black=human&level=1", position.replace(' ', "+"));
    check(&query, async |page| {
        ensure!(page.shows(Role::Button, JANUS.name).await?);
        ensure!(page.chosen("White").await? == "Computer" && page.chosen("Black").await? == "Human");
        let weakest = page.options("Level").await?.into_iter().next().context("there are levels")?;
        ensure!(page.chosen("Level").await? == weakest);
        page.until("White, the computer, has moved", async || Ok(page.moves().await?.len() == 1)).await?;
        page.until_status("Black").await
    })
}

#[test]
fn a_link_seats_four() -> Result<()> {
    check("?game=chaturaji&red=computer&green=human&blue=human&yellow=computer&level=1", async |page| {
        for (player, who) in [("Red", "Computer"), ("Green", "Human"), ("Blue", "Human"), ("Yellow", "Computer")] {
            ensure!(page.chosen(player).await? == who, "{player}");
        }
        ensure!(!page.shows(Role::Combobox, "White").await?);
        page.until_status("Green").await?;
        ensure!(page.moves().await?.len() == 1);
        Ok(())
    })
}

#[test]
fn a_link_sets_the_options_of_a_game() -> Result<()> {
    check("?game=gigachess2&king-leap=on", async |page| {
        let position = page.position().await?;
        ensure!(position.ends_with(" w Kk - 0 1"), "both Kings may leap: {position}");
        Ok(())
    })
}

/// Opens addresses with an error: the page must report it with its name, open this start position, and let the person to move play.
fn say(wrong: &'static [(&str, &str, &str)]) -> Result<()> {
    check("", async move |page| {
        for (query, words, start) in wrong {
            page.open(query).await?;
            page.until_status(words).await?;
            page.until_position(start).await?;
            ensure!(page.moves().await?.is_empty(), "{query}");
            ensure!(page.control(Role::Textbox, "Enter a move").await?.is_enabled().await?, "{query}");
        }
        Ok(())
    })
}

#[test]
fn what_is_unknown_is_said() -> Result<()> {
    say(&[
        ("?game=checkers", "checkers", GIGACHESS.start),
        ("?game=janus&level=99", "99", JANUS.start),
        ("?game=janus&white=robot", "robot", JANUS.start),
        ("?game=janus&red=human", "red", JANUS.start),
    ])
}

#[test]
fn each_fault_of_an_address_is_a_sentence() -> Result<()> {
    say(&[(
        "?game=janus&level=99&white=robot",
        "not by “robot”. There is no level “99”: the levels are 1 to 8.",
        JANUS.start,
    )])
}

#[test]
fn a_bad_position_is_said() -> Result<()> {
    say(&[
        ("?game=janus&fen=k9/zebra&white=human&black=human", "not a position of Janus Chess", JANUS.start),
        ("?game=chaturaji&fen=8/8&red=human", "not a position of Imperial Chaturaji", CHATURAJI.start),
    ])
}

#[test]
fn wrong_and_right_values_go_together() -> Result<()> {
    check("?game=janus&level=99&black=human", async |page| {
        page.until_status("99").await?;
        ensure!(page.shows(Role::Button, JANUS.name).await?);
        ensure!(page.chosen("Black").await? == "Human");
        Ok(())
    })
}
