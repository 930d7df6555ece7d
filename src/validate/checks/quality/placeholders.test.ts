import { expect, test } from "vitest";
import { report, reportIn, surroundings } from "../../../../tests/validate/surroundings";

const linked = (url: string) => `{ "version": 1,
  "site": { "name": "Mossy", "url": "${url}", "description": "All of it." },
  "navigation": [{ "label": "Shop", "href": "https://shop.example/a" }],
  "routes": [{ "path": "/", "title": "Home", "blocks": [
    { "type": "form", "submit": "Go", "delivery": { "type": "email", "to": "me@example.com", "subject": "S" },
      "fields": [{ "type": "text", "name": "who", "label": "Who" }] }] }] }`;

test("requires real links and forms for a site at a real address", () => {
  expect(report(linked("https://mossy.net"))).toMatchInlineSnapshot(`
    "site.config.json:3:45 warning placeholder-address
    navigation → link 1, "Shop" → href
    "https://shop.example/a" does not work because domains such as "shop.example" are reserved for examples. Use the real link, or remove it.
      2 |   "site": { "name": "Mossy", "url": "https://mossy.net", "description": "All of it." },
      3 |   "navigation": [{ "label": "Shop", "href": "https://shop.example/a" }],
        |                                             ^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:5:76 warning form-delivers-nowhere
    Home (/) → block 1 (form) → delivery → to
    "me@example.com" does not work because domains such as "example.com" are reserved for examples. Messages from visitors would be lost. Use your own email address.
      4 |   "routes": [{ "path": "/", "title": "Home", "blocks": [
      5 |     { "type": "form", "submit": "Go", "delivery": { "type": "email", "to": "me@example.com", "subjec…
        |                                                                            ^^^^^^^^^^^^^^^^

    2 warnings
    "
  `);
  expect(report(linked("https://mossy.example"))).toBe("");
});

test("uses the host's address if the config sets none", () => {
  const unnamed = linked("").replace('"url": "", ', "");
  const onHost = (origin: string) => reportIn({ ...surroundings, origin }, unnamed);
  expect(report(unnamed)).toBe("");
  expect(onHost("https://owner.github.io")).toContain("warning placeholder-address");
  expect(onHost("https://owner.github.io")).toContain("warning form-delivers-nowhere");
  expect(onHost("http://localhost:4173")).toBe("");
});
