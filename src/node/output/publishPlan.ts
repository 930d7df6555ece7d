import type { FileStamp } from "./fileStamp";
import type { FoundFiles } from "./foundFiles";
import { foldersAbove, type OwnFiles } from "./ownFiles";

/** A file of the new site. */
export interface SiteFile {
  /** Where it lies until it is published; absent where the file of the last site stays. */
  made?: string;
  /** What tells the file of the last site that stays. */
  stamp?: FileStamp;
  /** The digest of its content, where it is known already. */
  digest?: string;
  /** Whether it is an owner's own, from `public/`. */
  isOwners: boolean;
}

/** What is known when a site is to be published. */
export interface PublishState {
  files: ReadonlyMap<string, SiteFile>;
  found: FoundFiles;
  /** What the last builds have written; absent where none has kept a list. */
  list: OwnFiles | undefined;
  /** Whether what lies there is a site of a version that kept no list. */
  isOlderSite: boolean;
  /** Whether what others have put there goes. */
  isClean: boolean;
  /** Whether a file is not as a build has written it; such a look costs time. */
  isAltered: (path: string) => boolean;
}

/** What is done to publish a site, in this order. */
export interface PublishPlan {
  /** What goes first, as it stands in the way of a new file. */
  clear: string[];
  /** Files that are new, and of those that stay the ones that the disk has under another spelling. */
  create: string[];
  /** Files that take the place of what builds have written there. */
  replace: string[];
  /** What goes once nothing leads there any more. */
  remove: string[];
  /** Folders of the last site that go if nothing is left in them, the innermost first. */
  folders: string[];
  /** What others have put there and stays; folders end in a slash. */
  foreign: string[];
  /** What others have put where the site needs a file or a folder: nothing can be published. */
  conflicts: string[];
}

/** Plans how the last site becomes the new one. What no build has written is not touched, unless it is to be cleaned. */
export function planPublishing(state: PublishState): PublishPlan {
  const { files, found, list, isOlderSite, isClean, isAltered } = state;
  const folders = new Set([...files.keys()].flatMap(foldersAbove));
  const spellings = new Set([...files.keys(), ...folders].map(fold));
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
  // A folder stays with what others have put into it.
  for (const path of plan.folders.filter((path) => files.has(path))) {
    const isFree = isClean || !plan.foreign.some((name) => name.startsWith(`${path}/`));
    if (!isFree) plan.conflicts.push(path);
  }
  plan.create = [...files.keys()].filter((path) => found.get(path) !== "file").sort(byTheirUse);
  plan.replace.sort(byTheirUse);
  if (isClean) return { ...plan, clear: [...plan.clear, ...plan.foreign.map(withoutSlash)], foreign: [] };
  return { ...plan, foreign: [...new Set(plan.foreign.map(asWhole))] };

  /** The outermost folder that holds nothing of the site any more, for what lies in one. */
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

  /** Whether a file has to go before the new ones come: one of them needs its name, or the name of a folder above it. */
  function isInTheWay(path: string): boolean {
    return [path, ...foldersAbove(path)].some(
      (way) => files.has(way) || (way === path && folders.has(way)) || isOtherSpelling(way),
    );
  }

  /** Many disks take two spellings of a name for the same. */
  function isOtherSpelling(path: string): boolean {
    return !files.has(path) && !folders.has(path) && spellings.has(fold(path));
  }
}

function fold(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}

/** What pages need comes before them, so that every page works from the first moment on. */
function byTheirUse(one: string, other: string): number {
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}

function rank(path: string): number {
  if (path.endsWith(".html")) return 2;
  return path.startsWith("assets/") ? 0 : 1;
}
