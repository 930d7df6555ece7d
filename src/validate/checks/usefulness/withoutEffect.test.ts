import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

test("reports a key that needs another one", () => {
  expect(
    report(
      configWith(
        '{ "type": "tabs", "tabs": [{ "id": "a", "title": "A", "text": "a", "badgeVariant": "primary" }] }',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:68 warning key-without-effect
    Home (/) → block 1 (tabs) → tab 1, "A" → badgeVariant
    "badgeVariant" has no effect without "badge". Add "badge", or remove "badgeVariant".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "tabs", "tabs": [{ "id": "a", "title": "A", "text": "a", "badgeVariant": "primary" }] }
        |                                                                    ^^^^^^^^^^^^^^

    1 warning
    "
  `);
});

test("suggests moving a page's picture and background into its hero", () => {
  const page = (
    hero: string,
  ) => `{ "version": 1, "site": { "name": "Fernhollow", "description": "A quiet realm." },
  "routes": [{ "path": "/", "title": "Home", "image": { "src": "/logo.svg", "alt": "" },
    "background": "primary",
    "blocks": [${hero}{ "type": "text", "text": "Hello." }] }] }`;
  expect(report(page(""))).not.toContain("key-without-effect");
  expect(report(page('{ "type": "hero", "heading": "Hello" }, '))).toContain(
    'Home (/) → image\nThis "image" is not shown because the page starts with a hero. Move it into the hero. To show it behind the text, also add "layout": "cover" to the hero.',
  );
  expect(report(page('{ "type": "hero", "heading": "Hello" }, '))).toContain(
    'This "background" is not shown because the page starts with a hero. Move it into the hero.',
  );
});

test("reports the end of an event that does not repeat", () => {
  const event = '{ "title": "Market", "from": "2026-12-01", "repeatUntil": "2026-12-24" }';
  expect(report(configWith(`{ "type": "events", "items": [${event}] }`))).toContain(
    '"repeatUntil" has no effect without "repeat". Add "repeat", or remove "repeatUntil".',
  );
});

test("reports headings that cannot be beside the content", () => {
  const beside = (block: string) => report(configWith(block.replace("}", ', "align": "beside" }')));
  expect(beside('{ "type": "text", "text": "Hello." }')).toContain(
    '"beside" has no effect without a heading. Add "heading" or "intro", or remove "align".',
  );
  expect(beside('{ "type": "callout", "heading": "Rules", "text": "Hello." }')).toContain(
    '"beside" has no effect in a "callout" block. Remove "align", or use "start" or "center".',
  );
  expect(beside('{ "type": "text", "heading": "Rules", "text": "Hello." }')).toBe("");
});

test("reports the position of a post's picture without a picture", () => {
  const post = (more: string) =>
    report(
      configWith(
        "",
        `"news": { "path": "/news", "posts": [
{ "slug": "ice", "title": "Ice", "date": "2024-01-01", "text": "Walk slowly.", "imagePosition": "behind"${more} }] }`,
      ),
    );
  expect(post("")).toContain(
    '"imagePosition" has no effect because this post has no picture. Add "image", or remove "imagePosition".',
  );
  expect(post(', "image": { "src": "/logo.svg", "alt": "" }')).not.toContain("key-without-effect");
});
