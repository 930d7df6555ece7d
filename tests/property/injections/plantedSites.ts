import { readFileSync } from "node:fs";
import { blockSchemas } from "../../../src/blocks/schemas";
import { configSchema } from "../../../src/config/config";
import { mapFields, visitFields } from "../../../src/schema/walk";
import { en } from "../../../src/words/site/en";
import type { Surroundings } from "../../../src/validate/surroundings";
import { siteConfigs } from "../../sites/configs";
import { withEveryKey, withMissingKeys } from "./missingKeys";

type Keys = Record<string, unknown>;
type Site = Keys & {
  toasts: Keys & { messages: Keys };
  routes: Keys[];
  news?: Keys;
  navigation?: Keys[];
  footer?: Keys & { groups?: Keys[]; social?: Keys[] };
  tags: Keys;
};

const exampleModules = import.meta.glob<{ examples: Record<string, object> | object[] }>(
  "../../../src/blocks/*/examples.ts",
  { eager: true },
);

/**
 * Valid configs with every example of every block, every example site, and every key of the schema, including keys with
 * defaults.
 * @param isBrief - whether to return one site, with only enough examples of each block to cover its keys
 */
export function plantedSites(world: Surroundings, isBrief = false): object[] {
  const [demo, harbour] = [siteConfigs.demo, siteConfigs.harbour].map(
    (file) => configSchema.parse(JSON.parse(readFileSync(file, "utf8"))) as unknown as Site,
  ) as [Site, Site];
  if (isBrief) return withMissingKeys([withNames(withExamples(withoutBlocks(demo), isBrief))], world);
  return withMissingKeys([withNames(withExamples(demo, isBrief)), harbour], world);
}

/** The site with almost empty pages, because the examples contain their block types. */
function withoutBlocks(site: Site): Site {
  const word = { type: "text", text: "Words." };
  return { ...site, routes: site.routes.map((route) => ({ ...route, blocks: [word] })) };
}

/**
 * The site with everything that examples and the schema need: news, search, redirects, a sidebar, a tag for
 * `exampleOf`, servers, announcements, header and footer links that copy and
 * that open a group, and a link that shows a picture.
 */
function withNames(site: Site): object {
  const [toast] = Object.keys(site.toasts.messages);
  const copying = { label: "Address", copy: "play.example", toast };
  const group = { label: "More", links: [{ label: "Home", href: "/", note: "The first page" }, copying] };
  return {
    ...site,
    news: site.news ?? {
      path: "/all-the-news",
      posts: [
        {
          slug: "harvest",
          title: "Harvest",
          date: "2024-09-20",
          tags: ["event"],
          draft: false,
          image: { src: "/harvest.jpg", alt: "A field", focus: "top" },
          text: "Bring a hoe.",
        },
      ],
    },
    announcements: [
      {
        text: "A market on Sunday.",
        href: "/",
        label: "See it",
        from: "2020-01-01",
        until: "2099-12-31",
        routes: ["/"],
      },
      { text: "A new address.", label: "Copy it", copy: "play.example", toast },
    ],
    search: true,
    sidebars: { "/faq": [{ label: "Guide", links: ["/faq", { label: "First page", href: "/" }] }] },
    redirects: { "/old": "https://old.example/", "/older.html": "/" },
    tags: { ...site.tags, name: { label: "Builder", color: "#2f6f3e" } },
    servers: {
      main: { provider: "mcstatus.io", label: "Survival", address: "play.example" },
      pocket: { provider: "mcsrvstat.us", label: "Pocket", address: "pocket.example" },
      voice: { provider: "discord", label: "Chat", id: "123456789012345678" },
      market: {
        provider: "json",
        label: "Market",
        url: "https://market.example/status.json",
        paths: { online: "is.on", players: "now" },
      },
      records: {
        provider: "json",
        label: "Records",
        url: "https://records.example/all.json",
        paths: {
          figures: { blocks: "totals.placed" },
          lists: { top: { rows: "players", cells: ["name", "hours", "seen"] } },
        },
      },
    },
    labels: en.labels,
    languages: {
      sv: {
        label: "Svenska",
        path: "/sv/",
        texts: { Home: "Hem", "The first page": { "*": "Den första sidan" } },
        labels: { copy: "Kopiera" },
        untranslated: "show",
        draft: false,
      },
    },
    navigation: [...(site.navigation ?? []), copying, group],
    footer: {
      ...site.footer,
      groups: [
        ...(site.footer?.groups ?? []),
        { title: "Play", links: [copying, { label: "Home", href: "/" }] },
      ],
      social: [
        ...(site.footer?.social ?? []),
        { icon: "qr-code", label: "Code", image: { src: "/harvest.jpg", alt: "A code", focus: "top" } },
      ],
    },
  };
}

/** Interactions are slower on larger pages. */
const blocksPerPage = 12;

/**
 * The site with all examples of all blocks, or with a minimal set that has all keys, on pages without duplicate ids.
 * The second example of each block has the most keys.
 */
function withExamples(site: Site, isBrief: boolean): Site {
  const lists = Object.values(exampleModules).map(({ examples }) => Object.values(examples));
  if (lists.length !== Object.keys(blockSchemas).length) throw new Error("A block type has no examples.");
  const fullestFirst = [...lists.map((list) => list[1]!), ...lists.flat()];
  const messages = { ...site.toasts.messages };
  const knownTags = { ...site.tags };
  const pages: { path: string; title: string; blocks: object[]; ids: Set<string> }[] = [];
  for (const example of isBrief ? withEveryKey(fullestFirst) : lists.flat()) {
    const { block, ids, toasts, tags } = madeIndependent(example);
    for (const toast of toasts) messages[toast] ??= { title: "Done" };
    for (const tag of tags) knownTags[tag] ??= { label: "Builder", color: "#2f6f3e" };
    let page = pages.find(
      (one) => one.blocks.length < blocksPerPage && ![...ids].some((id) => one.ids.has(id)),
    );
    if (!page) {
      const path = `/examples-${pages.length + 1}`;
      page = { path, title: "Examples", blocks: [], ids: new Set() };
      pages.push(page);
    }
    page.blocks.push(block);
    for (const id of ids) page.ids.add(id);
  }
  const routes = pages.map(({ path, title, blocks }) => ({ path, title, blocks }));
  return {
    ...site,
    toasts: { ...site.toasts, messages },
    tags: knownTags,
    routes: [...site.routes, ...routes],
  };
}

/** An example whose links exist on every site, with its ids, messages and tags. */
function madeIndependent(example: object) {
  const onRoute = (block: unknown) => ({ routes: [{ blocks: [block] }] });
  const mapped = mapFields(configSchema, onRoute(example), ({ kind, value }) => {
    if (typeof value !== "string") return value;
    if (kind === "href") return /^[/#]/.test(value) ? "/" : value;
    return kind === "richText" ? value.replaceAll(/\]\([/#][^)]*\)/g, "](/)") : value;
  }) as { routes: { blocks: object[] }[] };
  const block = mapped.routes[0]!.blocks[0]!;
  const [ids, toasts, tags] = [new Set<string>(), new Set<string>(), new Set<string>()];
  visitFields(configSchema, onRoute(block), ({ kind, value }) => {
    if (typeof value !== "string") return;
    if (kind === "anchor") ids.add(value);
    if (kind === "toast") toasts.add(value);
    if (kind === "tag") tags.add(value);
  });
  return { block, ids, toasts, tags };
}
