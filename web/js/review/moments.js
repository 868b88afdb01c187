// The key moments of a reviewed game: its costliest errors, in the order of play.

import { make } from "../base/dom.js";
import { say } from "../base/texts.js";

/** @import { GameReview, ReviewedPosition, VariantInfo } from "../program.js" */

/** The marks that count as errors, with their signs. */
export const ERRORS = /** @type {const} */ ({ inaccuracy: "?!", mistake: "?", blunder: "??" });

/** The most moments that are listed. */
const MOST = 6;

/** Whether a move was an error. */
export const isError = (/** @type {ReviewedPosition} */ { mark }) => mark !== null && mark in ERRORS;

/** The sign of an error. */
const sign = (/** @type {ReviewedPosition} */ { mark }) => (mark !== null && mark in ERRORS ? ERRORS[/** @type {keyof typeof ERRORS} */ (mark)] : "");

/** A move with its number: `14… Qd6`. */
export const numbered = (/** @type {ReviewedPosition} */ { number, player, text }, /** @type {VariantInfo} */ { players }) =>
  `${number}${player === 0 || players.length > 2 ? "." : "…"} ${text}`;

/** The errors of these players, in the order of play. */
export const errorsOf = (/** @type {GameReview} */ { positions }, /** @type {number[]} */ players) =>
  positions.filter((position) => isError(position) && players.includes(position.player));

/** The places of the costliest errors, in the order of play; the one that decided the game is among them. */
export function moments(/** @type {GameReview} */ { positions, decisive }) {
  const loss = (/** @type {number} */ ply) => {
    const { player, expectations } = positions[ply];
    return (positions[ply - 1]?.expectations?.[player] ?? 0) - (expectations?.[player] ?? 0) + (ply === decisive ? 1 : 0);
  };
  const plies = positions.flatMap((position, ply) => (isError(position) ? [ply] : []));
  return plies.sort((one, other) => loss(other) - loss(one)).slice(0, MOST).sort((one, other) => one - other);
}

/**
 * Buttons that show the moments.
 * @param {GameReview} review
 * @param {VariantInfo} variant
 * @param {(ply: number) => void} go
 */
export function momentButtons(review, variant, go) {
  return moments(review).map((ply) => {
    const position = review.positions[ply];
    const decided = ply === review.decisive;
    const about = [position.mark && say(`mark-${position.mark}`), decided ? say("turning-point") : ""].filter(Boolean).join(", ");
    const button = make("button", { type: "button", className: decided ? "moment decisive" : "moment", title: about, onclick: () => go(ply) },
      make("span", { className: `disc ${variant.players[position.player].colour}` }), `${numbered(position, variant)} `,
      make("span", { className: `mark ${position.mark}`, textContent: sign(position), "aria-hidden": "true" }),
      make("span", { className: "visually-hidden", textContent: about }));
    button.dataset.node = String(position.node);
    return make("li", {}, button);
  });
}
