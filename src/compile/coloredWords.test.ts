import { describe, expect, test } from "vitest";
import { configSchema } from "../config/config";
import { compileSite } from "./compileSite";
import { searchSections } from "./sections";

const written = {
  version: 1,
  site: { name: "[[primary: Fern]]hollow", url: "https://fernhollow.example" },
  constants: { who: "[[warden: Ada]]" },
  tags: { warden: { label: "Warden", color: "#3fa7d6" } },
  routes: [
    {
      path: "/",
      title: "About [[warden: wardens]]",
      contents: true,
      blocks: [
        { type: "steps", heading: "Ask a [[warden]]", items: [{ title: "[[danger: Find]] one" }] },
        { type: "text", text: "[[warden: {{who}}]] and \\[[warden: no]], [[nobody: else]]" },
        { type: "table", id: "ranks", columns: ["[[danger: Rank]]", "[[warden]]"], rows: [["Elder", "Ada"]] },
        { type: "rules", items: [{ description: "[[danger: Never]] grief." }] },
      ],
    },
  ],
  news: {
    path: "/news",
    posts: [
      { slug: "a", title: "[[info: News]] of May", date: "2024-03-01", text: "[[danger: Hot]] words." },
    ],
  },
};

const site = compileSite(configSchema.parse(written), {
  icon: () => ({ viewBox: "0 0 24 24", nodes: [] }),
  imageSize: () => undefined,
});
const [home, , post] = site.pages.map((page) => page.compile());
const warden = (words: string) => ({ tag: "bdi", children: [words], props: { "data-color": "warden" } });

describe("coloured words", () => {
  test("are parts of headings and texts", () => {
    expect(home!.opening!.heading).toEqual(["About ", warden("wardens")]);
    expect(site.shared.title).toEqual([
      { tag: "bdi", children: ["Fern"], props: { "data-color": "primary" } },
      "hollow",
    ]);
    expect(home!.blocks[0]!.heading).toEqual([
      "Ask a ",
      { tag: "bdi", children: ["Warden"], props: { "data-tag": "warden" } },
    ]);
  });

  test("fill constants, whose values are no markup, and leave escaped and unknown names as they are", () => {
    const [, text] = home!.blocks as [unknown, { text: unknown }];
    expect(text.text).toEqual([
      { tag: "p", children: [warden("[[warden: Ada]]"), " and [[warden: no]], [[nobody: else]]"] },
    ]);
  });

  test("are plain words in page titles, names, feeds, search, contents and anchors", () => {
    expect(home).toMatchObject({ title: "About wardens · Fernhollow", name: "About wardens" });
    expect(site.shared.name).toBe("Fernhollow");
    expect(post).toMatchObject({ title: "News of May · Fernhollow" });
    expect(site.feeds!.entries()).toMatchObject([{ title: "News of May", summary: "Hot words." }]);
    expect(home!.guide!.contents).toMatchObject([{ label: "Ask a Warden" }]);
    expect(searchSections(home!).map(({ anchor, heading }) => [anchor, heading])).toEqual([
      ["", "About wardens"],
      ["ask-a-warden", "Ask a Warden"],
      ["find-one", "Find one"],
      ["ranks", "Rank · Warden Elder · Ada"],
      ["never-grief", "Never grief."],
    ]);
  });
});
