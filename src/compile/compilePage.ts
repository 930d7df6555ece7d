import type { GuideData } from "../fields/parts/guide";
import type { CompiledConfig, SiteConfig } from "../config/config";
import { hasContents, withHeadingIds } from "../config/contents";
import { routeSchema } from "../config/routes";
import { blockSchemas, type CompiledBlock } from "../blocks/schemas";
import { asideOf } from "../blocks/asideBlock";
import { isRunningText } from "../blocks/isRunningText";
import { asciiAddress } from "../fields/addresses/pagePath";
import { blockFacts } from "../fields/parts/block";
import { fillConstants } from "../fields/texts/constants";
import { headingsOf } from "../markdown/headingsOf";
import { compileContents } from "./compileContents";
import { withHorizon } from "./horizon";
import { withEarlyPicture } from "./pictures/earlyPicture";
import type { NewsPage } from "./compileNews";
import type { Sidebars } from "./compileSidebars";
import { compileValue, type CompileContext } from "./compileValue";
import type { Page } from "./page";
import { pageBaseOf } from "./resolveLink";
import { titleText } from "../fields/texts/plainText";

/** The input of pages besides their own. */
export interface PageParts {
  site: Omit<CompiledConfig["site"], "name"> & { name: string };
  sidebars: Sidebars;
  /** The paths of the pages in the navigation. */
  linked: ReadonlySet<string>;
  context: CompileContext;
}

export function compileRoute(
  written: SiteConfig["routes"][number],
  { site, sidebars, linked, context }: PageParts,
): Page {
  const inTexts = context.languages?.headings.get(written.path);
  const ids = hasContents(written, sidebars.folders)
    ? withHeadingIds(routeSchema, written, {
        fill: (text) => fillConstants(text, context.constants),
        headingsIn: inTexts ? () => [] : headingsOf,
      })
    : undefined;
  const route = compileValue(routeSchema, ids?.page ?? written, { ...context, page: written.path });
  const { blocks, contents } = ids
    ? compileContents(route.blocks, inTexts ?? ids.inTexts, hasOwnOpening(route))
    : { blocks: route.blocks, contents: [] };
  const least = written.contents === true ? 1 : 2;
  const guide: GuideData = { ...sidebars.of(route.path), ...(contents.length >= least ? { contents } : {}) };
  const section = sidebars.sectionOf(route.path, linked);
  const name = titleText(route.title);
  const isFirst = route.path === "/";
  const isBelowOpening =
    hasOwnOpening(route) ||
    (route.image ?? route.background) !== undefined ||
    sidebars.beginAt(route.path) ||
    (route.aside !== undefined && !guide.groups);
  return withHorizon(
    withEarlyPicture({
      path: route.path,
      title: isFirst && name === site.name ? name : `${name} · ${site.name}`,
      name,
      description: route.description ?? site.description,
      canonical: canonicalOf(route.path, site, context),
      ...(route.socialImage ? { socialImage: route.socialImage } : {}),
      ...(hasOwnOpening(route)
        ? {}
        : {
            opening: {
              heading: route.heading ?? route.title,
              eyebrow: route.eyebrow,
              intro: route.intro,
              updated: route.updated,
              image: route.image,
              background: route.background,
              inLanguage: route.inLanguage,
            },
          }),
      blocks: [...blocks, ...asideOf(route.aside)],
      ...(guide.groups || guide.contents || route.aside
        ? { guide: isBelowOpening ? { ...guide, isBelowOpening } : guide }
        : {}),
      ...(section === undefined ? {} : { section }),
      ...(route.listed ? {} : { isUnlisted: true }),
      ...(blocks.length > 0 && blocks.every(isRunningText) ? { isArticle: true } : {}),
    }),
  );
}

export function compileNewsPage(
  { path, title, description, heading, intro, image, blocks, aside, contents, section }: NewsPage,
  { site, sidebars, context }: PageParts,
): Page {
  const guide: GuideData = { ...sidebars.of(path), ...(contents ? { contents } : {}) };
  return withHorizon(
    withEarlyPicture({
      path,
      title: `${title} · ${site.name}`,
      name: title,
      description: description ?? site.description,
      canonical: canonicalOf(path, site, context),
      ...(heading === undefined ? {} : { opening: { heading, intro, image } }),
      blocks: [...blocks, ...asideOf(aside)],
      ...(guide.groups || contents || aside
        ? { guide: aside && !guide.groups && heading ? { ...guide, isBelowOpening: true } : guide }
        : {}),
      ...(section === undefined ? {} : { section }),
    }),
  );
}

/** The absolute URL of a page, if the site's URL is known. */
export function canonicalOf(
  path: string,
  site: Pick<CompiledConfig["site"], "url">,
  context: CompileContext,
) {
  return site.url && asciiAddress(site.url + pageBaseOf(context) + (path === "/" ? "" : `${path.slice(1)}/`));
}

/** Whether the first block contains the page's heading. */
function hasOwnOpening({ blocks: [first] }: { blocks: readonly CompiledBlock[] }): boolean {
  return first?.heading !== undefined && blockFacts.get(blockSchemas[first.type])?.opensPage === true;
}
