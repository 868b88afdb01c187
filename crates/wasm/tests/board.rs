//! The board on a canvas in a page: what it draws and what it reports.
#![cfg(target_arch = "wasm32")]

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise};
use menagerie_wasm::{BoardView, Session};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, PointerEvent, PointerEventInit};

wasm_bindgen_test_configure!(run_in_browser);

const SIDE: f64 = 320.0;
const PAWN: &str = include_str!("../../../assets/pieces/pawn.svg");

/// A board of chess on a page, `SIDE` CSS pixels wide and high.
struct Bench {
    canvas: HtmlCanvasElement,
    view: BoardView,
    heard: Rc<RefCell<Vec<String>>>,
    _hear: Closure<dyn FnMut(String)>,
}

impl Bench {
    async fn new() -> Bench {
        let document = web_sys::window().unwrap().document().unwrap();
        let canvas: HtmlCanvasElement = document.create_element("canvas").unwrap().unchecked_into();
        for (property, value) in
            [("position", "fixed"), ("left", "0"), ("top", "0"), ("width", "320px"), ("height", "320px")]
        {
            canvas.style().set_property(property, value).unwrap();
        }
        document.body().unwrap().append_child(&canvas).unwrap();
        let heard = Rc::new(RefCell::new(Vec::new()));
        let ears = Rc::clone(&heard);
        let hear = Closure::<dyn FnMut(String)>::new(move |text| ears.borrow_mut().push(text));
        let on_gesture: &Function = hear.as_ref().unchecked_ref();
        let view = BoardView::new(canvas.clone(), on_gesture.clone()).unwrap();
        view.set_art("pawn", PAWN).unwrap();
        let bench = Bench { canvas, view, heard, _hear: hear };
        bench.show(None);
        frames().await;
        bench
    }

    fn show(&self, selected: Option<&str>) {
        let session = Session::new("chess", "{}").unwrap();
        self.view.set_scene(&session.scene(selected.map(str::to_string), 0).unwrap()).unwrap();
    }

    /// The colour of a pixel at a place inside a square, both from 0 to 1.
    fn pixel(&self, (column, row): (f64, f64), (x, y): (f64, f64)) -> Vec<u8> {
        let scale = f64::from(self.canvas.width()) / 8.0;
        let context: CanvasRenderingContext2d = self.canvas.get_context("2d").unwrap().unwrap().unchecked_into();
        context.get_image_data((column + x) * scale, (row + y) * scale, 1.0, 1.0).unwrap().data().0
    }

    fn point(&self, event: &str, file: u8, rank: u8) {
        let side = SIDE / 8.0;
        let init = PointerEventInit::new();
        init.set_pointer_id(1);
        init.set_is_primary(true);
        init.set_pointer_type("mouse");
        init.set_client_x(((f64::from(file) + 0.5) * side) as i32);
        init.set_client_y(((7.0 - f64::from(rank) + 0.5) * side) as i32);
        let event = PointerEvent::new_with_event_init_dict(event, &init).unwrap();
        self.canvas.dispatch_event(&event).unwrap();
    }

    fn heard(&self) -> Vec<String> {
        self.heard.take()
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        self.canvas.remove();
    }
}

/// Waits until the browser has painted.
async fn frames() {
    for _ in 0..3 {
        let next = Promise::new(&mut |resolve, _| {
            web_sys::window().unwrap().request_animation_frame(&resolve).unwrap();
        });
        JsFuture::from(next).await.unwrap();
    }
}

#[wasm_bindgen_test]
async fn the_canvas_has_a_pixel_for_every_pixel_of_the_screen() {
    let bench = Bench::new().await;
    let ratio = web_sys::window().unwrap().device_pixel_ratio();
    assert_eq!(f64::from(bench.canvas.width()), (SIDE * ratio).round());
}

