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

/** The one of them that files of other kinds have as well. */
const ambiguousName = "manifest.json";

const tabIcon = "favicon.ico";
const touchIcon = "apple-touch-icon.png";

/**
 * Has the icons drawn that browsers, phones and search engines ask for besides that of the tab, and writes the manifest that
 * names them. A file of that name in `public/` stays in place of ours. Where nobody draws them, or they cannot be drawn, pages
 * name those of the owner alone.
 */
export async function siteIcons(
  site: Site,
  { appIcons: drawer, files, read }: Pick<World, "appIcons" | "files" | "read">,
): Promise<SiteIcons> {
  const { basePath, name } = site.shared;
  const { colors } = resolveTheme(site.theme);
  const own = {
    manifest: await ownManifest({ files, read }),
    tab: hasFile(tabIcon),
    touch: hasFile(touchIcon),
  };
  const path = site.favicon && publicPath(`/${site.favicon.slice(basePath.length)}`);
  const isComplete = own.manifest !== undefined && own.tab && own.touch;
  const drawn = isComplete ? undefined : await drawer?.draw({ path, name, colors });
  const inManifest = appIcons.map(({ role, ...icon }) => ({
    ...icon,
    path: `assets/icons/${drawn?.key}-${role}.png`,
    source: drawn?.sources[role] ?? "",
  }));
  const manifest = own.manifest ?? (drawn && manifestNames[0]);
  const address = (file: string) => escapeHtml(basePath + file);
  return {
    links: [
      // Without being told, browsers look for it where the host begins.
      ...(basePath !== "/" && (own.tab || drawn)
        ? [`<link rel="icon" href="${address(tabIcon)}" sizes="32x32">`]
        : []),
      ...(own.touch || drawn ? [`<link rel="apple-touch-icon" href="${address(touchIcon)}">`] : []),
      ...(manifest === undefined ? [] : [`<link rel="manifest" href="${address(manifest)}">`]),
    ],
    files: [
      ...(drawn && !own.tab ? [{ path: tabIcon, source: drawn.sources.tab }] : []),
      ...(drawn && !own.touch ? [{ path: touchIcon, source: drawn.sources.touch }] : []),
      ...(drawn && !own.manifest ? inManifest.map((file) => ({ path: file.path, source: file.source })) : []),
    ],
    manifest:
      drawn && !own.manifest
        ? { path: manifestNames[0], text: manifestOf(site, colors, inManifest) }
        : undefined,
  };

  function hasFile(file: string): boolean {
    return files.has(`/${file}`);
  }
}

/** What the owner's manifest is called; nothing where there is none. */
async function ownManifest({ files, read }: Pick<World, "files" | "read">): Promise<string | undefined> {
  for (const name of manifestNames) {
    const path = `/${name}`;
    if (files.has(path) && (name !== ambiguousName || isManifest(await read(files.source(path)))))
      return name;
  }
  return undefined;
}

/** Whether a file tells phones of a site: packs of mods and browser extensions have a `manifest.json`, too. */
function isManifest(bytes: Uint8Array): boolean {
  try {
    const { icons, start_url: start } = JSON.parse(new TextDecoder().decode(bytes)) as Record<
      string,
      unknown
    >;
    return Array.isArray(icons) || typeof start === "string";
  } catch {
    return false;
  }
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
