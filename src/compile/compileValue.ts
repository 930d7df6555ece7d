import { frameOf } from "../fields/addresses/frame";
import type * as z from "zod";
import type { Compiled } from "../fields/compiled";
import type { IconData } from "../fields/pictures/icon";
import type { FieldKind } from "../fields/kind";
import type { HeroLayoutName } from "../fields/parts/heroLayout";
import type { FaceDrawing } from "../fields/pictures/face";
import type { ListedPosts } from "../fields/parts/post";
import type { RichElement, Title } from "../fields/texts/text";
import type { ServerData } from "../fields/parts/server";
import { isColorRole, type TagContent } from "../fields/parts/tag";
import type { ToastContent } from "../fields/parts/toast";
import { type MappedField, mapFields } from "../schema/walk";
import { pageAnchors } from "../config/anchors";
import { withoutControls } from "../fields/characters";
import { fillConstants, replaceConstants } from "../fields/texts/constants";
import { NEWS_COUNT } from "../fields/texts/figures";
import { fittingName } from "../fields/addresses/fittingName";
import type { Assets } from "./assets";
import { arrangeHero, type ArrangedHero, type WrittenHero } from "./arrangeHero";
import { compileImage } from "./pictures/compileImage";
import { compileDate } from "./compileDate";
import { compileFace, type FacedPerson } from "./pictures/compileFace";
import { facePainter } from "./pictures/faces/drawFace";
import { compileHappening, type WrittenHappening } from "./compileHappening";
import { parseRichText, parseTitle } from "./parseRichText";
import { type DatedTable, withTableDates } from "./tableDates";
import { languageOf, markLanguage } from "./inLanguage";
import type { Marks } from "./marks";
import { isolateConstants, withIsolatedParts, withoutIsolates } from "./isolateConstants";
import { textDirection } from "./textDirection";
import { withFigures } from "./liveTexts";
import { type LinkContext, pageBaseOf, resolveLink, withBase } from "./resolveLink";
import type { RichTextContext } from "./simpleText";

/** The targets of all references in fields. */
export interface CompileContext extends LinkContext {
  /** The site's language as a code. */
  language: string;
  timeZone: string;
  /** The time of the build, in milliseconds since 1970. */
  now: number;
  /** The path of the page that is being compiled; absent for content of all pages. */
  page?: string;
  constants: Record<string, string | number>;
  /** The owner's toasts by name, compiled. */
  toasts: Record<string, ToastContent>;
  /** The tags of the site by name, compiled. */
  tags: Record<string, TagContent>;
  /** The servers of the site by name, compiled. */
  servers: Record<string, ServerData>;
  assets: Assets;
  /** The layout of heroes without their own. */
  layout: HeroLayoutName;
  /** The side of the titles of groups of people, if they are above the cards. */
  groupTitles?: "start" | "center" | undefined;
  /** Whether the site has a light and a dark mode. Otherwise, pictures for dark mode are left out. */
  hasLooks?: boolean;
  /** How the faces of people without a picture are drawn; absent if they are not. */
  faceStyle?: FaceDrawing["style"] | undefined;
  /** The content of a `posts` block; absent without news. */
  latestPosts?: (wanted: { limit: number; tag?: string | undefined }) => ListedPosts;
  /** The number of posts in the page's language; absent without news. */
  newsCount?: string | undefined;
  labels: RichTextContext["labels"];
  /** Marks the texts for an editor; absent for visitors. */
  marks?: Marks | undefined;
}

