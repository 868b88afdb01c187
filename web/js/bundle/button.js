// A button that saves a game as one file, on the gallery and on pages beside the game page.

/**
 * Lets a button save a game, which is asked for when it is pressed. The words of its `data-wrong` follow it after a failure.
 * @param {HTMLButtonElement} button
 * @param {() => { id: string, name: string, own?: string }} game the arguments of `saveOneFile`
 * @param {(isWrong: boolean) => void} [showFailure] shows a failure elsewhere, and removes it before the next try
 */
export function offerFile(button, game, showFailure = (isWrong) => isWrong && button.insertAdjacentText("afterend", ` ${button.dataset.wrong ?? ""}`)) {
  button.hidden = false;
  button.onclick = async () => {
    const { id, name, own } = game();
    button.disabled = true;
    showFailure(false);
    try {
      const { saveOneFile } = await import("./save.js");
      await saveOneFile(id, name, { own });
    } catch (error) {
      console.warn(error);
      showFailure(true);
    }
    button.disabled = false;
  };
}
