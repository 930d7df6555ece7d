import { expect, test } from "vitest";
import { configWith, surroundings } from "../../../tests/validate/surroundings";
import { formatDiagnostics } from "./people";
import { validate } from "../validate";

const show = (text: string, color?: Parameters<typeof formatDiagnostics>[1]["color"]) =>
  formatDiagnostics(validate(text, surroundings).diagnostics, {
    file: "a.json",
    text,
    ...(color && { color }),
  });

test("says nothing about a valid config", () => {
  expect(show(configWith(""))).toBe("");
});

test("colours the place, the severity, the code and the carets", () => {
  expect(show("\n 5", (style, text) => `<${style}>${text}</>`)).toMatchInlineSnapshot(`
    "<cyan>a.json:2:2</> <red>error</> <dim>wrong-type</>
    The config has to be a group of keys in { }, but it is the number 5.
      <dim>1 |</>
      <dim>2 |</>  5
      <dim>  |</>  <red>^</>

    1 error
    "
  `);
});

test("keeps tabs in front of the carets and cuts long lines around the place", () => {
  const text = `{\n\t"version": 0, "site": { "name": "${"m".repeat(300)}", "titel": 1 }, "routes": [{ "path": "/", "title": "A" }] }`;
  expect(show(text)).toMatchInlineSnapshot(`
    "a.json:2:13 error unknown-value
    version
    "version" has to be 1, but it is 0.
      1 | {
      2 | 	"version": 0, "site": { "name": "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm…
        | 	           ^

    a.json:2:338 error unknown-key
    site → titel
    There is no key "titel" here. Remove it, or use one of "description", "url", "basePath", "language", "logo", "favicon" or "socialImage".
      2 | …mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm", "titel": 1 }, "routes": [{ "path": "/", "title": "…
        |                                                    ^^^^^^^

    2 errors
    "
  `);
});
