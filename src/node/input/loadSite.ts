import { dirname, join, resolve } from "node:path";
import type { KnownAnswer } from "../../compile/compileServers";
import { type OpenedSite, openSite, surroundingsOf } from "../../core/openSite";
import type { DerivedPicture, World } from "../../core/world";
import { questionOf } from "../../live/questionOf";
import type { Surroundings } from "../../validate/surroundings";
import { type FileText, readText } from "./configText";
import type { SourceFile } from "../../core/siteFile";
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
  /** What services have said of servers whose state pages begin with, by `questionOf`. */
  answers: ReadonlyMap<string, KnownAnswer>;
  /** The faces that were fetched, by the names of the people. */
  faces: ReadonlyMap<string, SourceFile>;
  /** What was made of the pictures that the config names, by their paths there. */
  pictures: ReadonlyMap<string, DerivedPicture>;
}

/** Who does for a site what takes its time. Without one, it is left undone. */
export interface Helpers {
  /** Asks about servers whose state pages begin with. */
  answers?: ServerAnswers | undefined;
  /** Fetches the faces of people from the avatar service. */
  faces?: NodeFaces | undefined;
  /** Makes the sizes and formats of pictures that browsers want. */
  pictures?: NodePictures | undefined;
}

/** What a host says of a site before it is built. */
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
  { answers, faces, pictures }: Helpers = {},
): Promise<LoadedSite> {
  const { file, text, mistakes, publicFolder, world } = readConfigFile(configFile, hosted);
  if (answers) world.ask = answers.ask;
  if (faces) world.faces = faces;
  if (pictures) world.pictures = pictures;
  // However long it takes, all of a site is made for one moment.
  const moment = Date.now();
  world.now = () => moment;
  const opened = await openSite(text, world, mistakes);
  const asked = (await answers?.all()) ?? [];
  const known = asked.flatMap(({ server, known: answer }) =>
    answer ? [[questionOf(server), answer] as const] : [],
  );
  return {
    file,
    text,
    publicFolder,
    world,
    answers: new Map(known),
    faces: faces?.all() ?? new Map(),
    pictures: pictures?.all() ?? new Map(),
    ...opened,
  };
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
