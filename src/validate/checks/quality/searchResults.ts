import type { CheckFile, Explanations } from "../../checkFile";
import { routesWith, siteWith } from "../../exampleConfigs";
import type { Path } from "../../../schema/walk";
import { fillConstants } from "../../../fields/texts/constants";
import { constantsOf } from "../../constantsOf";
import type { Finding } from "../../finding";
import { hostOf, isPrivateHost } from "../../links/knownHosts";
import { valueAt, entriesAt, type Entry } from "../../../schema/schemaAt";
import { quote } from "../../../words/words";

/** The lengths that search engines show in full, in characters. */
const longestTitle = 60;
const longestDescription = 160;

interface PageText {
  text: string;
  path: Path;
}

/** Reports titles and descriptions that are missing, repeated or too long for search results. */
export function checkSearchResults(config: unknown): Finding[] {
  const pages = entriesAt(config, ["routes"]).filter(({ value }) => value["listed"] !== false);
  const titles = textsOfPages(config, pages, "title");
  const descriptions = textsOfPages(config, pages, "description");
  return [
    ...tooLong(titles, longestTitle, "long-title", "title"),
    ...tooLong(
      [...descriptions, ...siteDescription(config)],
      longestDescription,
      "long-description",
      "description",
    ),
    ...repeated(titles, "repeated-title", "title"),
    ...repeated(descriptions, "repeated-description", "description"),
    ...missing(config, pages),
  ];
}

function tooLong(
  texts: readonly PageText[],
  longest: number,
  code: "long-title" | "long-description",
  name: string,
): Finding[] {
  return texts
    .filter(({ text }) => text.length > longest)
    .map(({ text, path }) => ({
      code,
      message: `The ${name} has ${text.length} characters. Search results and link previews cut it off after about ${longest}. Shorten it, and put the most important words first.`,
      path,
    }));
}

function repeated(
  texts: readonly PageText[],
  code: "repeated-title" | "repeated-description",
  name: string,
): Finding[] {
  const seen = new Set<string>();
  return texts
    .filter(({ text }) => seen.size === seen.add(text.trim()).size)
    .map(({ text, path }) => ({
      code,
      message: `An earlier page already has the ${name} ${quote(text)}, so both look the same in search results. Give this page a different ${name}.`,
      path,
    }));
}

/** Pages without a description if the site has none either. Search engines find only sites with an address. */
function missing(config: unknown, pages: readonly Entry[]): Finding[] {
  const host = hostOf(String(valueAt(config, ["site", "url"]) ?? ""));
  const isFound = host !== undefined && !isPrivateHost(host);
  if (!isFound || siteDescription(config).length > 0) return [];
  return pages
    .filter(({ value }) => value["description"] === undefined)
    .map(({ path }) => ({
      code: "missing-description",
      message:
        'This page has no description for search results and link previews. Add a "description" of one or two sentences here, or in "site" for all pages.',
      path,
      at: "opening",
    }));
}

function siteDescription(config: unknown): PageText[] {
  const path = ["site", "description"];
  const text = valueAt(config, path);
  return typeof text === "string" ? [{ text: fillConstants(text, constantsOf(config) ?? {}), path }] : [];
}

function textsOfPages(config: unknown, pages: readonly Entry[], key: string): PageText[] {
  const constants = constantsOf(config) ?? {};
  return pages.flatMap(({ value, path }) => {
    const text = value[key];
    return typeof text === "string" ? [{ text: fillConstants(text, constants), path: [...path, key] }] : [];
  });
}

export const checks: CheckFile = {
  section: "quality",
  codes: {
    "missing-description": { severity: "warning" },
    "repeated-title": { severity: "warning" },
    "repeated-description": { severity: "warning" },
    "long-title": { severity: "warning" },
    "long-description": { severity: "warning" },
  },
  siteAdvice: [checkSearchResults],
};

export const explanations: Explanations = {
  "missing-description": {
    meaning: "A page has no description for search results.",
    example: siteWith('"url": "https://fernhollow.example"'),
  },
  "repeated-title": {
    meaning: "Two pages have the same title.",
    example: routesWith(`{ "path": "/", "title": "Fernhollow" },
{ "path": "/rules", "title": "Fernhollow" }`),
  },
  "repeated-description": {
    meaning: "Two pages have the same description.",
    example: routesWith(`{ "path": "/", "title": "Home", "description": "A quiet server." },
{ "path": "/rules", "title": "Rules", "description": "A quiet server." }`),
  },
  "long-title": {
    meaning: "A title is too long for search results.",
    example: routesWith(`{
  "path": "/",
  "title": "A quiet village server for builders, gardeners, fishers and wanderers"
}`),
  },
  "long-description": {
    meaning: "A description is too long for search results.",
    example: siteWith(`"description": "A quiet server${", with gardens, ponds and paths".repeat(5)}."`),
  },
};
