// The rules in words.

import { byId, make } from "../js/base/dom.js";

/** @import { Workbench } from "./workbench.js" */

export function wordsPart(/** @type {Workbench} */ bench) {
  const show = () => byId("words").replaceChildren(...bench.sheet.rules.flatMap(([, title, sentences]) => [
    make("h3", { textContent: title }),
    make("ul", {}, ...sentences.map((sentence) => make("li", { textContent: sentence }))),
  ]));
  bench.on("change", show);
  show();
}
