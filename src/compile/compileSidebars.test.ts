import { describe, expect, it } from "vitest";
import { configSchema, type SiteConfigInput } from "../config/config";
import { compileSite } from "./compileSite";

function compile(config: Partial<SiteConfigInput>) {
  const site = compileSite(
    configSchema.parse({ version: 1, site: { name: "Quiet Meadow" }, ...config }),
    { icon: () => ({ viewBox: "0 0 1 1", nodes: [] }), imageSize: () => undefined },
    Date.parse("2026-11-20"),
  );
  return (path: string) => site.pages.find((page) => page.path === path)!.compile();
}

const page = (path: string, title: string, blocks: object[] = []) => ({ path, title, blocks });
const routes = [
  page("/", "Home"),
  page("/guide", "Guide"),
  page("/guide/a", "The {{what}}"),
  page("/guide/b", "B"),
  page("/guide/deep/c", "C"),
  page("/map", "Map"),
] as SiteConfigInput["routes"];

describe("a sidebar", () => {
  const at = compile({
    constants: { what: "land" },
    navigation: [{ label: "Read", links: [{ label: "Guide", href: "/guide" }] }],
    sidebars: {
      "/guide/": [
        { label: "One", links: ["/guide", "/map", { label: "Part", href: "/guide/b#part" }] },
        {
          label: "Two of {{what}}",
          links: ["/guide/a/", { label: "Far", href: "https://far.example" }, "/guide/b"],
        },
      ],
      "/guide/deep": [{ label: "Deep", links: ["/guide/deep/c", "/news/seed"] }],
      "/news": [{ label: "News", links: ["/news", "/news/seed"] }],
    },
    news: { path: "/news", posts: [{ slug: "seed", title: "Seed", date: "2026-01-01", text: "So." }] },
    routes,
  });

  it("has a heading across the screen on its first page only", () => {
    const wide = routes.map(({ path }) => path).filter((path) => at(path).guide?.isBelowOpening);
    expect(wide).toEqual(["/guide", "/guide/deep/c"]);
  });

  it("shows the titles of pages, and marks the current one", () => {
    expect(at("/guide/a").guide?.groups).toEqual([
      {
        label: "One",
        links: [
          { label: "Guide", link: { href: "/guide", kind: "page" } },
          { label: "Map", link: { href: "/map", kind: "page" } },
          { label: "Part", link: { href: "/guide/b#part", kind: "page" } },
        ],
      },
      {
        label: "Two of land",
        links: [
          { label: "The land", link: { href: "/guide/a", kind: "page" }, isCurrent: true },
          { label: "Far", link: { href: "https://far.example", kind: "external" } },
          { label: "B", link: { href: "/guide/b", kind: "page" } },
        ],
      },
    ]);
  });

  it("links to the previous and next page across groups, and skips anchors, external links and pages without the list", () => {
    const beside = (path: string) => [at(path).guide?.previous?.label, at(path).guide?.next?.label];
    expect(beside("/guide")).toEqual([undefined, "The land"]);
    expect(beside("/guide/a")).toEqual(["Guide", "B"]);
    expect(beside("/guide/b")).toEqual(["The land", undefined]);
  });

  it("belongs to the page at its path, to all pages below without a closer sidebar, and to posts", () => {
    const first = (path: string) => at(path).guide?.groups?.[0]?.label;
    expect(["/guide", "/guide/b", "/guide/deep/c", "/map", "/"].map(first)).toEqual([
      "One",
      "One",
      "Deep",
      undefined,
      undefined,
    ]);
    expect(at("/news/seed").guide?.groups?.[0]?.links).toMatchObject([
      { label: "News" },
      { label: "Seed", isCurrent: true },
    ]);
  });

  it("marks the navigation link to the guide", () => {
    expect(["/guide", "/guide/a", "/guide/deep/c"].map((path) => at(path).section)).toEqual([
      undefined,
      "/guide",
      undefined,
    ]);
  });
});

describe("the table of contents", () => {
  const blocks = [
    { type: "text", text: "So.\n\n## Über uns\n\n#### Inside\n\n> ## Quoted\n\n## `/home`" },
    { type: "text", heading: "규칙", text: "## 규칙\n\n#### Too deep" },
    { type: "callout", heading: "Written", id: "own", text: "Mind." },
    { type: "callout", heading: "Own", text: "Mind." },
    { type: "tabs", tabs: [{ id: "one", title: "One", rules: [{ name: "Gates", description: "Shut." }] }] },
    { type: "text", heading: "Gates", text: "Words of {{what}}.\n\n## Of {{what}} and [[builder]]" },
    { type: "text", heading: "Tab one", text: "SP map" },
    { type: "text", heading: "SP content", text: "So." },
  ];
  const config: Partial<SiteConfigInput> = {
    constants: { what: "stone" },
    tags: { builder: { label: "Builder", color: "#e0a84a" } },
  };
  const contentsOf = (route: object, more: Partial<SiteConfigInput> = {}) =>
    compile({
      ...config,
      ...more,
      routes: [page("/", "Home"), { ...page("/a/b", "Page", blocks), ...route }] as SiteConfigInput["routes"],
    })("/a/b");

  it("links to headings of blocks and texts by unique IDs in any script", () => {
    const { guide, blocks: compiled } = contentsOf({ contents: true });
    expect(guide?.contents).toEqual([
      { id: "uber-uns", label: "Über uns" },
      { id: "inside", label: "Inside", isInner: true },
      { id: "home", label: "/home" },
      { id: "규칙", label: "규칙" },
      { id: "규칙-2", label: "규칙", isInner: true },
      { id: "own", label: "Written" },
      { id: "own-2", label: "Own" },
      { id: "gates-2", label: "Gates" },
      { id: "of-stone-and-builder", label: "Of stone and Builder", isInner: true },
      { id: "tab-one-2", label: "Tab one" },
      { id: "section-sp-content", label: "SP content" },
    ]);
    expect(compiled[0]).toMatchObject({
      text: [
        { tag: "p" },
        { tag: "h3", props: { id: "uber-uns" } },
        { tag: "h4" },
        { tag: "blockquote" },
        {},
      ],
    });
    expect(compiled[1]).toMatchObject({ id: "규칙" });
  });

  it("is automatic with a sidebar and several headings, or set by the page", () => {
    const sidebars = { "/a": [{ label: "A", links: ["/a/b"] }] };
    expect(contentsOf({}).guide).toBeUndefined();
    expect(contentsOf({}).blocks[1]).not.toHaveProperty("id");
    expect(contentsOf({}, { sidebars }).guide?.contents).toHaveLength(11);
    expect(contentsOf({ contents: false }, { sidebars }).guide).not.toHaveProperty("contents");
    const one = { blocks: [{ type: "text", heading: "One", text: "So." }] };
    expect(contentsOf(one, { sidebars }).guide).not.toHaveProperty("contents");
    expect(contentsOf({ ...one, contents: true }).guide?.contents).toHaveLength(1);
  });

  it("omits the page's heading in a block, and is below it", () => {
    const hero = { type: "hero", heading: "Welcome" };
    const { guide } = contentsOf({ contents: true, blocks: [hero, blocks[1]] });
    expect(guide?.contents?.map(({ id }) => id)).toEqual(["규칙", "규칙-2"]);
    expect(guide?.isBelowOpening).toBe(true);
  });
});
