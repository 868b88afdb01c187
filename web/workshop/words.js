// The texts of this page, in its language: the page contains them as data.

import { byId } from "../js/base/dom.js";
import { named, readJson, text } from "../js/base/schema.js";

const sayings = readJson(byId("sayings").textContent ?? "", named(text(10_000))) ?? {};

/** The text with this id; the argument replaces `%`. */
export const say = (/** @type {string} */ id, /** @type {string | number} */ it = "") => (sayings[id] ?? id).replace("%", String(it));

/** The text with the first of these ids that there is; otherwise nothing. */
export const sayFirst = (/** @type {string[]} */ ...ids) => ids.map((id) => sayings[id]).find((text) => text !== undefined) ?? "";
