import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root, siteConfigs } from "../../sites/configs";
import { inFull } from "../../turns";
import { ready, visit } from "../visit";
import { answersCame, axe } from "./axe";
import { endLiveSites, type LiveSite, startLiveSite } from "./liveSite";
import { temporaryFolder } from "./ownSite";
import { withShortNames } from "../../../src/styling/minifyCss";
import { type SiteName, visitedPages } from "./pages";

afterAll(endLiveSites);

test("the program contains nothing of React's development build, so it is the same for every command", async () => {
  const { sourceHash } = (await import(join(root, "bin/sourceHash.mjs"))) as {
    sourceHash: (root: string) => string;
  };
  // Bundles the program, unless a bundle is cached.
  spawnSync(process.execPath, ["bin/spawnpage.mjs", "--help"], { cwd: root });
  const program = join(root, "node_modules/.cache/spawnpage", `program-${sourceHash(root)}`);
  const files = readdirSync(program).filter((name) => name.endsWith(".mjs"));
  expect(files).toContain("launch.mjs");
  expect(files.filter((name) => readFileSync(join(program, name), "utf8").includes("jsxDEV"))).toEqual([]);
});

describe("the demo's live site while its config is edited", () => {
  let file: string;
  let live: LiveSite;
  let url: string;
  const written = readFileSync(siteConfigs.demo, "utf8");

  const edit = (change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, "utf8")));

  beforeAll(async () => {
    const folder = temporaryFolder();
    file = join(folder, "site.config.json");
    cpSync(join(dirname(siteConfigs.demo), "public"), join(folder, "public"), { recursive: true });
    writeFileSync(file, written.replace('"icon": "rocket"', '"icon": "rokcet"'));
    live = startLiveSite(file);
    url = await live.url();
  });

  test("an initially broken config is explained, and the site appears after the fix", async () => {
    const page = await visit(url, { allowedErrors: [/status of 500/], comesToLife: false });
    await page.getByRole("heading", { name: "The config has errors" }).waitFor();
    const findings = page.getByRole("listitem");
    expect(await findings.innerText()).toMatch(
      /→ card 1[\s\S]*Unknown icon "rokcet"\. Did you mean "rocket"\?[\s\S]*site\.config\.json:\d+:\d+[\s\S]*"icon": "rokcet"/,
    );
    expect(await axe(page)).toEqual([]);
    expect(live.output).toContain("The site will appear when you fix the file.");

    edit((text) => text.replace('"toast": "ipCopied"', '"toast": "ipCopeid"'));
    await page.getByText("2 errors in site.config.json.").waitFor();
    await expect.poll(() => findings.count()).toBe(2);

    writeFileSync(file, written);
    await page.getByRole("heading", { level: 1, name: "Welcome to Orbistead" }).waitFor();
    await ready(page);
  });

  // In `npm test`, two pages are tested below, without any browser message, and spec/notFound.test.ts tests the 404
  // page.
  inFull(() => hydrates("demo", () => url));

  test("the open page is updated without a reload or loss of input", async () => {
    const home = await visit(url);
    const rules = await visit(`${url}guidelines`);
    for (const page of [home, rules])
      await page.evaluate(() => ((window as { __marker?: string }).__marker = "same page"));
    await home.getByLabel("Username").fill("VelaQuarry");
    await home.getByLabel("Message").fill("Half a sentence");
    await rules.getByRole("tab", { name: "Support" }).click();

    const start = live.output.length;
    edit((text) =>
      text
        .replace("Welcome to {{server}}", "Good evening from {{server}}")
        .replace("Short rules, explained", "Shorter rules, explained")
        .replace('"#ffb27a"', '"#7affb2"'),
    );
    await home.getByRole("heading", { level: 1, name: "Good evening from Orbistead" }).waitFor();
    await rules.getByText("Shorter rules, explained").waitFor();
    await live.says("Site updated.", start);
    expect(await home.getByLabel("Username").inputValue()).toBe("VelaQuarry");
    expect(await home.getByLabel("Message").inputValue()).toBe("Half a sentence");
    expect(await rules.getByRole("tab", { selected: true }).innerText()).toBe("Support");
    expect(await color(home, withShortNames("--color-primary"))).toBe("#7affb2");
    for (const page of [home, rules]) {
      expect(await page.evaluate(() => (window as { __marker?: string }).__marker)).toBe("same page");
    }

    // A broken file does not change the page, and its error is shown.
    await answersCame(home);
    const before = await home.content();
    const since = live.output.length;
    edit((text) =>
      text.replace('"Good evening from', '"Good night from').replace('"version": 1,', '"version": 1'),
    );
    await live.says(/site\.config\.json:\d+:\d+/, since);
    await live.says("The page shows the last valid version", since);
    expect(await home.content()).toBe(before);
    expect(await (await fetch(url)).text()).toContain("Good evening from Orbistead");

    edit((text) => text.replace('"version": 1', '"version": 1,'));
    await home.getByRole("heading", { level: 1, name: "Good night from Orbistead" }).waitFor();
    expect(await home.getByLabel("Username").inputValue()).toBe("VelaQuarry");
    expect(await home.evaluate(() => (window as { __marker?: string }).__marker)).toBe("same page");
  });
});

// React's warnings about each block type are the same without a browser: tests/unit/conformance.test.tsx.
inFull(() => {
  describe("the live site of harbour", () => {
    let url: string;
    beforeAll(async () => {
      url = await startLiveSite(siteConfigs.harbour).url();
    });
    hydrates("harbour", () => url);
  });
});

/** Tests of each page of a site. */
function hydrates(site: SiteName, url: () => string): void {
  test.each(visitedPages.filter((page) => page.site === site))(
    "hydrates without warnings from React: $path",
    async ({ path, allowedErrors }) => {
      const page = await visit(url().replace(/\/$/, "") + path, { allowedErrors });
      expect(await page.locator("h1").count()).toBe(1);
      await idle(page);
    },
  );
}

/** Waits for late warnings. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

function color(page: Page, name: string): Promise<string> {
  return page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
    name,
  );
}
