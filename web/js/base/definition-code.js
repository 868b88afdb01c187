// A game's definition as text for an address: compressed (raw deflate), then base64url.

/** The most bytes of a decoded text: far more than any game. A small code may expand to gigabytes. */
export const MAX_BYTES = 1_000_000;

/** The code of a text, such as a definition as JSON. @returns {Promise<string>} */
export async function packDefinition(/** @type {string} */ json) {
  const packed = new Blob([json]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text of a code. Fails if it is damaged, or has more than `MAX_BYTES` bytes. @returns {Promise<string>} */
export async function unpackDefinition(/** @type {string} */ code) {
  if (!/^[\w-]+$/.test(code)) throw new Error("the code of the game is damaged");
  const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
  const packed = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
  const reader = packed.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError(`the game has more than ${MAX_BYTES} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
