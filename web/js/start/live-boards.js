// Animated boards: while a game is under the pointer or focused, its first moves are played on its picture. Not with reduced motion.

import { targetOf } from "../base/dom.js";
import { settings } from "../base/settings.js";
import { shown, slide } from "./picture-elements.js";
import { startPicture } from "./start-picture.js";

/** The duration of the pause between two moves, and before the next round, in milliseconds. */
const TIMES = { pause: 550, end: 1800 };

const still = matchMedia("(prefers-reduced-motion: reduce)");
const moves = () => (settings.get("motion") === "auto" ? !still.matches : settings.get("motion") === "on");

/** Animates the boards below this element. Returns a function that takes note of cards that were added. */
export function liveBoards(/** @type {HTMLElement} */ place) {
  /** @type {{ link: HTMLElement, stop: () => void } | null} */
  let live = null;
  const follow = (/** @type {Element | null | undefined} */ target) => {
    const link = target?.closest(".open-game");
    if (link === live?.link) return;
    live?.stop();
    live = link instanceof HTMLElement && moves() ? { link, stop: enliven(link) } : null;
  };
  // A pointer that rests elsewhere does not end an animation by the keyboard.
  const focused = () => focusedIn(place);
  place.addEventListener("pointerover", (event) => event.pointerType !== "touch" && follow(targetOf(event)?.closest(".open-game") ?? focused()));
  place.addEventListener("pointerleave", () => follow(focused()));
  place.addEventListener("focusin", (event) => follow(targetOf(event)));
  place.addEventListener("focusout", ({ relatedTarget }) => follow(relatedTarget instanceof Element ? relatedTarget : null));
  // The pointer or the focus may be there before the script.
  follow(place.querySelector(".open-game:hover") ?? focused());
  return followView(place, follow);
}

/** The focused game, if any. */
const focusedIn = (/** @type {HTMLElement} */ place) => place.querySelector(".open-game:focus");

/** On touch screens, the board in the middle of the visible part is animated. */
function followView(/** @type {HTMLElement} */ place, /** @type {(target: Element | null) => void} */ follow) {
  if (!matchMedia("(hover: none)").matches) return () => {};
  const middle = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) follow(focusedIn(place) ?? target);
  }, { rootMargin: "-45% -30% -45% -30%" });
  return () => {
    for (const link of place.querySelectorAll(".open-game")) middle.observe(link);
  };
}

/** Plays the first moves of a card's game, repeatedly. Returns a function that ends it. */
function enliven(/** @type {HTMLElement} */ link) {
  const image = link.querySelector("img");
  const ends = new AbortController();
  const { signal } = ends;
  if (image && link.dataset.open) play(image, link.dataset.open, signal).catch((error) => console.info(error));
  return () => ends.abort();
}

async function play(/** @type {HTMLImageElement} */ image, /** @type {string} */ game, /** @type {AbortSignal} */ signal) {
  await waits(TIMES.pause, signal);
  while (!signal.aborted) {
    const picture = await startPicture(game);
    if (signal.aborted || !picture.dataset.moves) return;
    const place = shown(picture);
    const before = image.isConnected ? image : null;
    if (!before) return;
    before.replaceWith(place);
    try {
      for (const move of (picture.dataset.moves ?? "").split(" ")) {
        if (signal.aborted || !moves()) return;
        await slide(picture, move);
        await waits(TIMES.pause, signal);
      }
      await waits(TIMES.end, signal);
    } finally {
      place.replaceWith(before);
    }
  }
}

/** Waits, but no longer than until the signal. */
const waits = (/** @type {number} */ millis, /** @type {AbortSignal} */ signal) => new Promise((resolve) => {
  const timer = setTimeout(resolve, millis);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    resolve(undefined);
  }, { once: true });
});
