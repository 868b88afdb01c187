// The keyboard is never lost: where what has it goes away or can no longer be used, something near it takes over.

const FOCUSABLE = "button, a[href], input, select, textarea, [tabindex='0']";

/** Where it goes when nothing near is left. */
let home = null;
/** Whether the mouse or a finger was used last: then nobody looks for the keyboard, and its frame would only be in the way. */
let pointing = false;
/** What had the keyboard last, and what stands around it, the nearest first. */
let last = null;
let around = [];

/** Begins to watch the page; `element` takes over where nothing else can. */
export function keepFocus(element) {
  home = element;
  document.addEventListener("focusin", ({ target }) => remember(target));
  // Who presses beside everything wants the keyboard nowhere: its arrows then walk through the game.
  document.addEventListener("pointerdown", () => {
    last = null;
    pointing = true;
  }, true);
  document.addEventListener("keydown", () => (pointing = false), true);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["hidden", "disabled", "open"] });
}

function remember(element) {
  last = element;
  around = [];
  for (let place = element.parentElement; place && place !== document.body; place = place.parentElement) around.push(place);
}

/** Looks after the browser has noticed what has changed. */
function look() {
  if (last) requestAnimationFrame(check);
}

function check() {
  const { activeElement } = document;
  if (!last || usable(last) || (activeElement && activeElement !== document.body && usable(activeElement))) return;
  const heir = next();
  if (!(pointing && heir === home)) heir?.focus({ preventScroll: true });
}

/** What is nearest to what had the keyboard: beside it, in its list, in its dialog. */
function next() {
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  for (const place of around) {
    if (!place.isConnected || (modal && !modal.contains(place))) continue;
    if (place.tagName === "MAIN") break;
    const found = [...place.querySelectorAll(FOCUSABLE)].find(usable);
    if (found) return found;
    if (place === modal) break;
  }
  return modal ? [...modal.querySelectorAll(FOCUSABLE)].find(usable) : home;
}

const usable = (element) => element.isConnected && !element.disabled && element.checkVisibility({ visibilityProperty: true });
