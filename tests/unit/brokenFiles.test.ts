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

test("reports an SVG file that no build publishes, with its fix", async () => {
  const own = mkdtempSync(join(tmpdir(), "spawnpage-drawings-"));
  try {
    mkdirSync(join(own, "public"));
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';
    const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">';
    writeFileSync(join(own, "public/old.svg"), `<?xml version="1.0"?>\n${doctype}\n${svg}</svg>`);
    writeFileSync(join(own, "public/icon.svg"), Buffer.from(`\ufeff${svg}</svg>`, "utf16le"));
    writeFileSync(join(own, "public/cut.svg"), `${svg}<g>`);
    writeFileSync(
      join(own, "site.config.json"),
      `{ "version": 1, "site": { "name": "Moss", "logo": "/old.svg", "favicon": "/icon.svg" },
"routes": [{ "path": "/", "title": "Home", "blocks": [
  { "type": "hero", "heading": "A", "image": { "src": "/cut.svg", "alt": "" } }] }] }`,
    );
    const { diagnostics, site, text } = await loadSite(join(own, "site.config.json"));
    expect(site).toBeUndefined();
    expect(formatDiagnostics(diagnostics, { file: "site.config.json", text })).toMatchInlineSnapshot(`
      "site.config.json:1:51 error rejected-svg
      site → logo
      The file public/old.svg has a DOCTYPE. Delete it from line 2: <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">
        1 | { "version": 1, "site": { "name": "Moss", "logo": "/old.svg", "favicon": "/icon.svg" },
          |                                                   ^^^^^^^^^^

      site.config.json:1:74 error rejected-svg
      site → favicon
      The file public/icon.svg is not UTF-8. Open it in a text editor and save it as UTF-8.
        1 | { "version": 1, "site": { "name": "Moss", "logo": "/old.svg", "favicon": "/icon.svg" },
          |                                                                          ^^^^^^^^^^^

      site.config.json:3:55 warning not-a-picture
      Home (/) → block 1, "A" → image → src
      The file public/cut.svg has invalid XML on line 1 (unclosed tag: g). Export it again from your drawing program.
        2 | "routes": [{ "path": "/", "title": "Home", "blocks": [
        3 |   { "type": "hero", "heading": "A", "image": { "src": "/cut.svg", "alt": "" } }] }] }
          |                                                       ^^^^^^^^^^

      2 errors, 1 warning
      "
    `);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
});

test("reports broken fonts and pictures when a config is checked", async () => {
  const { diagnostics, site, text } = await loadSite(join(folder, "site.config.json"));
  expect(site).toBeUndefined();
  expect(formatDiagnostics(diagnostics, { file: "site.config.json", text })).toMatchInlineSnapshot(`
    "site.config.json:2:58 error not-a-font
    theme → fonts → body → file
    The file public/font.woff2 is not a valid font. Use a font file in WOFF2 format.
      1 | { "version": 1, "site": { "name": "Moss", "logo": "/dot.png" },
      2 | "theme": { "fonts": { "body": { "family": "Own", "file": "/font.woff2" } } },
        |                                                          ^^^^^^^^^^^^^

    site.config.json:1:51 warning not-a-picture
    site → logo
    The file public/dot.png is not a valid picture, so browsers cannot show it. Save the picture again.
      1 | { "version": 1, "site": { "name": "Moss", "logo": "/dot.png" },
        |                                                   ^^^^^^^^^^

    site.config.json:4:55 warning not-a-picture
    Home (/) → block 1, "A" → image → src
    The file public/dot.svg is not a valid picture, so browsers cannot show it. Save the picture again.
      3 | "routes": [{ "path": "/", "title": "Home", "blocks": [
      4 |   { "type": "hero", "heading": "A", "image": { "src": "/dot.svg", "alt": "" } },
        |                                                       ^^^^^^^^^^

    1 error, 2 warnings
    "
  `);
});
