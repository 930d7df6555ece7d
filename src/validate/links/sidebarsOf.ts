import { folderOf } from "../../config/sidebars";
import { fillConstants } from "../../fields/texts/constants";
import { pagePath } from "../../fields/addresses/pagePath";
import { memoizeByObject, memoizeByConfig } from "../../json/memoizeByObject";
import { entriesAt, valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import type { Path } from "../../schema/walk";
import { constantsOf } from "../constantsOf";
import { pagesOf, type RoutePage } from "./pagesOf";
import { sidebarFolders } from "./sidebarFolders";

export interface SidebarLink {
  href: string;
  /** Whether it has its own label. */
  hasWords: boolean;
  at: Path;
}

/** One sidebar of a config, valid or not. */
export interface PlacedSidebar {
  /** The path above its pages, as written: the key. */
  folder: string;
  links: SidebarLink[];
}

export const sidebarsOf = memoizeByConfig((config): readonly PlacedSidebar[] =>
  sidebarFolders(config).map((folder) => ({
    folder,
    links: entriesAt(config, ["sidebars", folder]).flatMap((group) => linksIn(config, group.path)),
  })),
);

function linksIn(config: unknown, group: Path): SidebarLink[] {
  const constants = constantsOf(config) ?? {};
  const links = valueAt(config, [...group, "links"]);
  return (Array.isArray(links) ? (links as unknown[]) : []).flatMap((link, index) => {
    const place = [...group, "links", index];
    const hasWords = isGroup(link);
    const href = hasWords ? link["href"] : link;
    if (typeof href !== "string") return [];
    return [{ href: fillConstants(href, constants), hasWords, at: hasWords ? [...place, "href"] : place }];
  });
}

export function pagesOfSidebar(config: unknown, folder: string): readonly RoutePage[] {
  return isGroup(config) ? (pagesBySidebar(config).get(folder) ?? []) : [];
}

const pagesBySidebar = memoizeByObject((config) => {
  const folders = sidebarFolders(config);
  const shown = new Map<string, RoutePage[]>(folders.map((folder) => [folder, []]));
  for (const page of folders.length > 0 ? (pagesOf(config) ?? []) : []) {
    const folder = page.path === undefined ? undefined : folderOf(page.path, folders);
    if (folder !== undefined) shown.get(folder)?.push(page);
  }
  return shown;
});

/** The path of the page that an internal link goes to; undefined for any other link. */
export function pageOfLink(href: string): string | undefined {
  return href.startsWith("/") ? pagePath(href.replace(/[?#].*$/s, "")) : undefined;
}
