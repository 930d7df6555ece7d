import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadSite } from "../../src/node/input/loadSite";
import { formatDiagnostics } from "../../src/report/people";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-broken-"));
  mkdirSync(join(folder, "public"));
  for (const name of ["font.woff2", "dot.png", "dot.svg"]) writeFileSync(join(folder, "public", name), "x");
  writeFileSync(join(folder, "public/real.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(
    join(folder, "site.config.json"),
    `{ "version": 1, "site": { "name": "Moss", "logo": "/dot.png" },
"theme": { "fonts": { "body": { "family": "Own", "file": "/font.woff2" } } },
"routes": [{ "path": "/", "title": "Home", "blocks": [
  { "type": "hero", "heading": "A", "image": { "src": "/dot.svg", "alt": "" } },
  { "type": "cta", "heading": "B", "image": { "src": "/real.svg", "alt": "" } }] }] }`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a broken font, which no build can use, and pictures of one byte are found when a config is checked", async () => {
  const { diagnostics, site, text } = await loadSite(join(folder, "site.config.json"));
  expect(site).toBeUndefined();
  expect(formatDiagnostics(diagnostics, { file: "site.config.json", text })).toMatchInlineSnapshot(`
    "site.config.json:2:58 error not-a-font
    theme → fonts → body → file
    The file public/font.woff2 is not a font that can be read. Save the font in WOFF2 format.
      1 | { "version": 1, "site": { "name": "Moss", "logo": "/dot.png" },
      2 | "theme": { "fonts": { "body": { "family": "Own", "file": "/font.woff2" } } },
        |                                                          ^^^^^^^^^^^^^

    site.config.json:1:51 warning not-a-picture
    site → logo
    The file public/dot.png holds no picture that can be read: browsers show nothing in its place. Save the picture anew.
      1 | { "version": 1, "site": { "name": "Moss", "logo": "/dot.png" },
        |                                                   ^^^^^^^^^^

    site.config.json:4:55 warning not-a-picture
    Home (/) → block 1, "A" → image → src
    The file public/dot.svg holds no picture that can be read: browsers show nothing in its place. Save the picture anew.
      3 | "routes": [{ "path": "/", "title": "Home", "blocks": [
      4 |   { "type": "hero", "heading": "A", "image": { "src": "/dot.svg", "alt": "" } },
        |                                                       ^^^^^^^^^^

    1 error, 2 warnings
    "
  `);
});
