import * as z from "zod";
import { most } from "../fields/amounts";
import { href } from "../fields/addresses/link";
import { list } from "../fields/list";
import { names } from "../fields/names";
import { notations } from "../fields/notation";
import { noteOtherWords } from "../fields/otherWords";
import { pageFolderPattern, pagePath } from "../fields/addresses/pagePath";
import { text } from "../fields/texts/text";

export const sidebarLink = z
  .union([
    href
      .clone()
      .meta({ description: "Path of a page, such as `/guide/claims`. The link text is the page title." }),
    z
      .strictObject({ label: text.meta({ description: "Text of the link." }), href })
      .meta({ description: "A link with its own text, for example to an anchor, a file or another site." }),
  ])
  .meta({ description: "The path of a page, or a link with its own text." });

const sidebarGroup = z
  .strictObject({
    label: text.meta({ description: "Title above the links." }),
    links: list(sidebarLink, "link", most.sharedLinks)
      .min(1)
      .meta({ description: "Links in the group, in reading order." }),
  })
  .meta({ description: "A group of links in a sidebar, with a title." });

/** Sidebars of guides and wikis, by the path above their pages. */
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
      "Sidebars for the pages of a guide or wiki. Each key is a path, such as `/guide/`. The sidebar for `/guide/` appears on `/guide` and all pages below it. It highlights the current page, and each page gets links to the previous and next page. Pages with several headings also get a table of contents. On phones, the sidebar opens above the content. If several sidebars match, the longest path wins.",
  });

noteOtherWords({
  sidebars: "sidebar sidenav sidemenu sidenavigation seitenleiste barralateral barrelaterale",
});

/** Whether a page shows the sidebar of a path: it has this path, or one below it. */
export function isBelow(path: string, folder: string): boolean {
  const above = pagePath(folder);
  return above === "/" || path === above || path.startsWith(`${above}/`);
}

/** The path of the sidebar that a page shows: the longest match. */
export function folderOf(path: string, folders: readonly string[]): string | undefined {
  return folders
    .filter((folder) => isBelow(path, folder))
    .reduce<string | undefined>(
      (longest, folder) =>
        longest === undefined || pagePath(folder).length > pagePath(longest).length ? folder : longest,
      undefined,
    );
}
