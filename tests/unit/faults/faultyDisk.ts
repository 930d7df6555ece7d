import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** What goes wrong with a disk: at the given change below a folder, counted from 1. */
export type Fault =
  /** The process ends: from then on nothing is changed any more. */
  | { kind: "killed"; at: number }
  /** The system refuses this one change. */
  | { kind: "refused"; at: number; code: string };

const changing = [
  "mkdirSync",
  "writeFileSync",
  "copyFileSync",
  "linkSync",
  "renameSync",
  "unlinkSync",
  "rmdirSync",
  "rmSync",
] as const;

/** What is thrown by a process that has ended. */
export class Killed extends Error {
  override name = "Killed";
}

/**
 * Does something with a disk that goes wrong.
 * @param below - only changes below this folder count
 * @returns how many changes were begun, and what was thrown
 */
export function withFault(
  below: string,
  fault: Fault | undefined,
  act: () => void,
): { changes: number; thrown: unknown } {
  const genuine = Object.fromEntries(changing.map((name) => [name, fs[name]]));
  let changes = 0;
  for (const name of changing) {
    Reflect.set(fs, name, (...args: unknown[]) => {
      if (args.some((arg) => typeof arg === "string" && arg.startsWith(below))) {
        changes += 1;
        if (fault?.kind === "killed" && changes >= fault.at) throw new Killed();
        if (fault?.kind === "refused" && changes === fault.at) {
          const path = args.find((arg) => typeof arg === "string");
          throw Object.assign(new Error(fault.code), {
            code: fault.code,
            path,
            syscall: name.replace("Sync", ""),
          });
        }
      }
      // Thousands of times, to wait for the disk takes minutes; what is read back is the same.
      return Reflect.apply(genuine[name]!, fs, args.map(withoutFlush));
    });
  }
  syncBuiltinESMExports();
  let thrown: unknown;
  try {
    act();
  } catch (error) {
    thrown = error;
  } finally {
    Object.assign(fs, genuine);
    syncBuiltinESMExports();
  }
  return { changes, thrown };
}

function withoutFlush(arg: unknown): unknown {
  return typeof arg === "object" && arg !== null && "flush" in arg ? { ...arg, flush: false } : arg;
}
