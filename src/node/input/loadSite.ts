import { dirname, join, resolve } from "node:path";
import { type OpenedSite, openSite, surroundingsOf } from "../../core/openSite";
import type { World } from "../../core/world";
import type { ConfigMemory } from "../../validate/configMemory";
import type { Surroundings } from "../../validate/surroundings";
import { type FileText, readText } from "./configText";
import type { NodeFaces } from "../pictures/nodeFaces";
import type { NodePictures } from "../pictures/nodePictures";
import { nodeWorld } from "./nodeWorld";
import { PublicFolder } from "./publicFolder";
import type { ServerAnswers } from "./serverAnswers";

/** A config file, checked and, when it has no error, compiled. */
export interface LoadedSite extends OpenedSite {
  /** The config file as an absolute path. */
  file: string;
  text: string;
  publicFolder: PublicFolder;
  world: World;
}

/** Slow steps, each of which is skipped if it is absent. */
export interface Helpers {
  /** Asks about servers whose state pages begin with. */
  answers?: ServerAnswers | undefined;
  /** Fetches the faces of people from the avatar service. */
  faces?: NodeFaces | undefined;
  /** Makes the sizes and formats of pictures that browsers want. */
  pictures?: NodePictures | undefined;
  /** Remembers the config for the next reading. */
  memory?: ConfigMemory | undefined;
}

/** Facts from the host about a site. */
export type Hosted = Pick<Surroundings, "basePath" | "origin" | "originPath">;

/** A config file, read but not checked, with the world it refers to. */
export interface ConfigFile extends FileText {
  /** Its absolute path. */
  file: string;
  publicFolder: PublicFolder;
  world: World;
  surroundings: Surroundings;
}

/**
 * Reads, checks and compiles a config: the one way from a file to a site, for every command.
 * @param configFile - path of the config; pictures come from `public/` beside it
 * @param hosted - what the host has said of the site
 * @throws ConfigFileError when the file cannot be read
 */
export async function loadSite(
  configFile: string,
  hosted: Hosted = {},
  { answers, faces, memory, pictures }: Helpers = {},
): Promise<LoadedSite> {
  const { file, text, mistakes, publicFolder, world } = readConfigFile(configFile, hosted);
  if (answers) world.ask = answers.ask;
  if (faces) world.faces = faces;
  if (pictures) world.pictures = pictures;
  // However long it takes, all of a site is made for one moment.
  const moment = Date.now();
  world.now = () => moment;
  const opened = await openSite(text, world, mistakes, memory);
  return { file, text, publicFolder, world, ...opened };
}

/** @throws ConfigFileError when the file cannot be read */
export function readConfigFile(configFile: string, hosted: Hosted = {}): ConfigFile {
  const file = resolve(configFile);
  const read = readText(file);
  const { publicFolder, world } = worldOf(file, hosted);
  return { file, ...read, publicFolder, world, surroundings: surroundingsOf(world) };
}

/** The world that a config refers to. */
export function worldOf(file: string, hosted: Hosted): Pick<LoadedSite, "publicFolder" | "world"> {
  const folder = dirname(file);
  const publicFolder = new PublicFolder(join(folder, "public"));
  const world = nodeWorld(folder, publicFolder);
  world.place = { ...world.place, ...hosted };
  return { publicFolder, world };
}
