//! Small pictures of positions, which a script draws, have their squares and pieces where the large ones have them.

use crate::games::CHATURAJI;
use crate::keeping::{list, play};
use anyhow::{Context, Result, ensure};
use e2e::{Page, check};
use menagerie_rules::{Options, Position, Variant};
use menagerie_scene::{BoardGrid, Orientation};
use std::collections::BTreeSet;

/// The corners of squares.
type Corners = BTreeSet<(i32, i32)>;

#[derive(Debug)]
struct Picture {
    view: String,
    /// The path of the dark squares.
    dark: String,
    /// The corners of the pieces.
    pieces: Corners,
}

/// The pictures within an element.
async fn pictures(page: &Page, within: &str) -> Result<Vec<Picture>> {
    let script = format!(
        "return JSON.stringify([...document.querySelectorAll('{within} svg.thumbnail')].map((svg) => [ \
           svg.getAttribute('viewBox'), svg.querySelector('.dark')?.getAttribute('d') ?? '', \
           [...svg.querySelectorAll(':scope > svg')].map((it) => [Number(it.getAttribute('x')), Number(it.getAttribute('y'))])]))"
    );
    let all: Vec<(String, String, Corners)> =
        serde_json::from_str(page.script(&script).await?.as_str().context("no text")?)?;
    Ok(all.into_iter().map(|(view, dark, pieces)| Picture { view, dark, pieces }).collect())
}

/// The picture of a position, with ten units to a square.
fn expected(position: &Position, orientation: Orientation) -> Picture {
    let variant = position.variant();
    let size = variant.board_size();
    let grid = BoardGrid::new(size.files(), size.ranks(), orientation);
    let tenth = |(x, y): (i32, i32)| (x / 10, y / 10);
    let (width, height) = tenth(grid.extent());
    let dark = grid.squares().filter(|square| variant.definition().board.checkered && !square.is_light());
    let dark = dark.map(|square| {
        let (x, y) = tenth(grid.corner(square));
        format!("M{x} {y}h10v10h-10z")
    });
    Picture {
        view: format!("0 0 {width} {height}"),
        dark: dark.collect(),
        pieces: position.board().pieces().map(|(square, _)| tenth(grid.corner(square))).collect(),
    }
}

fn compare(found: &Picture, expected: &Picture, about: &str) -> Result<()> {
    let squares = |path: &str| path.split('M').map(str::to_string).collect::<BTreeSet<_>>();
    ensure!(found.view == expected.view, "{about}: {} instead of {}", found.view, expected.view);
    ensure!(squares(&found.dark) == squares(&expected.dark), "{about}: {} instead of {}", found.dark, expected.dark);
    ensure!(found.pieces == expected.pieces, "{about}: {:?} instead of {:?}", found.pieces, expected.pieces);
    Ok(())
}

fn start(id: &str) -> Result<Position> {
    Ok(Position::start(&Variant::by_id(id, &Options::none())?))
}

#[test]
fn starts_are_drawn_like_large_pictures() -> Result<()> {
    check("", async |page| {
        page.press("New game").await?;
        page.until("all have their pictures", async || {
            let all = pictures(&page, ".game-card").await?;
            Ok(!all.is_empty() && all.iter().all(|picture| !picture.pieces.is_empty()))
        })
        .await?;
        let script = "return JSON.stringify([...document.querySelectorAll('.game-card input')].map((it) => it.value))";
        let ids: Vec<String> = serde_json::from_str(page.script(script).await?.as_str().context("no text")?)?;
        let found = pictures(&page, ".game-card").await?;
        ensure!(ids.len() == found.len() && ids.len() >= 4, "{ids:?}");
        for (id, picture) in ids.iter().zip(&found) {
            compare(picture, &expected(&start(id)?, Orientation::Unturned), id)?;
        }
        Ok(())
    })
}

#[test]
fn kept_games_are_drawn_as_their_boards_are_turned() -> Result<()> {
    const TURNS: [Orientation; 4] =
        [Orientation::Unturned, Orientation::Quarter, Orientation::Half, Orientation::ThreeQuarters];
    check(&CHATURAJI.among_people(), async |page| {
        let variant = Variant::by_id("chaturaji", &Options::none())?;
        // Red, the first to move, is at the bottom.
        let mut turns = 1;
        for mv in ["g2f2", "b2b3", "b7c7", "g7g6"] {
            play(&page, &[mv]).await?;
            list(&page).await?;
            let (position, _) = Position::read(&variant, &page.position().await?)?;
            page.until("the picture is there", async || {
                let found = pictures(&page, ".saved-games").await?;
                Ok(found.first().is_some_and(|picture| !picture.pieces.is_empty()))
            })
            .await?;
            let found = pictures(&page, ".saved-games").await?;
            compare(&found[0], &expected(&position, TURNS[turns]), &format!("turned {turns} times"))?;
            page.press("Close").await?;
            page.press("Flip board").await?;
            turns = (turns + 1) % 4;
        }
        Ok(())
    })
}
