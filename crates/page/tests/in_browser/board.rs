//! The board on a canvas in a page: what it draws and what it reports.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, JSON, Promise};
use menagerie_page::{BoardView, Editor, Session};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, PointerEvent, PointerEventInit};

use crate::border::{given, json, read};

const SIDE: f64 = 320.0;
const PAWN: &str = include_str!("../../../../assets/pieces/pawn.svg");

/// A board of chess on a page, `SIDE` CSS pixels wide and high.
pub struct Bench {
    pub canvas: HtmlCanvasElement,
    pub view: BoardView,
    heard: Rc<RefCell<Vec<String>>>,
    _hear: Closure<dyn FnMut(JsValue)>,
}

impl Bench {
    pub async fn new() -> Bench {
        Bench::of(["320px", "320px"]).await
    }

    pub async fn of([width, height]: [&str; 2]) -> Bench {
        let document = web_sys::window().unwrap().document().unwrap();
        let canvas: HtmlCanvasElement = document.create_element("canvas").unwrap().unchecked_into();
        for (property, value) in
            [("position", "fixed"), ("left", "0"), ("top", "0"), ("width", width), ("height", height)]
        {
            canvas.style().set_property(property, value).unwrap();
        }
        document.body().unwrap().append_child(&canvas).unwrap();
        let heard = Rc::new(RefCell::new(Vec::new()));
        let ears = Rc::clone(&heard);
        let hear = Closure::<dyn FnMut(JsValue)>::new(move |gesture| {
            ears.borrow_mut().push(String::from(JSON::stringify(&gesture).unwrap()));
        });
        let on_gesture: &Function = hear.as_ref().unchecked_ref();
        let view = BoardView::new(canvas.clone(), on_gesture.clone()).unwrap();
        view.set_art("pawn", PAWN).unwrap();
        let bench = Bench { canvas, view, heard, _hear: hear };
        bench.show(None);
        frames().await;
        bench
    }

    pub fn show(&self, selected: Option<&str>) {
        let session = Session::new("chess", None).unwrap();
        self.view.show(&session, given(serde_json::json!({"selected": selected})), Some(false)).unwrap();
    }

    /// The colour of a pixel at a place inside a square, both from 0 to 1.
    pub fn pixel(&self, (column, row): (f64, f64), (x, y): (f64, f64)) -> Vec<u8> {
        let scale = f64::from(self.canvas.width()) / 8.0;
        let context: CanvasRenderingContext2d = self.canvas.get_context("2d").unwrap().unwrap().unchecked_into();
        context.get_image_data((column + x) * scale, (row + y) * scale, 1.0, 1.0).unwrap().data().0
    }

    fn point(&self, event: &str, file: u8, rank: u8) {
        self.point_with("mouse", 0, event, file, rank);
    }

    /// Points with the other button of the mouse and a held key.
    fn draw(&self, event: &str, file: u8, rank: u8) {
        self.point_with("mouse", 2, event, file, rank);
    }

    fn point_with(&self, device: &str, button: i16, event: &str, file: u8, rank: u8) {
        self.point_to(device, button, event, (f64::from(file) + 0.5, 7.5 - f64::from(rank)));
    }

    /// Points with the other button at a place counted in squares from the top left.
    fn point_at(&self, event: &str, place: (f64, f64)) {
        self.point_to("mouse", 2, event, place);
    }

    fn point_to(&self, device: &str, button: i16, event: &str, (x, y): (f64, f64)) {
        let side = SIDE / 8.0;
        let init = PointerEventInit::new();
        init.set_pointer_id(1);
        init.set_is_primary(true);
        init.set_pointer_type(device);
        init.set_button(if event == "pointermove" { -1 } else { button });
        init.set_shift_key(button == 2);
        init.set_client_x((x * side) as i32);
        init.set_client_y((y * side) as i32);
        let event = PointerEvent::new_with_event_init_dict(event, &init).unwrap();
        self.canvas.dispatch_event(&event).unwrap();
    }

    pub fn heard(&self) -> Vec<String> {
        self.heard.take()
    }

    /// Shows the position of chess after 1. e4.
    pub fn play(&self) {
        let mut session = Session::new("chess", None).unwrap();
        session.play("e4").unwrap();
        self.view.show(&session, json("{}"), None).unwrap();
    }

    /// Whether there is a light piece in the middle of a square.
    fn has_piece(&self, column: f64, row: f64) -> bool {
        self.pixel((column, row), (0.5, 0.7))[2] > 225
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        self.canvas.remove();
    }
}

/// Waits until the browser has painted.
pub async fn frames() {
    for _ in 0..3 {
        let next = Promise::new(&mut |resolve, _| {
            web_sys::window().unwrap().request_animation_frame(&resolve).unwrap();
        });
        JsFuture::from(next).await.unwrap();
    }
}

/// Waits for some milliseconds.
pub async fn rest(milliseconds: i32) {
    let end = Promise::new(&mut |resolve, _| {
        let window = web_sys::window().unwrap();
        window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds).unwrap();
    });
    JsFuture::from(end).await.unwrap();
}

