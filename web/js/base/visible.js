// Whether an element can be seen. Older browsers have no `checkVisibility`.

/** Whether it is shown at all: neither it nor what it lies in is hidden. What is scrolled away is shown. */
export const isShown = (/** @type {Element} */ element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
