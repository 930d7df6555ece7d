import type { KnownAnswer } from "../compile/compileServers";
import type { ServerData } from "../fields/parts/server";
import type { Assets, PictureVersions } from "../compile/assets";
import type { FileKind } from "../validate/fileKind";
import type { DrawingFault, Surroundings } from "../validate/surroundings";
import type { Digest } from "./dataFiles";
import type { FontMeasures, FontPart, PackagedFont, PackagedFontName } from "./fonts/packagedFont";
import type { CatalogueFile } from "../languages/catalogueFile";
import type { PreviewCard } from "./linkPreviews";
import type { SourceFile } from "./siteFile";
import type { DrawnIcons, IconSource } from "./siteIcons";

/**
 * The environment of the core. In Node it is the disk (`node/input/nodeWorld.ts`). In a browser it is the data of
 * an editor.
 *
 * Sites are complete without the optional members, which create derived files (such as subset fonts or smaller
 * pictures): pages refer only to files that exist. Every build in Node has all of them except `faces` and `ask`, so
 * a site has the same files alone, among many sites, and without a cache.
 */
export interface World {
  files: PublicFiles;
  icons: Icons;
  fonts: Fonts;
  /** Absent if pictures are not processed; pages use the originals then. */
  pictures?: DerivedPictures;
  /** Absent if avatars are not fetched; with `avatars.load: "build"`, pages show placeholders then. */
  faces?: FetchedFaces;
  /** Absent in editors; pages only refer to the owner's link previews then. */
  previews?: Previews;
  /** Absent in editors; pages only refer to the favicon then. */
  appIcons?: AppIcons;
  digest: Digest;
  /** The time of the build, in milliseconds since 1970; absent for the current time. */
  now?(): number;
  /** The text of a catalogue next to the config. Absent if there are no files next to it. */
  texts?(name: string): CatalogueFile;
  /** Whether languages that are drafts are part of the site. */
  showsDrafts?: boolean;
  /** Queries a service about a server; `undefined` without a response. Absent if servers are not queried. */
  ask?(server: ServerData): Promise<KnownAnswer | undefined>;
  /** The bytes of a file, by a `source` from this world. */
  read(source: string): Promise<Uint8Array>;
  /** Facts for the validator about the config's folder and the host. */
  place?: Pick<
    Surroundings,
    | "hasSchema"
    | "nearSchema"
    | "sample"
    | "basePath"
    | "origin"
    | "originPath"
    | "publicFolder"
    | "makesPictures"
  >;
}

/** The text of a catalogue next to the config; empty if it cannot be read. */
export function catalogueTextIn(name: string, world: Pick<World, "texts"> | undefined): string {
  const read = world?.texts?.(name);
  return read && "text" in read ? read.text : "";
}

/** The owner's files in `public/` next to the config, by their paths on the site: `/art/mill.svg`. */
export interface PublicFiles {
  /** Whether a file exists. Letter case matters; query, hash and percent-encoding do not. */
  has(path: string): boolean;
  /** All paths, in a fixed order. */
  paths(): readonly string[];
  /** The source for `World.read`. */
  source(path: string): string;
  /** The size of a picture in pixels; `undefined` if it is unreadable. */
  imageSize: Assets["imageSize"];
  /** The first bytes of a file, enough for `validate/fileKind.ts`. Absent if files cannot be read. */
  beginning?(path: string): Uint8Array | undefined;
  /** Why a drawing is not published; `undefined` for one that is. Absent if files cannot be read. */
  drawingFault?(path: string): DrawingFault | undefined;
  /** Whether a file can run scripts in the name of the site. Absent if files cannot be read. */
  isRunnable?(path: string): boolean;
  /** The size of a file in bytes. Absent if unknown. */
  fileSize?(path: string): number | undefined;
  /** The kind of a file, and the length of a video in seconds, if they are known without reading the file. */
  known?(path: string): { kind?: FileKind | undefined; videoSeconds?: number | undefined };
}

/** Pictures of `public/` in several sizes and formats. */
export interface DerivedPictures {
  /** Generates versions of pictures. Call it before `of`. */
  prepare(paths: readonly string[], files: PublicFiles): Promise<void>;
  /** The generated versions of a picture; `undefined` if the original is published. */
  of(path: string): DerivedPicture | undefined;
}

/** Avatars from a service. */
export interface FetchedFaces {
  /** Fetches avatars. Call it before `of`. */
  prepare(names: readonly string[], service: { url: string; size: number }): Promise<void>;
  /** The file of an avatar; `undefined` if it could not be fetched. */
  of(name: string): SourceFile | undefined;
}

/** A picture in several sizes and formats, with their files. */
export interface DerivedPicture extends PictureVersions {
  files: readonly SourceFile[];
}

/** The icons of a config: `rocket`, `simple-icons:discord`. */
export interface Icons {
  has: Surroundings["hasIcon"];
  names: Surroundings["iconNames"];
  get: Assets["icon"];
  /** Loads icons. Call it before `get`. Absent if all icons are available. */
  load?(names: readonly string[]): Promise<void>;
}

export interface Previews {
  /** Starts drawing the previews that are not cached. */
  draw(cards: readonly PreviewCard[]): Promise<DrawnPreviews>;
}

export interface DrawnPreviews {
  /** Their paths in the order of the cards; `undefined` for cards with characters that no font contains. */
  paths: readonly (string | undefined)[];
  /** Waits until all are drawn. */
  files(): Promise<SourceFile[]>;
}

/** Draws the icons that browsers, phones and search engines request, except the favicon. */
export interface AppIcons {
  /** Draws the icons, or returns cached ones; `undefined` if they cannot be drawn. */
  draw(source: IconSource): Promise<DrawnIcons | undefined>;
}

export interface Fonts {
  /** A bundled font with the files of these alphabets: `latin`, `cyrillic-ext`. */
  packaged(name: PackagedFontName, alphabets: readonly string[]): Promise<PackagedFont>;
  /** The metrics of an owner's font file. @throws FontFileError if it is not a font */
  measure(source: string): Promise<FontMeasures>;
  /** Generates a subset of a font; `undefined` if that saves nothing. Without it, pages refer to the whole files. */
  cut?(source: string, part: FontPart): Promise<SourceFile | undefined>;
}
