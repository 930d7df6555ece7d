/**
 * The second script of the pages of a site with a light and a dark look, which stands in the page itself: shows the look
 * that the visitor has chosen before anything is painted, and lets the buttons of the header and its menu change it. Without a choice,
 * and without this script, the styles alone follow the visitor's device. It runs before the first script of the page, which
 * keeps presses for later: this one can be answered at once.
 */

import { type Look, LOOK_BUTTON, LOOK_KEY } from "./lookNames";

const root = document.documentElement;
const prefersDark = matchMedia("(prefers-color-scheme: dark)");
/** What the visitor has chosen; remembered, unless the browser forbids that. */
let chosen: Look | undefined;

function preferred(): Look {
  return prefersDark.matches ? "dark" : "light";
}

function read(): void {
  try {
    const kept = localStorage.getItem(LOOK_KEY);
    chosen = kept === "light" || kept === "dark" ? kept : undefined;
  } catch {
    // What was chosen on this page stays.
  }
  show();
}

function show(): void {
  if (chosen) root.dataset["look"] = chosen;
  else delete root.dataset["look"];
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[data-look]")) {
    const { look } = bar.dataset;
    bar.media = chosen ? (look === chosen ? "all" : "not all") : `(prefers-color-scheme: ${look})`;
  }
  const isDark = (chosen ?? preferred()) === "dark";
  for (const button of document.querySelectorAll(LOOK_BUTTON)) {
    button.setAttribute("aria-pressed", String(isDark));
  }
}

/** Changes to the other look. Who comes back to what the device asks for follows the device again. */
function change(): void {
  const next = (chosen ?? preferred()) === "dark" ? "light" : "dark";
  chosen = next === preferred() ? undefined : next;
  try {
    if (chosen) localStorage.setItem(LOOK_KEY, chosen);
    else localStorage.removeItem(LOOK_KEY);
  } catch {
    // It holds until the page is left.
  }
  show();
}

read();
addEventListener(
  "click",
  (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(LOOK_BUTTON)) return;
    event.stopImmediatePropagation();
    change();
  },
  true,
);
// The buttons come after this script.
addEventListener("DOMContentLoaded", show);
prefersDark.addEventListener("change", show);
// Chosen in another tab, or on a page that the visitor came back from.
addEventListener("storage", read);
addEventListener("pageshow", ({ persisted }) => persisted && read());
