import { type KnownAnswer, serversToAsk } from "../compile/compileServers";
import { compileSite } from "../compile/compileSite";
import type { SiteInLanguage } from "../compile/joinLanguages";
import type { PagesInLanguages } from "../compile/resolveLink";
import { facesToFetch } from "../compile/pictures/compileFace";
import { namedPictures } from "../compile/pictures/namedPictures";
import type { Site } from "../compile/page";
import { loadSiteWords } from "../words/site/siteWords";
import { configSchema, type SiteConfig } from "../config/config";
import { factsOfFields } from "../config/routeWalks";
import { readQuickly } from "../json/parse";
import type { Mistake } from "../json/mistake";
import { fontFilesOf } from "../validate/checks/files";
import type { ConfigMemory } from "../validate/configMemory";
import type { Diagnostic } from "../validate/diagnostic";
import type { Surroundings } from "../validate/surroundings";
import { type Validation, validate } from "../validate/validate";
import { lineOf } from "../json/lineOf";
import { videoSeconds } from "../validate/videoSeconds";
import { type FileKind, fileKindOf } from "../validate/fileKind";
import { trustBy } from "./publishedFiles";
import { mayRun } from "./runnable";
import type { PublicFiles, World } from "./world";

/** A checked config, compiled if it has no errors. */
export interface OpenedSite {
  diagnostics: Diagnostic[];
  /** Absent if the config has an error. */
  site?: Site;
  /** The checked config that was compiled. */
  config?: SiteConfig;
}

/** Checks and compiles a config. In Node and in browsers, this is the only way from a text to a site. */
export async function openSite(
  text: string,
  world: Compiling & Pick<World, "fonts">,
  mistakes: readonly Mistake[] = [],
  memory?: ConfigMemory,
): Promise<OpenedSite> {
  const { config, diagnostics } = await checkText(text, world, mistakes, memory);
  if (!config) return { diagnostics };
  return { diagnostics, config, site: await compileConfig(config, text, world) };
}

export async function checkText(
  text: string,
  world: Pick<World, "files" | "fonts" | "icons" | "now" | "place" | "texts">,
  mistakes: readonly Mistake[] = [],
  memory?: ConfigMemory,
  isOnlyChecked?: boolean,
): Promise<Validation> {
  const broken = await brokenFonts(text, world);
  const surroundings = { ...surroundingsOf(world), isFont: (path: string) => !broken.has(path) };
  return validate(text, surroundings, mistakes, memory, isOnlyChecked);
}

/** A world for compiling. */
type Compiling = Pick<
  World,
  "ask" | "faces" | "files" | "icons" | "now" | "pictures" | "place" | "showsDrafts" | "texts"
>;

/** Compiles a checked config in each of its languages. */
export async function compileConfig(config: SiteConfig, text: string, world: Compiling): Promise<Site> {
  placeSite(config, world.place);
  if (Object.keys(config.languages).length === 0) return compileLanguage(config, text, world);
  // Most sites have one language.
  const [{ languagesIn }, { joinLanguages }] = await Promise.all([
    import("../languages/languagesIn"),
    import("../compile/joinLanguages"),
  ]);
  const sites: SiteInLanguage[] = [];
  // The entries of one language have other places than those in the file, so its pages link to no line.
  for (const { config: own, pages, ...language } of languagesIn(config, world))
    sites.push({ ...language, site: await compileLanguage(own, undefined, world, pages) });
  return joinLanguages(sites as [SiteInLanguage, ...SiteInLanguage[]], (path) => world.files.has(path));
}

async function compileLanguage(
  config: SiteConfig,
  text: string | undefined,
  world: Compiling,
  languages?: PagesInLanguages,
): Promise<Site> {
  const { faces, files, icons, now, pictures } = world;
  await icons.load?.(iconsOf(config));
  const named = pictures && namedPictures(config);
  const shown = named?.shown.filter((path) => files.has(path)) ?? [];
  await pictures?.prepare(shown, files);
  const wanted = facesToFetch(config);
  const { url, size } = config.avatars;
  if (faces && url !== undefined && wanted.length > 0) await faces.prepare(wanted, { url, size });
  const answers = await answersOf(config, world);
  const words = await loadSiteWords(config.site.language);
  const assets = {
    words,
    answer: (name: string) => answers.get(name),
    icon: (name: string) => icons.get(name),
    imageSize: (path: string) => files.imageSize(path),
    // Without links to lines, a site does not retain the text, which can be as large as its pages.
    ...(text === undefined || !config.site.source ? {} : { lineOf: lineOf(text) }),
    ...(faces ? { face: (name: string) => faces.of(name)?.path } : {}),
    ...(pictures ? { versions: (path: string) => pictures.of(path) } : {}),
  };
  const site = compileSite(config, assets, now?.(), languages);
  // Cached, because looking for pictures in all texts takes as long as the rest of this function.
  return named ? { ...site, pictures: () => named } : site;
}

