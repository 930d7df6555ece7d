import { faceStyleOf } from "../config/avatars";
import { type CompiledConfig, configSchema, type SiteConfig } from "../config/config";
import { longestWords } from "../config/longestWords";
import { colorGroundsIn } from "../config/colorGrounds";
import { colorNamesIn } from "../config/colorNames";
import { focusesIn } from "../config/focuses";
import { pointPlacesIn } from "../config/pointPlaces";
import { headOf } from "../config/perRoute";
import { presetGroups, presetLayouts } from "../config/presetLayouts";
import { mostOwnLinks } from "../config/navigation";
import { routeSchema } from "../config/routes";
import { planNews } from "../config/newsPlan";
import { withoutControls } from "../fields/characters";
import type { Compiled } from "../fields/compiled";
import { fillConstants } from "../fields/texts/constants";
import { pagePath, asciiAddress } from "../fields/addresses/pagePath";
import { beginOf } from "../fields/dates/moment";
import type { Assets } from "./assets";
import { compileAnnouncements, type OutageData } from "./compileAnnouncements";
import { knownLanguage } from "../words/knownLanguage";
import { languageLabelsIn, withoutLanguages } from "../words/site/siteWords";
import { compileValue, type CompileContext } from "./compileValue";
import { compileNews } from "./compileNews";
import { canonicalOf, compileNewsPage, compileRoute, type PageParts } from "./compilePage";
import { compileServers } from "./compileServers";
import { languageOf } from "./inLanguage";
import type { Marks } from "./marks";
import { type PageTitle, Sidebars } from "./compileSidebars";
import { collectServices } from "./collectServices";
import { withEarlyPicture } from "./pictures/earlyPicture";
import { facesToFetch } from "./pictures/compileFace";
import { collectOrigins, externalUses } from "./externalUses";
import { namedPictures } from "./pictures/namedPictures";
import { previewPictureOf } from "./pictures/previewPicture";
import { nextMoment } from "./moments";
import type { Labels, PlannedPage, Shared, Site, Redirect } from "./page";
import { withBase, type LinkContext, pageBaseOf, type PagesInLanguages, resolveLink } from "./resolveLink";
import type { Path } from "../schema/walk";
import { sourceOfRoute } from "./sourceOf";
import { hasBareHero } from "./horizon";
import { textDirection } from "./textDirection";
import { trailOf } from "./trailOf";
import { type WordedConfig, withLanguage, withPluralRules, withSiteWords } from "./siteWords";
import { usedCharacters } from "./usedCharacters";
import { redirectPath } from "../config/redirects";
import type { Theme } from "../config/theme";
import { titleText } from "../fields/texts/plainText";

