// Controls for the fields of a definition: one for each class of field.

import { make } from "../js/base/dom.js";
import { showKinds } from "./kinds-choice.js";
import { drawn } from "./pictures.js";
import { afterwards } from "./refill.js";
import { showSequence } from "./sequence.js";
import { valueAt } from "./sheet.js";
import { thumbnail } from "./thumbnail.js";
import { say, sayFirst } from "./words.js";

/** @import { FormField } from "../importer.js" */
/** @import { PaintJob } from "./painter.js" */
/** @import { Workbench } from "./workbench.js" */

/** @typedef {(string | number)[]} Path */

/**
 * @typedef {object} Place What controls need.
 * @property {Workbench} bench
 * @property {(job: PaintJob) => void} paint paints squares on the board
 * @property {(path: Path) => void} moves edits moves on the squares around the piece
 */

/** The fields of a row that are always shown; the others are behind “More”. @type {Record<string, string[]>} */
const FIRST = {
  players: ["name"],
  castling: ["kingTo", "rook", "rookTo", "rookLetter"],
  options: ["name", "about"],
  shuffle: ["pieces", "squares", "bishopsDiffer", "kingBetweenRooks"],
  "pieces-promotion": ["to", "zone", "optional", "leaving", "onlyCaptured"],
  "goals-reach": ["pieces", "zone", "count"],
  "goals-extinction": ["pieces", "count"],
};

/** Lists whose rows are neither added nor removed. */
const FIXED = ["players", "promotionSquares"];

/** The parts that are unfolded, by their paths. @type {Set<string>} */
const unfolded = new Set();

/** The title of a field. */
const titleOf = (/** @type {FormField} */ { id }) => say(`field-${id}`);

/** The title of a field, with a line about it. */
function heading(/** @type {FormField} */ field) {
  const about = sayFirst(`field-${field.id}-hint`);
  return make("span", {}, make("b", { textContent: titleOf(field) }), ...(about ? [make("small", { textContent: about })] : []));
}

/** The value of a choice in words. */
const wordOf = (/** @type {FormField} */ { id }, /** @type {string} */ value) => sayFirst(`value-${id}-${value}`, `value-${value}`) || value;

/** How many of these fields are not as they are by default. */
function countSet(/** @type {Workbench} */ bench, /** @type {[FormField, Path][]} */ fields) {
  return fields.filter(([{ isRequired }, path]) => !isRequired && valueAt(bench.sheet.compact, path) !== undefined).length;
}

/**
 * Fields, some of them behind “More”.
 * @param {Place} place
 * @param {[FormField, Path][]} first
 * @param {[FormField, Path][]} more
 * @param {string} key by which the page remembers that they are unfolded
 */
export function fieldGroup(place, first, more, key) {
  const shown = first.map(([field, path]) => fieldControl(place, field, path));
  if (more.length === 0) return shown;
  const number = countSet(place.bench, more);
  const details = make("details", { className: "more" }, make("summary", { textContent: number ? say("more-set", number) : say("more") }));
  const fill = () => details.childElementCount === 1 && details.append(...more.map(([field, path]) => fieldControl(place, field, path)));
  details.open = unfolded.has(key);
  if (details.open) fill();
  details.ontoggle = () => {
    if (details.open) {
      unfolded.add(key);
      fill();
    } else unfolded.delete(key);
  };
  return [...shown, details];
}

/** The control of a field. @param {Place} place @param {FormField} field @param {Path} path @returns {HTMLElement} */
export function fieldControl(place, field, path) {
  const { bench } = place;
  const set = (/** @type {unknown} */ value) => bench.set(path, value);
  switch (field.class) {
    case "flag": return field.isOptional ? choice(field, path, ["true", "false"], set, (value) => value === "true") : flag(field, path, set);
    case "choice": return choice(field, path, field.choices, set, field.id === "pieces-royal" ? (value) => (value === "true" || value === "false" ? value === "true" : value) : (value) => value);
    case "number":
    case "decimal": return number(field, path, set);
    case "paragraph": return text(field, path, set, make("textarea", { rows: 3 }));
    case "char": return text(field, path, field.id === "players-letter" ? (value) => bench.edit({ do: "player-letter", player: Number(path[1]), letter: String(value) }) : set, make("input", { type: "text", maxLength: 1, size: 2, className: "short" }));
    case "letter": return letter(place, field, path, set);
    case "letters": return kinds(place, field, path, set);
    case "sequence": return sequence(place, field, path, set);
    case "letters-by-player": return kindsByPlayer(place, field, path, set);
    case "ranks": return ranks(place, field, path, set);
    case "square": return square(place, field, path, set);
    case "squares":
    case "zone": return zone(place, field, path);
    case "facing": return facing(field, path, set);
    case "moves": return moves(place, field, path, set);
    case "list": return list(place, field, path);
    case "by-letter": return byLetter(place, field, path);
    case "by-language": return byLanguage(place, field, path);
    case "section": return section(place, field, path);
    default: return text(field, path, set, make("input", { type: "text" }));
  }
}

