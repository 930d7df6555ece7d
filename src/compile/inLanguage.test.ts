import { expect, it } from "vitest";
import { markLanguage } from "./inLanguage";

it("marks the words of a task, not its checkbox and its place in the list", () => {
  const input = { tag: "input" as const, props: { type: "checkbox" } };
  const task = { tag: "label" as const, children: [input, " ", "Bring ", "bread"] };
  expect(markLanguage([task], { lang: "en", dir: "ltr" }, "ar")).toMatchObject([
    {
      tag: "label",
      children: [
        { tag: "input" },
        " ",
        { tag: "bdi", props: { lang: "en", dir: "ltr" }, children: ["Bring ", "bread"] },
      ],
    },
  ]);
});

it("aligns a long text with the side of its language, and keeps short ones and added words on the page's side", () => {
  const words = "Always to the left of the track that they are for. ".repeat(5);
  const external = { tag: "span" as const, children: ["(added)"] };
  const mark = (text: string, page: string) =>
    markLanguage([{ tag: "p", children: [text, external] }], { lang: "en", dir: "ltr" }, page);
  expect(mark(words, "ar")).toMatchObject([
    {
      tag: "p",
      props: { dir: "ltr" },
      children: [
        { tag: "bdi", props: { lang: "en" } },
        { tag: "span", props: { lang: "ar", dir: "rtl" } },
      ],
    },
  ]);
  for (const [only] of [mark("Short.", "ar"), mark(words, "de")]) expect(only).not.toHaveProperty("props");
});
