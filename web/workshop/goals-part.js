// The list of goals besides checkmate.

import { byId, find, make } from "../js/base/dom.js";
import { showKinds } from "./kinds-choice.js";
import { afterwards, refill } from "./refill.js";
import { say } from "./words.js";

/** @import { Goal } from "./sheet.js" */
/** @import { Workbench } from "./workbench.js" */

/** Returns the function that shows them. */
export function goalsPart(/** @type {Workbench} */ bench) {
  for (const button of document.querySelectorAll("[data-goal]")) {
    if (button instanceof HTMLButtonElement) button.onclick = () => add(bench, button.dataset.goal ?? "");
  }
  return () => refill(byId("goals"), ...(bench.definition?.goals ?? []).map((goal, index) => item(bench, goal, index)));
}

function add(/** @type {Workbench} */ bench, /** @type {string} */ goal) {
  if (bench.set(["goals", bench.definition?.goals.length ?? 0], first(bench, goal))) bench.emit("note", say("added", say(`goal-${goal}`)));
}

/** Removes a goal. After the last one, the focus moves to the button that adds one. */
function remove(/** @type {Workbench} */ bench, /** @type {number} */ index) {
  const goal = bench.definition?.goals[index]?.goal ?? "";
  const button = bench.definition?.goals.length === 1 ? document.querySelector(`[data-goal="${goal}"]`) : null;
  if (button instanceof HTMLElement) button.focus();
  if (bench.set(["goals", index])) bench.emit("note", say("removed", say(`goal-${goal}`)));
}

/** The initial form of a goal: the middle of the board for the royal pieces, three checks, the extinction of the first kind. */
function first(/** @type {Workbench} */ bench, /** @type {string} */ goal) {
  const pieces = bench.definition?.pieces ?? [];
  const royal = pieces.filter(({ royal }) => royal === true || royal === "last").map(({ letter }) => letter).join("");
  if (goal === "checks") return { goal, count: 3 };
  if (goal === "extinction") return { goal, pieces: royal || pieces[0]?.letter || "" };
  return { goal, pieces: royal, zone: middle(bench.sheet.size) };
}

/** The squares in the middle of a board. */
function middle(/** @type {[number, number]} */ [files, ranks]) {
  const both = (/** @type {number} */ count) => [Math.ceil(count / 2), Math.floor(count / 2) + 1];
  const [[left, right], [low, high]] = [both(files), both(ranks)];
  const name = (/** @type {number} */ file, /** @type {number} */ rank) => String.fromCharCode(96 + file) + rank;
  return `${name(left, low)}-${name(right, high)}`;
}

function item(/** @type {Workbench} */ bench, /** @type {Goal} */ goal, /** @type {number} */ index) {
  const element = document.importNode(find("goal-fields", HTMLTemplateElement).content, true).firstElementChild;
  if (!(element instanceof HTMLElement)) return make("li", {});
  element.querySelector("b")?.append(say(`goal-${goal.goal}`));
  for (const part of element.querySelectorAll("[data-of]")) {
    if (part instanceof HTMLElement) part.hidden = !part.dataset.of?.split(" ").includes(goal.goal);
  }
  const set = (/** @type {string} */ field, /** @type {unknown} */ value) => bench.set(["goals", index, field], value);
  const [zone, count] = ["zone", "count"].map((name) => element.querySelector(`input[name="${name}"]`));
  if (zone instanceof HTMLInputElement) {
    zone.value = typeof goal.zone === "string" ? goal.zone : "";
    zone.onchange = () => afterwards(() => set("zone", zone.value.trim()));
  }
  if (count instanceof HTMLInputElement) {
    count.value = String(goal.count);
    count.onchange = () => afterwards(() => {
      if (!count.checkValidity() || count.value === "" || !set("count", count.valueAsNumber)) count.value = String(goal.count);
    });
  }
  const kinds = element.querySelector("fieldset");
  if (kinds) showKinds(kinds, bench, goal.pieces, (chosen) => set("pieces", chosen));
  const away = element.querySelector(":scope > button:last-child");
  if (away instanceof HTMLButtonElement) away.onclick = () => remove(bench, index);
  return element;
}
