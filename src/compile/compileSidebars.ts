import type { GuideData, GuideGroup, GuideLink } from "../fields/parts/guide";
import type { Spoken } from "../fields/compiled";
import type { SiteConfig } from "../config/config";
import { folderOf, sidebarsSchema } from "../config/sidebars";
import { pagePath } from "../fields/addresses/pagePath";
import { compileValue, type CompileContext } from "./compileValue";

/** The title of a page, as links show it. */
export interface PageTitle extends Spoken {
  label: string;
}

interface SideList {
  groups: GuideGroup[];
  /** Its links to pages that show it, in reading order. */
  pages: GuideLink[];
  /** Its content as text. */
  source: string;
}

/** The sidebars of a site, each compiled once. */
export class Sidebars {
  /** The paths in the config. */
  readonly folders: readonly string[];
  readonly #written: SiteConfig["sidebars"];
  readonly #titleOf: (path: string) => PageTitle | undefined;
  readonly #context: CompileContext;
  readonly #lists = new Map<string, SideList>();

  /** @param titleOf - the title of the page at a path */
  constructor(
    written: SiteConfig["sidebars"],
    titleOf: (path: string) => PageTitle | undefined,
    context: CompileContext,
  ) {
    this.folders = Object.keys(written);
    this.#written = written;
    this.#titleOf = titleOf;
    this.#context = context;
  }

  /** The sidebar of a page; empty if it has none. */
  of(path: string): Pick<GuideData, "groups" | "previous" | "next"> {
    const list = this.#listOf(path);
    if (!list) return {};
    const place = list.pages.findIndex(({ link }) => pathOf(link.href) === path);
    return {
      groups: list.groups.map(({ links, ...group }) => ({
        ...group,
        links: links.map((one) =>
          one.link.kind === "page" && one.link.href === path ? { ...one, isCurrent: true } : one,
        ),
      })),
      ...(place === -1 ? {} : { previous: list.pages[place - 1], next: list.pages[place + 1] }),
    };
  }

  /** Whether the page is the first of its sidebar. It shows the whole list across the screen. */
  beginAt(path: string): boolean {
    const [first] = this.#listOf(path)?.pages ?? [];
    return first !== undefined && pathOf(first.link.href) === path;
  }

  /**
   * The page whose navigation link is current: this one, or the first page of the sidebar that is in the navigation.
   */
  sectionOf(path: string, linked: ReadonlySet<string>): string | undefined {
    const list = linked.has(path) ? undefined : this.#listOf(path);
    if (!list) return undefined;
    const folder = pagePath(folderOf(path, this.folders)!);
    if (linked.has(folder)) return folder;
    return list.pages.map(({ link }) => pathOf(link.href)).find((page) => linked.has(page));
  }

  /** The content of a page's sidebar, as text. */
  sourceOf(path: string): string {
    return this.#listOf(path)?.source ?? "";
  }

  #listOf(path: string): SideList | undefined {
    const folder = folderOf(path, this.folders);
    if (folder === undefined) return undefined;
    let list = this.#lists.get(folder);
    if (!list) {
      list = this.#compile(folder);
      this.#lists.set(folder, list);
    }
    return list;
  }

  #compile(folder: string): SideList {
    const compiled = compileValue(sidebarsSchema, { [folder]: this.#written[folder]! }, this.#context);
    const groups = compiled[folder]!.map(({ label, links, inLanguage }) => ({
      label,
      inLanguage,
      links: links.map((link): GuideLink =>
        "label" in link
          ? { label: link.label, link: link.href, inLanguage: link.inLanguage }
          : { ...(this.#titleOf(pathOf(link.href)) ?? { label: link.href }), link },
      ),
    }));
    const seen = new Set<string>();
    const pages = groups
      .flatMap(({ links }) => links)
      .filter(({ link }) => {
        const path = pathOf(link.href);
        const isFirst = !seen.has(path);
        const isPage = link.kind === "page" && !link.href.includes("#");
        if (isPage) seen.add(path);
        return isPage && isFirst && folderOf(path, this.folders) === folder;
      });
    return { groups, pages, source: JSON.stringify(groups) };
  }
}

/** The path of a compiled link to a page. */
function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, "");
}
