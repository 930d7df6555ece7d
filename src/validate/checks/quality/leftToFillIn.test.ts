import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

test("reports an unfilled placeholder, with what to do", () => {
  expect(report(configWith('{ "type": "text", "text": "Join us at YOUR_SERVER_IP today." }')))
    .toMatchInlineSnapshot(`
      "site.config.json:4:39 warning unfilled-placeholder
      Home (/) → block 1 (text) → text
      "YOUR_SERVER_IP" is only a placeholder. Replace it with the address that players type into the game, such as "play.example.com".
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "text", "text": "Join us at YOUR_SERVER_IP today." }
          |                                       ^^^^^^^^^^^^^^

      1 warning
      "
    `);
});

test("reports a placeholder in a constant once, at the constant", () => {
  const text = configWith(
    '{ "type": "text", "text": "{{invite}} and {{invite}}" }',
    '"constants": { "invite": "https://discord.gg/YOUR_INVITE" }',
  );
  expect(report(text).match(/ unfilled-placeholder\n.*/g)).toEqual([
    " unfilled-placeholder\nconstants → invite",
  ]);
});

test.each([
  "your-server.com",
  "https://discord.gg/your-invite",
  "<your description here>",
  "[insert rules]",
  "CHANGEME",
  "TODO: write this",
  "Lorem ipsum dolor sit amet.",
  "…",
])("reports %s", (words) => {
  expect(report(configWith(`{ "type": "callout", "text": "x", "heading": "${words}" }`))).toContain(
    "unfilled-placeholder",
  );
});

test.each([
  "Back up your server every day.",
  "What is your Discord name?",
  "Your server, your rules",
  "Use `/msg YOUR_NAME`.",
  "Type [your friend](/rules) here.",
  "TODOs are on the board",
  "[Your turn]",
])("does not report %s", (words) => {
  expect(report(configWith(`{ "type": "text", "text": "${words}" }`))).not.toContain("unfilled-placeholder");
});

test("marks filler text up to its end", () => {
  const words = "Our rules. Lorem ipsum dolor sit amet, consectetur.";
  expect(report(configWith(`{ "type": "text", "text": "${words}" }`))).toContain(
    '"Lorem ipsum dolor sit amet, consectetur." is sample text. Replace all of it with your own text, or delete this block.',
  );
});

test("reports the sample description of a picture", () => {
  const image = '{ "type": "image", "src": "/logo.svg", "alt": "Description of the picture" }';
  expect(report(configWith(image))).toContain("Describe the picture for people who cannot see it.");
});

test.each([
  ["the cell of a table", '{ "type": "table", "columns": ["Tree", "Price"], "rows": [["Oak", "…"]] }'],
  ["a figure", '{ "type": "stats", "items": [{ "value": "…", "label": "Players" }] }'],
])("does not report dots in %s", (_, block) => {
  expect(report(configWith(block))).not.toContain("unfilled-placeholder");
});
