//! A whole lesson on a piece: each task, each answer and the end are announced.

use super::{BoardWords, ENGLISH, FRENCH, Listener, place};
use crate::school::{answers, open};
use anyhow::{Context as _, Result, ensure};
use e2e::check;
use e2e::keys::{DOWN, ENTER, LEFT, RIGHT, UP};

/// The announcements of a lesson on the Rook in a language.
struct LessonWords {
    board: &'static BoardWords,
    next: &'static str,
    name: &'static str,
    /// The name of its square.
    rook: &'static str,
    /// The text of the first step about the piece.
    watch: &'static str,
    /// The beginning of the text of each further step, and the announcement at its end.
    steps: [[&'static str; 2]; 3],
    /// The names of squares with a star, and of those that were found.
    star: &'static str,
    found: &'static str,
    /// The announcements of a wrong square and of a hint.
    wrong: &'static str,
    hint: [&'static str; 2],
    end: &'static str,
}

const IN_ENGLISH: LessonWords = LessonWords {
    board: &ENGLISH,
    next: "Next",
    name: "Rook",
    rook: "White Rook",
    watch: "See it move. Any distance along rank or file.",
    steps: [
        ["Find its squares. Press every square that the Rook can reach", "All found. Well done!"],
        ["Reach the stars. Bring the Rook to", "All stars, in as few moves as can be. Perfect!"],
        ["Take what is free. Of the pieces that the Rook can take", "Taken, and nothing takes back. Well done!"],
    ],
    star: "star",
    found: "found",
    wrong: "Not that one.",
    hint: ["Hint", "Look at the marked square, "],
    end: "You know the Rook.",
};

const IN_FRENCH: LessonWords = LessonWords {
    board: &FRENCH,
    next: "Suivant",
    name: "Tour",
    rook: "Tour des Blancs",
    watch: "Voir le mouvement. De toute distance en ligne ou en colonne.",
    steps: [
        ["Trouver les cases. Touchez toutes les cases que peut atteindre la Tour", "Toutes trouvées. Bravo\u{a0}!"],
        [
            "Atteindre les étoiles. Menez la Tour",
            "Toutes les étoiles, en aussi peu de coups que possible. Parfait\u{a0}!",
        ],
        ["Prendre sans risque. Parmi les pièces que peut prendre la Tour", "Pris, et rien ne reprend. Bravo\u{a0}!"],
    ],
    star: "étoile",
    found: "trouvée",
    wrong: "Pas celle-là.",
    hint: ["Indice", "Regardez la case marquée, "],
    end: "Vous connaissez la Tour.",
};

impl Listener {
    /// Does a step of a lesson until these words are announced. Returns the names of the pressed squares.
    async fn do_step(&self, done: &str) -> Result<Vec<String>> {
        let mut pressed = Vec::new();
        while !self.page.heard().await?.iter().any(|said| said.contains(done)) {
            let square = answers(&self.page).await?.into_iter().next().context("an answer")?;
            self.go(&square).await?;
            pressed.push(self.square().await?);
            let before = self.page.heard().await?.len();
            self.page.keys(ENTER).await?;
            self.page.until("the result is announced", async || Ok(self.page.heard().await?.len() > before)).await?;
        }
        Ok(pressed)
    }
}

fn learn(words: &'static LessonWords) -> Result<()> {
    check("", async move |page| {
        let listener = Listener::new(page.clone(), words.board).await?;
        open(&page, "?learn=chess").await?;
        page.listen().await?;
        // From the map to the lesson, whose name has the keyboard.
        listener.tab_to("link", words.name).await?;
        page.keys(ENTER).await?;
        listener.until_on("heading", words.name).await?;
        page.until_heard(words.watch).await?;
        let [find, stars, take] = words.steps;
        for [begins, done] in [find, stars, take] {
            listener.press(words.next).await?;
            page.until_heard(begins).await?;
            listener.back_to("gridcell", "").await?;
            if begins == find[0] {
                // The focus begins on the piece's square. No Rook moves to a diagonal neighbour of it.
                let here = listener.square().await?;
                ensure!(here.contains(words.rook), "{here}");
                let [file, rank] = place(&here)?;
                page.keys(if file == i32::from(b'h') { LEFT } else { RIGHT }).await?;
                page.keys(if rank == 8 { DOWN } else { UP }).await?;
                page.keys(ENTER).await?;
                page.until_heard(words.wrong).await?;
                let [button, said] = words.hint;
                listener.press(button).await?;
                page.until_heard(&format!("{said}{}", answers(&page).await?.first().context("an answer")?)).await?;
                listener.back_to("gridcell", "").await?;
            }
            let pressed = listener.do_step(done).await?;
            if begins == stars[0] {
                ensure!(pressed.iter().any(|it| it.ends_with(words.star)), "no star was announced: {pressed:?}");
            }
            if begins == find[0] {
                ensure!(listener.square().await?.ends_with(words.found), "{}", listener.square().await?);
            }
        }
        listener.press(words.next).await?;
        page.until_heard(words.end).await?;
        ensure!(page.focused().await?.is_some_and(|it| it.role == "button"), "{:?}", page.focused().await?);
        Ok(())
    })
}

#[test]
fn a_whole_lesson_is_done_by_ear_in_english() -> Result<()> {
    learn(&IN_ENGLISH)
}

#[test]
fn a_whole_lesson_is_done_by_ear_in_french() -> Result<()> {
    learn(&IN_FRENCH)
}
