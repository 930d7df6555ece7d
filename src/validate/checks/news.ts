import type { CheckFile, Explanations } from "../checkFile";
import { configWith, pageWith } from "../exampleConfigs";
import { badgesByTag, type TagBadges, tagSlug } from "../../config/newsPlan";
import { fillConstants } from "../../fields/texts/constants";
import { slugPattern } from "../../fields/addresses/pagePath";
import { entriesAt, valueAt } from "../../schema/schemaAt";
import type { Path } from "../../schema/walk";
import { didYouMean } from "../../words/nearest";
import { allKnown, quote, written } from "../../words/words";
import { constantsOf } from "../constantsOf";
import type { Finding } from "../finding";
import { malformed } from "../fixes/sureFixes";
import { newsOf } from "../links/redirectsOf";
import { momentWords } from "../notations/date";
import { explainPageName, isPostName } from "../notations/routePath";
import type { Surroundings } from "../surroundings";
import { gathered } from "../parts";
import { onEach } from "../visits";

/** Reports invalid characters in slugs. Letters of every script are valid. */
const checkSlugs = onEach("page", ({ value: { slug }, path }): Finding[] => {
  if (path[0] !== "news") return [];
  // Schema errors are reported by validate/shape.
  if (typeof slug !== "string" || !slugPattern.test(slug) || isPostName(slug)) return [];
  return [malformed('"slug"', slug, explainPageName(slug), [...path, "slug"])];
});

/** The "posts" blocks, with the tag whose posts they show. */
export const postsBlocks = gathered(
  "posts",
  onEach("block", ({ type, value: { tag }, path }) => (type === "posts" ? [{ tag, path }] : [])),
);

/** Reports "posts" blocks without posts to show. */
export function checkPostsBlocks(config: unknown): Finding[] {
  const constants = constantsOf(config) ?? {};
  const hasNews = valueAt(config, ["news"]) !== undefined;
  // Tags count even if the slug or the date of their post is wrong.
  const badges = badgesIn(config);
  const labels = new Map<string, string>();
  for (const { label, isDraft } of writtenTags(config)) {
    const slug = tagSlug(label, badges);
    if (!isDraft && !labels.has(slug)) labels.set(slug, label);
  }
  return postsBlocks(config).flatMap(({ tag, path }): Finding[] => {
    if (!hasNews) {
      const message =
        'This block shows the latest posts, but the config has no "news". Add "news": { "path": "/news", "posts": [] } next to "routes".';
      return [{ code: "posts-without-news", message, path: [...path, "type"], needs: [["news"]] }];
    }
    if (typeof tag !== "string") return [];
    const label = fillConstants(tag, constants);
    if (labels.has(tagSlug(label, badges))) return [];
    const known = [...labels.values()];
    const message =
      known.length === 0
        ? `This block shows posts with the tag ${quote(label)}, but no post has any tags. Add "tags": [${quote(label)}] to a post, or remove "tag" here to show all posts.`
        : `No post has the tag ${quote(label)}.${didYouMean(label, known) || ` ${allKnown("tag", known)}`}`;
    return [{ code: "unknown-post-tag", message, path: [...path, "tag"] }];
  });
}

/** Reports different spellings of a tag, because all its posts are on one page. A badge has its own label. */
export function checkTagSpelling(config: unknown): Finding[] {
  const badges = badgesIn(config);
  const first = new Map<string, string>();
  return writtenTags(config).flatMap(({ label, path }): Finding[] => {
    const slug = tagSlug(label, badges);
    if (badges.has(slug)) return [];
    const above = first.get(slug);
    if (above === undefined) first.set(slug, label);
    if (above === undefined || above === label) return [];
    const message = `The tag ${quote(label)} is already spelled ${quote(above)} above. Pages show only that spelling. Use ${written(above)}.`;
    return [{ code: "tag-spelling", message, path }];
  });
}

export function badgesIn(config: unknown): TagBadges {
  return badgesByTag(valueAt(config, ["tags"]), (text) => fillConstants(text, constantsOf(config) ?? {}));
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
      const message = `This post is not published yet. It will appear with the first build after ${momentWords(time)}.`;
      return { code: "coming-post", message, path: ["news", "posts", index, "date"] };
    });
}

/** Reports feeds of a site without an address. */
export function checkFeeds(config: unknown): Finding[] {
  if (valueAt(config, ["news", "feed"]) !== true || valueAt(config, ["site", "url"]) !== undefined) return [];
  const message =
    'No feed is published because its links need the site\'s URL. Add "url" to "site", such as "https://play.example".';
  return [{ code: "feed-without-address", message, path: ["news", "feed"] }];
}

export const checks: CheckFile = {
  section: "usefulness",
  codes: {
    "posts-without-news": { section: "references", severity: "error" },
    "unknown-post-tag": { dependsOn: "post tags", section: "references", severity: "error" },
    "coming-post": { severity: "warning" },
    "tag-spelling": { severity: "warning" },
    "feed-without-address": { severity: "warning" },
  },
  general: [checkSlugs],
  site: [checkPostsBlocks],
  siteAdvice: [checkComingPosts, checkFeeds, checkTagSpelling],
};

export const explanations: Explanations = {
  "posts-without-news": {
    meaning: "A block shows posts, but the config has no news.",
    example: pageWith('{ "type": "posts" }'),
  },
  "unknown-post-tag": {
    meaning: "A block shows posts with a tag that no post has.",
    example: pageWith(
      '{ "type": "posts", "tag": "evnet" }',
      `"news": {
  "path": "/news",
  "posts": [
    { "slug": "harvest", "title": "Harvest week", "date": "2024-09-20", "tags": ["event"], "text": "Bring a hoe." }
  ]
}`,
    ),
  },
  "coming-post": {
    meaning: "A post's date is in the future.",
    example: configWith(`"news": {
  "path": "/news",
  "posts": [{ "slug": "harvest", "title": "Harvest week", "date": "2999-09-20", "text": "Bring a hoe." }]
}`),
  },
  "tag-spelling": {
    meaning: "Two posts spell the same tag differently.",
    example: configWith(`"news": {
  "path": "/news",
  "posts": [
    { "slug": "harvest", "title": "Harvest week", "date": "2024-09-20", "tags": ["event"], "text": "Bring a hoe." },
    { "slug": "race", "title": "Boat race", "date": "2024-08-02", "tags": ["Event"], "text": "Bring a boat." }
  ]
}`),
  },
  "feed-without-address": {
    meaning: "The feed needs the site's URL, which is not set.",
    example: configWith(`"news": {
  "path": "/news",
  "feed": true,
  "posts": [{ "slug": "harvest", "title": "Harvest week", "date": "2024-09-20", "text": "Bring a hoe." }]
}`),
  },
};
