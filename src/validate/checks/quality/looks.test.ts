import { expect, test } from "vitest";
import { presets } from "../../../styling/theme/presets";
import { configWith, report } from "../../../../tests/validate/surroundings";

const theme = (text: string) => report(configWith("", `"theme": ${text}`));

test("reports two light or two dark looks, and suggests presets of the other kind", () => {
  expect(theme('{ "preset": "parchment", "alternate": { "preset": "daylight" } }')).toMatchInlineSnapshot(`
    "site.config.json:2:48 warning same-color-scheme
    theme → alternate
    Both looks of the theme are light, so visitors who prefer dark mode cannot have it. Use a dark preset for "alternate": "midnight", "ember", "arcade" or "raven".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "theme": { "preset": "parchment", "alternate": { "preset": "daylight" } },
        |                                                ^^^^^^^^^^^^^^^^^^^^^^^^

    1 warning
    "
  `);
  expect(theme('{ "alternate": "ember" }')).toContain(
    'Use a light preset for "alternate": "daylight", "parchment", "meadow", "atlas", "vista" or "cottage".',
  );
});

test("detects a dark look by its colours, not by the name of its preset", () => {
  const night = '"colors": { "background": "#0a0a0a", "surface": "#141414", "surfaceRaised": "#1c1c1c" }';
  expect(theme(`{ "preset": "ember", "alternate": { "preset": "daylight", ${night} } }`)).toContain(
    "same-color-scheme",
  );
  expect(theme('{ "preset": "ember", "alternate": "parchment" }')).toBe("");
});

test("reports the colours that an alternate look does not follow", () => {
  const colors = '"colors": { "primary": "#7fdb6a", "background": "#241010" }';
  expect(theme(`{ "preset": "midnight", "alternate": "daylight", ${colors} }`)).toMatchInlineSnapshot(`
    "site.config.json:2:47 warning alternate-ignores-colors
    theme → alternate
    The theme changes "background", but its alternate look still uses the colours of the preset "daylight". Use "auto" to create its colours from yours. Or use { "preset": "daylight", "colors": { … } }, and set "background" in "colors".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "theme": { "preset": "midnight", "alternate": "daylight", "colors": { "primary": "#7fdb6a", "backgro…
        |                                               ^^^^^^^^^^

    1 warning
    "
  `);
  const own = (alternate: string) => theme(`{ "alternate": ${alternate}, ${colors} }`);
  expect(own('{ "preset": "daylight" }')).toContain("2:37 warning alternate-ignores-colors");
  expect(own('{ "preset": "daylight", "colors": { "background": "#ffeeee" } }')).toBe("");
  expect(own('{ "colors": { "accent": "#145c1a" } }')).toBe("");
  expect(own('"auto"')).toBe("");
});

test("reports a page tint that an alternate look does not follow, but no grey", () => {
  const ignored = (colors: string) => theme(`{ "alternate": "daylight", "colors": { ${colors} } }`);
  expect(ignored('"background": "#241010", "surface": "#301818", "text": "#ffd9d9"')).toContain(
    'The theme changes "background", "surface" and "text", but',
  );
  expect(ignored('"background": "#101010", "surface": "#181818", "text": "#eeeeee"')).toBe("");
});

test("reports a second look with another main colour, unless it is meant", () => {
  expect(theme('{ "preset": "raven", "alternate": "vista" }')).toMatchInlineSnapshot(`
    "site.config.json:2:44 warning other-brand
    theme → alternate
    Visitors with this look see another main colour, "#15523a". Use "auto" to keep yours. If you want both, use { "preset": "vista" }.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "theme": { "preset": "raven", "alternate": "vista" },
        |                                            ^^^^^^^

    1 warning
    "
  `);
  expect(theme('{ "preset": "midnight", "alternate": "daylight" }')).toBe("");
  expect(theme('{ "preset": "raven", "alternate": { "preset": "vista" } }')).toBe("");
  expect(theme('{ "preset": "raven", "alternate": "vista", "colors": { "primary": "#7fdb6a" } }')).toBe("");
  expect(theme('{ "preset": "raven", "alternate": "auto" }')).toBe("");
});

test("reports a preset whose colours and text fonts are all replaced", () => {
  const roles = Object.entries(presets.ember.colors);
  const all = (fonts: object, colors = roles) =>
    theme(JSON.stringify({ preset: "ember", colors: Object.fromEntries(colors), fonts }));
  expect(all({ heading: "lora", body: "lora" })).toMatchInlineSnapshot(`
    "site.config.json:2:20 warning preset-overridden
    theme → preset
    The theme replaces every colour and both text fonts of the preset "ember", so the preset has almost no effect. Remove the colours and fonts that should come from the preset.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "theme": {"preset":"ember","colors":{"background":"#110a08","surface":"#1c1210","surfaceRaised":"#2b…
        |                    ^^^^^^^

    1 warning
    "
  `);
  expect(all({ heading: "lora" })).toBe("");
  expect(all({ body: "lora" })).toBe("");
  expect(all({ heading: "lora", body: "lora" }, roles.slice(1))).toBe("");
});

test("reports a second look's preset that changes nothing, unless its background is used", () => {
  const colors = JSON.stringify(presets.ember.colors);
  const second = (look: string) =>
    theme(`{ "preset": "daylight", "alternate": { ${look}, "colors": ${colors} } }`);
  const none = '"background": { "effect": "none" }';
  expect(second(`"preset": "raven", ${none}`)).toMatchInlineSnapshot(`
    "site.config.json:2:59 warning preset-without-effect
    theme → alternate → preset
    The preset "raven" changes nothing in this look: its colours and background are replaced. Remove "preset".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "theme": { "preset": "daylight", "alternate": { "preset": "raven", "background": { "effect": "none" …
        |                                                           ^^^^^^^

    1 warning
    "
  `);
  expect(second(`"preset": "auto", ${none}`)).toBe("");
  expect(second(none)).toBe("");
  expect(second('"preset": "raven"')).toBe("");
  const { info: _, ...most } = presets.ember.colors;
  const few = JSON.stringify({ ...most, focus: undefined });
  expect(
    theme(`{ "preset": "daylight", "alternate": { "preset": "raven", ${none}, "colors": ${few} } }`),
  ).toBe("");
});

test("derives readable looks from readable colours, and checks the owner's colours in them", () => {
  const derived = (alternate: string) => theme(`{ "preset": "ember", "alternate": ${alternate} }`);
  expect(derived('"auto"')).toBe("");
  expect(derived('{ "colors": { "primary": "#ffe08a" } }')).toContain(
    'In the alternate look, "primary" has too little contrast with',
  );
});

test("reports a picture for dark mode on a site with one look", () => {
  const image = '{ "type": "image", "src": "/art/mill.svg", "dark": "/logo.svg", "alt": "The mill" }';
  expect(report(configWith(image))).toMatchInlineSnapshot(`
    "site.config.json:4:52 warning dark-without-look
    Home (/) → block 1 (image) → dark
    Visitors never see "/logo.svg", because the site has no second look. Add "alternate": "auto" to "theme", or remove "dark".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "image", "src": "/art/mill.svg", "dark": "/logo.svg", "alt": "The mill" }
        |                                                    ^^^^^^^^^^^

    1 warning
    "
  `);
  expect(report(configWith(image, '"theme": { "alternate": "auto" }'))).toBe("");
  const logo = '"site": { "name": "Mossy", "logo": { "src": "/logo.svg", "dark": "/art/mill.svg" } }';
  expect(
    report(
      `{ "version": 1, ${logo}, "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "text", "text": "Hi." }] }] }`,
    ),
  ).toContain("dark-without-look");
});
