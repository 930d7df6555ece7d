import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../tests/validate/surroundings";

/** A config text with a mistake in the value, or the entries, of one of its keys. */
const text = (site: string) =>
  `{
  "version": 1,
  "site": ${site},
  "routes": [{ "path": "/", "title": "Home" }]
}
`;

test("a key that stands twice with one value is removed once", () => {
  expect(fixed(text('{ "name": "Mossy", "language": "en", "name": "Mossy" }'))).toBe(
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

describe("entries that have run together, as the brackets between them are gone,", () => {
  const cards = (between: string) =>
    configWith(`{ "type": "cards", "items": [
  {
    "title": "Mill",
    "description": "It turns again."${between}
    "title": "Quay",
    "description": "Boats at dusk."
  }
] }`);

  test("are found at the second one, and parted", () => {
    const text = cards(",");
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:8:5 error duplicate-key
      Home (/) → block 1 (cards) → card 1, "Quay" → title
      Two entries have run together: "title" and "description" stand in this group already, from line 6 on. Write }, { in front of this "title".
        7 |     "description": "It turns again.",
        8 |     "title": "Quay",
          |     ^^^^^^^

      1 error
      "
    `);
    expect(fixed(text)).toBe(cards("\n  },\n  {"));
  });

  test("are parted in one line too", () => {
    const items = '{ "title": "Mill", "description": "A", "title": "Quay", "description": "B" }';
    expect(fixed(configWith(`{ "type": "cards", "items": [${items}] }`))).toBe(
      configWith(`{ "type": "cards", "items": [${items.replace('"A", ', '"A" }, { ')}] }`),
    );
  });

  test("are left as they are where one key alone stands twice", () => {
    const twice = configWith('{ "type": "text", "text": "A", "text": "B" }');
    expect(report(twice)).toContain('"text" stands twice in the same group; the last one, in line 4, wins.');
    expect(fixed(twice)).toBe(twice);
  });

  test("need a key of their own where they are in no list", () => {
    const text = configWith(
      "",
      '"avatars": { "url": "/a/{name}", "placeholder": "/a.png", "url": "/b/{name}", "placeholder": "/b.png" }',
    );
    expect(report(text)).toContain(
      'Two groups have run together: "url" and "placeholder" stand in this group already',
    );
    expect(fixed(text)).toBe(text);
  });
});
