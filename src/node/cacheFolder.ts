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
import { attempt } from "./attempt";

/** A cache is private, because files that others put into it would be published. */
const OWNER_ONLY = 0o700;

/** Permissions that let others write into a folder. */
const WRITABLE_BY_OTHERS = 0o022;

/** In milliseconds. Folders of versions unused for longer are removed. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * The cache of a version: in `node_modules` of the config's project, otherwise in the user's cache.
 * @param userCache - the user's cache folder for this program
 * @returns `undefined` if no folder is usable
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

/** Updates the modification time, which otherwise only shows when a file was added. */
function markUsed(folder: string): void {
  const now = new Date();
  // The disk may have no modification times, or another process has just removed the folder. It is created again.
  attempt(() => utimesSync(folder, now, now));
}

/** Folders that cannot be removed stay until the next new version. */
function dropOldVersions(place: string): void {
  for (const name of readdirSync(place).filter((name) => /^\d+\.\d+\.\d+/.test(name))) {
    const folder = join(place, name);
    // Another process may be using or removing it.
    attempt(() => {
      const age = Date.now() - statSync(folder).mtimeMs;
      if (age > KEPT_FOR) rmSync(folder, { recursive: true, force: true });
    });
  }
}

/** `node_modules` of the nearest folder with a package.json, at or above a folder. */
function projectModules(folder: string): string | undefined {
  if (existsSync(join(folder, "package.json"))) {
    const modules = join(folder, "node_modules");
    // npm creates it. Without it, the program is installed elsewhere.
    return existsSync(modules) ? modules : undefined;
  }
  const parent = dirname(folder);
  return parent === folder ? undefined : projectModules(parent);
}

/** Whether only this user can write to a folder. Creates it if it is missing. */
function isUsable(folder: string): boolean {
  try {
    // Parent folders are shared, so they get default permissions.
    mkdirSync(dirname(folder), { recursive: true });
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // Root could write everywhere, but the owner could not replace its files.
    const user = process.getuid?.();
    if (user === undefined) return true;
    const { uid, mode } = statSync(folder);
    return uid === user && (mode & WRITABLE_BY_OTHERS) === 0;
  } catch {
    return false;
  }
}
