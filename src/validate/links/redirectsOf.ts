import { redirectPath } from "../../config/redirects";
import { fillConstants } from "../../fields/texts/constants";
import { memoizeByObject, memoizeByConfig } from "../../json/memoizeByObject";
import { isGroup } from "../../schema/structure";
import { valueAt } from "../../schema/schemaAt";
import { constantsOf } from "../constantsOf";
import { type NewsPlan, planNews } from "../../config/newsPlan";
import { beginOf } from "../../fields/dates/moment";

/** One redirect of a config, valid or not. */
export interface Redirect {
  /** Its address as the owner wrote it: the key. */
  key: string;
  /** The address in the form used for comparison; undefined if it is not a valid path. */
  path: string | undefined;
  /** Its target, constants filled in; undefined if it is not a text. */
  target: string | undefined;
}

export const redirectsOf = memoizeByConfig((config): readonly Redirect[] => {
  const redirects = valueAt(config, ["redirects"]);
  const constants = constantsOf(config) ?? {};
  return Object.entries(isGroup(redirects) ? redirects : {}).map(([key, target]) => ({
    key,
    path: redirectPath(key),
    target: typeof target === "string" ? fillConstants(target, constants) : undefined,
  }));
});

const byPath = memoizeByObject((redirects: readonly Redirect[]): ReadonlyMap<string, Redirect> => {
  const known = new Map<string, Redirect>();
  for (const redirect of redirects) {
    if (redirect.path !== undefined && !known.has(redirect.path)) known.set(redirect.path, redirect);
  }
  return known;
});

export function redirectAt(config: unknown, link: string): Redirect | undefined {
  const path = link.startsWith("/") ? redirectPath(link.replace(/[?#].*$/s, "")) : undefined;
  return path === undefined ? undefined : byPath(redirectsOf(config)).get(path);
}

/** The pages of the news of a config, valid or not, with the posts that are yet to come. */
export function newsOf(config: unknown): NewsPlan | undefined {
  return isGroup(config) ? planOf(config) : undefined;
}

const planOf = memoizeByObject((config: object): NewsPlan | undefined => {
  const constants = constantsOf(config) ?? {};
  const zone = valueAt(config, ["site", "timeZone"]);
  return planNews(valueAt(config, ["news"]), {
    tags: valueAt(config, ["tags"]),
    now: Infinity,
    beginOf: (date) => beginOf(date, typeof zone === "string" ? zone : "UTC"),
    fill: (text) => fillConstants(text, constants),
  });
});
