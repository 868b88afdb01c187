// Copying texts and saving files.

/** Copies a text; returns whether that worked. */
export async function copy(/** @type {string} */ words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}

/**
 * Offers a file for download.
 * @param {string} name
 * @param {string | Uint8Array<ArrayBuffer>} content its text, an address such as `data:…`, or its bytes
 * @param {string} [type]
 */
export function download(name, content, type = "text/plain") {
  const address = typeof content === "string" && content.startsWith("data:") ? content : URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  if (address !== content) setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
