// The script of the rules page of a game of the site: its button that saves the game as one file.

import "./base/trusted-types.js";
import { offerFile } from "./bundle/button.js";

for (const button of document.querySelectorAll("button[data-save]")) {
  if (button instanceof HTMLButtonElement) offerFile(button, () => ({ id: button.dataset.save ?? "", name: button.dataset.name ?? "" }));
}
