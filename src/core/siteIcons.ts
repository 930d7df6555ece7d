import type { Site } from "../compile/page";
import { type ResolvedTheme, resolveTheme } from "../styling/theme/resolveTheme";
import { escapeHtml } from "./html";
import { publicPath } from "./publicPath";
import type { SourceFile, TextFile } from "./siteFile";
import type { World } from "./world";

export interface IconSource {
  /** The path of the owner's icon in `public/`; absent for the first letter of the name. */
  path?: string | undefined;
  name: string;
  colors: Pick<ResolvedTheme["colors"], "primary" | "onPrimary" | "background">;
}

/** The sizes of an installed site's icon in pixels, and their names in the manifest. */
export const appIcons = [
  { role: "small", size: 192, purpose: "any" },
  { role: "large", size: 512, purpose: "any" },
  { role: "maskable", size: 512, purpose: "maskable" },
] as const;

/** The drawn icons: for tabs, for the home screen of an iPhone, and for the manifest. */
export type IconRole = "tab" | "touch" | (typeof appIcons)[number]["role"];

export interface DrawnIcons {
  /** Identifies their source. */
  key: string;
  /** The source of each for `World.read`. */
  sources: Record<IconRole, string>;
}

/** The icons of a site, ready for its pages. */
export interface SiteIcons {
  /** The elements for the head of pages. */
  links: string[];
  files: SourceFile[];
  /** Absent if the owner has their own. */
  manifest?: TextFile | undefined;
}

/** The name of the generated manifest, then other names that an owner's may have. */
const manifestNames = ["manifest.webmanifest", "site.webmanifest", "manifest.json"] as const;

/** Files of other kinds have this name, too. */
const ambiguousName = "manifest.json";

const tabIcon = "favicon.ico";
const touchIcon = "apple-touch-icon.png";

/** Draws the icons besides the favicon, and creates the manifest unless `public/` has one. */
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
      // Browsers request it at the root of the host without a link.
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

/** The name of the owner's manifest; `undefined` if there is none. */
async function ownManifest({ files, read }: Pick<World, "files" | "read">): Promise<string | undefined> {
  for (const name of manifestNames) {
    const path = `/${name}`;
    if (files.has(path) && (name !== ambiguousName || isManifest(await read(files.source(path)))))
      return name;
  }
  return undefined;
}

/** Whether a file is a web app manifest. Packs of mods and browser extensions also have a `manifest.json`. */
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

/** The web app manifest. Links lead to other sites, so it opens in a tab. Source: https://www.w3.org/TR/appmanifest/ */
function manifestOf(
  { shared, language, direction }: Site,
  { background }: IconSource["colors"],
  icons: readonly { path: string; size: number; purpose: string }[],
): string {
  const { basePath, name } = shared;
  return JSON.stringify({
    name,
    // Phones shorten it to their available space.
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
