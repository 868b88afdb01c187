//! A position of a game, a line of moves, or a game against the computer.

use super::values::{colours, seats, square};
use super::{DiagramNote, DiagramSetup};
use crate::faults::{AttributeError, AttributeErrorKind};
use crate::line::{self, WrittenLine};
use crate::mode::DiagramMode;
use crate::scene::DiagramScene;
use crate::settings::DiagramSettings;
use crate::whole::WholeProgram;
use menagerie_rules::{Board, Game, Move, Position, Square, Variant, notation};
use std::sync::Arc;

pub(super) fn position(
    settings: &DiagramSettings,
    variant: &Arc<Variant>,
    whole: WholeProgram,
) -> Result<(DiagramScene, DiagramMode, DiagramSetup), AttributeError> {
    let scene = DiagramScene::of_game(variant, whole);
    let line = line::read(&settings.moves);
    let fen = match settings.fen.as_str() {
        "" => line.fen.as_deref().unwrap_or_default(),
        text => text,
    };
    let mut notes = Vec::new();
    let start = match fen {
        "" | "start" => Position::start(variant),
        text => match Position::from_fen(variant, &filled_in(variant, text)) {
            Ok(start) => start,
            Err(error) => {
                // Any placement can be shown, even without Kings, but no game can be played from it.
                let placement = notation::read_placement(variant, text.split_whitespace().next().unwrap_or_default());
                let board = match placement {
                    Ok(board) if settings.play.is_empty() => board,
                    _ => {
                        return Err(AttributeError::new("fen", text, AttributeErrorKind::Position(whole.with(error))));
                    }
                };
                notes.push(whole.with(DiagramNote::Board(error)));
                if let Some(first) = line.moves.first() {
                    let more = line.moves.len() - 1;
                    notes.push(whole.with(DiagramNote::Move { text: first.text.clone(), why: None, more }));
                }
                let picked = picked(settings, &scene, &board)?;
                return Ok((
                    scene,
                    DiagramMode::Position,
                    DiagramSetup { board, game: None, picked, line: WrittenLine::default(), notes },
                ));
            }
        },
    };
    let mut game = Game::from_position(start);
    for (number, word) in line.moves.iter().enumerate() {
        if let Err(error) = game.play_text(&word.text) {
            let more = line.moves.len() - number - 1;
            notes.push(whole.with(DiagramNote::Move { text: word.text.clone(), why: Some(error), more }));
            break;
        }
    }
    let mut mode = DiagramMode::Position;
    if !settings.moves.is_empty() {
        mode = DiagramMode::Line;
        let at: usize = match settings.at.as_str() {
            "" => 0,
            "end" => usize::MAX,
            text => {
                let most = game.plies().len();
                // Of a line with an illegal move, the moves before it.
                let at = text.parse().ok().filter(|&at: &usize| at <= most || !notes.is_empty());
                at.ok_or_else(|| {
                    AttributeError::choice("at", text, &["0, 1, …, ", &most.to_string(), ", end"].concat())
                })?
            }
        };
        while game.plies().len() > at && game.undo().is_some() {}
    }
    if !settings.play.is_empty() {
        mode = DiagramMode::Play;
        for seat in seats(&settings.play) {
            scene.player_named(seat).ok_or_else(|| AttributeError::choice("play", seat, &colours(&scene)))?;
        }
        while game.play(Move::PASS).is_ok() {}
    }
    let board = game.position().board().clone();
    let picked = picked(settings, &scene, &board)?;
    Ok((scene, mode, DiagramSetup { board, game: Some(whole.with(game)), picked, line, notes }))
}

/// A position text in which missing fields have their default values.
fn filled_in(variant: &Variant, text: &str) -> String {
    let defaults = variant.start().split_whitespace();
    let two = variant.players().len() == 2;
    let mut fields: Vec<&str> = text.split_whitespace().collect();
    let known = fields.len();
    // There are no rights that the text does not give.
    fields.extend(defaults.enumerate().skip(known).map(|(at, field)| if two && at == 2 { "-" } else { field }));
    fields.join(" ")
}

fn picked(settings: &DiagramSettings, scene: &DiagramScene, board: &Board) -> Result<Option<Square>, AttributeError> {
    let picked = match settings.select.as_str() {
        "" => None,
        text => Some(square("select", text, scene.shape())?),
    };
    match picked.filter(|&square| board.get(square).is_none()) {
        Some(square) => Err(AttributeError::new("select", &square.to_string(), AttributeErrorKind::EmptySquare)),
        None => Ok(picked),
    }
}
