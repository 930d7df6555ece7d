import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";

/** Tells this machine from others that write to the same disk, where process numbers mean other processes. */
const machine = createHash("sha256").update(hostname()).digest("hex").slice(0, 6);

/** What another machine has not touched for so long was left behind, in milliseconds. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** The folders that builds of this process write at the moment. */
const claimed = new Set<string>();

/** Makes up a name beside a folder for the site that will replace it. No build, now or before, has the same name. */
export function claimAside(directory: string): string {
  const aside = `${directory}.aside-${process.pid}-${machine}-${randomBytes(4).toString("hex")}`;
  claimed.add(aside);
  return aside;
}

/** Says that nothing is written there any more. */
export function releaseAside(aside: string): void {
  claimed.delete(aside);
}

/**
 * Takes up what builds left behind that were ended by force: a site that was moved away comes back to its
 * place, half a site is removed.
 * @param directory - the folder of the site, as an absolute path
 */
export function takeUpLeftovers(directory: string): void {
  const parent = dirname(directory);
  if (!existsSync(parent)) return;
  const prefix = `${basename(directory)}.aside-`;
  const leftovers = readdirSync(parent).filter((name) => name.startsWith(prefix));
  for (const name of leftovers) {
    const leftover = join(parent, name);
    try {
      // The build that moved it away may be at work still: it then finds a site there once more, and moves it again.
      if (name.endsWith("-previous") && !existsSync(directory)) renameSync(leftover, directory);
      else if (!isInUse(leftover, Number(/\d+/.exec(name.slice(prefix.length))?.[0]))) {
        rmSync(leftover, { recursive: true, force: true });
      }
    } catch {
      // Another command took it up in the same moment.
    }
  }
}

function isInUse(leftover: string, pid: number): boolean {
  const [, other = machine] = /\.aside-\d+-([0-9a-f]{6})-/.exec(leftover) ?? [];
  if (other !== machine) return Date.now() - statSync(leftover).mtimeMs < DAY_MS;
  if (pid === process.pid) return [...claimed].some((aside) => leftover.startsWith(aside));
  return isRunning(pid);
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
