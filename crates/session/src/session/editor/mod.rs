//! The position editor.

mod fields;
mod hands;
mod rights;

use std::sync::Arc;

use menagerie_rules::{Board, KindId, Piece, Player, Position, Square, Variant, notation};

use super::scene::show_board;
use super::variants;
use super::{faults, read_leniently, read_square};
use crate::session::guide::id_of;
use fields::EditorFields;
use hands::EditorExtra;
pub use hands::EditorHandCount;
use menagerie_js_types::GameOptions;
use menagerie_scene::Scene;
use menagerie_texts::Text;
use rights::EditorRight;
pub use rights::RightInfo;

/// A position that is being set up: it need not be one of the game until it is done.
pub struct Editor {
    variant: Arc<Variant>,
    board: Board,
    turn: Player,
    /// The letters of the rights that are wanted, whether their pieces stand there or not.
    rights: Vec<char>,
    extra: EditorExtra,
    fields: EditorFields,
}

impl Editor {
    /// Begins with a position of a game, as anybody may have written it.
    pub fn new(id: &str, options: Option<GameOptions>, position: &str) -> Result<Editor, Text> {
        Editor::at(&variants::find(id, &options.unwrap_or_default())?, position)
    }

    /// What the board shows, turned by `orientation` quarters.
    pub fn scene(&self, orientation: u8) -> Result<Scene, Text> {
        Ok(show_board(&self.variant, &self.board, orientation.try_into().map_err(faults::words)?))
    }

    /// Puts a piece on a square, in place of what stands there: a kind by its id (`rhinoceros`) or its letter, and a player counted from
    /// 0. A player's King moves there from where it stood.
    pub fn place(&mut self, square: &str, kind: &str, player: usize) -> Result<(), Text> {
        let square = self.on_board(square)?;
        let kind = self.kind(kind)?;
        let player = self.player(player)?;
        if self.variant.is_king(kind) {
            self.take_king(player, kind);
        }
        self.put(square, Piece { player, kind });
        Ok(())
    }

    /// Moves a piece, onto whatever stands there.
    pub fn move_piece(&mut self, from: &str, to: &str) -> Result<(), Text> {
        let (from, to) = (self.on_board(from)?, self.on_board(to)?);
        if from != to
            && let Some(piece) = self.board.take(from)
        {
            self.put(to, piece);
        }
        Ok(())
    }

    /// Takes a piece away.
    pub fn remove(&mut self, square: &str) -> Result<(), Text> {
        let square = self.on_board(square)?;
        self.board.take(square);
        self.fields.changed();
        Ok(())
    }

    /// Takes all pieces away.
    pub fn clear(&mut self) {
        self.board = Board::empty();
        self.fields = EditorFields::new();
        self.extra = EditorExtra::none();
        self.rights.clear();
    }

    /// Sets up the start position.
    pub fn start(&mut self) {
        *self = Editor::of(&Position::start(&self.variant));
    }

    /// Whose turn it is, counted from 0.
    pub fn turn(&self) -> usize {
        self.turn.index()
    }

    /// Gives the turn to a player, counted from 0.
    pub fn set_turn(&mut self, player: usize) -> Result<(), Text> {
        self.turn = self.player(player)?;
        self.fields.changed();
        Ok(())
    }

    /// How many pieces of each kind are in each hand; nothing in games without hands.
    pub fn hands(&self) -> Vec<EditorHandCount> {
        self.hand_counts()
    }

    /// Puts so many pieces of a kind (`rhinoceros`) into the hand of a player, counted from 0.
    pub fn set_hand(&mut self, player: usize, kind: &str, count: u8) -> Result<(), Text> {
        let (player, kind) = (self.player(player)?, self.kind(kind)?);
        self.put_in_hand(player, kind, count);
        Ok(())
    }

    /// How many checks each player has given; nothing in games in which they are not counted.
    pub fn checks(&self) -> Vec<u8> {
        self.checks_given()
    }

