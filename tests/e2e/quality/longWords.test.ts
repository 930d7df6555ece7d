import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { test } from "vitest";
import { fittedParts, styledParts } from "../../../src/blocks/styledParts";
import { configSchema } from "../../../src/config/config";
import { longestWords } from "../../../src/config/longestWords";
import { bundledFonts } from "../../../src/config/theme";
import { fontPackages, packagedFont } from "../../../src/node/input/packagedFonts";
import type { PackagedFontName } from "../../../src/core/fonts/packagedFont";
import { minifyCss } from "../../../src/styling/minifyCss";
import { fittedTextCss } from "../../../src/styling/theme/fittedText";
import { plainVariants } from "../../../src/styling/theme/preset";
import { variantCss } from "../../../src/styling/theme/variants";
import { firstOf, inTurn } from "../../turns";
import { oneVisit } from "../oneVisit";
import { eventually } from "../spec/eventually";
import { visit } from "../visit";
import { brokenWords } from "./measures";
import { serveOwnSite } from "./ownSite";

const widths = inTurn([320, 1024, 390, 640, 360, 768, 1280, 1920]);

/** All display text, with words as long as on real servers. */
const config = {
  version: 1,
  site: { name: "Ebbstone" },
  notFound: { heading: "There is nothing here" },
  routes: [
    {
      path: "/",
      title: "Home",
      blocks: [
        {
          type: "hero",
          heading: "Welcome to the Commonwealth",
          image: { src: "/map.svg", alt: "" },
          cards: [
            { label: "Address", value: "play.ebbstone.example", copy: "play.ebbstone.example" },
            { label: "Version", value: "1.21.4 – 1.21.10" },
          ],
        },
        {
          type: "stats",
          items: [
            { value: "61,408", label: "blocks of railway" },
            { value: "24/7", label: "community support" },
            { value: "1,204,873", label: "chests filled" },
            { value: "2015", label: "first season" },
          ],
        },
        {
          type: "cards",
          heading: "Community guidelines",
          items: [
            { title: "Announcements", copy: "/news" },
            { title: "Subserver" },
            { title: "Resourcepack", href: "/" },
            { title: "Administrators", badge: "Recommended" },
          ],
        },
        ...["band", "list"].map((layout) => ({
          type: "stats",
          layout,
          items: [
            { value: "61,408", label: "blocks of railway" },
            { value: "1,204,873", label: "chests filled" },
            { value: "24/7", label: "community support" },
          ],
        })),
        ...["columns", "contents"].map((layout) => ({
          type: "faq",
          layout,
          categories: ["Connections", "Administrators"].map((title) => ({
            title,
            questions: [{ question: "Why is multiplayer disconnected?", answer: "Restart." }],
          })),
        })),
        ...["split", "banner"].map((layout) => ({
          type: "cta",
          layout,
          heading: "Adventurers wanted",
          buttons: [{ label: "Communicate", href: "/" }],
        })),
        ...["list", "bento", "feature"].map((layout) => ({
          type: "cards",
          layout,
          items: [
            { title: "Announcements", copy: "/news", icon: "megaphone" },
            { title: "Resourcepack", href: "/", image: { src: "/map.svg", alt: "" } },
            { title: "Administrators", badge: "Recommended", icon: "users" },
          ],
        })),
        {
          type: "staff",
          heading: "Administrators",
          groups: [
            {
              title: "Moderators",
              members: [{ name: "EbbstoneBuilder" }, { name: "Mia" }, { name: "Watermill_Keeper" }],
            },
          ],
        },
        {
          type: "tabs",
          tabs: ["Network", "Discord", "Buycraft", "Clients", "Subserver", "Support", "Community"].map(
            (title, index) => ({
              id: `tab-${index}`,
              title,
              blocks: [{ type: "rules", items: [{ name: "Impersonating administrators" }] }],
            }),
          ),
        },
        {
          type: "faq",
          heading: "Troubleshooting",
          categories: [
            {
              title: "Connections",
              questions: [{ question: "Why is multiplayer disconnected?", answer: "Restart." }],
            },
          ],
        },
        { type: "steps", heading: "Installation", items: [{ title: "Download the resourcepack" }] },
        { type: "timeline", heading: "Anniversaries", items: [{ title: "Reconstruction", when: "2019" }] },
        { type: "cta", heading: "Adventurers wanted", buttons: [{ label: "Communicate", href: "/" }] },
      ],
    },
  ],
};

const map = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>';
const site = serveOwnSite(config, { "map.svg": map });
const opened = oneVisit(async (kept) => visit((await site).url, kept));

/** Changes the page's heading font, with the styles from a build with that font. */
async function showIn(
  page: Page,
  font: (typeof bundledFonts)[number],
  headings: "plain" | "caps",
): Promise<void> {
  const parsed = configSchema.parse(config);
  const fonts = { heading: font, body: "inter" } as const;
  const fitted =
    fittedTextCss(longestWords(parsed), fonts, fittedParts, headings) +
    variantCss({ ...plainVariants, headings }, styledParts);
  const isPackaged = Object.hasOwn(fontPackages, font);
  const source = isPackaged
    ? (await packagedFont(font as PackagedFontName, ["latin"])).faces[0]!.file.source
    : undefined;
  const file = source && readFileSync(source).toString("base64");
  const devices: Partial<Record<string, string>> = {
    system: "sans-serif",
    serif: "serif",
    monospace: "monospace",
  };
  const family = file ? `"shown ${font}"` : (devices[font] ?? font);
  const css = minifyCss(`${fitted}:root{--font-heading:${family}}`);
  await page.evaluate(
    async ({ css, file, family }) => {
      if (file) {
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
        const face = new FontFace(family.slice(1, -1), bytes, { weight: "100 900" });
        document.fonts.add(await face.load());
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    { css, file, family },
  );
}

/** The widest fonts and one of each kind come first. */
const first = ["press-start-2p", "orbitron", "cinzel", "inter", "fraunces"] as const;
const fonts = firstOf([...new Set([...first, ...bundledFonts])], first.length);

/** The width of uppercase letters depends on the font. */
const looks = fonts.flatMap((font) => [[font, "plain"] as const, [font, "caps"] as const]);

test.each(looks)("no word is broken in %s with %s headings, on any screen", async (font, headings) => {
  const page = opened();
  await showIn(page, font, headings);
  for (const width of widths()) {
    await page.setViewportSize({ width, height: 800 });
    // Elements with container queries may be laid out again.
    await eventually(async () => ({ width, broken: await brokenWords(page) })).toEqual({
      width,
      broken: [],
    });
  }
});
