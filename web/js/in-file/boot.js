// The first script of a saved file: unpacks the script and the style of the page, and runs it. A classic script without imports, like the scripts that
// it runs: the policy of the file names their checksums, and nothing else may run.

{
  const element = document.getElementById("packed-page");
  const [script, style] = element?.dataset.files?.split(" ").map((word) => Number(/\d+$/.exec(word)?.[0])) ?? [0, 0];

  const unpack = async () => {
    const bytes = Uint8Array.from(atob(element?.textContent ?? ""), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const words = new Uint8Array(await new Response(stream).arrayBuffer());
    const text = (/** @type {number} */ from, /** @type {number} */ to) => new TextDecoder().decode(words.subarray(from, to));
    document.head.append(Object.assign(document.createElement("style"), { textContent: text(script, script + style) }));
    document.body.append(Object.assign(document.createElement("script"), { textContent: text(0, script) }));
  };

  unpack().catch((error) => {
    console.error(error);
    const [failure, table] = ["failure", "table"].map((id) => document.getElementById(id));
    if (!failure || !table) return;
    const kind = "DecompressionStream" in globalThis ? "other" : "lacking";
    for (const words of failure.querySelectorAll("[data-failure]")) words.toggleAttribute("hidden", words.getAttribute("data-failure") !== kind);
    const reason = document.getElementById("failure-reason");
    if (reason) reason.textContent = kind === "lacking" ? "DecompressionStream" : String(error);
    document.getElementById("starting")?.remove();
    failure.hidden = table.hidden = table.inert = false;
  });
}
