import { describe, expect, test } from "vitest";
import { configWith, fixed, report, surroundings } from "../../../../tests/validate/surroundings";
import { validate } from "../../validate";

const messages = (text: string) => validate(text, surroundings).diagnostics.map(({ message }) => message);
const link = (more: string) => `{ "label": "Discord", "href": "https://discord.gg/mossy"${more} }`;
const icon = ', "icon": "simple-icons:discord"';
const footer = (entries: string) => `"footer": { "social": [${entries}] }`;
const withTag = (text: string) =>
  configWith(text, '"tags": { "mossy-survival": { "label": "Mossy survival", "color": "#0f0" } }');

/** A config with a mistake, the text to paste, and the fixed config. */
const mistakes: readonly (readonly [written: string, advice: string, right?: string])[] = [
  [
    configWith('{ "type": "gallery", "pictures": ["/logo.svg", "/art/mill.svg"] }'),
    'Use "items": [{ "src": "/logo.svg", "alt": "Description of the picture" }, { "src": "/art/mill.svg", "alt": "Description of the picture" }] instead.',
  ],
  [
    configWith('{ "type": "rules", "entries": ["Be kind", "No griefing"] }'),
    'Use "items": [{ "name": "Be kind" }, { "name": "No griefing" }] instead.',
    configWith('{ "type": "rules", "items": [{ "name": "Be kind" }, { "name": "No griefing" }] }'),
  ],
  [
    configWith(
      '{ "type": "gallery", "items": [{ "src": "/logo.svg", "alt": "The sign", "url": "/rules" }] }',
    ),
    '{ "type": "cards", "items": [{ "title": "The sign", "image": { "src": "/logo.svg", "alt": "The sign" }, "href": "/rules" }] }',
  ],
  [
    configWith('{ "type": "media", "items": [{ "name": "The mill", "text": "It grinds." }] }'),
    '{ "type": "text", "heading": "The mill", "text": "It grinds." }',
  ],
  [
    configWith("", '"socials": { "discord": "discord.gg/mossy" }'),
    `"footer": { "social": [${link(icon)}] }`,
    configWith("", footer(link(icon))),
  ],
  [
    configWith("", `"footer": { "text": "Mossy" }, "social": [${link("")}]`),
    `Use "social": [${link(icon)}] in "footer" instead.`,
    configWith("", `"footer": { "text": "Mossy", "social": [${link(icon)}] }`),
  ],
  [
    configWith("", `${footer(link(icon))}, "youtube": "https://www.youtube.com/@mossy"`),
    'Add { "label": "YouTube", "href": "https://www.youtube.com/@mossy", "icon": "simple-icons:youtube" } to "social" in "footer"',
    configWith(
      "",
      footer(
        `${link(icon)}, { "label": "YouTube", "href": "https://www.youtube.com/@mossy", "icon": "simple-icons:youtube" }`,
      ),
    ),
  ],
  [
    configWith('{ "type": "cards", "items": [{ "title": "Mossy survival", "titleColor": "#0f0" }] }'),
    'add "tags": { "mossy-survival": { "label": "Mossy survival", "color": "#0f0" } } next to "site", and use "color": "mossy-survival".',
    withTag('{ "type": "cards", "items": [{ "title": "Mossy survival", "color": "mossy-survival" }] }'),
  ],
  [
    withTag('{ "type": "stats", "items": [{ "value": "5", "label": "Worlds", "colour": "#0f0" }] }'),
    'Use "color": "mossy-survival".',
    withTag('{ "type": "stats", "items": [{ "value": "5", "label": "Worlds", "color": "mossy-survival" }] }'),
  ],
  [
    configWith('{ "type": "links", "items": [{ "label": "Vote", "href": "/rules", "color": "red" }] }'),
    'Remove "color".',
    configWith('{ "type": "links", "items": [{ "label": "Vote", "href": "/rules" }] }'),
  ],
  [configWith("", '"themeToggle": true'), 'Use "theme": { "alternate": "daylight" } instead.'],
  [
    configWith("", '"theme": { "preset": "ember" }, "themeToggle": true'),
    'Use "theme": { "preset": "ember", "alternate": "daylight" } instead.',
  ],
  [
    configWith("", '"theme": { "preset": "daylight", "themeToggle": true }'),
    'Use "alternate": "midnight" instead.',
  ],
  [
    configWith("", '"theme": { "alternate": "daylight" }, "themeToggle": true'),
    "Remove this key.",
    configWith("", '"theme": { "alternate": "daylight" }'),
  ],
  [
    configWith("", '"header": { "logo": "/logo.svg" }'),
    'Use "site": { "name": "Mossy", "logo": "/logo.svg" }, and remove "header".',
    configWith("").replace('"name": "Mossy"', '"name": "Mossy", "logo": "/logo.svg"'),
  ],
  [
    configWith('{ "type": "hero", "heading": "A", "background": "/banner.png" }'),
    'Use "background": { "image": "/Banner.png" }.',
    configWith('{ "type": "hero", "heading": "A", "background": { "image": "/Banner.png" } }'),
  ],
  [
    configWith(
      '{ "type": "text", "text": "A", "stats": [{ "value": "5", "label": "Worlds" }] },\n{ "type": "cta", "heading": "C" }',
    ),
    '{ "type": "stats", "items": [{ "value": "5", "label": "Worlds" }] }',
    configWith(
      '{ "type": "text", "text": "A" }, { "type": "stats", "items": [{ "value": "5", "label": "Worlds" }] },\n{ "type": "cta", "heading": "C" }',
    ),
  ],
];

const cases = mistakes.map(([written, advice, right]) => ({ written, advice, right }));

describe("an unknown key with an unambiguous path or form", () => {
  test.each(cases)("gets the whole text to paste, in one finding: $advice", ({ written, advice }) => {
    const errors = messages(written);
    expect(errors).toEqual([expect.stringContaining(advice)]);
  });

  test.each(cases)("is fixed if nothing else can be intended: $advice", ({ written, right }) => {
    if (right === undefined) expect(fixed(written)).toBe(written);
    else expect(JSON.parse(fixed(written))).toEqual(JSON.parse(right));
  });
});

test("reports two links on pictures of one gallery once", () => {
  const picture = (link: string) => `{ "src": "/logo.svg", "alt": "The sign", "link": "${link}" }`;
  expect(
    report(configWith(`{ "type": "gallery", "items": [${picture("/")}, ${picture("/rules")}] }`)),
  ).toContain("\n1 error\n");
});
