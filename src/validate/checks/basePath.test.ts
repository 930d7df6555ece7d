import { expect, test } from "vitest";
import { reportIn, surroundings } from "../../../tests/validate/surroundings";
import { fixText } from "../fixes/fixText";

const config = (basePath: string) => `{
  "version": 1,
  "site": { "name": "Mossy"${basePath} },
  "routes": [{ "path": "/", "title": "Home", "intro": "Hello." }]
}
`;
const hosted = { ...surroundings, basePath: "/my-server/" };

test("rejects a base path that differs from the host's, and suggests the host's", () => {
  expect(reportIn(hosted, config(', "basePath": "/other/"'))).toMatchInlineSnapshot(`
    "site.config.json:3:42 error other-base-path
    site → basePath
    The site is published at "/my-server/", not at "/other/", so no styles, pictures or pages would load. Use "/my-server/", or remove "basePath", because this host sets it automatically.
      2 |   "version": 1,
      3 |   "site": { "name": "Mossy", "basePath": "/other/" },
        |                                          ^^^^^^^^^

    1 error
    "
  `);
  expect(fixText(config(', "basePath": "/other/"'), hosted).text).toBe(config(', "basePath": "/my-server/"'));
});

test("suggests no other base path for a site at the root of its host", () => {
  expect(reportIn({ ...surroundings, basePath: "/" }, config(', "basePath": "/other/"'))).toContain(
    'Use "/", or remove "basePath"',
  );
});

test.each([', "basePath": "/my-server/"', ""])('accepts "name"%s', (basePath) => {
  expect(reportIn(hosted, config(basePath))).not.toContain("other-base-path");
});

test("accepts every base path if the host sets none", () => {
  expect(reportIn(surroundings, config(', "basePath": "/other/"'))).not.toContain("other-base-path");
});

test("reports a malformed base path once", () => {
  expect(reportIn(hosted, config(', "basePath": "other"'))).toMatch(/error malformed-value[^]*1 error\n/);
});
