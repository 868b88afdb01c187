//! The board under fingers: zooming and moving, the meaning of a touch, and the loupe.

use menagerie_page::Session;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{HtmlElement, PointerEvent, PointerEventInit, WheelEvent, WheelEventInit};

use crate::board::{Bench, frames, rest};
use crate::border::{given, json};

/// One finger of several at a place of the board, in CSS pixels.
fn touch(bench: &Bench, event: &str, finger: i32, (x, y): (f64, f64)) {
    let init = PointerEventInit::new();
    init.set_pointer_id(finger);
    init.set_is_primary(finger == 1);
    init.set_pointer_type("touch");
    init.set_cancelable(true);
    init.set_client_x(x as i32);
    init.set_client_y(y as i32);
    let event = PointerEvent::new_with_event_init_dict(event, &init).unwrap();
    bench.canvas.dispatch_event(&event).unwrap();
}

fn tap(bench: &Bench, place: (f64, f64)) {
    touch(bench, "pointerdown", 1, place);
    touch(bench, "pointerup", 1, place);
}

/// Two fingers move apart around a place, to twice the distance.
fn pinch(bench: &Bench, (x, y): (f64, f64)) {
    touch(bench, "pointerdown", 1, (x - 40.0, y));
    touch(bench, "pointerdown", 2, (x + 40.0, y));
    touch(bench, "pointermove", 1, (x - 80.0, y));
    touch(bench, "pointermove", 2, (x + 80.0, y));
    touch(bench, "pointerup", 2, (x + 80.0, y));
    touch(bench, "pointerup", 1, (x - 80.0, y));
}

/// Left, top and side of a square, in CSS pixels.
fn square(bench: &Bench, name: &str) -> [f64; 3] {
    bench.view.square_box(name).unwrap().try_into().unwrap()
}

/// A bench whose board can be enlarged, without animation.
async fn zoomable() -> Bench {
    let bench = Bench::new().await;
    bench.view.set_zoomable(true);
    bench.view.set_motion(false);
    bench
}

const WHOLE: &str = r#"{"type":"zoom","whole":true}"#;
const PART: &str = r#"{"type":"zoom","whole":false}"#;

#[wasm_bindgen_test]
async fn two_fingers_enlarge_the_board_and_not_beyond_its_frame() {
    let bench = zoomable().await;
    pinch(&bench, (160.0, 160.0));
    frames().await;
    assert_eq!(square(&bench, "d5"), [80.0, 80.0, 80.0], "twice as large, around the middle");
    assert!(bench.heard().contains(&PART.to_string()));
    // Moved far to the right, the left edge of the board stops at its frame.
    touch(&bench, "pointerdown", 1, (100.0, 100.0));
    touch(&bench, "pointerdown", 2, (200.0, 100.0));
    touch(&bench, "pointermove", 1, (1100.0, 100.0));
    touch(&bench, "pointermove", 2, (1200.0, 100.0));
    touch(&bench, "pointerup", 2, (1200.0, 100.0));
    touch(&bench, "pointerup", 1, (1100.0, 100.0));
    frames().await;
    assert_eq!(square(&bench, "a5")[0], 0.0);
    bench.view.zoom_out();
    frames().await;
    assert_eq!(square(&bench, "a8"), [0.0, 0.0, 40.0]);
    assert_eq!(bench.heard().last().map(String::as_str), Some(WHOLE));
}

#[wasm_bindgen_test]
async fn what_is_enlarged_is_drawn_anew_and_crisp() {
    let bench = zoomable().await;
    let colours = [bench.pixel((0.0, 4.0), (0.5, 0.5)), bench.pixel((1.0, 4.0), (0.5, 0.5))];
    pinch(&bench, (160.0, 160.0));
    frames().await;
    // d5 and e5 meet in the middle of the board: the colour changes from one pixel to the next.
    let ratio = f64::from(bench.canvas.width()) / 320.0;
    let at = |x: f64| bench.pixel((0.0, 0.0), (x * 8.0 / 320.0, 120.0 * 8.0 / 320.0));
    let (left, right) = (at(160.0 - 1.0 / ratio), at(160.0));
    assert!(colours.contains(&left) && colours.contains(&right) && left != right, "{left:?} {right:?}");
}

