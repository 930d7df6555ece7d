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

test("a base path that is not the host's is refused, with the one that is", () => {
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

test("a site at the top of its host has no other base path", () => {
  expect(reportIn({ ...surroundings, basePath: "/" }, config(', "basePath": "/other/"'))).toContain(
    'Use "/", or remove "basePath"',
  );
});

test.each([', "basePath": "/my-server/"', ""])("with%s nothing is said", (basePath) => {
  expect(reportIn(hosted, config(basePath))).not.toContain("other-base-path");
});

test("where no host has spoken, every base path is right", () => {
  expect(reportIn(surroundings, config(', "basePath": "/other/"'))).not.toContain("other-base-path");
});

test("a base path that is none is said to be that, and nothing else", () => {
  expect(reportIn(hosted, config(', "basePath": "other"'))).toMatch(/error malformed-value[^]*1 error\n/);
});
