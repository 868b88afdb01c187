// Keyboard events, for all listeners.

/** Elements with text input. */
export const TEXT = "textarea, [contenteditable], input:not([type=button], [type=checkbox], [type=radio], [type=file])";

/** Whether a modifier key is held that makes another command. */
export const isCommand = (/** @type {KeyboardEvent} */ { ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey;
