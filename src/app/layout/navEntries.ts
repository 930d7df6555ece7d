import type { Shared } from "../../compile/page";

type Navigation = Shared["navigation"];

/** As many links a header shows at least beside the entry for the others; with fewer it has only the menu. */
export const FEWEST_SHOWN = 3;

/** The links of a header: the primary one, all others, and those of them that may have to be behind another entry. */
export function navEntries(navigation: Navigation): {
  primary: Navigation[number] | undefined;
  entries: Navigation;
  last: Navigation;
} {
  const primary = navigation.find(({ variant, links }) => variant && !links);
  const entries = navigation.filter((entry) => entry !== primary);
  return { primary, entries, last: entries.slice(FEWEST_SHOWN) };
}
