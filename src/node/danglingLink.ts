import { existsSync, readlinkSync } from "node:fs";

/** @returns the target of a dangling link; `undefined` for everything else */
export function danglingTarget(path: string): string | undefined {
  if (existsSync(path)) return undefined;
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** Explains a dangling link and what to do. */
export function explainDangling(path: string, target: string): string {
  return `${path} is a symbolic link to ${target}, which does not exist. Restore the target, or delete the symbolic link.`;
}
