import { JSDOM } from "jsdom";
import { appSchemes } from "../../../src/fields/addresses/appLink";
import { payloads } from "./payloads";

const { DOMParser } = new JSDOM().window;

/** A kind of file other than pages. */
interface FileKind {
  path: RegExp;
  /** Explains where text of the config became code. */
  flawOf: (text: string) => string | undefined;
  /** Its decoded text; absent for files without text from the config. */
  wordsOf?: (text: string) => string;
}

const kinds: Record<string, FileKind> = {
  feed: {
    path: /\/feed\.xml$/,
    flawOf: flawOfFeed,
    wordsOf: (text) => xmlOf(text).documentElement.textContent,
  },
  "feed as JSON": { path: /\/feed\.json$/, flawOf: flawOfJsonFeed, wordsOf: wordsOfJson },
  calendar: { path: /\.ics$/, flawOf: flawOfCalendar, wordsOf: wordsOfCalendar },
  "search index": { path: /^search\.json$/, flawOf: flawOfJson, wordsOf: wordsOfJson },
  data: { path: /(?:^|\/)(?:page|site|404)\.json$/, flawOf: flawOfJson, wordsOf: wordsOfJson },
  "rules for redirects": {
    path: /^_redirects$/,
    flawOf: flawOfRedirects,
  },
  // Pages have the same content, and a browser checks them.
  styles: { path: /^assets\/(?:page|theme)-[\da-f]+\.css$/, flawOf: flawOfStyles },
  "rules for headers": { path: /^_headers$/, flawOf: flawOfHeaders },
  sitemap: { path: /^sitemap\.xml$/, flawOf: flawOfXml },
  robots: { path: /^robots\.txt$/, flawOf: flawOfRobots },
};

/** The kinds of files with text from the config. */
export const fileKinds = Object.keys(kinds).filter((name) => kinds[name]!.wordsOf);

/** The result for files other than pages. */
export interface OtherFiles {
  /** The kinds with a payload in their text. */
  reached: Set<string>;
  /** Faults as sentences: text that became code, and unknown files. */
  flaws: string[];
}

/** Parses the other files of a site like their consumers. */
export function readOtherFiles(files: ReadonlyMap<string, string>): OtherFiles {
  const reached = new Set<string>();
  const flaws: string[] = [];
  for (const [path, text] of files) {
    const [name, kind] = Object.entries(kinds).find(([, one]) => one.path.test(path)) ?? [];
    if (name !== undefined && kind) {
      const flaw = kind.flawOf(text);
      if (flaw !== undefined) flaws.push(`${path}: ${flaw}`);
      else if (kind.wordsOf && !reached.has(name) && hasPayload(kind.wordsOf(text))) reached.add(name);
    } else if (!/\.html$|^\.nojekyll$/.test(path)) flaws.push(`Nobody knows what ${path} is.`);
    else if (text.includes('http-equiv="refresh"')) {
      const flaw = flawOfRedirectPage(text);
      if (flaw !== undefined) flaws.push(`${path}: ${flaw}`);
    }
  }
  return { reached, flaws };
}

/** Payloads that cannot be confused with other text. */
const telling = payloads.filter((payload) => payload.length > 9);

function hasPayload(words: string): boolean {
  return telling.some((payload) => words.includes(payload));
}

function wordsOfJson(text: string): string {
  const words: string[] = [];
  JSON.parse(text, (_, value: unknown) => {
    if (typeof value === "string") words.push(value);
    return value;
  });
  return words.join("\n");
}

function wordsOfCalendar(text: string): string {
  return text.replaceAll("\r\n ", "").replaceAll(/\\([\\;,])/g, "$1");
}

function flawOfXml(text: string): string | undefined {
  const wrong = xmlOf(text).querySelector("parsererror");
  return wrong ? `it is no XML: ${wrong.textContent}` : undefined;
}

function xmlOf(text: string): Document {
  return new DOMParser().parseFromString(text, "application/xml");
}

const feedElements = "feed entry id title updated published link author name category summary content".split(
  " ",
);

function flawOfFeed(text: string): string | undefined {
  const feed = xmlOf(text);
  const strange = [...feed.querySelectorAll("*")].find(({ localName }) => !feedElements.includes(localName));
  if (strange) return `it has <${strange.localName}>`;
  return [...feed.querySelectorAll("content")]
    .map((content) => flawOfHtml(content.textContent ?? ""))
    .find((flaw) => flaw !== undefined);
}

function flawOfJsonFeed(text: string): string | undefined {
  const { items } = JSON.parse(text) as { items: { content_html: string }[] };
  return items.map((item) => flawOfHtml(item.content_html)).find((flaw) => flaw !== undefined);
}

