import { pageAnchors } from "../config/anchors";
import { configSchema, type SiteConfig } from "../config/config";
import { hasContents, type PageWithIds, withHeadingIds, withTextAsBlock } from "../config/contents";
import type { Catalogue, Language } from "../config/languages";
import { type News, newsSchema, type Post, postSchema } from "../config/news";
import { badgesByTag, tagSlug } from "../config/newsPlan";
import { headOf } from "../config/perRoute";
import { routeSchema } from "../config/routes";
import { pagePath } from "../fields/addresses/pagePath";
import { fillConstants } from "../fields/texts/constants";
import { headingsOf } from "../markdown/headingsOf";
import { type Field, type MappedField, mapFields, visitFields } from "../schema/walk";
import { isGroup, type Schema } from "../schema/structure";
import { hasWords } from "./hasWords";
import { keptLanguage } from "./keptLanguage";
import { isPageLink, linkedPages, localPath } from "./localPath";
import type { Translations } from "./lookup";
import { onlyFor, writtenLanguages } from "./onlyFor";
import { isCountedField, isReplaced, isText } from "./translatedFields";

/** A config in a further language of its site. */
export interface Localised {
  config: SiteConfig;
  /** The paths of its routes and posts in this language, by their paths in the config. */
  paths: ReadonlyMap<string, string>;
  /** The path of any page in this language, such as the second page of the news. */
  local: (path: string) => string;
  /** The pages whose content is mostly in the first language, by their paths in this language. */
  untranslated: ReadonlySet<string>;
  /** The ids of headings in `text` blocks, from the source texts, by page and block. Pages have their paths in this language. */
  headings: ReadonlyMap<string, Headings>;
  /** The names of tags of posts in addresses, from the source texts. */
  tagNames: ReadonlyMap<string, string>;
}

type Route = SiteConfig["routes"][number];

/** A page in a further language, and its paths in the config and in the language. */
interface TranslatedPage<Page> {
  page: Page;
  source: string;
  path: string;
  inTexts?: Headings | undefined;
  isUntranslated: boolean;
}

type Headings = ReturnType<typeof withHeadingIds>["inTexts"];

