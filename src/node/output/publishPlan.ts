import type { FileStamp } from "./fileStamp";
import type { FoundFiles } from "./foundFiles";
import { foldersAbove, type OwnFiles } from "./ownFiles";

export interface SiteFile {
  /** The name in the folder of the build; absent if the file of the last site stays. */
  made?: string;
  /** Identifies the file; absent only for the list. */
  stamp?: FileStamp | undefined;
  /** The digest of its content, if known. */
  digest?: string;
  /** Whether it is an owner's file from `public/`. */
  isOwners: boolean;
}

export interface PublishState {
  files: ReadonlyMap<string, SiteFile>;
  found: FoundFiles;
  /** The files of the last builds; absent without a list. */
  list: OwnFiles | undefined;
  /** Whether the folder contains a site of a version without lists. */
  isOlderSite: boolean;
  isClean: boolean;
  /** Whether a file differs from what a build wrote. This is slow. */
  isAltered: (path: string) => boolean;
}

/** The changes that publish a site, in this order. */
export interface PublishPlan {
  /** Removed first, because it is in the way of a new file. */
  clear: string[];
  /** New files, and kept files that the disk has under another spelling. */
  create: string[];
  replace: string[];
  /** Removed once nothing links to it. */
  remove: string[];
  /** Folders of the last site that are removed if they are empty, the innermost first. */
  folders: string[];
  /** Files of others, which are kept. Folders end in a slash. */
  foreign: string[];
  /** Files of others that are in the way, so nothing can be published. */
  conflicts: string[];
}

/** Plans how the last site becomes the new one. Files of others are kept unless `isClean` is set. */
export function planPublishing(state: PublishState): PublishPlan {
  const { files, found, list, isOlderSite, isClean, isAltered } = state;
  const folders = new Set([...files.keys()].flatMap(foldersAbove));
  const spellings = new Set([...files.keys(), ...folders].map(normalizeName));
  const plan: PublishPlan = {
    clear: [],
    create: [],
    replace: [],
    remove: [],
    folders: [],
    foreign: [],
    conflicts: [],
  };
  const stale: string[] = [];
  for (const [path, kind] of found) {
    const isWanted = files.has(path);
    if (kind === "file" && isWanted) {
      if (files.get(path)!.made !== undefined) replaceAt(path);
    } else if (kind === "file" && list?.digest(path) !== undefined && !isAltered(path)) {
      stale.push(path);
    } else if (kind === "folder" && list?.hasFolder(path)) {
      if (!folders.has(path)) plan.folders.unshift(path);
    } else if (isWanted || (folders.has(path) && kind !== "folder")) {
      conflictAt(path);
    } else if (!folders.has(path)) {
      plan.foreign.push(kind === "folder" ? `${path}/` : path);
    }
  }
  for (const path of stale) plan[isInTheWay(path) ? "clear" : "remove"].push(path);
  // A folder with files of others is kept.
  for (const path of plan.folders.filter((path) => files.has(path))) {
    const isFree = isClean || !plan.foreign.some((name) => name.startsWith(`${path}/`));
    if (!isFree) plan.conflicts.push(path);
  }
  plan.create = [...files.keys()].filter((path) => found.get(path) !== "file").sort(byTheirUse);
  plan.replace.sort(byTheirUse);
  if (isClean) return { ...plan, clear: [...plan.clear, ...plan.foreign.map(withoutSlash)], foreign: [] };
  return { ...plan, foreign: [...new Set(plan.foreign.map(asWhole))] };

  /** The outermost folder without files of the site, if the path is in one. */
  function asWhole(path: string): string {
    const folder = foldersAbove(path).find((one) => plan.folders.includes(one));
    return folder === undefined ? path : `${folder}/`;
  }

  function replaceAt(path: string): void {
    const isOwn = list ? list.digest(path) !== undefined : isOlderSite && !files.get(path)!.isOwners;
    if (isOwn || isClean) plan.replace.push(path);
    else plan.conflicts.push(path);
  }

  function conflictAt(path: string): void {
    if (isClean) plan.clear.push(path);
    else plan.conflicts.push(path);
  }

  /** Whether a new file needs the name of this file, or of a folder above it. */
  function isInTheWay(path: string): boolean {
    return [path, ...foldersAbove(path)].some(
      (way) => files.has(way) || (way === path && folders.has(way)) || isOtherSpelling(way),
    );
  }

  /** Many disks treat two spellings of a name as the same. */
  function isOtherSpelling(path: string): boolean {
    return !files.has(path) && !folders.has(path) && spellings.has(normalizeName(path));
  }
}

function normalizeName(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}

/** Assets come before pages, so every page always works. */
function byTheirUse(one: string, other: string): number {
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}

function rank(path: string): number {
  if (path.endsWith(".html")) return 2;
  return path.startsWith("assets/") ? 0 : 1;
}
