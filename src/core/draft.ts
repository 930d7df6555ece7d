import { type Mark, Marks, notePlace, notePlaces } from "../compile/marks";
import type { Page, Shared, Site } from "../compile/page";
import { configSchema, type SiteConfig } from "../config/config";
import { routeSchema } from "../config/routes";
import { pagePath } from "../fields/addresses/pagePath";
import { compileLanguage, type Compiling, iconsOfRoute, placeSite, sharedIcons } from "./compileConfig";

/** The marks of a compiled site grow with each compilation of a page, and there are at most 65,534. */
const MOST_MARKS = 30_000;

/** A page of a draft, as an editor shows it. */
export interface DraftPage {
  page: Page;
  shared: Shared;
  /** The marks on its texts; empty for a page without marks. */
  marks: readonly Mark[];
}

interface CompiledDraft {
  site: Site;
  marks: Marks;
  /** The path of a page in the shown language, by its path in the config. */
  local: (path: string) => string;
}

/**
 * A config while it is edited: compiled without checks, one page at a time, with or without marks on its texts. A value
 * that does not fit the schema is refused, and the last one that fits stays.
 */
export class Draft {
  readonly #world: Compiling;
  #config: SiteConfig | undefined;
  /** The compiled site, with marks and without; absent until it is needed. */
  readonly #sites = new Map<boolean, Promise<CompiledDraft>>();
  #language: string | undefined;

  constructor(world: Compiling) {
    this.#world = world;
  }

  /** The config with its defaults; absent until a value fits the schema. */
  get config(): SiteConfig | undefined {
    return this.#config;
  }

  /** The code of the further language in which pages are shown; absent for the first language. */
  set language(code: string | undefined) {
    if (code === this.#language) return;
    this.#language = code;
    this.#sites.clear();
  }

  /** A translation outside of the config has changed. */
  forgetTranslations(): void {
    this.#sites.clear();
  }

  /** The path of a page in the config, by its path in the shown language. */
  async sourcePath(path: string): Promise<string> {
    const { local } = await this.#compiled(false);
    return (
      this.#config?.routes.map((route) => pagePath(route.path)).find((own) => local(own) === path) ?? path
    );
  }

  /** Takes a whole config. @returns whether it fits the schema */
  set(value: unknown): boolean {
    const { data } = configSchema.safeParse(value);
    if (!data) return false;
    placeSite(data, this.#world.place);
    this.#config = data;
    this.#sites.clear();
    return true;
  }

  /** Takes one route, which only affects its own page if nothing but its blocks has changed. */
  setRoute(index: number, value: unknown): boolean {
    const { routes = [], languages = {} } = this.#config ?? {};
    const { data } = routeSchema.safeParse(value);
    if (!routes[index] || !data) return false;
    // The compiled site reads the blocks of a route whenever it compiles its page, unless it is in several languages.
    if (headText(routes[index]) !== headText(data) || Object.keys(languages).length > 0) this.#sites.clear();
    routes[index] = data;
    return true;
  }

  /** The compiled site, such as for its styles. Must not be called before a value fits the schema. */
  async site(isMarked = false): Promise<Site> {
    return (await this.#compiled(isMarked)).site;
  }

  /**
   * A page by its path without the base path; without one, the 404 page.
   * @throws Error if something that it refers to is missing
   */
  async page(path: string | null, isMarked = false): Promise<DraftPage> {
    const { site, marks, local } = await this.#compiled(isMarked);
    const { routes } = this.#config!;
    const index = routes.findIndex((route) => pagePath(route.path) === path);
    if (index >= 0) {
      await this.#world.icons.load?.(iconsOfRoute(routes[index]!));
      if (isMarked) notePlaces(routes[index], ["routes", index]);
    }
    const shown = path === null ? null : local(path);
    const planned = site.pages.find((page) => page.path === shown);
    return { page: planned?.compile() ?? site.notFound, shared: site.shared, marks: marks.all };
  }

  async #compiled(isMarked: boolean): Promise<CompiledDraft> {
    let known = this.#sites.get(isMarked);
    if (!known || (await known).marks.all.length > MOST_MARKS) {
      known = this.#compile(isMarked);
      this.#sites.set(isMarked, known);
      // It may fail only this time.
      known.catch(() => this.#sites.delete(isMarked));
    }
    return known;
  }

  async #compile(isMarked: boolean): Promise<CompiledDraft> {
    const config = this.#config!;
    // The icons of a page are loaded when it is shown.
    await this.#world.icons.load?.(sharedIcons(config));
    const marks = new Marks();
    const { routes, ...shared } = config;
    const isTranslated = this.#language !== undefined && this.#language in config.languages;
    // The pages of a further language are copies, which are cached with the places.
    if (isTranslated) notePlaces(config, []);
    else if (isMarked) {
      notePlaces(shared, []);
      // The places of its blocks are noted when its page is shown, because a site can have thousands.
      routes.forEach((route, index) => notePlace(route, ["routes", index]));
    }
    const own = isMarked ? marks : undefined;
    if (Object.keys(config.languages).length === 0)
      return {
        site: await compileLanguage(config, undefined, this.#world, undefined, own),
        marks,
        local: (path) => path,
      };
    const { texts } = this.#world;
    const { languagesIn } = await import("../languages/languagesIn");
    const all = languagesIn(config, { showsDrafts: true, ...(texts ? { texts } : {}) });
    const shown = all.find((one) => isTranslated && one.config.site.language === this.#language) ?? all[0]!;
    const { config: written, pages, local } = shown;
    return { site: await compileLanguage(written, undefined, this.#world, pages, own), marks, local };
  }
}

function headText(route: SiteConfig["routes"][number]): string {
  return JSON.stringify({ ...route, blocks: [] });
}
