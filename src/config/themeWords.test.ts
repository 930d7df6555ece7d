import { expect, test } from "vitest";
import { configWith, report } from "../../tests/validate/surroundings";

test.each([
  ["preset", "Medow", "meadow"],
  ["preset", "pixel", "meadow"],
  ["preset", "minecraft", "meadow"],
  ["preset", "neon", "arcade"],
  ["preset", "fantasy", "raven"],
  ["preset", "dark", "midnight"],
  ["preset", "light", "daylight"],
  ["preset", "pirate", "atlas"],
  ["preset", "cosy", "cottage"],
  ["cards", "pixel", "block"],
  ["cards", "frosted", "glass"],
  ["buttons", "minecraft", "block"],
  ["buttons", "round", "pill"],
  ["headings", "uppercase", "caps"],
  ["headings", "neon", "glow"],
  ["dividers", "waves", "scallops"],
  ["dividers", "zigzag", "points"],
  ["dividers", "stairs", "steps"],
  ["pictures", "polaroid", "print"],
  ["pictures", "sepia", "aged"],
  ["pictures", "neon", "lit"],
  ["alternate", "minecraft", "meadow"],
  ["motif", "mountains", "ridges"],
  ["motif", "map", "contours"],
  ["motif", "waves", "contours"],
  ["motif", "flags", "bunting"],
  ["motif", "fire", "embers"],
  ["motif", "space", "stars"],
  ["motif", "minecraft", "blocks"],
  ["motif", "synthwave", "grid"],
  ["layout", "arch", "window"],
  ["layout", "polaroids", "collage"],
  ["openings", "centered", "middle"],
  ["openings", "banner", "band"],
  ["header", "middle", "centered"],
  ["header", "stacked", "centered"],
  ["header", "logo-center", "centered"],
  ["header", "both-sides", "split"],
])("for %s %s the message suggests %s", (key, written, meant) => {
  expect(report(configWith("", `"theme": { "${key}": "${written}" }`))).toContain(
    `"${key}" cannot be "${written}". Did you mean "${meant}"?`,
  );
});

test.each([
  ["fog", "mist"],
  ["checkered", "checks"],
  ["synthwave", "horizon"],
  ["map", "chart"],
  ["stars", "dots"],
])("for the effect %s the message suggests %s", (written, meant) => {
  expect(report(configWith("", `"theme": { "background": { "effect": "${written}" } }`))).toContain(
    `Did you mean "${meant}"?`,
  );
});

test("does not use a theme's words for the values of a block", () => {
  const cards = '{ "type": "cards", "layout": "lines", "items": [{ "title": "Farms" }] }';
  expect(report(configWith(cards))).toContain('"layout" cannot be "lines". Did you mean "list"?');
  const faq =
    '{ "type": "faq", "layout": "mesh", "categories": [{ "questions": [{ "question": "Q?", "answer": "A." }] }] }';
  expect(report(configWith(faq))).toContain('"layout" cannot be "mesh". Allowed values:');
});

const questions = '"categories": [{ "questions": [{ "question": "Is it free?", "answer": "Yes." }] }]';

test.each([
  ["accordion", '"display": "closed"'],
  ["closed", '"display": "closed"'],
  ["expanded", '"display": "open"'],
  ["wide", '"width": "wide"'],
])("the layout %s is what another key says: %s", (written, meant) => {
  expect(report(configWith(`{ "type": "faq", "layout": "${written}", ${questions} }`))).toContain(
    `"layout" cannot be "${written}". Did you mean ${meant}?`,
  );
});

test("another key is not named where it is there already", () => {
  const faq = `{ "type": "faq", "layout": "accordion", "display": "closed", ${questions} }`;
  expect(report(configWith(faq))).toContain(
    '"layout" cannot be "accordion". Allowed values: "list", "columns" and "contents".',
  );
});

test("suggests masonry for a gallery with the layout bento", () => {
  const gallery =
    '{ "type": "gallery", "layout": "bento", "items": [{ "src": "/logo.svg", "alt": "The sign" }] }';
  expect(report(configWith(gallery))).toContain('"layout" cannot be "bento". Did you mean "masonry"?');
});
