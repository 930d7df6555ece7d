// Each text in turn has no translation. Wherever a visitor reads or hears a text, the nearest `lang` and `dir` are right.
// The pages are in Arabic, and their translations have Arabic letters, so a text shows which language it is in.
import { describe, expect, it } from "vitest";
import { renderPage } from "../../src/app/server";
import { blockSchema, type BlockType, blockSchemas } from "../../src/blocks/schemas";
import { compileSite } from "../../src/compile/compileSite";
import { configSchema, type SiteConfigInput } from "../../src/config/config";
import { languagesIn } from "../../src/languages/languagesIn";
import { visitFields } from "../../src/schema/walk";
import { words } from "../../src/words/site/ar";
import { addresses, textsOf, withArabic } from "../inArabic";
import { someOf } from "../property/share";
import { spokenTexts, type SpokenText } from "./spokenTexts";

const exampleModules = import.meta.glob<Record<string, object> | object[]>("../../src/blocks/*/examples.ts", {
  eager: true,
  import: "examples",
});

const assets = {
  icon: () => ({ viewBox: "0 0 24 24", nodes: [] }),
  imageSize: () => ({ width: 400, height: 300 }),
  words,
};

/** The pages of the site in Arabic, without the translation of one text. */
async function render(config: SiteConfigInput, missing?: string) {
  const parsed = configSchema.parse(withArabic(config, (text) => text === missing));
  const own = languagesIn(parsed, {})[1]!;
  const { pages, shared, notFound } = compileSite(
    own.config,
    assets,
    Date.parse("2026-11-20T12:00Z"),
    own.pages,
  );
  const rendered: string[] = [];
  for (const page of pages.length === 1
    ? [pages[0]!.compile()]
    : [...pages.map((one) => one.compile()), notFound]) {
    const { html, failures } = await renderPage(shared, page);
    expect(failures).toEqual([]);
    rendered.push(html);
  }
  return rendered;
}

/** The texts whose nearest `lang` or `dir` is not theirs. */
function wrongTexts(html: string, fixed: readonly string[]): string[] {
  return spokenTexts(html, { lang: "ar", dir: "rtl" }).flatMap((spoken) => {
    const { attribute = "text", text, path, lang, dir, isReplaced } = spoken;
    const [own] = languagesOfText(spoken, fixed);
    if (attribute === "aria-label" && own !== "ar" && text.includes(words.labels.opensInNewTab))
      return [`"${text}" is in two languages: ${path}`];
    if (own === undefined || (isReplaced && text.trim() === words.labels.opensInNewTab)) return [];
    // An answer has the direction of its own words.
    const direction = own === "ar" ? "rtl" : attribute === "placeholder" ? "auto" : "ltr";
    if (lang === own && (dir === direction || dir === "auto" || attribute === "aria-label")) return [];
    return [
      `${attribute} "${text.slice(0, 50)}" is ${own}, but has ${lang} ${dir}: ${path.split(" ").slice(-4).join(" ")}`,
    ];
  });
}

function isShown(html: string, fixed: readonly string[]): boolean {
  return spokenTexts(html, { lang: "ar", dir: "rtl" }).some(
    (one) => one.lang === "en" && languagesOfText(one, fixed).includes("en"),
  );
}

/** The language of a text; none if it is the same in all of them, and if it is an attribute that joins two. */
function languagesOfText({ attribute, text, path }: SpokenText, fixed: readonly string[]): ("en" | "ar")[] {
  if (/ code\b/.test(path) || (attribute !== undefined && isAround(path))) return [];
  const words = fixed
    .reduce((left, one) => left.replaceAll(one, " "), text.replace(addresses, " "))
    .replace(/\b(?:UTC|IP|JavaScript|[\d.]+[a-z])\b/g, " ");
  const languages = [
    ...(/\p{Script=Latin}/u.test(words) ? ["en" as const] : []),
    ...(/\p{Script=Arabic}/u.test(words) ? ["ar" as const] : []),
  ];
  return attribute !== undefined && languages.length > 1 ? [] : languages;
}

/** Names of parts of a page, which contain several languages, and the name of a video's captions. */
function isAround(path: string): boolean {
  return / (?:main|nav|table|section|div|track)$/.test(path);
}

async function wrongIn(config: SiteConfigInput): Promise<string[]> {
  const { translatable, fixed } = textsOf(config);
  // The author of a post.
  fixed.push("Moss");
  const wrong = new Map<string, string>();
  for (const missing of [undefined, ...someOf(translatable)]) {
    const pages = await render(config, missing);
    if (missing !== undefined && !unseen.has(missing) && !pages.some((html) => isShown(html, fixed)))
      wrong.set(`No page shows "${missing}".`, "");
    for (const html of pages)
      for (const one of wrongTexts(html, fixed)) if (!wrong.has(one)) wrong.set(one, missing ?? "nothing");
  }
  return Array.from(wrong, ([one, missing]) => `${one} (missing: ${missing.slice(0, 40)})`);
}

