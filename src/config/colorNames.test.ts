import { expect, test } from "vitest";
import { colorNamesIn } from "./colorNames";
import { configSchema } from "./config";

test("finds names in keys, texts and titles, and nothing else", () => {
  const config = configSchema.parse({
    version: 1,
    site: { name: "[[accent: Mossy]] realm" },
    tags: {
      warden: { label: "Warden", color: "#3fa7d6" },
      строитель: { label: "Строитель", color: "#e0a84a" },
      unused: { label: "Unused", color: "#123456" },
    },
    theme: { colors: { info: "#88aaff" } },
    routes: [
      {
        path: "/",
        title: "Home",
        blocks: [
          { type: "text", color: "danger", text: "[[строитель : Ада]], [[unused]] and [[nobody: Bo]]" },
          { type: "steps", items: [{ title: "[[warden: Ask]]" }] },
        ],
      },
    ],
  });
  expect(colorNamesIn(config)).toEqual(["warden", "строитель", "accent", "danger"]);
});
