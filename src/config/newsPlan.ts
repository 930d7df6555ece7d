import { slugify } from "../fields/addresses/anchor";
import { fittingName } from "../fields/addresses/fittingName";
import { isSlug, pagePath } from "../fields/addresses/pagePath";
import { isGroup } from "../schema/structure";

/** A post that has an address. */
export interface PlannedPost {
  /** Its place in the list of posts. */
  index: number;
  path: string;
  /** When it appears, in milliseconds since 1970. */
  time: number;
  /** The names of its tags in addresses, each once. */
  tags: string[];
}

/** One page of a list of posts. */
export interface PlannedList {
  path: string;
  /** The name of the tag in addresses, of a list that has one. */
  tag?: string | undefined;
  /** Its number among the pages of its list, from 1 on. */
  number: number;
  posts: readonly PlannedPost[];
}

/** A list of posts with all its pages. */
export interface PlannedLists {
  pages: PlannedList[];
  posts: readonly PlannedPost[];
}

/** Which pages the news of a site has. */
export interface NewsPlan {
  path: string;
  /** The posts that are on the site, the latest first. */
  posts: PlannedPost[];
  /** Those with a date that is yet to come, the next first. */
  coming: PlannedPost[];
  all: PlannedLists;
  /** The lists of the tags, by their names in addresses. */
  tags: Map<string, PlannedLists & { label: string }>;
  badges: TagBadges;
  /** The name of a tag in addresses. */
  nameOf: (tag: string) => string;
  feeds: { atom: string; json: string };
}

/** The name of the badge in `tags` that a post's tag has, by the slug of the tag. */
export type TagBadges = ReadonlyMap<string, string>;

interface Options {
  /** The badges, as they are written; their shape need not be valid. */
  tags: unknown;
  /** The moment for which the site is made, in milliseconds since 1970. */
  now: number;
  /** When a date begins, in milliseconds since 1970; NaN for a text that is no date. */
  beginOf: (date: string) => number;
  fill: (text: string) => string;
  /** The names of translated tags in addresses, made of the source. */
  names?: ReadonlyMap<string, string> | undefined;
}

/** Assigns the posts of a config, valid or not, to the pages of the news; `undefined` without a valid address. */
export function planNews(
  news: unknown,
  { tags: written, now, beginOf, fill, names }: Options,
): NewsPlan | undefined {
  if (!isGroup(news) || typeof news["path"] !== "string") return undefined;
  const path = pagePath(news["path"]);
  const perPage = typeof news["perPage"] === "number" && news["perPage"] >= 1 ? news["perPage"] : 10;
  const labels = new Map<string, string>();
  const badges = badgesByTag(written, fill);
  const nameOf = (tag: string) => names?.get(tag) ?? tagSlug(tag, badges);
  const entries = Array.isArray(news["posts"]) ? (news["posts"] as unknown[]) : [];
  const dated = entries.flatMap((post, index): PlannedPost[] => {
    if (!isGroup(post) || post["draft"] === true) return [];
    const { slug, date, tags } = post;
    const time = typeof date === "string" ? beginOf(date) : Number.NaN;
    if (typeof slug !== "string" || !isSlug(slug) || Number.isNaN(time)) return [];
    return [{ index, path: pagePath(`${path}/${slug}`), time, tags: tagsOf(tags, { nameOf, fill, labels }) }];
  });
  // If two posts have the same time, the first one in the file counts as the latest.
  const newest = dated.sort((a, b) => b.time - a.time);
  const posts = newest.filter(({ time }) => time <= now);
  const byTag = new Map<string, PlannedPost[]>();
  for (const post of posts) {
    for (const tag of post.tags) {
      const tagged = byTag.get(tag);
      if (tagged) tagged.push(post);
      else byTag.set(tag, [post]);
    }
  }
  return {
    path,
    posts,
    coming: newest.filter(({ time }) => time > now).reverse(),
    all: listsOf(path, posts, perPage),
    tags: new Map(
      Array.from(byTag, ([tag, tagged]) => [
        tag,
        { label: labels.get(tag) ?? tag, ...listsOf(`${path}/tag/${tag}`, tagged, perPage, tag) },
      ]),
    ),
    badges,
    nameOf,
    feeds: { atom: `${path}/feed.xml`, json: `${path}/feed.json` },
  };
}

/** The badges by the tags that mean them: by their names or, if no badge has that name, by their labels. */
export function badgesByTag(tags: unknown, fill: (text: string) => string): TagBadges {
  const badges = isGroup(tags) ? Object.entries(tags) : [];
  const named = badges.map(([name]) => [name, name] as const);
  const labelled = badges.flatMap(([name, badge]) =>
    isGroup(badge) && typeof badge["label"] === "string" ? [[fill(badge["label"]), name] as const] : [],
  );
  // The first of several wins.
  return new Map([...named, ...labelled].reverse().map(([tag, name]) => [slugOf(tag), name]));
}

/** The slug of a tag. A tag with a badge has the badge's slug, so a badge and its label share one page. */
export function tagSlug(tag: string, badges: TagBadges): string {
  const slug = slugOf(tag);
  return slugOf(badges.get(slug) ?? slug);
}

function slugOf(tag: string): string {
  return fittingName(slugify(tag));
}

function tagsOf(
  tags: unknown,
  {
    nameOf,
    fill,
    labels,
  }: Pick<NewsPlan, "nameOf"> & Pick<Options, "fill"> & { labels: Map<string, string> },
): string[] {
  const names = new Set<string>();
  for (const tag of Array.isArray(tags) ? (tags as unknown[]) : []) {
    if (typeof tag !== "string" || tag.trim() === "") continue;
    const label = fill(tag);
    const name = nameOf(label);
    names.add(name);
    if (!labels.has(name)) labels.set(name, label);
  }
  return [...names];
}

/** The pages of a list; one without posts has a page that is empty. */
function listsOf(path: string, posts: readonly PlannedPost[], perPage: number, tag?: string): PlannedLists {
  const count = Math.max(1, Math.ceil(posts.length / perPage));
  const pages = Array.from({ length: count }, (_, index) => ({
    path: index === 0 ? path : `${path}/page/${index + 1}`,
    tag,
    number: index + 1,
    posts: posts.slice(index * perPage, (index + 1) * perPage),
  }));
  return { pages, posts };
}