#[wasm_bindgen_test]
async fn squares_and_pieces_are_drawn() {
    let bench = Bench::new().await;
    let (light, dark) = (bench.pixel((0.0, 4.0), (0.5, 0.5)), bench.pixel((1.0, 4.0), (0.5, 0.5)));
    assert_ne!(light, dark, "a4 is light, b4 dark");
    assert_eq!(bench.pixel((4.0, 3.0), (0.5, 0.5)), dark, "e5 is dark too");
    let (white, black) = (bench.pixel((4.0, 6.0), (0.5, 0.7)), bench.pixel((4.0, 1.0), (0.5, 0.7)));
    assert!(white[0] > 200 && black[0] < 100, "white {white:?} and black {black:?} Pawns");
}

#[wasm_bindgen_test]
async fn a_picked_piece_shows_its_targets() {
    let bench = Bench::new().await;
    let before = bench.pixel((4.0, 4.0), (0.5, 0.38));
    bench.show(Some("e2"));
    frames().await;
    assert_ne!(bench.pixel((4.0, 4.0), (0.5, 0.38)), before, "the ring on e4");
}

#[wasm_bindgen_test]
async fn an_arrow_is_drawn_over_the_board_and_taken_away() {
    let bench = Bench::new().await;
    let on_e4 = || bench.pixel((4.0, 4.0), (0.5, 0.3));
    let before = on_e4();
    let session = Session::new("chess", "{}").unwrap();
    let mut scene: serde_json::Value = serde_json::from_str(&session.scene(None, 0).unwrap()).unwrap();
    scene["arrows"] = serde_json::json!([{"from": "e2", "to": "e5", "place": 1}]);
    bench.view.set_scene(&scene.to_string()).unwrap();
    frames().await;
    let colour = on_e4();
    assert!(colour[2] > colour[0] + 60, "the arrow is blue: {colour:?}");
    bench.show(None);
    frames().await;
    assert_eq!(on_e4(), before);
}

#[wasm_bindgen_test]
async fn a_click_is_a_pick_and_a_tap() {
    let bench = Bench::new().await;
    bench.point("pointerdown", 4, 1);
    bench.point("pointerup", 4, 1);
    assert_eq!(bench.heard(), [r#"{"type":"pick","square":"e2"}"#, r#"{"type":"tap","square":"e2"}"#]);
}

#[wasm_bindgen_test]
async fn a_drag_is_a_pick_and_a_drop_and_shows_the_piece_under_way() {
    let bench = Bench::new().await;
    bench.show(Some("e2"));
    frames().await;
    let before = bench.pixel((1.0, 3.0), (0.5, 0.7));
    bench.point("pointerdown", 4, 1);
    bench.point("pointermove", 1, 4);
    frames().await;
    assert_ne!(bench.pixel((1.0, 3.0), (0.5, 0.7)), before, "the Pawn hangs over b5");
    bench.point("pointerup", 4, 3);
    frames().await;
    assert_eq!(bench.pixel((1.0, 3.0), (0.5, 0.7)), before);
    assert_eq!(bench.heard(), [r#"{"type":"pick","square":"e2"}"#, r#"{"type":"drop","from":"e2","square":"e4"}"#]);
}

#[wasm_bindgen_test]
async fn a_lost_pointer_cancels() {
    let bench = Bench::new().await;
    bench.point("pointerdown", 4, 1);
    bench.point("pointercancel", 4, 1);
    assert_eq!(bench.heard(), [r#"{"type":"pick","square":"e2"}"#, r#"{"type":"cancel"}"#]);
}

#[wasm_bindgen_test]
async fn what_cannot_be_shown_is_said_in_words() {
    let bench = Bench::new().await;
    let words = |error: JsValue| error.as_string().unwrap();
    assert!(words(bench.view.set_scene("{}").unwrap_err()).contains("cannot be read"));
    assert!(words(bench.view.set_scene(r#"{"files":40,"ranks":8}"#).unwrap_err()).contains("1 to 16"));
    assert!(words(bench.view.set_art("pawn", "<svg/>").unwrap_err()).contains("no path"));
    assert!(words(bench.view.square_box("z9").unwrap_err()).contains("z9"));
}
