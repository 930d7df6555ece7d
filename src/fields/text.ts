import { z } from "zod";
import { fieldMeta } from "./kind";

/** Plain text for visitors. `{{name}}` is replaced by the constant of that name. */
export const text = z
  .string()
  .min(1)
  .brand<"Text">()
  .register(fieldMeta, { kind: "text" })
  .meta({ description: "Plain text. Write {{name}} to insert a constant." });

/** Text with light formatting: a small Markdown subset, never HTML. */
export const richText = z.string().min(1).brand<"RichText">().register(fieldMeta, { kind: "richText" }).meta({
  description:
    "Text with light formatting: **bold**, *italic*, `code`, [links](/path), lists and blank lines between paragraphs. HTML is not allowed. Write {{name}} to insert a constant.",
});

/** A list of Markdown inline or block nodes as plain JSON: a string, or `[tag, children, link]`. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: "p" | "strong" | "em" | "code" | "a" | "ul" | "ol" | "li" | "br" | "h3" | "h4" | "blockquote";
  children?: RichNode[];
  link?: import("./link").Link;
}
