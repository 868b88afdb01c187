// Creates elements without HTML text.

/** @typedef {Record<string, string | number>} Attributes */

/**
 * An SVG element with attributes.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} [attributes]
 */
export function svg(name, attributes = {}) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  setAll(element, attributes);
  return element;
}

/**
 * An HTML element with attributes and children.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 */
export function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  setAll(element, attributes);
  element.append(...children);
  return element;
}

function setAll(/** @type {Element} */ element, /** @type {Attributes} */ attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
