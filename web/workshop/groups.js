// The groups of fields of one subject: the page says which fields each has.

import { fieldGroup } from "./fields.js";
import { refill } from "./refill.js";

/** @import { FormField } from "../importer.js" */
/** @import { Path, Place } from "./fields.js" */

/** The field with this id, and its path. @returns {[FormField, Path] | null} */
export function fieldAt(/** @type {FormField} */ form, /** @type {Path} */ path, /** @type {string} */ id) {
  let [field, way] = [form, path];
  const names = (form.id && id.startsWith(`${form.id}-`) ? id.slice(form.id.length + 1) : id).split("-");
  for (const name of names) {
    const found = field.fields.find((one) => one.name === name);
    if (!found) return null;
    [field, way] = [found, [...way, name]];
  }
  return [field, way];
}

/**
 * Fills the groups in a part of the page.
 * @param {HTMLElement} host
 * @param {Place} place
 * @param {FormField} form
 * @param {Path} path
 * @param {(id: string) => boolean} [hides] which fields are not shown now
 */
export function fillGroups(host, place, form, path, hides = () => false) {
  const family = place.bench.definition?.family ?? "chess";
  for (const group of host.querySelectorAll("[data-group]")) {
    if (!(group instanceof HTMLElement)) continue;
    group.hidden = (group.dataset.family ?? family) !== family;
    const fields = (/** @type {string | undefined} */ ids) => (ids ?? "").split(" ").filter((id) => id && !hides(id)).flatMap((id) => {
      const found = fieldAt(form, path, id);
      return found ? [found] : [];
    });
    const content = group.querySelector("[data-fill]");
    if (content instanceof HTMLElement && !group.hidden) refill(content, ...fieldGroup(place, fields(group.dataset.fields), fields(group.dataset.more), `${path[0] ?? ""} ${group.dataset.group}`));
  }
}
