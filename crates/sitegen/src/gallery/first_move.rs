//! The first move of a visitor: a board of the page itself on which a piece that chess does not have can capture. The rules find the squares to which
//! it goes.

use super::picture;
use anyhow::{Context as _, Result};
use menagerie_rules::{Bitboard, Options, Piece, PieceDefinition, Position, Square, Variant};
use serde::Serialize;
use std::sync::Arc;
use xtask::files;
use xtask::process::root;

/// The id of its game, and the beginning of the ids in its picture: the page has others.
const ID: &str = "first-move";

/// The game and the name of the piece that is tried.
pub const TRIED: (&str, &str) = ("gigachess", "Eagle");

/// The square of the piece.
pub const FROM: &str = "c3";

/// The position: `N` stands for the piece.
const START: &str = "6k1/3r1ppp/8/8/8/2N5/5PPP/6K1 w - - 0 1";

/// A square to which the piece goes.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct FirstTarget {
    /// Its name.
    pub square: String,
    /// The letter of its file.
    pub file: char,
    /// The number of its rank.
    pub rank: u8,
    /// Whether the piece captures there.
    pub captures: bool,
}

/// The square of the piece.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct TriedPiece {
    /// The letter of its file.
    pub file: char,
    /// The number of its rank.
    pub rank: u8,
}

/// Where the piece stands.
///
/// # Errors
/// When the square is none.
pub fn tried() -> Result<TriedPiece> {
    let square: Square = FROM.parse()?;
    Ok(TriedPiece { file: (b'a' + square.file()) as char, rank: square.rank() + 1 })
}

/// Chess with the piece in the place of the Knight, and the position.
///
/// # Errors
/// When the game lacks the piece.
pub fn variant() -> Result<Arc<Variant>> {
    let (game, name) = TRIED;
    let game = Variant::by_id(game, &Options::none())?;
    let piece = game.definition().pieces.iter().find(|piece| piece.name == name);
    let piece = piece.with_context(|| format!("there is no {name}"))?.clone();
    let mut definition = Variant::by_id("chess", &Options::none())?.definition().clone();
    let knight = "N".parse()?;
    let place = definition.pieces.iter_mut().find(|piece| piece.letter == knight).context("there is no Knight")?;
    *place = PieceDefinition { letter: knight, promotes_to: Default::default(), ..piece };
    definition.id = ID.to_owned();
    definition.castling.clear();
    START.clone_into(&mut definition.start);
    Ok(Variant::from_definition(definition, &Options::none())?)
}

/// The picture of the board, as a part of the page.
///
/// # Errors
/// When the game lacks the piece, or a picture is wrong.
pub fn board() -> Result<String> {
    let art = |art: &str| files::read(&root().join("assets/pieces").join(art).with_extension("svg"));
    let picture = picture::draw(&variant()?, None, art)?;
    let own = picture.replace("id=\"", &format!("id=\"{ID}-")).replace("href=\"#", &format!("href=\"#{ID}-"));
    Ok(own.replacen("<svg ", "<svg aria-hidden=\"true\" ", 1).trim_end().to_owned())
}

/// The squares to which the piece goes.
///
/// # Errors
/// When the game lacks the piece.
pub fn targets(variant: &Arc<Variant>) -> Result<Vec<FirstTarget>> {
    let from: Square = FROM.parse()?;
    let position = Position::start(variant);
    let moves = position.legal_moves().into_iter().filter(|mv| mv.from() == from);
    let squares: Bitboard = moves.map(|mv| mv.to()).collect();
    let target = |square: Square| FirstTarget {
        square: square.to_string(),
        file: (b'a' + square.file()) as char,
        rank: square.rank() + 1,
        captures: position.board().get(square).is_some_and(|Piece { player, .. }| player != position.turn()),
    };
    Ok(squares.iter().map(target).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Move;

    #[test]
    fn the_board_is_a_part_of_the_page_whose_ids_are_its_own() {
        let board = board().unwrap();
        let document = roxmltree::Document::parse(&board).unwrap();
        let ids = document.descendants().filter_map(|node| node.attribute("id"));
        assert!(ids.clone().count() > 6 && ids.clone().all(|id| id.starts_with(ID)), "{board}");
        assert!(!board.contains("style="), "{board}");
    }

    #[test]
    fn the_piece_can_take_one_piece_and_nothing_takes_it_there() {
        let variant = variant().unwrap();
        let all = targets(&variant).unwrap();
        let captures: Vec<&str> = all.iter().filter(|it| it.captures).map(|it| it.square.as_str()).collect();
        assert_eq!(captures, ["d7"]);
        assert!(all.len() > 12, "{all:?}");
        let mut position = Position::start(&variant);
        let is_it = |mv: &Move| mv.to().to_string() == "d7" && mv.from().to_string() == FROM;
        let take = position.legal_moves().into_iter().find(is_it).unwrap();
        position.play(take).unwrap();
        assert!(position.legal_moves().iter().all(|mv| mv.to().to_string() != "d7"));
    }
}
