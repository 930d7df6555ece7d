import type { Launched } from "../../node/openProgram";
import type { Options } from "../command";

/** The message that builds one of many sites. */
export interface SiteTask {
  /** The config's absolute path. */
  file: string;
  out: string;
}

export interface SiteOutcome {
  outcome: "built" | "built with notices" | "refused";
  /** Whether the site's public address is unknown. */
  isWithoutAddress?: boolean;
}

/** Settings that the process receives before the first site. */
export interface SiteSetup {
  launched: Launched;
  options: Options;
  /** The temporary folder, removed by the parent process. */
  temporary: string;
}

/** Messages to the build process: first `begin`, then sites, then `end`. */
export type SiteMessage = { do: "begin"; setup: SiteSetup } | { do: "build"; task: SiteTask } | { do: "end" };

/** Messages from the build process: `ready` once, then for each site its output and finally `done`. */
export type SiteAnswer = { is: "ready" } | { is: "said"; text: string } | ({ is: "done" } & SiteOutcome);
