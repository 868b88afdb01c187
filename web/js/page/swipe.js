// A finger or a mouse that draws an element in a direction.

/** @typedef {{ x: number, y: number }} Way How far it has come, in pixels. */

/**
 * @typedef {object} SwipeActs
 * @property {(by: Way) => void} moved hears how far it has come
 * @property {(by: Way) => void} ended hears of a swipe that went far or fast enough to be meant
 * @property {() => void} [dropped] hears that it was not meant
 */

/** Pixels: what is no tap any more, and what is a swipe however slow it is. */
const TAP = 8;
const FAR = 60;

/** A swipe of this many pixels in a millisecond is meant, however short it is. */
const FAST = 0.35;

/** Lets elements be swiped. What is on them can still be pressed. */
export function swipes(/** @type {HTMLElement[]} */ elements, /** @type {SwipeActs} */ { moved, ended, dropped = () => {} }) {
  for (const element of elements) {
    /** @type {{ id: number, x: number, y: number, at: number, by: Way, on: boolean } | null} */
    let swipe = null;
    element.style.touchAction = "none";
    element.addEventListener("pointerdown", ({ pointerId, clientX, clientY, timeStamp, button }) => {
      if (button === 0) swipe = { id: pointerId, x: clientX, y: clientY, at: timeStamp, by: { x: 0, y: 0 }, on: false };
    });
    element.addEventListener("pointermove", (event) => {
      if (!swipe || swipe.id !== event.pointerId) return;
      swipe.by = { x: event.clientX - swipe.x, y: event.clientY - swipe.y };
      if (!swipe.on && Math.hypot(swipe.by.x, swipe.by.y) < TAP) return;
      if (!swipe.on) element.setPointerCapture(swipe.id);
      swipe.on = true;
      moved(swipe.by);
    });
    const end = (/** @type {PointerEvent} */ event, /** @type {boolean} */ meant) => {
      if (!swipe || swipe.id !== event.pointerId) return;
      const { by, on, at } = swipe;
      swipe = null;
      if (!on) return;
      const length = Math.hypot(by.x, by.y);
      if (meant && (length >= FAR || length / Math.max(1, event.timeStamp - at) >= FAST)) ended(by);
      else dropped();
    };
    element.addEventListener("pointerup", (event) => end(event, true));
    element.addEventListener("pointercancel", (event) => end(event, false));
    // What was swiped is not pressed as well.
    element.addEventListener("click", (event) => {
      if (!captured) return;
      event.preventDefault();
      event.stopPropagation();
    }, true);
    let captured = false;
    element.addEventListener("gotpointercapture", () => (captured = true));
    element.addEventListener("lostpointercapture", () => setTimeout(() => (captured = false)));
  }
}
