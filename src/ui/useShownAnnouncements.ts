import { useCallback, useState, useSyncExternalStore } from "react";
import type { AnnouncementData } from "../compile/compileAnnouncements";
import { isOn } from "./announcementState";
import { closedAnnouncements, noteClosed } from "./closedAnnouncements";

/** The longest that a timer of browsers can wait, in milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * The ids of the announcements that are shown, in order, and how to close one.
 * @param here - those that the page can show
 */
export function useShownAnnouncements(
  announcements: readonly AnnouncementData[],
  here: readonly AnnouncementData[],
) {
  const [closedHere, setClosedHere] = useState<readonly string[]>([]);
  const subscribe = useCallback(
    (onChange: () => void) => followClock(announcements, onChange),
    [announcements],
  );
  const ids = useSyncExternalStore(
    subscribe,
    () => {
      const closed = new Set([...closedAnnouncements(), ...closedHere]);
      return idsOf(here.filter((one) => isOn(one, Date.now()) && !closed.has(one.id)));
    },
    () => idsOf(here.filter(({ isLater }) => !isLater)),
  );
  const close = (id: string) => {
    noteClosed(id);
    setClosedHere([...closedHere, id]);
  };
  return { shown: ids.split(" ").filter(Boolean), close };
}

function idsOf(announcements: readonly AnnouncementData[]): string {
  return announcements.map(({ id }) => id).join(" ");
}

/** Calls back when an announcement begins or is over, and when one is closed in another tab. */
function followClock(announcements: readonly AnnouncementData[], onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const now = Date.now();
    const times = announcements
      .flatMap(({ from, until }) => [from ?? 0, until ?? 0])
      .filter((at) => at > now);
    if (times.length === 0) return;
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      Math.min(Math.min(...times) - now, LONGEST_WAIT_MS),
    );
  };
  wait();
  // A tab that was asleep has missed its timers.
  document.addEventListener("visibilitychange", onChange);
  addEventListener("storage", onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
    removeEventListener("storage", onChange);
  };
}
