import { readdirSync } from "node:fs";
import { attempt } from "./attempt";

/** The names in a folder; empty if it cannot be read. */
export function namesIn(folder: string): string[] {
  return attempt(() => readdirSync(folder)) ?? [];
}
