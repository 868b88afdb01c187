// Swipes of an element with a finger or a mouse.

/** @typedef {{ x: number, y: number }} Way How far it has come, in pixels. */

/**
 * @typedef {object} SwipeActs
 * @property {(by: Way) => void} moved is called with the current distance
 * @property {(by: Way) => void} ended is called after a swipe that was far or fast enough
 * @property {() => void} [dropped] is called after any other swipe
 */

/** In pixels: the distance that is no tap any more, and the distance of a swipe at any speed. */
const TAP = 8;
const FAR = 60;

/** The events that end a swipe. */
const ENDS = /** @type {const} */ (["pointerup", "pointercancel"]);

/** A swipe with this speed, in pixels per millisecond, counts at any distance. */
const FAST = 0.35;

/**
 * Makes elements swipeable. Their contents can still be pressed: only a real swipe suppresses the click. The pointer is not captured, because a
 * captured pointer clicks the capturing element and not the button below.
 */
export function swipes(/** @type {HTMLElement[]} */ elements, /** @type {SwipeActs} */ { moved, ended, dropped = () => {} }) {
  for (const element of elements) {
    /** @type {{ id: number, x: number, y: number, at: number, by: Way, on: boolean } | null} */
    let swipe = null;
    let swiped = false;
    element.style.touchAction = "none";
    const move = (/** @type {PointerEvent} */ event) => {
      if (!swipe || swipe.id !== event.pointerId) return;
      swipe.by = { x: event.clientX - swipe.x, y: event.clientY - swipe.y };
      swipe.on ||= Math.hypot(swipe.by.x, swipe.by.y) >= TAP;
      if (swipe.on) moved(swipe.by);
    };
    const end = (/** @type {PointerEvent} */ event) => {
      if (!swipe || swipe.id !== event.pointerId) return;
      const { by, on, at } = swipe;
      swipe = null;
      removeEventListener("pointermove", move);
      for (const name of ENDS) removeEventListener(name, end);
      if (!on) return;
      const length = Math.hypot(by.x, by.y);
      swiped = event.type === "pointerup" && (length >= FAR || length / Math.max(1, event.timeStamp - at) >= FAST);
      if (swiped) ended(by);
      else dropped();
    };
    element.addEventListener("pointerdown", ({ pointerId, clientX, clientY, timeStamp, button }) => {
      if (button !== 0 || swipe) return;
      swiped = false;
      swipe = { id: pointerId, x: clientX, y: clientY, at: timeStamp, by: { x: 0, y: 0 }, on: false };
      // The finger may leave the element.
      addEventListener("pointermove", move);
      for (const name of ENDS) addEventListener(name, end);
    });
    // A swipe is not a click as well.
    element.addEventListener("click", (event) => {
      if (!swiped) return;
      swiped = false;
      event.preventDefault();
      event.stopPropagation();
    }, true);
  }
}