/** Marks a control with its path. */
function at(/** @type {HTMLElement} */ control, /** @type {Path} */ path) {
  control.dataset.path = JSON.stringify(path);
  return control;
}

/** @param {FormField} field @param {Path} path @param {(value: unknown) => boolean} set */
function flag(field, path, set) {
  const box = make("input", { type: "checkbox", checked: field.value === true });
  box.onchange = () => set(box.checked || (field.isRequired ? false : null));
  return make("label", { className: "rule switch" }, at(box, path), heading(field));
}

/**
 * @param {FormField} field
 * @param {Path} path
 * @param {string[]} values
 * @param {(value: unknown) => boolean} set
 * @param {(value: string) => unknown} read
 */
function choice(field, path, values, set, read) {
  const list = make("select", {}, ...(field.isOptional ? [new Option(say("value-default"), "")] : []), ...values.map((value) => new Option(wordOf(field, value), value)));
  list.value = field.isPresent ? String(field.value) : "";
  list.onchange = () => set(list.value === "" ? null : read(list.value));
  return make("label", { className: "rule" }, heading(field), at(list, path));
}

/** @param {FormField} field @param {Path} path @param {(value: unknown) => boolean} set */
function number(field, path, set) {
  const [least, most] = field.limits;
  const value = field.isPresent && field.value !== null ? String(field.value) : "";
  const box = make("input", { type: "number", value });
  if (field.class === "number") Object.assign(box, { min: String(Math.max(least, field.id === "ends-material-second" ? least : 0)), max: String(Math.min(most, 999)) });
  box.name = field.name;
  box.onchange = () => afterwards(() => {
    const next = box.value === "" ? null : box.valueAsNumber;
    if (!box.checkValidity() || (next === null && field.isRequired) || !set(next)) box.value = value;
  });
  return make("label", { className: "rule" }, heading(field), at(box, path));
}

/**
 * @param {FormField} field
 * @param {Path} path
 * @param {(value: unknown) => boolean} set
 * @param {HTMLInputElement | HTMLTextAreaElement} box
 */
function text(field, path, set, box) {
  box.value = typeof field.value === "string" ? field.value : "";
  box.onchange = () => afterwards(() => {
    const value = box.value.trim();
    if (!set(value === "" && !field.isRequired ? null : value)) box.value = typeof field.value === "string" ? field.value : "";
  });
  return make("label", { className: "rule" }, heading(field), at(box, path));
}

/** One kind. @param {Place} place @param {FormField} field @param {Path} path @param {(value: unknown) => boolean} set */
function letter({ bench }, field, path, set) {
  const pieces = bench.definition?.pieces ?? [];
  const list = make("select", {}, ...(field.isOptional ? [new Option(say("value-default"), "")] : []), ...pieces.map((kind, index) => new Option(bench.sheet.pieces[index]?.name ?? kind.name, kind.letter)));
  list.value = field.isPresent ? String(field.value) : "";
  list.onchange = () => set(list.value || null);
  return make("label", { className: "rule" }, heading(field), at(list, path));
}

/** A fieldset with the title of a field. */
function fieldset(/** @type {FormField} */ field, /** @type {Path} */ path) {
  const legend = make("legend", {}, ...heading(field).childNodes);
  return at(make("fieldset", { className: "rule kinds" }, legend), path);
}

/** @param {Place} place @param {FormField} field @param {Path} path @param {(value: unknown) => boolean} set */
function kinds({ bench }, field, path, set) {
  const host = fieldset(field, path);
  showKinds(host, bench, String(field.value ?? ""), (chosen) => set(chosen === "" && !field.isRequired ? null : chosen));
  return host;
}

/** @param {Place} place @param {FormField} field @param {Path} path @param {(value: unknown) => boolean} set */
function sequence({ bench }, field, path, set) {
  const host = fieldset(field, path);
  showSequence(host, bench, String(field.value ?? ""), set);
  return host;
}

/** @param {Place} place @param {FormField} field @param {Path} path @param {(value: unknown) => boolean} set */
function kindsByPlayer({ bench }, field, path, set) {
  const { players } = bench.sheet;
  const each = Array.isArray(field.value) ? field.value.map(String) : null;
  const host = fieldset(field, path);
  if (!each) showKinds(host, bench, String(field.value ?? ""), (chosen) => set(chosen));
  const rows = (each ?? []).map((letters, player) => {
    const row = make("fieldset", { className: "kinds" }, make("legend", { textContent: players[player]?.name ?? "" }));
    showKinds(row, bench, letters, (chosen) => set((each ?? []).map((old, index) => (index === player ? chosen : old))));
    return row;
  });
  const box = make("input", { type: "checkbox", checked: each !== null });
  box.onchange = () => set(box.checked ? players.map(() => String(field.value ?? "")) : (each?.[0] ?? ""));
  host.append(...rows, make("label", { className: "rule switch" }, box, make("span", {}, make("b", { textContent: say("by-player") }))));
  return host;
}

