import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

const button = (href: string) =>
  configWith(`{ "type": "cta", "heading": "Join", "buttons": [{ "label": "Play", "href": "${href}" }] }`);

test.each(["play.mossy.example:25565", "45.13.2.1:19132"])(
  'suggests "copy" for %s as a link, and adds no https://',
  (address) => {
    expect(report(button(address))).toContain(
      `It looks like the address of a game server, which browsers cannot open. To let visitors copy it, replace "href" with "copy": "${address}".`,
    );
    expect(fixed(button(address))).toBe(button(address));
  },
);

test("adds a missing colon after https", () => {
  expect(fixed(button("https//mossy.example"))).toContain('"href": "https://mossy.example"');
});

test("finds a page by its title", () => {
  const text = button("Rules of the Mill").replace('"title": "Rules"', '"title": "Rules of the Mill"');
  expect(report(text)).toContain('"Rules of the Mill" is a page title. Use the page\'s path, "/rules".');
  expect(fixed(text)).toContain('"href": "/rules"');
});
