// The files that a diagram loads when it needs them. How they are found, the script says that begins: `by-import.js` in words
// that bundlers understand, `by-address.js` by their addresses.

/** Functions that load: `glue` and `program` (its address) of a language, `game`, `piece` and `set` by name, `opponent`, `png`. */
export const parts = {};
