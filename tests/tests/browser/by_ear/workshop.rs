//! A small game made in the workshop, and played: a board, a stock piece, its square, a rule, and a move.

use super::{BoardWords, ENGLISH, FRENCH, Listener};
use crate::workshop::open;
use anyhow::{Result, ensure};
use e2e::check;
use e2e::keys::{BACKSPACE, DOWN, ENTER};

/// The announcements of the workshop in a language.
struct WorkshopWords {
    board: &'static BoardWords,
    address: &'static str,
    new: &'static str,
    /// The choices of the dialog, and its button.
    array: &'static str,
    empty: &'static str,
    size: [&'static str; 2],
    begin: &'static str,
    begun: &'static str,
    /// The part of the pieces, its button, the search box, the result, and the announcement then.
    pieces: &'static str,
    add: &'static str,
    find: &'static str,
    camel: &'static str,
    found: [&'static str; 2],
    added: &'static str,
    name: &'static str,
    /// The buttons that empty the board and undo that, their announcement, and whether the game is playable then.
    clear: [&'static str; 2],
    unplayable: &'static str,
    undo: [&'static str; 2],
    playable: &'static str,
    /// The owner of new pieces; an empty square, and its piece then.
    white: &'static str,
    nothing: &'static str,
    placed: &'static str,
    /// The part of the rules, one of them, and the letter that chooses another value.
    rules: &'static str,
    stalemate: &'static str,
    wins: &'static str,
    play: &'static str,
    /// The move, its target square, and the announcements of it and of the answer.
    empty_there: &'static str,
    moved: &'static str,
    answer: &'static str,
}

const IN_ENGLISH: WorkshopWords = WorkshopWords {
    board: &ENGLISH,
    address: "workshop/",
    new: "New",
    array: "The pieces of chess",
    empty: "Empty board, two Kings",
    size: ["Files", "Ranks"],
    begin: "Begin",
    begun: "“My game” is open.",
    pieces: "Pieces",
    add: "Add a piece",
    find: "Find a piece",
    camel: "Camel",
    found: ["No piece has this name.", "Found: 1"],
    added: "Added: Camel",
    name: "Name",
    clear: ["Empty the board", "The board is empty."],
    unplayable: "This game cannot be played yet.",
    undo: ["Undo", "Undone."],
    playable: "This game can be played.",
    white: "White",
    nothing: "b1, empty",
    placed: "b1, White Camel",
    rules: "Rules",
    stalemate: "Who has no move and is not in check",
    wins: "w",
    play: "Play",
    empty_there: "c4, empty",
    moved: "White: Camel from b1 to c4.",
    answer: "Black: ",
};

const IN_FRENCH: WorkshopWords = WorkshopWords {
    board: &FRENCH,
    address: "workshop/fr/",
    new: "Nouveau",
    array: "Les pièces des échecs",
    empty: "Échiquier vide, deux rois",
    size: ["Colonnes", "Rangées"],
    begin: "Commencer",
    begun: "«\u{a0}Mon jeu\u{a0}» est ouvert.",
    pieces: "Pièces",
    add: "Ajouter une pièce",
    find: "Chercher une pièce",
    camel: "Chameau",
    found: ["Aucune pièce ne porte ce nom.", "Trouvé\u{a0}: 1"],
    added: "Ajouté\u{a0}: Chameau",
    name: "Nom",
    clear: ["Vider l’échiquier", "L’échiquier est vide."],
    unplayable: "Ce jeu ne peut pas encore se jouer.",
    undo: ["Annuler", "Annulé."],
    playable: "Ce jeu peut se jouer.",
    white: "Blancs",
    nothing: "b1, vide",
    placed: "b1, Chameau des Blancs",
    rules: "Règles",
    stalemate: "Qui n’a plus de coup",
    wins: "g",
    play: "Jouer",
    empty_there: "c4, vide",
    moved: "Blancs\u{a0}: Chameau de b1 à c4.",
    answer: "Noirs\u{a0}: ",
};

fn make(words: &'static WorkshopWords) -> Result<()> {
    check("", async move |page| {
        let listener = Listener::new(page.clone(), words.board).await?;
        open(&page, words.address).await?;
        page.listen().await?;
        // An empty board of six by six.
        listener.press(words.new).await?;
        listener.until_on("radio", words.array).await?;
        page.keys(DOWN).await?;
        listener.until_on("radio", words.empty).await?;
        for side in words.size {
            listener.tab_to("spinbutton", side).await?;
            page.keys("6").await?;
        }
        listener.press(words.begin).await?;
        page.until_heard(words.begun).await?;
        listener.until_on("button", words.new).await?;
        // Without its Kings it cannot be played.
        let [clear, cleared] = words.clear;
        listener.press(clear).await?;
        page.until_heard(cleared).await?;
        page.until_heard(words.unplayable).await?;
        let [undo, undone] = words.undo;
        listener.press_before(undo).await?;
        page.until_heard(undone).await?;
        page.until_heard(words.playable).await?;
        // A Camel of the stock.
        listener.press(words.pieces).await?;
        listener.press(words.add).await?;
        listener.until_on("searchbox", words.find).await?;
        let [none, one] = words.found;
        page.keys("xyz").await?;
        page.until_heard(none).await?;
        page.keys(&BACKSPACE.repeat(3)).await?;
        page.keys(words.camel).await?;
        page.until_heard(one).await?;
        listener.press(words.camel).await?;
        page.until_heard(words.added).await?;
        listener.until_on("textbox", words.name).await?;
        // Its place; Black's is the mirror of it.
        listener.back_to("radio", words.white).await?;
        listener.press(words.camel).await?;
        listener.back_to("gridcell", "a1").await?;
        listener.go("b1").await?;
        ensure!(listener.square().await? == words.nothing, "{}", listener.square().await?);
        page.keys(ENTER).await?;
        page.until_heard(words.placed).await?;
        ensure!(listener.square().await? == words.placed, "{}", listener.square().await?);
        // A rule.
        listener.press_before(words.rules).await?;
        listener.tab_to("combobox", words.stalemate).await?;
        page.keys(words.wins).await?;
        let definition = "return JSON.parse(document.getElementById('definition').textContent)";
        page.until("the rule is changed", async || {
            Ok(page.script(&format!("{definition}.ends?.stalemate")).await? == "win")
        })
        .await?;
        ensure!(page.script(&format!("{definition}.start.split(' ')[0]")).await? == "1c1k2/6/6/6/6/1C1K2");
        // A move in it.
        listener.press_before(words.play).await?;
        page.until("it is played", async || Ok(!page.position().await?.is_empty())).await?;
        page.listen().await?;
        listener.tab_to("gridcell", "").await?;
        listener.play(words.placed, words.empty_there).await?;
        page.until_heard(words.moved).await?;
        page.until_heard(words.answer).await
    })
}

#[test]
fn a_game_is_made_and_played_by_ear_in_english() -> Result<()> {
    make(&IN_ENGLISH)
}

#[test]
fn a_game_is_made_and_played_by_ear_in_french() -> Result<()> {
    make(&IN_FRENCH)
}
