// What keys are about, wherever they are heard.

/** Where letters are written. */
export const TEXT = "textarea, [contenteditable], input:not([type=button], [type=checkbox], [type=radio], [type=file])";

/** Whether a key is held that makes a command of another. */
export const isCommand = (/** @type {KeyboardEvent} */ { ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey;
