import { tagSlug } from "../../config/newsPlan";
import { fillConstants } from "../../fields/texts/constants";
import { pageNamePattern } from "../../fields/addresses/pagePath";
import { entriesAt } from "../../schema/entriesAt";
import { valueAt } from "../../schema/schemaAt";
import type { Path } from "../../schema/walk";
import { didYouMean } from "../../words/nearest";
import { allOf, quote, written } from "../../words/words";
import { blocksOf } from "../blocksOf";
import { constantsOf } from "../constantsOf";
import type { Finding } from "../finding";
import { newsOf } from "../links/newsOf";
import { momentWords } from "../notations/momentWords";
import { explainPageName, isPostName } from "../notations/routePath";
import type { Surroundings } from "../surroundings";

/** Reports invalid characters in slugs. Letters of every script are valid. */
export function checkSlugs(config: unknown): Finding[] {
  return entriesAt(config, ["news", "posts"]).flatMap(({ value: { slug }, path }): Finding[] => {
    // Schema errors are reported by validate/shape.
    if (typeof slug !== "string" || !pageNamePattern.test(slug) || isPostName(slug)) return [];
    const { advice, instead } = explainPageName(slug);
    const message = `"slug" cannot be ${quote(slug)}. ${advice}`;
    const fix = instead === undefined ? {} : { fix: { do: "replace", value: instead } as const };
    return [{ code: "malformed-value", message, path: [...path, "slug"], ...fix }];
  });
}

/** Reports "posts" blocks without posts to show. */
export function checkPostsBlocks(config: unknown): Finding[] {
  const constants = constantsOf(config) ?? {};
  const hasNews = valueAt(config, ["news"]) !== undefined;
  // Tags count even if the slug or the date of their post is wrong.
  const labels = new Map<string, string>();
  for (const { label, isDraft } of writtenTags(config)) {
    if (!isDraft && !labels.has(tagSlug(label))) labels.set(tagSlug(label), label);
  }
  return blocksOf(config).flatMap(({ type, value: { tag }, path }): Finding[] => {
    if (type !== "posts") return [];
    if (!hasNews) {
      const message =
        'This block shows the latest posts, but the config has no "news". Add it next to "routes": "news": { "path": "/news", "posts": [] }.';
      return [{ code: "posts-without-news", message, path: [...path, "type"], needs: [["news"]] }];
    }
    if (typeof tag !== "string") return [];
    const label = fillConstants(tag, constants);
    if (labels.has(tagSlug(label))) return [];
    const known = [...labels.values()];
    const hint =
      didYouMean(label, known) ||
      (known.length > 0 ? ` The tags are ${allOf(known)}.` : " No post has a tag yet.");
    const message = `No post has the tag ${quote(label)}.${hint}`;
    return [{ code: "unknown-post-tag", message, path: [...path, "tag"] }];
  });
}

/** Reports different spellings of a tag, because all its posts are on one page. */
export function checkTagSpelling(config: unknown): Finding[] {
  const first = new Map<string, string>();
  return writtenTags(config).flatMap(({ label, path }): Finding[] => {
    const above = first.get(tagSlug(label));
    if (above === undefined) first.set(tagSlug(label), label);
    if (above === undefined || above === label) return [];
    const message = `The tag ${quote(label)} is spelled ${quote(above)} above, and pages show that spelling for both. Write ${written(above)}.`;
    return [{ code: "tag-spelling", message, path }];
  });
}

/** Every tag of every post as visitors read it, in the order of the file. */
export function writtenTags(config: unknown): { label: string; path: Path; isDraft: boolean }[] {
  const constants = constantsOf(config) ?? {};
  return entriesAt(config, ["news", "posts"]).flatMap(({ value: { tags, draft }, path }) =>
    (Array.isArray(tags) ? (tags as unknown[]) : []).flatMap((tag, index) =>
      typeof tag === "string" && tag.trim() !== ""
        ? [{ label: fillConstants(tag, constants), path: [...path, "tags", index], isDraft: draft === true }]
        : [],
    ),
  );
}

/** Reports posts with a future date, which are not published yet. */
export function checkComingPosts(config: unknown, { now }: Surroundings): Finding[] {
  const present = now?.() ?? Infinity;
  return (newsOf(config)?.posts ?? [])
    .filter(({ time }) => time > present)
    .map(({ index, time }) => {
      const message = `This post is not published yet. It appears with the first build after ${momentWords(time)}.`;
      return { code: "coming-post", message, path: ["news", "posts", index, "date"] };
    });
}

/** Reports feeds of a site without an address. */
export function checkFeeds(config: unknown): Finding[] {
  if (valueAt(config, ["news", "feed"]) !== true || valueAt(config, ["site", "url"]) !== undefined) return [];
  const message =
    'No feed is published because its links need the address of the site. Add a "url" to "site", such as "https://play.example".';
  return [{ code: "feed-without-address", message, path: ["news", "feed"] }];
}
