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
