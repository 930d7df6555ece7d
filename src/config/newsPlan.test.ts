import { describe, expect, it } from "vitest";
import { planNews } from "./newsPlan";

const now = Date.parse("2026-11-22T12:00Z");
const plan = (news: object, tags?: object) =>
  planNews({ path: "/news", ...news }, { tags, now, beginOf: Date.parse, fill: (text) => text })!;
const post = (slug: string, date: string, more: object = {}) => ({ slug, date, title: slug, ...more });

describe("the pages of the news", () => {
  it("have the latest post first, in whatever order they are written", () => {
    const posts = [
      post("old", "2024-01-01"),
      post("new", "2026-11-22"),
      post("evening", "2026-11-21T23:00-05:00"),
    ];
    expect(plan({ posts }).posts.map(({ path }) => path)).toEqual([
      "/news/evening",
      "/news/new",
      "/news/old",
    ]);
  });

  it("leave out drafts, and posts that are yet to come, which are known", () => {
    const posts = [
      post("draft", "2024-01-01", { draft: true }),
      post("second", "2026-12-02"),
      post("first", "2026-11-22T12:01Z"),
      post("now", "2026-11-22T12:00Z"),
    ];
    const { posts: shown, coming } = plan({ posts });
    expect(shown.map(({ path }) => path)).toEqual(["/news/now"]);
    expect(coming.map(({ path }) => path)).toEqual(["/news/first", "/news/second"]);
  });

  it("are numbered from the second on, and there is one even without posts", () => {
    const posts = Array.from({ length: 5 }, (_, index) => post(`p${index}`, `2024-01-0${index + 1}`));
    expect(
      plan({ posts, perPage: 2 }).all.pages.map(({ path, posts: { length } }) => [path, length]),
    ).toEqual([
      ["/news", 2],
      ["/news/page/2", 2],
      ["/news/page/3", 1],
    ]);
    expect(plan({ posts: [] }).all.pages).toHaveLength(1);
  });

  it("have one for each tag, at an address of its letters, under the words of its first post in the file", () => {
    const posts = [
      post("a", "2024-01-01", { tags: ["Big Event", "วันหยุด"] }),
      post("b", "2024-02-01", { tags: ["big event", "Big event"] }),
    ];
    const { tags } = plan({ posts });
    expect([...tags].map(([name, { label, posts: tagged }]) => [name, label, tagged.length])).toEqual([
      ["big-event", "Big Event", 2],
      ["วันหยุด", "วันหยุด", 1],
    ]);
    expect(tags.get("วันหยุด")!.pages[0]!.path).toBe("/news/tag/วันหยุด");
  });

  it("have one for a badge, whether posts write its name or its label", () => {
    const posts = [
      post("a", "2024-01-01", { tags: ["Celebration", "party"] }),
      post("b", "2024-02-01", { tags: ["CELEBRATION"] }),
      post("c", "2024-03-01", { tags: ["Party", "Season"] }),
    ];
    const badges = {
      party: { label: "Celebration" },
      fest: { label: "Celebration" },
      odd: { label: "Party" },
    };
    const { tags, badges: byTag, posts: shown } = plan({ posts }, badges);
    expect([...tags].map(([name, { posts: tagged }]) => [name, tagged.length, byTag.get(name)])).toEqual([
      ["party", 3, "party"],
      ["season", 1, undefined],
    ]);
    expect(shown.map((one) => one.tags)).toEqual([["party", "season"], ["party"], ["party"]]);
  });

  it("need the label of each badge once, however many posts have it", () => {
    let reads = 0;
    const badge = (index: number) => ({
      get label() {
        reads++;
        return `Badge ${index}`;
      },
    });
    const badges = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`t${index}`, badge(index)]));
    const posts = Array.from({ length: 100 }, (_, index) =>
      post(`p${index}`, "2024-01-01", { tags: [`badge ${index % 50}`] }),
    );
    expect(plan({ posts }, badges).tags.has("t49")).toBe(true);
    expect(reads).toBeLessThan(200);
  });

  it("are listed as far as possible if a config is invalid", () => {
    const posts = [
      null,
      3,
      post("a//b", "2024-01-01"),
      post("when", "soon"),
      { slug: "bare" },
      post("so", "2024-01-01"),
    ];
    expect(plan({ posts, perPage: "many" }).posts.map(({ index }) => index)).toEqual([5]);
    const options = { tags: "none", now, beginOf: Date.parse, fill: String };
    expect(planNews({ posts: [] }, options)).toBeUndefined();
    expect(planNews("news", options)).toBeUndefined();
    expect(plan({ posts: [] }, { odd: { label: 3 }, other: null }).badges.size).toBe(2);
  });
});
