import { type KnownAnswer, serversToAsk } from "../compile/compileServers";
import { compileSite } from "../compile/compileSite";
import type { SiteInLanguage } from "../compile/joinLanguages";
import type { Marks } from "../compile/marks";
import type { Site } from "../compile/page";
import { facesToFetch } from "../compile/pictures/compileFace";
import { namedPictures } from "../compile/pictures/namedPictures";
import type { PagesInLanguages } from "../compile/resolveLink";
import { configSchema, type SiteConfig } from "../config/config";
import { factsOfFields } from "../config/routeWalks";
import { lineOf } from "../json/lineOf";
import { loadSiteWords } from "../words/site/siteWords";
import type { World } from "./world";

/** A world for compiling. */
export type Compiling = Pick<
  World,
  "ask" | "faces" | "files" | "icons" | "now" | "pictures" | "place" | "showsDrafts" | "texts"
>;

/** Compiles a checked config in each of its languages. */
export async function compileConfig(config: SiteConfig, text: string, world: Compiling): Promise<Site> {
  placeSite(config, world.place);
  await world.icons.load?.(iconsOf(config));
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

export async function compileLanguage(
  config: SiteConfig,
  text: string | undefined,
  world: Compiling,
  languages?: PagesInLanguages,
  marks?: Marks,
): Promise<Site> {
  const { faces, files, icons, now, pictures } = world;
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
  const site = compileSite(config, assets, now?.(), languages, marks);
  // Cached, because looking for pictures in all texts takes as long as the rest of this function.
  return named ? { ...site, pictures: () => named } : site;
}

/** Sets the address at which the host publishes a config. */
export function placeSite(config: SiteConfig, place: World["place"]): void {
  // Another base path in the config would be an error. Without one, the host decides.
  if (place?.basePath !== undefined) config.site.basePath = place.basePath;
  const { origin, originPath = config.site.basePath } = place ?? {};
  // An address with another base path would be another site's.
  if (originPath === config.site.basePath) config.site.url ??= origin;
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

function iconsOf(config: SiteConfig): string[] {
  const shared = icons.in(configSchema, { ...config, routes: [] });
  return [...new Set([shared, ...config.routes.map(icons.ofRoute)].flat())];
}

/** The names of the icons outside of blocks of pages. */
export function sharedIcons(config: SiteConfig): string[] {
  const heads = config.routes.map((route) => ({ ...route, blocks: [] }));
  return [icons.in(configSchema, { ...config, routes: [] }), ...heads.map(icons.ofRoute)].flat();
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

/** The names of the icons on a page. */
export const iconsOfRoute = icons.ofRoute;
