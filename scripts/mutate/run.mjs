// Tests the tests: changes the sources in many small ways, and reports the changes that no test notices.
//
//   npm run mutate                          makes about 400 changes, and fails if the tests notice less than 90 %
//   npm run mutate -- --seed 7 --places 30  draws other places in the sources, or fewer. The default is 120
//   npm run mutate -- --static              also changes code that only runs on import. Each change loads all tests again
//   npm run mutate -- src/schema/cursor.ts  changes only these files, in every place
import { resolve } from "node:path";
import { runnerImport } from "vite";

const root = resolve(import.meta.dirname, "../..");
const { module } = await runnerImport(resolve(import.meta.dirname, "mutate.ts"), { root, configFile: false });
process.exitCode = module.mutate(root, process.argv.slice(2)) ? 0 : 1;
