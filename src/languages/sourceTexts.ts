import { configSchema } from "../config/config";
import { postSchema } from "../config/news";
import { routeSchema } from "../config/routes";
import { pagePath } from "../fields/addresses/pagePath";
import type { FieldMeta } from "../fields/kind";
import { isGroup, type Schema } from "../schema/structure";
import { type Field, type Path, visitFields } from "../schema/walk";
import { entriesWithLanguages, type EntryWithLanguages } from "./entriesWithLanguages";
import { sourceKey } from "./keys";
import { isCountedField, isReplaced } from "./translatedFields";
import { isPageLink, linkedPages } from "./localPath";

/** A text of a written config that a catalogue can replace. */
export interface SourceText {
  text: string;
  /** The text as catalogues name it. */
  key: string;
  /** Its place, computed on demand. */
  at: { readonly path: Path };
  /** The meaning of its field; absent for paths, slugs and constants. */
  meta?: FieldMeta;
  /** Whether it needs a translation. */
  isCounted: boolean;
  page?: SourcePage;
  /** The languages of each entry around it, outermost first; absent if it is for all. */
  languages?: readonly (readonly string[])[];
}

export interface SourcePage {
  path: string;
  /** Its title, which decides whether the page counts as translated. */
  title: unknown;
  /** Its path if a group of meanings can name it. */
  place?: string;
}

const isWanted = ({ kind }: FieldMeta) => isReplaced(kind);

/** The texts of a config, valid or not: those outside of pages first, then each page's, in the order of the pages. */
export function sourceTexts(written: object): (readonly SourceText[])[] {
  const config = written as Record<string, unknown>;
  const { labels: _, languages: __, routes, constants, ...rest } = config;
  const pages = linkedPages(config);
  const news = isGroup(rest["news"]) ? rest["news"] : {};
  const toasts = isGroup(rest["toasts"]) ? { ...rest["toasts"], standard: {} } : undefined;
  const others = {
    ...rest,
    ...(toasts ? { toasts } : {}),
    ...("news" in rest ? { news: { ...news, posts: [] } } : {}),
  };

  const links = [...pages].join("\n");
  const sidebars = Object.keys(isGroup(rest["sidebars"]) ? rest["sidebars"] : {});
  const outside = [
    ...textsIn(configSchema, others, []),
    ...Object.entries(isGroup(constants) ? constants : {}).flatMap(([name, value]) =>
      nameAt(value, ["constants", name]),
    ),
    ...nameAt(news["path"], ["news", "path"]),
    ...sidebars.flatMap((folder) => nameAt(pagePath(folder), ["sidebars", folder])),
  ];
  const parts: (readonly SourceText[])[] = [outside];
  for (const [index, route] of groupsOf(routes)) {
    const { path: own, title } = route;
    const path = typeof own === "string" ? pagePath(own) : "/";
    addPart(routeSchema, route, ["routes", index], { path, title, place: path }, "path");
  }
  for (const [index, post] of groupsOf(news["posts"])) {
    const path = pagePath(`${String(news["path"])}/${String(post["slug"])}`);
    addPart(postSchema, post, ["news", "posts", index], { path, title: post["title"], place: path }, "slug");
  }
  return parts.filter((texts) => texts.length > 0);

  function addPart(
    schema: Schema,
    part: Record<string, unknown>,
    path: Path,
    page: SourcePage,
    name: string,
  ) {
    const known = knownParts.get(part);
    const start = path.join();
    const isSame = known?.start === start && known.links === links;
    const own = isSame
      ? known.texts
      : [...nameAt(part[name], [...path, name], page), ...textsIn(schema, part, path, page)];
    if (!isSame) knownParts.set(part, { start, links, texts: own });
    parts.push(own);
  }

  function textsIn(schema: Schema, part: unknown, start: Path, page?: SourcePage): SourceText[] {
    const limits = entriesWithLanguages(part, start);
    const found: SourceText[] = [];
    visitFields(
      schema,
      part,
      (field) => {
        const { value, kind, meta } = field;
        if (typeof value !== "string" || value === "" || (kind === "href" && isPageLink(value, pages)))
          return;
        const isName = !page && field.part === "name" && field.path.join() === "site,name";
        const isCounted = !isName && isCountedField(field);
        const around = within(limits, field);
        found.push({
          text: value,
          key: sourceKey(value),
          at: field,
          meta,
          isCounted,
          ...(page ? { page } : {}),
          ...around,
        });
      },
      isWanted,
      start,
    );
    return found;
  }
}

/** The texts of a page, which stay the same while other pages change. */
interface KnownPart {
  start: string;
  /** The paths of the site, because links to pages are no texts. */
  links: string;
  texts: readonly SourceText[];
}

const knownParts = new WeakMap<object, KnownPart>();

/** A path, a slug or a constant. */
function nameAt(text: unknown, path: Path, page?: SourcePage): SourceText[] {
  if (typeof text !== "string" || text === "") return [];
  return [{ text, key: sourceKey(text), at: { path }, isCounted: false, ...(page ? { page } : {}) }];
}

/** Whether a text appears in a language. */
export function isShownIn({ languages }: SourceText, code: string): boolean {
  return languages === undefined || languages.every((codes) => codes.includes(code));
}

/** Whether a text is written in a further language, because its entry is not in the first one. */
export function isWrittenIn({ languages }: SourceText, code: string, first: string): boolean {
  const codes = languages?.at(-1);
  return codes?.[0] === code && !codes.includes(first);
}

function within(limits: readonly EntryWithLanguages[], field: Field): Pick<SourceText, "languages"> {
  if (limits.length === 0) return {};
  const { path } = field;
  const around = limits.filter((limit) => limit.path.every((part, index) => path[index] === part));
  return around.length === 0 ? {} : { languages: around.map(({ languages }) => languages as string[]) };
}

function groupsOf(list: unknown): [number, Record<string, unknown>][] {
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown, index) =>
    isGroup(entry) ? [[index, entry]] : [],
  );
}
