// What can be done after a game, in the panel of its end. Another part of the page adds a step with `addNextStep`.

import { text } from "../base/texts.js";
import { errorsOf } from "./moments.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameReview, Text } from "../program.js" */

/**
 * @typedef {object} NextStep
 * @property {string | Text} label the words of its button
 * @property {() => void} act
 * @property {boolean} [main] whether it is the one to propose; only the first of these is
 */

/**
 * @typedef {object} EndContext What a step can use.
 * @property {Game} game with the finished game on the board
 * @property {GameReview | null} review what is known about the game, once all of it is reviewed
 * @property {number | null} opened the level that the game has opened
 * @property {(ply?: number) => void} openReview opens the review, at the start or after this many steps of the main line
 * @property {() => void} learn begins the run through the person's mistakes
 */

/** @typedef {(context: EndContext) => NextStep | null} StepMaker */

/** The players whose mistakes are the person's own: the only person, or nobody in particular. */
export function ownPlayers(/** @type {EndContext["game"]["data"]} */ { seats, friend }) {
  if (friend) return [friend.player];
  const people = seats.flatMap((who, player) => (who === "human" ? [player] : []));
  return people.length === 1 ? people : [];
}

/** @type {StepMaker[]} */
const makers = [
  ({ game, opened }) => (opened === null ? null : { label: text("play-level", { level: opened }), act: () => game.loader.rematch(opened), main: true }),
  ({ game }) => ({ label: "rematch", act: () => game.loader.rematch(), main: true }),
  ({ game, openReview }) => (game.data.tree.nodes.length > 0 ? { label: "review", act: () => openReview() } : null),
  ({ game, review, learn }) => {
    const count = review ? errorsOf(review, ownPlayers(game.data)).length : 0;
    return count > 0 ? { label: text("learn-yours", { count }), act: learn } : null;
  },
];

/** Adds a step after those there are. It may be null while it is not known, or does not fit the game. */
export const addNextStep = (/** @type {StepMaker} */ maker) => void makers.push(maker);

/** The steps after the game on the board. */
export const nextSteps = (/** @type {EndContext} */ context) => makers.map((make) => make(context)).filter((step) => step !== null);
