//! The dialog for a new game.

use crate::games::{ALL, CHATURAJI, GIGACHESS2, JANUS};
use anyhow::{Context, Result, ensure};
use e2e::{Role, Screen, check};

#[test]
fn every_game_has_its_name_a_sentence_and_a_picture() -> Result<()> {
    check("", async |page| {
        page.press("New game").await?;
        for game in &ALL {
            let card = page.control(Role::Radio, game.name).await?;
            let about = card.attr("aria-describedby").await?.unwrap_or_default();
            let words = page.script(&format!("return document.getElementById('{about}').textContent")).await?;
            ensure!(words.as_str().is_some_and(|it| it.len() > 20), "{}: {words}", game.name);
        }
        page.until("all have their pictures", async || {
            let script = "return document.querySelectorAll('.game-card .thumbnail svg path').length";
            Ok(page.script(script).await?.as_u64() > Some(500))
        })
        .await
    })
}

#[test]
fn seats_level_and_options_are_as_chosen() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.press("New game").await?;
        page.control(Role::Radio, GIGACHESS2.name).await?.click().await?;
        page.choose("White", "Computer").await?;
        page.choose("Black", "Human").await?;
        page.choose("Level of White", "1 Learning the moves").await?;
        let boxes = page.controls(Role::Checkbox).await?;
        let leap = boxes.into_iter().find(|(name, _)| name.starts_with("King’s leap"));
        let Some((_, leap)) = leap else { anyhow::bail!("there is no option") };
        leap.click().await?;
        page.press("Play").await?;
        page.until("the computer has begun", async || Ok(page.moves().await?.len() == 1)).await?;
        ensure!(page.chosen("White").await? == "Computer" && page.chosen("Black").await? == "Human");
        ensure!(page.chosen("Level").await? == "1 Learning the moves");
        let options = page.script("return JSON.stringify(menagerie.game.data.options)").await?;
        ensure!(options == r#"{"king-leap":true}"#, "{options}");
        Ok(())
    })
}

#[test]
fn four_players_have_four_seats() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.press("New game").await?;
        page.control(Role::Radio, CHATURAJI.name).await?.click().await?;
        for player in CHATURAJI.players {
            page.control(Role::Combobox, player).await?;
        }
        page.choose("Green", "Human").await?;
        page.press("Play").await?;
        page.until_position(CHATURAJI.start).await?;
        ensure!(page.chosen("Green").await? == "Human");
        Ok(())
    })
}

#[test]
fn who_leaves_the_dialog_goes_on_with_the_game() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.enter("Enter a move", JANUS.opening).await?;
        page.until_status("Black").await?;
        page.press("New game").await?;
        page.control(Role::Radio, CHATURAJI.name).await?.click().await?;
        page.press("Close").await?;
        ensure!(page.moves().await?.len() == 1);
        page.shows(Role::Button, JANUS.name).await?;
        Ok(())
    })
}

#[test]
fn each_computer_has_its_own_level_which_link_and_saved_game_keep() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.press("New game").await?;
        page.choose("White", "Computer").await?;
        page.choose("Black", "Computer").await?;
        let second = page.options("Level of Black").await?.into_iter().nth(1).context("a second level")?;
        let first = page.options("Level of White").await?.into_iter().next().context("a first level")?;
        page.choose("Level of White", &first).await?;
        page.choose("Level of Black", &second).await?;
        page.press("Play").await?;
        page.until("they play", async || Ok(page.moves().await?.len() >= 2)).await?;
        let levels = "return JSON.stringify(menagerie.game.data.levels)";
        ensure!(page.script(levels).await? == "[1,2]");
        let link = page.script("return menagerie.link()").await?;
        ensure!(link.as_str().is_some_and(|link| link.ends_with(".c1c2")), "{link}");
        let text = page.script("return menagerie.text()").await?;
        let text = text.as_str().unwrap_or_default();
        ensure!(text.contains("level 1\"]") && text.contains("level 2\"]"), "{text}");
        page.script("location.reload()").await?;
        page.until("they are as they were", async || Ok(page.script(levels).await? == "[1,2]")).await?;
        page.open(&format!("#{}", link.as_str().unwrap_or_default())).await?;
        page.until("the link has opened them", async || Ok(page.script(levels).await? == "[1,2]")).await?;
        // One level for all, as links had it before.
        let old = link.as_str().unwrap_or_default().replace(".c1c2", ".hc3");
        page.open(&format!("?x#{old}")).await?;
        page.until("an older link is read", async || Ok(page.script(levels).await? == "[3,3]")).await
    })
}

#[test]
fn one_side_gives_a_piece_and_the_game_keeps_its_start() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.press("New game").await?;
        let starts = page.options("Start").await?;
        for piece in ["Pawn", "Rook", "Queen"] {
            ensure!(starts.contains(&format!("Handicap: without {piece}")), "{starts:?}");
        }
        page.choose("Start", "Handicap: without Queen").await?;
        page.choose("Who plays without it", "Black").await?;
        page.press("Play").await?;
        let without = "rjnbk1bnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1";
        page.until_position(without).await?;
        page.enter("Enter a move", JANUS.opening).await?;
        page.until("it is played", async || Ok(page.moves().await?.len() == 1)).await?;
        page.script("location.reload()").await?;
        page.until("it goes on", async || Ok(page.moves().await?.len() == 1)).await?;
        let text = page.script("return menagerie.text()").await?;
        ensure!(text.as_str().is_some_and(|text| text.contains("rjnbk1bnjr/")), "{text}");
        Ok(())
    })
}

#[test]
fn a_large_game_has_a_short_form() -> Result<()> {
    check(&GIGACHESS2.among_people(), async |page| {
        page.press("New game").await?;
        page.choose("Start", "Half the army, for a short game").await?;
        page.press("Play").await?;
        let pieces = "return menagerie.game.data.session.placement().pieces.map(({ colour }) => colour)";
        page.until("fewer pieces are there", async || {
            let all = page.script(pieces).await?;
            let all = all.as_array().context("pieces")?;
            let white = all.iter().filter(|colour| *colour == "white").count();
            Ok(white * 2 == all.len() && (20..40).contains(&white))
        })
        .await
    })
}

#[test]
fn on_a_phone_all_of_it_can_be_reached_without_scrolling() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.show_on(Screen { width: 360, height: 740, ratio: 1.0 }).await?;
        page.press("New game").await?;
        page.until("it is open", async || page.shows(Role::Dialog, "New game").await).await?;
        let below = "const dialog = document.querySelector('dialog[open]');\
             return [...dialog.querySelectorAll('.seats select, .clock-fields select, .game-card:first-child, footer button')]\
             .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > innerHeight).length";
        ensure!(page.script(below).await? == 0);
        let row = "const tops = [...document.querySelectorAll('.game-card')].map((card) => card.offsetTop); return new Set(tops).size";
        ensure!(page.script(row).await? == 1, "the games are in one row");
        Ok(())
    })
}
