// Small helpers for the page's elements.

const SVG = "http://www.w3.org/2000/svg";

/** The element with this id. */
export const byId = (id) => document.getElementById(id);

/** A new element with properties and children. */
export function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** A new element that shows a text of the catalogue: `translate` fills it in, in every language that is chosen. */
export function said(name, id, properties = {}) {
  const element = make(name, properties);
  element.dataset.text = id;
  return element;
}

/** A new element of a drawing, with its attributes. */
export function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** One of the page's icons. */
export const icon = (name) => draw("svg", { class: "icon", "aria-hidden": "true" }, draw("use", { href: `#icon-${name}` }));

/** A button with an icon and a text of the catalogue, or with the icon alone, which then is named by it. */
export function button(id, { picture, alone = false, className = "", onclick } = {}) {
  const element = make("button", { type: "button", className: alone ? `icon-only ${className}` : className, onclick });
  if (picture) element.append(icon(picture));
  if (alone) Object.assign(element.dataset, { textLabel: id, textTitle: id });
  else element.append(said("span", id));
  return element;
}

/** Sets a text only if it differs, so that what is read aloud is read once. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Lets a button be pressed or not. One that has the keyboard keeps it until that goes elsewhere: if another button got it,
 * the next Space or Enter would do what nobody wants.
 */
export function allow(button, can) {
  const keeps = !can && document.activeElement === button;
  button.disabled = !can && !keeps;
  if (!keeps) return button.removeAttribute("aria-disabled");
  button.setAttribute("aria-disabled", "true");
  button.addEventListener("blur", () => {
    button.disabled ||= button.getAttribute("aria-disabled") === "true";
    button.removeAttribute("aria-disabled");
  }, { once: true });
}

/** Fills a select with `[value, words]` pairs, and keeps what was chosen. */
export function fill(select, pairs) {
  const chosen = select.value;
  select.replaceChildren(...pairs.map(([value, words]) => new Option(words, value)));
  if (pairs.some(([value]) => String(value) === chosen)) select.value = chosen;
}
