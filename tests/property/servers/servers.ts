import { Random } from "../random";
import { exchange, requestFor } from "./exchange";
import { brokenTrial, pathTrial } from "./oddRequests";
import { rangeTrial, type Trial } from "./ranges";
import { type ServedSite, type ServedSites, serveSites } from "./sites";
import { strangerTrial } from "./strangers";
import { vanishingFlaws } from "./vanishing";

/** The requests to the two servers, and the faults. */
export interface ServersResult {
  counts: Record<"ranges" | "paths" | "broken" | "strangers" | "vanishing", number>;
  flaws: string[];
}

/**
 * Sends difficult requests to the live site and the built one, which must both keep running.
 * @param seed - the same seed and numbers give the same requests
 * @param runs - the number of requests of each kind
 * @param rounds - how often a picture is removed while it is read, on each server
 */
export async function serversFlaws(seed: number, runs: number, rounds: number): Promise<ServersResult> {
  const random = new Random(seed);
  const counts = { ranges: 0, paths: 0, broken: 0, strangers: 0, vanishing: 0 };
  const flaws: string[] = [];
  const thrown = (error: Error) => flaws.push(`it threw ${error.stack ?? error.message}`);
  process.on("uncaughtException", thrown);
  process.on("unhandledRejection", thrown);
  const sites = await serveSites();
  try {
    for (let run = 0; run < runs; run++) {
      for (const site of [sites.live, sites.built]) {
        const kind = { ranges: rangeTrial, paths: pathTrial, broken: brokenTrial };
        for (const [name, trial] of Object.entries(kind)) {
          counts[name as keyof typeof kind]++;
          await attempt(site, trial(random));
        }
        counts.strangers++;
        await attemptAsStranger(site, sites);
        await expectAlive(site, `run ${run}`);
      }
    }
    for (let round = 0; round < rounds; round++) {
      for (const site of [sites.live, sites.built]) {
        counts.vanishing++;
        flaws.push(...(await vanishingFlaws(random, site)));
        await expectAlive(site, "a picture that went");
      }
    }
  } finally {
    await sites.stop();
    process.off("uncaughtException", thrown);
    process.off("unhandledRejection", thrown);
  }
  return { counts, flaws };

  async function attempt(site: ServedSite, { name, bytes, isHead, flawOf }: Trial): Promise<void> {
    try {
      const flaw = flawOf(await exchange(site.port, bytes, isHead));
      if (flaw !== undefined) flaws.push(`${site.name}: ${name}: ${flaw}`);
    } catch (error) {
      flaws.push(`${site.name}: ${name}: ${(error as Error).message}`);
    }
  }

  async function attemptAsStranger(site: ServedSite, { opened }: ServedSites): Promise<void> {
    const before = opened();
    const trial = strangerTrial(random, site);
    await attempt(site, trial);
    if (opened() !== before + (trial.mayOpen ? 1 : 0))
      flaws.push(`${trial.name}: the editor was opened, or was not`);
  }

  async function expectAlive(site: ServedSite, after: string): Promise<void> {
    const reply = await exchange(site.port, requestFor("/rules")).catch(() => undefined);
    if (reply?.status !== 200) flaws.push(`${site.name}: after ${after} it answers no more`);
  }
}

/** A summary in one line. */
export function serversInWords({ counts, flaws }: ServersResult): string {
  const { ranges, paths, broken, strangers, vanishing } = counts;
  return (
    `servers: ${ranges} ranges, ${paths} addresses, ${broken} broken requests, ${strangers} strangers, ` +
    `${vanishing} pictures that go while they are read; ${flaws.length} flaws`
  );
}