/** Sets the address at which the host publishes a config. */
function placeSite(config: SiteConfig, place: World["place"]): void {
  // Another base path in the config would be an error. Without one, the host decides.
  if (place?.basePath !== undefined) config.site.basePath = place.basePath;
  const { origin, originPath = config.site.basePath } = place ?? {};
  // An address with another base path would be another site's.
  if (originPath === config.site.basePath) config.site.url ??= origin;
}

/** The files of `public/` that can run scripts, unless the config refers to them. */
function untrustedFiles(written: unknown, files: PublicFiles, place: World["place"]): string[] {
  const candidates = files.paths().filter(mayRun);
  const { data: config } = candidates.length > 0 ? configSchema.safeParse(written) : {};
  if (!config) return [];
  placeSite(config, place);
  // In a config without errors, no page has the path of a file.
  const isTrusted = trustBy(namedPictures(config).linked, files, () => false);
  return candidates.filter((path) => !isTrusted(path) && files.isRunnable?.(path));
}

/** The responses about servers that are queried during the build, by name. */
async function answersOf(config: SiteConfig, { ask }: Pick<World, "ask">): Promise<Map<string, KnownAnswer>> {
  const answers = new Map<string, KnownAnswer>();
  if (!ask) return answers;
  const asked = serversToAsk(config).map(async (server) => {
    const answer = await ask(server);
    if (answer) answers.set(server.name, answer);
  });
  await Promise.all(asked);
  return answers;
}

/** The validator's view of a world. */
export function surroundingsOf({
  files,
  icons,
  now = () => Date.now(),
  place,
  texts,
}: Pick<World, "files" | "icons" | "now" | "place" | "texts">): Surroundings {
  return {
    hasFile: (path) => files.has(path),
    filePaths: () => files.paths(),
    hasIcon: (name) => icons.has(name),
    iconNames: (set) => icons.names(set),
    now,
    pictureSize: (path) => files.imageSize(path),
    isPicture: (path) => files.imageSize(path) !== undefined,
    ...(texts ? { texts } : {}),
    ...(files.fileSize ? { fileSize: (path) => files.fileSize?.(path) } : {}),
    ...(files.beginning
      ? {
          fileKind: (path) => kindOf(files.beginning?.(path)),
          videoSeconds: (path) => secondsOf(files.beginning?.(path)),
        }
      : {}),
    ...(files.isRunnable ? { untrustedFiles: (config) => untrustedFiles(config, files, place) } : {}),
    ...(files.drawingFault ? { drawingFault: (path) => files.drawingFault?.(path) } : {}),
    ...place,
  };
}

function kindOf(bytes: Uint8Array | undefined): FileKind | undefined {
  return bytes && fileKindOf(bytes);
}

function secondsOf(bytes: Uint8Array | undefined): number | undefined {
  return bytes && videoSeconds(bytes);
}

/** The owner's font files that cannot be read. */
async function brokenFonts(
  text: string,
  { files, fonts }: Pick<World, "files" | "fonts">,
): Promise<Set<string>> {
  const broken = new Set<string>();
  // Most sites use bundled fonts only.
  if (!text.includes('"family"')) return broken;
  const named = fontFilesOf(readQuickly(text)?.value).filter(({ value }) => files.has(value));
  for (const { value } of named) {
    try {
      await fonts.measure(files.source(value));
    } catch {
      broken.add(value);
    }
  }
  return broken;
}

function iconsOf(config: SiteConfig): string[] {
  const others = icons.in(configSchema, { ...config, routes: [] });
  return [...new Set([others, ...config.routes.map(icons.ofRoute)].flat())];
}

const icons = factsOfFields("icons", () => {
  const names = new Set<string>();
  return {
    see({ kind, value }) {
      if (kind === "icon") names.add(String(value));
    },
    facts: () => [...names],
  };
});
