//! Every game, from its first move to its last.

use crate::games::{ALL, Game as Shown};
use anyhow::{Result, ensure};
use e2e::{Role, check_whole};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Game, Move, Options, Outcome, Variant};

/// The number of moves at the end that are entered by hand; all before them are played by the page itself.
const BY_HAND: usize = 4;

/// A whole random game in coordinates, in which captures are preferred so that it ends soon.
fn whole_game(id: &str) -> Result<Vec<String>> {
    let variant = Variant::by_id(id, &Options::none())?;
    let mut game = Game::new(&variant);
    let mut chance: u64 = 7;
    while game.outcome() == Outcome::Ongoing {
        let moves = game.position().legal_moves();
        let takes = |mv: &Move| game.position().captured_by(*mv).is_some();
        let captures: Vec<Move> = moves.iter().copied().filter(takes).collect();
        let wanted = if captures.is_empty() { &moves } else { &captures };
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(wanted[(chance >> 33) as usize % wanted.len()])?;
    }
    Ok(game.plies().iter().map(|ply| coordinate::write(game.start(), ply.mv)).collect())
}

fn plays_to_the_end(game: &'static Shown) -> Result<()> {
    let moves = whole_game(game.id)?;
    check_whole(&game.among_people(), async move |page| {
        let (first, last) = moves.split_at(moves.len() - BY_HAND);
        for some in first.chunks(50) {
            let script =
                format!("return {}.every((move) => menagerie.game.turns.play(move))", serde_json::to_string(some)?);
            ensure!(page.script(&script).await? == true, "{some:?}");
        }
        for (index, text) in last.iter().enumerate() {
            ensure!(page.script("return menagerie.game.data.state.over").await? == false);
            page.enter("Enter a move", text).await?;
            let count = first.len() + index + 1;
            page.until(text, async || Ok(page.script("return menagerie.game.data.state.moves.length").await? == count))
                .await?;
        }
        page.until("it is over", async || Ok(page.script("return menagerie.game.data.state.over").await? == true))
            .await?;
        page.until("the result is shown", async || page.shows(Role::Button, "Rematch").await).await?;
        let status = page.status().await?;
        ensure!(["win", "wins", "Draw"].iter().any(|word| status.contains(word)), "{status}");
        println!("{}: {} moves, {status}", game.name, moves.len());
        page.press("Rematch").await?;
        page.until_position(game.start).await
    })
}

#[test]
fn gigachess() -> Result<()> {
    plays_to_the_end(&ALL[0])
}

#[test]
fn gigachess2() -> Result<()> {
    plays_to_the_end(&ALL[1])
}

#[test]
fn janus() -> Result<()> {
    plays_to_the_end(&ALL[2])
}

#[test]
fn chaturaji() -> Result<()> {
    plays_to_the_end(&ALL[3])
}
