import type { Shared } from "../../compile/page";
import { FEWEST_SHOWN } from "../../styling/theme/shownLinks";

type Navigation = Shared["navigation"];

/** The header's links: the primary one, all others, and those that may not fit. */
export function navEntries(navigation: Navigation): {
  primary: Navigation[number] | undefined;
  entries: Navigation;
  last: Navigation;
} {
  const primary = navigation.find(({ variant, links }) => variant && !links);
  const entries = navigation.filter((entry) => entry !== primary);
  return { primary, entries, last: entries.slice(FEWEST_SHOWN) };
}
