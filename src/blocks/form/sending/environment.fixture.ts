import { vi } from "vitest";
import type { FormEnvironment } from "./deliver";

/** Means of sending that only note what they are asked for. */
export function environment(fetch: FormEnvironment["fetch"] = async () => ({ ok: true })) {
  return {
    fetch: vi.fn(fetch),
    timeout: vi.fn((_milliseconds: number) => new AbortController().signal),
    open: vi.fn((_url: string) => Promise.resolve(true)),
  };
}
