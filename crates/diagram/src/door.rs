//! The browser's door: one class, which the custom element drives.

use crate::drawing::{self, DiagramGeometry, DiagramOptions, MarkKind, SIDE, SvgNode};
use crate::faults::game_error;
use crate::reach::ReachMark;
use crate::state::{AddedPiece, DiagramMode, DiagramState};
use crate::{DiagramSettings, Language, describe, phrases, settings_look, texts};
use menagerie_rules::{GameError, Player, Ply, Square, notation};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};
use web_sys::{Document, Element};

const SVG: &str = "http://www.w3.org/2000/svg";

/// A diagram. Squares cross the border as numbers: sixteen times the rank plus the file, from 0; -1 is none.
#[wasm_bindgen]
pub struct Diagram {
    study: DiagramState,
    look: DiagramOptions,
    language: Language,
    cursor: Option<Square>,
    /// The sides that the reader plays.
    seats: Vec<Player>,
}

#[wasm_bindgen]
impl Diagram {
    /// A diagram as its attributes tell: their names, and a value for each.
    ///
    /// # Errors
    /// A sentence about the first attribute that cannot be followed.
    #[wasm_bindgen(constructor)]
    pub fn new(names: Vec<String>, values: Vec<String>) -> Result<Diagram, JsError> {
        let mut settings = DiagramSettings::default();
        for (name, value) in names.iter().zip(&values) {
            settings.set(name, value);
        }
        let settings = &settings;
        let language = texts::ONLY.unwrap_or_else(|| Language::of_tag(&settings.language).unwrap_or_default());
        let fault = |fault: crate::AttributeError| JsError::new(&fault.in_words(language));
        let study = DiagramState::new(settings).map_err(fault)?;
        let look = settings_look(settings, &study).map_err(fault)?;
        let seats = crate::seats(&settings.play).filter_map(|seat| study.stage().player_named(seat)).collect();
        Ok(Diagram { study, look, language, cursor: None, seats })
    }

    /// `piece`, `position`, `line` or `play`.
    pub fn mode(&self) -> String {
        String::from(match self.study.mode() {
            DiagramMode::Piece => "piece",
            DiagramMode::Position => "position",
            DiagramMode::Line => "line",
            DiagramMode::Play => "play",
        })
    }

    /// What the diagram is about.
    pub fn title(&self) -> String {
        phrases::title(&self.study, self.language())
    }

    /// Columns and rows.
    pub fn size(&self) -> Vec<i32> {
        let (columns, rows) = self.geometry().size();
        vec![columns, rows]
    }

    /// How many players the game has.
    pub fn players(&self) -> usize {
        self.study.stage().players().len()
    }

    /// What of the attributes could not be shown, in sentences.
    pub fn notes(&self) -> Vec<String> {
        phrases::notes(&self.study, self.language())
    }

    /// The ids of the pictures it needs.
    pub fn arts(&self) -> Vec<String> {
        drawing::arts(&self.study)
    }

    /// Draws discs with letters for the pieces of this picture, which there is not.
    pub fn go_without(&mut self, art: &str) {
        self.study.go_without(art);
    }

    /// Draws the piece on a square into an SVG element, as if that were the first square of the picture.
    pub fn draw_piece(&self, svg: &Element, square: i32) {
        let piece = at(square).and_then(|square| self.study.board().get(square));
        if let (Some(document), Some(piece)) = (svg.owner_document(), piece) {
            build(&document, &drawing::piece(self.study.stage(), piece, 0, 0), svg);
        }
    }

    /// The colour of the piece on a square; empty if there is none.
    pub fn colour(&self, square: i32) -> String {
        let piece = at(square).and_then(|square| self.study.board().get(square));
        piece.map_or_else(String::new, |piece| self.study.stage().colour(piece.player))
    }

    /// The colours of a friend and of an enemy of whoever the diagram is about.
    pub fn sides(&self) -> Vec<String> {
        let owner = self.study.owner();
        let stage = self.study.stage();
        vec![stage.colour(owner), stage.colour(stage.opponent(owner))]
    }

    /// Draws everything into an SVG element; what was in it goes, but for its first child, which holds the pictures.
    pub fn draw(&self, svg: &Element) {
        let Some(document) = svg.owner_document() else { return };
        while let Some(last) = svg.last_element_child().filter(|_| svg.child_element_count() > 1) {
            last.remove();
        }
        for layer in drawing::layers(&self.study, self.look, self.cursor) {
            build(&document, &layer, svg);
        }
    }

