import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { drawnScene } from "../../src/node/pictures/drawnScene.fixture";
import { type Ended, launchIn } from "../launchHere";
import { root, siteConfigs } from "../sites/configs";

// Starting the program is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Runs the program in a separate process, as an owner does. */
function spawnpageAside(...args: string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "bin/spawnpage.mjs"), ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
  });
  return { code: status ?? -1, out: stdout, err: stderr };
}

/** Runs the program in this process. */
const spawnpage = (...args: string[]) => launchIn(folder, ...args);

const good = {
  version: 1,
  site: { name: "Quiet Meadow" },
  routes: [{ path: "/", title: "Welcome", blocks: [{ type: "text", text: "Hello, meadow." }] }],
};

let folder: string;
const write = (name: string, config: object) =>
  writeFileSync(join(folder, name), JSON.stringify(config, null, 2));
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("prints its version", async () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  expect(spawnpageAside("--version")).toMatchObject({ code: 0, out: `${version}\n`, err: "" });
});

describe("validate", () => {
  it("accepts the demo, the second site and the smallest config", async () => {
    for (const file of Object.values(siteConfigs)) {
      expect(await spawnpage("validate", "--config", file)).toMatchObject({ code: 0, err: "" });
    }
  });

  it("reports the position, the error and its fix, and exits with 1", async () => {
    write("broken.json", {
      ...good,
      site: { name: "Quiet Meadow", langauge: "en" },
      routes: [{ path: "/" }],
    });
    const { code, err } = spawnpageAside("validate", "--config", "broken.json");
    expect(code).toBe(1);
    expect(err).toContain("broken.json:5:5 error unknown-key");
    expect(err).toContain("language");
    expect(err).toContain("broken.json:8:5 error missing-key");
    expect(err).toContain("2 errors");
  });

  it("reports a missing file, and exits with 2", async () => {
    const { code, err } = await spawnpage("validate", "--config", "nowhere.json");
    expect(code).toBe(2);
    expect(err).toContain("does not exist");
    expect(err).toContain("--config path/to/site.config.json");
  });
});

describe("build", () => {
  it("writes the site, and keeps it if the config is broken later", async () => {
    write("site.config.json", good);
    expect(spawnpageAside("build")).toMatchObject({ code: 0, err: "" });
    expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toContain("Hello, meadow.");

    write("site.config.json", { ...good, routes: [] });
    const { code, err } = await spawnpage("build");
    expect(code).toBe(1);
    expect(err).toContain("site.config.json:6:13 error empty-value");
    expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toContain("Hello, meadow.");
  });

  it("does not overwrite a folder that is not a built site", async () => {
    write("site.config.json", good);
    const { code, err } = await spawnpage("build", "--out", ".");
    expect(code).toBe(2);
    expect(err).toContain("Use --out to choose another folder.");
    expect(existsSync(join(folder, "broken.json"))).toBe(true);
  });

  it("uses the owner's robots.txt and header rules", async () => {
    write("site.config.json", good);
    mkdirSync(join(folder, "public"), { recursive: true });
    writeFileSync(join(folder, "public/robots.txt"), "User-agent: *\nDisallow: /secret\n");
    writeFileSync(join(folder, "public/_headers"), "/map\n  X-Own: yes\n");
    writeFileSync(join(folder, "public/404.html"), "mine");
    writeFileSync(join(folder, "public/.env"), "SECRET=1");
    const { code, err } = await spawnpage("build");
    expect({ code, err }).toEqual({
      code: 0,
      err: "public/404.html is not published because the build generates a file with the same name. Rename your file.\n",
    });
    const built = (file: string) => readFileSync(join(folder, "dist", file), "utf8");
    expect(built("robots.txt")).toContain("Disallow: /secret");
    expect(built("_headers")).toMatch(/Content-Security-Policy[\s\S]+\/map\n {2}X-Own: yes/);
    expect(built("404.html")).not.toBe("mine");
    expect(existsSync(join(folder, "dist/.env"))).toBe(false);
    rmSync(join(folder, "public"), { recursive: true });
  });

  it("reports a large picture without smaller versions once, as a finding", async () => {
    const still = await drawnScene(32, 24).png().toBuffer();
    // A large PNG that is marked as animated.
    const motion = Buffer.from("\0\0\0\x08acTL\0\0\0\x01\0\0\0\0\0\0\0\0", "latin1");
    const moving = Buffer.concat([still.subarray(0, 33), motion, still.subarray(33), Buffer.alloc(600_000)]);
    mkdirSync(join(folder, "public"));
    writeFileSync(join(folder, "public/wheel.png"), moving);
    write("heavy.json", { ...good, site: { ...good.site, logo: "/wheel.png" } });
    const { code, err } = await spawnpage("build", "heavy.json", "--out", "heavy");
    expect(code).toBe(0);
    expect(err.match(/public\/wheel\.png is 0\.6 MB/g)).toHaveLength(1);
    expect(err).toContain("warning heavy-picture");
    rmSync(join(folder, "public"), { recursive: true });
  });

  it("writes the same bytes for the same config", async () => {
    write("site.config.json", good);
    const read = () =>
      ["index.html", "page.json", "404.html", "_headers"].map((f) =>
        readFileSync(join(folder, "dist", f), "utf8"),
      );
    await spawnpage("build");
    const first = read();
    await spawnpage("build");
    expect(read()).toEqual(first);
  });
});

describe("schema", () => {
  it("is fresh", async () => {
    expect(await spawnpage("schema", "--check")).toEqual({ code: 0, out: "", err: "" });
  });
});

describe("the command line", () => {
  it("prints help, and rejects unknown arguments with exit code 2", async () => {
    expect((await spawnpage("--help")).out).toContain("Usage: npm run <command> -- [config] [options]");
    const { out } = await spawnpage("validate", "--help");
    expect(out).toContain("--strict");
    expect(out).not.toContain("--port");
    expect(await spawnpage("bulid")).toMatchObject({
      code: 2,
      err: expect.stringContaining('Unknown command: "bulid".') as string,
    });
    expect(await spawnpage("build", "--outt", "x")).toMatchObject({
      code: 2,
      err: expect.stringContaining("--outt") as string,
    });
  });
});
