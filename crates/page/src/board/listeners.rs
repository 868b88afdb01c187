//! Event listeners: pointers, fingers that would scroll, and the Escape key.

use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    AddEventListenerOptions, Event, EventTarget, HtmlCanvasElement, KeyboardEvent, MouseEvent, PointerEvent, WheelEvent,
};

use super::geometry::ScreenPoint;
use super::gestures::{Gesture, PressPurpose};
use super::size::SizeObserver;
use super::view::{SharedView, report};
use super::wheel;
use menagerie_session::marks::ShapeColour;

/// All listeners of one view; removed when dropped.
pub struct Listeners {
    _events: Vec<Listener>,
    _size: SizeObserver,
}

impl Listeners {
    /// Starts listening.
    pub fn attach(view: &SharedView) -> Result<Listeners, JsValue> {
        let canvas = view.borrow().canvas().clone();
        let target: &EventTarget = canvas.as_ref();
        let weak = Rc::downgrade(view);
        view.borrow_mut().hold.set(move || {
            if let Some(view) = weak.upgrade() {
                let gesture = {
                    let mut view = view.borrow_mut();
                    // Finding a square through the loupe may take any time.
                    if view.aims() { None } else { view.gestures.held() }
                };
                report_some(&view, gesture);
            }
        });
        let layers: Vec<EventTarget> =
            view.borrow().layers.all().iter().map(|layer| layer.canvas.clone().into()).collect();
        let mut events = vec![
            on(target, "pointerdown", view, pointer_down)?,
            on(target, "pointermove", view, pointer_moved)?,
            on(target, "pointerup", view, pointer_up)?,
            on(target, "pointerleave", view, |view, _: PointerEvent| {
                let gesture = view.borrow_mut().gestures.over(None);
                report_some(view, gesture);
            })?,
            on(target, "pointercancel", view, |view, event: PointerEvent| {
                view.borrow_mut().finger_up(event.pointer_id());
                give_up(view);
            })?,
            on(target, "wheel", view, |view, event: WheelEvent| {
                let at = place(view.borrow().canvas(), &event);
                wheel::turned(view, &event, at);
            })?,
            on(target, "lostpointercapture", view, |view, _: PointerEvent| give_up(view))?,
            on(target, "touchmove", view, |view, event: Event| {
                // A finger that carries a piece or draws does not scroll the page; any other does.
                if event.cancelable() && view.borrow().holds_finger() {
                    event.prevent_default();
                }
            })?,
            on(target, "contextmenu", view, |_, event: MouseEvent| event.prevent_default())?,
            on(&window()?, "keydown", view, |view, event: KeyboardEvent| {
                if event.key() == "Escape" {
                    give_up(view);
                }
            })?,
        ];
        for layer in &layers {
            events.push(on(layer, "contextlost", view, |view, _: Event| view.borrow_mut().redraw())?);
            events.push(on(layer, "contextrestored", view, |view, _: Event| view.borrow_mut().renew())?);
        }
        // A tab in the background, or in the browser's back-forward cache, may lose its canvases without an event.
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            events.push(on(&document, "visibilitychange", view, |view, _: Event| view.borrow_mut().renew())?);
        }
        events.push(on(&window()?, "pageshow", view, |view, _: Event| view.borrow_mut().renew())?);
        Ok(Listeners { _events: events, _size: SizeObserver::attach(&canvas, view)? })
    }
}

fn report_some(view: &SharedView, gesture: Option<Gesture>) {
    if let Some(gesture) = gesture {
        report(view, gesture);
    }
}

fn pointer_down(view: &SharedView, event: PointerEvent) {
    let purpose = match event.button() {
        // Not every mouse has a second button.
        0 if !event.shift_key() => PressPurpose::Move,
        0 | 2 => PressPurpose::Draw(Some(ink(&event))),
        _ => return,
    };
    let touch = event.pointer_type() == "touch";
    if touch && finger_down(view, &event) {
        return event.prevent_default();
    }
    // Additional fingers have no other meaning.
    if !event.is_primary() {
        return;
    }
    let gesture = {
        let mut view = view.borrow_mut();
        let point = place(view.canvas(), &event);
        let square = view.square_at(point);
        // A finger trembles more than a mouse.
        let mouse = event.pointer_type() == "mouse";
        let threshold = if mouse { 4.0 } else { 9.0 } * view.pixel_ratio();
        let _ = view.canvas().set_pointer_capture(event.pointer_id());
        let gesture = view.gestures.down(event.pointer_id(), point, square, threshold, purpose);
        view.finger = touch;
        if gesture.is_some() && !mouse {
            view.hold.start();
        }
        view.forget_carried();
        view.redraw_over();
        view.aimed(gesture, point)
    };
    if gesture.is_some() {
        // Otherwise the browser would select text or start a drag of its own.
        event.prevent_default();
    }
    report_some(view, gesture);
}

/// The colour that the held keys choose.
fn ink(event: &PointerEvent) -> ShapeColour {
    let second = event.button() == 2 && (event.shift_key() || event.ctrl_key());
    match (second, event.alt_key() || event.meta_key()) {
        (false, false) => ShapeColour::Green,
        (true, false) => ShapeColour::Red,
        (false, true) => ShapeColour::Blue,
        (true, true) => ShapeColour::Yellow,
    }
}

