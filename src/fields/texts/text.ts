import * as z from "zod";
import { most } from "../amounts";
import { nameCharacters } from "../characters";
import { fieldMeta } from "../kind";
import type { Link } from "../addresses/link";

const words = z
  .string()
  .brand<"Text">()
  .register(fieldMeta, { kind: "text" })
  .meta({ description: "Plain text. Use `{{name}}` to insert a constant." });

/** Plain text for visitors. `{{name}}` is replaced by the constant of that name. */
export const text = words.min(1).max(most.text);

const titleWords = z.string().brand<"Title">().meta({
  description:
    "Plain text. Use `{{name}}` to insert a constant, `[[name]]` for a tag, and `[[name: words]]` for coloured words.",
});

/** A title. It can contain tags and coloured words. */
export const title = titleWords.min(1).max(most.text).register(fieldMeta, { kind: "text", isTitle: true });

/** A title whose empty value has a meaning. */
export const titleOrNone = titleWords
  .max(most.text)
  .register(fieldMeta, { kind: "text", isTitle: true, mayBeEmpty: true });

/** Plain text whose empty value has a meaning. */
export const textOrNone = words.max(most.text).register(fieldMeta, { kind: "text", mayBeEmpty: true });

/** A translation of any text. An empty one is still missing. */
export const translationText = words
  .max(most.richText)
  .register(fieldMeta, { kind: "text", mayBeEmpty: true });

export const nameText = text.regex(nameCharacters);

/** An email address for the visitor's email app. */
export const mailbox = nameText.clone().register(fieldMeta, { kind: "text", names: "mailbox" });

export const personName = nameText.clone().register(fieldMeta, { kind: "text", names: "person" });

/** Text with light formatting: a small Markdown subset, never HTML. */
export const richText = z
  .string()
  .min(1)
  .max(most.richText)
  .brand<"RichText">()
  .register(fieldMeta, { kind: "richText" })
  .meta({
    description:
      "Text with Markdown formatting: `**bold**`, `*italic*`, `[links](/path)`, `[text to copy](copy:play.example)`, inline code, lists, tables and headings. Use `\\n` to start a new line and `\\n\\n` to start a new paragraph. Use `{{name}}` to insert a constant. HTML is not allowed.",
  });

/** Formatted text that may say nothing. */
export const richTextOrNone = z
  .string()
  .max(most.richText)
  .brand<"RichText">()
  .register(fieldMeta, { kind: "richText", mayBeEmpty: true });

/** Formatted text as a line of a list. */
export const richLine = richText.clone().register(fieldMeta, { kind: "richText", isLine: true });

/** A figure from a compiled server in a text. */
export interface LiveFigure<Server extends object = object> {
  server: Server;
  figure: string;
  /** Shown while the figure is unknown. */
  words: string;
}

/** An icon in a formatted text. */
export type Sign = "check" | "close" | "info" | "success" | "warning" | "error";

/** A compiled title: plain text, or parts with tags and coloured words. */
export type Title = string | readonly RichNode[];

/** A part of a formatted text as plain JSON: words, or an element with parts of its own. */
export type RichNode = string | RichElement;

export interface RichElement {
  /** A `span` is visually hidden, an `svg` replaces its children, and an `aside` is a callout. */
  tag:
    | "p"
    | "strong"
    | "em"
    | "del"
    | "code"
    | "a"
    | "button"
    | "bdi"
    | "span"
    | "svg"
    | "aside"
    | "ul"
    | "ol"
    | "li"
    | "label"
    | "input"
    | "br"
    | "hr"
    | "pre"
    | "h3"
    | "h4"
    | "blockquote"
    | "div"
    | "time"
    | "table"
    | "thead"
    | "tbody"
    | "tr"
    | "th"
    | "td";
  children?: RichNode[];
  /** For `a`: where it leads. */
  link?: Link;
  /** For `button`: the text that it copies. */
  copy?: string;
  /** For `svg`: the icon. */
  glyph?: Sign;
  /** For a figure from a server. */
  live?: LiveFigure;
  /** Its attributes, as React spells them. */
  props?: Readonly<Record<string, string | number | boolean>>;
}
