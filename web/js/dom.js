// Small helpers for the page's elements.

/** The element with this id. */
export const byId = (id) => document.getElementById(id);

/** A new element with properties and children. */
export function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** Sets a text only if it differs, so that what is read aloud is read once. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Fills a select with `[value, words]` pairs. */
export function fill(select, pairs) {
  select.replaceChildren(...pairs.map(([value, words]) => new Option(words, value)));
}
