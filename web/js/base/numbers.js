// Numbers as they are written in the language spoken.

import { language } from "./texts.js";

/**
 * The first number that a browser writes can take it 40 ms, as it then reads how all languages write theirs: long enough
 * to be felt if it happens while something else does.
 */
export const prepareNumbers = () => void new Intl.NumberFormat();

const writer = (/** @type {Intl.NumberFormatOptions} */ options) => (/** @type {number} */ number) => new Intl.NumberFormat(language(), options).format(number);

/** In full: `2,000,000`. */
export const whole = writer({});

/** In few letters: `1.23M`. */
export const compact = writer({ notation: "compact", maximumSignificantDigits: 3 });

/** With one decimal at most: `9.5`. */
export const decimal = writer({ maximumFractionDigits: 1 });
