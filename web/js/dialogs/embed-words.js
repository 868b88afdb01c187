// What the dialog for other pages says. The program of the page does not carry these texts: few people ask for them.

import texts from "../../embed/dialog-texts.js";
import { language } from "../base/texts.js";

/** @typedef {keyof typeof texts.en} EmbedWord */

/** The words of a text, in the language spoken. */
export const embedWords = (/** @type {EmbedWord} */ id) => texts[language() === "fr" ? "fr" : "en"][id];