    /// Draws the sample of a kind of mark into an SVG element.
    pub fn draw_sample(&self, svg: &Element, kind: &str) {
        let Some(document) = svg.owner_document() else { return };
        let node = sample(kind);
        if !node.tag.is_empty() {
            build(&document, &node, svg);
        }
    }

    /// The square at a point of the picture; -1 outside.
    pub fn square_at(&self, x: f64, y: f64) -> i32 {
        let side = f64::from(SIDE);
        self.geometry().square((x / side).floor() as i32, (y / side).floor() as i32).map_or(-1, number)
    }

    /// The square one step from another in the picture: columns to the right and rows down; the same one at the edge.
    pub fn neighbour(&self, square: i32, columns: i32, rows: i32) -> i32 {
        let Some(from) = at(square) else { return square };
        let (column, row) = self.geometry().cell(from);
        self.geometry().square(column + columns, row + rows).map_or(square, number)
    }

    /// Where the keyboard's cursor begins: the picked piece, or the middle.
    pub fn home(&self) -> i32 {
        let (columns, rows) = self.geometry().size();
        let middle = self.geometry().square(columns / 2, rows / 2);
        self.study.picked().or(middle).map_or(-1, number)
    }

    /// Shows the keyboard's cursor on a square, or none.
    pub fn show_cursor(&mut self, square: i32) {
        self.cursor = at(square);
    }

    /// The name of a square.
    pub fn name(&self, square: i32) -> String {
        at(square).map_or_else(String::new, |square| square.to_string())
    }

    /// The square with this name; -1 if there is none on this board.
    pub fn find(&self, name: &str) -> i32 {
        let square = name.parse::<Square>().ok();
        square.filter(|&square| self.study.stage().shape().contains(square)).map_or(-1, number)
    }

    /// Picks up the piece on a square, or none.
    pub fn pick(&mut self, square: i32) {
        self.study.pick(at(square));
    }

    /// The square of the piece picked up.
    pub fn picked(&self) -> i32 {
        self.study.picked().map_or(-1, number)
    }

    /// Whether the piece on a square can be picked up; in play only those of whose turn it is.
    pub fn can_pick(&self, square: i32) -> bool {
        let piece = at(square).and_then(|square| self.study.board().get(square));
        piece.is_some_and(|piece| {
            let turn = self.study.game().map(|game| game.position().turn());
            self.study.mode() != DiagramMode::Play || turn == Some(piece.player)
        })
    }

    /// Whether the picked piece reaches a square.
    pub fn is_target(&self, square: i32) -> bool {
        let study = &self.study;
        at(square).is_some_and(|square| study.reach().mark(square).or(study.plain_mark(square)).is_some())
    }

    /// Imagines an enemy on an empty square, or none; whether the picture has changed.
    pub fn imagine(&mut self, square: i32) -> bool {
        self.study.imagine(at(square))
    }

    /// The letters of the kinds a move could promote to, if there is a choice.
    pub fn promotions(&self, from: i32, to: i32) -> String {
        at(from).zip(at(to)).map_or_else(String::new, |(from, to)| self.study.promotions(from, to))
    }

    /// The name of the kind with this letter.
    pub fn kind_name(&self, letter: &str) -> String {
        let found = self.study.stage().figures().iter().find(|figure| figure.letter == letter);
        found.map_or_else(String::new, |figure| figure.name(self.language()).to_string())
    }

    /// Moves a piece, as a move of the game if it is one, else by hand; the move's text, or nothing.
    pub fn carry(&mut self, from: i32, to: i32, promotion: &str) -> String {
        let Some((from, to)) = at(from).zip(at(to)) else { return String::new() };
        self.study.carry(from, to, promotion.chars().next()).unwrap_or_default()
    }