#[wasm_bindgen_test]
async fn a_second_finger_takes_back_what_the_first_has_begun() {
    let bench = zoomable().await;
    touch(&bench, "pointerdown", 1, (180.0, 260.0));
    touch(&bench, "pointerdown", 2, (60.0, 60.0));
    touch(&bench, "pointerup", 2, (60.0, 60.0));
    touch(&bench, "pointerup", 1, (180.0, 260.0));
    assert_eq!(bench.heard()[..2], [r#"{"type":"pick","square":"e2","touch":true}"#, r#"{"type":"retract"}"#]);
}

#[wasm_bindgen_test]
async fn two_taps_on_a_square_enlarge_it_and_two_more_show_all() {
    let bench = zoomable().await;
    for expected in [80.0, 40.0] {
        tap(&bench, (60.0, 140.0));
        tap(&bench, (62.0, 139.0));
        frames().await;
        assert_eq!(square(&bench, "a1")[2], expected);
        rest(400).await;
    }
    // On two squares they are two taps.
    tap(&bench, (60.0, 140.0));
    tap(&bench, (85.0, 140.0));
    frames().await;
    assert_eq!(square(&bench, "a1")[2], 40.0);
    // With more time between them, they are two taps.
    tap(&bench, (180.0, 140.0));
    rest(400).await;
    tap(&bench, (180.0, 140.0));
    frames().await;
    assert_eq!(square(&bench, "a1")[2], 40.0);
}

#[wasm_bindgen_test]
async fn one_finger_moves_an_enlarged_board_and_a_picked_piece_moves_itself() {
    let bench = zoomable().await;
    pinch(&bench, (160.0, 160.0));
    frames().await;
    bench.heard();
    touch(&bench, "pointerdown", 1, (160.0, 160.0));
    touch(&bench, "pointermove", 1, (160.0, 130.0));
    touch(&bench, "pointermove", 1, (160.0, 60.0));
    touch(&bench, "pointerup", 1, (160.0, 60.0));
    frames().await;
    assert_eq!(square(&bench, "d5")[1], -20.0);
    assert_eq!(bench.heard().iter().filter(|gesture| gesture.contains("drop")).count(), 0);
    // e2 is in sight now.
    bench.show(Some("e2"));
    let [left, top, side] = square(&bench, "e2");
    touch(&bench, "pointerdown", 1, (left + side / 2.0, top + side / 2.0));
    touch(&bench, "pointermove", 1, (left + side / 2.0, top - side * 0.5));
    touch(&bench, "pointerup", 1, (left + side / 2.0, top - side * 0.5));
    let expected = r#"{"type":"drop","from":"e2","square":"e3","touch":true}"#;
    assert_eq!(bench.heard().last().map(String::as_str), Some(expected));
    assert_eq!(square(&bench, "e2"), [left, top, side], "the board stays");
}

#[wasm_bindgen_test]
async fn the_wheel_enlarges_with_the_control_key_only() {
    let bench = zoomable().await;
    let wheel = |control: bool, down: f64| {
        let init = WheelEventInit::new();
        init.set_ctrl_key(control);
        init.set_delta_y(down);
        init.set_cancelable(true);
        init.set_client_x(160);
        init.set_client_y(160);
        let event = WheelEvent::new_with_event_init_dict("wheel", &init).unwrap();
        bench.canvas.dispatch_event(&event).unwrap();
        event.default_prevented()
    };
    assert!(!wheel(false, -100.0), "the page scrolls");
    assert!(wheel(true, -100.0), "the page is not enlarged");
    frames().await;
    let side = square(&bench, "d5")[2];
    assert!(side > 40.0);
    assert!(wheel(false, 20.0), "and now it moves the board");
    rest(400).await;
    frames().await;
    assert_eq!(square(&bench, "d5")[2], side);
    for _ in 0..20 {
        wheel(true, 100.0);
    }
    rest(400).await;
    assert_eq!(square(&bench, "a8"), [0.0, 0.0, 40.0]);
}

#[wasm_bindgen_test]
async fn a_move_out_of_sight_comes_into_sight_and_another_game_shows_all() {
    let bench = zoomable().await;
    let mut session = Session::new("chess", None).unwrap();
    bench.view.show(&session, json("{}"), None).unwrap();
    // Only the first ranks are in sight.
    for _ in 0..2 {
        pinch(&bench, (160.0, 300.0));
    }
    frames().await;
    assert_eq!(square(&bench, "a1")[2], 80.0, "four squares at least");
    session.play("e4").unwrap();
    session.play("e5").unwrap();
    bench.view.show(&session, json("{}"), None).unwrap();
    frames().await;
    let [_, top, side] = square(&bench, "e5");
    assert!(top >= 0.0 && top + side <= 320.0, "{top}");
    assert_eq!(side, 80.0, "as large as before");
    bench.view.let_go();
    frames().await;
    assert_eq!(square(&bench, "a8"), [0.0, 0.0, 40.0]);
}

#[wasm_bindgen_test]
async fn a_tap_beside_a_target_means_it_and_a_click_does_not() {
    let bench = zoomable().await;
    bench.show(Some("e2"));
    let last = |bench: &Bench| bench.heard().into_iter().find(|gesture| gesture.contains("pick"));
    // Four pixels beside e4, whose middle is at (180, 180).
    tap(&bench, (199.0, 176.0));
    assert!(!last(&bench).unwrap().contains("near"), "on the square itself");
    tap(&bench, (201.0, 176.0));
    assert_eq!(last(&bench).unwrap(), r#"{"type":"pick","square":"f4","near":"e4","touch":true}"#);
    rest(400).await;
    tap(&bench, (208.0, 176.0));
    assert_eq!(last(&bench).unwrap(), r#"{"type":"pick","square":"f4","touch":true}"#, "farther than half a finger");
    bench.heard();
    let click = |event: &str| {
        let init = PointerEventInit::new();
        init.set_pointer_id(1);
        init.set_is_primary(true);
        init.set_pointer_type("mouse");
        init.set_client_x(201);
        init.set_client_y(176);
        bench.canvas.dispatch_event(&PointerEvent::new_with_event_init_dict(event, &init).unwrap()).unwrap();
    };
    click("pointerdown");
    click("pointerup");
    assert_eq!(last(&bench).unwrap(), r#"{"type":"pick","square":"f4"}"#);
}

#[wasm_bindgen_test]
async fn a_loupe_is_over_the_finger_while_it_is_down_and_the_square_it_ends_on_is_meant() {
    let bench = zoomable().await;
    let loupe = || {
        let found = bench.canvas.parent_element().unwrap().query_selector(".loupe").unwrap();
        found
            .map(|it| it.unchecked_into::<HtmlElement>())
            .filter(|it| it.style().get_property_value("display").unwrap() == "block")
    };
    bench.show(Some("e2"));
    touch(&bench, "pointerdown", 1, (60.0, 190.0));
    rest(150).await;
    assert!(loupe().is_none(), "not wanted");
    touch(&bench, "pointerup", 1, (60.0, 190.0));
    bench.view.set_loupe(true);
    rest(400).await;
    bench.heard();
    touch(&bench, "pointerdown", 1, (60.0, 190.0));
    rest(150).await;
    assert!(loupe().is_some());
    touch(&bench, "pointermove", 1, (120.0, 190.0));
    touch(&bench, "pointermove", 1, (178.0, 182.0));
    frames().await;
    let style = loupe().unwrap().style();
    let pixels = |name: &str| style.get_property_value(name).unwrap().trim_end_matches("px").parse::<f64>().unwrap();
    assert!(pixels("top") + pixels("height") < 182.0, "above the finger");
    touch(&bench, "pointerup", 1, (178.0, 182.0));
    frames().await;
    assert!(loupe().is_none());
    let expected = [
        r#"{"type":"pick","square":"b4","touch":true}"#,
        r#"{"type":"pick","square":"e4","touch":true}"#,
        r#"{"type":"tap","square":"e4"}"#,
    ];
    assert_eq!(bench.heard(), expected);
    bench.view.set_marks(given(serde_json::json!({}))).unwrap();
}
