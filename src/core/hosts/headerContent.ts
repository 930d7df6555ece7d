import { navEntries } from "../../app/layout/navEntries";
import type { Shared } from "../../compile/page";
import { lettersIn } from "../../config/longestWords";
import type { FontChoice } from "../../config/theme";
import { letterWidth } from "../../styling/theme/fittedText";
import type { HeaderContent } from "../../styling/theme/headerRoom";

/** What the header of a site holds, by the usual widths of letters. How wide it really is, the page measures by itself. */
export function headerContentOf(
  { name, logo, navigation, server, search, hasLooks }: Shared,
  fonts: { heading: FontChoice; body: FontChoice },
): HeaderContent {
  const width = (text: string, font: FontChoice, size: number) =>
    lettersIn(text) * letterWidth(font) * OF_LINES * size;
  const linkWidth = ({ label, icon, href, links, copy }: Shared["navigation"][number]) =>
    width(label, fonts.body, 0.9375) +
    // Its edges, its icon, and the sign of a group or of another site.
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

/** How wide letters are in a line of several words, beside how wide a single long word may be. */
const OF_LINES = 0.88;