/** Addresses of files on hosts whose links can name a line as `#L12`: GitHub, GitLab, and Forgejo on Codeberg. */
const linedHosts = /^https:\/\/[^#]+\/(?:blob|src\/(?:branch|commit|tag))\/[^#]+$/;

/**
 * Compiles a checked config into pages as plain data.
 * @param now - the time of the build, in milliseconds since 1970
 * @param languages - the pages of the other languages
 * @param marks - marks the texts for an editor
 * @throws Error if a reference is broken
 */
export function compileSite(
  written: SiteConfig,
  assets: Assets,
  now = Date.now(),
  languages?: PagesInLanguages,
  marks?: Marks,
): Site {
  const config = withSiteWords(written, assets.words);
  const { shape } = configSchema;
  const routePaths = new Set(config.routes.map((route) => pagePath(headOf(route).path)));
  const context: CompileContext = {
    basePath: config.site.basePath,
    routePaths,
    languages,
    language: knownLanguage(config.site.language),
    timeZone: config.site.timeZone,
    now,
    constants: config.constants,
    toasts: {},
    tags: {},
    servers: {},
    assets,
    layout: config.theme.layout ?? presetLayouts[config.theme.preset],
    groupTitles: presetGroups[config.theme.preset],
    faceStyle: faceStyleOf(config),
    hasLooks: config.theme.alternate !== undefined,
    labels: config.labels as Labels,
    marks,
  };
  const allLabels = withPluralRules(compileValue(shape.labels, config.labels, context), context.language);
  const labels = withoutLanguages(allLabels);
  context.labels = labels;
  const languageLabels = languages && languageLabelsIn(allLabels);
  if (languageLabels)
    context.inLanguage = (code) => withLanguage(languageLabels.inLanguage, code, context.language);
  const toasts = compileValue(shape.toasts, config.toasts, context);
  context.toasts = toasts.messages;
  const tags = compileValue(shape.tags, config.tags, context);
  context.tags = Object.fromEntries(
    Object.entries(tags).map(([name, { label, inLanguage }]) => [name, { name, label, inLanguage }]),
  );

  const fill = (text: string) => withoutControls(fillConstants(text, config.constants));
  context.servers = compileServers(config.servers, { ...config.site, fill, marks }, (name) =>
    assets.answer?.(name),
  );
  const { name: title, ...compiled } = compileValue(shape.site, config.site, context);
  const site = { ...compiled, name: titleText(title) };
  const plan =
    config.news &&
    planNews(config.news, {
      tags: config.tags,
      now,
      beginOf: (date) => beginOf(date, config.site.timeZone),
      fill,
      names: languages?.tagNames,
    });
  const news =
    config.news &&
    plan &&
    compileNews(config.news, plan, context, labels, written.news?.heading !== undefined);
  const newsPages = news?.pages() ?? [];
  context.newsCount = plan?.posts.length.toLocaleString(context.language);
  context.latestPosts = (wanted) => news?.latest(wanted) ?? { items: [] };
  for (const { path } of newsPages) routePaths.add(path);
  // Links, files and browsers use the same form of a path.
  const routes = config.routes.map((route) => {
    const head = headOf(route);
    return { route, head: { ...head, path: pagePath(head.path) } };
  });
  const heads = new Map(routes.map(({ head }) => [head.path, head]));
  const titleOf = answeredOnce((path) => {
    const head = heads.get(path);
    if (head) return titleIn(head, context);
    const page = newsPages.find((page) => page.path === path)?.compile();
    return page && { label: page.title };
  });
  const sidebars = new Sidebars(config.sidebars, titleOf, context);
  const navigation =
    compileValue(shape.navigation, config.navigation, context) ?? routeLinks(config, context);
  const linked = labelsByPath(navigation);
  const parts: PageParts = { site, sidebars, linked: new Set(linked.keys()), context };
  const unlisted = new Set(routes.flatMap(({ head }) => (head.listed ? [] : [head.path])));
  const wayTo = (page: { path: string; section?: string | undefined }) =>
    trailOf(page, {
      isListed: (path) => routePaths.has(path) && !unlisted.has(path),
      nameOf: (path) => linked.get(path) ?? (path === "/" ? site.name : titleOf(path)?.label),
      addressOf: (path) => canonicalOf(path, site, context),
    });
  const hasLines = linedHosts.test(site.source?.href ?? "");
  const lineAt = (at: Path) => (hasLines ? { line: assets.lineOf?.(at) } : {});
  const pages = routes.map(({ route, head }, index): PlannedPage => {
    const { path } = head;
    const line = lineAt(["routes", index]);
    return {
      path,
      canonical: canonicalOf(path, site, context),
      isListed: head.listed,
      changed: head.updated?.slice(0, "2026-11-20".length),
      // An editor replaces a route whose blocks have changed.
      compile: () => ({ ...compileRoute({ ...head, blocks: config.routes[index]!.blocks }, parts), ...line }),
      head: () => compileRoute({ ...head, blocks: [] }, parts),
      previewPicture: () => previewPictureOf(route, assets),
      source: () =>
        sourceOfRoute(route, context) +
        sidebars.sourceOf(path) +
        JSON.stringify([line, wayTo({ path, section: sidebars.sectionOf(path, parts.linked) })]),
    };
  });
  const notFound = compileValue(shape.notFound, config.notFound, context) as Compiled<
    WordedConfig["notFound"]
  >;
  const announced = compileAnnouncements(config, labels, context, now);
  const announcements = announced.filter(({ server }) => !server);
  const outages = announced.filter((one): one is OutageData => one.server !== undefined);
  const shared: Shared = {
    basePath: site.basePath,
    ...(languages && languages.pageBase !== site.basePath
      ? { pageBase: languages.pageBase, language: config.site.language }
      : {}),
    name: site.name,
    ...(typeof title === "string" ? {} : { title }),
    logo: logoOf(site.logo),
    backgroundLayers: countLayers(config.theme),
    ...(config.theme.alternate ? { hasLooks: true } : {}),
    ...(announcements.length > 0 ? { announcements } : {}),
    ...(outages.length > 0 ? { outages } : {}),
    ...(site.server ? { server: site.server } : {}),
    navigation,
    footer: compileValue(shape.footer, config.footer, context),
    ...(site.source ? { source: site.source } : {}),
    ...(config.search
      ? { search: { index: withBase("/search.json", pageBaseOf(context)), styles: "" } }
      : {}),
    labels,
    toasts: {
      durationMs: toasts.durationMs,
      limit: toasts.limit,
      standard: toasts.standard as Shared["toasts"]["standard"],
    },
    tooltips: config.tooltips,
    avatars: {
      ...compileValue(shape.avatars, config.avatars, context),
      // Without a fetched avatar, a person has the placeholder. Visitors do not contact the service.
      ...(config.avatars.load === "build" ? { url: undefined } : {}),
    },
  };
  const uses = externalUses(config, context.servers);

  return {
    language: context.language,
    direction: textDirection(context.language),
    ...(languageLabels ? { languageLabels } : {}),
    url: site.url,
    favicon: site.favicon,
    socialImage: site.socialImage,
    theme: config.theme,
    tags: config.tags,
    shared,
    references: { constants: config.constants, toasts: toasts.messages, tags: context.tags },
    faces: () => facesToFetch(config),
    pictures: () => namedPictures(config),
    redirects: compileRedirects(config, context),
    nextMoment: nextMoment(config, now),
    feeds: news && config.news?.feed !== false && site.url !== undefined ? news.feeds() : undefined,
    trailOf: wayTo,
    pages: [
      ...pages,
      ...newsPages.map(({ path, at, changed, compile, source }): PlannedPage => ({
        path,
        canonical: canonicalOf(path, site, context),
        isListed: true,
        changed,
        compile: () => ({ ...compileNewsPage(compile(), parts), ...lineAt(at) }),
        // A post's picture is in its block.
        head: () => compileNewsPage(compile(), parts),
        source: () =>
          source() +
          sidebars.sourceOf(path) +
          JSON.stringify([lineAt(at), wayTo({ path, section: plan?.path })]),
      })),
    ],
    notFound: withEarlyPicture({
      path: null,
      title: `${notFound.title} · ${site.name}`,
      name: notFound.title,
      blocks: [],
      notFound,
    }),
    origins: collectOrigins(uses),
    services: () => collectServices(uses, config),
    characters: () => usedCharacters(config),
    longestWords: () => longestWords(config),
    focuses: () => focusesIn(config),
    pointPlaces: () => pointPlacesIn(config),
    colorNames: () => colorNamesIn(config),
    hasLargeMotif: () => config.routes.some(hasBareHero),
    colorGrounds: () => colorGroundsIn(config),
  };
}

function logoOf(logo: CompiledConfig["site"]["logo"]): Shared["logo"] {
  return logo && "dark" in logo ? { ...logo.src, dark: logo.dark } : logo;
}

function labelsByPath(navigation: Shared["navigation"]): Map<string, string> {
  const links = navigation.flatMap((entry) => [entry, ...(entry.links ?? [])]);
  return new Map(
    links
      .flatMap(({ href, label }) => (href?.kind === "page" ? [[href.href, label] as const] : []))
      .reverse(),
  );
}

/** The default navigation: the first listed routes with their titles, and the news. */
function routeLinks(config: WordedConfig, context: CompileContext): Shared["navigation"] {
  const listed = config.routes.map(headOf).filter((route) => route.listed);
  const news = config.news ? [{ title: config.news.heading, path: config.news.path }] : [];
  return [...listed, ...news].slice(0, mostOwnLinks).map((page) => ({
    ...titleIn(page, context),
    href: { href: pagePath(page.path), kind: "page" as const },
  }));
}

/** The title of a page for links to it. */
function titleIn(page: Pick<SiteConfig["routes"][number], "title">, context: CompileContext): PageTitle {
  const label = titleText(compileValue(routeSchema.shape.title, page.title, context));
  return { label, inLanguage: languageOf(page, context.language) };
}

/** Caches the titles: for a news list, the whole page is compiled. */
function answeredOnce<Answer>(answerOf: (path: string) => Answer): (path: string) => Answer {
  const answers = new Map<string, Answer>();
  return (path) => {
    if (!answers.has(path)) answers.set(path, answerOf(path));
    return answers.get(path) as Answer;
  };
}

function compileRedirects({ redirects, constants }: SiteConfig, context: LinkContext): Redirect[] {
  return Object.entries(redirects).flatMap(([written, address]) => {
    const path = redirectPath(written);
    const { kind, href } = resolveLink(fillConstants(address, constants), context);
    const target = kind === "page" ? withBase(href, pageBaseOf(context)) : href;
    return path === undefined ? [] : [{ path, target: asciiAddress(target) }];
  });
}

/** The number of background pictures of a theme. If each colour scheme has its own pictures, both are counted. */
export function countLayers({ alternate, background }: Theme): number {
  const own = typeof alternate === "object" ? alternate.background?.layers : undefined;
  return background.layers.length + (own?.length ?? 0);
}
