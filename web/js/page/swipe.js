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

/** What ends a swipe. */
const ENDS = /** @type {const} */ (["pointerup", "pointercancel"]);

/** A swipe of this many pixels in a millisecond is meant, however short it is. */
const FAST = 0.35;

/**
 * Lets elements be swiped. What is on them can still be pressed: only a swipe that was meant is no press. The pointer is not captured,
 * because a captured pointer clicks the element that captured it and not the button below.
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
    // What was swiped is not pressed as well.
    element.addEventListener("click", (event) => {
      if (!swiped) return;
      swiped = false;
      event.preventDefault();
      event.stopPropagation();
    }, true);
  }
}
