import { navEntries } from "../app/layout/navEntries";
import type { Shared, Site } from "../compile/page";
import { lettersIn } from "../config/longestWords";
import type { FontChoice } from "../config/theme";
import { letterWidth } from "../styling/theme/fittedText";
import type { HeaderContent } from "../styling/theme/headerRoom";

/** The estimated maximum width of the header's content in all languages. Pages measure the exact width. */
export function headerContentOf(site: Site, fonts: { heading: FontChoice; body: FontChoice }): HeaderContent {
  const all = [site, ...(site.others ?? [])].map(({ shared }) => contentOf(shared, fonts));
  const most = (read: (content: (typeof all)[number]) => number) => Math.max(...all.map(read));
  const [first] = all as [(typeof all)[number]];
  const count = most(({ links }) => links.length);
  return {
    ...first,
    brand: most(({ brand }) => brand),
    links: Array.from({ length: count }, (_, index) => most(({ links }) => links[index] ?? 0)),
    icons: most(({ icons }) => icons),
    hasHiddenWords: all.some(({ hasHiddenWords }) => hasHiddenWords),
    primary: most(({ primary }) => primary),
    languages: switchWidth(site, fonts.body),
  };
}

function contentOf(
  { name, logo, navigation, server, search, hasLooks }: Shared,
  fonts: { heading: FontChoice; body: FontChoice },
): Omit<HeaderContent, "languages"> {
  const linkWidth = ({ label, icon, href, links, copy, show }: Shared["navigation"][number]) =>
    (icon && copy === undefined && show === "icon" ? 0 : widthOf(label, fonts.body, 0.9375)) +
    // Its padding, its icon, and the icon of a group or of an external link.
    1.75 +
    (icon ? 1.5 : 0) +
    (links || (copy === undefined && href?.kind === "external") ? 1.25 : 0);
  const { primary, entries } = navEntries(navigation);
  const buttons = Number(hasLooks ?? false) + Number(search !== undefined);
  const shape = logo?.width && logo.height ? logo.width / logo.height : undefined;
  return {
    brand: (logo ? Math.min(8, 2.25 * (shape ?? 4)) + 0.75 : 0) + widthOf(name, fonts.heading, 1.5),
    links: entries.map(linkWidth),
    icons: entries.filter(({ icon, copy, show }) => icon && copy === undefined && (show ?? "both") === "both")
      .length,
    hasHiddenWords: navigation.some(({ icon, show }) => icon && show === "icon"),
    primary: primary ? Math.min(20, linkWidth(primary) + 1) : 0,
    startRoom: server ? 5 : 0,
    endRoom: buttons && buttons * 2.75 - 0.25,
    buttons,
  };
}

/** The width of the link to the other language, or of the button with the name of the current one. */
function switchWidth({ notFound: { languages = [] } }: Site, font: FontChoice): number {
  if (languages.length === 0) return 0;
  return (
    Math.max(...languages.map(({ label }) => widthOf(label, font, 0.9375))) +
    // Its padding, and the icon of a list.
    1.5 +
    (languages.length > 2 ? 1.25 : 0)
  );
}

function widthOf(text: string, font: FontChoice, size: number): number {
  return lettersIn(text) * letterWidth(font) * OF_LINES * size;
}

/** The width of letters in a line of several words, compared with that of the widest single word. */
const OF_LINES = 0.88;