#[wasm_bindgen_test]
async fn a_canvas_that_was_lost_is_drawn_again_at_once() {
    let bench = Bench::new().await;
    let (square, pawn) = (((4.0, 6.0), (0.1, 0.1)), ((4.0, 6.0), (0.5, 0.6)));
    let before = [bench.pixel(square.0, square.1), bench.pixel(pawn.0, pawn.1)];
    let empty = || {
        let context: CanvasRenderingContext2d = bench.canvas.get_context("2d").unwrap().unwrap().unchecked_into();
        context.clear_rect(0.0, 0.0, SIDE * 4.0, SIDE * 4.0);
        assert_eq!(bench.pixel(square.0, square.1)[3], 0);
    };
    let document = web_sys::window().unwrap().document().unwrap();
    for (target, event) in [(bench.canvas.as_ref(), "contextrestored"), (document.as_ref(), "visibilitychange")] {
        empty();
        let target: &web_sys::EventTarget = target;
        target.dispatch_event(&web_sys::Event::new(event).unwrap()).unwrap();
        assert_eq!([bench.pixel(square.0, square.1), bench.pixel(pawn.0, pawn.1)], before, "{event}");
    }
}

#[wasm_bindgen_test]
async fn the_canvas_has_a_pixel_for_every_pixel_of_the_screen() {
    let bench = Bench::new().await;
    let ratio = web_sys::window().unwrap().device_pixel_ratio();
    assert_eq!(f64::from(bench.canvas.width()), (SIDE * ratio).round());
}

/// 300 by 150 is the default size of a canvas.
#[wasm_bindgen_test]
async fn a_canvas_that_has_its_size_already_is_drawn_on() {
    let bench = Bench::of(["300px", "150px"]).await;
    let context: CanvasRenderingContext2d = bench.canvas.get_context("2d").unwrap().unwrap().unchecked_into();
    assert_eq!(context.get_image_data(150.0, 75.0, 1.0, 1.0).unwrap().data().0[3], 255);
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
    let session = Session::new("chess", None).unwrap();
    let mut scene = read(session.scene(None, 0).ok().unwrap());
    scene["arrows"] = serde_json::json!([{"from": "e2", "to": "e5", "place": 1}]);
    bench.view.set_scene(given(scene), None).unwrap();
    frames().await;
    let colour = on_e4();
    assert!(colour[2] > colour[0] + 60, "the arrow is blue: {colour:?}");
    bench.view.set_arrows(Vec::new()).unwrap();
    frames().await;
    assert_eq!(on_e4(), before);
}

