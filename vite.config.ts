// Where a test belongs, by where it lies:
//
//   src/**/*.test.ts, tests/unit, tests/property   unit        pure: many files in one worker, one after the other
//   **/*.test.tsx                                  components  the same, with a document to render into
//   tests/program                                  program     starts the program, or other processes
//   tests/e2e                                      browser     looks at built sites, most of them in a real browser
//
// The files of one worker share their modules and globals: a test puts back what it changes. `npm test -- --project unit`
// runs one of them, `npm test -- --project '!browser'` all others.
import { join } from "node:path";
import type { Plugin } from "vite";
import { defineConfig, mergeConfig } from "vitest/config";
import { viteOptions } from "./src/node/bundle/viteOptions.ts";
import { LongestFirst } from "./tests/longestFirst.ts";

/** Projects of one group are one queue: no worker waits at the end of a project for the others. */
const groups = {
  // These compute all the time. Vitest leaves one core free, which is half of a small machine.
  computing: { maxWorkers: "100%", sequence: { groupOrder: 0 } },
  // These wait for pages and processes much of the time: with three workers, each with its browser, two cores rest a fifth of it.
  waiting: { maxWorkers: 4, sequence: { groupOrder: 1 } },
};

/** A CI service sets these, and a site would take its address from them. */
const noHost = { GITHUB_ACTIONS: "", NETLIFY: "", CF_PAGES: "", VERCEL: "", SPAWNPAGE_URL: "" };

const shared = {
  isolate: false,
  env: noHost,
  // Some look at thousands of broken files, on machines that do something else too.
  testTimeout: 30_000,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

/** Refuses what a test imports of the owner's files; what it reads of them is refused by `tests/ownersFiles.ts`. */
const refuseOwnersConfig: Plugin = {
  name: "refuse-owners-config",
  load(id) {
    if (join(id.split("?")[0]!) !== join(import.meta.dirname, "site.config.json")) return;
    this.error("site.config.json is the owner's: tests read the ones in tests/sites/configs.ts.");
  },
};

export default mergeConfig(
  viteOptions(import.meta.dirname, { keepsAll: true }),
  defineConfig({
    plugins: [refuseOwnersConfig],
    define: { IS_LIVE: "false" },
    test: {
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          // As visitors get it: React for development notes where each element comes from, a sixth of all the work here.
          oxc: { jsx: { development: false } },
          // The builds of libraries for visitors too: Markdown's for development checks itself as it reads.
          ssr: { resolve: { conditions: ["module", "node", "production"] } },
          test: {
            ...shared,
            ...groups.computing,
            name: "unit",
            env: { ...noHost, NODE_ENV: "production" },
            include: ["src/**/*.test.ts", "tests/{unit,property}/**/*.test.ts"],
            setupFiles: ["tests/ownersFiles.ts", "tests/equalBytes.ts"],
            pool: "threads",
          },
        },
        {
          extends: true,
          test: {
            ...shared,
            ...groups.computing,
            name: "components",
            include: ["{src,tests}/**/*.test.tsx"],
            environment: "jsdom",
            setupFiles: ["tests/ownersFiles.ts", "tests/equalBytes.ts", "tests/setup.ts"],
            pool: "threads",
          },
        },
        {
          extends: true,
          test: {
            ...shared,
            ...groups.waiting,
            name: "program",
            include: ["tests/program/**/*.test.ts"],
            setupFiles: ["tests/equalBytes.ts"],
            testTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            ...shared,
            ...groups.waiting,
            name: "browser",
            include: ["tests/e2e/**/*.test.ts"],
            environment: "./tests/e2e/browserEnvironment.ts",
            globalSetup: ["tests/e2e/globalSetup.ts"],
            setupFiles: ["tests/equalBytes.ts", "tests/e2e/setup.ts"],
            hookTimeout: 60_000,
            // What is waited for on a page has a limit of its own, which names it.
            testTimeout: 60_000,
          },
        },
      ],
    },
  }),
);
