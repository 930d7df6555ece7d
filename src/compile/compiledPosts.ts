import { type Post, postSchema } from "../config/news";
import { type NewsPlan, type PlannedPost } from "../config/newsPlan";
import type { Link } from "../fields/addresses/link";
import type { PostLink, PostSummary, PostTag } from "../fields/parts/post";
import { languageOf } from "./inLanguage";
import { joinEntries } from "./sections";
import { plainText, titleText } from "../fields/texts/plainText";
import type { RichNode } from "../fields/texts/text";
import type { WordedConfig } from "./siteWords";
import { compileValue, type CompileContext } from "./compileValue";

/** The length of a summary that is taken from the text, in characters. */
const longestSummary = 220;

export type WrittenNews = NonNullable<WordedConfig["news"]>;

/** The posts of a site. Their content in lists is compiled once. */
export class CompiledPosts {
  readonly #written: WrittenNews;
  readonly #plan: NewsPlan;
  readonly #context: CompileContext;
  readonly #known = new Map<number, PostSummary>();

  constructor(news: WrittenNews, plan: NewsPlan, context: CompileContext) {
    this.#written = news;
    this.#plan = plan;
    this.#context = context;
  }

  /** A post in the config. */
  written({ index }: PlannedPost): Post {
    return this.#written.posts[index]!;
  }

  linkOf(post: PlannedPost): PostLink {
    const written = this.written(post);
    const inLanguage = languageOf(written, this.#context.language);
    const { title } = compileValue(postSchema.pick({ title: true }), written, this.#context);
    const label = titleText(title);
    return { label, link: linkTo(post.path), inLanguage };
  }

  summaryOf(post: PlannedPost): PostSummary {
    let known = this.#known.get(post.index);
    if (!known) {
      known = this.#summarise(post);
      this.#known.set(post.index, known);
    }
    return known;
  }

  #summarise(post: PlannedPost): PostSummary {
    const { text, blocks, ...written } = this.written(post);
    const compiled = compileValue(
      postSchema.pick({ title: true, date: true, author: true, image: true, summary: true }),
      written,
      this.#context,
    );
    const { title, date, author, image, summary } = compiled;
    const first = blocks?.find((block) => block.type === "text");
    const beginning = text ?? first?.text;
    const inLanguage = languageOf(
      summary === undefined && text === undefined ? first : written,
      this.#context.language,
    );
    const made =
      summary ??
      (beginning === undefined
        ? undefined
        : beginningOf(compileValue(postSchema.shape.text, beginning, this.#context) ?? []));
    return {
      link: linkTo(post.path),
      title,
      date,
      ...(author === undefined ? {} : { author }),
      ...(image ? { image } : {}),
      tags: post.tags.map((name) => this.tagOf(name)),
      ...(made ? { summary: made } : {}),
      inLanguage,
    };
  }

  tagOf(name: string): PostTag {
    const badge = this.#plan.badges.get(name);
    const tag = badge === undefined ? undefined : this.#context.tags[badge];
    const label = tag?.label ?? this.#plan.tags.get(name)?.label ?? name;
    const inLanguage = languageOf(
      { originalLanguage: this.#written.tagLanguages?.[label] },
      this.#context.language,
    );
    return {
      label,
      link: linkTo(tagPath(this.#plan, name)),
      ...(tag ? { tag } : {}),
      inLanguage,
    };
  }
}

export function tagPath(plan: NewsPlan, name: string): string {
  return `${plan.path}/tag/${name}`;
}

export function linkTo(path: string): Link {
  return { href: path, kind: "page" };
}

/** The start of a text up to its first heading. If that is too long, it ends after a word. */
function beginningOf(nodes: readonly RichNode[]): string {
  const heading = nodes.findIndex((node) => typeof node !== "string" && /^h\d$/.test(node.tag));
  const words = plainText(heading < 1 ? nodes : nodes.slice(0, heading))
    .split("\n")
    .map((line) => line.replace(/\s+/g, " "))
    .reduce(joinEntries, "")
    .trim();
  if (words.length <= longestSummary) return words;
  const cut = words.slice(0, longestSummary - 1).replace(/\p{Surrogate}$/u, "");
  const end = cut.lastIndexOf(" ");
  return `${(end > longestSummary / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:–—-]+$/u, "")}…`;
}
