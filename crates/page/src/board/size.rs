//! Keeps the canvas at the resolution of the screen, one canvas pixel for each device pixel.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlCanvasElement, MediaQueryList, ResizeObserver, ResizeObserverEntry, ResizeObserverSize};

use super::layers::pixel_ratio;
use super::view::SharedView;

/// Observes the canvas's size on the page and the pixel ratio, which changes alone when the window is moved to another screen. Stops when
/// dropped.
pub struct SizeObserver {
    observer: ResizeObserver,
    ratio: Rc<RefCell<Ratio>>,
    _callback: Closure<dyn FnMut(Array)>,
}

impl SizeObserver {
    /// Starts observing; the first report comes before the next paint of the page.
    pub fn attach(canvas: &HtmlCanvasElement, view: &SharedView) -> Result<SizeObserver, JsValue> {
        let view = Rc::downgrade(view);
        let callback = Closure::<dyn FnMut(Array)>::new(move |entries: Array| {
            let Some(view) = view.upgrade() else { return };
            let entry: ResizeObserverEntry = entries.get(entries.length().saturating_sub(1)).unchecked_into();
            let ratio = pixel_ratio();
            let (width, height) = device_pixels(&entry, ratio);
            let mut view = view.borrow_mut();
            view.set_size(width, height, ratio);
            // If the ratio changes a moment after the size, the next frame notices.
            view.frame().request();
        });
        let observer = ResizeObserver::new(callback.as_ref().unchecked_ref())?;
        observe(&observer, canvas)?;
        let ratio = Ratio::watch(observer.clone(), canvas.clone())?;
        Ok(SizeObserver { observer, ratio, _callback: callback })
    }
}

impl Drop for SizeObserver {
    fn drop(&mut self) {
        self.observer.disconnect();
        self.ratio.borrow_mut().detach();
    }
}

/// The pixel ratio. The browser only reports that it is no longer the queried one, so a new query is made each time.
struct Ratio {
    query: Option<MediaQueryList>,
    callback: Option<Closure<dyn FnMut()>>,
}

impl Ratio {
    fn watch(observer: ResizeObserver, canvas: HtmlCanvasElement) -> Result<Rc<RefCell<Ratio>>, JsValue> {
        let ratio = Rc::new(RefCell::new(Ratio { query: None, callback: None }));
        let weak = Rc::downgrade(&ratio);
        let callback = Closure::<dyn FnMut()>::new(move || {
            let Some(ratio) = weak.upgrade() else { return };
            // A new observation reports the size.
            observer.unobserve(&canvas);
            let measured = observe(&observer, &canvas).and_then(|()| ratio.borrow_mut().attach());
            if let Err(error) = measured {
                wasm_bindgen::throw_val(error);
            }
        });
        ratio.borrow_mut().callback = Some(callback);
        ratio.borrow_mut().attach()?;
        Ok(ratio)
    }

    fn attach(&mut self) -> Result<(), JsValue> {
        self.detach();
        let Some(window) = web_sys::window() else { return Ok(()) };
        self.query = window.match_media(&format!("(resolution: {}dppx)", pixel_ratio()))?;
        if let (Some(query), Some(callback)) = (&self.query, &self.callback) {
            query.add_event_listener_with_callback("change", callback.as_ref().unchecked_ref())?;
        }
        Ok(())
    }

    fn detach(&mut self) {
        if let (Some(query), Some(callback)) = (self.query.take(), &self.callback) {
            let _ = query.remove_event_listener_with_callback("change", callback.as_ref().unchecked_ref());
        }
    }
}

fn observe(observer: &ResizeObserver, canvas: &HtmlCanvasElement) -> Result<(), JsValue> {
    // Some browsers do not support this box, and throw.
    let options = Object::new();
    Reflect::set(&options, &"box".into(), &"device-pixel-content-box".into())?;
    let observe: Function = Reflect::get(observer, &"observe".into())?.dyn_into()?;
    if observe.call2(observer, canvas, &options).is_err() {
        observer.observe(canvas);
    }
    Ok(())
}

/// The device pixels of an entry. The browser's own count is exact where device pixels and CSS pixels do not align. But an emulated pixel
/// ratio, as in developer tools, may report the pixels of the real screen.
fn device_pixels(entry: &ResizeObserverEntry, ratio: f64) -> (u32, u32) {
    let shown = entry.content_rect();
    let exact = Reflect::get(entry, &"devicePixelContentBoxSize".into())
        .ok()
        .filter(Array::is_array)
        .map(|sizes| sizes.unchecked_into::<Array>().get(0).unchecked_into::<ResizeObserverSize>());
    let pixels = |length: f64, exact: Option<f64>| {
        let near = length * ratio;
        exact.filter(|exact| (exact - near).abs() < 2.0).unwrap_or(near.round()) as u32
    };
    (
        pixels(shown.width(), exact.as_ref().map(ResizeObserverSize::inline_size)),
        pixels(shown.height(), exact.as_ref().map(ResizeObserverSize::block_size)),
    )
}
