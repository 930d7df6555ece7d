import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { siteName } from "../../src/cli/build/configFiles";
import { listFiles } from "../../src/node/input/listFiles";
import { launchHere } from "../launchHere";
import { root, siteConfigs } from "../sites/configs";
import { firstOf } from "../turns";

// Without a cache, every picture is generated again.
vi.setConfig({ testTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), "spawnpage-same-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The configs of all examples and starters. */
const published = ["examples", "starters"].flatMap((group) =>
  readdirSync(join(root, group))
    .map((name) => join(root, group, name, "site.config.json"))
    .filter((config) => existsSync(config)),
);
const configs = [...published, siteConfigs.demo, siteConfigs.minimal];

async function build(...words: string[]): Promise<void> {
  const { code, err } = await launchHere("build", ...words);
  expect(code, err).toBe(0);
}

/** The files below a folder, by path. */
const filesOf = (place: string) =>
  new Map(listFiles(join(folder, place)).map((path) => [path, readFileSync(join(folder, place, path))]));

/** @returns the files that only one of two sites has, or that differ */
function differences(one: Map<string, Buffer>, other: Map<string, Buffer>): string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => !other.get(path) || !one.get(path)?.equals(other.get(path)!));
}

describe("the same config and public folder", () => {
  it("give the same bytes when built alone and among many", async () => {
    // Those with the most kinds of files come first.
    const compared = firstOf([siteConfigs.demo, siteConfigs.minimal, ...published], 3);
    await build(...compared.flatMap((config) => ["--config", config]), "--out", join(folder, "many"));
    for (const config of compared) {
      const name = siteName(config);
      await build("--config", config, "--out", join(folder, "alone", name));
      const alone = filesOf(`alone/${name}`);
      expect(differences(alone, filesOf(`many/${name}`)), name).toEqual([]);
      expect([...alone.keys()], name).toContain("/favicon.ico");
    }
  });

  it.each(firstOf(["friends", "harbour", ...configs.map((config) => siteName(config))], 1))(
    "give the same bytes with and without a writable cache: %s",
    async (name) => {
      const config = configs.find((one) => siteName(one) === name)!;
      await build("--config", config, "--out", join(folder, "kept", name));

      const project = join(folder, "projects", name);
      cpSync(dirname(config), project, { recursive: true });
      writeFileSync(join(project, "package.json"), "{}");
      mkdirSync(join(project, "node_modules"));
      for (const place of ["node_modules/.cache", "home"]) writeFileSync(join(project, place), "a file");
      vi.stubEnv("XDG_CACHE_HOME", join(project, "home"));
      vi.stubEnv("LOCALAPPDATA", join(project, "home"));
      vi.stubEnv("TMPDIR", join(folder, "temporary"));
      const own = join(project, "site.config.json");
      await build("--config", own, "--out", join(folder, "alone-uncached", name)).finally(vi.unstubAllEnvs);
      expect(differences(filesOf(`kept/${name}`), filesOf(`alone-uncached/${name}`))).toEqual([]);
      // It was used and then emptied.
      expect(readdirSync(join(folder, "temporary"))).toEqual([]);
    },
  );

  it("give the same link previews on a small site and on a large one, where a thread draws them", async () => {
    const previews = async (pages: number) => {
      const project = join(folder, `previews-${pages}`);
      // Its own cache.
      mkdirSync(join(project, "node_modules"), { recursive: true });
      writeFileSync(join(project, "package.json"), "{}");
      const routes = Array.from({ length: pages }, (_, index) => ({
        path: index === 0 ? "/" : `/${index}`,
        title: `Page ${index}`,
        blocks: [{ type: "text", text: "Words." }],
      }));
      const site = { name: "Ebbstone", url: "https://ebbstone.example" };
      writeFileSync(join(project, "site.config.json"), JSON.stringify({ version: 1, site, routes }));
      await build("--config", join(project, "site.config.json"), "--out", join(project, "out"));
      return new Map(
        [...filesOf(`previews-${pages}/out`)].filter(([path]) => path.startsWith("/assets/previews/")),
      );
    };
    const [few, many] = [await previews(2), await previews(25)];
    expect([few.size, many.size]).toEqual([2, 25]);
    expect([...few].filter(([path, bytes]) => !many.get(path)?.equals(bytes))).toEqual([]);
  });
});
