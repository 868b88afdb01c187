//! Pieces drawn once and kept: a piece on the board is then one copy of a small bitmap.

use std::collections::HashMap;

use menagerie_rules::PieceDefinition;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, Path2d, Window};

use super::art::{ArtPath, PaintRole, UNITS, parse};
use super::scene::PieceColour;
use super::theme::{LetterPlate, PiecePaint, PieceSet, SIGN_FILL, letter_plate, paint, paint_in, sign};

/// The pictures given so far, and the bitmaps made of them.
#[derive(Default)]
pub struct Sprites {
    art: HashMap<String, Vec<Stroke>>,
    letters: HashMap<String, String>,
    set: PieceSet,
    /// Whether a bitmap of another size does: what moves is not looked at closely.
    pub rough: bool,
    drawn: HashMap<Key, HtmlCanvasElement>,
}

/// A part of a picture whose path the browser has read.
struct Stroke {
    part: ArtPath,
    path: Path2d,
}

#[derive(PartialEq, Eq, Hash)]
struct Key {
    art: String,
    colour: PieceColour,
    size: u32,
}

/// Bitmaps kept before the cache is emptied: more than all kinds in all colours at two sizes.
const MOST: usize = 400;

impl Sprites {
    /// Takes the picture of a piece; bitmaps of an older picture with this id are forgotten.
    pub fn set_art(&mut self, id: &str, svg: &str) -> Result<(), String> {
        let strokes = parse(svg)?
            .into_iter()
            .map(|part| {
                let path = Path2d::new_with_path_string(&part.path).map_err(|_| "the browser cannot read its path")?;
                Ok(Stroke { part, path })
            })
            .collect::<Result<Vec<_>, String>>()?;
        self.art.insert(id.to_string(), strokes);
        self.drawn.retain(|key, _| key.art != id);
        Ok(())
    }

    /// Says which letter stands for the pieces of a picture.
    pub fn set_letter(&mut self, id: &str, letter: &str) {
        self.letters.insert(id.to_string(), letter.to_string());
        self.drawn.retain(|key, _| key.art != id);
    }

    /// Chooses how pieces are drawn.
    pub fn choose(&mut self, set: PieceSet) {
        self.set = set;
        self.clear();
    }

    /// The parts of a picture; none where its letter is shown instead.
    pub fn parts(&self, art: &str) -> Vec<&ArtPath> {
        let strokes = self.art.get(art).filter(|_| !self.set.has_letters());
        strokes.into_iter().flatten().map(|stroke| &stroke.part).collect()
    }

    /// How pieces are drawn.
    pub fn set(&self) -> PieceSet {
        self.set
    }

    /// The letter that stands for a picture, or the sign that is all of it.
    pub fn letter(&self, art: &str) -> String {
        if let Some(sign) = PieceDefinition::sign_of(art) {
            return sign.to_string();
        }
        self.letters.get(art).cloned().unwrap_or_else(|| art.chars().take(2).collect())
    }

    /// Forgets the bitmaps, as when squares have changed their size.
    pub fn clear(&mut self) {
        self.drawn.clear();
    }

    /// Forgets the bitmaps of all other sizes.
    pub fn keep(&mut self, sizes: &[u32]) {
        self.drawn.retain(|key, _| sizes.contains(&key.size));
    }

    /// The bitmap of a piece, `size` device pixels wide and high. A piece without a picture shows its first letters.
    /// Another size is given while anything is [`rough`](Sprites::rough).
    pub fn get(&mut self, art: &str, colour: PieceColour, size: u32) -> Result<&HtmlCanvasElement, JsValue> {
        if self.drawn.len() > MOST {
            self.drawn.clear();
        }
        let mut key = Key { art: art.to_string(), colour, size };
        if self.rough && !self.drawn.contains_key(&key) {
            let others = self.drawn.keys().filter(|other| other.colour == colour && other.art == art);
            key.size = others.map(|other| other.size).max().unwrap_or(size);
        }
        if !self.drawn.contains_key(&key) {
            let size = key.size;
            let canvas = new_canvas(size, size)?;
            let context = context(&canvas)?;
            let paint = paint_in(self.set, colour);
            match self.art.get(art).filter(|_| !self.set.has_letters()) {
                _ if self.set == PieceSet::Hidden => {}
                Some(strokes) => draw(&context, strokes, paint, size)?,
                None => draw_letter(&context, &self.letter(art), paint, letter_plate(self.set, colour), size)?,
            }
            // Shapes are signs themselves.
            if !matches!(self.set, PieceSet::Hidden | PieceSet::Shapes) {
                draw_sign(&context, colour, size)?;
            }
            self.drawn.insert(Key { art: art.to_string(), colour, size }, canvas);
        }
        self.drawn.get(&key).ok_or_else(|| JsValue::from_str("The bitmap of a piece is missing"))
    }
}

