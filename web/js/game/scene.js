// What a board shows of a game.

/** @import { Scene, Session } from "../program.js" */
/** @import { Orientation } from "./game-store.js" */

/**
 * The scene of a game, with the piece on `selected` picked up.
 * @param {{ scene: Session["scene"] }} session
 * @param {string | null} selected
 * @param {Orientation} orientation
 */
export const sceneOf = (session, selected, orientation) => whole(session.scene(selected, orientation));

/** A scene that the program has made leaves nothing out; one that others make may. */
export const whole = (/** @type {Partial<Scene>} */ scene) => /** @type {Scene} */ (scene);
