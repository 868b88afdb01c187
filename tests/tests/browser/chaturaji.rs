//! What only the game for four shows.

use crate::games::CHATURAJI;
use anyhow::{Result, ensure};
use e2e::check;

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
