/**
 * The second inline script, on pages with announcements. Before the first paint, it hides announcements that have
 * expired or were closed, and shows those that began after the build. After hydration, `ui/Announcements.tsx` takes
 * over.
 */

import { isOn, MOST_SHOWN } from "../ui/announcementState";
import { closedAnnouncements } from "../ui/closedAnnouncements";

const closed = closedAnnouncements();
const now = Date.now();

function decide(): void {
  const place = document.querySelector<HTMLElement>("[data-announcements]");
  if (!place) return;
  let shown = 0;
  for (const element of place.querySelectorAll<HTMLElement>("[data-announcement]")) {
    const isShown = isOn(element.dataset, now) && !closed.includes(element.dataset["announcement"] ?? "");
    element.hidden = !isShown;
    if (isShown) shown++;
    element.toggleAttribute("data-rest", isShown && shown > MOST_SHOWN);
  }
  place.hidden = shown === 0;
  place.toggleAttribute("data-more", shown > MOST_SHOWN);
}

// They come first in the page.
const observer = new MutationObserver(() => {
  decide();
  if (document.querySelector("main")) observer.disconnect();
});
observer.observe(document, { childList: true, subtree: true });
