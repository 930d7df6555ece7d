import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { starterNames } from "../../src/project/starters";
import { isWhole } from "../property/share";
import { root } from "../sites/configs";
import { inFull } from "../turns";
import { installedProgram, npx, packPackage, runInstalled } from "./installedPackage";
import { npmCommand } from "./npm";

/** A step of a workflow that runs a command. */
interface Command {
  run: string;
  env?: Record<string, string>;
}

// Each starter is installed, checked and built, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let parent: string;
let folder: string;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), "spawnpage-workflow-"));
  folder = join(parent, "Мой server");
  mkdirSync(folder);
  packPackage();
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** The commands in a project's workflow, in order. */
function commandsOf(project: string): Command[] {
  const { jobs } = parse(readFileSync(join(project, ".github/workflows/site.yml"), "utf8")) as {
    jobs: Record<string, { steps: Partial<Command>[] }>;
  };
  return Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .filter((step): step is Command => step.run !== undefined);
}

/** Packages that npx has run before. */
const started = new Set<string>();

/**
 * The command of a step. npx takes as long to start as most commands, so `npm test` uses it only once for each.
 */
function lineOf(project: string, run: string): string {
  if (isWhole || !started.has(run)) {
    started.add(run);
    return run;
  }
  return run.replace(/^npx spawnpage/, `"${process.execPath}" "${join(project, installedProgram)}"`);
}

/**
 * Runs a command as GitHub's runner does.
 * @param address - the address from `actions/configure-pages`
 */
function runStep(project: string, { run, env = {} }: Command, address: string) {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|NODE_ENV$|VITEST|SPAWNPAGE_URL$)/i.test(name),
  );
  const given = Object.entries(env).map(([name, value]) => [
    name,
    value.replace("${{ steps.pages.outputs.base_url }}", address),
  ]);
  const { status, stdout, stderr } = spawnSync(lineOf(project, run), {
    cwd: project,
    encoding: "utf8",
    shell: true,
    env: {
      ...Object.fromEntries([...own, ...given]),
      NO_COLOR: "1",
      CI: "true",
      GITHUB_WORKSPACE: project,
      // The current state of the package is not in any registry.
      npm_config_offline: "true",
    },
  });
  return { run, code: status, out: stdout, err: withoutNpm(stderr) };
}

/** The program's output without npm's own messages. */
function withoutNpm(text: string): string {
  return text.replace(/^npm .*\n/gm, "");
}

/** The parts of package.json that the tests read. */
interface Manifest {
  dependencies: { spawnpage: string };
}

function manifestOf(project: string): Manifest {
  return JSON.parse(readFileSync(join(project, "package.json"), "utf8")) as Manifest;
}

/** Replaces the project's dependency with the tarball. */
function takeTarball(project: string): void {
  const manifest = manifestOf(project);
  manifest.dependencies.spawnpage = `file:${packPackage()}`;
  writeFileSync(join(project, "package.json"), JSON.stringify(manifest));
}

/** Runs a function once and returns its result each time, so each test can run alone. */
function once<T>(work: () => T): () => T {
  let done: { result: T } | undefined;
  return () => (done ??= { result: work() }).result;
}

/** Copies a starter into a repository, with the program from a tarball. */
function dropIn(name: string): string {
  const project = join(folder, name);
  cpSync(join(root, "starters", name), project, { recursive: true });
  takeTarball(project);
  return project;
}

const ownAddress = "https://www.quietmeadow.net/";
const addressOf = (name: string) => (name === "friends" ? ownAddress : `https://owner.github.io/${name}/`);

/** The starter whose installed packages all others share. */
const firstStarter = starterNames[0]!;
const first = once(() => {
  const project = dropIn(firstStarter);
  const [install] = commandsOf(project);
  return { project, installed: runStep(project, install!, addressOf(firstStarter)) };
});

/** Copies the installed packages of the first starter, because installing them again would test nothing new. */
function takePackages(project: string): void {
  const { project: installed } = first();
  expect(manifestOf(project).dependencies).toEqual(manifestOf(installed).dependencies);
  symlinkSync(join(installed, "node_modules"), join(project, "node_modules"), "junction");
}

/** All starters in `npm run test:all`; otherwise the first one, below its name and at its own address. */
const tried = isWhole
  ? starterNames.map((name) => [name, addressOf(name)] as const)
  : [addressOf(firstStarter), ownAddress].map((address) => [firstStarter, address] as const);

