// The builder: what the form says becomes attributes, the attributes a diagram, its HTML and the address of this page. What is done on
// the diagram is written into the form.

import pictureNames from "./picture-names.js";
import { language, say, translate, untranslated } from "./words.js";

translate(document);

/** @typedef {HTMLElementTagNameMap["move-diagram"]} MoveDiagram */
/** @import { GameDefinition } from "../types/built.js" */

/**
 * The element with this id, which is of this class.
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
function find(id, type) {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`there is no ${id}`);
  return element;
}

const form = find("form", HTMLFormElement);
const preview = find("preview", HTMLElement);
const code = find("code", HTMLTextAreaElement);
const copied = find("copied", HTMLElement);

/** A field of the form with a text: a box, a select, or the radio buttons of one name. */
function field(/** @type {string} */ name) {
  const found = form.elements.namedItem(name);
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement || found instanceof HTMLTextAreaElement || found instanceof RadioNodeList) return found;
  throw new Error(`there is no field ${name}`);
}

/** A field of the form with choices. */
function select(/** @type {string} */ name) {
  const found = field(name);
  if (!(found instanceof HTMLSelectElement)) throw new Error(`${name} is no list`);
  return found;
}

/** A field of the form that is typed or ticked. */
function box(/** @type {string} */ name) {
  const found = field(name);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${name} is no box`);
  return found;
}

const GAMES = ["gigachess", "gigachess2", "janus", "chaturaji", "chess", "capablanca"];
/** Which attributes a mode has, in the order in which they are written. @type {Record<string, string[]>} */
const ATTRIBUTES = {
  piece: ["game", "piece", "board", "square", "friends", "enemies"],
  betza: ["betza", "name", "picture", "board", "square", "friends", "enemies"],
  position: ["game", "fen", "select", "legal", "orientation"],
  line: ["game", "fen", "moves", "at", "orientation"],
  play: ["game", "fen", "play", "level", "orientation"],
};
const LOOKS = ["theme", "size", "language"];
const SWITCHES = ["coordinates", "description", "legend", "tray"];

/** @type {(id: string) => Promise<GameDefinition>} */
const definition = async (id) => (await import(`../diagram/games/${id}.js`)).default;

function option(/** @type {string} */ value, text = value) {
  const element = document.createElement("option");
  element.value = value;
  element.textContent = text;
  return element;
}

const mode = () => field("mode").value;

/** The size of the board, whatever was typed. */
const size = () => ["files", "ranks"].map((name) => Math.min(16, Math.max(1, Math.round(box(name).valueAsNumber) || 1))).join("x");

/** The attributes that the form asks for. */
function attributes() {
  /** @type {[name: string, value: string][]} */
  const chosen = [];
  for (const name of [...ATTRIBUTES[mode()], ...LOOKS]) {
    const value = name === "board" && field("board").value === "own" ? size() : field(name).value.trim();
    if (value) chosen.push([name, value]);
    else if (name === "fen" && mode() === "position") chosen.push([name, "start"]);
  }
  for (const name of SWITCHES) if (!box(name).checked) chosen.push([name, "no"]);
  return chosen;
}

const quoted = (/** @type {string} */ text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/\s+/g, " ");

let shown = "";

/** The HTML of the attributes that the form asks for, written where it can be copied. */
function write(/** @type {[name: string, value: string][]} */ chosen) {
  const html = chosen.map(([name, value]) => ` ${name}="${quoted(value)}"`).join("");
  const script = new URL("../diagrams.js", location.href).href;
  code.value = `<script src="${script}"></script>\n<move-diagram${html}></move-diagram>`;
  copied.textContent = "";
  keep();
  return html;
}

/** The diagram that is being made, and takes its place when it is ready: until then the one before stays. @type {MoveDiagram | null} */
let coming = null;

async function show() {
  for (const part of form.querySelectorAll("option")) {
    if (part.dataset.modes) part.disabled = part.hidden = !part.dataset.modes.split(" ").includes(mode());
  }
  if (select("board").selectedOptions[0]?.disabled) select("board").value = "";
  const chosen = attributes();
  const html = write(chosen);
  if (html === shown) return;
  shown = html;
  const diagram = document.createElement("move-diagram");
  for (const [name, value] of chosen) diagram.setAttribute(name, value);
  if (!field("language").value) diagram.lang = document.documentElement.lang;
  coming?.remove();
  coming = diagram;
  diagram.className = "coming";
  preview.append(diagram);
  await diagram.ready;
  if (coming !== diagram) return;
  coming = null;
  diagram.className = "";
  preview.replaceChildren(diagram);
  for (const name of ["update", "select"]) diagram.addEventListener(name, () => takeOver(diagram));
}

/** Writes into the form what was done on the diagram. */
function takeOver(/** @type {MoveDiagram} */ diagram) {
  if (coming || diagram.parentNode !== preview) return;
  /** @type {Record<string, string>} */
  const state = diagram.state;
  for (const name of ["square", "friends", "enemies", "fen", "select", "moves", "at"]) {
    if (!ATTRIBUTES[mode()].includes(name)) continue;
    const value = state[name] ?? diagram.getAttribute(name) ?? "";
    field(name).value = (name === "at" && value === "0") || (name === "fen" && value === "start") ? "" : value;
  }
  // It shows this already.
  shown = write(attributes());
}

/** What the form says, in the address: only what is not as it was at first. */
function keep() {
  const chosen = new URLSearchParams();
  const names = ["mode", ...ATTRIBUTES[mode()], ...LOOKS, ...SWITCHES];
  if (field("board").value === "own" && names.includes("board")) names.push("files", "ranks");
  for (const name of names) {
    const value = SWITCHES.includes(name) ? (box(name).checked ? "" : "no") : field(name).value;
    if (value || name === "betza") chosen.set(name, value);
  }
  history.replaceState(null, "", `#${chosen}`);
}

