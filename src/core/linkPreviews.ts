import type { Page, Site } from "../compile/page";
import type { PreviewPicture } from "../compile/pictures/previewPicture";
import type { ColorRole, FontChoice } from "../config/theme";
import { titleText } from "../fields/texts/plainText";
import { looksOf } from "../styling/theme/looks";
import { resolveTheme } from "../styling/theme/resolveTheme";
import type { DrawnPreviews, World } from "./world";

/** The content of a page's link preview. */
export interface PreviewCard {
  title: string;
  description?: string | undefined;
  siteName: string;
  /** The site's host name, or on the first page the address of its hero: `play.example`. */
  host: string;
  direction: Site["direction"];
  colors: Record<ColorRole, string>;
  fonts: { heading: FontChoice; body: FontChoice };
  /** The logo's path in `public/`, and its size. */
  logo?: { path: string; width: number; height: number } | undefined;
  /** The page's first picture, behind the words. */
  picture?: PreviewPicture | undefined;
}

export interface LinkPreview {
  /** Its path below the base path. */
  path: string;
  /** Its alt text. */
  alt: string;
}

export interface LinkPreviews {
  byPage: ReadonlyMap<string, LinkPreview>;
  files: DrawnPreviews["files"];
}

/** The number of pages with their own preview. Ten thousand previews would take longer than ten thousand pages. */
const MOST_PREVIEWS = 50;

/** Draws previews of the pages without their own picture; none if the site's URL is unknown. */
export async function linkPreviews(site: Site, { previews }: Pick<World, "previews">): Promise<LinkPreviews> {
  if (!previews || !site.url || site.socialImage) return { byPage: new Map(), files: async () => [] };
  const shown = site.pages
    .slice(0, MOST_PREVIEWS)
    .map((planned) => ({ planned, page: planned.path === "/" ? planned.compile() : planned.head() }))
    .filter(({ page }) => !ownImage(page));
  const look = lookOf(site);
  const cards = shown.map(({ planned, page }) => ({
    ...cardOf(site, page, look),
    picture: planned.previewPicture?.(),
  }));
  const { paths, files } = await previews.draw(cards);
  const first = paths.find((path) => path !== undefined);
  const own = new Map(shown.map(({ page }, index) => [page.path, { path: paths[index], alt: page.title }]));
  const byPage = new Map<string, LinkPreview>();
  for (const page of site.pages) {
    const { path, alt } = own.get(page.path) ?? {};
    if (path && alt) byPage.set(page.path, { path, alt });
    else if (first) byPage.set(page.path, { path: first, alt: site.shared.name });
  }
  return { byPage, files };
}

/** The picture that the owner chose for a page's link preview. */
export function ownImage(page: Page) {
  const post = page.blocks.find((block) => block.type === "post");
  return page.socialImage ?? post?.image?.src;
}

type CardLook = Pick<PreviewCard, "colors" | "fonts">;

/** The look of all cards. */
function lookOf(site: Site): CardLook {
  const theme = resolveTheme(site.theme);
  return {
    colors: (looksOf(site.theme)?.dark ?? theme).colors,
    fonts: { heading: theme.fonts.heading, body: theme.fonts.body },
  };
}

function cardOf(site: Site, page: Page, look: CardLook): PreviewCard {
  const { logo, name } = site.shared;
  const { basePath } = site.shared;
  const hero = page.path === "/" ? page.blocks.find((block) => block.type === "hero") : undefined;
  const address = hero?.cards?.find(({ copy }) => copy !== undefined)?.copy;
  const path = logo?.src.startsWith(basePath) ? `/${logo.src.slice(basePath.length)}` : undefined;
  return {
    title: drawable(hero?.heading ? titleText(hero.heading) : page.name),
    description: page.description && drawable(page.description),
    siteName: drawable(name),
    host: address ?? new URL(site.url!).host,
    direction: site.direction,
    ...look,
    ...(logo?.width && logo.height && path ? { logo: { path, width: logo.width, height: logo.height } } : {}),
  };
}

/** Removes emoji, which no bundled font contains. */
function drawable(text: string): string {
  return text
    .replaceAll(/\p{Extended_Pictographic}[\ufe0e\ufe0f\u200d]*/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
