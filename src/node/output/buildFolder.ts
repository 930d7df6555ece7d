import { createHash, randomBytes } from "node:crypto";
import { readdirSync, renameSync, rmdirSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { makeFolders } from "../makeFolders";
import { BUILD_FOLDER } from "./ownFiles";
import { removeFolder } from "./removeFolder";

/** Tells this machine from others that write to the same disk, where process numbers mean other processes. */
const machine = createHash("sha256").update(hostname()).digest("hex").slice(0, 6);

/** Names this process among those that write to a disk. */
export const processName = `${process.pid}-${machine}`;

/** What another machine has not touched for so long was left behind, in milliseconds. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** The folders that builds of this process write to at the moment. */
const claimed = new Set<string>();

/** How far a build has come; its folder is named after that. */
export type BuildState = "making" | "publishing" | "done";

/**
 * Makes a folder for what a build makes, in the folder of the site: on the same disk as the site, and with the
 * same rights. No build, now or before, has the same one.
 * @param directory - the folder of the site
 * @throws the system's error where it cannot be made
 */
export function claimBuildFolder(directory: string): string {
  const folder = join(directory, BUILD_FOLDER, `making-${processName}-${randomBytes(4).toString("hex")}`);
  makeFolders(folder);
  claimed.add(folder);
  return folder;
}

/**
 * Says in the name of a build's folder how far the build has come.
 * @returns the folder by its new name
 */
export function enterState(folder: string, state: BuildState): string {
  const renamed = join(dirname(folder), folder.slice(dirname(folder).length + 1).replace(/^\w+/, state));
  renameSync(folder, renamed);
  if (claimed.delete(folder)) claimed.add(renamed);
  return renamed;
}

/** Removes the folder of a build that has come to its end, in one way or the other. */
export function dropBuildFolder(folder: string): void {
  try {
    removeFolder(folder);
  } catch {
    // Another program holds something in it open: the next build removes it.
  }
  claimed.delete(folder);
  removeIfEmpty(dirname(folder));
}

/**
 * The folders of builds in a site that were left behind in a state. A build that asks for those that publish
 * holds the lock, which only one build can have.
 */
export function leftFolders(directory: string, state: BuildState): string[] {
  const folder = join(directory, BUILD_FOLDER);
  return namesIn(folder)
    .filter((name) => name.startsWith(`${state}-`))
    .map((name) => join(folder, name))
    .filter((left) => state === "publishing" || !isInUse(left));
}

/** Whether a site is being published, or was when a build was ended by force. */
export function mayBePublishing(directory: string): boolean {
  return namesIn(join(directory, BUILD_FOLDER)).some((name) => /^(?:publishing-|lock)/.test(name));
}

/** Removes a folder unless there is something in it. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It holds something, or is not there.
  }
}

function isInUse(folder: string): boolean {
  if (claimed.has(folder)) return true;
  const [, owner = ""] = /-(\d+-[0-9a-f]{6})-[0-9a-f]+$/.exec(folder) ?? [];
  return isAtWork(owner, () => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

/**
 * Whether a process may still be at work that wrote its name somewhere. This one is not: it would know.
 * @param touched - when it last did something there, in milliseconds; asked of processes of other machines
 */
export function isAtWork(name: string, touched: () => number): boolean {
  const [pid = "", other] = name.split("-");
  if (other !== machine) return Date.now() - touched() < DAY_MS;
  return Number(pid) !== process.pid && isRunning(Number(pid));
}

/** Whether a process of that number is at work on this machine. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
