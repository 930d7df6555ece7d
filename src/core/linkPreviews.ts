import type { Page, Site } from "../compile/page";
import type { ColorRole, FontChoice } from "../config/theme";
import { looksOf } from "../styling/theme/looks";
import { resolveTheme } from "../styling/theme/resolveTheme";
import type { SourceFile } from "./siteFile";
import type { World } from "./world";

/** The size of link previews in pixels, which chat programs and social networks show whole. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The picture that a chat program shows with a link to a page, before it is drawn. */
export interface PreviewCard {
  title: string;
  description?: string | undefined;
  siteName: string;
  /** The address of the site, as people read it: `play.example`. */
  host: string;
  direction: Site["direction"];
  colors: Record<ColorRole, string>;
  fonts: { heading: FontChoice; body: FontChoice };
  /** The path of the logo in `public/`, with its size. */
  logo?: { path: string; width: number; height: number } | undefined;
}

/** A picture for links to a page. */
export interface LinkPreview {
  file: SourceFile;
  /** What it shows, in words. */
  alt: string;
}

/**
 * So many pages get a picture of their own, in the order of the config. The others have that of the first: ten thousand
 * pictures would take longer than ten thousand pages.
 */
const MOST_PREVIEWS = 50;

/**
 * Has the pictures drawn for links to the pages that have none of their own.
 * @returns the pictures by the paths of the pages; none where the site has no public address, and where nobody draws them
 */
export async function linkPreviews(
  site: Site,
  { previews }: Pick<World, "previews">,
): Promise<ReadonlyMap<string, LinkPreview>> {
  if (!previews || !site.url || site.socialImage) return new Map();
  const shown = site.pages
    .slice(0, MOST_PREVIEWS)
    .map((page) => page.head())
    .filter((page) => !ownImage(page));
  const files = await previews.draw(shown.map((page) => cardOf(site, page)));
  const first = files.find((file) => file !== undefined);
  const own = new Map(shown.map(({ path, title }, index) => [path, { file: files[index], alt: title }]));
  const known = new Map<string, LinkPreview>();
  for (const { path } of site.pages) {
    const { file, alt } = own.get(path) ?? {};
    if (file && alt) known.set(path, { file, alt });
    else if (first) known.set(path, { file: first, alt: site.shared.name });
  }
  return known;
}

/** The files of the pictures, each once. */
export function previewFiles(previews: ReadonlyMap<string, LinkPreview>): SourceFile[] {
  return [...new Map(Array.from(previews.values(), ({ file }) => [file.path, file])).values()];
}

/** The picture that the owner has chosen for links to a page. */
export function ownImage(page: Page) {
  const post = page.blocks.find((block) => block.type === "post");
  return page.socialImage ?? post?.image?.src;
}

function cardOf(site: Site, page: Page): PreviewCard {
  const theme = resolveTheme(site.theme);
  const { logo, name } = site.shared;
  const { basePath } = site.shared;
  const path = logo?.src.startsWith(basePath) ? `/${logo.src.slice(basePath.length)}` : undefined;
  return {
    title: drawable(page.name),
    description: page.description && drawable(page.description),
    siteName: drawable(name),
    host: new URL(site.url!).host,
    direction: site.direction,
    colors: (looksOf(site.theme)?.dark ?? theme).colors,
    fonts: { heading: theme.fonts.heading, body: theme.fonts.body },
    ...(logo?.width && logo.height && path ? { logo: { path, width: logo.width, height: logo.height } } : {}),
  };
}

/** A text without emoji, which no font of ours has. */
function drawable(text: string): string {
  return text
    .replaceAll(/\p{Extended_Pictographic}[\ufe0e\ufe0f\u200d]*/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
