import {
  composed,
  isPageName,
  isTooLong,
  longestName,
  pagePathPattern,
} from "../../fields/addresses/pagePath";
import { written } from "../../words/words";
import { type Advice, rule, whereTrue, write } from "./rule";
import { plain } from "./asId";

const address = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i;

/** How the path of a page is written. */
export function explainRoutePath(value: string): Advice {
  const [, place] = /^\s*[#?](.*)$/s.exec(value) ?? [];
  if (place !== undefined) {
    const name = asPageName(place);
    const hint = name === "" ? "" : `, such as ${written(`/${name}`)}`;
    return { advice: `A page needs its own path${hint}. Use # only in links to the "id" of a block.` };
  }
  const path = value.replace(address, "");
  const needs = whereTrue([
    [!/^[/\\]/.test(path) && path === value, "start with a slash"],
    [path.includes("\\"), "use / instead of \\"],
    [hasOtherSigns(path), "contain only letters, digits, slashes and - . _ ~"],
    [/[/\\]{2}/.test(path), "use single slashes"],
    [/(?:^|[/\\])\./.test(path), "have no dot after a slash"],
    [
      namesIn(path).some(isTooLong),
      `have at most ${longestName} bytes between slashes (a letter takes one to four)`,
    ],
    [path !== value, "not include the domain"],
    [/[^\s/\\][/\\]+$/.test(path), "not end with a slash"],
  ]);
  return rule("The path of a page must", needs, fixRoutePath(value));
}

/** How the folder of a language is written: one name between two slashes. */
export function explainFolder(value: string): Advice {
  const path = fixRoutePath(value);
  const name = path === undefined ? "" : asPageName(path.replaceAll("/", "-"));
  return write("It must be one name between slashes", name === "" ? undefined : `/${name}/`);
}

/** How the slug of a post is written. It can have folders. */
export function explainPageName(value: string): Advice {
  const isPath = /^[/\\]|[/\\]$|\\|\/\/|:/.test(value.trim());
  const text = composed(value.trim());
  const name = isPath
    ? asPageName(text.replace(/^.*[/\\](?=[^/\\])/s, ""))
    : text.split("/").map(asPageName).join("/");
  const needs = whereTrue([
    [isPath, "be only the last part of the URL, without a slash at its start or end"],
    [/^\s*\./.test(value), "not start with a dot"],
    [isTooLong(value), `have at most ${longestName} bytes (a letter takes one to four)`],
  ]);
  const plain = needs.length > 0 ? needs : ["contain only letters, digits and - . _ ~"];
  return rule("It must", plain, isPostName(name) ? name : undefined);
}

/** Whether a text can be the end of a post's address. */
export function isPostName(text: string): boolean {
  return isRoutePath(`/${text}`) && text !== "";
}

/** Whether a text is written as the path of a page has to be. */
export function isRoutePath(value: string): boolean {
  return pagePathPattern.test(value) && namesIn(value).every((name) => isPageName(name) && !isTooLong(name));
}

/** The probably intended path for a malformed one. */
export function fixRoutePath(value: string): string | undefined {
  // It names a place on a page, and no page.
  if (/^\s*[#?]/.test(value)) return undefined;
  const names = composed(value.trim())
    .replace(address, "")
    .replace(/[?#].*$/s, "")
    .split(/[/\\]+/)
    .filter((name) => name !== "" && name !== "." && name !== "..");
  const path = `/${names.map((name) => (isPageName(name) ? name : asPageName(name))).join("/")}`;
  return isRoutePath(path) && !reservedFor(path) ? path : undefined;
}

/** A text as a name in a path: in lowercase, with hyphens for everything except letters and digits. */
function asPageName(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’\p{Cf}]/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}._~·・-]+/gu, "-")
    .replace(/^[.-]+|-+$/g, "");
}

function namesIn(path: string): string[] {
  return path.split("/").filter((name) => name !== "");
}

function hasOtherSigns(path: string): boolean {
  return path.split(/[/\\]+/).some((name) => name !== "" && !isPageName(name.replace(/^\.+/, "") || "a"));
}

/** How the folder of the site on its host is written. */
export function explainBasePath(value: string): Advice {
  const path = value
    .trim()
    .replace(/^(?:[a-z]+:)?\/\/[^/]*/i, "")
    .replaceAll("\\", "/")
    .replace(/[?#].*$/s, "");
  const folders = path
    .split("/")
    .map((folder) =>
      plain(folder)
        .replace(/\s+/g, "-")
        .replace(/[^A-Za-z0-9._~-]/g, ""),
    )
    .filter((folder) => !/^\.*$/.test(folder));
  const needs = whereTrue([
    [/^(?:[a-z]+:)?\/\//i.test(value), "contain only the folder"],
    [/[^A-Za-z0-9._~/\\:-]/.test(value), "use only letters a to z, digits and . _ ~ - in folder names"],
    [value.includes("\\"), "use / instead of \\"],
  ]);
  const isFramed = path.startsWith("/") && path.endsWith("/");
  return rule(
    "It must",
    [...needs, ...(isFramed && needs.length > 0 ? [] : ["start and end with a slash"])],
    folders.length === 0 ? "/" : `/${folders.join("/")}/`,
  );
}

/** Paths that the build uses, by their first name in lowercase. */
const firstNames: Record<string, string> = {
  assets: "the build puts scripts and fonts there",
  "404.html": "the build puts the 404 page there",
  "404.json": "the site needs a file with that name for the 404 page",
  "search.json": "the site needs a file with that name for the search",
  "site.json": "the site needs a file with that name for all pages",
  _redirects: "hosts read a file with that name and do not publish it",
  "robots.txt": "the site needs a file with that name for search engines",
  "sitemap.xml": "the site needs a file with that name for search engines",
};

/** File names that are reserved in every folder. */
const namesOfFiles: Record<string, string> = {
  "page.json": "the site needs a file with that name for every page",
  "index.html": "the site needs a file with that name for every page",
  _headers: "hosts read a file with that name and do not publish it",
};

/** The files beside the pages that every build writes. */
export const generatedFiles: readonly string[] = ["/robots.txt", "/sitemap.xml"];

/** Why a path is reserved, as the end of a sentence; `undefined` if a page can have it. */
export function reservedFor(path: string): string | undefined {
  const names = path.toLowerCase().slice(1).split("/");
  const [first = ""] = names;
  if (path === "/404") return "the build puts the 404 page there";
  if (Object.hasOwn(firstNames, first)) return firstNames[first];
  const name = names.find((one) => Object.hasOwn(namesOfFiles, one));
  return name === undefined ? undefined : namesOfFiles[name];
}
