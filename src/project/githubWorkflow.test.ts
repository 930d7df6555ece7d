import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { githubWorkflow } from "./githubWorkflow";

interface Workflow {
  concurrency?: string;
  jobs: Record<string, Job>;
}

interface Job {
  if?: string;
  concurrency?: string;
  steps: Step[];
}

interface Step {
  uses?: string;
  with?: Record<string, string>;
  run?: string;
  if?: string;
  "continue-on-error"?: string;
  env?: Record<string, string>;
}

const root = join(import.meta.dirname, "../..");
const workflow = parse(githubWorkflow()) as Workflow;
const steps = workflow.jobs["build"]!.steps;
const isDefaultBranch = "github.ref == format('refs/heads/{0}', github.event.repository.default_branch)";

test("publishes only the default branch, and no tag with the same name", () => {
  expect(workflow.jobs["publish"]!.if).toBe(isDefaultBranch);
  expect(steps.find(({ uses }) => uses?.includes("upload-pages-artifact"))!.if).toBe(isDefaultBranch);
});

test("runs once at a time on a branch, so an older run never publishes last", () => {
  expect(workflow.concurrency).toBe("site-${{ github.ref }}");
  expect(Object.values(workflow.jobs).filter(({ concurrency }) => concurrency)).toEqual([]);
  const own = parse(readFileSync(join(root, ".github/workflows/site.yml"), "utf8")) as Workflow;
  expect(own.concurrency).toBe("pages");
});

test("checks the base path on pull requests, and requires an address only to publish", () => {
  const ask = steps.find(({ uses }) => uses?.includes("configure-pages"))!;
  expect(ask.if).toBeUndefined();
  expect(ask["continue-on-error"]).toBe(`\${{ !(${isDefaultBranch}) }}`);
  const validate = steps.find(({ run }) => run?.includes("validate"))!;
  expect([validate.if, validate.env]).toEqual([
    undefined,
    { SPAWNPAGE_URL: "${{ steps.pages.outputs.base_url }}" },
  ]);
});

test("caches generated pictures after the installation has emptied the folder", () => {
  const kept = steps.findIndex(({ uses }) => uses?.startsWith("actions/cache@"));
  expect(steps[kept]!.with!["path"]).toBe("node_modules/.cache/spawnpage");
  expect(kept).toBeGreaterThan(steps.findIndex(({ run }) => run === "npm install"));
  expect(kept).toBeLessThan(steps.findIndex(({ run }) => run === "npx spawnpage build"));
});