/// A canvas that is not in the page.
pub fn new_canvas(width: u32, height: u32) -> Result<HtmlCanvasElement, JsValue> {
    let document = web_sys::window()
        .as_ref()
        .and_then(Window::document)
        .ok_or_else(|| JsValue::from_str("A board can only be drawn inside a page"))?;
    let canvas: HtmlCanvasElement = document.create_element("canvas")?.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    Ok(canvas)
}

/// The brush of a canvas.
pub fn context(canvas: &HtmlCanvasElement) -> Result<CanvasRenderingContext2d, JsValue> {
    let context = canvas.get_context("2d")?.ok_or_else(|| JsValue::from_str("This browser cannot draw on a canvas"))?;
    Ok(context.unchecked_into())
}

fn draw(context: &CanvasRenderingContext2d, strokes: &[Stroke], paint: PiecePaint, size: u32) -> Result<(), JsValue> {
    let scale = f64::from(size) / UNITS;
    context.scale(scale, scale)?;
    context.set_line_join("round");
    if let Some(halo) = paint.halo {
        context.set_stroke_style_str(halo);
        for Stroke { part, path } in strokes.iter().filter(|stroke| stroke.part.role == PaintRole::Fill) {
            set_line(context, part, 2.6);
            context.stroke_with_path(path);
        }
    }
    for Stroke { part, path } in strokes {
        set_line(context, part, 0.0);
        match part.role {
            PaintRole::Fill => {
                context.set_fill_style_str(paint.fill);
                context.fill_with_path_2d(path);
                context.set_stroke_style_str(paint.edge);
                context.stroke_with_path(path);
            }
            PaintRole::Line => {
                context.set_stroke_style_str(paint.line);
                context.stroke_with_path(path);
            }
            PaintRole::ShapeColour => {
                context.set_fill_style_str(paint.line);
                context.fill_with_path_2d(path);
            }
        }
    }
    Ok(())
}

fn set_line(context: &CanvasRenderingContext2d, part: &ArtPath, wider: f64) {
    context.set_line_cap(if part.round_ends { "round" } else { "butt" });
    context.set_line_width(part.width + wider);
}

/// Draws the sign of one of four players.
fn draw_sign(context: &CanvasRenderingContext2d, colour: PieceColour, size: u32) -> Result<(), JsValue> {
    let Some(path) = sign(colour) else { return Ok(()) };
    let (path, scale) = (Path2d::new_with_path_string(path)?, f64::from(size) / UNITS);
    context.set_transform(scale, 0.0, 0.0, scale, 0.0, 0.0)?;
    context.set_line_join("round");
    context.set_line_width(SIGN_LINE * 2.0);
    context.set_stroke_style_str(paint(colour).edge);
    context.stroke_with_path(&path);
    context.set_fill_style_str(SIGN_FILL);
    context.fill_with_path_2d(&path);
    Ok(())
}

/// How far the line around a sign reaches beyond it, in units of the pictures.
pub const SIGN_LINE: f64 = 2.4;

/// The size of a letter, where there is more than one, in parts of the size of one alone.
pub const SEVERAL: f64 = 0.7;

fn draw_letter(
    context: &CanvasRenderingContext2d,
    letter: &str,
    paint: PiecePaint,
    plate: LetterPlate,
    size: u32,
) -> Result<(), JsValue> {
    let scale = f64::from(size) / UNITS;
    context.scale(scale, scale)?;
    context.set_line_join("round");
    let path = Path2d::new_with_path_string(plate.path)?;
    if let Some(halo) = paint.halo {
        context.set_line_width(9.0);
        context.set_stroke_style_str(halo);
        context.stroke_with_path(&path);
    }
    context.set_fill_style_str(paint.fill);
    context.fill_with_path_2d(&path);
    context.set_line_width(4.0);
    context.set_stroke_style_str(paint.edge);
    context.stroke_with_path(&path);
    context.set_fill_style_str(paint.line);
    context.set_text_align("center");
    context.set_text_baseline("alphabetic");
    let height = if letter.chars().count() > 1 { plate.size * SEVERAL } else { plate.size };
    context.set_font(&format!("700 {height}px system-ui, sans-serif"));
    // Capital letters are about 0.72 of the size of their font high.
    context.fill_text(letter, UNITS / 2.0, plate.middle + height * 0.36)
}
