// The builder: the form defines attributes, from which it makes a diagram, its HTML and the address of this page. Changes in the diagram are written
// into the form.

import { GAMES } from "../diagram/lists.js";
import { listen } from "./buttons.js";
import { elementCode, otherCode } from "./code.js";
import { gameOf, libraryGames } from "./games.js";
import pictureNames from "./picture-names.js";
import { language, say, translate, untranslated } from "./words.js";
import { newestVersion, packDefinition, unpackDefinition } from "../js/snippets.js";

translate(document);

/** @typedef {HTMLElementTagNameMap["move-diagram"]} MoveDiagram */
/** @import { DiagramVersion, Snippet } from "../js/snippets.js" */

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
const boxes = { code, frame: find("frame", HTMLTextAreaElement), markdown: find("markdown", HTMLTextAreaElement) };
const copied = find("copied", HTMLElement);
const keeps = find("keep", HTMLInputElement);
const optionList = find("options", HTMLElement);

/** A text field of the form: a box, a select, or the radio buttons of one name. */
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

/** The attributes of each mode, in the order in which they are written. @type {Record<string, string[]>} */
const ATTRIBUTES = {
  piece: ["game", "piece", "player", "board", "square", "friends", "enemies"],
  betza: ["betza", "name", "picture", "board", "square", "friends", "enemies"],
  position: ["game", "fen", "select", "legal", "orientation"],
  line: ["game", "fen", "moves", "at", "orientation"],
  play: ["game", "fen", "play", "level", "orientation"],
};
const LOOKS = ["theme", "size", "language"];
const SWITCHES = ["coordinates", "description", "legend", "tray"];
/** The game whose text is in the form. */
const OWN = "own";
/** The place of that text in the page that shows it, and the name of the game there. */
const OF_OWN = ["source", "name-in-text", "where"];

function option(/** @type {string} */ value, text = value) {
  const element = document.createElement("option");
  element.value = value;
  element.textContent = text;
  return element;
}

const mode = () => field("mode").value;

/** The size of the board, from any valid input. */
const size = () => ["files", "ranks"].map((name) => Math.min(16, Math.max(1, Math.round(box(name).valueAsNumber) || 1))).join("x");

/** Whether the game is one whose text is in the form. */
const isOwn = () => ATTRIBUTES[mode()].includes("game") && field("game").value === OWN;

/** The chosen options of the game. */
const options = () => [...optionList.querySelectorAll("input")].filter(({ checked }) => checked).map(({ value }) => `${value}=on`).join(" ");

/** The snippet for the form. @returns {Snippet} */
const snippet = (/** @type {[name: string, value: string][]} */ chosen) => ({ attributes: chosen, game: isOwn() ? field("source").value : undefined, title: titleOf() });

/** The title of the diagram. */
function titleOf() {
  const words = (/** @type {string} */ name) => select(name).selectedOptions[0]?.textContent ?? "";
  if (mode() === "betza") return field("name").value || field("betza").value;
  return mode() === "piece" ? `${words("piece")} · ${words("game")}` : words("game");
}

/** The attributes for the form. */
function attributes() {
  /** @type {[name: string, value: string][]} */
  const chosen = [];
  for (const name of [...ATTRIBUTES[mode()], ...LOOKS]) {
    const value = name === "game" && isOwn() ? field("name-in-text").value.trim() : name === "board" && field("board").value === "own" ? size() : field(name).value.trim();
    if (value) chosen.push([name, value]);
    if (name === "game" && options()) chosen.push(["options", options()]);
    if (!value && name === "fen" && mode() === "position") chosen.push([name, "start"]);
  }
  for (const name of SWITCHES) if (!box(name).checked) chosen.push([name, "no"]);
  return chosen;
}

/** The version of the diagrams that the snippet keeps. @type {DiagramVersion | null} */
let version = null;

keeps.onchange = async () => {
  version = keeps.checked ? await newestVersion(new URL("../", location.href)).catch(() => null) : null;
  if (keeps.checked && !version) {
    keeps.checked = false;
    copied.textContent = say("no-version");
  } else write(attributes());
};

let shown = "";
/** A counter of updates: of slow ones only the last counts. */
let turn = 0;

/** Writes the snippet for the form where it can be copied. */
async function write(/** @type {[name: string, value: string][]} */ chosen) {
  const now = ++turn;
  const asked = snippet(chosen);
  code.value = elementCode(asked, field("where").value, version);
  copied.textContent = "";
  keep(asked.game);
  const others = await otherCode(asked, preview.querySelector("move-diagram:not(.coming)"));
  if (now !== turn) return;
  boxes.frame.value = others.frame;
  boxes.markdown.value = others.markdown;
}

/** The diagram in preparation, which replaces the previous one when it is ready. @type {MoveDiagram | null} */
let coming = null;

/** Shows the fields of the current choice, and no others. */
function arrange() {
  Object.assign(form.dataset, { mode: mode(), game: field("game").value, board: field("board").value });
}

