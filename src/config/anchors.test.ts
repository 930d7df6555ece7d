import { expect, test } from "vitest";
import { pageAnchors } from "./anchors";
import { routeSchema } from "./routes";

const question = (question: string, more = {}) => ({ question, answer: "Yes.", ...more });
const page = (...categories: object[]) => ({
  path: "/faq",
  title: "FAQ",
  blocks: [{ type: "faq", id: "faq", categories }],
});
const ids = (value: unknown, fill?: (text: string) => string) =>
  pageAnchors(routeSchema, value, fill).map(({ id }) => id);
const category = ["blocks", 0, "categories", 0];

test("takes the ids that are written, and makes the others from names", () => {
  const anchors = pageAnchors(
    routeSchema,
    page({ title: "Getting started", questions: [question("How?", { id: "how-to" })] }),
  );
  expect(Object.fromEntries(anchors.map(({ field, id }) => [JSON.stringify(field.path), id]))).toEqual({
    [JSON.stringify(["blocks", 0, "id"])]: "faq",
    [JSON.stringify([...category])]: "getting-started",
    [JSON.stringify([...category, "questions", 0])]: "how-to",
    [JSON.stringify([...category, "questions", 0, "id"])]: "how-to",
  });
});

test("numbers equal names in document order, a group before what it holds", () => {
  const value = page(
    { title: "Shop", questions: [question("Shop"), question("Shop")] },
    { title: "Shop", questions: [question("Bank")] },
  );
  expect(ids(value)).toEqual(["faq", "shop", "shop-2", "shop-3", "shop-4", "bank"]);
});

test("never takes an id that is written elsewhere on the page, even below", () => {
  const value = page({
    title: "Shop",
    questions: [question("Bank", { id: "shop" }), question("Shop", { id: "shop-2" })],
  });
  expect(ids(value)).toContain("shop-3");
});

test("steps aside for the ids of the frame and of the buttons of tabs", () => {
  const rule = (name: string) => ({ name, description: "x" });
  const rules = ["Content", "SP root", "SP theme", "Tab one", "Tab two"].map(rule);
  const value = {
    path: "/",
    title: "Home",
    blocks: [{ type: "tabs", tabs: [{ id: "one", title: "One", rules }] }],
  };
  expect(ids(value)).toEqual(
    expect.arrayContaining(["content-2", "sp-root-2", "sp-theme-2", "tab-one-2", "tab-two"]),
  );
});

test("fills constants into names first", () => {
  const value = page({ title: "Join {{name}}", questions: [question("How?")] });
  expect(ids(value, (text) => text.replace("{{name}}", "Mossy"))).toContain("join-mossy");
});

test("reads invalid pages as far as they go", () => {
  expect(ids(page({ title: 5, questions: [null, question("How?")] }))).toEqual(["faq", "section", "how"]);
  expect(ids(null)).toEqual([]);
});
