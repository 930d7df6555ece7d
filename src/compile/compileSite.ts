import { countLayers } from "./countLayers";
import { configSchema, type CompiledConfig, type SiteConfig } from "../config/config";
import { mostOwnLinks } from "../config/navigation";
import { routeSchema } from "../config/routes";
import { blockSchemas } from "../blocks/schemas";
import { asciiAddress, pagePath } from "../fields/pagePath";
import { blockFacts } from "../fields/block";
import { visitFields } from "../schema/walk";
import type { Assets } from "./assets";
import { compileAnnouncements } from "./compileAnnouncements";
import { compileValue, type CompileContext } from "./compileValue";
import { compileRedirects } from "./compileRedirects";
import { collectOrigins } from "./collectOrigins";
import { nextMoment } from "./moments";
import type { Page, PlannedPage, Shared, Site } from "./page";
import { textDirection } from "./textDirection";

/**
 * Turns a checked config into a site: every page as plain data with nothing left to look up.
 * @param now - the moment for which it is made, in milliseconds since 1970
 * @throws Error when a reference leads nowhere, which the validator rules out
 */
export function compileSite(config: SiteConfig, assets: Assets, now = Date.now()): Site {
  const { shape } = configSchema;
  const context: CompileContext = {
    basePath: config.site.basePath,
    routePaths: new Set(config.routes.map((route) => pagePath(route.path))),
    language: config.site.language,
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
  // Links, files and the browser know each path in one form.
  const routes = config.routes.map((route) => ({ ...route, path: pagePath(route.path) }));
  const pages = routes.map((route): PlannedPage => {
    const canonical = canonicalOf(route.path, site, context);
    return {
      path: route.path,
      canonical,
      isListed: route.listed,
      compile: () => compileRoute(route, site, context),
      source: () => sourceOf(route, assets),
    };
  });
  const notFound = compileValue(shape.notFound, config.notFound, context);
  const announcements = compileAnnouncements(config, context, now);
  const shared: Shared = {
    basePath: site.basePath,
    name: site.name,
    logo: site.logo,
    backgroundLayers: countLayers(config.theme),
    ...(config.theme.alternate ? { hasLooks: true } : {}),
    ...(announcements.length > 0 ? { announcements } : {}),
    navigation: compileValue(shape.navigation, config.navigation, context) ?? routeLinks(config, context),
    footer: compileValue(shape.footer, config.footer, context),
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
    pages,
    nextMoment: nextMoment(config, now),
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
  const route = compileValue(routeSchema, written, context);
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

/** Whether the first block of a page gives the page its heading. */
function hasOwnOpening({ blocks: [first] }: Pick<Page, "blocks">): boolean {
  return first?.heading !== undefined && blockFacts.get(blockSchemas[first.type])?.opensPage === true;
}

/** Whatever the compilation of a route asks of the world has to be part of this. */
function sourceOf(route: SiteConfig["routes"][number], assets: Assets): string {
  const sizes: unknown[] = [];
  visitFields(routeSchema, route, ({ kind, value }) => {
    if (kind === "image") sizes.push(assets.imageSize(String(value)) ?? null);
  });
  return JSON.stringify([route, sizes]);
}

/** The navigation of a site that declares none: the first listed routes under their titles. */
function routeLinks(config: SiteConfig, context: CompileContext): Shared["navigation"] {
  const listed = config.routes.filter((route) => route.listed);
  return listed.slice(0, mostOwnLinks).map((route) => ({
    label: compileValue(routeSchema.shape.title, route.title, context),
    href: { href: pagePath(route.path), kind: "page" as const },
  }));
}
