import { expect, test } from "vitest";
import { reportIn, surroundings } from "../../../../tests/validate/surroundings";

const config = `{ "version": 1, "site": { "name": "Mossy" },
"routes": [{ "path": "/", "title": "Home", "intro": "Hello." }] }`;
const reportOf = (untrusted: readonly string[], text = config) =>
  reportIn({ ...surroundings, untrustedFiles: () => untrusted }, text);

test("reports a file that is not published because it can run scripts, and what to write", () => {
  expect(reportOf(["/wiki.js"])).toMatchInlineSnapshot(`
    "site.config.json:1:17 warning untrusted-file
    site
    public/wiki.js can run scripts and is not mentioned in the config, so it is not published. If you trust it, add "trustedFiles": ["/wiki.js"] to "site".
      1 | { "version": 1, "site": { "name": "Mossy" },
        |                 ^^^^^^

    1 warning
    "
  `);
  expect(reportOf([])).toBe("");
});

test("adds to the trusted files of the config", () => {
  const text = config.replace('"Mossy"', '"Mossy", "trustedFiles": ["/wiki.html"]');
  expect(reportOf(["/wiki.js"], text)).toMatchInlineSnapshot(`
    "site.config.json:1:44 warning untrusted-file
    site → trustedFiles
    public/wiki.js can run scripts and is not mentioned in the config, so it is not published. If you trust it, set "trustedFiles": ["/wiki.html", "/wiki.js"] in "site".
      1 | { "version": 1, "site": { "name": "Mossy", "trustedFiles": ["/wiki.html"] },
        |                                            ^^^^^^^^^^^^^^

    1 warning
    "
  `);
});

test("suggests one page for the files of its folder, and lists only a few of many files", () => {
  const files = ["a.js", "b/c.html", "index.html", "d.js", "e.js", "f.js"].map((name) => `/map/${name}`);
  expect(reportOf(["/a.html", ...files])).toContain(
    `public/a.html, public/map/a.js, public/map/b/c.html, public/map/index.html, public/map/d.js and 2 more can run scripts and are not mentioned in the config, so they are not published. If you trust them, add "trustedFiles": ["/map/index.html", "/a.html"] to "site".`,
  );
});

test.each([
  ["/map/index.htm", ["/map/index.htm"]],
  ["/map/index.html", ["/map/index.html"]],
  ["/map/index.html.js", ["/map/index.html.js", "/map/tiles.js"]],
])("includes a folder's files only with a page: %s", (path, trusted) => {
  const list = trusted.map((file) => JSON.stringify(file)).join(", ");
  expect(reportOf([path, "/map/tiles.js"])).toContain(`"trustedFiles": [${list}]`);
});
