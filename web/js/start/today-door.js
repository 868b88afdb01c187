// The streak of days beside the door to today's practice.

import { byId } from "../base/dom.js";
import { streakToday } from "../keeping/week.js";

/** Shows it, if there is one. */
export function showStreak() {
  const { count } = streakToday();
  const place = byId("today-streak");
  place.hidden = count === 0;
  const number = place.querySelector("b");
  if (number) number.textContent = String(count);
}