/** Writes a checked config in another language. Links between pages stay as written. */
export function localise(
  config: SiteConfig,
  language: Pick<Language, "labels" | "untranslated">,
  { code, texts }: { code: string; texts: Catalogue },
): Localised {
  const kept = keptLanguage(code, texts);
  const { translations } = kept;
  const untranslated = new Set<string>();
  const paths = new Map<string, string>();
  const headings = new Map<string, Headings>();
  const tagNames = new Map<string, string>();
  const constants = localConstants(config.constants, translations);
  const fill = (text: string) => fillConstants(text, config.constants);
  const folders = Object.keys(config.sidebars);
  const pages = linkedPages(config);

  const shown = onlyFor(config, code);
  const written = writtenLanguages(config);
  const tagLanguages: Record<string, string> = {};
  const languageOf = (text: string) => written.get(text) ?? config.site.language;

  /** The name of the site, tags, and descriptions for search engines are independent of their neighbours. */
  const fallsBackAlone = ({ owner = {}, part }: Field, whole: unknown): boolean =>
    owner === shown.site ||
    part === "tag" ||
    (owner === whole && (part === "description" || typeof part === "number"));

  /**
   * Translates the texts of a value. A group of keys with a missing one keeps all its texts, and names their language.
   * @param page - the path of the page, if it is one
   * @param isLacking - whether the page is untranslated, whatever texts it has
   */
  const translate = <Value>(schema: Schema, value: Value, page?: string, isLacking = false) => {
    const missing = new Map<object, string>();
    const counted = new Map<object, string>();
    const count = { all: 0, missing: 0 };
    visitFields(
      schema,
      value,
      (field) => {
        if (!isCountedField(field) || languageOf(field.value) === code) return;
        const { owner = field, part, value: text } = field;
        const isAlone = fallsBackAlone(field, value);
        if (!isAlone) counted.set(owner, languageOf(text));
        count.all += text.length;
        if (translations.of(text, { page, path: () => field.path }) !== undefined) return;
        count.missing += text.length;
        if (!isAlone) missing.set(owner, languageOf(text));
        if (owner === value && typeof part === "number") tagLanguages[text] = languageOf(text);
      },
      isText,
    );
    const isUntranslated = isLacking || count.missing * 2 > count.all;
    const foreign = page !== undefined && isUntranslated ? counted : missing;
    const ids = new Map<unknown, string>();
    if (page !== undefined)
      for (const { field, id } of pageAnchors(schema, value, fill)) ids.set(field.value, id);
    const replace = (field: MappedField) => {
      if (field.kind === "anchored" && isGroup(field.value)) {
        const id = ids.get(field.written);
        return id === undefined ? field.value : { ...field.value, id };
      }
      if (typeof field.value !== "string" || !isReplaced(field.kind)) return field.value;
      if (field.kind === "href" && isPageLink(field.value, pages)) return field.value;
      if (isText(field) && foreign.has(field.owner ?? field) && !fallsBackAlone(field, value))
        return field.value;
      return translations.of(field.value, { page, path: () => field.path }) ?? field.value;
    };
    const complete = <Owner extends object>(owner: Owner, source: Owner): Owner => {
      const originalLanguage = foreign.get(source);
      if (originalLanguage === undefined) return owner;
      return Object.assign(Array.isArray(owner) ? [...owner] : { ...owner }, { originalLanguage }) as Owner;
    };
    return { value: mapFields(schema, value, replace, complete) as Value, isUntranslated };
  };

  const isWithoutTranslation = (text: string) =>
    hasWords(text, false) && languageOf(text) !== code && translations.of(text) === undefined;

  /** Translates a page with its anchors from the source. */
  const translatePage = <Page>(
    schema: Schema,
    { page, inTexts }: Partial<PageWithIds<Page>> & { page: Page },
    { title = "", ...place }: Pick<TranslatedPage<Page>, "source" | "path"> & { title?: string | undefined },
    hasContent = true,
  ): TranslatedPage<Page> => {
    const isLacking = isWithoutTranslation(title) || !hasContent;
    const { value, isUntranslated } = translate(schema, page, place.source, isLacking);
    return { ...place, inTexts, page: value, isUntranslated };
  };

  /** Notes a translated page; `undefined` if it is left out. */
  const shownPage = <Page>({
    page,
    source,
    path,
    inTexts,
    isUntranslated,
  }: TranslatedPage<Page>): Page | undefined => {
    if (isUntranslated) {
      if (language.untranslated === "leave") return undefined;
      untranslated.add(path);
    }
    paths.set(source, path);
    if (inTexts) headings.set(path, inTexts);
    return page;
  };

  const reading = { fill, headingsIn: headingsOf };
  const basis = JSON.stringify([config.constants, folders, [...pages], [...written]]);
  const onceFor = kept.pages<TranslatedPage<Route>>(basis);
  const routes = shown.routes.flatMap((route): Route[] => {
    const made = onceFor(route, () => {
      const source = pagePath(headOf(route).path);
      const path = localPath(source, translations);
      const ids = hasContents(route, folders) ? withHeadingIds(routeSchema, route, reading) : { page: route };
      const { page, ...place } = translatePage(routeSchema, ids, { source, path, title: route.title });
      return { ...place, page: { ...page, path } };
    });
    const page = shownPage(made);
    return page ? [page] : [];
  });
  const { toasts, languages, ...rest } = shown;
  const { value: others } = translate(configSchema, { ...rest, labels: {}, routes: [], news: undefined });
  const { labels: ownLabels } = config.languages[code] ?? language;
  const news = shown.news && localNews(shown.news);

  return {
    config: {
      ...others,
      site: { ...others.site, language: code },
      constants,
      labels: { ...ownLabels },
      toasts: localToasts(toasts),
      languages,
      news,
      notFound: localNotFound(others.notFound),
      sidebars: Object.fromEntries(
        Object.entries(others.sidebars).map(([folder, groups]) => [localFolder(folder), groups]),
      ),
      announcements: others.announcements.map((one) =>
        one.routes ? { ...one, routes: one.routes.map((path) => paths.get(pagePath(path)) ?? path) } : one,
      ),
      routes,
    },
    paths,
    local: (path) => paths.get(path) ?? localPath(path, translations),
    untranslated,
    headings,
    tagNames,
  };

  function localNews({ posts: written, aside, blocks, ...list }: News): News | undefined {
    const source = pagePath(list.path);
    const path = localPath(source, translations);
    const badges = badgesByTag(config.tags, fill);
    const posts = written.flatMap((post): Post[] => {
      const slug = translations.of(post.slug) ?? post.slug;
      const place = {
        source: pagePath(`${source}/${post.slug}`),
        path: pagePath(`${path}/${slug}`),
        title: post.title,
      };
      const ids = post.contents ? withIdsOfPost(post) : { page: post };
      const page = shownPage(translatePage(postSchema, ids, place));
      for (const [index, tag] of (page?.tags ?? []).entries())
        tagNames.set(fillConstants(tag, constants), tagSlug(fill(post.tags![index]!), badges));
      return page ? [{ ...page, slug }] : [];
    });
    // Anchors are made in the order of the page.
    const around = { ...(aside ? { aside } : {}), ...(blocks ? { blocks } : {}) };
    const page = { ...list, ...around, posts: [] };
    const place = { source, path, title: list.heading };
    const isTranslated = (post: Post) => !post.draft && !untranslated.has(pagePath(`${path}/${post.slug}`));
    const hasContent = written.length === 0 || posts.some(isTranslated);
    const news = shownPage(translatePage<News>(newsSchema.unwrap(), { page }, place, hasContent));
    return (
      news && { ...news, path, posts, ...(Object.keys(tagLanguages).length > 0 ? { tagLanguages } : {}) }
    );
  }

  /** Gives ids to the headings of a post, whose text counts as its first block. */
  function withIdsOfPost(post: Post): PageWithIds<Post> {
    const { page, inTexts } = withHeadingIds(postSchema, withTextAsBlock(post), reading);
    const blocks = page["blocks"] as Post["blocks"];
    const own = post.text === undefined ? blocks : blocks?.slice(1);
    return { page: { ...post, ...(post.blocks ? { blocks: own } : {}) }, inTexts };
  }

  function localFolder(folder: string): string {
    return localPath(pagePath(folder), translations);
  }

  /** If a text is missing, the page has the words of the program. */
  function localNotFound(own: SiteConfig["notFound"]): SiteConfig["notFound"] {
    const { image, buttons } = own;
    return "originalLanguage" in own ? { ...(image ? { image } : {}), ...(buttons ? { buttons } : {}) } : own;
  }

  /** The program has its own words for the standard messages. */
  function localToasts(own: SiteConfig["toasts"]): SiteConfig["toasts"] {
    const { value } = translate(configSchema.shape.toasts, { ...own, standard: {} });
    return value;
  }
}

function localConstants(constants: SiteConfig["constants"], translations: Translations) {
  return Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [
      name,
      typeof value === "string" ? (translations.of(value) ?? value) : value,
    ]),
  );
}
