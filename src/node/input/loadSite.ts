import { dirname, join, resolve } from "node:path";
import { type OpenedSite, openSite, surroundingsOf } from "../../core/openSite";
import type { World } from "../../core/world";
import type { Surroundings } from "../../validate/surroundings";
import { type FileText, readText } from "./configText";
import { nodeWorld } from "./nodeWorld";
import { PublicFolder } from "./publicFolder";

/** A config file, checked and, when it has no error, compiled. */
export interface LoadedSite extends OpenedSite {
  /** The config file as an absolute path. */
  file: string;
  text: string;
  publicFolder: PublicFolder;
  world: World;
}

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
 * @throws ConfigFileError when the file cannot be read
 */
export async function loadSite(configFile: string): Promise<LoadedSite> {
  const { file, text, mistakes, publicFolder, world } = readConfigFile(configFile);
  return { file, text, publicFolder, world, ...(await openSite(text, world, mistakes)) };
}

/** @throws ConfigFileError when the file cannot be read */
export function readConfigFile(configFile: string): ConfigFile {
  const file = resolve(configFile);
  const folder = dirname(file);
  const read = readText(file);
  const publicFolder = new PublicFolder(join(folder, "public"));
  const world = nodeWorld(folder, publicFolder);
  return { file, ...read, publicFolder, world, surroundings: surroundingsOf(world) };
}
