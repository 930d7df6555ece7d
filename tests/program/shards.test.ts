import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { isInShard } from "../../src/cli/build/shard";
import { digest } from "../../src/node/digest";
import { listFiles } from "../../src/node/input/listFiles";
import { isWhole } from "../property/share";
import { launchIn } from "../launchHere";
import { root } from "../sites/configs";

// `npm run test:all` builds 200 sites twice.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

const page = readFileSync(join(root, "docs/hosting-many-sites.md"), "utf8");
const program = join(root, "bin/spawnpage.mjs");
const names = Array.from({ length: isWhole ? 200 : 10 }, (_, index) => `site-${index}`);
const second = names.filter((name) => isInShard(name, "2/4")).toSorted();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-shards-"));
  for (const name of names) {
    const config = {
      version: 1,
      site: { name },
      theme: { fonts: { heading: "system", body: "system", mono: "monospace" } },
      routes: [{ path: "/", title: "Home", blocks: [{ type: "text", text: `Welcome to ${name}.` }] }],
    };
    mkdirSync(join(folder, "sites", name), { recursive: true });
    writeFileSync(join(folder, "sites", name, "site.config.json"), JSON.stringify(config));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The digests of all files of the built sites. */
function filesOf(directory: string): Record<string, string> {
  const built = join(folder, directory);
  return Object.fromEntries(
    listFiles(built).map((path) => [path, digest(readFileSync(join(built, path), "base64"), 16)]),
  );
}

describe("build --shard", () => {
  it("builds only the sites of the shard", async () => {
    const { code, out } = await launchIn(folder, "build", "sites", "--out", "second", "--shard", "2/4");
    expect(code).toBe(0);
    expect(out).toContain(`Part 2/4: ${second.length} of ${second.length} sites built to second in `);
    expect(readdirSync(join(folder, "second")).toSorted()).toEqual(second);
  });

  it("succeeds if a shard has no sites", async () => {
    const shard = Array.from({ length: 1000 }, (_, index) => `${index + 1}/1000`).find(
      (one) => !names.some((name) => isInShard(name, one)),
    )!;
    const { code, out, err } = await launchIn(folder, "build", "sites", "--out", "none", "--shard", shard);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(`Part ${shard}: 0 of 0 sites built to none in `);
  });

  it("rejects a single file and invalid shards", async () => {
    const config = `sites/${names[0]}/site.config.json`;
    const single = await launchIn(folder, "build", config, "--shard", "1/2");
    expect(single).toMatchObject({ code: 2, err: expect.stringContaining("--shard, --time-limit and") });
    const outside = await launchIn(folder, "build", "sites", "--shard", "0/2");
    expect(outside).toMatchObject({ code: 2, err: '--shard must be from 1/2 to 2/2, but is "0/2".\n' });
  });
});

const hasParallel = spawnSync("parallel", ["--version"], { encoding: "utf8" }).stdout?.startsWith(
  "GNU parallel",
);

describe("the examples of docs/hosting-many-sites.md", () => {
  const blocks = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => parse(text!) as unknown);
  const [onOne = "", onSeveral = ""] = page.match(/^parallel .*$/gm) ?? [];

  it.skipIf(!hasParallel)(
    "give the same bytes as one command with GNU parallel, even if a job is killed (requires: apt-get install parallel)",
    async () => {
      const whole = await launchIn(folder, "build", "sites/*", "--out", "whole");
      expect(whole.code).toBe(0);
      expect(second.length).toBeGreaterThan(1);
      const build = `"${process.execPath}" "${program}" "$@"`;
      // The first attempt at the second shard is killed after its first site.
      const job = `
        case "$*" in *2/4) if mkdir killed; then
          ${build} &
          while kill -0 $! && [ ! -e built/${second[0]}/index.html ]; do sleep 0.02; done
          kill -9 $!
          exit 137
        fi;; esac
        exec ${build}`;
      writeFileSync(join(folder, "job.sh"), job);
      const command = onOne.replace("npx spawnpage", "sh job.sh");
      const { status, stderr } = spawnSync("bash", ["-c", command], {
        cwd: folder,
        encoding: "utf8",
        env: { ...process.env, NO_COLOR: "1", PARALLEL_HOME: join(folder, "parallel") },
      });
      expect(status, stderr).toBe(0);
      expect(readdirSync(folder)).toContain("killed");
      expect(filesOf("built")).toEqual(filesOf("whole"));
    },
  );

  it("cover every shard with GNU parallel on several machines", () => {
    const [, count, numbers] = /--shard \{\}\/(\d+) .* ::: ([\d ]+)$/.exec(onSeveral) ?? [];
    expect(numbers!.split(" ").map(Number)).toEqual(Array.from({ length: Number(count) }, (_, at) => at + 1));
    expect(onSeveral.replace("--sshlogin web1,web2 --workdir . ", "").replace(/ ::: .*/, "")).toBe(
      onOne.replace("/4", "/8").replace(/ ::: .*/, ""),
    );
  });

  it("cover every shard in a GitHub Actions matrix", () => {
    const { jobs } = blocks[0] as {
      jobs: { build: { strategy: { matrix: { shard: number[] } }; steps: { run?: string; env?: object }[] } };
    };
    const { strategy, steps } = jobs.build;
    expect(strategy.matrix.shard).toEqual(strategy.matrix.shard.map((_, index) => index + 1));
    const step = steps.find(({ run }) => run?.includes("--shard"))!;
    expect(step.run).toContain('--shard "$SHARD"');
    // `job-total` is the number of jobs that the matrix starts.
    expect(step.env).toEqual({ SHARD: "${{ matrix.shard }}/${{ strategy.job-total }}" });
  });

  it("cover every shard in an Indexed Job of Kubernetes, which counts from 0", () => {
    const { spec } = blocks[1] as {
      spec: {
        completionMode: string;
        completions: number;
        template: { spec: { containers: { command: string[]; args: [string] }[] } };
      };
    };
    expect(spec.completionMode).toBe("Indexed");
    const [container] = spec.template.spec.containers;
    expect(container!.command).toEqual(["sh", "-c"]);
    expect(container!.args[0]).toContain(` --shard $((JOB_COMPLETION_INDEX + 1))/${spec.completions} `);
  });
});
