import type { GuideData, GuideGroup, GuideLink } from "../fields/parts/guide";
import type { SiteConfig } from "../config/config";
import { folderOf, sidebarsSchema } from "../config/sidebars";
import { pagePath } from "../fields/addresses/pagePath";
import { compileValue, type CompileContext } from "./compileValue";

/** A list as all its pages have it. */
interface SideList {
  groups: GuideGroup[];
  /** Its links to pages that show it, in the order in which they are read. */
  pages: GuideLink[];
  /** All of it as text. */
  source: string;
}

/** The side lists of a site, each compiled once for all pages that show it. */
export class Sidebars {
  /** The paths of the lists, as they are written. */
  readonly folders: readonly string[];
  readonly #written: SiteConfig["sidebars"];
  readonly #titleOf: (path: string) => string | undefined;
  readonly #context: CompileContext;
  readonly #lists = new Map<string, SideList>();

  /** @param titleOf - the title of the page at a path */
  constructor(
    written: SiteConfig["sidebars"],
    titleOf: (path: string) => string | undefined,
    context: CompileContext,
  ) {
    this.folders = Object.keys(written);
    this.#written = written;
    this.#titleOf = titleOf;
    this.#context = context;
  }

  /** What a page shows of the list that it belongs to; nothing where it belongs to none. */
  of(path: string): Pick<GuideData, "groups" | "previous" | "next"> {
    const list = this.#listOf(path);
    if (!list) return {};
    const place = list.pages.findIndex(({ link }) => pathOf(link.href) === path);
    return {
      groups: list.groups.map(({ label, links }) => ({
        label,
        links: links.map((one) =>
          one.link.kind === "page" && one.link.href === path ? { ...one, isCurrent: true } : one,
        ),
      })),
      ...(place === -1 ? {} : { previous: list.pages[place - 1], next: list.pages[place + 1] }),
    };
  }

  /** Whether the page is the first of its list: it opens the whole list, as wide as the screen. */
  beginAt(path: string): boolean {
    const [first] = this.#listOf(path)?.pages ?? [];
    return first !== undefined && pathOf(first.link.href) === path;
  }

  /**
   * The page whose links count as links to this one: the first of its list to which the navigation leads, where it does
   * not lead to this one.
   * @param linked - the paths to which the navigation leads
   */
  sectionOf(path: string, linked: ReadonlySet<string>): string | undefined {
    const list = linked.has(path) ? undefined : this.#listOf(path);
    if (!list) return undefined;
    const folder = pagePath(folderOf(path, this.folders)!);
    if (linked.has(folder)) return folder;
    return list.pages.map(({ link }) => pathOf(link.href)).find((page) => linked.has(page));
  }

  /** All that a page shows of its list, as text. */
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
    const groups = compiled[folder]!.map(({ label, links }) => ({
      label,
      links: links.map((link): GuideLink =>
        "label" in link
          ? { label: link.label, link: link.href }
          : { label: this.#titleOf(pathOf(link.href)) ?? link.href, link },
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
