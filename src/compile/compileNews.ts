import { withHeadingIds, withTextAsBlock } from "../config/contents";
import { newsBlocks, newsSchema, type Post, postSchema } from "../config/news";
import { type NewsPlan, type PlannedList, type PlannedPost } from "../config/newsPlan";
import type { Compiled } from "../fields/compiled";
import type { ContentsEntry } from "../fields/parts/guide";
import type { ListedPosts, PostLink, PostPages, PostTag } from "../fields/parts/post";
import type { SiteConfig } from "../config/config";
import { fillConstants } from "../fields/texts/constants";
import { headingsOf } from "../markdown/headingsOf";
import type { PageBlock } from "../blocks/pageBlock";
import type { CompiledBlock } from "../blocks/schemas";
import { compileContents } from "./compileContents";
import { compileDate } from "./compileDate";
import { compileValue, type CompileContext } from "./compileValue";
import type { Path } from "../schema/walk";
import type { FeedEntry, Feeds } from "./page";
import type { Labels } from "./page";
import { CompiledPosts, linkTo, tagPath, type WrittenNews } from "./compiledPosts";
import { languageOf } from "./inLanguage";
import { sourceOf } from "./sourceOf";
import { titleText } from "../fields/texts/plainText";
import type { Title } from "../fields/texts/text";

const headings = newsSchema.unwrap().pick({ heading: true });
const intros = newsSchema.unwrap().pick({ intro: true });

const mostInFeed = 30;
/** Up to this number, a list links to all of its pages. With more pages, it links to those near the current one. */
const mostNumbers = 9;

/** The content of a news page, before it becomes part of a site. */
export interface NewsPage {
  path: string;
  title: string;
  description?: string | undefined;
  heading?: Title;
  intro?: Compiled<NonNullable<SiteConfig["news"]>>["intro"];
  image?: Compiled<NonNullable<SiteConfig["news"]>>["image"];
  blocks: PageBlock[];
  aside?: CompiledBlock[] | undefined;
  /** The headings in its table of contents, if it has one. */
  contents?: ContentsEntry[];
  /** The first page of the list, for all its other pages. */
  section?: string;
}

/** A news page with a known path. */
export interface PlannedNewsPage {
  path: string;
  /** Its place in the config. */
  at: Path;
  changed?: string | undefined;
  compile: () => NewsPage;
  /** Its own input as text. */
  source: () => string;
}

/** The news of a site: its pages, and their content on other pages. */
class CompiledNews {
  readonly #written: WrittenNews;
  readonly #plan: NewsPlan;
  readonly #context: CompileContext;
  readonly #labels: Labels;
  readonly #posts: CompiledPosts;
  readonly #heading: Title;
  /** The link to the list. */
  readonly #all: PostLink;

  constructor(
    news: WrittenNews,
    plan: NewsPlan,
    context: CompileContext,
    labels: Labels,
    isOwnHeading: boolean,
  ) {
    this.#written = news;
    this.#plan = plan;
    this.#context = context;
    this.#posts = new CompiledPosts(news, plan, context);
    this.#labels = labels;
    const { heading } = news;
    this.#heading = compileValue(headings, isOwnHeading ? news : { heading }, context).heading!;
    const inLanguage = isOwnHeading ? languageOf(news, context.language) : undefined;
    this.#all = {
      label: titleText(this.#heading),
      link: linkTo(plan.path),
      inLanguage,
    };
  }

