import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { installTool } from "../../bench/peers.ts";
import { Random } from "../../tests/property/random.ts";
import { equivalents } from "./equivalents.ts";

/** The rooms that mutants are drawn from. */
const rooms = ["json", "fields", "schema", "validate", "compile", "core"];
/** The share of mutants that tests must kill. */
const goal = 0.9;

/** The part of StrykerJS's report that is read. */
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}
interface Mutant {
  mutatorName: string;
  replacement: string;
  status: string;
  location: { start: Position; end: Position };
}
interface Position {
  line: number;
  column: number;
}

/**
 * Runs StrykerJS and prints the result of each room.
 * @returns whether the tests kill enough mutants
 */
export function mutate(root: string, args: string[]): boolean {
  const { values, positionals: files } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seed: { type: "string", default: "1" },
      places: { type: "string", default: "120" },
      static: { type: "boolean", default: false },
    },
  });
  const cache = join(root, "node_modules", ".cache", "spawnpage");
  const tool = join(cache, "mutate");
  const node = installTool(join(root, "scripts", "mutate"), tool);
  const report = join(cache, "mutants.json");
  const config = join(cache, "stryker.json");
  rmSync(report, { force: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      ...strykerOptions,
      ignoreStatic: !values.static,
      plugins: [
        join(tool, "node_modules/@stryker-mutator/vitest-runner/dist/src/index.js"),
        join(tool, "survivors.mjs"),
      ],
      jsonReporter: { fileName: report },
      mutate: files.length > 0 ? files : drawPlaces(root, Number(values.seed), Number(values.places)),
    }),
  );
  const stryker = join(tool, "node_modules/@stryker-mutator/core/bin/stryker.js");
  const { status } = spawnSync(node, [stryker, "run", config], { cwd: root, stdio: "inherit" });
  if (status !== 0) return false;
  return printReport(JSON.parse(readFileSync(report, "utf8")) as Report);
}

const strykerOptions = {
  testRunner: "vitest",
  vitest: { configFile: "scripts/mutate/vitest.config.ts" },
  coverageAnalysis: "perTest",
  reporters: ["progress-append-only", "survivors", "json"],
  // StrykerJS rewrites this file with an API that TypeScript 7 does not have. It skips a missing file.
  tsconfigFile: "none",
  // Not in node_modules, whose files Vitest does not transform.
  tempDirName: ".spawnpage/mutate",
  // Without a leading slash, patterns match folders at any depth.
  ignorePatterns: ["/dist", "/prebuilt", "/docs/images", "/examples/*/public"],
  // Endless loops are noticed by the number of turns. A short limit would count slow tests of a busy machine as kills.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
};

/** Draws pairs of neighbouring lines. StrykerJS makes every mutant that fits into one. */
function drawPlaces(root: string, seed: number, count: number): string[] {
  const lines = rooms.flatMap((room) =>
    readdirSync(join(root, "src", room), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\./.test(name))
      .map((name) => `src/${room}/${name.replaceAll("\\", "/")}`)
      .sort()
      .flatMap((file) => codeLines(readFileSync(join(root, file), "utf8")).map((line) => ({ file, line }))),
  );
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const { file, line } = random.pick(lines);
    return `${file}:${line}-${line + 1}`;
  });
}

/** The numbers of the lines that can change: not comments, imports or closing brackets. */
function codeLines(text: string): number[] {
  return text
    .split("\n")
    .flatMap((line, index) => (/^\s*($|\/?\*|\/\/|import\b|[\])}>;,]+$)/.test(line) ? [] : [index + 1]));
}

/** Prints the survivors and the share of killed mutants of each room. */
function printReport({ files }: Report): boolean {
  const rows = new Map<string, { killed: number; all: number }>();
  for (const [file, { source, mutants }] of Object.entries(files))
    for (const mutant of mutants) {
      const change = describeChange(file, source, mutant);
      const isEquivalent = equivalents.has(change) || isSkipped(source, mutant);
      if (!counted.has(mutant.status) || isEquivalent) continue;
      const isKilled = mutant.status === "Killed" || mutant.status === "Timeout";
      if (!isKilled) console.log(`${mutant.status}: ${change}   (line ${mutant.location.start.line})`);
      for (const name of [file.split("/")[1]!, "all"]) {
        const row = rows.get(name) ?? { killed: 0, all: 0 };
        rows.set(name, { killed: row.killed + (isKilled ? 1 : 0), all: row.all + 1 });
      }
    }
  for (const [name, { killed, all }] of [...rows].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`${name.padEnd(10)} ${killed} of ${all} killed, ${((100 * killed) / all).toFixed(1)} %`);
  const total = rows.get("all");
  return total !== undefined && total.killed >= goal * total.all;
}

/** The others do not compile, or break the run. */
const counted = new Set(["Killed", "Timeout", "Survived", "NoCoverage"]);

/** Whether a mutant only changes the first entry in `const [, found] = … ?? []`, which is not used. */
function isSkipped(source: string, { location: { start }, replacement }: Mutant): boolean {
  const before = source.split("\n")[start.line - 1]!.slice(0, start.column - 1);
  return replacement === '["Stryker was here"]' && /^ *const \[, .*\?\? $/.test(before);
}

/** Names a mutant without its line, which changes: "src/schema/cursor.ts: a < b → a <= b". */
function describeChange(
  file: string,
  source: string,
  { location: { start, end }, replacement }: Mutant,
): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1);
  lines[0] = lines[0]!.slice(start.column - 1);
  return `${file}: ${[...lines, "→", replacement].join(" ").replaceAll(/\s+/g, " ")}`;
}