    /// Says how many checks a player, counted from 0, has given.
    pub fn set_checks(&mut self, player: usize, given: u8) -> Result<(), Text> {
        let player = self.player(player)?;
        self.give_checks(player, given);
        Ok(())
    }

    /// The rights there are in this game.
    pub fn rights(&self) -> Vec<RightInfo> {
        let rights = rights::of(&self.variant);
        let gates = hands::gates(&self.variant);
        let rights = rights.iter().map(|right| right.describe(self));
        rights.chain(gates.into_iter().map(|gate| rights::describe_gate(self, gate))).collect()
    }

    /// Gives or takes a right.
    pub fn set_right(&mut self, id: &str, on: bool) {
        let known = rights::of(&self.variant).into_iter().map(|right| right.letter).find(|it| id == it.to_string());
        if let Some(letter) = known {
            self.rights.retain(|&it| it != letter);
            self.rights.extend(on.then_some(letter));
        } else if let Ok(square) = self.on_board(id) {
            self.extra.set_gate(square, on);
        }
    }

    /// Everything that is wrong with the position; nothing when it can be played.
    pub fn problems(&self) -> Vec<Text> {
        match Position::from_fen(&self.variant, &self.fen()) {
            Ok(_) => Vec::new(),
            Err(error) => error.reasons().into_iter().map(Text::from).collect(),
        }
    }

    /// The text of the position as it is, playable or not.
    pub fn fen(&self) -> String {
        let placement = notation::write_placement(&self.variant, &self.board);
        let turn = self.variant.player(self.turn).letter;
        let hands = self.extra.hands_text(&self.variant);
        format!("{placement}{hands} {turn} {}", self.fields.write(self))
    }
}

impl Editor {
    /// Starts from a position of a game, whose text may come from anywhere.
    fn at(variant: &Arc<Variant>, position: &str) -> Result<Editor, Text> {
        Ok(Editor::of(&read_leniently(variant, position)?.0))
    }

    fn of(position: &Position) -> Editor {
        let variant = Arc::clone(position.variant());
        let rights = rights::of(&variant).into_iter().filter(|right| right.is_held(position));
        Editor {
            rights: rights.map(|right| right.letter).collect(),
            board: position.board().clone(),
            turn: position.turn(),
            extra: EditorExtra::of(position),
            fields: EditorFields::of(position),
            variant,
        }
    }

    /// The rights that are held and possible.
    fn held(&self) -> impl Iterator<Item = EditorRight> + '_ {
        rights::of(&self.variant)
            .into_iter()
            .filter(|right| self.rights.contains(&right.letter) && right.is_possible(self))
    }

    fn put(&mut self, square: Square, piece: Piece) {
        self.board.put(square, piece);
        self.fields.changed();
    }

    fn take_king(&mut self, player: Player, king: KindId) {
        let kings: Vec<Square> =
            self.board.pieces_of(player).filter(|&(_, kind)| kind == king).map(|(square, _)| square).collect();
        for square in kings {
            self.board.take(square);
        }
    }

    fn on_board(&self, text: &str) -> Result<Square, Text> {
        read_square(&self.variant, text)
    }

    /// The kind with this id.
    fn kind(&self, id: &str) -> Result<KindId, Text> {
        let named = |it: &KindId| {
            let kind = self.variant.kind(*it);
            id_of(kind) == id || kind.letter.to_string() == id
        };
        self.variant.kind_ids().find(named).ok_or_else(|| no_such(id))
    }

    fn player(&self, index: usize) -> Result<Player, Text> {
        let player = Player::from_index(index).filter(|it| it.index() < self.variant.players().len());
        player.ok_or_else(|| no_such(index))
    }
}

fn no_such(what: impl std::fmt::Display) -> Text {
    faults::words(format!("There is no {what} in this game"))
}

#[cfg(test)]
mod tests;
