import { randomBytes } from "node:crypto";
import { renameSync, rmdirSync, rmSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { digest } from "../digest";
import { makeFolders } from "../makeFolders";
import { attempt, namesIn } from "../attempt";
import { BUILD_FOLDER } from "./ownFiles";

/** Distinguishes this machine from others that write to the same disk, where process IDs are ambiguous. */
const machine = digest(hostname(), 6);

/** Identifies this process among all that write to a disk. */
export const processName = `${process.pid}-${machine}`;

/** Folders of other machines that are older are abandoned. In milliseconds. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** The folders that builds of this process are writing to. */
const claimed = new Set<string>();

/** The progress of a build, which its folder is named after. */
export type BuildState = "making" | "publishing" | "done";

/**
 * Creates a unique folder for a build inside the site's folder, so it has the same disk and permissions.
 * @throws the system's error if it cannot be created
 */
export function claimBuildFolder(directory: string): string {
  const folder = join(directory, BUILD_FOLDER, `making-${processName}-${randomBytes(4).toString("hex")}`);
  makeFolders(folder);
  claimed.add(folder);
  return folder;
}

/** Renames a build's folder after its new state, and returns the new path. */
export function enterState(folder: string, state: BuildState): string {
  const renamed = join(dirname(folder), basename(folder).replace(/^\w+/, state));
  renameSync(folder, renamed);
  if (claimed.delete(folder)) claimed.add(renamed);
  return renamed;
}

/** Removes the folder of a finished or failed build. */
export function dropBuildFolder(folder: string): void {
  // If another program has a file open, the next build removes the folder.
  attempt(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  claimed.delete(folder);
  removeIfEmpty(dirname(folder));
}

/** The folders of interrupted builds in a state. To ask for `publishing`, hold the lock. */
export function leftFolders(directory: string, state: BuildState): string[] {
  const folder = join(directory, BUILD_FOLDER);
  return namesIn(folder)
    .filter((name) => name.startsWith(`${state}-`))
    .map((name) => join(folder, name))
    .filter((left) => state === "publishing" || !isInUse(left));
}

/** Whether a site is being published, or was when a build was killed. */
export function mayBePublishing(directory: string): boolean {
  return namesIn(join(directory, BUILD_FOLDER)).some((name) => /^(?:publishing-|lock)/.test(name));
}

export function removeIfEmpty(folder: string): void {
  attempt(() => rmdirSync(folder));
}

function isInUse(folder: string): boolean {
  if (claimed.has(folder)) return true;
  const [, owner = ""] = /-(\d+-[0-9a-f]{6})-[0-9a-f]+$/.exec(folder) ?? [];
  return isAtWork(owner, () => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

/**
 * Whether a process with this name may still run. Processes of other machines count by their last change.
 * @param touched - the time of its last change in milliseconds, needed for processes of other machines
 */
export function isAtWork(name: string, touched: () => number): boolean {
  const [pid = "", other] = name.split("-");
  if (other !== machine) return Date.now() - touched() < DAY_MS;
  return Number(pid) !== process.pid && isRunning(Number(pid));
}

/** Whether a process with this ID is running on this machine. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
