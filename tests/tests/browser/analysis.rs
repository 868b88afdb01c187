//! Analysis: the best lines of any position, until it is stopped.

use crate::games::{ALL, CHATURAJI, GIGACHESS, JANUS};
use crate::keeping::{list, play};
use crate::thinking::think_endlessly;
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, check};
use fantoccini::Locator;

/// White mates with a8.
const MATE_IN_ONE: &str = "9k/10/8K1/10/10/10/10/R9 w - - 0 1";
/// Fool's mate without its last move.
const FOOLS_MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

/// The displayed lines, without those that have no moves.
pub async fn lines(page: &Page) -> Result<Vec<String>> {
    if !page.shows(Role::List, "Best lines").await? {
        return Ok(Vec::new());
    }
    let list = page.control(Role::List, "Best lines").await?;
    let mut lines = Vec::new();
    for item in list.find_all(Locator::Css("li")).await? {
        let text = item.text().await?;
        if text != "–" {
            lines.push(text);
        }
    }
    Ok(lines)
}

/// The arrows on the board, as the page passes them to it.
pub async fn arrows(page: &Page) -> Result<usize> {
    let count = page.script("return menagerie.arrows().length").await?;
    Ok(count.as_u64().context("a number of arrows")? as usize)
}

async fn until_lines(page: &Page) -> Result<()> {
    page.until("lines are shown", async || Ok(!lines(page).await?.is_empty())).await
}

#[test]
fn lines_are_shown_for_every_game_until_it_is_stopped() -> Result<()> {
    check("", async |page| {
        for game in &ALL {
            page.open(&game.among_people()).await?;
            ensure!(lines(&page).await?.is_empty(), "{}: nothing is analysed yet", game.name);
            page.press("Analysis").await?;
            until_lines(&page).await?;
            ensure!(page.moves().await?.is_empty(), "{}: analysis plays no move", game.name);
            page.press("Stop").await?;
            ensure!(page.script("return menagerie.game.analysis.searching").await? == false, "{}", game.name);
            let look = page.script("return JSON.stringify(menagerie.arrows())").await?;
            ensure!(look == "[]", "{}: arrows are left: {look}", game.name);
            ensure!(!page.shows(Role::Button, "Stop").await?, "{}", game.name);
        }
        Ok(())
    })
}

#[test]
fn as_many_lines_as_chosen_each_with_another_first_move() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.press("Analysis").await?;
        for wanted in ["3", "2", "1"] {
            page.choose("Lines", wanted).await?;
            let count: usize = wanted.parse()?;
            page.until(&format!("{wanted} lines are shown"), async || Ok(lines(&page).await?.len() == count)).await?;
            page.until(&format!("{wanted} arrows are shown"), async || Ok(arrows(&page).await? == count)).await?;
            let firsts = page.script("return menagerie.game.analysis.news.lines.map(({ best }) => best)").await?;
            let mut firsts = firsts.as_array().cloned().context("first moves")?;
            firsts.dedup();
            ensure!(firsts.len() == count, "some lines begin alike: {firsts:?}");
        }
        Ok(())
    })
}

#[test]
fn it_follows_the_game_forwards_and_backwards() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.press("Analysis").await?;
        until_lines(&page).await?;
        let depth = async || anyhow::Ok(page.script("return menagerie.game.analysis.news?.depth ?? 0").await?.as_u64());
        page.until("it gets deeper", async || Ok(depth().await? > Some(3))).await?;
        page.enter("Enter a move", JANUS.opening).await?;
        page.until_status("Black").await?;
        let for_turn = async |player: &str| {
            page.until(&format!("the lines are {player}'s"), async || {
                Ok(page
                    .script("return menagerie.game.analysis.news?.score ?? ''")
                    .await?
                    .as_str()
                    .is_some_and(|score| score.starts_with(player)))
            })
            .await
        };
        for_turn("Black").await?;
        page.press("Undo").await?;
        for_turn("White").await?;
        // Off it goes, and stays off.
        page.press("Analysis").await?;
        page.enter("Enter a move", JANUS.opening).await?;
        page.until_status("Black").await?;
        ensure!(page.script("return menagerie.game.analysis.searching").await? == false);
        ensure!(arrows(&page).await? == 0);
        Ok(())
    })
}

