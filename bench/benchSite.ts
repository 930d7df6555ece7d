import type { SiteConfigInput } from "../src/config/config";
import type { JsonService } from "./firstVisit";
import { manyPages } from "./manyPages";

/** What every page of the measured site shares, beside the pages of `manyPages`. */
const frame = {
  navigation: [
    { label: "Home", href: "/" },
    { label: "First page", href: "/page-1" },
    { label: "Second page", href: "/page-2" },
    { label: "Chat", href: "https://chat.bench.example" },
  ],
  footer: {
    text: "A world to measure with, open for everybody.",
    groups: [
      {
        title: "Pages",
        links: [
          { label: "Home", href: "/" },
          { label: "First page", href: "/page-1" },
        ],
      },
      { title: "Elsewhere", links: [{ label: "Chat", href: "https://chat.bench.example" }] },
    ],
    copyright: "Made for the benchmark.",
  },
};

/** A page of the measured site, as far as the benchmarks change it. */
interface BenchRoute {
  path: string;
  title: string;
  blocks: { type: string; heading?: string }[];
}

/** A config of the measured site. */
export type BenchSite = SiteConfigInput & { routes: BenchRoute[] };

/** What a peer builds the same site from: constants filled in, links with the slash of their folders. */
export interface PeerSite {
  name: string;
  navigation: typeof frame.navigation;
  footer: typeof frame.footer;
  /** The inner SVG of each icon that is used, by its name. */
  icons: Record<string, string>;
  pages: BenchRoute[];
}

/**
 * The site that is measured: the pages of `manyPages`, all with one short navigation and footer.
 * @param pages - how many routes, at least three
 * @param word - stands in the heading of the last page, so that a build can be told from the one before
 */
export function benchSite(pages: number, word = "stone"): BenchSite {
  const config = { ...manyPages(pages), ...frame } as BenchSite;
  config.routes.at(-1)!.blocks![0]!.heading = `Welcome to {{server}}, ${word}`;
  return config;
}

/** The service that knows the server of the measured site. */
export const stateService: JsonService = {
  url: "https://state.bench.example/main.json",
  answer: { online: true, players: { now: 37, most: 200 } },
};

/** The measured site with all that shows who is on: a light in the header, and on Home a figure and a block. */
export function withServer(config: BenchSite): BenchSite {
  const [home, ...rest] = config.routes;
  const [hero, ...others] = home!.blocks;
  const blocks = others.map((block) =>
    block.type === "stats"
      ? { ...block, items: [{ value: "120", label: "Players", server: "main" }] }
      : block,
  );
  const status = { type: "status", items: [{ server: "main" }] };
  return {
    ...config,
    site: { ...config.site, server: "main" },
    servers: {
      main: {
        provider: "json",
        label: "Benchwood",
        url: stateService.url,
        paths: { online: "online", players: "players.now", maximum: "players.most" },
      },
    },
    routes: [{ ...home!, blocks: [hero!, status, ...blocks] }, ...rest],
  } as BenchSite;
}

/**
 * The same site for a peer.
 * @param icons - the inner SVG of an icon by its name
 */
export function peerSite(config: BenchSite, icons: (name: string) => string): PeerSite {
  const { server, ip, players } = config.constants as Record<string, string | number>;
  const values: Record<string, unknown> = { server, ip, players };
  const text = JSON.stringify({ ...frame, pages: config.routes })
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
    .replaceAll(/\/page-\d+/g, "$&/");
  const used = new Set(Array.from(text.matchAll(/"icon":"([^"]+)"/g), ([, name]) => name!));
  return {
    ...(JSON.parse(text) as Pick<PeerSite, "navigation" | "footer" | "pages">),
    name: String(server),
    icons: Object.fromEntries([...used].map((name) => [name, icons(name)])),
  };
}
