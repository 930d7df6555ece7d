import { expect, test } from "vitest";
import { compiled } from "../../compiled.fixture";
import { examples } from "../examples";
import { countingNames, pagesOf } from "./pages";
import { formBlock } from "../schema";

const pages = pagesOf(compiled(formBlock, examples.pages).fields);
const counting = (filled: Record<string, string | boolean>) => [
  ...countingNames(pages, (name) => filled[name] ?? ""),
];

test("puts fields before the first page entry on a page, and skips pages without fields", () => {
  expect(pages.map(({ title, fields }) => [title, fields.length])).toEqual([
    [undefined, 2],
    ["The plot", 3],
    ["About you", 1],
  ]);
  const [first, ...rest] = compiled(formBlock, examples.pages).fields.slice(2);
  expect(pagesOf([first!, first!, ...rest, first!]).map(({ title }) => title)).toEqual([
    "The plot",
    "About you",
  ]);
});

test("a field counts while the one that it depends on counts and has that answer", () => {
  expect(counting({})).toEqual(["topic", "who"]);
  expect(counting({ topic: "fine" })).toEqual(["topic", "number", "who"]);
  expect(counting({ topic: "plot" })).toEqual(["topic", "place", "shared", "who"]);
  expect(counting({ topic: "plot", shared: true })).toEqual(["topic", "place", "shared", "others", "who"]);
  expect(counting({ topic: "fine", shared: true })).toEqual(["topic", "number", "who"]);
});

test("any of several answers will do, to a choice and to a group of choices", () => {
  const choices = pagesOf(compiled(formBlock, examples.choices).fields);
  const has = (answer: string | string[]) => countingNames(choices, () => answer).has("evenings");
  expect([has("builder"), has("moderator"), has("host"), has("")]).toEqual([false, true, true, false]);
  expect([has(["builder"]), has(["builder", "host"]), has([])]).toEqual([false, true, false]);
});
