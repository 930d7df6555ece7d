import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

/**
 * The minute that it is, in milliseconds since 1970; unknown on the server, and until the page has come to life. What
 * uses it is rendered anew when the next one begins.
 */
export function useMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(
    followMinutes,
    () => Date.now() - (Date.now() % MINUTE_MS),
    () => undefined,
  );
}

function followMinutes(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  // A tab that was asleep has missed its timers.
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}
