import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

const copying = (copy: string) =>
  configWith(`{ "type": "cta", "heading": "Join", "buttons": [{ "label": "Copy", "copy": "${copy}" }] }`);

test("reports http:// in an address to copy for a game", () => {
  expect(report(copying("http://play.example"))).toMatchInlineSnapshot(`
    "site.config.json:4:76 warning web-address-to-copy
    Home (/) → block 1, "Join" → button 1, "Copy" → copy
    Games do not accept server addresses that start with http:// or https://. Use "play.example" so visitors can paste it into the game.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "cta", "heading": "Join", "buttons": [{ "label": "Copy", "copy": "http://play.example" }] …
        |                                                                            ^^^^^^^^^^^^^^^^^^^^^

    1 warning
    "
  `);
  expect(report(copying("https://play.example:25565"))).toContain('Use "play.example:25565"');
});

test("accepts a web address to copy", () => {
  expect(report(copying("https://play.example/rules"))).toBe("");
  expect(report(copying("https://play.example"))).toBe("");
});
