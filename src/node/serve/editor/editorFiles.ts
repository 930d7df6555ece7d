import { existsSync, lstatSync, realpathSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileKindOf, pictureKinds } from "../../../validate/fileKind";
import { parse } from "../../../json/parse";
import { catalogueNames } from "../../../languages/catalogueNames";
import { isHidden } from "../../input/publicFolder";
import { attempt } from "../../attempt";
import { digest } from "../../digest";
import { pathBelow } from "../../pathBelow";
import { readBytes } from "../../regularFile";
import { replaceFile } from "../../replaceFile";

/** In bytes. Pictures for the web are a tenth of this. */
export const MOST_BYTES = 32 * 1024 * 1024;

/** A request that is refused. The message is a sentence for the owner. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "Refusal";
    this.status = status;
  }
}

/** Identifies a text. */
export function tagOf(text: string | Uint8Array): string {
  return `"${digest(text, 32)}"`;
}

/**
 * The path of a catalogue file next to the config.
 * @throws Refusal unless the config names it, and it is a file and no link
 */
export function catalogueFile(configFile: string, name: string | null): string {
  const text = attempt(() => readBytes(configFile).toString("utf8")) ?? "";
  const isNamed = name !== null && catalogueNames(parse(text.replace(/^\uFEFF/, "")).value).has(name);
  const isPlain = isNamed && /^[A-Za-z0-9_-][A-Za-z0-9._-]*\.(?:json|po)$/.test(name);
  if (!isPlain) throw new Refusal(403, "The config does not name this file as a catalogue.");
  const file = join(dirname(configFile), name);
  const stats = attempt(() => lstatSync(file));
  if (stats?.isSymbolicLink())
    throw new Refusal(403, `${name} is a symbolic link, which the editor does not change.`);
  if (stats?.isFile() && file !== configFile) return file;
  throw new Refusal(404, `${name} is not a file next to the config.`);
}

/**
 * Writes the config or a catalogue if it still has the text that the editor has read.
 * @param expected - the tag of that text
 * @returns the tag of the new text, read back from the disk
 * @throws Refusal with 412 if the file has changed, or with 507 and 403 if it cannot be written
 */
export function writeText(file: string, text: string, expected: string | undefined): string {
  if (expected === undefined) throw new Refusal(428, "The request does not name the text that it replaces.");
  const check = () => {
    const bytes = attempt(() => readBytes(file));
    if (!bytes) throw new Refusal(412, `${basename(file)} no longer exists.`);
    if (tagOf(bytes) !== expected)
      throw new Refusal(412, `${basename(file)} was changed by another program.`);
  };
  check();
  const mode = statSync(file).mode & 0o777;
  // A file that may not be written is not replaced either.
  if ((mode & 0o200) === 0) throw new Refusal(403, `${basename(file)} is read-only. Change its permissions.`);
  // A link stays one.
  write(realpathSync(file), text, { mode, flush: true, beforeMove: check });
  const read = tagOf(readBytes(file));
  if (read !== tagOf(text)) throw new Refusal(500, `${basename(file)} was changed while it was being saved.`);
  return read;
}

/** Writes a file below `public/`. @throws Refusal if its name or content does not suit a site */
export function writePublicFile(folder: string, path: string, bytes: Uint8Array, isNew: boolean): void {
  const file = publicFile(folder, path);
  if (bytes.length > MOST_BYTES)
    throw new Refusal(413, `${path} is larger than ${MOST_BYTES / 1024 / 1024} MB.`);
  checkKind(path, bytes);
  if (isNew && existsSync(file)) throw new Refusal(409, `There is already a file named ${path}.`);
  write(file, bytes, {});
}

/** Renames a file below `public/`. @throws Refusal if the file is missing, or the new name is taken */
export function renamePublicFile(folder: string, from: string, to: string): void {
  const [old, next] = [publicFile(folder, from), publicFile(folder, to)];
  if (!existsSync(old)) throw new Refusal(404, `There is no file named ${from}.`);
  if (existsSync(next)) throw new Refusal(409, `There is already a file named ${to}.`);
  renameSync(old, next);
}

/** Removes a file below `public/`. One that does not exist is removed already. */
export function removePublicFile(folder: string, path: string): void {
  rmSync(publicFile(folder, path), { force: true });
}

/** Names that every system and every host can have. */
const plainName = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._~()+-]{0,120}$/u;
/** Names of devices on Windows. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The file at a path on the site. Its folder must be inside of `public/`, even if it contains links. */
function publicFile(folder: string, path: string): string {
  const [first, ...names] = path.split("/");
  const isPlain = names.every((name) => plainName.test(name) && !/[ .]$/.test(name) && !device.test(name));
  if (first !== "" || names.length === 0 || names.length > 8 || !isPlain || isHidden(path))
    throw new Refusal(
      400,
      `"${path}" cannot be the name of a file. Use letters, digits, spaces and the characters . _ - ~ ( ) +.`,
    );
  const file = join(folder, ...names);
  for (let place = dirname(file); pathBelow(folder, place) !== undefined; place = dirname(place)) {
    if (attempt(() => lstatSync(place))?.isSymbolicLink() && place !== folder)
      throw new Refusal(403, `${path} is in a folder that is a symbolic link.`);
    if (place === folder) break;
  }
  if (attempt(() => lstatSync(file))?.isSymbolicLink())
    throw new Refusal(403, `${path} is a symbolic link, which the editor does not change.`);
  return file;
}

function write(file: string, content: string | Uint8Array, options: Parameters<typeof replaceFile>[2]): void {
  try {
    replaceFile(file, content, options);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC" || code === "EDQUOT")
      throw new Refusal(507, "The disk is full. Free some space; nothing was lost.");
    if (["EACCES", "EPERM", "EROFS"].includes(code))
      throw new Refusal(403, `${basename(file)} cannot be written: permission denied.`);
    throw error;
  }
}

/** @throws Refusal if the content of a picture is not of the kind that its name says */
function checkKind(path: string, bytes: Uint8Array): void {
  const kind = fileKindOf(bytes);
  const suffix = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  const named = Object.entries(pictureKinds).find(([, suffixes]) =>
    (suffixes as readonly string[]).includes(suffix),
  );
  if (!named || kind === named[0]) return;
  const content = kind === undefined ? "not a picture" : `a ${kind}`;
  throw new Refusal(415, `${path} is named like a ${named[0]}, but its content is ${content}.`);
}
