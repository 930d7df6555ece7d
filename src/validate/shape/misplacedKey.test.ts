import { describe, expect, test } from "vitest";
import { configWith, fixed, report, surroundings } from "../../../tests/validate/surroundings";
import { validate } from "../validate";

const cards = (keys: string) => `{ "type": "cards", ${keys}, "items": [{ "title": "A" }, { "title": "B" }] }`;
const tabs = (keys: string) =>
  `{ "type": "tabs", ${keys}, "tabs": [{ "id": "a", "title": "A", "text": "B" }] }`;
const cta = (keys: string) =>
  `{ "type": "cta", "heading": "A", "image": { "src": "/logo.svg", "alt": "A" }, ${keys} }`;
const whereTabsStand = 'Use "layout" to position the tabs. "side" puts them in a column beside their panels';

describe("an unsupported key for the layout of a block", () => {
  test.each([
    [cards('"style": "grid"'), 'Use "layout"'],
    [cards('"display": "list"'), 'Use "layout"'],
    [
      cards('"display": "flex"'),
      'Use "layout" instead, with the value "grid", "list", "bento", "feature" or "masonry"',
    ],
    [cards('"variant": "compact"'), 'Use "layout"'],
    [cards('"style": "color: red"'), "A config cannot contain HTML, CSS or scripts"],
    [cards('"style": { "color": "red" }'), "A config cannot contain HTML, CSS or scripts"],
    [tabs('"orientation": "vertical"'), 'Use "layout"'],
    [tabs('"position": "left"'), whereTabsStand],
    [tabs('"vertical": true'), whereTabsStand],
    [cards('"position": 5'), "Sizes, spacing and animations are fixed"],
  ])("%s", (block, advice) => {
    expect(report(configWith(block))).toContain(advice);
  });

  test("is renamed only if the value is valid too", () => {
    expect(fixed(configWith(cards('"style": "mosaic"')))).toContain('"layout": "mosaic"');
    expect(fixed(configWith(cards('"display": "flex"')))).toContain('"display": "flex"');
  });
});

test("does not treat the position of a picture as the picture", () => {
  const messages = report(configWith(cta('"imagePosition": "start"')));
  expect(messages).toContain('It belongs in a "hero" block or in a "cards" block.');
  expect(report(configWith(cta('"imageSide": "left"')))).not.toContain("has the same meaning");
  expect(report(configWith(cta('"picture": { "src": "/logo.svg", "alt": "A" }')))).toContain(
    '"image" is also set and has the same meaning. Remove "picture".',
  );
});

test.each(["appleTouchIcon", "manifest"])("explains that %s is generated, or goes in public/", (key) => {
  const text = configWith("").replace('"name": "Mossy"', `"name": "Mossy", "${key}": "/a.png"`);
  expect(report(text)).toContain("To use your own, put apple-touch-icon.png and site.webmanifest");
});

describe("focus", () => {
  const found = (keys: string) => report(configWith(cards(keys)));

  test("next to a background is moved into it, as an object", () => {
    expect(found('"background": "tint", "focus": "left"')).toMatch(
      /It belongs in "background". Use "background": \{ "image": "\/[^"]+", "focus": "left" \}\./,
    );
    expect(found('"background": { "image": "/logo.svg" }, "focus": "left"')).toContain(
      'It belongs in "background". Use "background": { "image": "/logo.svg", "focus": "left" }.',
    );
  });

  test("without a background is suggested for the blocks that support it", () => {
    expect(found('"focus": "left"')).toContain('It belongs in an "image" block');
  });

  test("next to a picture is moved into it", () => {
    expect(report(configWith(cta('"background": "tint", "focus": "left"')))).toContain(
      'It belongs under "image"',
    );
  });
});

describe("posts in a block", () => {
  const posts = '[{ "slug": "open", "title": "Open", "date": "2026-11-01", "text": "Come in." }]';
  const block = `{ "type": "posts", "posts": ${posts} }`;

  test("are moved to the top level, in a new object", () => {
    const text = configWith(block);
    expect(report(text)).toContain(
      `Use "news": { "path": "/news", "posts": ${posts} } instead, at the top level next to "site".`,
    );
    expect(JSON.parse(fixed(text))).toEqual(
      JSON.parse(configWith('{ "type": "posts" }', `"news": { "path": "/news", "posts": ${posts} }`)),
    );
  });

  test("are moved behind the existing posts", () => {
    const other = posts.replaceAll("pen", "ak");
    const text = configWith(block, `"news": { "path": "/news", "posts": ${other} }`);
    expect(report(text)).toContain('Move these entries to the end of "posts" under "news".');
    expect(JSON.parse(fixed(text))).toEqual(
      JSON.parse(
        configWith(
          '{ "type": "posts" }',
          `"news": { "path": "/news", "posts": ${other.slice(0, -1)}, ${posts.slice(1)} }`,
        ),
      ),
    );
  });

  test("are not moved if a page has the path of the news", () => {
    const text = configWith(block).replace("/rules", "/news");
    expect(validate(text, surroundings).diagnostics.filter(({ edits }) => edits)).toEqual([]);
    expect(fixed(text)).toBe(text);
  });
});
