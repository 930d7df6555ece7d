import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { githubWorkflow } from "../../src/project/githubWorkflow";
import { hosts } from "../../src/project/hosts/hosts";
import { starterNames } from "../../src/project/starters";
import { root } from "../sites/configs";

const workflow = (name: string) => readFileSync(join(root, ".github/workflows", name), "utf8");

test("checks the packages for known vulnerabilities every week", () => {
  expect(workflow("audit.yml")).toMatch(/schedule:\n\s+- cron: "\d+ \d+ \* \* \d"/);
  expect(workflow("audit.yml")).toMatch(/^\s+- run: npm audit /m);
});

interface Job {
  permissions?: Record<string, string>;
  needs?: string | string[];
  uses?: string;
  steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

/** Every workflow that we run or give to owners, by its source. */
const workflows: Record<string, string> = {
  "the workflow that init writes": githubWorkflow(),
  ...Object.fromEntries(
    [".", ...starterNames.map((name) => `starters/${name}`)].flatMap((project) => {
      const folder = join(project, ".github/workflows");
      return readdirSync(join(root, folder)).map((name) => [
        `${folder}/${name}`,
        readFileSync(join(root, folder, name), "utf8"),
      ]);
    }),
  ),
  ...Object.fromEntries(
    ["README.md", "docs", "starters", "packages"]
      .flatMap((place) => listMarkdown(place))
      .flatMap((file) =>
        [...readFileSync(join(root, file), "utf8").matchAll(/```ya?ml\n(.*?)```/gs)]
          .map(([, text = ""]) => text)
          .filter((text) => /^jobs:/m.test(text))
          .map((text, index) => [`${file}, ${index + 1}`, text]),
      ),
  ),
};

function listMarkdown(place: string): string[] {
  if (place.endsWith(".md")) return [place];
  return readdirSync(join(root, place), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join(place, file));
}

/** The actions of a workflow, each with its comment: `actions/checkout@<commit> # v7.0.1`. */
const actionsOf = (text: string) =>
  [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, action]) => action!);
const isLocal = (action: string) => action.startsWith("./");

describe.each(Object.entries(workflows))("%s", (_, text) => {
  const { permissions, jobs } = parse(text) as Workflow;
  const writing = Object.values(jobs).filter((job) => Object.values(job.permissions ?? {}).includes("write"));

  test("pins each action by a commit, and names its version", () => {
    const unpinned = actionsOf(text)
      .filter((action) => !isLocal(action))
      .filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action));
    expect(unpinned).toEqual([]);
  });

  test("grants a job only read access to the contents by default", () => {
    expect(permissions).toEqual({ contents: "read" });
  });

  test("runs no code of the repository or its packages in a job with a write permission", () => {
    const steps = writing.flatMap((job) => job.steps ?? []);
    expect(steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"))).toEqual([]);
    const commands = steps.flatMap(({ run }) => run ?? []);
    expect(
      commands.filter((run) => !/^npm publish \.\/\S+\.tgz( --\S+| public)* --ignore-scripts$/.test(run)),
    ).toEqual([]);
    expect(writing.filter(({ uses }) => uses)).toEqual([]);
  });

  test("leaves no token in the checkout, and inserts no expression into a command", () => {
    const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkouts.filter((step) => step.with?.["persist-credentials"] !== false)).toEqual([]);
    expect(steps.filter(({ run }) => run?.includes("${{"))).toEqual([]);
    expect(text).not.toMatch(/secrets\.|TOKEN/);
  });
});

test("pins each action to the same commit everywhere", () => {
  const pins = new Set(
    Object.values(workflows)
      .flatMap(actionsOf)
      .filter((action) => !isLocal(action)),
  );
  const names = [...pins].map((action) => action.replace(/@.*/, ""));
  expect(names).toEqual([...new Set(names)]);
});

test.each([".", ...starterNames.map((name) => `starters/${name}`)])(
  "updates the pinned actions by %s/.github/dependabot.yml",
  (project) => {
    const { updates } = parse(readFileSync(join(root, project, ".github/dependabot.yml"), "utf8")) as {
      updates: object[];
    };
    expect(updates).toContainEqual(
      expect.objectContaining({ "package-ecosystem": "github-actions", directory: "/" }),
    );
  },
);

test("publishes a release's two packages after every check has passed", () => {
  const { jobs } = parse(workflow("release.yml")) as Workflow;
  const { check, pack, publish } = jobs;
  expect(check!.uses).toBe("./.github/workflows/check.yml");
  expect((parse(workflow("check.yml")) as { on: object }).on).toHaveProperty("workflow_call");
  expect(pack!.permissions).toBeUndefined();
  expect(publish!.needs).toEqual(["check", "pack"]);
  expect(publish!.permissions).toEqual({ "id-token": "write" });
  const published = publish!.steps!.flatMap(({ run }) => run ?? []);
  expect(published).toEqual([
    expect.stringMatching(/^npm publish \.\/spawnpage-\*\.tgz --provenance /),
    expect.stringMatching(/^npm publish \.\/create-spawnpage-\*\.tgz --provenance /),
  ]);
});

test("names the repository in both packages, because npm compares it with the provenance", () => {
  const { pack } = (parse(workflow("release.yml")) as Workflow).jobs;
  const commands = pack!.steps!.flatMap(({ run }) => run ?? []);
  const named = commands.filter((run) => run.startsWith("npm pkg set") && run.includes("repository.url="));
  expect(named).toHaveLength(2);
  expect(commands.indexOf("npm pack")).toBeGreaterThan(commands.lastIndexOf(named[1]!));
});

test("uploads .well-known, which the action leaves out by default", () => {
  const uploads = Object.values(workflows)
    .map((text) => parse(text) as Workflow)
    .flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps ?? []))
    .filter(({ uses }) => uses?.startsWith("actions/upload-pages-artifact@"));
  expect(uploads.length).toBeGreaterThan(2);
  for (const upload of uploads) expect(upload.with).toMatchObject({ "include-hidden-files": true });
});

test("uploads no list of the built files", () => {
  for (const text of Object.values(workflows)) {
    if (!text.includes("upload-pages-artifact@")) continue;
    expect(text).toMatch(/run: rm -r dist\/\.spawnpage\n +- uses: actions\/upload-pages-artifact@/);
  }
});

test("tells owners to switch Pages on before the first upload, so the first run succeeds", () => {
  const steps = [
    ...["README.md", ...starterNames.map((name) => `starters/${name}/README.md`)].map((file) =>
      readFileSync(join(root, file), "utf8"),
    ),
    hosts.github.steps({ name: "site", basePath: "/" }).join("\n"),
  ];
  for (const text of steps) {
    const place = text.search(/Settings → Pages/);
    expect(place).toBeGreaterThan(0);
    expect(text.search(/Upload files|Push this folder/)).toBeGreaterThan(place);
    expect(text).not.toContain("Run workflow");
  }
});

test("checks changes on three systems and with every supported version of Node.js", () => {
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

test("publishes the demo with the steps of an owner's workflow and this repository's scripts", () => {
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
