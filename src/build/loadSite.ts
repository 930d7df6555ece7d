import { readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { compileSite } from "../compile/compileSite";
import type { Site } from "../compile/page";
import type { Diagnostic } from "../validate/diagnostic";
import type { Surroundings } from "../validate/surroundings";
import { validate } from "../validate/validate";
import { IconSets } from "./iconSets";
import { PublicFolder } from "./publicFolder";

/** A config file, checked and, when it has no error, compiled. */
export interface LoadedSite {
  /** The config file as an absolute path. */
  file: string;
  text: string;
  diagnostics: Diagnostic[];
  publicFolder: PublicFolder;
  /** Absent when the config has an error. */
  site?: Site;
}

const icons = new IconSets();

/** A config file, read but not checked, with the world it refers to. */
export interface ConfigFile {
  /** Its absolute path. */
  file: string;
  text: string;
  publicFolder: PublicFolder;
  surroundings: Surroundings;
}

/**
 * Reads, checks and compiles a config: the one way from a file to a site, for every command.
 * @param configFile - path of the config; pictures come from `public/` beside it
 * @throws ConfigFileError when the file cannot be read
 */
export function loadSite(configFile: string): LoadedSite {
  const { file, text, publicFolder, surroundings } = readConfigFile(configFile);
  const { config, diagnostics } = validate(text, surroundings);
  const loaded: LoadedSite = { file, text, diagnostics, publicFolder };
  if (config) {
    loaded.site = compileSite(config, {
      icon: (name) => icons.get(name),
      imageSize: (path) => publicFolder.imageSize(path),
    });
  }
  return loaded;
}

/** @throws ConfigFileError when the file cannot be read */
export function readConfigFile(configFile: string): ConfigFile {
  const file = resolve(configFile);
  const text = readConfig(file);
  const publicFolder = new PublicFolder(join(dirname(file), "public"));
  const surroundings: Surroundings = {
    hasFile: (path) => publicFolder.has(path),
    filePaths: () => publicFolder.paths(),
    hasIcon: (name) => icons.has(name),
    iconNames: (set) => icons.names(set),
  };
  return { file, text, publicFolder, surroundings };
}

/** A config file that cannot be read. The message says what to do. */
export class ConfigFileError extends Error {
  override name = "ConfigFileError";
}

function readConfig(file: string): string {
  try {
    if (statSync(file).isDirectory()) {
      throw new ConfigFileError(
        `${file} is a folder. Name the config file in it, such as ${join(file, "site.config.json")}.`,
      );
    }
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof ConfigFileError) throw error;
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new ConfigFileError(
      isMissing
        ? `There is no file ${file}. Name your config with --config path/to/site.config.json.`
        : `${file} cannot be read: ${(error as Error).message}.`,
    );
  }
}
