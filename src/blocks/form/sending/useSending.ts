import { useRef } from "react";
import type * as sending from "./sending";

export type Sending = typeof sending;

/** The module that validates and sends a form, loaded when a visitor starts to fill it in. */
export function useSending(): { now: () => Sending | undefined; load: () => Promise<Sending> } {
  const sending = useRef<Sending>(undefined);
  return { now: () => sending.current, load: async () => (sending.current ??= await import("./sending")) };
}
