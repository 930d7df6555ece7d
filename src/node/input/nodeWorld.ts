import { isAbsolute, relative, sep } from "node:path";
import sample from "../../../schema/sample.json";
import type { World } from "../../core/world";
import { sha256 } from "../digest";
import { readCatalogueText } from "./catalogueText";
import { fontMetrics } from "./fontMetrics";
import { makesPicturesOf } from "../pictures/madePictures";
import { IconSets } from "./iconSets";
import { packagedFont } from "./packagedFonts";
import { readBytes } from "../regularFile";
import type { PublicFolder } from "./publicFolder";
import { hasSchemaFile, nearSchemaFile } from "./schemaFiles";

/** Shared by all sites of a command. */
const icons = new IconSets();

/** The environment of a config on disk. Its sources are file paths. */
export function nodeWorld(folder: string, publicFolder: PublicFolder): World {
  return {
    files: publicFolder,
    icons,
    fonts: { packaged: packagedFont, measure: (source) => fontMetrics(source) },
    digest: sha256,
    read: async (source) => readBytes(source),
    texts: (name) => readCatalogueText(folder, name),
    place: {
      hasSchema: (reference) => hasSchemaFile(folder, reference),
      nearSchema: () => nearSchemaFile(folder),
      sample: () => sample,
      makesPictures: (path) => makesPicturesOf(publicFolder.source(path)),
      ...displayName(publicFolder),
    },
  };
}

/** The displayed name of the folder, if it is below the current one. */
function displayName({ directory }: PublicFolder): { publicFolder?: string } {
  const path = relative(process.cwd(), directory);
  const isBelow = path !== "" && !path.startsWith("..") && !isAbsolute(path);
  return isBelow ? { publicFolder: path.split(sep).join("/") } : {};
}
