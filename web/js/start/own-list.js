// The saved own games: each is a card of the gallery, and can be exported and deleted.

import { byId } from "../base/dom.js";
import { download } from "../base/files.js";
import { know } from "../board/piece-art.js";
import { thumbnail, unpack } from "../board/thumbnail.js";
import { forgetDefinition, keptDefinition, ownCards } from "../keeping/own-cards.js";
import { gameCard, speakOne } from "./game-card.js";

/** @import { OwnCard } from "../keeping/own-cards.js" */

/** Shows them. */
export function showOwn() {
  const cards = ownCards();
  for (const { letters } of cards) know([{ art: [...letters.keys()], letters: [...letters.values()] }]);
  byId("own-list").replaceChildren(...cards.map(card));
}

function card(/** @type {OwnCard} */ own) {
  const item = gameCard({ ...own, maker: "", makerIsName: false, minutes: null, difficulty: null, picture: picture(own), rules: `own/?game=${encodeURIComponent(own.id)}`, definition: () => keptDefinition(own.id) ?? "" });
  item.querySelector("b")?.setAttribute("id", `name-${own.id}`);
  const doors = speakOne(document.importNode(templateOf("own-doors"), true));
  for (const door of doors.querySelectorAll("a")) {
    door.search = `?game=${encodeURIComponent(own.id)}`;
    door.setAttribute("aria-label", `${door.textContent}: ${own.name}`);
  }
  item.querySelector(".card-doors")?.append(doors);
  const [save, remove] = /** @type {NodeListOf<HTMLButtonElement>} */ (item.querySelectorAll(".card-doors button"));
  for (const [button, act] of /** @type {const} */ ([[save, () => download(`${own.name}.json`, keptDefinition(own.id) ?? "", "application/json")], [remove, () => removeOwn(own, item)]])) {
    button.onclick = act;
    // Screen readers get the name of the game, too.
    button.id = `${button.dataset.door}-${own.id}`;
    button.setAttribute("aria-labelledby", `${button.id} name-${own.id}`);
  }
  return item;
}

/** Deletes a game, and offers to restore it. */
function removeOwn(/** @type {OwnCard} */ { id, name }, /** @type {HTMLElement} */ item) {
  const keepAgain = forgetDefinition(id);
  item.remove();
  const [said, back] = [byId("own-removed"), byId("own-back")];
  byId("own-removed-name").textContent = name;
  said.hidden = false;
  back.focus();
  back.onclick = () => {
    const trouble = keepAgain();
    if (trouble !== null) return;
    said.hidden = true;
    showOwn();
    const again = [...byId("own-list").children].find((card) => card instanceof HTMLElement && card.dataset.game === id);
    again?.querySelector("a")?.focus();
  };
}

function picture(/** @type {OwnCard} */ { picture }) {
  try {
    return thumbnail(unpack(picture));
  } catch {
    // It is rendered when a game is next on the board.
    return document.createElement("span");
  }
}

function templateOf(/** @type {string} */ id) {
  const element = byId(id);
  if (!(element instanceof HTMLTemplateElement)) throw new Error(`#${id} is no template`);
  return element.content;
}
