//! The title of a diagram, the state of its game, and the abilities of a kind of piece besides its movement.

use super::{PlayerForm, player};
use crate::mode::DiagramMode;
use crate::scene::DiagramPiece;
use crate::state::DiagramState;
use crate::texts;
use menagerie_rules::{ChaturajiPosition, Game, Move, Player, Position};
use menagerie_texts::Language;

/// The title of a diagram.
pub fn title(state: &DiagramState, language: Language) -> String {
    let scene = state.scene();
    match (state.mode(), scene.game()) {
        (DiagramMode::Piece, _) | (_, None) => match scene.figures()[0].name(language) {
            "" => texts::unnamed(language).to_string(),
            name => name.to_string(),
        },
        (_, Some(game)) => {
            let known = texts::games(language).iter().find(|(id, _)| *id == game.id());
            known.map_or(game.name(), |(_, name)| name).to_string()
        }
    }
}

/// The abilities of a kind besides what its notation expresses, as sentences with a space before each.
pub fn beyond(figure: &DiagramPiece, language: Language) -> String {
    let all = [
        (figure.castles, texts::can_castle(language)),
        (figure.leaps, texts::can_leap(language)),
        (figure.passing, texts::can_capture_en_passant(language)),
        (figure.passed, texts::can_be_captured_en_passant(language)),
        (figure.promotes, texts::can_promote(language)),
    ];
    let can = all.into_iter().filter(|(can, _)| *can);
    can.flat_map(|(_, words)| [" ", words]).collect()
}

/// The player to move or the end of the game, and whose moves are shown.
pub fn status(state: &DiagramState, language: Language) -> String {
    if state.mode() == DiagramMode::Piece {
        return if state.lacks_screen() { texts::lacks_screen(language).to_string() } else { String::new() };
    }
    let Some(game) = state.game() else {
        let words = if state.is_legal() { texts::by_hand_legal(language) } else { texts::by_hand(language) };
        return words.to_string();
    };
    let mut words = passes(game, language);
    words.push_str(&turn(game, language));
    if let Position::Chaturaji(position) = game.position() {
        words.push(' ');
        words.push_str(&points(game, position, language));
    }
    if state.reach().marks.is_empty() && !state.unsafe_targets().is_empty() {
        words.push_str(texts::all_leave_king(language));
    }
    if let Some(piece) = state.picked_piece().filter(|piece| piece.player != game.position().turn())
        && game.outcome().is_ongoing()
    {
        let owner = &state.scene().player(piece.player).name;
        words.push(' ');
        words.push_str(&texts::as_if(language, player(owner, PlayerForm::Article, language)));
    }
    words
}

/// The players who had to pass since the last move, and a player who has to pass now.
fn passes(game: &Game, language: Language) -> String {
    let plies = game.plies();
    let before = |ply: usize| if ply == 0 { game.start() } else { &plies[ply - 1].position };
    let passed = plies.iter().rev().take_while(|ply| ply.mv.is_pass()).count();
    let mut passing: Vec<Player> = (plies.len() - passed..plies.len()).map(|ply| before(ply).turn()).collect();
    if game.outcome().is_ongoing() && game.position().is_legal(Move::PASS) {
        passing.push(game.position().turn());
    }
    let say = |player: Player| texts::passes(language, named(game, player, PlayerForm::Start, language));
    passing.into_iter().map(say).collect()
}

fn turn(game: &Game, language: Language) -> String {
    if let Some(end) = game.outcome().ended(game.variant()) {
        return texts::over(language, texts::words(&end.describe(), language));
    }
    let mut words = texts::to_move(language, named(game, game.position().turn(), PlayerForm::Article, language));
    if game.position().in_check() {
        words.push(' ');
        words.push_str(texts::status_check(language));
    }
    words
}

/// Every player's points, the owners of captured Kings, and the number of moves left.
fn points(game: &Game, position: &ChaturajiPosition, language: Language) -> String {
    let name = |player: Player| named(game, player, PlayerForm::Bare, language);
    let mut words = String::new();
    for (player, score) in game.variant().turn_order().zip(position.scores()) {
        if !words.is_empty() {
            words.push_str(" · ");
        }
        for part in [name(player), " ", &score.to_string()] {
            words.push_str(part);
        }
        let kings: Vec<&str> = position.kings_taken(player).map(name).collect();
        if !kings.is_empty() {
            words.push_str(&texts::kings(language, kings.join(", ")));
        }
    }
    if let Some(left) = position.sudden_death() {
        words.push_str(&texts::sudden_death(language, left));
    }
    words
}

fn named(game: &Game, whose: Player, form: PlayerForm, language: Language) -> &str {
    player(&game.variant().player(whose).name, form, language)
}