/** Texts that only scripts show, or that some examples do not refer to. */
const unseen = new Set([
  "Master builder",
  "It has arrived",
  "Survival",
  // In the words “by …”, as a name.
  "Moss",
  // The tag of the posts in a block.
  "event",
  // An event that is over.
  "The first stone",
  // The program's own words replace them.
  "Lost in the fields",
  "You are lost",
  "Ask a farmer for the way.",
]);

const frame: Omit<SiteConfigInput, "routes"> = {
  version: 1 as const,
  site: { name: "4711", language: "en" },
  tags: { builder: { label: "Master builder", color: "#8899aa" } },
};

/** So long that the page counts as translated, whatever else is missing. */
const long = "Words of the page. ".repeat(200);

const blockTypes = Object.keys(blockSchemas) as BlockType[];

/** The toasts and servers that a block refers to. */
function referencedBy(block: object) {
  const names = { toast: new Set<unknown>(), server: new Set<unknown>() };
  visitFields(blockSchema, block, ({ kind, value }) => {
    if (kind === "toast" || kind === "server") names[kind].add(value);
  });
  const of = (kind: keyof typeof names, value: object) =>
    Object.fromEntries(Array.from(names[kind], (name) => [name, value] as const));
  return {
    toasts: { messages: of("toast", { title: "It has arrived" }) },
    servers: of("server", {
      provider: "json",
      url: "https://status.example/",
      label: "Survival",
      paths: { players: "n", maximum: "m" },
    }),
  };
}

describe.each(blockTypes)("%s", (type) => {
  const examples = Object.entries(exampleModules[`../../src/blocks/${type}/examples.ts`] ?? {});
  it.each(examples)("%s", async (_, example) => {
    const routes = [{ path: "/", title: "Home", intro: long, blocks: [example] }];
    expect(await wrongIn({ ...frame, ...referencedBy(example), routes } as SiteConfigInput)).toEqual([]);
  });
});

const site = {
  ...frame,
  announcements: [
    { text: "The harvest begins on [Friday](/rules).", href: "/rules", label: "Help with it" },
    { text: "Copy the address.", copy: "play.mossford.example" },
  ],
  navigation: [
    { label: "Read first", href: "/rules" },
    {
      label: "More to see",
      icon: "map",
      links: [
        { label: "The long guide", note: "For beginners", href: "/guide" },
        { label: "Copy the address", copy: "play.mossford.example" },
      ],
    },
    { label: "Join in now", href: "/guide/claims", variant: "primary" },
  ],
  footer: {
    text: "A small town beside a slow river, and [its rules](https://rules.mossford.example).",
    copyright: "All rights are with the villagers",
    groups: [{ title: "On this site", links: [{ label: "House rules", href: "/rules" }] }],
    social: [{ label: "Chat room", icon: "map", href: "https://chat.example" }],
  },
  sidebars: {
    "/guide": [
      {
        label: "First steps",
        links: ["/guide", "/guide/claims", { label: "A look at the map", href: "https://map.example" }],
      },
    ],
  },
  news: {
    path: "/news",
    heading: "The town crier",
    intro: "Heard at the well.",
    posts: [
      {
        slug: "first",
        title: "The mill is built",
        date: "2026-01-02",
        author: "Moss",
        tags: ["building", "mill"],
        summary: "It turns at last.",
        image: { src: "/mill.png", alt: "A mill in the rain" },
        text: "We thank [everybody](https://thanks.example).\n\n## What comes next\n\nA bakery.",
      },
      {
        slug: "second",
        title: "A bakery opens",
        date: "2026-02-03",
        tags: ["building"],
        blocks: [{ type: "text", heading: "On the menu", text: "Bread, and cake on Sundays." }],
      },
    ],
  },
  notFound: { title: "Lost in the fields", heading: "You are lost", text: "Ask a farmer for the way." },
  routes: [
    {
      path: "/",
      title: "Home of the town",
      heading: "Welcome to the town",
      eyebrow: "By the river",
      intro: "Sit down, and stay for tea. " + long,
      blocks: [{ type: "posts", heading: "What is new" }],
    },
    { path: "/rules", title: "Rules of the house", intro: long },
    {
      path: "/guide",
      title: "A guide for newcomers",
      intro: long,
      blocks: [
        { type: "text", heading: "Your first day", text: "Find a bed." },
        { type: "text", text: "## Your second day\n\nFind a job." },
      ],
    },
    { path: "/guide/claims", title: "Claim some land", intro: long },
  ],
};

it("the frame of a site, its news and its guide", async () => {
  expect(await wrongIn(site as unknown as SiteConfigInput)).toEqual([]);
});
