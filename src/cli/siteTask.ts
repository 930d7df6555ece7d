import type { Launched } from "../node/openProgram";
import type { Options } from "./command";

/** One site of many, as the process that builds them is told of it. */
export interface SiteTask {
  /** Its config, as an absolute path. */
  file: string;
  /** Where it goes. */
  out: string;
}

/** How a site came out. */
export interface SiteOutcome {
  outcome: "built" | "built with notices" | "refused";
  /** Whether neither the config nor anything else names its public address. */
  isWithoutAddress?: boolean;
}

/** What the process has to know before its first site. */
export interface SiteSetup {
  launched: Launched;
  options: Options;
  /** The folder for temporary files, which the first process removes. */
  temporary: string;
}

/** What the process that builds sites is sent: first `begin`, then any number of sites, then `end`. */
export type SiteMessage = { do: "begin"; setup: SiteSetup } | { do: "build"; task: SiteTask } | { do: "end" };

/** What it sends back: `ready` once, and for each site what is to be told and at last `done`. */
export type SiteAnswer = { is: "ready" } | { is: "said"; text: string } | ({ is: "done" } & SiteOutcome);
