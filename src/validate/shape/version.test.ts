import { describe, expect, test } from "vitest";
import { fixed, report, surroundings } from "../../../tests/validate/surroundings";
import { validate } from "../validate";
import { parse } from "../../json/parse";

const good = `{
  "version": 1,
  "site": { "name": "Mossy", "language": "en" },
  "routes": [{ "path": "/", "title": "Home" }]
}
`;

describe("the version of a config", () => {
  const versioned = (version: string) => good.replace('"version": 1', `"version": ${version}`);

  test.each(["2", '"2"', '"v3"', '"2.0.0"'])("%s is for a later version of the program", (version) => {
    const { mistakes } = parse(versioned(version));
    expect(mistakes).toEqual([]);
    expect(report(versioned(version).replace("name", "nmae"))).toMatch(/error newer-version[^]*\n1 error\n$/);
    expect(fixed(versioned(version))).toBe(versioned(version));
  });

  test.each(['"1"', '"1.0"', '"1.0.0"', '"v1"'])("%s is corrected to 1", (version) => {
    expect(fixed(versioned(version))).toBe(good);
  });

  test.each(["0", "-1", "1.5", '"2.3.1"', "null", "true", "[1]"])("%s is ambiguous", (version) => {
    expect(report(versioned(version))).toMatch(/error unknown-value[^]*\n1 error\n$/);
    expect(fixed(versioned(version))).toBe(versioned(version));
  });

  test("is added at the start if it is missing", () => {
    expect(fixed(good.replace('  "version": 1,\n', ""))).toBe(good);
    expect(fixed('{"site":{"name":"x"},"routes":[]}')).toContain('{"version":1,"site"');
  });

  test("is distinguished from the site's version", () => {
    expect(report(versioned('"2.3.1"'))).toContain(
      `"version" is the version of the config format, not of your site. Use 1 without quotes instead of "2.3.1".`,
    );
  });
});

test("rejects a config for a later version with one sentence", () => {
  expect(report('{ "version": 2, "pages": {} }')).toMatchInlineSnapshot(`
    "site.config.json:1:14 error newer-version
    version
    This file uses config version 2, but the installed version of Spawnpage supports only version 1. Update Spawnpage. If the number is a mistake, use 1.
      1 | { "version": 2, "pages": {} }
        |              ^

    1 error
    "
  `);
});

test("shortens a long version within a full sentence", () => {
  const [finding] = validate(good.replace("1", JSON.stringify("/".repeat(500))), surroundings).diagnostics;
  expect(finding?.message).toMatch(/instead of "\/{57}…"\.$/);
});