    /// Plays a move given as text.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn play(&mut self, text: &str) -> Result<String, JsError> {
        let played = self.study.play_text(text);
        let words =
            |error: Option<GameError>| error.map_or_else(String::new, |error| game_error(&error, self.language()));
        played.map_err(|error| JsError::new(&words(error)))
    }

    /// Whether the reader has made a move in a game against the computer.
    pub fn can_take_back(&self) -> bool {
        self.study.can_take_back(&self.seats)
    }

    /// Takes back the reader's last move and what was answered.
    pub fn take_back(&mut self) {
        self.study.take_back(&self.seats);
    }

    /// Puts a `friend` or an `enemy` on a square; anything else takes away what stands there.
    pub fn put(&mut self, square: i32, what: &str) {
        let extra = match what {
            "friend" => Some(AddedPiece::Friend),
            "enemy" => Some(AddedPiece::Enemy),
            _ => None,
        };
        if let Some(square) = at(square) {
            self.study.put(square, extra);
        }
    }

    /// The names of the attributes that would show what is on the board now.
    pub fn now_names(&self) -> Vec<String> {
        self.study.now().into_iter().map(|(name, _)| name.to_string()).collect()
    }

    /// Their values, in the same order.
    pub fn now_values(&self) -> Vec<String> {
        self.study.now().into_iter().map(|(_, value)| value).collect()
    }

    /// Everything as it was at first.
    pub fn reset(&mut self) {
        self.study.reset();
    }

    /// Whether something is not as it was at first.
    pub fn is_changed(&self) -> bool {
        self.study.is_changed()
    }

    /// The moves of the line, as people write them, with their annotations.
    pub fn line(&self) -> Vec<String> {
        let Some(game) = self.study.line() else { return Vec::new() };
        let plies = game.plies().iter().chain(game.undone());
        plies.enumerate().map(|(number, ply)| [ply.san.as_str(), self.study.mark_of(number)].concat()).collect()
    }

    /// What is said where the line stands.
    pub fn comment(&self) -> String {
        self.study.comment().to_string()
    }

    /// How many moves have been played.
    pub fn ply(&self) -> usize {
        self.study.game().map_or(0, |game| game.plies().len())
    }

    /// Shows the line after so many of its moves.
    pub fn go(&mut self, ply: usize) {
        self.study.go(ply);
    }

    /// The kinds of mark in use.
    pub fn legend_kinds(&self) -> Vec<String> {
        self.legend().into_iter().map(|(kind, _)| kind.to_string()).collect()
    }

    /// What each of them means, in the same order.
    pub fn legend_meanings(&self) -> Vec<String> {
        self.legend().into_iter().map(|(_, meaning)| meaning.to_string()).collect()
    }

    /// How the picked piece moves, in words; empty while none is picked.
    pub fn description(&self) -> String {
        let piece = self.study.picked_piece();
        let movement = piece.and_then(|piece| self.study.stage().figure(piece.kind).movement.as_ref());
        let mut words = movement.map_or_else(String::new, |movement| describe(movement, self.language()));
        if let Some(piece) = piece {
            words.push_str(&phrases::beyond(self.study.stage().figure(piece.kind), self.language()));
        }
        words
    }

    /// The name of the picked piece.
    pub fn picked_name(&self) -> String {
        let piece = self.study.picked_piece();
        piece.map_or_else(String::new, |piece| self.study.stage().figure(piece.kind).name(self.language()).to_string())
    }

    /// The squares the picked piece reaches, in words.
    pub fn squares(&self) -> String {
        phrases::squares(&self.study, self.language())
    }

    /// A square and what the picked piece can do there, in words.
    pub fn explain(&self, square: i32) -> String {
        at(square).map_or_else(String::new, |square| phrases::explain(&self.study, square, self.language()))
    }

    /// Whose turn it is, or how the game ended.
    pub fn status(&self) -> String {
        phrases::status(&self.study, self.language())
    }

    /// The squares the picked piece reaches.
    pub fn targets(&self) -> Vec<i32> {
        self.study.reach().marks.iter().map(|mark| number(mark.to)).collect()
    }

    /// How a square is marked that the picked piece reaches.
    pub fn target_kind(&self, square: i32) -> String {
        self.mark(square).map_or_else(String::new, |mark| MarkKind::of(mark).name().to_string())
    }

    /// Whether the picked piece may go to a square without capturing.
    pub fn moves_to(&self, square: i32) -> bool {
        self.mark(square).is_some_and(|mark| mark.moves)
    }

    /// Whether the picked piece may capture on a square.
    pub fn captures_on(&self, square: i32) -> bool {
        self.mark(square).is_some_and(|mark| mark.captures)
    }

    /// Whether the picked piece promotes on a square.
    pub fn promotes_on(&self, square: i32) -> bool {
        self.mark(square).is_some_and(|mark| mark.promotes)
    }

    /// The squares on the picked piece's way to a square.
    pub fn through(&self, square: i32) -> Vec<i32> {
        self.mark(square).map_or_else(Vec::new, |mark| mark.through.iter().map(|&it| number(it)).collect())
    }

    /// The square of the piece that the picked piece jumps over on its way to a square; -1 if there is none.
    pub fn screen(&self, square: i32) -> i32 {
        self.mark(square).and_then(|mark| mark.screen).map_or(-1, number)
    }

    /// The text of the position; empty where the board is no position of a game.
    pub fn fen(&self) -> String {
        self.study.game().map_or_else(String::new, |game| game.position().fen())
    }

    /// Whose turn it is, by colour; empty when there is no game or it is over.
    pub fn turn(&self) -> String {
        let game = self.study.game().filter(|game| game.outcome().is_ongoing());
        game.map_or_else(String::new, |game| self.study.stage().colour(game.position().turn()))
    }

    /// Whether the computer has this side.
    pub fn is_computers(&self, colour: &str) -> bool {
        let player = self.study.stage().player_named(colour);
        self.study.mode() == DiagramMode::Play && !player.is_some_and(|player| self.seats.contains(&player))
    }

    /// The position the game began with.
    pub fn start(&self) -> String {
        self.study.game().map_or_else(String::new, |game| game.start().fen())
    }

    /// The moves of the game so far in coordinates.
    pub fn moves(&self) -> Vec<String> {
        let Some(game) = self.study.game() else { return Vec::new() };
        let write = |ply: &Ply| notation::coordinate::write(game.variant(), ply.mv);
        game.plies().iter().map(write).collect()
    }

    /// The ids of the game's options that are on.
    pub fn options(&self) -> Vec<String> {
        let Some(game) = self.study.game() else { return Vec::new() };
        let variant = game.variant();
        let on = variant.options().ids().filter(|id| variant.options().is_on(id));
        on.map(ToString::to_string).collect()
    }

    fn mark(&self, square: i32) -> Option<&ReachMark> {
        self.study.reach().mark(at(square)?)
    }

    /// The kinds of mark in use, and what each means.
    fn legend(&self) -> Vec<(&'static str, &'static str)> {
        let marks = &self.study.reach().marks;
        let mut out = Vec::new();
        for kind in phrases::kinds_in_use(&self.study) {
            let of_kind: Vec<&ReachMark> = marks.iter().filter(|mark| MarkKind::of(mark) == kind).collect();
            out.push((kind.name(), phrases::legend(kind, &of_kind, self.language())));
        }
        if marks.iter().any(|mark| mark.taken) {
            out.push(("taken", phrases::taken(self.language())));
        }
        if marks.iter().any(|mark| mark.promotes) {
            out.push(("promotion", phrases::promotion(self.language())));
        }
        if !drawing::passed(&self.study).is_empty() {
            out.push(("passed", phrases::passed(self.language())));
        }
        out
    }

    fn language(&self) -> Language {
        texts::ONLY.unwrap_or(self.language)
    }

    fn geometry(&self) -> DiagramGeometry {
        DiagramGeometry::new(self.study.stage().shape(), self.look.up)
    }
}

fn at(number: i32) -> Option<Square> {
    u8::try_from(number).ok().map(Square::from_index)
}

fn number(square: Square) -> i32 {
    square.index() as i32
}

fn sample(kind: &str) -> SvgNode {
    match kind {
        "promotion" => drawing::promotion_sample(),
        "passed" => drawing::passed_sample(),
        "taken" => drawing::taken_sample(),
        _ => {
            MarkKind::ALL.into_iter().find(|known| known.name() == kind).map_or_else(SvgNode::default, drawing::sample)
        }
    }
}

fn build(document: &Document, node: &SvgNode, parent: &Element) {
    let Ok(element) = document.create_element_ns(Some(SVG), node.tag) else { return };
    for (name, value) in &node.attributes {
        // The names are this crate's own: none is refused.
        let _ = element.set_attribute(name, value);
    }
    if !node.text.is_empty() {
        element.set_text_content(Some(&node.text));
    }
    for child in &node.children {
        build(document, child, &element);
    }
    let _ = parent.append_child(&element);
}
