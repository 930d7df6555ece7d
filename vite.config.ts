import { defineConfig, mergeConfig } from "vitest/config";
import { viteOptions } from "./src/node/bundle/viteOptions.ts";

const setup = "tests/setup.ts";

export default mergeConfig(
  viteOptions(import.meta.dirname, { keepsAll: true }),
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            include: ["src/**/*.test.{ts,tsx}", "tests/{unit,property}/**/*.test.{ts,tsx}"],
            setupFiles: [setup],
            // Some look at thousands of broken files, on machines that do something else too.
            testTimeout: 30_000,
            sequence: { groupOrder: 0 },
          },
        },
        {
          extends: true,
          test: {
            name: "browser",
            include: ["tests/e2e/**/*.test.ts"],
            globalSetup: ["tests/e2e/globalSetup.ts"],
            testTimeout: 30_000,
            hookTimeout: 60_000,
            // Every file has a browser of its own; two cores carry two.
            maxWorkers: 2,
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  }),
);
