import { expect, test } from "vitest";
import { configSchema } from "./config";
import { longestWords } from "./longestWords";

const site = (blocks: object[], more: object = {}) =>
  configSchema.parse({
    version: 1,
    site: { name: "Mossy" },
    constants: { name: "Fernhollow" },
    routes: [{ path: "/", title: "Home", blocks }],
    ...more,
  });

test("measures words by their place, with constants filled in", () => {
  const { pages, sections, entries, facts, notFound } = longestWords(
    site(
      [
        { type: "hero", heading: "To {{name}}", cards: [{ label: "Since", value: "2015" }] },
        { type: "cards", heading: "What is there", items: [{ title: "A railroad" }] },
      ],
      { notFound: { heading: "404" } },
    ),
  );
  expect(pages).toBeCloseTo(10.6);
  // A hero and a section have the same heading.
  expect(sections).toBeCloseTo(10.6);
  expect(entries).toBe(8);
  expect([facts, notFound]).toEqual([4, 3]);
});

test("wide letters count for more, hyphens part words, and addresses are no facts", () => {
  const card = { label: "Address", value: "play.fernhollow.example", copy: "play.fernhollow.example" };
  const { entries, facts } = longestWords(
    site([
      { type: "hero", heading: "Hi", cards: [card] },
      { type: "cards", items: [{ title: "mmm-mm" }] },
    ]),
  );
  expect(entries).toBeCloseTo(3 * 1.45);
  expect(facts).toBe(0);
});

test("scripts whose lines end anywhere have no long words", () => {
  expect(longestWords(site([{ type: "cards", items: [{ title: "サーバーへようこそ" }] }])).entries).toBe(0);
});

test("a name that is longer than words are counts as the longest word there is, and those of members count apart", () => {
  const items = ["Fernhollow", "Keeper_of_the_Long_Slow_Estuary"].map((title) => ({ title }));
  expect(longestWords(site([{ type: "cards", items }])).entries).toBe(18);
  const members = [{ name: "Keeper_of_the_Long_Slow_Estuary" }];
  const { entries, members: ofMembers } = longestWords(
    site([{ type: "staff", groups: [{ title: "Pilots", members }] }]),
  );
  expect([entries, ofMembers]).toEqual([6.15, 18]);
});
