// What is done only for what somebody sees: a list may have a thousand entries.

/** How far below the window something is made already. */
const AHEAD = "400px";

/** @type {WeakMap<Element, () => void>} */
const waiting = new WeakMap();

/** @type {IntersectionObserver | null} */
let observer = null;

/** Does something once an element is about to be seen. */
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
