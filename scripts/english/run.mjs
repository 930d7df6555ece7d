// Checks that the English of the repository does not get worse:
//
//   npm run check:english                               fails if a folder has more hits than its limit
//   npm run check:english -- --list "src/blocks tests"  prints the hits of a folder and kind, or of either
//   npm run check:english -- --lower                    writes the limits that have fallen to limits.json
import { resolve } from "node:path";
import { runnerImport } from "vite";

const root = resolve(import.meta.dirname, "../..");
const { module } = await runnerImport(resolve(import.meta.dirname, "checkEnglish.ts"), {
  root,
  configFile: false,
});
process.exitCode = module.checkEnglish(root, process.argv.slice(2)) ? 0 : 1;
