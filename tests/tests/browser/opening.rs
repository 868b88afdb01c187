//! The state of the page after opening.

use crate::games::{ALL, GIGACHESS};
use anyhow::{Result, ensure};
use e2e::{Role, check};

#[test]
fn the_page_opens_ready_to_play() -> Result<()> {
    check("", async |page| {
        let title = page.title().await?;
        ensure!(title.contains("Menagerie"), "the title is {title:?}");
        ensure!(page.position().await? == GIGACHESS.start);
        ensure!(page.chosen("White").await? == "Human");
        ensure!(page.chosen("Black").await? == "Computer");
        page.until_status("White").await
    })
}

#[test]
fn every_control_has_its_name() -> Result<()> {
    check("", async |page| {
        for name in ["Level", "White", "Black"] {
            page.control(Role::Combobox, name).await?;
        }
        for name in ["New game", "Gigachess", "Share", "Settings", "Menu", "Undo", "Flip board"] {
            page.control(Role::Button, name).await?;
        }
        page.control(Role::Textbox, "Enter a move").await?;
        page.control(Role::List, "Moves").await?;
        page.status().await?;
        ensure!(page.options("White").await? == ["Human", "Computer"]);
        ensure!(!page.shows(Role::Combobox, "Red").await?);
        Ok(())
    })
}

#[test]
fn each_game_can_be_chosen() -> Result<()> {
    check("", async |page| {
        for game in ALL.iter().rev() {
            page.new_game(game.name).await?;
            page.until_position(game.start).await?;
            ensure!(page.moves().await?.is_empty());
            for player in game.players {
                ensure!(page.options(player).await? == ["Human", "Computer"], "{}: {player}", game.name);
            }
            page.until_status(game.players[0]).await?;
        }
        Ok(())
    })
}

#[test]
fn a_new_game_begins_again() -> Result<()> {
    check(&GIGACHESS.among_people(), async |page| {
        page.enter("Enter a move", GIGACHESS.opening).await?;
        page.until("the move is listed", async || Ok(page.moves().await?.len() == 1)).await?;
        page.restart().await?;
        page.until_position(GIGACHESS.start).await?;
        ensure!(page.moves().await?.is_empty());
        ensure!(page.chosen("Black").await? == "Human", "the seats stay as they were");
        Ok(())
    })
}

#[test]
fn players_are_called_by_who_plays() -> Result<()> {
    check("", async |page| {
        let names = async || {
            page.script("return [...document.querySelectorAll('.player .seat')].map((it) => [...it.querySelectorAll('.seat-name, .seat-who')].map((part) => part.innerText).join(' ').trim()).join('|')").await
        };
        page.open("?game=chess&white=human&black=computer&level=3").await?;
        page.until("one against the computer", async || {
            Ok(names().await?.as_str().is_some_and(|it| it.contains("You") && it.contains("Menagerie, level 3")))
        })
        .await?;
        let level = page.options("Level").await?.into_iter().find(|it| it.starts_with('4')).unwrap_or_default();
        page.choose("Level", &level).await?;
        page.until("another level", async || Ok(names().await?.as_str().is_some_and(|it| it.contains("level 4"))))
            .await?;
        page.choose("Black", "Human").await?;
        page.until("two people", async || {
            Ok(names()
                .await?
                .as_str()
                .is_some_and(|it| it.contains("White") && it.contains("Black") && !it.contains("You")))
        })
        .await?;
        page.open("?game=chaturaji&red=human&level=2").await?;
        page.until("four are called by their colours", async || {
            Ok(names()
                .await?
                .as_str()
                .is_some_and(|it| ["Red You", "Green Level 2"].iter().all(|one| it.contains(one))))
        })
        .await
    })
}