/** The kinds of the squares of a player's last rank. @param {Place} place @param {FormField} field @param {Path} path @param {(value: unknown) => boolean} set */
function ranks({ bench }, field, path, set) {
  const letters = String(field.value ?? "");
  const name = bench.sheet.players[Number(field.name)]?.name ?? "";
  const pieces = bench.definition?.pieces ?? [];
  const lists = [...letters].map((letter, square) => {
    const list = make("select", { "aria-label": `${name}, ${square + 1}` }, ...pieces.map((kind, index) => new Option(bench.sheet.pieces[index]?.name ?? kind.name, kind.letter)));
    list.value = letter;
    list.onchange = () => set([...letters].map((old, other) => (other === square ? list.value : old)).join(""));
    return list;
  });
  return at(make("fieldset", { className: "rule kinds" }, make("legend", { textContent: name }), ...lists), path);
}

/** One square. @param {Place} place @param {FormField} field @param {Path} path @param {(value: unknown) => boolean} set */
function square({ bench }, field, path, set) {
  const [files, ranks] = bench.sheet.size;
  const names = Array.from({ length: ranks }, (_, rank) => Array.from({ length: files }, (_, file) => `${String.fromCharCode(97 + file)}${rank + 1}`)).flat();
  const list = make("select", {}, ...names.map((name) => new Option(name, name)));
  list.value = String(field.value ?? "");
  list.onchange = () => set(list.value);
  return make("label", { className: "rule" }, heading(field), at(list, path));
}

/** Squares that are painted on the board. @param {Place} place @param {FormField} field @param {Path} path */
function zone(place, field, path) {
  const row = make("div", { className: "rule" }, heading(field), ...zoneButtons(place, field, path));
  return row;
}

/** The buttons for a set of squares: one that paints it, with its picture, and one that removes it. @param {Place} place @param {FormField} field @param {Path} path */
export function zoneButtons({ bench, paint }, field, path, title = titleOf(field)) {
  const piece = path[0] === "pieces" ? bench.sheet.pieces[Number(path[1])]?.name : undefined;
  const [own = [], ...others] = field.squares;
  const number = field.isPresent && (own.length > 0 || field.isRequired) ? say("squares", own.length) : say("squares-default");
  const button = make("button", { type: "button", className: "zone", "aria-label": `${title}: ${number}. ${say("paint")}` }, thumbnail(bench.sheet.size, own, others.flat()), make("span", { textContent: say("paint") }));
  button.onclick = () => paint({ title: piece === undefined ? title : `${piece}: ${title}`, path });
  if (!field.isOptional || !field.isPresent) return [at(button, path)];
  const away = make("button", { type: "button", className: "away", textContent: "✕", "aria-label": say("squares-remove", title), title: say("squares-remove", title) });
  away.onclick = () => bench.set(path);
  return [at(button, path), away];
}

/** @param {FormField} field @param {Path} path @param {(value: unknown) => boolean} set */
function facing(field, path, set) {
  const chosen = Array.isArray(field.value) ? field.value.map(String) : [];
  const boxes = ["files", "ranks", "diagonals"].map((line) => {
    const box = make("input", { type: "checkbox", checked: chosen.includes(line) });
    box.onchange = () => {
      const next = box.checked ? [...chosen, line] : chosen.filter((other) => other !== line);
      set(next.length === 0 ? null : next);
    };
    return make("label", { className: "inline-switch" }, box, say(`line-${line}`));
  });
  const host = fieldset(field, path);
  host.append(...boxes);
  return host;
}

/** @param {Place} place @param {FormField} field @param {Path} path @param {(value: unknown) => boolean} set */
function moves(place, field, path, set) {
  const button = make("button", { type: "button", textContent: say("moves-click") });
  button.onclick = () => {
    if (!field.isPresent) set("W");
    place.moves(path);
  };
  const away = make("button", { type: "button", className: "away", textContent: "✕", "aria-label": say("moves-remove") });
  away.onclick = () => set(null);
  return make("div", { className: "rule" }, heading(field), make("code", { textContent: String(field.value ?? "") }), at(button, path), ...(field.isPresent && field.isOptional ? [away] : []));
}

