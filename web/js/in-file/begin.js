// Prepares a saved file before its page starts: its only game, the computer's worker, and what has no sense without the site.

import { byId } from "../base/dom.js";
import { Engine } from "../engine.js";
import { offered } from "../game/own-games.js";
import { HOME } from "../site.js";
import { answerRequests, textOf } from "./archive.js";
import { onlyGame } from "./only-game.js";
import { showRules } from "./rules.js";

answerRequests();

offered.games = async () => {
  const [game] = await Promise.all([onlyGame(), workerText]);
  return [game];
};

/** The script of the worker, a file of its own only in the browser's memory. @type {string | undefined} */
let worker;
const workerText = textOf("js/worker.js").then((text) => {
  worker = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
});

Engine.openWorker = () => {
  if (worker === undefined) throw new Error("the worker is not unpacked yet");
  return new Worker(worker, { name: "computer" });
};

/** The links to the site lead to its public address, or nowhere. */
function followLinks() {
  for (const link of [byId("brand"), byId("to-start")]) {
    if (HOME) Object.assign(link, { href: HOME.href, target: "_blank", rel: "noopener" });
    else link.removeAttribute("href");
  }
  byId("to-start").classList.toggle("site-only", !HOME);
  byId("menu").prepend(byId("rules"));
}

followLinks();
byId("rules").addEventListener("click", (event) => {
  event.preventDefault();
  showRules();
});