/** Fills in the form as an address says, as far as it is one of these. */
async function restore() {
  const chosen = new URLSearchParams(location.hash.slice(1));
  if (![...chosen.keys()].length) return false;
  form.reset();
  const [wantedMode, game] = [chosen.get("mode") ?? "", chosen.get("game") ?? ""];
  if (Object.hasOwn(ATTRIBUTES, wantedMode)) field("mode").value = wantedMode;
  if (GAMES.includes(game)) field("game").value = game;
  await fill();
  for (const name of [...ATTRIBUTES[mode()], ...LOOKS, ...SWITCHES, "files", "ranks"]) {
    const value = chosen.get(name);
    if (name === "game" || value === null) continue;
    const found = field(name);
    if (SWITCHES.includes(name)) box(name).checked = value !== "no";
    else if (!(found instanceof HTMLSelectElement) || [...found.options].some((one) => one.value === value)) found.value = value;
  }
  if (mode() === "betza" && !chosen.has("name")) field("name").value = "";
  return true;
}

/** Fills in the pieces and sides of the chosen game. */
async function fill() {
  const id = field("game").value;
  const { pieces = [], players = [] } = await definition(id);
  if (field("game").value !== id) return;
  const before = field("piece").value;
  select("piece").replaceChildren(...pieces.map(({ name }) => option(name.toLowerCase(), say(`piece-${name.toLowerCase()}`))));
  if (pieces.some(({ name }) => name.toLowerCase() === before)) field("piece").value = before;
  const sides = players.map(({ name }) => option(name.toLowerCase(), say(`player-${name.toLowerCase()}`)));
  select("play").replaceChildren(...sides);
  select("orientation").replaceChildren(option("", say("as-usual")), ...sides.map((side) => side.cloneNode(true)));
}

let waiting = 0;

form.addEventListener("input", async ({ target }) => {
  if (target === field("game")) await fill();
  clearTimeout(waiting);
  // While someone types, not every letter is a diagram.
  const typed = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== "radio");
  waiting = setTimeout(show, typed ? 250 : 0);
});
form.addEventListener("submit", (event) => event.preventDefault());
for (const button of form.querySelectorAll("[data-betza]")) {
  button.addEventListener("click", () => {
    field("betza").value = button.getAttribute("data-betza") ?? "";
    field("name").value = "";
    show();
  });
}

find("copy", HTMLElement).addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(code.value);
    copied.textContent = say("copied");
  } catch {
    // Without permission the text is selected, for the keyboard to copy.
    code.select();
    copied.textContent = say("selected-copy-it-with");
  }
});

find("link", HTMLElement).addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(location.href);
    copied.textContent = say("copied");
  } catch {
    copied.textContent = say("copy-the-address-of");
  }
});

function save(/** @type {Blob | null | undefined} */ file, /** @type {string} */ name) {
  if (!file) {
    copied.textContent = say("there-is-no-picture");
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has to read it first.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

find("save", HTMLElement).addEventListener("click", () => {
  const text = preview.querySelector("move-diagram")?.still;
  save(text ? new Blob([text], { type: "image/svg+xml" }) : null, "diagram.svg");
});

find("save-png", HTMLElement).addEventListener("click", async () => {
  try {
    save(await preview.querySelector("move-diagram")?.png(1200), "diagram.png");
  } catch (error) {
    copied.textContent = error instanceof Error ? error.message : String(error);
  }
});

select("game").replaceChildren(...GAMES.map((id) => option(id, say(`game-${id}`))));
const pictures = Object.entries(pictureNames[language] ?? pictureNames.en).sort(([, one], [, other]) => one.localeCompare(other, language));
select("picture").append(...pictures.map(([id, name]) => option(id, name.toLowerCase())));
if (!(await restore())) {
  await fill();
  field("piece").value = "eagle";
}
addEventListener("hashchange", async () => {
  if (await restore()) show();
});
show();
if (untranslated().length) console.error("Not translated:", untranslated().join(" | "));
