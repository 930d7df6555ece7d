import { expect, test } from "vitest";
import { mended, report } from "../../tests/validate/surroundings";

/** A config text with a slip in the value, or the entries, of one of its keys. */
const text = (site: string) =>
  `{
  "version": 1,
  "site": ${site},
  "routes": [{ "path": "/", "title": "Home" }]
}
`;

test("a key that stands twice with one value is removed once", () => {
  expect(mended(text('{ "name": "Mossy", "language": "en", "name": "Mossy" }'))).toBe(
    text('{ "language": "en", "name": "Mossy" }'),
  );
  expect(report(text('{ "name": "Mossy",\n    "name": "Mossy" }'))).toMatchInlineSnapshot(`
    "site.config.json:3:13 error duplicate-key
    site → name
    "name" stands twice in the same group with the same value, here and in line 4. Remove one of them.
      2 |   "version": 1,
      3 |   "site": { "name": "Mossy",
        |             ^^^^^^

    1 error
    "
  `);
});
