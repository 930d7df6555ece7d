import type { KnownAnswer } from "../compile/compileServers";
import type { ServerData } from "../fields/parts/server";
import type { Assets, PictureVersions } from "../compile/assets";
import type { Surroundings } from "../validate/surroundings";
import type { Digest } from "./digest";
import type { XmlError } from "./drawings/parseXml";
import type { FontMeasures, FontPart, PackagedFont, PackagedFontName } from "./fonts/packagedFont";
import type { PreviewCard } from "./linkPreviews";
import type { SourceFile } from "./siteFile";
import type { DrawnIcons, IconSource } from "./siteIcons";

/**
 * Everything that the core asks about what does not stand in the config. Node answers from the disk
 * (`node/input/nodeWorld.ts`); an editor in the browser answers from what it holds or fetches.
 *
 * What is optional here may be missing, and the site is whole without it. Files that are derived from others
 * (subset fonts, further sizes of a picture) are optional members: an editor in the browser leaves them out, and
 * pages name only what their world gives. Every build with Node has all of them except `faces` and `ask`, so a site has the same
 * files alone, among many, and without a cache.
 */
export interface World {
  files: PublicFiles;
  icons: Icons;
  fonts: Fonts;
  /** Absent where no pictures are made: pages then name the originals. */
  pictures?: DerivedPictures;
  /** Absent where nobody fetches faces: with `avatars.load: "build"` placeholders stand there then. */
  faces?: FetchedFaces;
  /** Absent in editors, which draw no link previews: pages then name the owner's own alone. */
  previews?: Previews;
  /** Absent in editors, which draw no icons: pages then name that of the tab alone. */
  appIcons?: AppIcons;
  digest: Digest;
  /** The moment for which a site is made, in milliseconds since 1970. Absent where the clock of the machine tells it. */
  now?(): number;
  /**
   * What a service says of a server; `undefined` where it does not answer. Absent where nobody can be asked: pages then
   * begin with what is written.
   */
  ask?(server: ServerData): Promise<KnownAnswer | undefined>;
  /** The bytes of a file that another part of this world named as a source. */
  read(source: string): Promise<Uint8Array>;
  /** What the validator asks about the place where the config lies, and that where the site is published. */
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

/** The owner's own files, `public/` beside the config. They are named by their paths on the site: `/art/mill.svg`. */
export interface PublicFiles {
  /** Whether there is such a file. Letter case counts; query, hash and percent-encoding do not. */
  has(path: string): boolean;
  /** All of them, in a fixed order. */
  paths(): readonly string[];
  /** What `World.read` finds the file by. */
  source(path: string): string;
  /** The size of a picture in pixels; `undefined` for what is not a picture that can be read. */
  imageSize: Assets["imageSize"];
  /** The first bytes of a file, as many as `validate/fileKind.ts` wants. Absent where files cannot be read. */
  beginning?(path: string): Uint8Array | undefined;
  /** Why a drawing is not published; `undefined` for one that is. Absent if files cannot be read. */
  drawingFault?(path: string): XmlError | undefined;
  /** Whether a file can run scripts in the name of the site. Absent if files cannot be read. */
  isRunnable?(path: string): boolean;
  /** The size of a file in bytes. Absent where files cannot be measured. */
  fileSize?(path: string): number | undefined;
}

/** Pictures of `public/` in the sizes and formats that browsers want. */
export interface DerivedPictures {
  /**
   * Makes those of these pictures, before `of` is asked for them.
   * @param paths - as configs name them
   * @param files - where they lie
   */
  prepare(paths: readonly string[], files: PublicFiles): Promise<void>;
  /** What was made of a picture; `undefined` for one that is published as it is. */
  of(path: string): DerivedPicture | undefined;
}

/** The faces of people, fetched from the avatar service of a site. */
export interface FetchedFaces {
  /**
   * Fetches these faces, before `of` is asked for them.
   * @param names - as the service knows them
   * @param service - its address, with places for the name and the size in pixels
   */
  prepare(names: readonly string[], service: { url: string; size: number }): Promise<void>;
  /** Where the face of a person will be; `undefined` for one that could not be fetched. */
  of(name: string): SourceFile | undefined;
}

/** A picture in several sizes and formats, with the files that hold them. */
export interface DerivedPicture extends PictureVersions {
  /** What is published of it. */
  files: readonly SourceFile[];
}

/** The icons that a config may name: `rocket`, `simple-icons:discord`. */
export interface Icons {
  has: Surroundings["hasIcon"];
  names: Surroundings["iconNames"];
  /** The drawing of an icon. */
  get: Assets["icon"];
  /** Fetches the drawings of these icons, before `get` is asked for them. Absent where all are at hand. */
  load?(names: readonly string[]): Promise<void>;
}

/** Who draws the pictures that chat programs show with links. */
export interface Previews {
  /**
   * Draws a picture of each card, or takes the one that it has drawn before.
   * @returns in the same order; `undefined` for a card whose letters are in no font
   */
  draw(cards: readonly PreviewCard[]): Promise<(SourceFile | undefined)[]>;
}

/** Draws the icons that browsers, phones and search engines request, except the favicon. */
export interface AppIcons {
  /** Draws the icons, or returns cached ones; `undefined` if they cannot be drawn. */
  draw(source: IconSource): Promise<DrawnIcons | undefined>;
}

/** The fonts that a theme may name. */
export interface Fonts {
  /**
   * A font that comes with the program.
   * @param alphabets - which of its files are wanted: `latin`, `cyrillic-ext`
   */
  packaged(name: PackagedFontName, alphabets: readonly string[]): Promise<PackagedFont>;
  /**
   * The measures of a font file of the owner's own.
   * @param source - as `PublicFiles.source` names it
   * @throws FontFileError when the file is no font
   */
  measure(source: string): Promise<FontMeasures>;
  /**
   * Generates a subset of a font; `undefined` if that fails or saves nothing. Absent if fonts are not subset: pages then
   * refer to the whole files.
   * @param source - the source of a file from `packaged` or `PublicFiles.source`
   */
  cut?(source: string, part: FontPart): Promise<SourceFile | undefined>;
}
