import { describe, expect, test } from "vitest";
import { report } from "../../../tests/validate/surroundings";

/** A config whose pages have these paths, one in each line. */
const withPaths = (...paths: string[]) => {
  const routes = paths.map((path) => `{ "path": ${JSON.stringify(path)}, "title": "T" }`).join(",\n");
  return `{ "version": 1, "site": { "name": "Mossy" }, "routes": [\n${routes}\n] }`;
};

describe("the path of a route", () => {
  test("starts with a slash, does not end with one, and has letters and digits", () => {
    expect(
      report(
        withPaths(
          "",
          "guidelines",
          "/my guidelines",
          "/worlds/über uns!",
          "/rules/",
          "\\shops",
          "/прав\u200bила",
          "https://mossy.example/map",
          "/a//b",
          "assets",
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:11 error malformed-value
      T () → path
      "path" cannot be "". The path of a page must start with a slash. Use "/".
        1 | { "version": 1, "site": { "name": "Mossy" }, "routes": [
        2 | { "path": "", "title": "T" },
          |           ^^

      site.config.json:3:11 error malformed-value
      T (guidelines) → path
      "path" cannot be "guidelines". The path of a page must start with a slash. Use "/guidelines".
        2 | { "path": "", "title": "T" },
        3 | { "path": "guidelines", "title": "T" },
          |           ^^^^^^^^^^^^

      site.config.json:4:11 error malformed-value
      T (/my guidelines) → path
      "path" cannot be "/my guidelines". The path of a page must contain only letters, digits, slashes and - . _ ~. Use "/my-guidelines".
        3 | { "path": "guidelines", "title": "T" },
        4 | { "path": "/my guidelines", "title": "T" },
          |           ^^^^^^^^^^^^^^^^

      site.config.json:5:11 error malformed-value
      T (/worlds/über uns!) → path
      "path" cannot be "/worlds/über uns!". The path of a page must contain only letters, digits, slashes and - . _ ~. Use "/worlds/über-uns".
        4 | { "path": "/my guidelines", "title": "T" },
        5 | { "path": "/worlds/über uns!", "title": "T" },
          |           ^^^^^^^^^^^^^^^^^^^

      site.config.json:6:11 error malformed-value
      T (/rules/) → path
      "path" cannot be "/rules/". The path of a page must not end with a slash. Use "/rules".
        5 | { "path": "/worlds/über uns!", "title": "T" },
        6 | { "path": "/rules/", "title": "T" },
          |           ^^^^^^^^^

      site.config.json:7:11 error malformed-value
      T (\\shops) → path
      "path" cannot be "\\\\shops". The path of a page must use / instead of \\. Use "/shops".
        6 | { "path": "/rules/", "title": "T" },
        7 | { "path": "\\\\shops", "title": "T" },
          |           ^^^^^^^^^

      site.config.json:8:11 error malformed-value
      T (/прав​ила) → path
      "path" cannot be "/прав​ила". The path of a page must contain only letters, digits, slashes and - . _ ~. Use "/правила".
        7 | { "path": "\\\\shops", "title": "T" },
        8 | { "path": "/прав​ила", "title": "T" },
          |           ^^^^^^^^^^^

      site.config.json:9:11 error malformed-value
      T (https://mossy.example/map) → path
      "path" cannot be "https://mossy.example/map". The path of a page must not include the domain. Use "/map".
        8 | { "path": "/прав​ила", "title": "T" },
        9 | { "path": "https://mossy.example/map", "title": "T" },
          |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^

      site.config.json:10:11 error malformed-value
      T (/a//b) → path
      "path" cannot be "/a//b". The path of a page must use single slashes. Use "/a/b".
         9 | { "path": "https://mossy.example/map", "title": "T" },
        10 | { "path": "/a//b", "title": "T" },
           |           ^^^^^^^

      site.config.json:11:11 error malformed-value
      T (assets) → path
      "path" cannot be "assets". The path of a page must start with a slash.
        10 | { "path": "/a//b", "title": "T" },
        11 | { "path": "assets", "title": "T" }
           |           ^^^^^^^^

      10 errors
      "
    `);
  });

  test("can have characters of any script, in either Unicode form", () => {
    const paths = [
      "/",
      "/über",
      "/คำถาม",
      "/玩法/遊び方",
      "/правила/сервера",
      "/कानून",
      "/می\u200cخواهم",
      "/cafe\u0301",
    ];
    expect(report(withPaths(...paths))).not.toContain("error");
  });

  test("is short enough for a folder name", () => {
    expect(report(withPaths("/", `/${"ん".repeat(86)}`))).toContain(
      "The path of a page must have at most 255 bytes between slashes (a letter takes one to four).",
    );
    expect(report(withPaths("/", `/${"ん".repeat(85)}`))).not.toContain("error");
  });
});
