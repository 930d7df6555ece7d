import type { Site } from "../compile/page";
import { type ResolvedTheme, resolveTheme } from "../styling/theme/resolveTheme";
import { escapeHtml } from "./html";
import { publicPath } from "./publicPath";
import type { SourceFile, TextFile } from "./siteFile";
import type { World } from "./world";

/** What the icons of a site are drawn from. */
export interface IconSource {
  /** The owner's icon, by its path in `public/`. Without one, the first letter of the name stands for it. */
  path?: string | undefined;
  /** The name of the site. */
  name: string;
  colors: Pick<ResolvedTheme["colors"], "primary" | "onPrimary" | "background">;
}

/** The sizes in pixels that the icon of an installed site has, and what they are called in its manifest. */
export const appIcons = [
  { role: "small", size: 192, purpose: "any" },
  { role: "large", size: 512, purpose: "any" },
  { role: "maskable", size: 512, purpose: "maskable" },
] as const;

/** What each of the drawn icons is for: in tabs, on the first screen of an iPhone, in the manifest. */
export type IconRole = "tab" | "touch" | (typeof appIcons)[number]["role"];

/** The drawn icons of a site. */
export interface DrawnIcons {
  /** Names all that they are drawn from. */
  key: string;
  /** What `World.read` finds each by. */
  sources: Record<IconRole, string>;
}

/** The icons of a site, ready for its pages. */
export interface SiteIcons {
  /** What pages say of them, in HTML. */
  links: string[];
  files: SourceFile[];
  /** Absent where the owner has one. */
  manifest?: TextFile | undefined;
}

/** What the manifest of a site is called; the others are names under which an owner may have one. */
const manifestNames = ["manifest.webmanifest", "site.webmanifest", "manifest.json"] as const;

const tabIcon = "favicon.ico";
const touchIcon = "apple-touch-icon.png";

/**
 * Has the icons drawn that browsers, phones and search engines ask for besides that of the tab, and writes the manifest that
 * names them. A file of that name in `public/` stays in place of ours.
 * @returns nothing where nobody draws them, or they cannot be drawn
 */
export async function siteIcons(
  site: Site,
  { appIcons: drawer, files }: Pick<World, "appIcons" | "files">,
): Promise<SiteIcons | undefined> {
  const { basePath, name } = site.shared;
  const { colors } = resolveTheme(site.theme);
  const path = site.favicon && publicPath(`/${site.favicon.slice(basePath.length)}`);
  const drawn = await drawer?.draw({ path, name, colors });
  if (!drawn) return undefined;
  const ours = [
    { path: tabIcon, source: drawn.sources.tab },
    { path: touchIcon, source: drawn.sources.touch },
  ].filter((file) => !files.has(`/${file.path}`));
  const own = manifestNames.find((one) => files.has(`/${one}`));
  const inManifest = appIcons.map(({ role, ...icon }) => ({
    ...icon,
    path: `assets/icons/${drawn.key}-${role}.png`,
    source: drawn.sources[role],
  }));
  const address = (file: string) => escapeHtml(basePath + file);
  return {
    links: [
      // Without being told, browsers look for it where the host begins.
      ...(basePath === "/" ? [] : [`<link rel="icon" href="${address(tabIcon)}" sizes="32x32">`]),
      `<link rel="apple-touch-icon" href="${address(touchIcon)}">`,
      `<link rel="manifest" href="${address(own ?? manifestNames[0])}">`,
    ],
    files: own ? ours : [...ours, ...inManifest.map((file) => ({ path: file.path, source: file.source }))],
    manifest: own ? undefined : { path: manifestNames[0], text: manifestOf(site, colors, inManifest) },
  };
}

/**
 * Tells phones what a site is called on their first screen. It opens in a tab: links of a community lead to other sites.
 * Source: https://www.w3.org/TR/appmanifest/
 */
function manifestOf(
  { shared, language, direction }: Site,
  { background }: IconSource["colors"],
  icons: readonly { path: string; size: number; purpose: string }[],
): string {
  const { basePath, name } = shared;
  return JSON.stringify({
    name,
    // Phones shorten it themselves, each to the room that it has.
    short_name: name,
    lang: language,
    dir: direction,
    id: basePath,
    start_url: basePath,
    scope: basePath,
    display: "browser",
    theme_color: background,
    background_color: background,
    icons: icons.map(({ path, size, purpose }) => ({
      src: basePath + path,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  });
}
