import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

const announcing = (announcements: string) => configWith("", `"announcements": [\n${announcements}\n]`);

test("requires the pages of an announcement to exist", () => {
  const config = announcing(`  { "text": "Harvest week", "routes": ["/", "/rules/", "/rulse"] },
  { "text": "The mill is closed", "routes": ["/market"] }`);
  expect(report(config)).toMatchInlineSnapshot(`
    "site.config.json:3:45 error malformed-value
    announcement 1 → path 2
    Entry 2 of "routes" cannot be "/rules/". The path of a page must not end with a slash. Use "/rules".
      2 | "announcements": [
      3 |   { "text": "Harvest week", "routes": ["/", "/rules/", "/rulse"] },
        |                                             ^^^^^^^^^

    site.config.json:3:56 error unknown-page
    announcement 1 → path 3
    There is no page at "/rulse", so the announcement cannot appear there. Use "/rules".
      2 | "announcements": [
      3 |   { "text": "Harvest week", "routes": ["/", "/rules/", "/rulse"] },
        |                                                        ^^^^^^^^

    site.config.json:4:46 error unknown-page
    announcement 2 → path 1
    There is no page at "/market", so the announcement cannot appear there. Use the "path" of a page.
      3 |   { "text": "Harvest week", "routes": ["/", "/rules/", "/rulse"] },
      4 |   { "text": "The mill is closed", "routes": ["/market"] }
        |                                              ^^^^^^^^^

    3 errors
    "
  `);
  expect(fixed(config)).toContain('"/rules"]');
});

test("reports a label without a button", () => {
  expect(report(announcing('  { "text": "Harvest week", "label": "What to bring" }'))).toMatchInlineSnapshot(`
    "site.config.json:3:29 warning key-without-effect
    announcement 1, "What to bring" → label
    "label" has no effect because this announcement has no button. Add "href" or "copy", or remove "label".
      2 | "announcements": [
      3 |   { "text": "Harvest week", "label": "What to bring" }
        |                             ^^^^^^^

    1 warning
    "
  `);
});

test("reports a label of a message without a link", () => {
  const messages = `"toasts": { "messages": { "sent": { "title": "Sent", "label": "Read on" } } }`;
  const block = `{ "type": "cta", "buttons": [{ "label": "Copy", "copy": "x", "toast": "sent" }] }`;
  expect(report(configWith(block, messages))).toMatchInlineSnapshot(`
    "site.config.json:2:54 warning key-without-effect
    toasts → messages → sent → label
    "label" has no effect because this message has no link. Add "href", or remove "label".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "toasts": { "messages": { "sent": { "title": "Sent", "label": "Read on" } } },
        |                                                      ^^^^^^^

    1 warning
    "
  `);
});

test("allows a link or a copy action in an announcement, but not both", () => {
  expect(report(announcing('  { "text": "Harvest week", "href": "/rules", "copy": "play.mossy.net" }')))
    .toMatchInlineSnapshot(`
      "site.config.json:3:47 error two-actions
      announcement 1 → copy
      An announcement can open a link or copy text, but not both. Remove "href" or "copy".
        2 | "announcements": [
        3 |   { "text": "Harvest week", "href": "/rules", "copy": "play.mossy.net" }
          |                                               ^^^^^^

      1 error
      "
    `);
});