  /** All pages: the list, the posts, and a list for each tag. */
  pages(): PlannedNewsPage[] {
    const { all, posts, tags } = this.#plan;
    return [
      ...all.pages.map((list) => this.#planList(list, all.pages)),
      ...posts.map((post, place) => this.#planPost(post, place)),
      ...[...tags.values()].flatMap(({ pages }) => pages.map((list) => this.#planList(list, pages))),
    ];
  }

  /** The content of a `posts` block. */
  latest({ limit, tag }: { limit: number; tag?: string | undefined }): ListedPosts {
    const { posts, tags, nameOf } = this.#plan;
    const slug = tag === undefined ? undefined : nameOf(tag);
    const list = slug === undefined ? posts : (tags.get(slug)?.posts ?? []);
    const path = slug === undefined ? this.#plan.path : tagPath(this.#plan, slug);
    const items = list.slice(0, limit).map((post) => this.#posts.summaryOf(post));
    return items.length < list.length ? { items, all: linkTo(path) } : { items };
  }

  feeds(): Feeds {
    const { path, feeds } = this.#plan;
    return {
      title: titleText(this.#heading),
      path,
      ...feeds,
      entries: (isWanted) => this.#feedEntries(isWanted),
    };
  }

  #feedEntries(isWanted: (path: string) => boolean = () => true): FeedEntry[] {
    const latest = this.#plan.posts.filter(({ path }) => isWanted(path)).slice(0, mostInFeed);
    return latest.map((post) => {
      const { title, date, author, tags, summary } = this.#posts.summaryOf(post);
      const { text, blocks } = compileValue(postSchema, this.#posts.written(post), this.#context);
      const { updated } = this.#posts.written(post);
      const texts = (blocks ?? []).flatMap((block) => (block.type === "text" ? [block] : []));
      return {
        path: post.path,
        title: titleText(title),
        date: date.at,
        ...(updated === undefined ? {} : { updated: compileDate(updated, this.#context).at }),
        author,
        tags: tags.map(({ label }) => label),
        summary,
        texts: [...(text ? [{ text }] : []), ...texts],
      };
    });
  }

  #planList(list: PlannedList, pages: readonly PlannedList[]): PlannedNewsPage {
    const [newest] = list.posts;
    const make = () => this.#listPage(list, pages);
    return {
      path: list.path,
      at: ["news"],
      changed: newest && dayOf(this.#posts.written(newest).date),
      compile: make,
      source: () => JSON.stringify(make()),
    };
  }

  #listPage({ path, tag, number, posts }: PlannedList, pages: readonly PlannedList[]): NewsPage {
    const { shape } = newsSchema.unwrap();
    const about = tag === undefined ? undefined : this.#posts.tagOf(tag);
    const heading = about ? this.#headingAbout(about) : this.#heading;
    const isFirst = number === 1;
    const name = titleText(heading);
    const title = isFirst ? name : `${name}, ${this.#labels.newsPage.replaceAll("{number}", String(number))}`;
    const { intro, image, description, layout, aside, blocks } = this.#written;
    const isStart = isFirst && about === undefined;
    // Compiled together, because each anchor belongs to one block.
    const others = compileValue(newsBlocks, { aside, blocks: isStart ? blocks : undefined }, this.#context);
    return {
      path,
      title,
      description:
        description !== undefined && isStart
          ? compileValue(shape.description, description, this.#context)
          : undefined,
      heading,
      ...(path === this.#plan.path ? {} : { section: this.#plan.path }),
      ...(image === undefined ? {} : { image: compileValue(shape.image, image, this.#context) }),
      ...(isStart && intro !== undefined
        ? { intro: compileValue(intros, this.#written, this.#context).intro }
        : {}),
      aside: others.aside,
      blocks: [
        {
          type: "posts",
          limit: posts.length,
          layout,
          items: posts.map((post) => this.#posts.summaryOf(post)),
          ...(about === undefined ? {} : { all: linkTo(this.#plan.path) }),
          ...(pages.length > 1 ? { pages: waysThrough(pages, number) } : {}),
        },
        ...(others.blocks ?? []),
      ],
    };
  }

  #planPost(post: PlannedPost, place: number): PlannedNewsPage {
    const { posts } = this.#plan;
    const written = this.#posts.written(post);
    const newer = posts[place - 1];
    const older = posts[place + 1];
    return {
      path: post.path,
      at: ["news", "posts", post.index],
      changed: dayOf(written.updated ?? written.date),
      compile: () => this.#postPage(post, { newer, older }),
      source: () =>
        JSON.stringify([
          sourceOf(postSchema, written, this.#context),
          this.#isBehind(written),
          ...[newer, older].map((other) => other && this.#posts.linkOf(other)),
        ]),
    };
  }

  #postPage(
    post: PlannedPost,
    beside: { newer?: PlannedPost | undefined; older?: PlannedPost | undefined },
  ): NewsPage {
    const { blocks, aside, contents } = this.#sectionsOf(post);
    const { title, date, author, image, tags, summary } = this.#posts.summaryOf(post);
    const written = this.#posts.written(post);
    const { updated } = written;
    const linked = (other: PlannedPost | undefined) => other && this.#posts.linkOf(other);
    return {
      path: post.path,
      title: titleText(title),
      description: summary,
      section: this.#plan.path,
      ...(contents.length > 0 ? { contents } : {}),
      aside,
      blocks: [
        {
          type: "post",
          heading: title,
          date,
          ...(updated === undefined ? {} : { updated: compileDate(updated, this.#context) }),
          ...(author === undefined ? {} : { author }),
          ...(image ? { image } : {}),
          ...(image && this.#isBehind(written) ? { imagePosition: "behind" as const } : {}),
          tags,
          blocks,
          all: this.#all,
          newer: linked(beside.newer),
          older: linked(beside.older),
        },
      ],
    };
  }

  /** Whether the title of a post is on its picture. */
  #isBehind({ imagePosition = this.#written.imagePosition }: Post): boolean {
    return imagePosition === "behind";
  }

  /** The blocks of a post, with a table of contents if it should have one. */
  #sectionsOf(
    post: PlannedPost,
  ): Required<Pick<NewsPage, "contents" | "aside">> & { blocks: CompiledBlock[] } {
    const written = this.#posts.written(post);
    if (!written.contents) {
      const { text, blocks = [], aside } = compileValue(postSchema, written, this.#context);
      return { blocks: [...(text ? [{ type: "text" as const, text }] : []), ...blocks], aside, contents: [] };
    }
    const known = this.#context.languages?.headings.get(post.path);
    const { page, inTexts } = withHeadingIds(postSchema, withTextAsBlock(written) as Post, {
      fill: (text) => fillConstants(text, this.#context.constants),
      headingsIn: known ? () => [] : headingsOf,
    });
    const { blocks = [], aside } = compileValue(postSchema, page, this.#context);
    return { ...compileContents(blocks, known ?? inTexts, false), aside };
  }

  #headingAbout({ label: tag, inLanguage }: PostTag): Title {
    const { newsAbout } = this.#labels;
    if (!inLanguage) return newsAbout.replaceAll("{tag}", () => tag);
    return newsAbout
      .split(/(\{tag\})/)
      .map((part) => (part === "{tag}" ? { tag: "bdi", children: [tag], props: { ...inLanguage } } : part));
  }
}

function dayOf(iso: string): string {
  return iso.slice(0, "2026-11-20".length);
}

function waysThrough(pages: readonly PlannedList[], number: number): PostPages {
  const near = pages.filter(
    (page) =>
      pages.length <= mostNumbers ||
      page.number === 1 ||
      page.number === pages.length ||
      Math.abs(page.number - number) <= 2,
  );
  const [newer, older] = [pages[number - 2], pages[number]];
  return {
    number,
    pages: near.map((page) => ({ number: page.number, link: linkTo(page.path) })),
    ...(newer ? { newer: linkTo(newer.path) } : {}),
    ...(older ? { older: linkTo(older.path) } : {}),
  };
}

export function compileNews(...values: ConstructorParameters<typeof CompiledNews>): CompiledNews {
  return new CompiledNews(...values);
}
