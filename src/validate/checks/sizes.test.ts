import { expect, test } from "vitest";
import { minimalConfig } from "../../../tests/validate/minimalBlocks";
import { surroundings } from "../../../tests/validate/surroundings";
import { validate } from "../validate";

const messagesOf = (config: object) =>
  validate(JSON.stringify(config), surroundings).diagnostics.map(
    ({ code, message }) => `${code}: ${message}`,
  );
const textBlock = (text: string) => ({ type: "text", text });

test("rejects a text that its constants make too long", () => {
  const constants = { name: "x".repeat(2000) };
  expect(messagesOf({ ...minimalConfig(textBlock("{{name}}".repeat(25))), constants })).toEqual([]);
  expect(messagesOf({ ...minimalConfig(textBlock("{{name}}".repeat(26))), constants })).toEqual([
    "out-of-range: This text has 52000 characters with its constants filled in, but at most 50000 are allowed. Use fewer constants here.",
  ]);
});

test("limits the text that constants add to a site", () => {
  const constants = { name: "x".repeat(2000) };
  const blocks = Array.from({ length: 900 }, () => textBlock("{{name}}".repeat(25)));
  const page = (index: number) => ({
    path: index === 0 ? "/" : `/page-${index}`,
    title: `Page ${index}`,
    blocks,
  });
  expect(messagesOf({ ...minimalConfig(), constants, routes: [page(0)] })).toEqual([]);
  expect(messagesOf({ ...minimalConfig(), constants, routes: [page(0), page(1)] })).toEqual([
    "out-of-range: The constants add 90 million characters to the site's text, but at most 50 million are allowed. Shorten the values of constants, or use constants less often.",
  ]);
});

test("limits the length and number of constants", () => {
  const many = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`name${index}`, "here"]));
  const text = textBlock(
    Object.keys(many)
      .map((name) => `{{${name}}}`)
      .join(" "),
  );
  expect(messagesOf({ ...minimalConfig(text), constants: many })).toEqual([
    'out-of-range: "constants" has 1001 keys, but at most 1000 are allowed. Remove those that are not used.',
  ]);
  expect(
    messagesOf({ ...minimalConfig(textBlock("{{name}}")), constants: { name: "x".repeat(2001) } }),
  ).toEqual([
    'out-of-range: "name" has 2001 characters, but at most 2000 are allowed. Use the text itself instead of a constant.',
  ]);
});

test("limits the content that every page repeats", () => {
  const footer = { text: "Words of the footer. ".repeat(2000) };
  const routes = Array.from({ length: 12_000 }, (_, index) => ({
    path: index === 0 ? "/" : `/page-${index}`,
    title: `Page ${index}`,
  }));
  expect(messagesOf({ ...minimalConfig(), footer, routes })).toContain(
    "out-of-range: The navigation, footer and labels have 42023 characters. Every page repeats them. On 12000 pages, that is 504 million, but at most 500 million are allowed. Shorten them.",
  );
});

test("rejects too many entries with their number, and what to do", () => {
  const blocks = Array.from({ length: 1001 }, () => textBlock("Words."));
  expect(messagesOf({ ...minimalConfig(), routes: [{ path: "/", title: "Home", blocks }] })).toEqual([
    'out-of-range: "blocks" has 1001 entries, but at most 1000 are allowed. Split them between several pages.',
  ]);
});

test("limits the links of all navigation groups together", () => {
  const group = (label: number, count: number) => ({
    label: `Group ${label}`,
    links: Array.from({ length: count }, (_, index) => ({
      label: `Link ${index}`,
      href: `https://${label}-${index}.fernhollow.net`,
    })),
  });
  const withGroups = (...counts: number[]) =>
    messagesOf({
      ...minimalConfig(textBlock("Words.")),
      navigation: counts.map((count, index) => group(index, count)),
    });
  expect(withGroups(50, 50)).toEqual([]);
  expect(withGroups(50, 51)).toEqual([
    'out-of-range: "navigation" has 101 links, including its groups, but at most 100 are allowed because every page shows them. Remove some links, or put them on pages instead.',
  ]);
  expect(withGroups(101)).toEqual([
    'out-of-range: "links" has 101 entries, but at most 100 are allowed. These links appear on every page. Move some of them to a single page.',
  ]);
});
