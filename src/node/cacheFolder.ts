import envPaths from "env-paths";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Only its owner looks into a cache: others could put something into it that the owner then publishes. */
const OWNER_ONLY = 0o700;

/** The rights by which others could write into a folder. */
const WRITABLE_BY_OTHERS = 0o022;

/** The folder of a version that nobody has run for this long is dropped; in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * The folder for what is kept between runs, each version's own: in `node_modules` of the project that a config belongs to, else
 * the user's own.
 * @param configFile - the config
 * @param version - the version of the program
 * @param userCache - the user's folder for the caches of this program
 * @returns nothing where nothing can be kept
 */
export function cacheFolder(
  configFile: string,
  version: string,
  userCache: string = envPaths("spawnpage", { suffix: "" }).cache,
): string | undefined {
  const modules = projectModules(dirname(resolve(configFile)));
  const places = [...(modules === undefined ? [] : [join(modules, ".cache", "spawnpage")]), userCache];
  const place = places.find(isUsable);
  return place && ownFolder(place, version);
}

function ownFolder(place: string, version: string): string | undefined {
  const folder = join(place, version);
  const isNew = !existsSync(folder);
  if (!isUsable(folder)) return undefined;
  if (isNew) dropOldVersions(place);
  else markUsed(folder);
  return folder;
}

/** Gives a folder today's time stamp: by itself it tells when something was put in, not when it was used. */
function markUsed(folder: string): void {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // A disk that keeps no such stamp, or another process that has just removed the folder: it is made again.
  }
}

/** What cannot be removed stays for the next new version: no command fails for it. */
function dropOldVersions(place: string): void {
  for (const name of readdirSync(place).filter((name) => /^\d+\.\d+\.\d+/.test(name))) {
    const folder = join(place, name);
    try {
      const age = Date.now() - statSync(folder).mtimeMs;
      if (age > KEPT_FOR) rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another process may be using it, or may have removed it meanwhile.
    }
  }
}

/** `node_modules` of the nearest folder with a package.json, at or above a folder. */
function projectModules(folder: string): string | undefined {
  if (existsSync(join(folder, "package.json"))) {
    const modules = join(folder, "node_modules");
    // It is npm's to make: a project without it has the program from somewhere else.
    return existsSync(modules) ? modules : undefined;
  }
  const parent = dirname(folder);
  return parent === folder ? undefined : projectModules(parent);
}

/** Whether a folder is this user's own and nobody else's to write into; it is made where it is missing. */
function isUsable(folder: string): boolean {
  try {
    // The folders above it belong to others, too, and are made with the usual rights.
    mkdirSync(dirname(folder), { recursive: true });
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // Root may write everywhere, and would leave files there that the owner cannot replace.
    const user = process.getuid?.();
    if (user === undefined) return true;
    const { uid, mode } = statSync(folder);
    return uid === user && (mode & WRITABLE_BY_OTHERS) === 0;
  } catch {
    return false;
  }
}
