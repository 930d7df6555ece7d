import { blockSchemas, type CompiledBlock } from "../blocks/schemas";
import type { PageBlock } from "../blocks/pageBlock";
import type { DateData } from "../fields/dates/date";
import type { HappeningData, HappeningTime } from "../fields/dates/happening";
import type { FieldMeta } from "../fields/kind";
import type { ListedPosts, PostSummary } from "../fields/parts/post";
import type { ServerData } from "../fields/parts/server";
import type { TagContent } from "../fields/parts/tag";
import { plainText, titleText } from "../fields/texts/plainText";
import type { RichNode, Title } from "../fields/texts/text";
import { childrenOf, type FieldPlan, planOf } from "../schema/fieldPlan";
import { isGroup } from "../schema/structure";
import type { Page } from "./page";

/** A part of a page that search can find. */
export interface SearchSection {
  /** Its anchor; empty for the start of the page. */
  anchor: string;
  heading: string;
  text: string;
}

/** Keys of texts that a page does not show. */
const unseenKeys = new Set(["alt", "delivery", "placeholder", "sending", "submit", "updated"]);
const headingKeys = new Set(["heading", "question", "title"]);
/** The maximum length of a heading taken from a text, for sections without a heading, in characters. */
const longestHeading = 80;

/** The texts of a page by anchors and headings, in the order of the config. */
export function searchSections({ opening, blocks }: Pick<Page, "opening" | "blocks">): SearchSection[] {
  const reader = new SectionReader();
  const section = reader.begin("", opening?.heading);
  if (opening?.intro) reader.addFormatted(section, opening.intro);
  reader.addBlocks(section, blocks);
  return reader.sections.map(withHeading).filter(({ heading, text }) => heading !== "" || text !== "");
}

type PostsProps = ListedPosts & { layout?: string };

class SectionReader {
  readonly sections: SearchSection[] = [];
  /** Whether the next words are another entry of a list. */
  #isEntry = false;
  #last = "";

  begin(anchor: string, heading: Title = ""): SearchSection {
    const section = { anchor, heading: titleText(heading), text: "" };
    this.sections.push(section);
    this.#isEntry = false;
    return section;
  }

  addBlocks(section: SearchSection, blocks: readonly PageBlock[]): void {
    for (const block of blocks) {
      if (block.type === "aside") this.addBlocks(section, block.blocks);
      else if (block.type !== "post") this.#add(section, planOf(blockSchemas[block.type]), shown(block));
      else {
        const post = this.begin(section.anchor, block.heading);
        this.#addPost(post, block);
        this.addBlocks(post, block.blocks);
      }
    }
  }

  addFormatted(outer: SearchSection, nodes: readonly RichNode[]): void {
    let section = outer;
    let start = 0;
    const addLines = (end: number) => {
      for (const [index, line] of plainText(nodes.slice(start, end)).split("\n").entries()) {
        if (index > 0) this.#isEntry = true;
        this.#addWords(section, line);
      }
      start = end + 1;
    };
    for (const [index, node] of nodes.entries()) {
      if (typeof node === "string" || (node.tag !== "h3" && node.tag !== "h4")) continue;
      addLines(index);
      section = this.begin(String(node.props?.["id"] ?? outer.anchor), plainText([node]));
    }
    addLines(nodes.length);
  }

