import type { AnnouncementData } from "../compile/compileAnnouncements";

/** The browsers' maximum for a timer, in milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Calls back when an announcement begins or expires, and when another tab closes one. Returns a function to stop. */
export function followClock(announcements: readonly AnnouncementData[], onChange: () => void): () => void {
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
  // Timers do not run while a tab is suspended.
  document.addEventListener("visibilitychange", onChange);
  addEventListener("storage", onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
    removeEventListener("storage", onChange);
  };
}
