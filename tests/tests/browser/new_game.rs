//! The dialog that begins a game.

use crate::games::{ALL, CHATURAJI, GIGACHESS2, JANUS};
use anyhow::{Result, ensure};
use e2e::{Role, check};

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
        page.choose("Level", "1 Learning the moves").await?;
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
