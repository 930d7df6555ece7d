import { lstatSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT_ELEMENT_ID } from "../../app/pageData";
import { dropBuildFolder, enterState, removeIfEmpty } from "./buildFolder";
import { isStamp, stampAt } from "./fileStamp";
import { findFiles, type FoundFiles } from "./foundFiles";
import { OutputFolderError } from "./foreignFolder";
import { Journal, type PutFile } from "./journal";
import { putBeside } from "./moves";
import { BUILD_FOLDER, digestOf, digestOfFile, foldersAbove, LIST, OwnFiles } from "./ownFiles";
import { whileLocked } from "./publishLock";
import { planPublishing, type PublishPlan, type SiteFile } from "./publishPlan";
import { readUtf8 } from "../regularFile";
import { attempt } from "../attempt";

/** The last site has changed since the build compared files with it, so the build must start again. */
export class SiteChangedError extends Error {
  override name = "SiteChangedError";
}

export interface NewSite {
  directory: string;
  /** The build's folder, inside the site's folder. */
  folder: string;
  /** By path. */
  files: Map<string, SiteFile>;
  /** Whether files that no build wrote are removed. */
  isClean: boolean;
}

/** Facts about the previous folder that the owner should know. */
export interface Published {
  /** Files that no build wrote and that have not been reported before. Folders end in a slash. */
  kept: string[];
  /** Files that a build wrote, somebody changed, and this build replaced. */
  overwritten: string[];
}

const MOST_NAMED = 5;

/** Replaces the last site file by file, and restores it if this fails or is killed. @throws SiteChangedError */
export function publish(site: NewSite): Published {
  return whileLocked(site.directory, (stayAwake) => publishAlone(site, stayAwake));
}

function publishAlone(site: NewSite, stayAwake: () => void): Published {
  const { directory, files, isClean } = site;
  const place = (path: string) => join(directory, path);
  const list = OwnFiles.read(directory);
  const folders = new Set([...files.keys()].flatMap(foldersAbove));
  const found = findFiles(directory, (folder) => folders.has(folder) || list?.hasFolder(folder) === true);
  const isAltered = (path: string) => {
    stayAwake();
    return digestOfFile(place(path)) !== list?.digest(path);
  };
  const isOlderSite = !list && isOlderBuild(directory);
  const plan = planPublishing({ files, found, list, isOlderSite, isClean, isAltered });
  refuseConflicts(directory, plan.conflicts);
  checkKept(site);

  const kept = plan.foreign.filter((name) => !list?.wasReported(name));
  const overwritten = list
    ? plan.replace.filter((path) => isLater(place(path), list) && isAltered(path))
    : [];
  addList(site, plan, list);
  if (plan.clear.length + plan.create.length + plan.replace.length + plan.remove.length > 0) {
    carryOut(site, plan, { found, stayAwake });
  }
  return { kept, overwritten };
}

/** Whether a file was changed after the list was written. */
function isLater(file: string, { since }: OwnFiles): boolean {
  return lstatSync(file).ctimeMs > since;
}

/** Versions without a list wrote this page into every site. */
function isOlderBuild(directory: string): boolean {
  const page = attempt(() => readUtf8(join(directory, "404.html")));
  return page !== undefined && page.includes(`id="${ROOT_ELEMENT_ID}"`);
}

function refuseConflicts(directory: string, conflicts: readonly string[]): void {
  if (conflicts.length === 0) return;
  const named = conflicts.slice(0, MOST_NAMED).map((path) => join(directory, path));
  const more = conflicts.length > named.length ? ` and ${conflicts.length - named.length} more` : "";
  throw new OutputFolderError(
    `The build cannot overwrite files that Spawnpage did not create: ${named.join(", ")}${more}. Move them to another folder. Or use --clean, which removes everything in ${directory} that is not part of this site.`,
  );
}

/** @throws SiteChangedError if a file to keep has changed since the build compared it */
function checkKept({ directory, files }: NewSite): void {
  for (const [path, { made, stamp }] of files) {
    if (made === undefined && stamp && !isStamp(stampAt(join(directory, path)), stamp)) {
      throw new SiteChangedError();
    }
  }
}

function addList({ directory, folder, files }: NewSite, plan: PublishPlan, list: OwnFiles | undefined): void {
  const digests = new Map<string, string>();
  for (const [path, file] of files) {
    file.digest ??= list?.digest(path) ?? digestOfFile(join(directory, path));
    digests.set(path, file.digest);
  }
  const text = OwnFiles.text({ files: digests, reported: plan.foreign });
  const isThere = stampAt(join(directory, LIST)) !== undefined;
  if (isThere && readUtf8(join(directory, LIST)) === text) return;
  writeFileSync(join(folder, "list"), text);
  files.set(LIST, { made: "list", digest: digestOf(text), isOwners: false });
  plan[isThere ? "replace" : "create"].push(LIST);
}

function carryOut(
  { directory, folder, files }: NewSite,
  plan: PublishPlan,
  { found, stayAwake }: { found: FoundFiles; stayAwake: () => void },
): void {
  const put = (path: string, number: number): PutFile => {
    const file = files.get(path)!;
    return [path, file.digest!, file.made ?? takeUp(path, number)];
  };
  const [create, replace] = [plan.create.map(put), plan.replace.map(put)];
  const folders = [...new Set(plan.create.flatMap(foldersAbove))].filter(
    (path) => path !== BUILD_FOLDER && (found.get(path) !== "folder" || plan.folders.includes(path)),
  );
  Journal.write(folder, { create, replace, remove: [...plan.clear, ...plan.remove], folders });
  const publishing = enterState(folder, "publishing");
  const journal = Journal.open(directory, publishing)!;
  try {
    for (const [number, path] of plan.clear.entries()) journal.remove(path, number);
    removeEmpty();
    journal.makeFolders();
    putAll(([path]) => path !== LIST);
    for (const [number, path] of plan.remove.entries()) journal.remove(path, plan.clear.length + number);
    removeEmpty();
    // The list is last, so any later change is somebody else's.
    putAll(([path]) => path === LIST);
  } catch (error) {
    journal.undo(stayAwake);
    dropBuildFolder(enterState(publishing, "done"));
    throw explainTaken(error);
  }
  dropBuildFolder(enterState(publishing, "done"));

  /** Renames a kept file whose name has another spelling on the disk. */
  function takeUp(path: string, number: number): string {
    const name = `again-${number}`;
    putBeside(join(directory, path), join(folder, name));
    return name;
  }

  function putAll(isIncluded: (file: PutFile) => boolean): void {
    for (const file of create.filter(isIncluded)) {
      stayAwake();
      journal.create(file);
    }
    for (const [number, file] of replace.entries()) {
      stayAwake();
      if (isIncluded(file)) journal.replace(file, number);
    }
  }

  function removeEmpty(): void {
    for (const path of plan.folders) removeIfEmpty(join(directory, path));
  }
}

function explainTaken(error: unknown): unknown {
  const { code, dest, path } = error as NodeJS.ErrnoException & { dest?: string };
  if (code !== "EEXIST") return error;
  return new OutputFolderError(
    `Another program created ${dest ?? path} during the build. Move it to another folder and build again. The previous site is unchanged.`,
  );
}
