import { countLayers } from "./countLayers";
import { configSchema, type CompiledConfig, type SiteConfig } from "../config/config";
import { mostOwnLinks } from "../config/navigation";
import { routeSchema } from "../config/routes";
import { planNews } from "../config/newsPlan";
import { blockSchemas, type CompiledBlock } from "../blocks/schemas";
import { withoutControls } from "../fields/characters";
import { fillConstants } from "../fields/constants";
import { asciiAddress, pagePath } from "../fields/pagePath";
import { beginOf } from "../fields/moment";
import { blockFacts } from "../fields/block";
import type { Assets } from "./assets";
import { compileAnnouncements } from "./compileAnnouncements";
import { compileValue, type CompileContext } from "./compileValue";
import { CompiledNews, type NewsPage } from "./compileNews";
import { compileRedirects } from "./compileRedirects";
import { collectOrigins } from "./collectOrigins";
import { nextMoment } from "./moments";
import type { Page, PlannedPage, Shared, Site } from "./page";
import { withBase } from "./resolveLink";
import { sourceOf } from "./sourceOf";
import { textDirection } from "./textDirection";

/**
 * Turns a checked config into a site: every page as plain data with nothing left to look up.
 * @param now - the moment for which it is made, in milliseconds since 1970
 * @throws Error when a reference leads nowhere, which the validator rules out
 */
export function compileSite(config: SiteConfig, assets: Assets, now = Date.now()): Site {
  const { shape } = configSchema;
  const routePaths = new Set(config.routes.map((route) => pagePath(route.path)));
  const context: CompileContext = {
    basePath: config.site.basePath,
    routePaths,
    language: config.site.language,
    timeZone: config.site.timeZone,
    now,
    constants: config.constants,
    toasts: {},
    tags: {},
    assets,
    copyLabel: "",
  };
  const labels = compileValue(shape.labels, config.labels, context);
  context.copyLabel = labels.copy;
  const toasts = compileValue(shape.toasts, config.toasts, context);
  context.toasts = toasts.messages;
  const tags = compileValue(shape.tags, config.tags, context);
  context.tags = Object.fromEntries(Object.entries(tags).map(([name, { label }]) => [name, { name, label }]));

  const site = compileValue(shape.site, config.site, context);
  const plan = planNews(config.news, {
    now,
    beginOf: (date) => beginOf(date, config.site.timeZone),
    fill: (text) => withoutControls(fillConstants(text, config.constants)),
  });
  const news = config.news && plan && new CompiledNews(config.news, plan, context, labels);
  const newsPages = news?.pages() ?? [];
  context.latestPosts = (wanted) => news?.latest(wanted) ?? { items: [] };
  for (const { path } of newsPages) routePaths.add(path);
  // Links, files and the browser know each path in one form.
  const routes = config.routes.map((route) => ({ ...route, path: pagePath(route.path) }));
  const pages = routes.map((route): PlannedPage => {
    const canonical = canonicalOf(route.path, site, context);
    return {
      path: route.path,
      canonical,
      isListed: route.listed,
      compile: () => compileRoute(route, site, context),
      source: () => sourceOf(routeSchema, route, context),
    };
  });
  const notFound = compileValue(shape.notFound, config.notFound, context);
  const announcements = compileAnnouncements(config, labels, context, now);
  const shared: Shared = {
    basePath: site.basePath,
    name: site.name,
    logo: site.logo,
    backgroundLayers: countLayers(config.theme),
    ...(config.theme.alternate ? { hasLooks: true } : {}),
    ...(announcements.length > 0 ? { announcements } : {}),
    navigation: compileValue(shape.navigation, config.navigation, context) ?? routeLinks(config, context),
    footer: compileValue(shape.footer, config.footer, context),
    ...(config.search ? { search: { index: withBase("/search.json", site.basePath), styles: [] } } : {}),
    labels,
    toasts: { durationMs: toasts.durationMs, limit: toasts.limit, standard: toasts.standard },
    tooltips: config.tooltips,
    avatars: compileValue(shape.avatars, config.avatars, context),
  };

  return {
    language: site.language,
    direction: textDirection(site.language),
    url: site.url,
    favicon: site.favicon,
    socialImage: site.socialImage,
    theme: config.theme,
    tags: config.tags,
    shared,
    references: { constants: config.constants, toasts: toasts.messages, tags: context.tags },
    redirects: compileRedirects(config, context),
    nextMoment: nextMoment(config, now),
    feeds: news && config.news?.feed !== false && site.url !== undefined ? news.feeds() : undefined,
    pages: [
      ...pages,
      ...newsPages.map(({ path, changed, compile, source }): PlannedPage => ({
        path,
        canonical: canonicalOf(path, site, context),
        isListed: true,
        changed,
        compile: () => compileNewsPage(compile(), site, context),
        source,
      })),
    ],
    notFound: {
      path: null,
      title: `${notFound.title} · ${site.name}`,
      name: notFound.title,
      blocks: [],
      notFound,
    },
    origins: collectOrigins(config),
  };
}

function canonicalOf(path: string, site: CompiledConfig["site"], { basePath }: CompileContext) {
  return site.url && asciiAddress(site.url + basePath + (path === "/" ? "" : `${path.slice(1)}/`));
}

function compileRoute(
  written: SiteConfig["routes"][number],
  site: CompiledConfig["site"],
  context: CompileContext,
): Page {
  const route = compileValue(routeSchema, written, { ...context, page: written.path });
  const isFirst = route.path === "/";
  return {
    path: route.path,
    title: isFirst && route.title === site.name ? site.name : `${route.title} · ${site.name}`,
    name: route.title,
    description: route.description ?? site.description,
    canonical: canonicalOf(route.path, site, context),
    ...(hasOwnOpening(route)
      ? {}
      : { opening: { heading: route.heading ?? route.title, intro: route.intro, image: route.image } }),
    blocks: route.blocks,
    ...(route.listed ? {} : { isUnlisted: true }),
  };
}

function compileNewsPage(
  { path, title, description, heading, intro, blocks, section }: NewsPage,
  site: CompiledConfig["site"],
  context: CompileContext,
): Page {
  return {
    path,
    title: `${title} · ${site.name}`,
    name: title,
    description: description ?? site.description,
    canonical: canonicalOf(path, site, context),
    ...(heading === undefined ? {} : { opening: { heading, intro } }),
    blocks,
    ...(section === undefined ? {} : { section }),
  };
}

/** Whether the first block of a page gives the page its heading. */
function hasOwnOpening({ blocks: [first] }: { blocks: readonly CompiledBlock[] }): boolean {
  return first?.heading !== undefined && blockFacts.get(blockSchemas[first.type])?.opensPage === true;
}

/** The navigation of a site that declares none: the first listed routes under their titles, and the news. */
function routeLinks(config: SiteConfig, context: CompileContext): Shared["navigation"] {
  const listed = config.routes.filter((route) => route.listed);
  const news = config.news ? [{ title: config.news.heading, path: config.news.path }] : [];
  return [...listed, ...news].slice(0, mostOwnLinks).map(({ title, path }) => ({
    label: compileValue(routeSchema.shape.title, title, context),
    href: { href: pagePath(path), kind: "page" as const },
  }));
}
