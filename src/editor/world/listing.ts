import type { ImageData } from "../../fields/pictures/image";
import type { CatalogueFile } from "../../languages/catalogueFile";
import type { FileKind } from "../../validate/fileKind";
import type { Sample } from "../../validate/sample";
import type { DrawingFault } from "../../validate/surroundings";

/** A file in `public/`, with everything that checks and pages need to know about it. */
export interface ListedFile {
  /** Its path on the site. */
  path: string;
  /** In bytes. */
  size: number;
  /** In pixels, if it is a picture. */
  picture?: Omit<ImageData, "src">;
  kind?: FileKind;
  videoSeconds?: number;
  drawingFault?: DrawingFault;
  /** Set if it can run scripts in the name of the site. */
  isRunnable?: true;
  /** Set if a build generates smaller versions of the picture. */
  makesPictures?: true;
}

/** The environment of a config, as an editor gets it from the server of the live site. */
export interface WorldListing {
  files: ListedFile[];
  icons: {
    /** Suggested names by set. */
    offered: Record<string, readonly string[]>;
    /** Other valid names: aliases, and icons that are no longer suggested. */
    others: readonly string[];
  };
  /** The catalogues next to the config, by name. */
  catalogues: Record<string, CatalogueFile>;
  /** The `$schema` references that exist. */
  schemas: string[];
  nearSchema?: string;
  sample: Sample;
  publicFolder?: string;
}
