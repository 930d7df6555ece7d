// The projects of tests, by path:
//
//   src/**/*.test.ts, tests/unit, tests/property   unit        many files in one worker, one after another
//   **/*.test.tsx                                  components  the same, with a document to render into
//   tests/program                                  program     starts the program, or other processes
//   tests/e2e                                      browser     checks built sites, mostly in a real browser
//
// The files of one worker share their modules and globals, so a test restores what it changes. `npm test -- --project unit`
// runs one of them, `npm test -- --project '!browser'` all others.
import { join } from "node:path";
import type { Plugin } from "vite";
import { defineConfig, mergeConfig } from "vitest/config";
import { viteOptions } from "./src/node/bundle/viteOptions.ts";
import { LongestFirst } from "./tests/longestFirst.ts";

/** Projects of one group share a queue, so no worker waits at the end of a project. */
const groups = {
  // These are CPU-bound. By default, Vitest leaves one core free, which is half of a small machine.
  computing: { maxWorkers: "100%", sequence: { groupOrder: 0 } },
  // These often wait for pages and processes. With three workers, each with its browser, two cores are idle a fifth of
  // the time.
  waiting: { maxWorkers: 4, sequence: { groupOrder: 1 } },
};

/** CI services set these variables, which would change a site's address. */
const noHost = { GITHUB_ACTIONS: "", NETLIFY: "", CF_PAGES: "", VERCEL: "", SPAWNPAGE_URL: "" };

const shared = {
  isolate: false,
  env: noHost,
  // Some check thousands of broken files, possibly on a busy machine.
  testTimeout: 30_000,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

/** Rejects imports of the owner's files. `tests/ownersFiles.ts` rejects reading them. */
const refuseOwnersConfig: Plugin = {
  name: "refuse-owners-config",
  load(id) {
    if (join(id.split("?")[0]!) !== join(import.meta.dirname, "site.config.json")) return;
    this.error("site.config.json is the owner's: tests read the ones in tests/sites/configs.ts.");
  },
};

/** Loads production builds of libraries, because the Markdown parser's development build checks itself. */
const productionLibraries: Plugin = {
  name: "production-libraries",
  configResolved({ ssr, environments }) {
    for (const options of [ssr.resolve, ...Object.values(environments).map(({ resolve }) => resolve)])
      if (options?.conditions)
        options.conditions = options.conditions.filter((name) => name !== "development|production");
  },
};

export default mergeConfig(
  viteOptions(import.meta.dirname, { keepsAll: true }),
  defineConfig({
    plugins: [refuseOwnersConfig, productionLibraries],
    define: { IS_LIVE: "false" },
    test: {
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          // The production build, because React's development build records stack traces, which is a sixth of the work.
          oxc: { jsx: { development: false } },
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
            // Waiting on a page has its own timeout, whose error is clearer.
            testTimeout: 60_000,
          },
        },
      ],
    },
  }),
);
