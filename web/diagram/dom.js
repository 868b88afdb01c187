// Elements, made without HTML text.

/** An SVG element with attributes. */
export function svg(name, attributes = {}) {
  return dressed(document.createElementNS("http://www.w3.org/2000/svg", name), attributes);
}

/** An HTML element with attributes and children. */
export function html(name, attributes = {}, ...children) {
  const element = dressed(document.createElement(name), attributes);
  element.append(...children);
  return element;
}

function dressed(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
