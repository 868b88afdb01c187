// Number formats of the chosen language.

import { language } from "./texts.js";

/**
 * The first formatted number can take a browser 40 ms, because it loads the formats of all languages: long enough to be noticed if it happens during
 * something else.
 */
export const prepareNumbers = () => void new Intl.NumberFormat();

const writer = (/** @type {Intl.NumberFormatOptions} */ options) => (/** @type {number} */ number) => new Intl.NumberFormat(language(), options).format(number);

/** All digits: `2,000,000`. */
export const whole = writer({});

/** Short: `1.23M`. */
export const compact = writer({ notation: "compact", maximumSignificantDigits: 3 });

/** With at most one decimal: `9.5`. */
export const decimal = writer({ maximumFractionDigits: 1 });
