//! Changes are announced to people who use a screen reader, in their language.

use anyhow::{Result, ensure};
use e2e::{Page, check};

async fn press(page: &Page, id: &str) -> Result<()> {
    page.script(&format!("document.getElementById('{id}').click()")).await?;
    Ok(())
}

/// Steps of a game, each with its announcement.
async fn each_step_is_said(page: &Page, said: [&str; 7]) -> Result<()> {
    let [first, second, back, start, again, analysis, sure] = said;
    let height = page.script("return document.documentElement.scrollHeight").await?;
    page.listen().await?;
    page.script("menagerie.game.turns.play('e2e4')").await?;
    page.until_heard(first).await?;
    page.script("menagerie.game.turns.play('e7e5')").await?;
    page.until_heard(second).await?;
    press(page, "undo").await?;
    page.until_heard(back).await?;
    press(page, "undo").await?;
    page.until_heard(start).await?;
    page.listen().await?;
    press(page, "redo").await?;
    page.until_heard(again).await?;
    press(page, "analysis").await?;
    page.until_heard(analysis).await?;
    press(page, "analysis").await?;
    press(page, "resign").await?;
    page.until_heard(sure).await?;
    ensure!(page.script("return document.documentElement.scrollHeight").await? == height, "what is said takes room");
    Ok(())
}

#[test]
fn steps_back_analysis_and_questions_are_said() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        each_step_is_said(
            &page,
            [
                "White: Pawn from e2 to e4.",
                "Black: Pawn from e7 to e5.",
                "Back to: White: Pawn from e2 to e4.",
                "Back at the start.",
                "White: Pawn from e2 to e4.",
                "Analysis is on.",
                "Press Resign again.",
            ],
        )
        .await
    })
}

#[test]
fn they_are_said_in_french() -> Result<()> {
    check("", async |page| {
        page.before_scripts("Object.defineProperty(navigator, 'languages', { get: () => ['fr'] })").await?;
        page.open("?game=chess&white=human&black=human").await?;
        each_step_is_said(
            &page,
            [
                "Pion de e2 à e4.",
                "Pion de e7 à e5.",
                "Retour à",
                "Retour au début.",
                "Pion de e2 à e4.",
                "L’analyse est activée.",
                "Appuyez encore une fois sur «",
            ],
        )
        .await
    })
}
