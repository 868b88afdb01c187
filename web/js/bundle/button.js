// A button that saves a game as one file, on pages beside the game page.

/**
 * Lets a button save a game, which is asked for when it is pressed. What goes wrong is said after it, in the words of its `data-wrong`.
 * @param {HTMLButtonElement} button
 * @param {() => { id: string, name: string, own?: string }} game the arguments of `saveOneFile`
 */
export function offerFile(button, game) {
  button.hidden = false;
  button.onclick = async () => {
    const { id, name, own } = game();
    button.disabled = true;
    try {
      const { saveOneFile } = await import("./save.js");
      await saveOneFile(id, name, { own });
    } catch (error) {
      console.warn(error);
      button.insertAdjacentText("afterend", ` ${button.dataset.wrong ?? ""}`);
    }
    button.disabled = false;
  };
}
