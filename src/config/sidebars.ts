import * as z from "zod";
import { most } from "../fields/amounts";
import { href } from "../fields/addresses/link";
import { list } from "../fields/list";
import { names } from "../fields/names";
import { notations } from "../fields/notation";
import { noteOtherWords } from "../fields/otherWords";
import { pageFolderPattern, pagePath } from "../fields/addresses/pagePath";
import { text } from "../fields/texts/text";

/** A link of a side list. */
export const sidebarLink = z
  .union([
    href.clone().meta({ description: "A page by its path, which is shown under its title: /guide/claims." }),
    z
      .strictObject({ label: text.meta({ description: "The words of the link." }), href })
      .meta({ description: "A link with words of its own: to a place on a page, a file or another site." }),
  ])
  .meta({ description: "A page by its path, or a link with words of its own." });

const sidebarGroup = z
  .strictObject({
    label: text.meta({ description: "The words above the links." }),
    links: list(sidebarLink, "link", most.sharedLinks)
      .min(1)
      .meta({ description: "The links of the group, in the order in which the pages are to be read." }),
  })
  .meta({ description: "A part of a side list: links below a few words." });

/** The lists of pages beside the pages of a guide or a wiki, by the path above these pages. */
export const sidebarsSchema = names(
  z.record(
    z.string().regex(pageFolderPattern).register(notations, { notation: "pageFolder" }),
    list(sidebarGroup, "group", most.sidebarGroups).min(1),
  ),
  most.sidebars,
)
  .default({})
  .meta({
    description:
      "Lists of pages beside the pages of a guide or a wiki: the one of /guide/ belongs to /guide and to all pages below it. Each of these pages shows the list with itself marked, leads to the page before it and the page after it, and has a table of contents where it is a route with several headings. On a phone the list opens above the text. Of several lists a page shows the one with the longest path.",
  });

noteOtherWords({
  sidebars: "sidebar sidenav sidemenu sidenavigation seitenleiste barralateral barrelaterale",
});

/** Whether a page shows the side list of a path: it lies below it, or at it. */
export function isBelow(path: string, folder: string): boolean {
  const above = pagePath(folder);
  return above === "/" || path === above || path.startsWith(`${above}/`);
}

/**
 * The path of the side list that a page shows: of several the longest.
 * @param path - of the page, as `pagePath` gives it
 * @param folders - the paths of all side lists, as they are written
 */
export function folderOf(path: string, folders: readonly string[]): string | undefined {
  return folders
    .filter((folder) => isBelow(path, folder))
    .reduce<string | undefined>(
      (longest, folder) =>
        longest === undefined || pagePath(folder).length > pagePath(longest).length ? folder : longest,
      undefined,
    );
}
