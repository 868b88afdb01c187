// The buttons below the snippet: copying it, a link to this page, and the picture.

import { say } from "./words.js";

/**
 * Connects the buttons.
 * @param {Record<string, HTMLTextAreaElement>} boxes what is to be pasted
 * @param {HTMLElement} preview holds the diagram
 * @param {HTMLElement} copied says what came of it
 */
export function listen(boxes, preview, copied) {
  for (const [name, box] of Object.entries(boxes)) {
    byId(name === "code" ? "copy" : `copy-${name}`).addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(box.value);
        copied.textContent = say("copied");
      } catch {
        // Without permission the text is selected, for the keyboard to copy.
        box.select();
        copied.textContent = say("selected-copy-it-with");
      }
    });
  }

  byId("link").addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      copied.textContent = say("copied");
    } catch {
      copied.textContent = say("copy-the-address-of");
    }
  });

  byId("save").addEventListener("click", () => {
    const text = preview.querySelector("move-diagram")?.still;
    save(text ? new Blob([text], { type: "image/svg+xml" }) : null, "diagram.svg", copied);
  });

  byId("save-png").addEventListener("click", async () => {
    try {
      save(await preview.querySelector("move-diagram")?.png(1200), "diagram.png", copied);
    } catch (error) {
      console.warn(error);
      copied.textContent = say("picture-failed");
    }
  });
}

/** The element with this id. A missing one is an error of the page. */
function byId(/** @type {string} */ id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`there is no ${id}`);
  return element;
}

/** Offers a picture for download, or reports that there is none. */
function save(/** @type {Blob | null | undefined} */ file, /** @type {string} */ name, /** @type {HTMLElement} */ copied) {
  if (!file) {
    copied.textContent = say("there-is-no-picture");
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser must read it first.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
