import { existsSync } from "node:fs";
import nodeModule from "node:module";
import { join } from "node:path";
import type { Program } from "./program";

/** What Node.js has for it since version 22.1. */
type EnableCompileCache = (folder: string) => unknown;

/**
 * Keeps what Node.js compiles of the program for its next starts, which saves a twentieth of the processor time of a small build.
 * To be called before the program loads most of its code.
 * @param enable - what Node.js has for it; older versions have nothing
 */
export function keepCompiled(
  { isCheckout, folder, cacheFor }: Pick<Program, "isCheckout" | "folder" | "cacheFor">,
  configFile: string,
  enable: EnableCompileCache | undefined = (nodeModule as { enableCompileCache?: EnableCompileCache })
    .enableCompileCache,
): void {
  if (!enable) return;
  // That of a checkout is dropped with the bundle of its sources, which change all the time. A config that is missing is
  // reported, and leaves nothing behind.
  const place = isCheckout ? folder : existsSync(configFile) ? cacheFor(configFile) : undefined;
  if (place !== undefined) enable(join(place, "compiled"));
}

/** What Node.js has for it since version 22.10. */
type FlushCompileCache = () => void;

/**
 * Writes what Node.js has compiled of the program by now. It does so by itself only at the end of a program that is not ended
 * by Ctrl+C.
 * @param flush - what Node.js has for it; older versions have nothing
 */
export function writeCompiled(
  flush: FlushCompileCache | undefined = (nodeModule as { flushCompileCache?: FlushCompileCache })
    .flushCompileCache,
): void {
  flush?.();
}
