//! English and French, chosen by the browser's preferences and by the person.

use crate::games::GIGACHESS;
use anyhow::{Result, ensure};
use e2e::{Page, Role, check};

/// The languages of the browser, the preferred one first.
async fn prefer(page: &Page, languages: &str) -> Result<()> {
    page.before_scripts(&format!("Object.defineProperty(navigator, 'languages', {{ get: () => {languages} }})")).await
}

#[test]
fn the_browser_decides_until_the_person_does() -> Result<()> {
    check("", async |page| {
        prefer(&page, "['fr-CA', 'en']").await?;
        page.open(&GIGACHESS.among_people()).await?;
        page.until_status("Trait aux Blancs").await?;
        page.press("Réglages").await?;
        ensure!(page.chosen("Langue").await? == "Celle du navigateur");
        page.choose("Langue", "English").await?;
        page.until("it is English", async || page.shows(Role::Combobox, "Language").await).await?;
        page.press("Close").await?;
        page.until_status("White to move").await?;
        page.open(&GIGACHESS.among_people()).await?;
        page.until_status("White to move").await
    })
}

#[test]
fn a_language_that_there_is_not_is_english() -> Result<()> {
    check("", async |page| {
        prefer(&page, "['de', 'ja']").await?;
        page.open(&GIGACHESS.among_people()).await?;
        page.until_status("White to move").await
    })
}

#[test]
fn nothing_on_the_page_is_left_in_english() -> Result<()> {
    check("", async |page| {
        prefer(&page, "['fr']").await?;
        page.open(&GIGACHESS.among_people()).await?;
        page.until_status("Trait aux Blancs").await?;
        for name in ["Nouvelle partie", "Partager", "Réglages", "Menu"] {
            page.control(Role::Button, name).await?;
        }
        ensure!(page.script("return document.documentElement.lang").await? == "fr");
        let words = page.words().await?;
        for english in ["White", "Human", "Undo", "Moves", "Pieces"] {
            ensure!(!words.contains(english), "{english} is said in French: {words}");
        }
        Ok(())
    })
}
