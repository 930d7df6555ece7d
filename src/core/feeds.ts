import type { FeedEntry, Feeds, Site } from "../compile/page";
import { withBase } from "../compile/resolveLink";
import { asciiAddress } from "../fields/addresses/pagePath";
import { escapeHtml } from "./html";
import { pageBaseIn, pageFolderIn } from "../compile/pageBase";
import type { TextFile } from "./siteFile";
import type { RichElement, RichNode } from "../fields/texts/text";
import { titleText } from "../fields/texts/plainText";

/** The feeds of a site with news and a URL. */
export function feedFiles(site: Site): TextFile[] {
  const { feeds, url } = site;
  if (!feeds || url === undefined) return [];
  const context: FeedContext = { site, feeds, url };
  const entries = feeds.entries();
  const folder = pageFolderIn(site.shared);
  return [
    { path: folder + feeds.atom.slice(1), text: atomFeed(entries, context) },
    { path: folder + feeds.json.slice(1), text: jsonFeed(entries, context) },
  ];
}

/** The links that let programs find the feeds. */
export function feedLinks({ feeds, shared }: Site): string[] {
  if (!feeds) return [];
  const title = escapeHtml(`${feeds.title} · ${shared.name}`);
  const link = (type: string, path: string) =>
    `<link rel="alternate" type="${type}" title="${title}" href="${escapeHtml(asciiAddress(withBase(path, pageBaseIn(shared))))}">`;
  return [link("application/atom+xml", feeds.atom), link("application/feed+json", feeds.json)];
}

interface FeedContext {
  site: Site;
  feeds: Feeds;
  url: string;
}

/** Source: https://www.rfc-editor.org/rfc/rfc4287 */
function atomFeed(entries: readonly FeedEntry[], context: FeedContext): string {
  const { site, feeds } = context;
  const { name } = site.shared;
  const written = entries.map((entry) => {
    const address = addressOf(`${entry.path}/`, context);
    return [
      "<entry>",
      element("id", address),
      element("title", entry.title),
      element("updated", momentOf(entry.updated ?? entry.date)),
      element("published", momentOf(entry.date)),
      `<link rel="alternate" href="${xml(address)}"/>`,
      `<author>${element("name", entry.author ?? name)}</author>`,
      ...entry.tags.map((tag) => `<category term="${xml(tag)}"/>`),
      entry.summary === undefined ? "" : element("summary", entry.summary),
      `<content type="html">${xml(contentOf(entry, context))}</content>`,
      "</entry>",
    ]
      .filter(Boolean)
      .join("\n");
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(site.language)}">
${[
  element("id", addressOf(`${feeds.path}/`, context)),
  element("title", `${feeds.title} · ${name}`),
  // A feed says when it was last changed; one without posts never was.
  element("updated", momentOf(Math.max(0, ...entries.map(({ date, updated = date }) => updated)))),
  `<link rel="self" type="application/atom+xml" href="${xml(addressOf(feeds.atom, context))}"/>`,
  `<link rel="alternate" type="text/html" href="${xml(addressOf(`${feeds.path}/`, context))}"/>`,
  `<author>${element("name", name)}</author>`,
  ...written,
].join("\n")}
</feed>
`;
}

/** Source: https://www.jsonfeed.org/version/1.1/ */
function jsonFeed(entries: readonly FeedEntry[], context: FeedContext): string {
  const { site, feeds } = context;
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: `${feeds.title} · ${site.shared.name}`,
    home_page_url: addressOf(`${feeds.path}/`, context),
    feed_url: addressOf(feeds.json, context),
    language: site.language,
    items: entries.map((entry) => {
      const address = addressOf(`${entry.path}/`, context);
      const { title, date, updated, author, tags, summary } = entry;
      return {
        id: address,
        url: address,
        title,
        ...(summary === undefined ? {} : { summary }),
        content_html: contentOf(entry, context),
        date_published: momentOf(date),
        ...(updated === undefined ? {} : { date_modified: momentOf(updated) }),
        ...(author === undefined ? {} : { authors: [{ name: author }] }),
        ...(tags.length > 0 ? { tags } : {}),
      };
    }),
  };
  return `${JSON.stringify(feed, undefined, 2)}\n`;
}

function contentOf({ path, texts }: FeedEntry, context: FeedContext): string {
  const html = {
    url: context.url,
    pageBase: pageBaseIn(context.site.shared),
    page: addressOf(`${path}/`, context),
  };
  return texts
    .map(
      ({ heading, text }) =>
        (heading === undefined ? "" : `<h2>${escapeHtml(titleText(heading))}</h2>`) + richHtml(text, html),
    )
    .join("");
}

function addressOf(path: string, { site, url }: FeedContext): string {
  return asciiAddress(url + withBase(path, pageBaseIn(site.shared)));
}

/** A time in milliseconds since 1970, formatted for feeds. */
function momentOf(moment: number): string {
  return new Date(moment).toISOString().replace(".000Z", "Z");
}

function element(name: string, text: string): string {
  return `<${name}>${xml(text)}</${name}>`;
}

/** The characters that XML 1.0 does not allow. */
// oxlint-disable-next-line no-control-regex -- they are what it is about
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function xml(text: string): string {
  return escapeHtml(text.replace(notInXml, ""));
}

const empty: ReadonlySet<RichElement["tag"]> = new Set(["br", "hr", "input"]);

/** The base of addresses for readers outside the site. */
interface HtmlContext {
  /** The public URL of the site, without a path. */
  url: string;
  pageBase: string;
  /** The public URL of the page with the text. */
  page: string;
}

/** A formatted text as standalone HTML for feed readers: without styles and scripts, with absolute URLs. */
function richHtml(nodes: readonly RichNode[], context: HtmlContext): string {
  return nodes.map((node) => nodeHtml(node, context)).join("");
}

function nodeHtml(node: RichNode, context: HtmlContext): string {
  if (typeof node === "string") return escapeHtml(node);
  const { tag, children = [], link } = node;
  const inside = richHtml(children, context);
  switch (tag) {
    case "aside": {
      const [, label, ...words] = children;
      const title = typeof label === "object" ? richHtml(label.children ?? [], context) : "";
      return `<blockquote><p><strong>${title}</strong></p>${richHtml(words, context)}</blockquote>`;
    }
    // For screen readers only.
    case "span":
      return "";
    // Feed readers have no copy button, so the text itself must be readable.
    case "button": {
      const text = `<code>${escapeHtml(node.copy ?? "")}</code>`;
      const words = inside.trim();
      return words === escapeHtml(node.copy ?? "") ? text : `${words} (${text})`;
    }
    case "a":
      return link ? `<a href="${escapeHtml(wholeLink(link, context))}">${inside}</a>` : inside;
    case "bdi":
    case "svg":
    case "div":
    case "label":
      return inside;
    case "input":
      return node.props?.["checked"] === true ? "☑" : "☐";
    default:
      return empty.has(tag) ? `<${tag}>` : `<${tag}>${inside}</${tag}>`;
  }
}

function wholeLink(
  { href, kind }: NonNullable<RichElement["link"]>,
  { url, pageBase, page }: HtmlContext,
): string {
  if (kind === "page") return url + withBase(href, pageBase);
  if (kind === "file") return url + href;
  return kind === "anchor" ? page + href : href;
}
