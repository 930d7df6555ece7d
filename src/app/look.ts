/**
 * The inline script of sites with light and dark mode. Before the first paint, it applies the visitor's choice. Its
 * buttons are in the header and the menu. Without a choice or this script, the styles follow the visitor's device. It
 * runs before `boot.ts`, which would keep its clicks until hydration.
 */

import { type Look, LOOK_BUTTON, LOOK_KEY } from "./lookNames";

const root = document.documentElement;
const prefersDark = matchMedia("(prefers-color-scheme: dark)");
/** The visitor's choice, stored if the browser allows it. */
let chosen: Look | undefined;

function preferred(): Look {
  return prefersDark.matches ? "dark" : "light";
}

function read(): void {
  try {
    const kept = localStorage.getItem(LOOK_KEY);
    chosen = kept === "light" || kept === "dark" ? kept : undefined;
  } catch {
    // Without storage, the choice on this page stays.
  }
  show();
}

function show(): void {
  if (chosen) root.dataset["look"] = chosen;
  else delete root.dataset["look"];
  // The colours of toolbars, and pictures for dark mode.
  for (const part of document.querySelectorAll<HTMLMetaElement | HTMLSourceElement>("[media][data-look]")) {
    const { look } = part.dataset;
    part.media = chosen ? (look === chosen ? "all" : "not all") : `(prefers-color-scheme: ${look})`;
  }
  const isDark = (chosen ?? preferred()) === "dark";
  for (const button of document.querySelectorAll(LOOK_BUTTON)) {
    button.setAttribute("aria-pressed", String(isDark));
  }
}

/** Switches to the other mode. If that is the device's preference, the site follows the device again. */
function change(): void {
  const next = (chosen ?? preferred()) === "dark" ? "light" : "dark";
  chosen = next === preferred() ? undefined : next;
  try {
    if (chosen) localStorage.setItem(LOOK_KEY, chosen);
    else localStorage.removeItem(LOOK_KEY);
  } catch {
    // Lasts until the visitor leaves the page.
  }
  show();
}

read();
// While the page is parsed, pictures get the chosen mode before they load.
const parser = new MutationObserver(show);
if (chosen) parser.observe(root, { childList: true, subtree: true });
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
addEventListener("DOMContentLoaded", () => {
  parser.disconnect();
  show();
});
prefersDark.addEventListener("change", show);
// Changed in another tab, or on a page before going back.
addEventListener("storage", read);
addEventListener("pageshow", ({ persisted }) => persisted && read());
