// Deletes what the oldest browsers do not have, before a page begins: `newer.json` stands in the place of the list. Whatever cannot be
// deleted stays.
{
  const newer = ["NEWER"];
  const find = (name) => name.split(".").reduce((place, key) => place?.[key], globalThis);
  for (const name of newer.filter((one) => one.includes("."))) {
    const [owner, key] = [name.slice(0, name.lastIndexOf(".")), name.slice(name.lastIndexOf(".") + 1)];
    // A member of an interface may be of the things themselves, of the interface, or of everything.
    const places = owner === "Window" ? [globalThis] : [find(owner), find(owner)?.prototype];
    for (const place of places) if (place && Object.hasOwn(place, key) && key !== "prototype") Reflect.deleteProperty(place, key);
  }
  for (const name of newer.filter((one) => !one.includes("."))) Reflect.deleteProperty(globalThis, name);
}
