import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publishedFiles } from "../../src/core/publishedFiles";
import { loadSite } from "../../src/node/input/loadSite";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-untrusted-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = "<script>alert(1)</script>";
const files = {
  "wiki.html": script,
  "linked/index.html": script,
  "linked/app.js": "run()",
  "map/index.html": script,
  "map/app.js": "run()",
  "styled.xml": '<?xml-stylesheet href="a.xsl"?><x/>',
  "users.xml": "<users/>",
  "google123.html": "google-site-verification: google123.html",
};

/** The findings for a site, and the files that its build does not publish. */
async function checked(site: object) {
  const config = {
    version: 1,
    site: { name: "Moss", ...site },
    routes: [{ path: "/", title: "Home", intro: "See [all](/linked/index.html)." }],
  };
  const file = join(folder, "site.config.json");
  writeFileSync(file, JSON.stringify(config));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, "public", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const loaded = await loadSite(file);
  const messages = loaded.diagnostics.flatMap(({ code, message }) =>
    code === "untrusted-file" ? [message] : [],
  );
  expect(loaded.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const { untrusted } = await publishedFiles(loaded.site!.pictures(), loaded.world);
  return { messages, untrusted };
}

test("reports the files that a build does not publish, until the owner allows them", async () => {
  const { messages, untrusted } = await checked({});
  expect(untrusted.toSorted()).toEqual(["/map/app.js", "/map/index.html", "/styled.xml", "/wiki.html"]);
  expect(messages).toHaveLength(1);
  for (const path of untrusted) expect(messages[0]).toContain(`public${path}`);
  const [, list = ""] = /"trustedFiles": (\[.*\]) to "site"\.$/.exec(messages[0]!)!;
  expect(await checked({ trustedFiles: JSON.parse(list) as string[] })).toEqual({
    messages: [],
    untrusted: [],
  });
});
