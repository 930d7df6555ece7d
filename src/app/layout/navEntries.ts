import type { Shared } from "../../compile/page";
import { FEWEST_SHOWN } from "../../styling/theme/shownLinks";

type Navigation = Shared["navigation"];

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
