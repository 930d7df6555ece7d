import { statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { checkText, type OpenedSite, openSite, surroundingsOf } from "../../core/openSite";
import type { World } from "../../core/world";
import type { ConfigMemory } from "../../validate/configMemory";
import { isError } from "../../validate/diagnostic";
import type { Surroundings } from "../../validate/surroundings";
import { attempt } from "../attempt";
import { type FileText, readText } from "./configText";
import type { NodeFaces } from "../pictures/nodeFaces";
import type { NodePictures } from "../pictures/nodePictures";
import { nodeWorld } from "./nodeWorld";
import { PublicFolder } from "./publicFolder";
import type { ServerAnswers } from "./serverAnswers";

/** A checked config file, compiled if it has no errors. */
export interface LoadedSite extends OpenedSite {
  file: string;
  text: string;
  publicFolder: PublicFolder;
  world: World;
}

/** Optional slow steps. */
export interface Helpers {
  /** Queries servers whose state is rendered into the pages. */
  answers?: ServerAnswers | undefined;
  faces?: NodeFaces | undefined;
  pictures?: NodePictures | undefined;
  /** Whether languages that are drafts are part of the site. */
  showsDrafts?: boolean;
  /** Remembers the config for the next reading. */
  memory?: ConfigMemory | undefined;
}

/** Facts from the host about a site. */
export type Hosted = Pick<Surroundings, "basePath" | "origin" | "originPath">;

export interface ConfigFile extends FileText {
  file: string;
  publicFolder: PublicFolder;
  world: World;
  surroundings: Surroundings;
}

/** Reads, checks and compiles a config, for every command. @throws ConfigFileError if the file cannot be read */
export async function loadSite(
  configFile: string,
  hosted: Hosted = {},
  { answers, faces, memory, pictures, showsDrafts }: Helpers = {},
): Promise<LoadedSite> {
  const { file, text, mistakes, publicFolder, world } = readConfigFile(configFile, hosted);
  if (showsDrafts) world.showsDrafts = true;
  if (answers) world.ask = answers.ask;
  if (faces) world.faces = faces;
  if (pictures) world.pictures = pictures;
  const opened = await openSite(text, world, mistakes, memory);
  return { file, text, publicFolder, world, ...opened };
}

/** Reads and checks a config without compiling it. @throws ConfigFileError if the file cannot be read */
export async function checkFile(configFile: string, hosted: Hosted, memory?: ConfigMemory) {
  const { file, text, mistakes, world } = readConfigFile(configFile, hosted);
  const { diagnostics } = await checkText(text, world, mistakes, memory, true);
  const isValid = !diagnostics.some(isError);
  return { file, text, world, diagnostics, isValid };
}

/** In bytes. A config with about 500 pages is as large. */
const large = 4 * 1024 * 1024;

/**
 * Collects garbage earlier for a large config. This costs hardly any time and saves a quarter of the memory. Has no effect
 * after the config is read.
 */
export function spareMemory(configFile: string): void {
  const size = attempt(() => statSync(configFile).size) ?? 0;
  if (size > large) setFlagsFromString("--heap-growing-percent=20");
}

/** @throws ConfigFileError if the file cannot be read */
export function readConfigFile(configFile: string, hosted: Hosted = {}): ConfigFile {
  const file = resolve(configFile);
  const read = readText(file);
  const publicFolder = new PublicFolder(join(dirname(file), "public"));
  const world = nodeWorld(dirname(file), publicFolder);
  world.place = { ...world.place, ...hosted };
  // One moment for the whole site, however long it takes.
  const moment = Date.now();
  world.now = () => moment;
  return { file, ...read, publicFolder, world, surroundings: surroundingsOf(world) };
}
