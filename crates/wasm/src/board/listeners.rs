//! Hears the browser: pointers, and the Escape key.

use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, EventTarget, HtmlCanvasElement, KeyboardEvent, PointerEvent};

use super::geometry::Point;
use super::size::SizeObserver;
use super::view::{Shared, report};

/// Everything that listens for one view; dropped with it.
pub struct Listeners {
    _events: Vec<Listener>,
    _size: SizeObserver,
}

impl Listeners {
    /// Starts listening.
    pub fn attach(view: &Shared) -> Result<Listeners, JsValue> {
        let canvas = view.borrow().canvas().clone();
        let target: &EventTarget = canvas.as_ref();
        let events = vec![
            on(target, "pointerdown", view, pointer_down)?,
            on(target, "pointermove", view, pointer_moved)?,
            on(target, "pointerup", view, pointer_up)?,
            on(target, "pointercancel", view, |view, _: PointerEvent| give_up(view))?,
            on(target, "lostpointercapture", view, |view, _: PointerEvent| give_up(view))?,
            on(&window()?, "keydown", view, |view, event: KeyboardEvent| {
                if event.key() == "Escape" {
                    give_up(view);
                }
            })?,
        ];
        Ok(Listeners { _events: events, _size: SizeObserver::attach(&canvas, view)? })
    }
}

fn pointer_down(view: &Shared, event: PointerEvent) {
    // Another button than the main one, or a further finger.
    if event.button() != 0 || !event.is_primary() {
        return;
    }
    let gesture = {
        let mut view = view.borrow_mut();
        let point = place(view.canvas(), &event);
        let square = view.square_at(point);
        // A finger trembles more than a mouse.
        let tremble = if event.pointer_type() == "mouse" { 4.0 } else { 9.0 };
        let threshold = tremble * view.pixel_ratio();
        let _ = view.canvas().set_pointer_capture(event.pointer_id());
        view.gestures.down(event.pointer_id(), point, square, threshold)
    };
    if let Some(gesture) = gesture {
        // Otherwise the browser would select text or start a drag of its own.
        event.prevent_default();
        report(view, gesture);
    }
}

fn pointer_moved(view: &Shared, event: PointerEvent) {
    let mut view = view.borrow_mut();
    let point = place(view.canvas(), &event);
    if view.gestures.moved(event.pointer_id(), point) && view.lifted().is_some() {
        view.redraw_over();
    }
}

fn pointer_up(view: &Shared, event: PointerEvent) {
    let gesture = {
        let mut view = view.borrow_mut();
        let point = place(view.canvas(), &event);
        let square = view.square_at(point);
        let gesture = view.gestures.up(event.pointer_id(), square);
        view.redraw_over();
        gesture
    };
    if let Some(gesture) = gesture {
        report(view, gesture);
    }
}

fn give_up(view: &Shared) {
    let gesture = {
        let mut view = view.borrow_mut();
        view.redraw_over();
        view.gestures.cancel()
    };
    if let Some(gesture) = gesture {
        report(view, gesture);
    }
}

/// Where a pointer is on the canvas, in device pixels.
fn place(canvas: &HtmlCanvasElement, event: &PointerEvent) -> Point {
    let shown = canvas.get_bounding_client_rect();
    let scale = |pixels: u32, length: f64| if length > 0.0 { f64::from(pixels) / length } else { 0.0 };
    Point {
        x: (f64::from(event.client_x()) - shown.left()) * scale(canvas.width(), shown.width()),
        y: (f64::from(event.client_y()) - shown.top()) * scale(canvas.height(), shown.height()),
    }
}

fn window() -> Result<EventTarget, JsValue> {
    web_sys::window().map(Into::into).ok_or_else(|| JsValue::from_str("A board needs a page around it"))
}

/// One listener, taken away when dropped.
struct Listener {
    target: EventTarget,
    event: &'static str,
    callback: Closure<dyn FnMut(Event)>,
}

fn on<E: JsCast>(
    target: &EventTarget,
    event: &'static str,
    view: &Shared,
    hear: impl Fn(&Shared, E) + 'static,
) -> Result<Listener, JsValue> {
    let view = Rc::downgrade(view);
    let callback = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        if let Some(view) = view.upgrade() {
            hear(&view, event.unchecked_into());
        }
    });
    target.add_event_listener_with_callback(event, callback.as_ref().unchecked_ref())?;
    Ok(Listener { target: target.clone(), event, callback })
}

impl Drop for Listener {
    fn drop(&mut self) {
        let callback = self.callback.as_ref().unchecked_ref();
        let _ = self.target.remove_event_listener_with_callback(self.event, callback);
    }
}