fn pointer_moved(view: &SharedView, event: PointerEvent) {
    // The other button, pressed while a piece is carried, puts it back.
    if event.button() == 2 {
        return give_up(view);
    }
    let gesture = {
        let mut view = view.borrow_mut();
        let point = place(view.canvas(), &event);
        let pointer = event.pointer_id();
        if view.finger_moved(pointer, point) {
            return;
        }
        let carries = view.carries();
        // Where a press picks up nothing, dragging moves the visible part of an enlarged board.
        if view.is_zoomed()
            && !carries
            && let Some((from, to)) = view.gestures.pan(pointer, point)
        {
            view.hold.stop();
            view.zoom_by(from, to, 1.0);
            return;
        }
        if view.gestures.moved(event.pointer_id(), point, carries) {
            view.hold.stop();
            view.redraw_over();
        }
        // A finger that does not touch the screen has no place.
        let square = view.square_at(point).filter(|_| event.pointer_type() != "touch");
        view.gestures.over(square)
    };
    report_some(view, gesture);
}

fn pointer_up(shared: &SharedView, event: PointerEvent) {
    let mut view = shared.borrow_mut();
    let point = place(view.canvas(), &event);
    view.hold.stop();
    view.finger_up(event.pointer_id());
    if view.tapped_again(event.pointer_id(), point) {
        return;
    }
    let square = view.release_at(point);
    let aims = view.aims();
    let gesture = view.gestures.up(event.pointer_id(), square);
    let gesture = view.aimed(gesture, point);
    let mut gestures = vec![gesture];
    match gesture {
        // The finger has moved on to the square that it means.
        Some(Gesture::Drop { square, touch, .. }) if aims => {
            let pick = view.aimed(Some(Gesture::Pick { square, near: None, touch }), point);
            gestures = vec![pick, Some(Gesture::Tap { square })];
        }
        Some(Gesture::Cancel) if aims => gestures = vec![Some(Gesture::Retract)],
        Some(Gesture::Drop { from, square, near, .. }) => view.carried(from, near.unwrap_or(square)),
        // A tap on a target plays a move, and does not start a double tap.
        Some(Gesture::Tap { square }) if view.finger && view.near(point).is_none() && !view.reaches(square) => {
            view.tapped(point, square, event.time_stamp());
        }
        Some(Gesture::Retract) => view.settle(),
        _ => {}
    }
    view.settle_pulled();
    view.redraw_over();
    drop(view);
    for gesture in gestures {
        report_some(shared, gesture);
    }
}

/// A finger goes down. Returns whether it means the board and not a square.
fn finger_down(shared: &SharedView, event: &PointerEvent) -> bool {
    let mut view = shared.borrow_mut();
    if !view.zooming.on {
        return false;
    }
    let point = place(view.canvas(), event);
    if view.finger_down(event.pointer_id(), point, event.is_primary()) {
        view.hold.stop();
        let gesture = view.gestures.retract();
        view.redraw();
        drop(view);
        report_some(shared, gesture);
        return true;
    }
    view.taps_again(event.pointer_id(), point, event.time_stamp())
}

fn give_up(view: &SharedView) {
    let gesture = {
        let mut view = view.borrow_mut();
        view.hold.stop();
        view.settle_pulled();
        view.redraw_over();
        view.gestures.cancel()
    };
    report_some(view, gesture);
}

/// The place of a pointer on the canvas, in device pixels.
fn place(canvas: &HtmlCanvasElement, event: &MouseEvent) -> ScreenPoint {
    let shown = canvas.get_bounding_client_rect();
    let scale = |pixels: u32, length: f64| if length > 0.0 { f64::from(pixels) / length } else { 0.0 };
    ScreenPoint {
        x: (f64::from(event.client_x()) - shown.left()) * scale(canvas.width(), shown.width()),
        y: (f64::from(event.client_y()) - shown.top()) * scale(canvas.height(), shown.height()),
    }
}

fn window() -> Result<EventTarget, JsValue> {
    web_sys::window().map(Into::into).ok_or_else(|| JsValue::from_str("A board needs a page around it"))
}

/// One listener, removed when dropped.
struct Listener {
    target: EventTarget,
    event: &'static str,
    callback: Closure<dyn FnMut(Event)>,
}

fn on<E: JsCast>(
    target: &EventTarget,
    event: &'static str,
    view: &SharedView,
    hear: impl Fn(&SharedView, E) + 'static,
) -> Result<Listener, JsValue> {
    let view = Rc::downgrade(view);
    let callback = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        if let Some(view) = view.upgrade() {
            hear(&view, event.unchecked_into());
        }
    });
    // Passive listeners cannot prevent scrolling.
    let options = AddEventListenerOptions::new();
    options.set_passive(false);
    let function = callback.as_ref().unchecked_ref();
    target.add_event_listener_with_callback_and_add_event_listener_options(event, function, &options)?;
    Ok(Listener { target: target.clone(), event, callback })
}

impl Drop for Listener {
    fn drop(&mut self) {
        let callback = self.callback.as_ref().unchecked_ref();
        let _ = self.target.remove_event_listener_with_callback(self.event, callback);
    }
}
