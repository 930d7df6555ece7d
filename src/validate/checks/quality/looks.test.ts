import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

const theme = (text: string) => report(configWith("", `"theme": ${text}`));

test("two looks of a kind are told, with the presets of the other", () => {
  expect(theme('{ "preset": "parchment", "alternate": { "preset": "daylight" } }')).toMatchInlineSnapshot(`
    "site.config.json:2:48 warning alike-looks
    theme → alternate
    Both looks of the theme are light, so that visitors who prefer a dark one get none. Begin the alternate with the preset "midnight", "ember", "arcade" or "raven".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "theme": { "preset": "parchment", "alternate": { "preset": "daylight" } },
        |                                                ^^^^^^^^^^^^^^^^^^^^^^^^

    1 warning
    "
  `);
  expect(theme('{ "alternate": "ember" }')).toContain(
    'Begin the alternate with the preset "daylight", "parchment", "meadow", "atlas", "vista" or "cottage".',
  );
});

test("it is the colours that make a look dark, and not the name of its preset", () => {
  const night = '"colors": { "background": "#0a0a0a", "surface": "#141414", "surfaceRaised": "#1c1c1c" }';
  expect(theme(`{ "preset": "ember", "alternate": { "preset": "daylight", ${night} } }`)).toContain(
    "alike-looks",
  );
  expect(theme('{ "preset": "ember", "alternate": "parchment" }')).toBe("");
});
