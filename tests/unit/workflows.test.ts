import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { githubWorkflow } from "../../src/project/githubWorkflow";

const workflow = (name: string) =>
  readFileSync(join(import.meta.dirname, "../../.github/workflows", name), "utf8");

test("known weaknesses of the packages are asked for every week", () => {
  expect(workflow("audit.yml")).toMatch(/schedule:\n\s+- cron: "\d+ \d+ \* \* \d"/);
  expect(workflow("audit.yml")).toMatch(/^\s+- run: npm audit /m);
});

test("both packages are published with a proof of the commit they come from, and without a token", () => {
  const release = workflow("release.yml");
  expect(release.match(/npm publish .*--provenance/g)).toHaveLength(2);
  expect(release).toContain("id-token: write");
  expect(release).not.toMatch(/secrets\.|TOKEN/);
});

test("developers' changes are checked on three systems and each version of Node.js that the program runs on", () => {
  const { jobs } = parse(workflow("check.yml")) as {
    jobs: {
      check: { strategy: { matrix: object }; "runs-on": string; steps: { run?: string; if?: string }[] };
    };
  };
  const { strategy, steps, ...check } = jobs.check;
  expect(strategy.matrix).toEqual({
    os: ["ubuntu-latest", "windows-latest", "macos-latest"],
    node: [20, 22, 24],
  });
  expect(check["runs-on"]).toBe("${{ matrix.os }}");
  const commands = steps.flatMap(({ run, if: when }) => (run === undefined ? [] : [[run, when ?? "always"]]));
  expect(commands).toEqual([
    ["npm ci", "always"],
    ["npm run check", "always"],
    ["npm test", "github.event_name == 'pull_request'"],
    ["npm run test:all", "github.event_name != 'pull_request'"],
  ]);
});

test("the demo is published by the steps of an owner's workflow, with the scripts of this repository", () => {
  const stepsOf = (text: string) => {
    const { jobs } = parse(text) as { jobs: Record<string, { steps: { uses?: string; run?: string }[] }> };
    return Object.values(jobs).flatMap(({ steps }) => steps.map(({ uses, run }) => uses ?? run));
  };
  const scripts: Record<string, string> = {
    "npm install": "npm ci",
    "npx spawnpage validate --format github": "npm run validate -- --format github",
    "npx spawnpage build": "npm run build",
  };
  const owners = stepsOf(githubWorkflow());
  expect(owners).toEqual(expect.arrayContaining(Object.keys(scripts)));
  expect(stepsOf(workflow("site.yml"))).toEqual(owners.map((step) => scripts[step!] ?? step));
});
