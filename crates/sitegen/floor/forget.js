// Deletes what the oldest browsers do not have, before a page begins: `newer.json` stands in the place of the list. Whatever cannot be
// deleted stays.
{
  const newer = ["NEWER"];
  const find = (path) => path.reduce((place, key) => (place === undefined || place === null ? undefined : place[key]), globalThis);
  // Members first: they are not found without what they are of.
  for (const path of newer.map((name) => name.split(".")).sort((one, other) => other.length - one.length)) {
    const place = find(path.slice(0, -1));
    if (place && Object.hasOwn(place, path.at(-1))) Reflect.deleteProperty(place, path.at(-1));
  }
}
