//! A cache of drawn pieces: drawing a piece on the board is a copy of a small bitmap.

use std::collections::HashMap;

use menagerie_rules::PieceDefinition;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, Path2d, Window};

use super::theme::{PieceSet, SIGN_FILL, letter_plate, paint_in, sign};
use menagerie_scene::{ArtPath, PieceColour, SIDE, SvgNode, letter, parse, shapes};

/// The pictures, and the bitmaps made from them.
#[derive(Default)]
pub struct Sprites {
    art: HashMap<String, Vec<ArtPath>>,
    letters: HashMap<String, String>,
    set: PieceSet,
    /// Whether a bitmap of another size may be used, as for moving pieces.
    pub rough: bool,
    drawn: HashMap<Key, HtmlCanvasElement>,
}

#[derive(PartialEq, Eq, Hash)]
struct Key {
    art: String,
    colour: PieceColour,
    size: u32,
}

/// The most bitmaps in the cache before it is emptied: more than all kinds in all colours at two sizes.
const MAX_SPRITES: usize = 400;

impl Sprites {
    /// Sets the picture of a piece, and removes the bitmaps of an older picture with this id.
    pub fn set_art(&mut self, id: &str, svg: &str) -> Result<(), String> {
        let parts = parse(svg)?;
        for part in &parts {
            Path2d::new_with_path_string(&part.path).map_err(|_| "the browser cannot read its path")?;
        }
        self.art.insert(id.to_string(), parts);
        self.drawn.retain(|key, _| key.art != id);
        Ok(())
    }

    /// Sets the letter for the pieces of a picture.
    pub fn set_letter(&mut self, id: &str, letter: &str) {
        self.letters.insert(id.to_string(), letter.to_string());
        self.drawn.retain(|key, _| key.art != id);
    }

    /// Sets the style of pieces.
    pub fn choose(&mut self, set: PieceSet) {
        self.set = set;
        self.clear();
    }

    /// The parts of a piece's picture, in the order of painting: its drawing or its letter, and the sign of one of four players.
    pub fn parts(&self, art: &str, colour: PieceColour) -> Vec<SvgNode> {
        let paint = Some(paint_in(self.set, colour));
        let mut parts = match self.art.get(art).filter(|_| !self.set.has_letters()) {
            Some(paths) => shapes(paths, paint),
            None => letter(&self.letter(art), letter_plate(self.set, colour), paint),
        };
        // Shapes are signs themselves.
        if let Some(path) = sign(colour).filter(|_| self.set != PieceSet::Shapes) {
            let sign = SvgNode::new("path").with("d", path).with("fill", SIGN_FILL).with("paint-order", "stroke");
            parts.push(sign.with("stroke", colour.paint().edge).with("stroke-width", SIGN_WIDTH));
        }
        parts
    }

    /// The style of pieces.
    pub fn set(&self) -> PieceSet {
        self.set
    }

    /// The letter for a picture, or the sign that replaces it.
    fn letter(&self, art: &str) -> String {
        if let Some(sign) = PieceDefinition::sign_of(art) {
            return sign.to_string();
        }
        self.letters.get(art).cloned().unwrap_or_else(|| art.chars().take(2).collect())
    }

    /// Removes the bitmaps, for example when the size of squares has changed.
    pub fn clear(&mut self) {
        self.drawn.clear();
    }

    /// Removes the bitmaps of all other sizes.
    pub fn keep(&mut self, sizes: &[u32]) {
        self.drawn.retain(|key, _| sizes.contains(&key.size));
    }

    /// The bitmap of a piece, `size` device pixels wide and high. A piece without a picture shows its first letters. While
    /// [`rough`](Sprites::rough) is set, the bitmap may have another size.
    pub fn get(&mut self, art: &str, colour: PieceColour, size: u32) -> Result<&HtmlCanvasElement, JsValue> {
        if self.drawn.len() > MAX_SPRITES {
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
            if self.set != PieceSet::Hidden {
                draw(&context, &self.parts(art, colour), size)?;
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

/// The context of a canvas.
pub fn context(canvas: &HtmlCanvasElement) -> Result<CanvasRenderingContext2d, JsValue> {
    let context = canvas.get_context("2d")?.ok_or_else(|| JsValue::from_str("This browser cannot draw on a canvas"))?;
    Ok(context.unchecked_into())
}

/// Draws paths and texts of a square of 100 by 100 units, with those SVG attributes that the pictures of pieces have.
fn draw(context: &CanvasRenderingContext2d, parts: &[SvgNode], size: u32) -> Result<(), JsValue> {
    let scale = f64::from(size) / f64::from(SIDE);
    context.scale(scale, scale)?;
    context.set_line_join("round");
    context.set_text_align("center");
    for part in parts {
        let number = |name| part.value(name).parse().unwrap_or_default();
        let [fill, stroke] = ["fill", "stroke"].map(|name| part.value(name));
        context.set_fill_style_str(fill);
        context.set_stroke_style_str(stroke);
        if part.tag == "text" {
            let [weight, size, family] = ["font-weight", "font-size", "font-family"].map(|name| part.value(name));
            context.set_font(&[weight, " ", size, "px ", family].concat());
            context.fill_text(&part.text, number("x"), number("y"))?;
            continue;
        }
        let path = Path2d::new_with_path_string(part.value("d"))?;
        context.set_line_width(number("stroke-width"));
        context.set_line_cap(if part.value("stroke-linecap") == "round" { "round" } else { "butt" });
        let stroke_first = part.value("paint-order") == "stroke";
        if stroke_first {
            context.stroke_with_path(&path);
        }
        if fill != "none" {
            context.fill_with_path_2d(&path);
        }
        if stroke != "none" && !stroke_first {
            context.stroke_with_path(&path);
        }
    }
    Ok(())
}

/// The width of the line around a sign, in units of the pictures; half of it lies within the sign.
const SIGN_WIDTH: &str = "4.8";
