// Texts and pictures, out of the page and into it.

/** Copies a text; tells whether it could. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Offers a file to be saved: its content is text, or an address such as `data:…`. */
export function download(name, content, type = "text/plain") {
  const address = content.startsWith("data:") ? content : URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  if (address !== content) setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Calls `take` with whatever text or text file is dropped on the page. */
export function takeDrops(take) {
  const carries = ({ dataTransfer }) => ["Files", "text/plain"].some((type) => dataTransfer?.types.includes(type));
  document.addEventListener("dragover", (event) => {
    if (!carries(event) || event.target.closest?.("input, textarea")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
  });
  document.addEventListener("drop", async (event) => {
    if (!carries(event) || event.target.closest?.("input, textarea")) return;
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    take(file ? await file.text() : event.dataTransfer.getData("text/plain"));
  });
}
