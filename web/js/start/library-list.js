// The games of the library as cards of the gallery, fetched on demand.

import { byId, find } from "../base/dom.js";
import { libraryIndex, pictureAddress } from "../base/library-index.js";
import { gameCard, inLanguages } from "./game-card.js";

/** @import { LibraryGame } from "../base/library-index.js" */

/** Shows them. Fails if they cannot be fetched. */
export async function showLibrary() {
  byId("library-list").replaceChildren(...(await libraryIndex()).map(card));
}

function card(/** @type {LibraryGame} */ { id, name, about, inventor, year, files, ranks, players, kinds }) {
  const picture = Object.assign(document.createElement("img"), { src: pictureAddress(id).href, alt: "", width: files * 100, height: ranks * 100, loading: "lazy", decoding: "async" });
  const item = gameCard({ id, name: inLanguages(name), about: inLanguages(about), size: [files, ranks], players, kinds, picture });
  // The inventor and the year, if known.
  const maker = document.createElement("span");
  maker.className = "about maker";
  for (const language of Object.keys(name)) {
    // A name that is the same in all languages has no language.
    const who = Object.assign(document.createElement("span"), { lang: inventor[language] === inventor.en ? "" : language, className: "foreign", textContent: inventor[language] ?? "" });
    const words = Object.assign(document.createElement("span"), { lang: language });
    words.append(who, inventor[language] && year[language] ? ", " : "", year[language] ?? "");
    maker.append(words);
  }
  item.querySelector("b")?.after(maker);
  const doors = document.importNode(find("library-doors", HTMLTemplateElement).content, true);
  for (const door of doors.querySelectorAll("a")) {
    door.href += `${id}/`;
    door.setAttribute("aria-label", `${door.textContent}: ${name[door.lang] || name.en}`);
  }
  item.querySelector(".card-doors")?.append(doors);
  return item;
}
