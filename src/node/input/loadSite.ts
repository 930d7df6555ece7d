import { dirname, join, resolve } from "node:path";
import sample from "../../../schema/sample.json";
import { compileSite } from "../../compile/compileSite";
import type { Site } from "../../compile/page";
import type { Diagnostic } from "../../validate/diagnostic";
import type { Surroundings } from "../../validate/surroundings";
import { validate } from "../../validate/validate";
import { type FileText, readText } from "./configText";
import { IconSets } from "./iconSets";
import { PublicFolder } from "./publicFolder";
import { hasSchemaFile, nearSchemaFile } from "./schemaFiles";

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
export interface ConfigFile extends FileText {
  /** Its absolute path. */
  file: string;
  publicFolder: PublicFolder;
  surroundings: Surroundings;
}

/**
 * Reads, checks and compiles a config: the one way from a file to a site, for every command.
 * @param configFile - path of the config; pictures come from `public/` beside it
 * @throws ConfigFileError when the file cannot be read
 */
export function loadSite(configFile: string): LoadedSite {
  const { file, text, mistakes, publicFolder, surroundings } = readConfigFile(configFile);
  const { config, diagnostics } = validate(text, surroundings, mistakes);
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
  const read = readText(file);
  const publicFolder = new PublicFolder(join(dirname(file), "public"));
  const surroundings: Surroundings = {
    hasFile: (path) => publicFolder.has(path),
    filePaths: () => publicFolder.paths(),
    hasIcon: (name) => icons.has(name),
    iconNames: (set) => icons.names(set),
    fileSize: (path) => publicFolder.fileSize(path),
    hasSchema: (reference) => hasSchemaFile(dirname(file), reference),
    nearSchema: () => nearSchemaFile(dirname(file)),
    sample: () => sample,
  };
  return { file, ...read, publicFolder, surroundings };
}
