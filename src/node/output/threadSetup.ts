import type { KnownAnswer } from "../../compile/compileServers";
import type { Origins, Site } from "../../compile/page";
import type { SiteConfig } from "../../config/config";
import type { SourceFile } from "../../core/siteFile";
import type { SitePlan } from "../../core/sitePlan";
import type { DerivedPicture } from "../../core/world";
import type { PreparedSite } from "../../core/preparedSite";
import { digest, KEY_DIGITS } from "../digest";
import type { Hosted, LoadedSite } from "../input/loadSite";
import type { Launched } from "../openProgram";

/** What a thread makes pages from. The blocks of a page come to it with the order to make that page. */
export interface ThreadSetup {
  launched: Launched;
  /** The config as an absolute path. */
  file: string;
  /** The checked config, without the blocks of its pages. */
  config: SiteConfig;
  /** The foreign origins that the blocks name. */
  origins: Origins;
  /** What the host says of the site. */
  place: Hosted;
  /** The moment for which the site is made, in milliseconds since 1970. */
  now: number;
  /** What services have said of servers, by `questionOf`. */
  answers: ReadonlyMap<string, KnownAnswer>;
  prepared: PreparedSite;
  /** The faces that were fetched, by the names of the people. */
  faces: ReadonlyMap<string, SourceFile>;
  /** What was made of pictures, by the paths that the config names them by. */
  pictures: ReadonlyMap<string, DerivedPicture>;
  /** Names all that every page depends on. */
  common: string;
}

/** What threads make the pages of a site from. */
export function threadSetup(
  {
    file,
    config,
    site,
    world,
    answers,
    faces,
    pictures,
  }: Omit<LoadedSite, "text"> & { config: SiteConfig; site: Site },
  { root, folder, isCheckout }: Launched,
  plan: Pick<SitePlan, "prepared" | "common">,
): ThreadSetup {
  const { basePath } = world.place ?? {};
  return {
    launched: { root, folder, isCheckout },
    file,
    config: { ...config, routes: config.routes.map((route) => ({ ...route, blocks: [] })) },
    origins: site.origins,
    // The address that the host told is in the config by now.
    place: basePath === undefined ? {} : { basePath },
    now: world.now?.() ?? Date.now(),
    answers,
    prepared: plan.prepared,
    faces,
    pictures,
    common: digest(plan.common(), KEY_DIGITS),
  };
}
