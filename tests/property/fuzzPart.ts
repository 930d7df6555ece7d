import * as fc from "fast-check";
import { validate } from "../../src/validate/validate";
import { type Base, bases, examples, sites } from "./bases";
import { shapedConfigs, validConfigs } from "./configArbitrary";
import { mutantOf } from "./mutants";
import { Random } from "./random";
import { renderingFlaws } from "./rendering";
import { mistakeFlaws, mistakesOf } from "./mistakes";
import { serversFlaws, type ServersResult } from "./servers/servers";
import { flawsOf } from "./soundness";
import { truncationsOf } from "./truncations";
import { disagreement } from "./validators";
import { worldOf } from "./world";

/** Options of a run. */
export interface FuzzOptions {
  seed: number;
  /** The total number of mutants. */
  runs: number;
  /** The index of this part from 0, and the number of parts that share the work. */
  part: number;
  parts: number;
}

/** The result of a run. */
export interface FuzzResult {
  counts: Record<"mutants" | "generated" | "rendered" | "truncations" | "mistakes", number> &
    ServersResult["counts"];
  flaws: string[];
  /** The longest validation time, including checking its positions. */
  slowest: { milliseconds: number; name: string };
}

/** The timeout of a validation. */
const longestAnswer = 5000;
/** The number of requests of each kind for 1,000 mutants, and of pictures that disappear while they are read. */
const served = { requests: 50, rounds: 20 };
/** The most faults that are reported. */
const mostFlaws = 20;
/** The seed and the number reproduce the rest. */
const longestFlaw = 800;

/** Runs one part of the work: mutants, generated configs, truncations, single mistakes, and requests to our servers. */
export async function fuzzPart({ seed, runs, part, parts }: FuzzOptions): Promise<FuzzResult> {
  const partOf = (of: number) => Math.ceil((of * runs) / 1000 / parts);
  const servers = await serversFlaws(seed + part, partOf(served.requests), partOf(served.rounds));
  const counts = { mutants: 0, generated: 0, rendered: 0, truncations: 0, mistakes: 0, ...servers.counts };
  const result: FuzzResult = { counts, flaws: [], slowest: { milliseconds: 0, name: "" } };
  const world = worldOf(bases.map(({ text }) => JSON.parse(text) as unknown));
  const random = new Random(seed);
  note("the servers", servers.flaws);
  let turn = 0;
  const isMine = () => turn++ % parts === part;

  for (const config of fc.sample(shapedConfigs, { seed, numRuns: 1000 })) {
    if (!isMine()) continue;
    counts.generated++;
    note("a config made from the schema", disagreement(config));
  }
  const generated = fc.sample(validConfigs, { seed, numRuns: 600 });
  for (const config of generated) {
    if (!isMine()) continue;
    counts.generated++;
    await render("a generated config", JSON.stringify(config));
  }
  const all: Base[] = [
    ...bases,
    ...generated.slice(0, 40).map((config, index) => ({
      name: `generated config ${index}`,
      text: JSON.stringify(config, null, 2),
    })),
  ];
  for (let number = part; number < runs; number += parts) {
    const { name, text } = mutantOf(all, seed, number);
    counts.mutants++;
    ask(name, text);
    // A valid config must also render. One in five is rendered, because that is slow.
    if (number % 5 === 0 && validate(text, world).config) await render(name, text);
  }
  for (const [place, { name, text }] of sites.entries()) {
    // The first site is truncated everywhere, the others at some places.
    for (const beginning of truncationsOf(text, place === 0 ? 1 : 7)) {
      if (!isMine()) continue;
      counts.truncations++;
      const isThorough = beginning.length % 20 === 0;
      ask(`the first ${beginning.length} characters of ${name}`, beginning, isThorough);
    }
  }
  for (const base of bases) {
    // Every mistake in small configs, and a different sample for large ones in each run.
    const share = examples.includes(base) ? 1 : 0.05;
    for (const mistake of mistakesOf(base)) {
      if (!random.chance(share) || !isMine()) continue;
      counts.mistakes++;
      note(mistake.name, mistakeFlaws(mistake, base, world));
    }
  }
  return result;

  function ask(name: string, text: string, isThorough = true): void {
    const start = performance.now();
    note(name, flawsOf(text, world, false));
    const milliseconds = performance.now() - start;
    if (milliseconds > result.slowest.milliseconds) result.slowest = { milliseconds, name };
    if (milliseconds > longestAnswer) note(name, [`it took ${Math.round(milliseconds)} ms`]);
    if (isThorough) note(name, flawsOf(text, world));
  }

  async function render(name: string, text: string): Promise<void> {
    const { config, diagnostics } = validate(text, world);
    counts.rendered++;
    if (config) note(name, await renderingFlaws(config));
    else
      note(
        name,
        diagnostics.map(({ code, message }) => `it is not valid: ${code} ${message}`),
      );
  }

  function note(name: string, flaws: readonly string[]): void {
    for (const flaw of flaws)
      if (result.flaws.length < mostFlaws) result.flaws.push(`${name}: ${flaw}`.slice(0, longestFlaw));
  }
}