/** Compiles every field of a route or block that has a kind. @throws Error if a reference is broken */
export function compileValue<S extends z.ZodType>(
  schema: S,
  value: z.output<S>,
  context: CompileContext,
): Compiled<z.output<S>> {
  // HTML does not allow control characters. Browsers drop some of them, which would break hydration.
  const fillStill = (text: string) => withoutControls(fillConstants(text, context.constants));
  const counted = (text: string) =>
    text.includes(NEWS_COUNT)
      ? replaceConstants(text, (name) => (name === NEWS_COUNT ? context.newsCount : undefined))
      : text;
  const fill = (text: string) => fillStill(counted(text));
  const isRightToLeft = textDirection(context.language) === "rtl";
  const shown = isRightToLeft ? isolateConstants(context.constants) : context.constants;
  const fillShown = (text: string) => withoutControls(fillConstants(counted(text), shown));
  const link = (address: string) => resolveLink(withoutIsolates(fill(address)), context);
  const tag = (name: string, words?: string): RichElement | undefined => {
    const known = Object.hasOwn(context.tags, name) ? context.tags[name] : undefined;
    if (words !== undefined)
      return known || isColorRole(name)
        ? { tag: "bdi", children: [words], props: { "data-color": name } }
        : undefined;
    return known && { tag: "bdi", children: [known.label], props: { "data-tag": name, ...known.inLanguage } };
  };
  const spoken = (nodes: Title, owner: object | undefined) => {
    const language = languageOf(owner, context.language);
    const parts = isRightToLeft ? withIsolatedParts(nodes) : nodes;
    return language ? markLanguage(parts, language, context.language) : parts;
  };
  const { marks } = context;
  const marked = <Words extends Title>(words: Words, field: MappedField) =>
    marks ? marks.mark(words, field) : words;
  const complete = <Owner extends object>(owner: Owner): Owner => {
    const language = Array.isArray(owner) ? undefined : languageOf(owner, context.language);
    return language ? { ...owner, inLanguage: language } : owner;
  };
  const anchors = new Map<unknown, string>();
  for (const { field, id } of pageAnchors(schema, value, fillStill)) anchors.set(field.value, id);

  const drawFace = context.faceStyle && facePainter(context.faceStyle);
  const happeningOf = (happening: WrittenHappening, id = "") => {
    const { page } = context;
    const file =
      page && withBase(`${page.replace(/\/$/, "")}/${fittingName(id, ".ics")}`, pageBaseOf(context));
    return compileHappening(happening, context, file);
  };

  const compilers: { [K in FieldKind]: (value: never, field: MappedField) => unknown } = {
    text: (text: string, field) => {
      const { isTitle, owner, part, names } = field;
      const isExact = part === "copy" || part === "subject" || names !== undefined;
      if (!isTitle) return isExact ? marked(fill(text), field) : marked(fillShown(text), field);
      const nodes = withFigures(withoutControls(text), context.servers, (words) =>
        parseTitle(words, { fill: fillShown, tag }),
      );
      return marked(spoken(nodes, owner), field);
    },
    postUrl: fill,
    dataUrl: fill,
    frame: (address: string) => frameOf(fill(address)),
    richText: (text: string, field) => {
      const nodes = withFigures(withoutControls(text), context.servers, (words) =>
        parseRichText(words, { fill: fillShown, link, tag, labels: context.labels }, field.isLine),
      );
      return marked(spoken(nodes, field.owner), field);
    },
    href: link,
    icon: (name: string) => {
      const icon = found(context.assets.icon(name), "icon", name);
      return textDirection(context.language) === "rtl" ? mirrorIcon(name, icon) : icon;
    },
    image: (path: string, field) =>
      field.part === "dark" && !context.hasLooks ? undefined : compileImage(path, field, context),
    file: (path: string) => withBase(path, context.basePath),
    date: (iso: string, field) => {
      const date = compileDate(iso, context);
      return { ...date, text: marked(date.text, field) };
    },
    tag: (name: string) => found(context.tags[name], "tag", name),
    color: (name: string) => name,
    server: (name: string) => found(context.servers[name], "server", name),
    toast: (name: string) => found(context.toasts[name], "toast", name),
    anchor: (id: string) => id,
    anchored: (item: object, { written, happens }) => {
      const id = anchors.get(written);
      return { ...item, id, ...(happens ? happeningOf(written as WrittenHappening, id) : {}) };
    },
    action: (item: object) => item,
    face: (person: FacedPerson) => compileFace(person, context, drawFace),
    table: (block: DatedTable) => withTableDates(block, context),
    hero: (block: ArrangedHero, { written }) => arrangeHero(block, written as WrittenHero, context),
    people: (block: { layout: string }) =>
      context.groupTitles && block.layout === "cards" ? { ...block, titles: context.groupTitles } : block,
    posts: (block: { limit: number; tag?: string }) => ({ ...block, ...context.latestPosts?.(block) }),
  };

  const compile = (field: MappedField) => compilers[field.kind](field.value as never, field);
  return mapFields(schema, value, compile, complete) as Compiled<z.output<S>>;
}

function found<T extends IconData | ServerData | TagContent | ToastContent>(
  value: T | undefined,
  what: string,
  name: string,
): T {
  if (!value) throw new Error(`There is no ${what} named "${name}".`);
  return value;
}

/** A part of a name that points along a line of text. */
const directional = /(?:^|-)(?:left|right|forward|reply|redo|undo|log-(?:in|out))(?:-|$)/;
/** Rotation, media controls, mouse buttons and brand logos are the same in every script. */
const fixed = /^simple-icons:|(?:^|[-:])(?:rotate|fast|skip|step|mouse)-/;

/** An icon for a right-to-left site. Arrows to the right point to the left. */
export function mirrorIcon(name: string, icon: IconData): IconData {
  if (!directional.test(name.slice(name.indexOf(":") + 1)) || fixed.test(name)) return icon;
  const [left = 0, , width = 0] = icon.viewBox.split(" ").map(Number);
  const transform = `matrix(-1 0 0 1 ${2 * left + width} 0)`;
  return { ...icon, nodes: [["g", { transform }, icon.nodes]] };
}
