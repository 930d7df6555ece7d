import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../tests/validate/surroundings";

/** A config with this `site`, which may contain a mistake. */
const text = (site: string) =>
  `{
  "version": 1,
  "site": ${site},
  "routes": [{ "path": "/", "title": "Home" }]
}
`;

test("removes one of two equal keys with the same value", () => {
  expect(fixed(text('{ "name": "Mossy", "language": "en", "name": "Mossy" }'))).toBe(
    text('{ "language": "en", "name": "Mossy" }'),
  );
  expect(report(text('{ "name": "Mossy",\n    "name": "Mossy" }'))).toMatchInlineSnapshot(`
    "site.config.json:3:13 error duplicate-key
    site → name
    "name" is also set on line 4, to the same value. Remove one of the two.
      2 |   "version": 1,
      3 |   "site": { "name": "Mossy",
        |             ^^^^^^

    1 error
    "
  `);
});

describe("missing brackets between entries", () => {
  const cards = (between: string) =>
    configWith(`{ "type": "cards", "items": [
  {
    "title": "Mill",
    "description": "It turns again."${between}
    "title": "Quay",
    "description": "Boats at dusk."
  }
] }`);

  test("are reported at the second entry and added", () => {
    const text = cards(",");
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:8:5 error duplicate-key
      Home (/) → block 1 (cards) → card 1, "Quay" → title
      Two entries are not separated, so "title" and "description" are set twice (first on line 6). Add }, { before this "title".
        7 |     "description": "It turns again.",
        8 |     "title": "Quay",
          |     ^^^^^^^

      1 error
      "
    `);
    expect(fixed(text)).toBe(cards("\n  },\n  {"));
  });

  test("are added on one line", () => {
    const items = '{ "title": "Mill", "description": "A", "title": "Quay", "description": "B" }';
    expect(fixed(configWith(`{ "type": "cards", "items": [${items}] }`))).toBe(
      configWith(`{ "type": "cards", "items": [${items.replace('"A", ', '"A" }, { ')}] }`),
    );
  });

  test("are not added if only one key is set twice", () => {
    const twice = configWith('{ "type": "text", "text": "A", "text": "B" }');
    expect(report(twice)).toContain('"text" is also set on line 4, and that value is used.');
    expect(fixed(twice)).toBe(twice);
  });

  test("are not added outside a list", () => {
    const text = configWith(
      "",
      '"avatars": { "url": "/a/{name}", "placeholder": "/a.png", "url": "/b/{name}", "placeholder": "/b.png" }',
    );
    expect(report(text)).toContain(
      '"url" and "placeholder" are set twice (first on line 2). Remove the duplicate keys.',
    );
    expect(fixed(text)).toBe(text);
  });
});
