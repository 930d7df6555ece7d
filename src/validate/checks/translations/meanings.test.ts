import { expect, test } from "vitest";
import { fixed, report } from "../../../../tests/validate/surroundings";

const configWith = (meanings: object) =>
  `${JSON.stringify(
    {
      version: 1,
      site: { name: "Mossy" },
      languages: { de: { texts: { Home: meanings } } },
      routes: [{ path: "/", title: "Home", intro: "Home" }],
    },
    undefined,
    2,
  )}\n`;

test("reports a meaning for a place where the text is not", () => {
  const text = configWith({ titel: "Start", "*": "Zuhause" });
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:10:11 warning meaning-without-place
    languages → de → texts → Home → titel
    The text "Home" is nowhere at "titel", so this meaning has no effect. Did you mean "title"? Use one of the places of this text: "/ title", "/", "title", "*", "/ intro" and 1 more.
       9 |         "Home": {
      10 |           "titel": "Start",
         |           ^^^^^^^

    1 warning
    "
  `);
  expect(fixed(text)).toBe(configWith({ title: "Start", "*": "Zuhause" }));
});

test("accepts meanings by key, by page and by both", () => {
  expect(report(configWith({ "/ title": "Start", "/": "Hier", intro: "Da", "*": "Zuhause" }))).toBe("");
});

test("reports texts without a meaning as missing", () => {
  expect(report(configWith({ title: "Start" }))).toContain("1 of 2 on /");
});
