// The script of the rules page of a library game: adds the trial panel.

import { byId } from "./base/dom.js";
import { showTrial } from "./trial/panel.js";

/** The names of the pieces by their letters, from the page. */
function names() {
  const cards = [...document.querySelectorAll(".card")];
  return Object.fromEntries(cards.map((card) => [card.querySelector(".letter b")?.textContent ?? "", card.querySelector("h3")?.textContent ?? ""]));
}

async function show() {
  const host = byId("quick-games");
  const answer = await fetch(host.dataset.definition ?? "");
  if (!answer.ok) return;
  await showTrial(host, await answer.text(), { names: names() });
  byId("trial-part").hidden = false;
  byId("to-trial").hidden = false;
}

show().catch(console.warn);