async function show() {
  for (const part of form.querySelectorAll("option")) {
    if (part.dataset.modes) part.disabled = part.hidden = !part.dataset.modes.split(" ").includes(mode());
  }
  if (select("board").selectedOptions[0]?.disabled) select("board").value = "";
  arrange();
  const chosen = attributes();
  write(chosen);
  const all = JSON.stringify(snippet(chosen));
  if (all === shown) return;
  shown = all;
  const diagram = document.createElement("move-diagram");
  if (isOwn()) {
    find("own-text", HTMLElement).textContent = field("source").value;
    diagram.setAttribute("definition", "#own-text");
  }
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
  // Its height fits its text.
  write(chosen);
  for (const name of ["update", "select"]) diagram.addEventListener(name, () => takeOver(diagram));
}

/** Writes the state of the diagram into the form. */
function takeOver(/** @type {MoveDiagram} */ diagram) {
  if (coming || diagram.parentNode !== preview) return;
  /** @type {Record<string, string>} */
  const state = diagram.state;
  for (const name of ["square", "friends", "enemies", "fen", "select", "moves", "at"]) {
    if (!ATTRIBUTES[mode()].includes(name)) continue;
    const value = state[name] ?? diagram.getAttribute(name) ?? "";
    field(name).value = (name === "at" && value === "0") || (name === "fen" && value === "start") ? "" : value;
  }
  // The diagram shows this already.
  const chosen = attributes();
  shown = JSON.stringify(snippet(chosen));
  write(chosen);
}

/** The form as an address, without initial values. The text of a game is compressed. */
async function keep(/** @type {string | undefined} */ text) {
  const now = turn;
  const chosen = new URLSearchParams();
  const names = ["mode", ...ATTRIBUTES[mode()], ...LOOKS, ...SWITCHES];
  if (field("board").value === "own" && names.includes("board")) names.push("files", "ranks");
  if (text !== undefined) names.push(...OF_OWN.filter((name) => name !== "source"));
  for (const name of names) {
    const value = SWITCHES.includes(name) ? (box(name).checked ? "" : "no") : field(name).value;
    if ((value && !(name === "where" && value === "inside")) || name === "betza") chosen.set(name, value);
  }
  if (options()) chosen.set("options", options());
  if (text) chosen.set("d", await packDefinition(text));
  if (now === turn) history.replaceState(null, "", `#${chosen}`);
}

/** Fills in the form from an address, as far as it is valid. */
async function restore() {
  const chosen = new URLSearchParams(location.hash.slice(1));
  if (![...chosen.keys()].length) return false;
  form.reset();
  const [wantedMode, game] = [chosen.get("mode") ?? "", chosen.get("game") ?? ""];
  if (Object.hasOwn(ATTRIBUTES, wantedMode)) field("mode").value = wantedMode;
  if ([...select("game").options].some(({ value }) => value === game)) field("game").value = game;
  const text = chosen.get("d");
  if (text) field("source").value = await unpackDefinition(text).catch(() => "");
  field("name-in-text").value = chosen.get("name-in-text") ?? "";
  await fill();
  const wanted = (chosen.get("options") ?? "").split(" ");
  for (const one of optionList.querySelectorAll("input")) one.checked = wanted.includes(`${one.value}=on`);
  for (const name of [...ATTRIBUTES[mode()], ...LOOKS, ...SWITCHES, "files", "ranks", "where"]) {
    const value = chosen.get(name);
    if (name === "game" || value === null) continue;
    const found = field(name);
    if (SWITCHES.includes(name)) box(name).checked = value !== "no";
    else if (!(found instanceof HTMLSelectElement) || [...found.options].some((one) => one.value === value)) found.value = value;
  }
  if (mode() === "betza" && !chosen.has("name")) field("name").value = "";
  return true;
}

/** Fills in the pieces, sides and options of the chosen game. */
async function fill() {
  const id = field("game").value;
  const own = id === OWN ? { text: field("source").value, name: field("name-in-text").value } : null;
  const { pieces, players, options } = await gameOf(id, Object.hasOwn(GAMES, id), own);
  if (field("game").value !== id) return;
  choose("piece", pieces);
  choose("play", players);
  for (const name of ["orientation", "player"]) choose(name, [{ value: "", words: say("default") }, ...players]);
  const known = options.map(({ value, words }) => {
    const label = document.createElement("label");
    label.className = "check";
    label.append(Object.assign(document.createElement("input"), { type: "checkbox", value }), ` ${words}`);
    return label;
  });
  optionList.replaceChildren(...known);
  optionList.hidden = known.length === 0;
}

/** Sets the choices; the current one stays if it is among them. */
function choose(/** @type {string} */ name, /** @type {{ value: string, words: string }[]} */ choices) {
  const before = field(name).value;
  select(name).replaceChildren(...choices.map(({ value, words }) => option(value, words)));
  if (choices.some(({ value }) => value === before)) field(name).value = before;
}

let waiting = 0;

form.addEventListener("input", async ({ target }) => {
  arrange();
  if (target === field("game") || (isOwn() && OF_OWN.some((name) => target === field(name)))) await fill();
  clearTimeout(waiting);
  // A diagram is not made for every letter that is typed.
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

listen(boxes, preview, copied);

const further = document.createElement("optgroup");
further.label = say("further-games");
further.append(...(await libraryGames()).map(({ value, words }) => option(value, words)));
select("game").replaceChildren(...Object.keys(GAMES).map((id) => option(id, say(`game-${id}`))), further, option(OWN, say("a-game-of-your")));
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
