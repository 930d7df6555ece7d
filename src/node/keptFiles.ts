import { readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { attempt } from "./attempt";
import { replaceFile } from "./replaceFile";

/** What no build has asked for as long as this is dropped; in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;
/** How exactly it is known when something was asked for; in milliseconds. */
const A_DAY = 24 * 60 * 60 * 1000;

/** Notes that a file or folder of a cache was asked for. Where no such stamp can be set, it is made again after a month. */
export function markUsed(place: string, now = Date.now()): void {
  try {
    if (now - statSync(place).mtimeMs > A_DAY) utimesSync(place, new Date(now), new Date(now));
  } catch {
    // Another process may have removed it meanwhile.
  }
}

/** Drops what lies in a folder of a cache and was not asked for in a month; what cannot be removed stays for another day. */
export function dropUnused(folder: string, now = Date.now()): void {
  for (const name of namesIn(folder)) {
    const place = join(folder, name);
    try {
      if (now - statSync(place).mtimeMs > KEPT_FOR) rmSync(place, { recursive: true, force: true });
    } catch {
      // Another process may be using it, or may have removed it meanwhile.
    }
  }
}

/** Whether a day has passed since files were dropped from a folder: to look at each of thousands takes a while. */
export function isDropDue(folder: string, now = Date.now()): boolean {
  const stamp = `${folder}.dropped`;
  try {
    if (now - statSync(stamp).mtimeMs < A_DAY) return false;
  } catch {
    // The first time.
  }
  attempt(() => replaceFile(stamp, ""));
  return true;
}

/** What lies in a folder of a cache; nothing where it is not there or cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
