import type { Node } from "jsonc-parser";

/** A cache of one entry, because one text can have thousands of fixes. */
let lastIndentation: { text: string; lineEnd: string | undefined; step: string } | undefined;

/** The text's line ending, if it has several lines, and one step of its indentation. */
export function indentationOf(text: string): { lineEnd: string | undefined; step: string } {
  if (lastIndentation?.text !== text) {
    const lineEnd = /\r\n|\n|\r/.exec(text)?.[0];
    const [, step = "  "] = (lineEnd !== undefined && /[\r\n]([ \t]+)\S/.exec(text)) || [];
    lastIndentation = { text, lineEnd, step };
  }
  return lastIndentation;
}

export const longestLine = 100;

interface Layout {
  /** Its line decides the indentation. By default, the start of the node. */
  offset?: number;
  /** Whether an object or list gets several lines even if it is short. */
  isExpanded?: boolean;
}

/** A value as JSON, formatted like the value it replaces, or the object or list that gets it. */
export function toJson(
  value: unknown,
  text: string,
  around: Node,
  { offset = around.offset, isExpanded = false }: Layout = {},
): string {
  const { lineEnd } = indentationOf(text);
  if (lineEnd === undefined) return JSON.stringify(value);
  const line = inOneLine(value);
  if (!isMultiline(text, around) || (line.length <= longestLine && !isExpanded)) return line;
  return inLines(text, value, indentAt(text, offset));
}

/** A value as JSON with a line for each entry. */
export function inLines(text: string, value: unknown, indent: string): string {
  const { lineEnd = "\n", step } = indentationOf(text);
  return JSON.stringify(value, null, step).replaceAll("\n", `${lineEnd}${indent}`);
}

/** The indentation of the line that contains an offset. */
export function indentAt(text: string, offset: number): string {
  const lineStart = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))![0];
}

export function isMultiline(text: string, { offset, length }: Node): boolean {
  return /[\r\n]/.test(text.slice(offset, offset + length));
}

export function inOneLine(value: unknown): string {
  // Every line break is formatting: JSON escapes those inside strings.
  return JSON.stringify(value, null, 1).replace(
    /(\[?)\n *(\]?)/g,
    (_, open: string, close: string) => open + close || " ",
  );
}
