// Work that is only done for visible elements: a list may have a thousand entries.

/** How far below the window it is done in advance. */
const AHEAD = "400px";

/** @type {WeakMap<Element, () => void>} */
const waiting = new WeakMap();

/** @type {IntersectionObserver | null} */
let observer = null;

/** Does something when an element is about to become visible. */
export function whenSeen(/** @type {Element} */ element, /** @type {() => void} */ act) {
  observer ??= new IntersectionObserver((entries, watch) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      waiting.get(target)?.();
      waiting.delete(target);
    }
  }, { rootMargin: AHEAD });
  waiting.set(element, act);
  observer.observe(element);
}
