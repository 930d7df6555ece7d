import { useRef } from "react";
import type * as sending from "./sending";

export type Sending = typeof sending;

/**
 * What checks and sends a form: fetched when somebody begins to fill it in.
 * @returns `load` fetches it; `now` is it, once it is there
 */
export function useSending(): { now: () => Sending | undefined; load: () => Promise<Sending> } {
  const sending = useRef<Sending>(undefined);
  return {
    now: () => sending.current,
    load: async () => (sending.current ??= await import("./sending")),
  };
}
