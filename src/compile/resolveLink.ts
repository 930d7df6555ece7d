import { idOfFragment } from "../fields/addresses/anchor";
import { isAppLink } from "../fields/addresses/appLink";
import type { Link } from "../fields/addresses/link";
import { pagePath } from "../fields/addresses/pagePath";

export interface LinkContext {
  /** The site's base path, with a slash at both ends. */
  basePath: string;
  routePaths: ReadonlySet<string>;
  /** The pages of a site with several languages; absent with one. */
  languages?: PagesInLanguages | undefined;
  /** The words after a link to a page in another language, by its code. */
  inLanguage?: (code: string) => string;
}

/** Where pages are, by their paths in the config. */
export interface PagesInLanguages {
  /** The base path of the pages in the language, such as `/de/`. */
  pageBase: string;
  /** The path of a page in the language, whether or not the page exists. */
  local: (path: string) => string;
  /** The path of a page in another language, with its folder; `undefined` if no language has it. */
  elsewhere: (path: string) => { path: string; code: string } | undefined;
  /** The ids of headings in `text` blocks, from the source texts, by page and block. */
  headings: ReadonlyMap<string, ReadonlyMap<number, readonly string[]>>;
  /** The names of tags of posts in addresses, from the source texts. */
  tagNames: ReadonlyMap<string, string>;
}

/** Compiles an address of the config into a link. @throws Error if links do not allow its scheme */
export function resolveLink(address: string, context: LinkContext): Link {
  const { basePath, routePaths, languages, inLanguage } = context;
  if (/^https?:\/\//i.test(address)) return { href: address, kind: "external" };
  if (/^mailto:/i.test(address)) return { href: address, kind: "mail" };
  if (isAppLink(address)) return { href: address, kind: "app" };
  if (address.startsWith("#")) return { href: inOneForm(address), kind: "anchor" };
  if (!/^\/(?![/\\])/.test(address))
    throw new Error(`The link "${address}" is not a path, an anchor, a web URL or an email address.`);

  const [, path = "/", rest = ""] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const written = pagePath(path);
  const route = languages?.local(written) ?? written;
  if (routePaths.has(route)) return { href: route + inOneForm(rest), kind: "page" };
  const other = languages?.elsewhere(written);
  if (!other) return { href: withBase(address, basePath), kind: "file" };
  const href = withBase(other.path + inOneForm(rest), basePath);
  return { href, kind: "file", language: other.code, note: inLanguage?.(other.code) };
}

/** The fragment of a link in the form of IDs (NFC), because browsers compare them by code points. */
function inOneForm(link: string): string {
  const start = link.indexOf("#") + 1;
  if (start === 0) return link;
  const fragment = link.slice(start);
  const id = idOfFragment(fragment);
  return link.slice(0, start) + (fragment.includes("%") ? encodeURIComponent(id) : id);
}

/** The base path of a site's pages. */
export function pageBaseOf({ basePath, languages }: Pick<LinkContext, "basePath" | "languages">): string {
  return languages?.pageBase ?? basePath;
}

/** Adds the base path to a path that starts with a slash. */
export function withBase(path: string, basePath: string): string {
  return basePath + path.slice(1);
}
