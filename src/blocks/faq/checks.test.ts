import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

const questions = '"questions": [{ "question": "Is it free?", "answer": "Yes." }]';
const faq = (layout: string, ...categories: string[]) =>
  report(
    configWith(`{ "type": "faq", "layout": "${layout}",
  "categories": [${categories.map((title) => `{ ${title}${questions} }`).join(", ")}] }`),
  );

test("reports links to fewer than two categories because they are not shown", () => {
  expect(faq("contents", '"title": "Joining", ')).toMatchInlineSnapshot(`
    "site.config.json:4:28 warning contents-of-one
    Home (/) → block 1 (faq) → layout
    "layout": "contents" requires at least two categories with a "title". Add categories or titles, or remove "layout".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "faq", "layout": "contents",
        |                            ^^^^^^^^^^

    1 warning
    "
  `);
  expect(faq("contents", '"title": "Joining", ', "")).toContain(" warning contents-of-one\n");
});

test("two categories have links, and other layouts need none", () => {
  expect(faq("contents", '"title": "Joining", ', '"title": "Building", ')).toBe("");
  expect(faq("columns", '"title": "Joining", ')).toBe("");
});
