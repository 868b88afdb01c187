// Whether an element is visible. Older browsers have no `checkVisibility`.

/** Whether it is displayed: neither it nor an ancestor is hidden. Elements outside the scrolled part count as visible. */
export const isShown = (/** @type {Element} */ element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
