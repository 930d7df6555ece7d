import { readFileSync } from "node:fs";
import { join } from "node:path";
import { surroundingsOf } from "../../../src/core/openSite";
import { type ScriptsNote, siteScripts } from "../../../src/core/siteScripts";
import { findBrowser } from "../../e2e/findBrowser";
import { launchUndrawn } from "../../e2e/undrawnBrowser";
import { Random } from "../random";
import { type Blindness, blindness } from "./blindness";
import { type BuiltSite, builtSite, fullWorld } from "./builtSite";
import { fileKinds, readOtherFiles } from "./otherFiles";
import { payloads } from "./payloads";
import { plant } from "./plant";
import { plantedFields } from "./plantedFields";
import { plantedSites } from "./plantedSites";
import { type Catch, Trap } from "./trap";

/** Options of a run. */
export interface InjectionOptions {
  seed: number;
  /** The number of rounds. With at least as many rounds as payloads, every payload is planted in every field. */
  rounds: number;
  /**
   * Whether to check only one site, with the fullest example of each block and all keys of the schema. It has no
   * policy, which would block payloads, and only two controls of each kind are clicked on a page.
   */
  isBrief: boolean;
  /** The index of this part of the rounds from 1, and the number of parts. */
  part: number;
  parts: number;
  /** The folder of the scripts of built sites. */
  scripts: string;
}

/** The result of a run. */
export interface InjectionResult {
  /** The sites without payloads. */
  sites: object[];
  payloads: number;
  fields: number;
  rounds: number;
  /** The number of fields with a payload over all rounds, and of fields that reject it in every way. */
  shown: number;
  refused: number;
  /** The number of checked pages. */
  pages: number;
  /** The kinds of other files with a payload. */
  otherFiles: Set<string>;
  executions: number;
  /** The number of requests to hosts that the config does not contain. */
  requests: number;
  /** Faults as sentences, including content that could have run. */
  flaws: string[];
  /** The results for pages without escaping. */
  blindness: Blindness;
}

/** Inserts payloads into the fields of sites, and checks the pages in a browser with and without their policy. */
export async function injectionsPart(options: InjectionOptions): Promise<InjectionResult> {
  const surroundings = surroundingsOf(fullWorld);
  const sites = plantedSites(surroundings, options.isBrief).map((site) => ({
    site,
    fields: plantedFields(site),
  }));
  const result: InjectionResult = {
    sites: sites.map(({ site }) => site),
    payloads: payloads.length,
    fields: sites.reduce((sum, { fields }) => sum + fields.length, 0),
    rounds: 0,
    shown: 0,
    refused: 0,
    pages: 0,
    otherFiles: new Set(),
    executions: 0,
    requests: 0,
    flaws: [],
    blindness: { seen: 0, unseen: [] },
  };
  const note = JSON.parse(readFileSync(join(options.scripts, "contents.json"), "utf8")) as ScriptsNote;
  const scripts = { ...siteScripts(note), files: [] };
  const browser = await launchUndrawn(findBrowser(console.log), {
    // Only this host is reachable.
    args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  });
  const traps = await Promise.all(
    (options.isBrief ? [false] : [true, false]).map(async (hasPolicy) => {
      const safe = {
        isUnescaped: false,
        hasCarelessScripts: false,
        ...(options.isBrief ? { most: 2 } : { patience: 600_000 }),
      };
      const trap = await Trap.set(browser, { scripts: options.scripts, hasPolicy, ...safe });
      return { trap, name: `policy ${hasPolicy ? "on" : "off"}` };
    }),
  );
  try {
    const random = new Random(options.seed);
    const start = random.below(payloads.length);
    const firstWay = random.below(1000);
    const rounds = Math.min(options.rounds, payloads.length);
    const [first, end] = [options.part - 1, options.part].map((part) =>
      Math.floor((part * rounds) / options.parts),
    ) as [number, number];
    for (let step = first; step < end; step++) {
      result.rounds++;
      // Spread out, so a few rounds have all kinds of payloads in each field.
      const round = (start + Math.floor((step * payloads.length) / rounds)) % payloads.length;
      for (const [number, { site, fields }] of sites.entries()) {
        const planted = plant(site, fields, surroundings, round, firstWay + step);
        result.shown += planted.shown;
        result.refused += planted.refused;
        const built = turned(await builtSite(planted.config, scripts), step);
        const { reached, flaws } = readOtherFiles(built.files);
        result.flaws.push(...flaws.map((flaw) => `site ${number}, round ${round}: ${flaw}`));
        for (const kind of reached) result.otherFiles.add(kind);
        await Promise.all(
          traps.map(async ({ trap, name }) => {
            judge(`site ${number}, round ${round}, ${name}`, await trap.look(built), planted.origins);
          }),
        );
        if (step === first && number === 0) {
          result.blindness = await blindness(browser, built, { scripts, folder: options.scripts });
        }
      }
    }
  } finally {
    await browser.close();
    await Promise.all(traps.map(({ trap }) => trap.close()));
  }
  const missed = fileKinds.filter((kind) => !result.otherFiles.has(kind));
  result.blindness.unseen.push(
    ...missed.map((kind) => `No payload comes into a file of this kind: ${kind}.`),
  );
  return result;

  function judge(where: string, seen: Catch, origins: Set<string>): void {
    const { pages, executions, requests, traces, complaints } = seen;
    const foreign = requests.filter((url) => !origins.has(new URL(url).origin));
    result.pages += pages;
    result.executions += executions;
    result.requests += foreign.length;
    if (executions > 0) result.flaws.push(`${where}: payloads ran ${executions} times`);
    result.flaws.push(...foreign.map((url) => `${where}: ${url} was asked for`));
    result.flaws.push(...[...traces, ...complaints].map((trace) => `${where}: ${trace}`));
  }
}

/** The site, hydrated on another page. */
function turned(site: BuiltSite, by: number): BuiltSite {
  const start = by % site.pages.length;
  return { ...site, pages: [...site.pages.slice(start), ...site.pages.slice(0, start)] };
}
