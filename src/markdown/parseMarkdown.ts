import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemFromMarkdown } from "mdast-util-gfm-task-list-item";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";
import { shieldConstants } from "../fields/texts/constants";

export const tables = { syntax: gfmTable(), tree: gfmTableFromMarkdown() };

const dialect = {
  // A single tilde means "about": ~20 minutes.
  extensions: [tables.syntax, gfmStrikethrough({ singleTilde: false }), gfmTaskListItem()],
  mdastExtensions: [tables.tree, gfmStrikethroughFromMarkdown(), gfmTaskListItemFromMarkdown()],
};

/** Parses the Markdown of a shielded text: CommonMark with GitHub's tables, strikethrough and task lists. */
export function parseMarkdown(shielded: string): Root {
  return fromMarkdown(shielded, dialect);
}

/** Stands for an escaped `[[` while Markdown is parsed: a character of the private use area. */
export const ESCAPED_BRACKETS = "\uE001";

/** A text as a Markdown parser may have it: with what it would not leave as it is put aside. */
export function shield(text: string): string {
  return shieldConstants(text).replaceAll("\\[[", ESCAPED_BRACKETS);
}
