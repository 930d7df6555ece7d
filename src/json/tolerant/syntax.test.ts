import { describe, expect, test } from "vitest";
import { report } from "../../../tests/validate/surroundings";

describe("invalid JSON", () => {
  test("explains how to start an empty file", () => {
    expect(report(" \n")).toMatchInlineSnapshot(`
      "site.config.json:1:1 error empty-file
      The file is empty. Start with the smallest config: { "version": 1, "site": { "name": "…" }, "routes": [{ "path": "/", "title": "…" }] }.
        1 |
          | ^

      1 error
      "
    `);
  });

  test("asks for UTF-8 if the file contains zero bytes", () => {
    expect(report('{\u0000"\u0000')).toMatchInlineSnapshot(`
      "site.config.json:1:2 error invalid-encoding
      The file is not UTF-8 text. Open it in a text editor and save it as UTF-8.
        1 | {�"�
          |  ^

      1 error
      "
    `);
  });

  test("reports a byte-order mark, and counts columns without it", () => {
    expect(
      report(
        '\ufeff{ "version": 1, "site": { "name": "Mossy" }, "routes": [{ "path": "/", "title": "Home" }] , "a": 1 }',
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:1:1 warning byte-order-mark
      The file starts with an invisible byte-order mark (BOM), which some programs reject. Save the file as UTF-8 without a BOM.
        1 | { "version": 1, "site": { "name": "Mossy" }, "routes": [{ "path": "/", "title": "Home" }] , "a": 1 }
          | ^

      site.config.json:1:93 error unknown-key
      a
      Unknown key "a". Rename or remove it. Other allowed keys: "$schema", "languages", "constants", "tags", "servers", "theme", "announcements", "navigation", "footer", "search" and 8 more.
        1 | { "version": 1, "site": { "name": "Mossy" }, "routes": [{ "path": "/", "title": "Home" }] , "a": 1 }
          |                                                                                             ^^^

      1 error, 1 warning
      "
    `);
  });

  test("points at each comment", () => {
    expect(
      report(`{ // the shape
  "version": 1, /* ours */ "site": { "name": "Mossy" },
  "routes": [{ "path": "/", "title": "Home" }] }`),
    ).toMatchInlineSnapshot(`
      "site.config.json:1:3 error comment
      JSON does not allow comments. Delete this one.
        1 | { // the shape
          |   ^^^^^^^^^^^^

      site.config.json:2:17 error comment
      JSON does not allow comments. Delete this one.
        1 | { // the shape
        2 |   "version": 1, /* ours */ "site": { "name": "Mossy" },
          |                 ^^^^^^^^^^

      2 errors
      "
    `);
  });

  test("points at each trailing comma", () => {
    expect(
      report(`{ "version": 1, "site": { "name": "Mossy", },
  "routes": [{ "path": "/", "title": "Home" },
  ] }`),
    ).toMatchInlineSnapshot(`
      "site.config.json:1:42 error trailing-comma
      There is a comma before "}". Remove it.
        1 | { "version": 1, "site": { "name": "Mossy", },
          |                                          ^

      site.config.json:2:46 error trailing-comma
      There is a comma before "]". Remove it.
        1 | { "version": 1, "site": { "name": "Mossy", },
        2 |   "routes": [{ "path": "/", "title": "Home" },
          |                                              ^

      2 errors
      "
    `);
  });

  test("names the line of the key that is used", () => {
    expect(
      report(`{ "version": 1,
  "site": { "name": "Mossy", "name": "Mossier" },
  "routes": [{ "path": "/", "title": "Home" }] }`),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:13 error duplicate-key
      site → name
      "name" is also set on line 2, and that value is used. Remove one of the two.
        1 | { "version": 1,
        2 |   "site": { "name": "Mossy", "name": "Mossier" },
          |             ^^^^^^

      1 error
      "
    `);
  });

  test("rejects too deep nesting", () => {
    expect(report("[".repeat(101))).toMatchInlineSnapshot(`
      "site.config.json:1:101 error nesting-too-deep
      More than 100 brackets are open at this position, which is the limit. Look for missing closing brackets above.
        1 | …[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
          |                                                    ^

      1 error
      "
    `);
  });

  test("reports every broken line once", () => {
    expect(
      report(`{
  'version': 1,
  site: { "name": “Mossy” },
  "a": True,
  "b": "one
  "c": 5 "d": 6
  "e": [1, 2
}`),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:3 error syntax-error
      Text must be in double quotes. Use " instead of '.
        1 | {
        2 |   'version': 1,
          |   ^^^^^^^^^

      site.config.json:3:3 error syntax-error
      Keys must be in double quotes. Use "site".
        2 |   'version': 1,
        3 |   site: { "name": “Mossy” },
          |   ^^^^

      site.config.json:3:19 error syntax-error
      JSON does not allow these quotation marks. Use straight ones (").
        2 |   'version': 1,
        3 |   site: { "name": “Mossy” },
          |                   ^^^^^^^

      site.config.json:4:8 error syntax-error
      Use true instead of True.
        3 |   site: { "name": “Mossy” },
        4 |   "a": True,
          |        ^^^^

      site.config.json:5:8 error syntax-error
      The closing quotation mark (") is missing. Add it on this line. To start a new line inside text, use \\n.
        4 |   "a": True,
        5 |   "b": "one
          |        ^^^^

      site.config.json:6:9 error syntax-error
      A comma is missing before "d".
        5 |   "b": "one
        6 |   "c": 5 "d": 6
          |         ^

      site.config.json:6:16 error syntax-error
      A comma is missing before "e".
        5 |   "b": "one
        6 |   "c": 5 "d": 6
          |                ^

      site.config.json:8:1 error syntax-error
      The "[" on line 7 must be closed with "]", not with "}". Look for a missing or extra bracket between them.
        7 |   "e": [1, 2
        8 | }
          | ^

      8 errors
      "
    `);
  });

  test("counts the brackets that are missing at the end", () => {
    expect(report('{ "version": 1, "routes": [{ "path": "/"')).toMatchInlineSnapshot(`
      "site.config.json:1:41 error syntax-error
      The end of the file is missing, including 3 closing brackets ("}]}"). Restore the missing part, for example from an older copy.
        1 | { "version": 1, "routes": [{ "path": "/"
          |                                         ^

      1 error
      "
    `);
  });
});