/** The fields of a section with their paths. @returns {[FormField, Path][]} */
export const within = (/** @type {FormField} */ section, /** @type {Path} */ path) => section.fields.map((field) => [field, [...path, field.name]]);

/** @param {Place} place @param {FormField} field @param {Path} path */
function list(place, field, path) {
  const { bench } = place;
  const fixed = FIXED.includes(field.id);
  const forms = field.choices.length > 0 ? field.choices : [""];
  const adders = forms.map((form) => {
    const title = form ? say(`field-${field.id}-${form}`) : sayFirst(`field-${field.id}-add`) || say("row-add");
    const button = make("button", { type: "button", textContent: form ? `+ ${title}` : title, title: sayFirst(`field-${field.id}-${form}-hint`) });
    button.dataset.add = form ? `${field.id}-${form}` : field.id;
    button.onclick = () => {
      if (bench.edit({ do: "add", path, ...(form ? { form } : {}) })) bench.emit("note", say("added", form ? title : titleOf(field)));
    };
    return button;
  });
  const rows = field.fields.map((row, index) => {
    const rowPath = [...path, index];
    const title = row.id === field.id ? "" : say(`field-${row.id}`);
    const inside = row.class === "section" ? rowFields(place, row, rowPath) : [fieldControl(place, { ...row, isRequired: true }, rowPath)];
    const away = make("button", { type: "button", textContent: sayFirst(`field-${field.id}-remove`) || say("row-remove") });
    away.onclick = () => {
      // The row with the focus goes.
      adders.find((button) => button.dataset.add === row.id)?.focus();
      if (bench.set(rowPath)) bench.emit("note", say("removed", title || titleOf(field)));
    };
    return make("li", { className: "goal" }, ...(title ? [make("b", { textContent: title })] : []), ...inside, ...(fixed ? [] : [away]));
  });
  return at(make("div", { className: "rule rows" }, heading(field), make("ul", {}, ...rows), ...(fixed ? [] : [make("div", { className: "row" }, ...adders)])), path);
}

/** The fields of a row, the rare ones behind “More”. @param {Place} place @param {FormField} row @param {Path} path */
function rowFields(place, row, path) {
  const all = within(row, path);
  const first = FIRST[row.id];
  if (!first) return fieldGroup(place, all, [], "");
  return fieldGroup(place, all.filter(([{ name }]) => first.includes(name)), all.filter(([{ name }]) => !first.includes(name)), JSON.stringify(path));
}

/** A value for each kind. @param {Place} place @param {FormField} field @param {Path} path */
function byLetter(place, field, path) {
  const { bench } = place;
  const host = fieldset(field, path);
  const pieces = bench.definition?.pieces ?? [];
  for (const entry of field.fields) {
    const index = pieces.findIndex((kind) => kind.letter === entry.name);
    if (index < 0) continue;
    const name = bench.sheet.pieces[index]?.name ?? pieces[index].name;
    const entryPath = [...path, entry.name];
    if (entry.class === "squares") {
      host.append(make("div", { className: "entry" }, drawn(pieces[index], index), ...zoneButtons(place, { ...entry, isOptional: true }, entryPath, `${titleOf(field)}: ${name}`)));
      continue;
    }
    const box = make("input", { type: "number", min: "0", max: "999", value: entry.isPresent ? String(entry.value) : "", "aria-label": name });
    box.onchange = () => afterwards(() => box.checkValidity() && bench.set(entryPath, box.value === "" ? null : box.valueAsNumber));
    host.append(make("label", { className: "entry", title: name }, drawn(pieces[index], index), box));
  }
  return host;
}

/** The name of a language in the page's language. */
export const languageName = (/** @type {string} */ tag) => new Intl.DisplayNames(document.documentElement.lang, { type: "language" }).of(tag) ?? tag;

/** A text for each language. @param {Place} place @param {FormField} field @param {Path} path */
function byLanguage({ bench }, field, path) {
  const host = fieldset(field, path);
  for (const entry of field.fields) {
    const box = make("input", { type: "text", value: entry.isPresent ? String(entry.value ?? "") : "" });
    box.onchange = () => afterwards(() => bench.set([...path, entry.name], box.value.trim() || null));
    host.append(make("label", { className: "rule" }, make("span", { textContent: languageName(entry.name) }), box));
  }
  return host;
}

/** @param {Place} place @param {FormField} field @param {Path} path */
function section(place, field, path) {
  const inside = field.isPresent ? rowFields(place, field, path) : [];
  if (!field.isOptional) return make("div", { className: "part" }, ...inside);
  const box = make("input", { type: "checkbox", checked: field.isPresent });
  box.onchange = () => (box.checked ? place.bench.edit({ do: "add", path }) : place.bench.set(path));
  return make("div", { className: "part" }, make("label", { className: "rule switch" }, at(box, path), heading(field)), ...inside);
}
