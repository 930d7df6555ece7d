/**
 * The first script of a page that has announcements, besides `boot.ts`. Before anything is painted, it hides those that
 * are over or that the visitor has closed, and shows those that have begun since the page was made. What it does to
 * their elements, `ui/Announcements.tsx` does as soon as the page comes to life. It stands in the page itself.
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

// They come with the first part of the page, in front of what else it shows.
const observer = new MutationObserver(() => {
  decide();
  if (document.querySelector("main")) observer.disconnect();
});
observer.observe(document, { childList: true, subtree: true });
