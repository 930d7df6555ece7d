import { parseArgs } from "node:util";

/**
 * The folder of the demo that is measured, below the root: a copy of our own, because the config in the root is
 * its owner's.
 */
export const DEMO = "tests/sites/demo";

/** What the command line asks of a benchmark. */
export interface BenchOptions {
  /** Only these numbers of pages. */
  pages: number[] | undefined;
  /** Only these numbers of sites. */
  sites: number[] | undefined;
  /** So many runs of each, whatever the size. */
  runs: number | undefined;
}

/** What a benchmark gets. */
export interface BenchContext {
  /** The folder of package.json. */
  root: string;
  /** Where it may write; git, the linter and the compiler do not look there. */
  folder: string;
  /** The options of the command line, for `readOptions`. */
  args: string[];
}

/**
 * Reads the options of `npm run bench`.
 * @throws Error when one is no list of whole numbers
 */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: { pages: { type: "string" }, sites: { type: "string" }, runs: { type: "string" } },
  });
  return {
    pages: numbers("pages", values.pages),
    sites: numbers("sites", values.sites),
    runs: numbers("runs", values.runs)?.[0],
  };
}

function numbers(name: string, list: string | undefined): number[] | undefined {
  if (list === undefined) return undefined;
  const found = list.split(",").map(Number);
  if (!found.every((number) => Number.isInteger(number) && number > 0))
    throw new Error(`--${name} must be whole numbers separated by commas, such as --${name} 5,100.`);
  return found;
}
