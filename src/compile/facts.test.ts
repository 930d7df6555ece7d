import { describe, expect, it } from "vitest";
import type { BlockInput } from "../blocks/schemas";
import { configSchema, type SiteConfigInput } from "../config/config";
import { compileSite } from "./compileSite";
import { pageFacts } from "./facts";

const assets = {
  icon: () => ({ viewBox: "0 0 24 24", nodes: [] }),
  imageSize: () => ({ width: 4, height: 3 }),
};
const hero = { type: "hero", heading: "Hello" } as const;
const facts = [{ label: "Players", value: "4" }];
const text = { type: "text", text: "Be kind." } as const;
const cards = { type: "cards", items: [{ title: "One" }] } satisfies BlockInput;

type Route = Partial<SiteConfigInput["routes"][number]>;

function siteWith(route: Route, config: Partial<SiteConfigInput> = {}) {
  const routes = [{ path: "/", title: "Welcome", blocks: [], ...route }];
  const base = { version: 1, site: { name: "Meadow" }, theme: { layout: "split" } };
  return compileSite(configSchema.parse({ ...base, routes, ...config }), assets);
}

function factsWith(route: Route, config?: Partial<SiteConfigInput>) {
  const { shared, pages } = siteWith(route, config);
  return pageFacts(pages[0]!.compile(), shared);
}

describe("the style pieces of an opening", () => {
  const openingOf = (block: BlockInput, config?: Partial<SiteConfigInput>) => {
    const { opening } = factsWith({ blocks: [block, hero] }, config);
    const others = new Set<unknown>([block.type, "look", "pageHeader", "motif"]);
    return opening.filter((part) => !others.has(part));
  };
  const image = { src: "/a.webp", alt: "" };
  const buttons = [{ label: "Rules", href: "/" }];
  const row = (count: number) => Array<string>(count).fill("One");

  it.each<[string, BlockInput, string[]]>([
    ["hero", hero, ["stackedHero"]],
    ["hero with cards", { ...hero, cards: facts }, ["stackedHero", "heroCards"]],
    ["hero beside a picture", { ...hero, image }, ["stackedHero", "heroPicture"]],
    ["stage", { ...hero, image, layout: "stage" }, ["stageHero"]],
    ["ticket", { ...hero, image, layout: "ticket" }, ["ticketHero", "pictureGround"]],
    ["poster without a picture", { ...hero, cards: facts, layout: "poster" }, ["ledgerHero", "heroFields"]],
    ["hero on a picture", { ...hero, image, layout: "cover" }, ["pictureGround", "stackedHero"]],
    [
      "hero on a slideshow",
      { ...hero, images: [image, image], layout: "cover" },
      ["pictureGround", "stackedHero", "slides"],
    ],
    ["text on a picture", { ...text, background: { image: "/a.webp" } }, ["pictureGround"]],
    ["text with words only", { ...text, text: "**Be** [kind](/).\n\n- One" }, []],
    ["block with a colour", { ...text, color: "accent" }, ["colors"]],
    ["text with coloured words", { ...text, text: "[[danger: Never]] grief." }, ["colors"]],
    ["text with a quote", { ...text, text: "> Be kind." }, ["formatting"]],
    ["text with buttons", { ...text, buttons }, ["blockButtons"]],
    [
      "team with buttons",
      { type: "staff", groups: [{ title: "Wardens", members: [{ name: "Bram" }], buttons }] },
      ["blockButtons", "memberCards"],
    ],
    ["hero with its own buttons", { ...hero, buttons }, ["stackedHero"]],
    ["text with a callout", { ...text, text: "> [!TIP]\n> Be kind." }, ["textMarks"]],
    ["text with a tick", { ...text, text: "- ✓ Be kind." }, ["textMarks"]],
    ["table", { type: "table", columns: row(3), rows: [row(3)] }, ["rowCards"]],
    ["wide table", { type: "table", columns: row(9), rows: [row(9)] }, ["wideTable"]],
  ])("are the ones that paint a %s", (_, block, pieces) => {
    expect(openingOf(block)).toEqual(pieces);
  });

  it("contain the primary link of the header", () => {
    const navigation = [{ label: "Join", href: "/", variant: "primary" as const }];
    expect(openingOf(text, { navigation })).toEqual(["primaryLink"]);
  });
});

describe("the parts of a page", () => {
  it("include the layouts of its heroes, and the motif of a hero without a picture", () => {
    const { parts, opening } = factsWith({ blocks: [{ ...hero, cards: facts, layout: "ledger" }] });
    expect(parts).toEqual(["hero", "ledgerHero", "heroFields"]);
    expect(opening).toContain("motif");
    expect(
      factsWith({ blocks: [{ ...hero, cards: facts }] }, { theme: { preset: "meadow" } }).parts,
    ).toContain("ledgerHero");
  });

  it("include its blocks with all content, and the frame", () => {
    const list = { ...cards, layout: "list", background: "tint" } as const;
    const tabs = { type: "tabs", tabs: [{ id: "one", title: "One", blocks: [list] }] } satisfies BlockInput;
    const { parts, opening } = factsWith({ blocks: [hero, tabs] }, { search: true });
    expect(parts).toEqual(["hero", "tabs", "cards", "cardLayout", "look", "search", "stackedHero"]);
    expect(opening).toEqual(["hero", "search", "stackedHero"]);
  });

  it("include the styles of callouts anywhere on the page or in its frame", () => {
    const faq = (answer: string): BlockInput => ({
      type: "faq",
      categories: [{ title: "All", questions: [{ question: "Who?", answer }] }],
    });
    const note = "> [!NOTE]\n> Be kind.";
    expect(factsWith({ blocks: [hero, faq("Be kind.")] }).parts).toEqual(["hero", "faq", "stackedHero"]);
    const { parts, opening } = factsWith({ blocks: [hero, faq(note)] });
    expect([parts, opening]).toEqual([
      ["hero", "faq", "stackedHero", "textMarks"],
      ["hero", "stackedHero"],
    ]);
    expect(factsWith({ blocks: [hero] }, { footer: { text: note } }).parts).toEqual([
      "hero",
      "stackedHero",
      "textMarks",
    ]);
  });

  it("start with the page header and the first block", () => {
    const { parts, opening } = factsWith({ image: { src: "/a.webp", alt: "" }, blocks: [text, cards] });
    expect(parts).toEqual(["text", "cards", "look"]);
    expect(opening).toEqual(["text", "look", "pageHeader", "pictureGround"]);
  });

  it("include the colours on the page's first grounds only", () => {
    const opened = (background: "primary" | "tint", ...blocks: BlockInput[]) =>
      factsWith({ background, blocks }).opening;
    expect(opened("primary", text)).toContain("colorGround");
    expect(opened("tint", { ...text, background: "accent" })).toContain("colorGround");
    expect(opened("tint", text, { ...text, background: "accent" })).not.toContain("colorGround");
  });

  it("start with the whole 404 page", () => {
    const { shared, notFound } = siteWith({}, { notFound: { image: { src: "/a.webp", alt: "" } } });
    expect(pageFacts(notFound, shared).opening).toEqual(["look", "notFound", "pictureGround"]);
  });
});
