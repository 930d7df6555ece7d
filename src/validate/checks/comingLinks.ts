import type { CheckFile, Explanations } from "../checkFile";
import { fillConstants } from "../../fields/texts/constants";
import { beginOf } from "../../fields/dates/moment";
import { pagePath } from "../../fields/addresses/pagePath";
import { valueAt } from "../../schema/schemaAt";
import type { Path } from "../../schema/walk";
import { quote, written } from "../../words/words";
import { constantsOf } from "../constantsOf";
import type { Finding } from "../finding";
import { linkPlaces } from "../links/linkPlaces";
import { newsOf } from "../links/redirectsOf";
import { momentWords } from "../notations/date";
import type { Surroundings } from "../surroundings";

/** Reports links to a news page before its first post, unless the link appears with the post or later. */
export function checkComingLinks(config: unknown, { now }: Surroundings): Finding[] {
  const coming = comingPages(config, now?.() ?? Infinity);
  if (coming.size === 0) return [];
  const constants = constantsOf(config) ?? {};
  const list = newsOf(config)!.path;
  return linkPlaces(config).flatMap(({ address, path, within }): Finding[] => {
    const link = fillConstants(address, constants).replace(/[?#].*$/s, "");
    const time = link.startsWith("/") ? coming.get(pagePath(link)) : undefined;
    if (time === undefined || appearance(config, path) >= time) return [];
    const message = `The page ${quote(pagePath(link))} will not exist until the site is built after ${momentWords(time)}. Until then, this link is broken. Add the link later, or link to ${written(list)} for now.`;
    return [{ code: "link-to-coming-post", message, path, ...(within ? { within } : {}) }];
  });
}

/** The paths of future posts and of tag lists with only such posts, with the time when they appear. */
function comingPages(config: unknown, present: number): ReadonlyMap<string, number> {
  const news = newsOf(config);
  const times = new Map(news?.posts.map(({ path, time }) => [path, time]));
  for (const { pages, posts } of news?.tags.values() ?? []) {
    times.set(pages[0]!.path, Math.min(...posts.map(({ time }) => time)));
  }
  return new Map([...times].filter(([, time]) => time > present));
}

/** The time when a part of the config first appears; 0 if it always does. */
function appearance(config: unknown, path: Path): number {
  if (path[0] === "announcements") {
    const from = valueAt(config, [...path.slice(0, 2), "from"]);
    const zone = valueAt(config, ["site", "timeZone"]);
    return typeof from === "string" ? beginOf(from, typeof zone === "string" ? zone : "UTC") : 0;
  }
  if (path[0] !== "news" || path[1] !== "posts") return 0;
  return newsOf(config)?.posts.find(({ index }) => index === path[2])?.time ?? Infinity;
}

export const checks: CheckFile = {
  section: "usefulness",
  codes: { "link-to-coming-post": { severity: "warning" } },
  siteAdvice: [checkComingLinks],
};

export const explanations: Explanations = {
  "link-to-coming-post": {
    meaning: "A link refers to a post that is not published yet.",
    example: {
      words:
        "For example, a page links to `/news/harvest`, but the `date` of that post is in the future. The link is broken until the site is built after that date. Link to `/news` until then. This warning comes with `coming-post`.",
    },
  },
};