const formatting =
  "p br hr strong em del code pre ul ol li blockquote a h2 h3 h4 h5 h6 table thead tbody tr th td kbd".split(
    " ",
  );

const harmless = new RegExp(`^(?:https?://|mailto:|(?:${appSchemes.join("|")}):|[/#])`, "i");

/** Explains formatted text that runs a script or requests a file. */
function flawOfHtml(html: string): string | undefined {
  const { body, head } = new DOMParser().parseFromString(html, "text/html");
  const strange = [...head.children, ...body.querySelectorAll("*")].find(
    ({ localName }) => !formatting.includes(localName),
  );
  if (strange) return `it has <${strange.localName}>`;
  for (const element of body.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      if (name !== "href" || element.localName !== "a")
        return `<${element.localName}> has ${name}="${value}"`;
      if (!harmless.test(value)) return `a link leads to ${value}`;
    }
  }
  return undefined;
}

/** A redirect page must redirect to its link, and contain nothing executable. */
function flawOfRedirectPage(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, "text/html");
  const known = "html head meta title link style body main a".split(" ");
  const strange = [...page.querySelectorAll("*")].find(({ localName }) => !known.includes(localName));
  if (strange) return `it has <${strange.localName}>`;
  const target = page.querySelector("a")?.getAttribute("href");
  const refresh = page.querySelector("meta[http-equiv=refresh]")?.getAttribute("content");
  if (refresh !== `0; url=${target}`) return `it leads to ${refresh}, and its link to ${target}`;
  return /^(?:\/(?!\/)|https?:\/\/)/.test(target ?? "") ? undefined : `it leads to ${target}`;
}

const calendarLine =
  /^(?:BEGIN|END|VERSION|PRODID|UID|DTSTAMP|DTSTART|DTEND|DTSTART;VALUE=DATE|DTEND;VALUE=DATE|SUMMARY|DESCRIPTION|LOCATION|URL):/;

function flawOfCalendar(text: string): string | undefined {
  const whole = text.replaceAll("\r\n ", "");
  const strange = whole.split("\r\n").find((line) => line !== "" && !calendarLine.test(line));
  if (strange !== undefined) return `it has the line ${strange}`;
  if (/\r(?!\n)|(?<!\r)\n/.test(text)) return "a line ends in its middle";
  const events = whole.match(/^BEGIN:VEVENT\r$/gm)?.length ?? 0;
  const titles = whole.match(/^SUMMARY:/gm)?.length ?? 0;
  return events === titles && events > 0 ? undefined : `it has ${events} events and ${titles} titles`;
}

function flawOfJson(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

const headerNames =
  /^ {2}(?:X-Content-Type-Options|X-Frame-Options|Referrer-Policy|Permissions-Policy|Cross-Origin-Opener-Policy|Cross-Origin-Resource-Policy|Strict-Transport-Security|Content-Security-Policy|Cache-Control): [ -~]+$/;

function flawOfHeaders(text: string): string | undefined {
  const lines = text.split("\n").filter((line) => line !== "");
  const strange = lines.find((line) => !headerNames.test(line) && !/^\/[\w./~*-]*$/.test(line));
  if (strange !== undefined) return `it has the line ${strange}`;
  return lines.filter((line) => line.startsWith("/")).length === 2 ? undefined : "it has not two rules";
}

function flawOfRedirects(text: string): string | undefined {
  const strange = text
    .split("\n")
    .find((line) => line !== "" && !/^\/[!-~]* (?:\/|https?:\/\/)[!-~]* 302$/.test(line));
  return strange === undefined ? undefined : `it has the line ${strange}`;
}

function flawOfRobots(text: string): string | undefined {
  const strange = text
    .split("\n")
    .find((line) => line !== "" && !/^(?:User-agent: \*|Allow: \/|Sitemap: https?:\/\/[!-~]+)$/.test(line));
  return strange === undefined ? undefined : `it has the line ${strange}`;
}

/** Styles must not import others, use files that no config names, or contain text of the config except its pictures. */
function flawOfStyles(text: string): string | undefined {
  if (/@import/i.test(text)) return "It brings in other styles.";
  // The address of a background picture, in quotes that it cannot end.
  const rest = text.replaceAll(/url\("(?:\/(?!\/)|https:\/\/named\.example\/)[^"\\\s<>]*"\)/g, "url()");
  const elsewhere = /url\(\s*["']?(?!data:)(?:[a-z][\w+.-]*:|\/\/)[^)]*\)/i.exec(rest);
  if (elsewhere) return `It asks another host: ${elsewhere[0]}`;
  return hasPayload(rest) ? "It holds a text of the config." : undefined;
}
