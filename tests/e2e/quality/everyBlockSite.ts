import type { Page } from "playwright";
import { examples as forms } from "../../../src/blocks/form/examples";
import { configSchema } from "../../../src/config/config";
import { exampleConfig } from "../../../src/reference/exampleConfig";
import { mapFields } from "../../../src/schema/walk";
import { type OwnSite, serveOwnSite } from "./ownSite";

type Examples = Record<string, { type: string; [key: string]: unknown }>;

/** The examples of each block type, by its folder's name. */
const byType = Object.values(
  import.meta.glob<Examples>("../../../src/blocks/*/examples.ts", { eager: true, import: "examples" }),
).map((examples) => Object.values(examples));

/** After the fullest example of each type, the first example of each other layout. */
export const shown = byType.flatMap(([minimal, full, ...others]) => {
  const layouts = new Set<unknown>();
  return [full!, minimal!, ...others].filter(({ layout }) => {
    if (layouts.has(layout)) return false;
    layouts.add(layout);
    return true;
  });
});

/**
 * A third of the examples. Three consecutive turns cover all.
 * @param turn - which third
 */
export function shownInTurn(turn: number): typeof shown {
  return shown.filter((_, index) => index % 3 === turn % 3);
}

/** The default theme. */
export const usual = { preset: "midnight" };

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="100%" height="100%" fill="white"/></svg>';

/** Console errors about the empty videos of examples. */
export const videoErrors = [/\.mp4|media|ERR_/i];

/** Delays a page's fonts until after the first paint, which uses fallback fonts. */
export const lateFonts = (page: Page): Promise<unknown> =>
  page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    await route.continue();
  });

/** The allowed layout shift, also during hydration: one text with a line more or less. */
export const mostShift = 0.02;

/**
 * Builds and serves a site whose first page has the fullest example of each block type, and one of each of its layouts.
 * @param theme - the site's theme
 * @param blocks - only these blocks
 * @param complete - changes the config
 */
export async function serveEveryBlock(
  theme: object = usual,
  blocks = shown,
  complete = (config: object) => config,
): Promise<OwnSite> {
  const names = {
    files: new Set<string>(),
    toasts: new Set<string>(),
    tags: new Set<string>(),
    servers: new Set<string>(),
  };
  let count = 0;
  const config = mapFields(
    configSchema,
    {
      version: 1,
      site: { name: "Fernhollow", description: "Every block" },
      routes: [
        // The last ones overlap others, to show every background.
        {
          path: "/",
          title: "Home",
          blocks: [
            ...blocks,
            forms.choices,
            ...["tint", "raised", { image: "/ground.svg" }].map((background) => ({
              ...shown[0],
              background,
            })),
          ],
        },
      ],
    },
    ({ kind, value, path }) => {
      if (typeof value !== "string") return value;
      // Two examples may have the same heading, but anchors on a page must be unique.
      if (kind === "anchor" || path.at(-1) === "heading") return `${value}-${++count}`;
      if (kind === "href") return /^[/#]/.test(value) ? "/" : value;
      if (kind === "richText") return value.replaceAll(/\]\([/#][^)]*\)/g, "](/)");
      if ((kind === "image" || kind === "file") && value.startsWith("/")) names.files.add(value.slice(1));
      if (kind === "toast") names.toasts.add(value);
      if (kind === "tag") names.tags.add(value);
      if (kind === "server") names.servers.add(value);
      return value;
    },
  );
  // The initial tab is set by its id, which has changed.
  const text = JSON.stringify(config, (key, value: unknown) => (key === "default" ? undefined : value));
  return serveOwnSite(
    complete({
      ...(JSON.parse(text) as object),
      theme,
      // The posts block needs posts.
      news: {
        path: "/news",
        posts: [
          {
            slug: "one",
            title: "The mill turns again",
            date: "2026-11-01",
            tags: ["event"],
            text: "At last.",
          },
          { slug: "two", title: "Harvest week", date: "2026-10-01", tags: ["event"], text: "Bring a hoe." },
        ],
      },
      toasts: { messages: Object.fromEntries([...names.toasts].map((name) => [name, { title: "Done" }])) },
      servers: Object.fromEntries(
        [...names.servers].map((name) => [
          name,
          // Its figures and lists have names.
          exampleConfig.servers?.[name]?.provider === "json"
            ? exampleConfig.servers[name]
            : { provider: "mcstatus.io", label: name, address: "play.example" },
        ]),
      ),
      tags: Object.fromEntries([...names.tags].map((name) => [name, { label: "Builder", color: "#2f6f3e" }])),
    }),
    Object.fromEntries([...names.files].map((file) => [file, file.endsWith(".vtt") ? "WEBVTT\n" : picture])),
  );
}
