import type { KnownAnswer } from "../../compile/compileServers";
import type { SitePlan } from "../../core/sitePlan";
import type { SiteStyles } from "../../core/siteStyles";
import { digest, KEY_DIGITS } from "../digest";
import type { Hosted, LoadedSite } from "../input/loadSite";
import type { Launched } from "../openProgram";

/** What a thread makes pages from: the same as the main one. */
export interface ThreadSetup {
  launched: Launched;
  /** The config as an absolute path, and its text. */
  file: string;
  text: string;
  /** What the host says of the site. */
  place: Hosted;
  /** The moment for which the site is made, in milliseconds since 1970. */
  now: number;
  /** What services have said of servers, by `questionOf`. */
  answers: ReadonlyMap<string, KnownAnswer>;
  /** What all pages look like. */
  styles: SiteStyles;
  /** Names all that every page depends on. */
  common: string;
}

/** What threads make the pages of a site from. */
export function threadSetup(
  { file, text, world, answers }: LoadedSite,
  { root, folder, isCheckout }: Launched,
  plan: Pick<SitePlan, "styles" | "common">,
): ThreadSetup {
  const { basePath, origin } = world.place ?? {};
  return {
    launched: { root, folder, isCheckout },
    file,
    text,
    place: { ...(basePath === undefined ? {} : { basePath }), ...(origin === undefined ? {} : { origin }) },
    now: world.now?.() ?? Date.now(),
    answers,
    styles: plan.styles,
    common: digest(plan.common(), KEY_DIGITS),
  };
}
