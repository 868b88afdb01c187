// The texts of the embedding dialog. The catalogue of the page does not contain them, because they are rarely needed.

import texts from "../../embed/dialog-texts.js";
import { language } from "../base/texts.js";

/** @typedef {keyof typeof texts.en} EmbedWord */

/** The words of a text, in the language spoken. */
export const embedWords = (/** @type {EmbedWord} */ id) => (texts[language()] ?? texts.en)[id];
