import type { SiteConfigInput } from "../src/config/config";
import type { JsonService } from "./firstVisit";
import { manyPages } from "./manyPages";

/** The shared parts of the measured site, without the pages from `manyPages`. */
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

/** The parts of a page that benchmarks change. */
interface BenchRoute {
  path: string;
  title: string;
  blocks: { type: string; heading?: string }[];
}

/** The measured site's config. */
export type BenchSite = SiteConfigInput & { routes: BenchRoute[] };

/** The data from which a peer builds the same site, with resolved constants and trailing slashes in links. */
export interface PeerSite {
  name: string;
  navigation: typeof frame.navigation;
  footer: typeof frame.footer;
  /** The inner SVG of each used icon by name. */
  icons: Record<string, string>;
  pages: BenchRoute[];
}

/**
 * The measured site: the pages from `manyPages`, with a short navigation and footer.
 * @param pages - the number of routes, at least three
 * @param word - in the last page's heading, to distinguish builds
 */
export function benchSite(pages: number, word = "stone"): BenchSite {
  const config = { ...manyPages(pages), ...frame } as BenchSite;
  config.routes.at(-1)!.blocks![0]!.heading = `Welcome to {{server}}, ${word}`;
  return config;
}

/** The status service of the measured site. */
export const stateService: JsonService = {
  url: "https://state.bench.example/main.json",
  answer: { online: true, players: { now: 37, most: 200 } },
};

/** The measured site with its server's state in the header, and in a number and a block on Home. */
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
 * @param icons - returns an icon's inner SVG by name
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
