import { parseArgs } from "node:util";

/** The measured demo, relative to the root. It is a separate copy, because the root's config belongs to its owner. */
export const DEMO = "tests/sites/demo";

/** Options from the command line. */
export interface BenchOptions {
  /** Only these numbers of pages. */
  pages: number[] | undefined;
  /** Only these numbers of sites. */
  sites: number[] | undefined;
  /** The number of runs for every size. */
  runs: number | undefined;
}

/** A benchmark's parameters. */
export interface BenchContext {
  /** The folder of package.json. */
  root: string;
  /** A folder for its files, ignored by git, the linter and the compiler. */
  folder: string;
  /** The options of the command line, for `readOptions`. */
  args: string[];
}

/**
 * Reads the options of `npm run bench`.
 * @throws Error if a value is not a list of whole numbers
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