#[test]
fn the_bar_says_who_is_better() -> Result<()> {
    check(&JANUS.from(MATE_IN_ONE), async |page| {
        ensure!(!page.shows(Role::Meter, "Evaluation").await?, "there is no bar before it is asked for");
        page.press("Analysis").await?;
        let bar = page.control(Role::Meter, "Evaluation").await?;
        page.until("the mate is seen", async || {
            Ok(bar.attr("aria-valuetext").await?.is_some_and(|words| words.contains("mates in 1")))
        })
        .await?;
        ensure!(bar.attr("aria-valuenow").await?.as_deref() == Some("100"));
        ensure!(lines(&page).await?[0].contains("#1"), "{:?}", lines(&page).await?);
        Ok(())
    })
}

#[test]
fn another_game_begins_with_nothing_known_of_it() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        play(&page, &[JANUS.opening]).await?;
        for saved in [false, true] {
            page.open(&JANUS.from(MATE_IN_ONE)).await?;
            page.press("Analysis").await?;
            let text = async || {
                anyhow::Ok(
                    page.control(Role::Meter, "Evaluation").await?.attr("aria-valuetext").await?.unwrap_or_default(),
                )
            };
            page.until("the mate is seen", async || Ok(text().await?.contains("mates in 1"))).await?;
            // The analysis of the next game must not arrive before the test has looked.
            page.script("menagerie.game.engine.analyse = () => new Promise(() => {})").await?;
            if saved {
                list(&page).await?[0].1.click().await?;
                page.until("it is open", async || Ok(page.moves().await? == ["e4"])).await?;
            } else {
                page.restart().await?;
                page.until_position(JANUS.start).await?;
            }
            let bar = page.control(Role::Meter, "Evaluation").await?;
            ensure!(text().await? == "not known yet", "{}", text().await?);
            ensure!(bar.attr("aria-valuenow").await?.as_deref() == Some("50"));
        }
        Ok(())
    })
}

#[test]
fn what_computers_found_in_one_game_is_not_shown_in_another() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        play(&page, &[JANUS.opening]).await?;
        page.script("menagerie.game.seat(0, 'computer'); menagerie.game.seat(1, 'computer')").await?;
        until_lines(&page).await?;
        page.press("Pause").await?;
        page.restart().await?;
        page.script("menagerie.game.seat(0, 'computer'); menagerie.game.seat(1, 'computer')").await?;
        page.until("it goes on", async || Ok(page.moves().await?.len() > 2)).await?;
        let games = list(&page).await?;
        games.last().context("the first game")?.1.click().await?;
        page.until_status("paused").await?;
        ensure!(lines(&page).await?.is_empty(), "{:?}", lines(&page).await?);
        Ok(())
    })
}

#[test]
fn a_game_that_is_over_is_not_analysed_and_it_says_so() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        page.press("Analysis").await?;
        for text in FOOLS_MATE {
            page.enter("Enter a move", text).await?;
        }
        page.until_status("Black wins").await?;
        ensure!(lines(&page).await? == ["The game is over: there is nothing to analyse."]);
        let bar = page.control(Role::Meter, "Evaluation").await?;
        ensure!(bar.attr("aria-valuenow").await?.as_deref() == Some("0"), "Black has won");
        page.press("Undo").await?;
        page.until("the mate is seen", async || Ok(lines(&page).await?.first().is_some_and(|it| it.contains("−#1"))))
            .await
    })
}

#[test]
fn four_players_have_four_scores() -> Result<()> {
    check(&CHATURAJI.among_people(), async |page| {
        page.press("Analysis").await?;
        page.until("four scores are shown", async || {
            let line = lines(&page).await?.into_iter().next().unwrap_or_default();
            Ok(CHATURAJI.players.iter().all(|player| line.contains(player)))
        })
        .await?;
        let bar = page.script("return document.querySelector('#bar').getAttribute('aria-label')").await?;
        let words = bar.as_str().context("the bar has words")?;
        ensure!(CHATURAJI.players.iter().all(|player| words.contains(player)), "{words}");
        Ok(())
    })
}

#[test]
fn the_computers_turns_are_shown_too() -> Result<()> {
    check("", async |page| {
        think_endlessly(&page).await?;
        page.open("?game=gigachess&white=human&black=computer&level=8").await?;
        page.press("Analysis").await?;
        until_lines(&page).await?;
        page.enter("Enter a move", GIGACHESS.opening).await?;
        page.until_status("thinking").await?;
        page.until("its arrow is shown", async || Ok(arrows(&page).await? > 0)).await?;
        page.press("Stop").await?;
        page.until("it has moved", async || Ok(page.moves().await?.len() == 2)).await?;
        page.until("analysis goes on", async || {
            Ok(page.script("return menagerie.game.analysis.searching").await? == true)
        })
        .await
    })
}
