import { resolve } from "node:path";
import type { Page, Site } from "../../compile/page";
import type { FindingsReport } from "../../app/findings/report";
import { findingsReport } from "./findingsReport";
import { type LoadedSite, loadSite } from "../input/loadSite";
import { ServerAnswers } from "../input/serverAnswers";
import { ConfigMemory } from "../../validate/configMemory";
import { type Invocation, wordsFor } from "../invocation";
import { createSiteStyles, type SiteStyles } from "../../core/siteStyles";
import { type Trouble, troubleOnPage, troubleWith } from "./trouble";

export interface LiveSite {
  site: Site;
  styles: SiteStyles;
  /** Errors on requested pages, by path. */
  troubles: Map<string | null, Trouble[]>;
}

export interface Reading {
  /** Absent if the file could not be read. */
  loaded?: LoadedSite;
  /** Absent if there is nothing to show. */
  live?: LiveSite;
  /** A reason besides the findings why there is no site. */
  trouble?: Trouble;
  error?: unknown;
}

/** The timeout of services while an owner waits for a page. */
const PATIENCE_MS = 2_000;

/** A site while its owner edits it: the newest reading of its config, and the last valid site. */
export class WorkingSite {
  /** The config's absolute path. */
  readonly file: string;
  reading: Reading = {};
  live: LiveSite | undefined;
  /** The last readable config, with or without errors. */
  loaded: LoadedSite | undefined;
  /** Identifies the shown site among all runs of the program. */
  state: string;
  readonly #answers = new ServerAnswers({ patienceMs: PATIENCE_MS });
  readonly #memory = new ConfigMemory();
  readonly #began = Date.now().toString(36);
  readonly #commands: FindingsReport["commands"];
  #readings = 0;

  /** @param invocation - formats a command for the owner's shell */
  constructor(configFile: string, invocation: Invocation) {
    this.file = resolve(configFile);
    const named = wordsFor(configFile);
    this.#commands = {
      all: invocation("validate", ...named, "--all"),
      fix: invocation("validate", ...named, "--fix"),
    };
    this.state = this.#began;
  }

  /** Reads the config again, errors included; `undefined` if a newer reading has started meanwhile. */
  async read(): Promise<Reading | undefined> {
    const own = ++this.#readings;
    const reading = await readSite(this.file, this.#answers, this.#memory);
    if (own !== this.#readings) return undefined;
    this.reading = reading;
    if (reading.live) {
      this.live = reading.live;
      this.state = `${this.#began}-${own}`;
    }
    this.loaded = reading.loaded ?? this.loaded;
    return reading;
  }

  report(): FindingsReport {
    const { live, loaded, trouble } = this.reading;
    const onPages = [...(this.live?.troubles.values() ?? [])].flat();
    const troubles = [...(trouble ? [trouble] : []), ...onPages];
    const isOutdated = this.live !== undefined && live === undefined;
    return findingsReport(this.file, loaded, troubles, this.#commands, isOutdated);
  }

  /** Records the failed blocks of a page, or its error. Returns new errors, if any. */
  noteRendering(live: LiveSite, { name, path }: Page, failures: readonly unknown[]): Trouble[] | undefined {
    const before = JSON.stringify(live.troubles.get(path) ?? []);
    const troubles = failures.map((failure) => troubleOnPage(name, path, failure));
    if (JSON.stringify(troubles) === before) return undefined;
    live.troubles.set(path, troubles);
    return troubles;
  }
}

async function readSite(file: string, answers: ServerAnswers, memory: ConfigMemory): Promise<Reading> {
  let loaded: LoadedSite | undefined;
  try {
    loaded = await loadSite(file, {}, { answers, memory, showsDrafts: true });
    const { site, world } = loaded;
    if (!site) return { loaded };
    const styles = await createSiteStyles(site, world);
    return { loaded, live: { site, styles, troubles: new Map() } };
  } catch (error) {
    return { ...(loaded ? { loaded } : {}), trouble: troubleWith(file, error), error };
  }
}
