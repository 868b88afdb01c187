// Small helpers for the page's elements.

const SVG = "http://www.w3.org/2000/svg";

/**
 * The properties of a new element, without read-only ones. ARIA values are attributes, because older browsers do not have them as
 * properties.
 * @template {keyof HTMLElementTagNameMap} Name
 * @typedef {Partial<Omit<HTMLElementTagNameMap[Name], "style" | "dataset" | keyof ARIAMixin>> & { role?: string } & Record<`aria-${string}`, string>} Properties
 */

/** The element of the page with this id. A missing one is an error of the page. */
export function byId(/** @type {string} */ id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/**
 * The element of the page with this id, which is of this class.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
export function find(id, type) {
  const element = byId(id);
  if (!(element instanceof type)) throw new Error(`#${id} is no ${type.name}`);
  return element;
}

/** The select with this id. */
export const selectById = (/** @type {string} */ id) => find(id, HTMLSelectElement);

/** The button with this id. */
export const buttonById = (/** @type {string} */ id) => find(id, HTMLButtonElement);

/** The target of an event, if it is an element. */
export const targetOf = (/** @type {Event} */ { target }) => (target instanceof Element ? target : null);

/**
 * A new element with properties and children.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Properties<Name>} [properties]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, properties, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties ?? {})) {
    if (key === "role" || key.startsWith("aria-")) element.setAttribute(key, String(value));
    else Reflect.set(element, key, value);
  }
  element.append(...children);
  return element;
}

/**
 * A new element that shows a text of the catalogue: `translate` fills it in, in every language that is chosen.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} id
 * @param {Properties<Name>} [properties]
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function said(name, id, properties) {
  const element = make(name, properties);
  element.dataset.text = id;
  return element;
}

/**
 * A new element of a drawing, with its attributes.
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {...Node} children
 */
export function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** One of the page's icons. */
export const icon = (/** @type {string} */ name) => draw("svg", { class: "icon", "aria-hidden": "true" }, draw("use", { href: `#icon-${name}` }));

/**
 * @typedef {object} ButtonLooks
 * @property {string} [picture] the name of its icon
 * @property {boolean} [alone] whether only the icon is visible, and the text is its accessible name
 * @property {string} [className]
 * @property {() => void} [onclick]
 */

/**
 * A button with an icon and a text of the catalogue, or with the icon alone.
 * @param {string} id
 * @param {ButtonLooks} [looks]
 */
export function button(id, { picture, alone = false, className = "", onclick } = {}) {
  const element = make("button", { type: "button", className: alone ? `icon-only ${className}` : className });
  if (onclick) element.onclick = onclick;
  if (picture) element.append(icon(picture));
  if (alone) Object.assign(element.dataset, { textLabel: id, textTitle: id });
  else element.append(said("span", id));
  return element;
}

/** Sets a text only if it differs, so that it is announced only once. */
export function setText(/** @type {Element} */ element, /** @type {string} */ text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Enables or disables a button. A focused one keeps the focus until it moves elsewhere: if another button got it, the next Space or Enter would press
 * that.
 * @param {HTMLButtonElement} button
 * @param {boolean} can
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

/**
 * Fills a select with pairs of value and words, and keeps what was chosen.
 * @param {HTMLSelectElement} select
 * @param {(readonly [value: string | number, words: string])[]} pairs
 */
export function fill(select, pairs) {
  const chosen = select.value;
  select.replaceChildren(...pairs.map(([value, words]) => new Option(words, String(value))));
  if (pairs.some(([value]) => String(value) === chosen)) select.value = chosen;
}
