import { navEntries } from "../../app/layout/navEntries";
import type { Shared } from "../../compile/page";
import { lettersIn } from "../../config/longestWords";
import type { FontChoice } from "../../config/theme";
import { letterWidth } from "../../styling/theme/fittedText";
import type { HeaderContent } from "../../styling/theme/headerRoom";

/** The estimated width of the header's content. Pages measure the exact width. */
export function headerContentOf(
  { name, logo, navigation, server, search, hasLooks }: Shared,
  fonts: { heading: FontChoice; body: FontChoice },
): HeaderContent {
  const width = (text: string, font: FontChoice, size: number) =>
    lettersIn(text) * letterWidth(font) * OF_LINES * size;
  const linkWidth = ({ label, icon, href, links, copy }: Shared["navigation"][number]) =>
    width(label, fonts.body, 0.9375) +
    // Its padding, its icon, and the icon of a group or of an external link.
    1.75 +
    (icon ? 1.5 : 0) +
    (links || (copy === undefined && href?.kind === "external") ? 1.25 : 0);
  const { primary, entries } = navEntries(navigation);
  const buttons = Number(hasLooks ?? false) + Number(search !== undefined);
  const shape = logo?.width && logo.height ? logo.width / logo.height : undefined;
  return {
    brand: (logo ? Math.min(8, 2.25 * (shape ?? 4)) + 0.75 : 0) + width(name, fonts.heading, 1.5),
    links: entries.map(linkWidth),
    icons: entries.filter(({ icon, copy }) => icon && copy === undefined).length,
    primary: primary ? Math.min(20, linkWidth(primary) + 1) : 0,
    startRoom: server ? 5 : 0,
    endRoom: buttons && buttons * 2.75 - 0.25,
    buttons,
  };
}

/** The width of letters in a line of several words, compared with that of the widest single word. */
const OF_LINES = 0.88;
