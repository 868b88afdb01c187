//! Features of the four-player game only.

use crate::games::CHATURAJI;
use anyhow::{Result, ensure};
use e2e::{Page, Screen, check};
use serde_json::Value;

/// Green and Yellow are out; Red and Blue are in sudden death.
const SUDDEN_DEATH: &str = "8/8/8/bK,bP,6/8/8/6,rP,rK/8 r 61,52,43,34 gy,-,-,- 7 0 60";

#[test]
fn scores_and_moves_left_are_shown() -> Result<()> {
    check(&CHATURAJI.from(SUDDEN_DEATH), async |page| {
        let words = page.words().await?;
        let numbers: Vec<&str> = words.split(|letter: char| !letter.is_ascii_digit()).collect();
        for shown in ["61", "52", "43", "34", "7"] {
            ensure!(numbers.contains(&shown), "{shown} is not shown");
        }
        ensure!(words.to_lowercase().contains("sudden death"));
        ensure!(words.to_lowercase().contains("out"));
        Ok(())
    })
}

/// Plays a move that makes the page announce more, on a phone, a laptop and a wide screen.
fn the_board_stays_where_it_is(before: &'static str, mv: &'static str, said: &'static str) -> Result<()> {
    for (width, height) in [(390, 844), (1366, 625), (2560, 1297)] {
        check(&CHATURAJI.from(before), async move |page| {
            page.show_on(Screen { width, height, ratio: 1.0 }).await?;
            let at = place(&page).await?;
            ensure!(at.len() == 4 && at[1] >= 0.0 && at[2] <= at[3], "on {width} × {height} the board is cut: {at:?}");
            ensure!(!page.words().await?.contains(said), "{said:?} is said too early");
            page.enter("Enter a move", mv).await?;
            page.until(said, async || Ok(page.words().await?.contains(said))).await?;
            let then = place(&page).await?;
            ensure!(then == at, "on {width} × {height} the board has moved: {at:?}, {then:?}");
            Ok(())
        })?;
    }
    Ok(())
}

/// Left, top and bottom edge of the board on the page, and the height of the window.
async fn place(page: &Page) -> Result<Vec<f64>> {
    let text = "const {left, top, bottom} = document.querySelector('canvas').getBoundingClientRect();\
                return [left + scrollX, top + scrollY, bottom + scrollY, innerHeight]";
    Ok(page.script(text).await?.as_array().into_iter().flatten().filter_map(Value::as_f64).collect())
}

#[test]
fn sudden_death_moves_no_board() -> Result<()> {
    // Red takes Green's last piece beside the King: Green is out as the second player.
    let before = "5,yN,2/1,bK,4,yP,1/8/8/2,gN,gK,bB,rP,2/7,rK/8/2,rE,5 r 11,5,8,4 y,-,-,- - 0 69";
    the_board_stays_where_it_is(before, "Ec1xc4", "20 moves left")
}

#[test]
fn the_first_king_taken_moves_no_board() -> Result<()> {
    // Yellow sits above the board on a phone.
    let before = "5,yN,1,yK/1,bK,4,yP,1/3,yE,4/8/2,gN,gK,bB,rP,2/7,rK/8/3,rE,4 y 0,0,0,0 -,-,-,- - 0 4";
    the_board_stays_where_it_is(before, "Ed6xd4", "Kings taken: Green")
}

#[test]
fn a_capture_scores() -> Result<()> {
    let before = "8/8/8/bK,bP,6/1,gK,5,gP/yK,yP,6/bN,5,rP,rK/3,yN,3,rE r 0,0,0,0 -,-,-,- - 0 1";
    check(&CHATURAJI.from(before), async |page| {
        page.enter("Enter a move", "Eh1xd1").await?;
        page.until_position("8/8/8/bK,bP,6/1,gK,5,gP/yK,yP,6/bN,5,rP,rK/3,rE,4 g 3,0,0,0 -,-,-,- - 0 2").await
    })
}

#[test]
fn people_write_moves_with_both_squares() -> Result<()> {
    check(&CHATURAJI.among_people(), async |page| {
        page.enter("Enter a move", "Nh2-f3").await?;
        page.until_status("Green").await?;
        ensure!(page.moves().await? == ["Nh2-f3"]);
        Ok(())
    })
}
