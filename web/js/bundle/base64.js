// Bytes as text for a saved file.

/** Bytes in Base64. */
export function inBase64(/** @type {Uint8Array} */ bytes) {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}
