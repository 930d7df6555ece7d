import { describe, expect, test } from "vitest";
import { report } from "../../../tests/validate/surroundings";

/** A config whose pages have these paths, one in each line. */
const withPaths = (...paths: string[]) => {
  const routes = paths.map((path) => `{ "path": ${JSON.stringify(path)}, "title": "T" }`).join(",\n");
  return `{ "version": 1, "site": { "name": "Mossy" }, "routes": [\n${routes}\n] }`;
};

describe("the path of a route", () => {
  test("starts with a slash, ends without one, and has letters and digits", () => {
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
      "path" cannot be "". A path starts with a slash: write "/".
        1 | { "version": 1, "site": { "name": "Mossy" }, "routes": [
        2 | { "path": "", "title": "T" },
          |           ^^

      site.config.json:3:11 error malformed-value
      T (guidelines) → path
      "path" cannot be "guidelines". A path starts with a slash: write "/guidelines".
        2 | { "path": "", "title": "T" },
        3 | { "path": "guidelines", "title": "T" },
          |           ^^^^^^^^^^^^

      site.config.json:4:11 error malformed-value
      T (/my guidelines) → path
      "path" cannot be "/my guidelines". A path has only letters, digits and - . _ ~ between its slashes: write "/my-guidelines".
        3 | { "path": "guidelines", "title": "T" },
        4 | { "path": "/my guidelines", "title": "T" },
          |           ^^^^^^^^^^^^^^^^

      site.config.json:5:11 error malformed-value
      T (/worlds/über uns!) → path
      "path" cannot be "/worlds/über uns!". A path has only letters, digits and - . _ ~ between its slashes: write "/worlds/über-uns".
        4 | { "path": "/my guidelines", "title": "T" },
        5 | { "path": "/worlds/über uns!", "title": "T" },
          |           ^^^^^^^^^^^^^^^^^^^

      site.config.json:6:11 error malformed-value
      T (/rules/) → path
      "path" cannot be "/rules/". A path has no slash at the end: write "/rules".
        5 | { "path": "/worlds/über uns!", "title": "T" },
        6 | { "path": "/rules/", "title": "T" },
          |           ^^^^^^^^^

      site.config.json:7:11 error malformed-value
      T (\\shops) → path
      "path" cannot be "\\\\shops". A path has / instead of \\: write "/shops".
        6 | { "path": "/rules/", "title": "T" },
        7 | { "path": "\\\\shops", "title": "T" },
          |           ^^^^^^^^^

      site.config.json:8:11 error malformed-value
      T (/прав​ила) → path
      "path" cannot be "/прав​ила". A path has only letters, digits and - . _ ~ between its slashes: write "/правила".
        7 | { "path": "\\\\shops", "title": "T" },
        8 | { "path": "/прав​ила", "title": "T" },
          |           ^^^^^^^^^^^

      site.config.json:9:11 error malformed-value
      T (https://mossy.example/map) → path
      "path" cannot be "https://mossy.example/map". A path leaves out the host: write "/map".
        8 | { "path": "/прав​ила", "title": "T" },
        9 | { "path": "https://mossy.example/map", "title": "T" },
          |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^

      site.config.json:10:11 error malformed-value
      T (/a//b) → path
      "path" cannot be "/a//b". A path has single slashes: write "/a/b".
         9 | { "path": "https://mossy.example/map", "title": "T" },
        10 | { "path": "/a//b", "title": "T" },
           |           ^^^^^^^

      site.config.json:11:11 error malformed-value
      T (assets) → path
      "path" cannot be "assets". A path starts with a slash.
        10 | { "path": "/a//b", "title": "T" },
        11 | { "path": "assets", "title": "T" }
           |           ^^^^^^^^

      10 errors
      "
    `);
  });

  test("may have the letters of any script, in whichever form they are written", () => {
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

  test("is short enough for the name of a folder", () => {
    expect(report(withPaths("/", `/${"ん".repeat(86)}`))).toContain(
      "A path has names of at most 255 bytes (a letter takes one to four).",
    );
    expect(report(withPaths("/", `/${"ん".repeat(85)}`))).not.toContain("error");
  });
});
