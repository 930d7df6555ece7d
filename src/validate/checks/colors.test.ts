import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

const tags = '"tags": { "warden": { "label": "Warden", "color": "#3fa7d6" } }';
const button = (color: string) =>
  `{ "type": "cta", "heading": "Join", "buttons": [{ "label": "Chat", "href": "/rules", "color": "${color}" }] }`;
const textBlock = (text: string, heading = "Welcome") =>
  `{ "type": "text", "heading": ${JSON.stringify(heading)}, "text": ${JSON.stringify(text)} }`;

describe("a colour by name", () => {
  test("is a tag or a colour of the theme, in keys, texts and titles", () => {
    const named = `${button("warden")},\n${button("info")},\n${textBlock("[[warden: Bram]] finds [[danger: lava]].", "[[success : Fern ]]hollow")}`;
    expect(report(configWith(named, tags))).toBe("");
  });

  test("is reported if it is neither", () => {
    const text = configWith(
      `${button("wardn")},\n${button("red")},\n${textBlock("[[wardn: Bram]]", "[[mossy: Fern]]hollow")}`,
      tags,
    );
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:5:95 warning unknown-color
      Home (/) → block 1, "Join" → button 1, "Chat" → color
      "tags" has no "wardn", and the theme has no colour with this name. Did you mean "warden"?
        5 | …": [{ "label": "Chat", "href": "/rules", "color": "wardn" }] },
          |                                                    ^^^^^^^

      site.config.json:6:95 warning unknown-color
      Home (/) → block 2, "Join" → button 1, "Chat" → color
      "tags" has no "red", and the theme has no colour with this name. Did you mean "danger"?
        5 | { "type": "cta", "heading": "Join", "buttons": [{ "label": "Chat", "href": "/rules", "color": "wardn…
        6 | { "type": "cta", "heading": "Join", "buttons": [{ "label": "Chat", "href": "/rules", "color": "red" …
          |                                                                                               ^^^^^

      site.config.json:7:31 warning unknown-color
      Home (/) → block 3, "[[mossy: Fern]]hollow" → heading
      "tags" has no "mossy", and the theme has no colour with this name. The colours are "warden", "primary", "accent", "success", "warning" and 2 more. For another one, add "mossy": { "label": "mossy", "color": "#e0a84a" } to "tags". To show the brackets as they are, put a backslash before them.
        6 | { "type": "cta", "heading": "Join", "buttons": [{ "label": "Chat", "href": "/rules", "color": "red" …
        7 | { "type": "text", "heading": "[[mossy: Fern]]hollow", "text": "[[wardn: Bram]]" }
          |                               ^^^^^^^^^^^^^^^

      site.config.json:7:64 warning unknown-color
      Home (/) → block 3, "[[mossy: Fern]]hollow" → text
      "tags" has no "wardn", and the theme has no colour with this name. Did you mean "warden"? To show the brackets as they are, put a backslash before them.
        6 | { "type": "cta", "heading": "Join", "buttons": [{ "label": "Chat", "href": "/rules", "color": "red" …
        7 | { "type": "text", "heading": "[[mossy: Fern]]hollow", "text": "[[wardn: Bram]]" }
          |                                                                ^^^^^^^^^^^^^^^

      4 warnings
      "
    `);
    expect(fixed(text)).toContain('"color": "warden"');
  });

  test("is not meant by an escaped text, code or a link", () => {
    expect(report(configWith(textBlock("\\[[a: b]], `[[a: b]]` and [[a: b]](/rules)"), ""))).toBe("");
  });
});

describe("a hex colour instead of a name", () => {
  test("is a new tag with the button's label", () => {
    const text = configWith(button("#5865f2"));
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:4:95 error malformed-value
      Home (/) → block 1, "Join" → button 1, "Chat" → color
      "color" cannot be "#5865f2". A colour has a name here: add "tags": { "chat": { "label": "Chat", "color": "#5865f2" } } next to "site", and use "color": "chat".
        4 | …": [{ "label": "Chat", "href": "/rules", "color": "#5865f2" }] }
          |                                                    ^^^^^^^^^

      1 error
      "
    `);
    expect(fixed(text)).toContain('"color": "chat"');
    expect(report(fixed(text))).toBe("");
  });

  test("is the tag that already has the colour, even if several places have it", () => {
    expect(report(configWith(button("#3fa7d6"), tags))).toContain('Use "color": "warden".');
    const twice = fixed(fixed(configWith(`${button("#5865f2")},\n${button("#5865f2")}`)));
    expect(report(twice)).toBe("");
  });

  test("has another name if a tag has the label's", () => {
    const chat = '"tags": { "chat": { "label": "Chat", "color": "#000" } }';
    expect(fixed(configWith(button("#5865f2"), chat))).toContain('"color": "chat-2"');
  });

  test.each([
    ["24 [[primary: Чат]]-Räume", "чат-räume"],
    ["24/7", "colour"],
  ])("is named after the label %s: %s", (label, name) => {
    const text = configWith(
      button("#5865f2").replace('"label": "Chat"', `"label": ${JSON.stringify(label)}`),
    );
    expect(fixed(text)).toContain(`"color": "${name}"`);
    expect(report(fixed(text))).toBe("");
  });
});

describe("a tag next to tags", () => {
  test("moves into the list", () => {
    const card = '{ "type": "cards", "items": [{ "title": "Moss", "tag": "warden", "tags": ["event"] }] }';
    const both = `"tags": { "warden": { "label": "Warden", "color": "#3fa7d6" }, "event": { "label": "Event", "color": "#e0a84a" } }`;
    const text = configWith(card, both);
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:5:56 warning tags-twice
      Home (/) → block 1 (cards) → card 1, "Moss" → tag
      All badges go in "tags": the page shows those, and not "tag". Use "tags": ["warden","event"].
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "cards", "items": [{ "title": "Moss", "tag": "warden", "tags": ["event"] }] }
          |                                                        ^^^^^^^^

      1 warning
      "
    `);
    expect(fixed(text)).toContain('"tags": ["warden", "event"]');
    expect(report(fixed(text))).toBe("");
  });
});
