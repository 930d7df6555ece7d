import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

/** The current minute in milliseconds since 1970; `undefined` on the server and until hydration. */
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
  // Timers do not run in a suspended tab.
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}
