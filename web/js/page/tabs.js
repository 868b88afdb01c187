// Tabs: of several panels, one is shown. Up and Down go from tab to tab: Left and Right are for the moves of the game.

/** Makes tabs of the buttons in a list: each shows the panel it controls. */
export function tabs(list) {
  const all = [...list.querySelectorAll('[role="tab"]')];
  const select = (chosen) => all.forEach((tab) => {
    const on = tab === chosen;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")).hidden = !on;
  });
  list.setAttribute("aria-orientation", "vertical");
  list.onclick = ({ target }) => all.includes(target) && select(target);
  list.onkeydown = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const next = all[(all.indexOf(document.activeElement) + step + all.length) % all.length];
    select(next);
    next.focus();
    event.preventDefault();
    event.stopPropagation();
  };
}