#[wasm_bindgen_test]
async fn arrows_and_cursor_stay_where_the_game_goes_on_and_squares_are_reported() {
    let bench = Bench::new().await;
    let on = |(column, row): (f64, f64)| bench.pixel((column, row), (0.5, 0.02));
    let before = on((3.0, 3.0));
    bench.view.set_arrows(vec![given(serde_json::json!({"from": "e2", "to": "e5"}))]).unwrap();
    bench.view.set_cursor(Some("d5".to_string())).unwrap();
    bench.show(Some("b1"));
    frames().await;
    assert_ne!(on((3.0, 3.0)), before, "the cursor's frame on d5");
    let shown = read(bench.view.squares());
    let square = |name: &str| shown.as_array().unwrap().iter().find(|it| it["square"] == name).cloned();
    assert_eq!(square("b1").unwrap()["mark"], "picked");
    assert_eq!(
        square("c3").unwrap(),
        serde_json::json!({"square": "c3", "art": null, "colour": null, "mark": "target", "reverts": false})
    );
    assert_eq!((square("e8").unwrap()["colour"].clone(), square("e4")), ("black".into(), None));
    let editor = Editor::new("janus", None, "k9/10/10/10/10/10/10/K1R7 w - - 0 1").unwrap();
    bench.view.show_editor(&editor, Some("c1".to_string()), 2).unwrap();
    assert_eq!(read(bench.view.squares()).as_array().unwrap().len(), 3);
    assert!(bench.view.set_cursor(Some("99".to_string())).is_err());
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
async fn pieces_glide_to_their_squares_unless_they_shall_not() {
    let bench = Bench::new().await;
    bench.view.set_motion(true);
    bench.play();
    frames().await;
    assert!(!bench.has_piece(4.0, 6.0) || !bench.has_piece(4.0, 4.0), "it is on its way");
    rest(400).await;
    assert!(bench.has_piece(4.0, 4.0) && !bench.has_piece(4.0, 6.0), "it has arrived");
    bench.show(None);
    frames().await;
    bench.view.set_motion(false);
    bench.play();
    frames().await;
    assert!(bench.has_piece(4.0, 4.0), "it is there at once");
}

#[wasm_bindgen_test]
async fn a_pointer_over_the_board_is_reported_of_and_the_other_button_draws() {
    let bench = Bench::new().await;
    bench.point("pointermove", 1, 0);
    bench.draw("pointerdown", 1, 0);
    bench.draw("pointermove", 2, 2);
    frames().await;
    bench.draw("pointerup", 2, 2);
    let hover = r#"{"type":"hover","square":"b1"}"#;
    let shape = r#"{"type":"shape","from":"b1","to":"c3","colour":"red"}"#;
    assert_eq!(bench.heard(), [hover, shape]);
}

#[wasm_bindgen_test]
async fn arrows_snap_to_where_the_piece_can_go() {
    let bench = Bench::new().await;
    let marks = r#"{"reachOf":"b1","faint":[{"square":"c3","kind":"leap"},{"square":"a3","kind":"leap"}]}"#;
    bench.view.set_marks(json(marks)).unwrap();
    bench.draw("pointerdown", 1, 0);
    bench.draw("pointermove", 2, 3);
    bench.draw("pointerup", 2, 3);
    assert!(bench.heard()[0].contains(r#""to":"c4""#), "too far away");
    bench.draw("pointerdown", 1, 0);
    bench.point_at("pointermove", (2.4, 4.6));
    bench.point_at("pointerup", (2.4, 4.6));
    assert!(bench.heard()[0].contains(r#""to":"c3""#), "the nearest");
}

#[wasm_bindgen_test]
async fn a_finger_that_stays_looks_and_plays_nothing() {
    let bench = Bench::new().await;
    bench.point_with("touch", 0, "pointerdown", 4, 1);
    rest(600).await;
    bench.point_with("touch", 0, "pointerup", 4, 1);
    assert_eq!(bench.heard(), [r#"{"type":"pick","square":"e2","touch":true}"#, r#"{"type":"hold","square":"e2"}"#]);
}

#[wasm_bindgen_test]
async fn every_mark_is_drawn_and_goes_away_again() {
    let bench = Bench::new().await;
    let spots = [(4.0, 4.0), (2.0, 3.0), (5.0, 3.0)];
    let look = || {
        spots.map(|square| {
            [(0.5, 0.5), (0.1, 0.5), (0.5, 0.92), (0.85, 0.85), (0.19, 0.28)].map(|at| bench.pixel(square, at))
        })
    };
    let bare = look();
    for marks in [
        r#"{"faint":[{"square":"e4","kind":"leap"}]}"#,
        r#"{"heat":[{"square":"e4","count":2,"mine":true}]}"#,
        r#"{"bearing":{"of":"e4","attackers":["c5","f5"],"defenders":[]}}"#,
        r#"{"threatened":["e4"]}"#,
        r#"{"premoves":[{"from":"c5","to":"e4"}]}"#,
        r#"{"shapes":[{"from":"c5","to":"f5","colour":"blue"}]}"#,
        r#"{"shapes":[{"from":"e4"}]}"#,
    ] {
        bench.view.set_marks(json(marks)).unwrap();
        frames().await;
        assert_ne!(look(), bare, "{marks}");
        bench.view.set_marks(json("{}")).unwrap();
        frames().await;
        assert_eq!(look(), bare, "after {marks}");
    }
}

#[wasm_bindgen_test]
async fn the_board_has_several_looks() {
    let bench = Bench::new().await;
    let mut seen = Vec::new();
    for board in ["wood", "green", "blue", "grey", "contrast"] {
        bench.view.set_theme(json(&format!(r#"{{"board":"{board}"}}"#))).unwrap();
        frames().await;
        let squares = [(0.0, 4.0), (1.0, 4.0)].map(|square| bench.pixel(square, (0.5, 0.5)));
        assert!(!seen.contains(&squares), "{board}");
        seen.push(squares);
    }
    let pawn = bench.pixel((4.0, 6.0), (0.2, 0.5));
    bench.view.set_letter("pawn", "P");
    bench.view.set_theme(json(r#"{"pieces":"letters"}"#)).unwrap();
    frames().await;
    assert_ne!(bench.pixel((4.0, 6.0), (0.2, 0.5)), pawn, "a disc is wider than a Pawn");
    let inside = bench.view.square_box("a8").unwrap();
    bench.view.set_theme(json(r#"{"coordinates":"outside"}"#)).unwrap();
    assert!(bench.view.square_box("a8").unwrap()[2] < inside[2], "coordinates beside the board need room");
    assert!(bench.view.set_theme(json(r#"{"board":"lilac"}"#)).is_err());
}

#[wasm_bindgen_test]
async fn the_position_is_had_as_a_picture() {
    let bench = Bench::new().await;
    let svg = bench.view.picture("svg", None).unwrap();
    assert!(svg.starts_with("<svg") && svg.matches("<use").count() == 32);
    assert!(bench.view.picture("png", Some(20)).unwrap().starts_with("data:image/png;base64,"));
    assert!(bench.view.picture("bmp", None).is_err());
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
    assert!(words(bench.view.set_scene(json("{}"), None).unwrap_err()).contains("cannot be read"));
    assert!(words(bench.view.set_scene(json(r#"{"files":40,"ranks":8}"#), None).unwrap_err()).contains("1 to 16"));
    assert!(words(bench.view.set_art("pawn", "<svg/>").unwrap_err()).contains("no path"));
    assert!(words(bench.view.square_box("z9").unwrap_err()).contains("z9"));
}
