//! Games in other programs' formats: beside the page, elsewhere in it, and inside the element; and the computer plays them.

use crate::{page as wrapped, try_out};
use anyhow::{Context, Result, ensure};
use e2e::browse;
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::site;
use xtask::files;
use xtask::process::root;

/// A small game in each of the formats, with a piece that leaps like an Alibaba.
const INI: &str = "[first:chess]\nmaxRank = 6\nmaxFile = f\ncustomPiece1 = a:AD\nstartFen = arqkra/pppppp/6/6/PPPPPP/ARQKRA w - - 0 1\ndoubleStep = false\ncastling = false\n\n[second:chess]\nmaxRank = 5\nmaxFile = e\nstartFen = rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1\ndoubleStep = false\ncastling = false\n";
const DIAGRAM: &str = "files=6\nranks=6\nsymmetry=mirror\npromoChoice=Q\npawn:P:fmWfcF:pawn:a2,b2,c2,d2,e2,f2\nalibaba:A:AD:elephant:a1,f1\nrook:R:R:rook:b1,e1\nqueen:Q:Q:queen:c1\nking:K:K:king:d1\n";
const XBOARD: &str = "setup (PARQKparqk) 6x6+0_fairy arqkra/pppppp/6/6/PPPPPP/ARQKRA w - 0 1\npiece P& fmWfcF\npiece A& AD\npiece R& R\npiece Q& Q\npiece K& K\n";

#[test]
fn a_text_of_any_form_is_shown_wherever_it_stands() -> Result<()> {
    let mut elements = String::new();
    for (name, text) in [("ini", INI), ("diagram", DIAGRAM), ("xboard", XBOARD)] {
        let look = "fen=\"start\" select=\"a1\"";
        elements += &format!(
            "<move-diagram id=\"{name}-src\" src=\"/{name}.txt\" {look}></move-diagram>\n\
             <script type=\"text/plain\" id=\"{name}-text\">{text}</script>\n\
             <move-diagram id=\"{name}-definition\" definition=\"#{name}-text\" {look}></move-diagram>\n\
             <move-diagram id=\"{name}-inside\" {look}><script type=\"text/plain\">{text}</script></move-diagram>\n"
        );
    }
    elements += &format!(
        "<move-diagram id=\"second\" game=\"Second\" fen=\"start\"><script type=\"text/x-ini\">{INI}</script></move-diagram>\n\
         <move-diagram id=\"library\" game=\"shatranj\" fen=\"start\"></move-diagram>\n"
    );
    let server = Server::new(bind(0)?, &site::built()?)?
        .with_page("/try.html", &wrapped(&elements))
        .with_page("/ini.txt", INI)
        .with_page("/diagram.txt", DIAGRAM)
        .with_page("/xboard.txt", XBOARD);
    let server = server.spawn();
    browse(server.address(), async |page| {
        page.visit("try.html").await?;
        page.working_diagrams().await?;
        for form in ["ini", "diagram", "xboard"] {
            for place in ["src", "definition", "inside"] {
                let shown = page.shown(&format!("#{form}-{place}")).await?;
                let targets = shown.targets().await?;
                ensure!(targets == "a3 c3", "{form}, {place}: {targets}");
                let notes = shown.text("[part=notes]").await?;
                // Which of the games it is, is said where there are several and none is named.
                ensure!(notes.contains("first, second") == (form == "ini"), "{form}, {place}: {notes:?}");
            }
        }
        let second = page.shown("#second").await?;
        ensure!(second.text("[part=notes]").await?.is_empty());
        let position = second.ask("diagram.position").await?;
        ensure!(position.as_str().is_some_and(|text| text.starts_with("rnbqk/ppppp/5/")), "{position}");
        let library = page.shown("#library").await?.ask("diagram.position").await?;
        ensure!(library.as_str().is_some_and(|text| text.starts_with("rn")), "{library}");
        Ok(())
    })
}

#[test]
fn what_is_wrong_with_a_text_is_reported_with_its_line() -> Result<()> {
    let elements = "<move-diagram id=\"ini\"><script type=\"text/plain\">[mine:nothing-known]\nmaxRank = 6\n</script></move-diagram>\n\
         <move-diagram id=\"none\"><script type=\"text/plain\">Good morning.</script></move-diagram>\n";
    try_out(elements, async |page| {
        page.diagrams().await?;
        let ini = page.shown("#ini").await?.text("[part=problem]").await?;
        ensure!(ini.contains("cannot be read") && ini.contains("Line 1:") && ini.contains("nothing-known"), "{ini}");
        let none = page.shown("#none").await?.text("[part=problem]").await?;
        ensure!(none.contains("Fairy-Stockfish"), "{none}");
        Ok(())
    })
}

#[test]
fn the_computer_answers_in_games_of_ones_own() -> Result<()> {
    // Two games of the same name, and one whose name is that of a game of the rules: each is played by its own rules.
    let chess = DIAGRAM.replace("files=6", "files=6\nname=chess");
    let json =
        files::read(&root().join("games/makruk/definition.json"))?.replace("\"id\": \"makruk\"", "\"id\": \"chess\"");
    ensure!(json.contains("\"id\": \"chess\""));
    let elements = format!(
        "<move-diagram id=\"ini\" play=\"black\" level=\"1\"><script type=\"text/plain\">{INI}</script></move-diagram>\n\
         <move-diagram id=\"diagram\" play=\"black\" level=\"1\"><script type=\"text/plain\">{chess}</script></move-diagram>\n\
         <move-diagram id=\"json\" play=\"black\" level=\"1\"><script type=\"application/json\">{json}</script></move-diagram>\n\
         <move-diagram id=\"library\" game=\"shatranj\" play=\"black\" level=\"1\"></move-diagram>\n\
         <move-diagram id=\"white\" play=\"white\" level=\"1\"><script type=\"application/json\">{json}</script></move-diagram>\n"
    );
    try_out(&elements, async |page| {
        page.working_diagrams().await?;
        for id in ["ini", "diagram", "json", "library"] {
            let shown = page.shown(&format!("#{id}")).await?;
            page.until(&format!("the computer has moved in {id}"), async || {
                let position = shown.ask("diagram.position").await?;
                let status = shown.text("[part=status]").await?;
                ensure!(!status.contains("cannot play"), "{id}: {status}");
                Ok(position.as_str().context("a position")?.contains(" b "))
            })
            .await?;
        }
        // It answers a move of the reader, too.
        let shown = page.shown("#white").await?;
        shown.clicks(&["a3", "a4"]).await?;
        page.until("the computer has answered", async || {
            let position = shown.ask("diagram.position").await?;
            Ok(position.as_str().is_some_and(|text| text.contains(" w ") && text.ends_with(" 2")))
        })
        .await
    })
}
