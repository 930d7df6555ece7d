import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** A disk fault at a change below a folder, counted from 1. */
export type Fault =
  /** The process ends, so no later change is made. */
  | { kind: "killed"; at: number }
  /** The system rejects only this change. */
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

/** Thrown at the moment at which the process ends. */
export class Killed extends Error {
  override name = "Killed";
}

/**
 * Runs a function on a faulty disk.
 * @param below - only changes below this folder count
 * @returns the number of started changes, and the thrown error
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
      // Flushing thousands of times takes minutes and does not change what is read back.
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