  #addWords(section: SearchSection, words: string): void {
    const plain = words.replaceAll(/\s+/g, " ").trim();
    if (plain === "") return;
    if (section.text !== "") section.text += this.#isEntry ? separatorAfter(this.#last) : " ";
    section.text += plain;
    this.#last = plain;
    this.#isEntry = false;
  }

  #add(section: SearchSection, { meta, inside }: FieldPlan, value: unknown): void {
    if (value === undefined) return;
    const kind = meta?.kind;
    if (kind === "text") this.#addWords(section, titleText(value as Title));
    else if (kind === "richText") this.addFormatted(section, value as RichNode[]);
    else if (kind === "date") this.#addWords(section, (value as DateData).text);
    else if (kind === "tag") this.#addWords(section, (value as TagContent).label);
    else if (inside?.is === "choice") {
      const option = inside.pick(value);
      if (option) this.#add(section, option, value);
    } else if (inside?.is === "list") {
      for (const [index, item] of (value as unknown[]).entries()) {
        if (index > 0) this.#isEntry = true;
        this.#add(section, inside.entry, item);
      }
    } else if (inside?.is === "group" && isGroup(value)) {
      const inner = this.#addGroup(section, childrenOf(inside), value, meta);
      if (kind === "posts") this.#addPosts(inner, value as unknown as PostsProps);
    }
  }

  /** @returns the section with the group's words */
  #addGroup(
    outer: SearchSection,
    keys: ReadonlyMap<string, FieldPlan>,
    group: Record<string, unknown>,
    meta: FieldMeta | undefined,
  ): SearchSection {
    const isServer = meta?.called === "server";
    const headingKey = isServer ? "server" : headingKeyOf(keys, group, meta);
    const heading = isServer ? (group["server"] as ServerData).label : headingKey && group[headingKey];
    const section = this.#sectionOf(outer, group["id"], titleText((heading ?? "") as Title));
    if (meta?.happens) {
      const { times } = group as unknown as HappeningData;
      this.#addWords(section, (times.find(isComing) ?? times.at(-1)!).text);
    }
    for (const [key, plan] of keys) {
      const isShown = key !== headingKey && !unseenKeys.has(key);
      // Events show the next of their times instead.
      if (isShown && !(meta?.happens && plan.meta?.kind === "date")) this.#add(section, plan, group[key]);
    }
    return section;
  }

  #sectionOf(outer: SearchSection, id: unknown, heading: string): SearchSection {
    if (typeof id === "string") return this.begin(id, heading);
    if (heading === "") return outer;
    if (outer.heading !== "" || outer.text !== "") return this.begin(outer.anchor, heading);
    outer.heading = heading;
    return outer;
  }

  #addPosts(section: SearchSection, { layout, items }: PostsProps): void {
    for (const [index, post] of items.entries()) {
      if (layout !== "compact") this.#addPost(this.begin(section.anchor, post.title), post);
      else {
        this.#isEntry = index > 0;
        this.#addWords(section, `${post.date.text} ${titleText(post.title)}`);
      }
    }
  }

  #addPost(section: SearchSection, post: Omit<PostSummary, "link" | "title" | "image">): void {
    const { date, author, summary, tags } = post;
    for (const words of [date.text, author, summary]) if (words !== undefined) this.#addWords(section, words);
    for (const [index, { label }] of tags.entries()) {
      this.#isEntry = index > 0;
      this.#addWords(section, label);
    }
  }
}

/** A block with its visible entries only. */
function shown(block: CompiledBlock): CompiledBlock {
  if (block.type !== "events" || block.past !== "hidden") return block;
  return { ...block, items: block.items.filter(({ times }) => times.some(isComing)) };
}

function isComing({ isOver }: HappeningTime): boolean {
  return !isOver;
}

/** The key of the text that is shown as the heading of a group. */
function headingKeyOf(
  keys: ReadonlyMap<string, FieldPlan>,
  group: Record<string, unknown>,
  meta: FieldMeta | undefined,
): string | undefined {
  const isNamed = meta?.kind === "face" || meta?.kind === "anchored";
  // The label of a button or of a fact is not a heading.
  const isLabelled = meta?.kind === "action" && !meta.required && !keys.has("value");
  return Object.keys(group).find((key) => {
    const text = keys.get(key)?.meta;
    if (text?.kind !== "text" || text.mayBeEmpty || group[key] === undefined) return false;
    return headingKeys.has(key) || (key === "name" && isNamed) || (key === "label" && isLabelled);
  });
}

function withHeading({ anchor, heading, text }: SearchSection): SearchSection {
  if (heading !== "" || anchor === "") return { anchor, heading, text };
  const end = text.length <= longestHeading ? text.length : text.lastIndexOf(" ", longestHeading);
  return { anchor, heading: text.slice(0, end > 0 ? end : longestHeading), text };
}

const SEPARATOR = " · ";

/** The separator before the next entry: a space after the end of a sentence, nothing before the first entry. */
function separatorAfter(words: string): string {
  return words === "" || /[.!?…:;,。！？،؟]["'”’»)]?$/u.test(words) ? " " : SEPARATOR;
}

/** Joins separate entries in one line. */
export function joinEntries(words: string, next: string): string {
  return words + separatorAfter(words) + next;
}