describe.each(tried)("the starter %s, copied into a repository", (name, address) => {
  const { pathname } = new URL(address);
  let project: string;
  beforeAll(() => {
    project = name === firstStarter ? first().project : dropIn(name);
    if (name !== firstStarter) takePackages(project);
  });

  test(`is checked and built for ${address} by its workflow`, () => {
    const [install, ...others] = commandsOf(project);
    expect([install, ...others].map((command) => command?.run)).toEqual([
      "npm install",
      "npx spawnpage validate --format github",
      "npx spawnpage build",
      "rm -r dist/.spawnpage",
    ]);
    if (name === firstStarter) expect(first().installed).toMatchObject({ code: 0 });
    const [validated, built] = others.map((command) => runStep(project, command, address));
    expect([validated!.code, built!.code]).toEqual([0, 0]);
    // The only findings are about addresses that the owner must fill in.
    const findings = validated!.out.trimEnd().split("\n");
    expect(
      findings.filter(
        (line) => !/^::notice::|^::warning .*(?:placeholder-address|form-delivers-nowhere)/.test(line),
      ),
    ).toEqual([]);
    expect(validated!.err).toBe("");
    expect(built!.err).not.toMatch(/ error /);
    expect(existsSync(join(project, "dist/404.html"))).toBe(true);
    expect(readFileSync(join(project, "dist/_headers"), "utf8").split("\n")[0]).toBe(`${pathname}*`);
    expect(readFileSync(join(project, "dist/index.html"), "utf8")).toContain(`href="${pathname}assets/`);
  });
});

describe("a project created by init from the installed package", () => {
  // Fonts without a cached subset take twice as long, so only `npm run test:all` uses one.
  const look = isWhole ? ["--look", "parchment"] : [];
  const written = once(() => {
    const owner = first().project;
    const said = npx(owner, "init", "Мой site", "--name", "Quiet Meadow", ...look);
    const project = join(owner, "Мой site");
    takeTarball(project);
    const [install, ...others] = commandsOf(project);
    if (isWhole) expect(runStep(project, install!, "")).toMatchObject({ code: 0 });
    else takePackages(project);
    return { owner, project, said, others };
  });

  test("is built by its workflow", () => {
    const { project, said, others } = written();
    expect({ code: said.code, err: withoutNpm(said.err) }).toEqual({ code: 0, err: "" });
    expect(said.out).toContain("\n  npm install\n  npm start\n");
    for (const command of others) {
      expect(runStep(project, command, "https://owner.github.io/")).toMatchObject({
        run: command.run,
        code: 0,
      });
    }
    expect(readFileSync(join(project, "dist/index.html"), "utf8")).toContain("Quiet Meadow");
  });

  test("is rejected before the build if its base path is not the repository's, with the line", () => {
    const { project, others } = written();
    const file = join(project, "site.config.json");
    const config = readFileSync(file, "utf8");
    writeFileSync(file, config.replace('"language": "en",', '"language": "en",\n    "basePath": "/other/",'));
    const { code, out } = runStep(project, others[0]!, "https://owner.github.io/my-server/");
    expect(code).toBe(1);
    expect(out).toMatch(/^::error file=site\.config\.json,line=\d+,[^\n]*other-base-path/);
    expect(out).toContain('Use "/my-server/"');
    writeFileSync(file, config);
  });

  // In `npm test`, createSpawnpage.test.ts compares the two without packing.
  inFull(() => {
    test("is the same with npm create spawnpage", () => {
      const owner = first().project;
      const npm = (...words: string[]) =>
        spawnSync(...npmCommand("npm", words), { cwd: owner, encoding: "utf8" });
      const packed = npm("pack", join(root, "packages/create-spawnpage"), "--silent");
      expect(packed.status).toBe(0);
      expect(npm("install", "--offline", "--no-audit", packed.stdout.trim())).toMatchObject({ status: 0 });
      const { status } = spawnSync(
        process.execPath,
        [
          join(owner, "node_modules/create-spawnpage/create-spawnpage.mjs"),
          "created",
          "--name",
          "Quiet Meadow",
        ],
        { cwd: owner },
      );
      expect(status).toBe(0);
      expect(readFileSync(join(owner, "created/package.json"), "utf8")).toContain('"spawnpage": "^');
    });
  });

  test("gets a host's additional files", () => {
    const { owner, project } = written();
    const before = readFileSync(join(project, "README.md"), "utf8");
    const { code, out } = runInstalled(owner, "init", "Мой site", "--host", "caddy");
    expect(code).toBe(0);
    expect(out).toContain(":\n  Caddyfile\n");
    expect(readFileSync(join(project, "README.md"), "utf8")).toBe(before);
  });
});
