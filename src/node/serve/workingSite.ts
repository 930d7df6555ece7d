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

/** A site that can be shown. */
export interface LiveSite {
  site: Site;
  styles: SiteStyles;
  /** What went wrong on the pages that have been asked for, by their path. */
  troubles: Map<string | null, Trouble[]>;
}

/** What came of one reading of the config. */
export interface Reading {
  /** Absent when the file could not be read. */
  loaded?: LoadedSite;
  /** Absent when there is nothing to show. */
  live?: LiveSite;
  /** What kept the site from being made, besides the findings. */
  trouble?: Trouble;
  /** What was thrown. */
  error?: unknown;
}

/** While an owner waits for a page, a service has this long to answer. */
const PATIENCE_MS = 2_000;

/** A site while its owner edits it: the newest reading of its config, and the last one that could be shown. */
export class WorkingSite {
  /** The config as an absolute path. */
  readonly file: string;
  /** The newest reading. */
  reading: Reading = {};
  /** The last site that could be shown. */
  live: LiveSite | undefined;
  /** The last config that could be read, with or without errors. */
  loaded: LoadedSite | undefined;
  /** Names the site that is shown, unlike any other of this or another run of the program. */
  state: string;
  readonly #answers = new ServerAnswers({ patienceMs: PATIENCE_MS });
  readonly #memory = new ConfigMemory();
  readonly #began = Date.now().toString(36);
  readonly #commands: FindingsReport["commands"];
  #readings = 0;

  /**
   * @param configFile - the config, as the owner named it
   * @param invocation - how the owner types a command
   */
  constructor(configFile: string, invocation: Invocation) {
    this.file = resolve(configFile);
    const named = wordsFor(configFile);
    this.#commands = {
      all: invocation("validate", ...named, "--all"),
      fix: invocation("validate", ...named, "--fix"),
    };
    this.state = this.#began;
  }

  /**
   * Reads the config anew; what goes wrong is part of the answer.
   * @returns nothing when a newer reading has begun meanwhile, whose answer counts
   */
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

  /** Everything that is wrong at the moment. */
  report(): FindingsReport {
    const { live, loaded, trouble } = this.reading;
    const onPages = [...(this.live?.troubles.values() ?? [])].flat();
    const troubles = [...(trouble ? [trouble] : []), ...onPages];
    const isOutdated = this.live !== undefined && live === undefined;
    return findingsReport(this.file, loaded, troubles, this.#commands, isOutdated);
  }

  /**
   * Notes how the rendering of a page went.
   * @param failures - the blocks that failed, in words, or what the page itself threw
   * @returns what was not known before; nothing when all is as it was
   */
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
    loaded = await loadSite(file, {}, { answers, memory });
    const { site, world } = loaded;
    if (!site) return { loaded };
    const styles = await createSiteStyles(site, world);
    return { loaded, live: { site, styles, troubles: new Map() } };
  } catch (error) {
    return { ...(loaded ? { loaded } : {}), trouble: troubleWith(file, error), error };
  }
}
