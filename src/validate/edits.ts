import { findNodeAtLocation, type FormattingOptions, modify, type Node } from "jsonc-parser";
import type { TextEdit } from "./diagnostic";
import type { Finding, Mend } from "./finding";
import type { Lines } from "./lines";
import type { Path } from "../fields/walk";

/** A change of the text by offsets: `length` characters from `offset` on become `text`. */
export interface Change {
  offset: number;
  length: number;
  text: string;
}

/**
 * The changes of a text that carry out a mend, in its own formatting.
 * @param root - the parse tree of the text
 * @returns `undefined` when the mend cannot be done in this text, because a key in its way stands twice
 */
export function mendChanges(
  text: string,
  root: Node,
  { path, mend }: Pick<Finding, "path" | "mend">,
): Change[] | undefined {
  if (!mend || hasTwins(root, path)) return undefined;
  const changes = changesOf(text, root, [...path], mend);
  return changes && changes.length > 0 ? changes : undefined;
}

/** The same as {@link mendChanges} says, with lines and columns. */
export function toEdits(changes: readonly Change[], lines: Lines): TextEdit[] {
  return [...changes]
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, length, text }) => ({ range: lines.range(offset, length), text }));
}

/**
 * Carries out changes that do not overlap.
 * @param changes - in any order
 */
export function applyChanges(text: string, changes: readonly Change[]): string {
  let result = "";
  let done = 0;
  for (const { offset, length, text: replacement } of [...changes].sort((a, b) => a.offset - b.offset)) {
    result += text.slice(done, offset) + replacement;
    done = offset + length;
  }
  return result + text.slice(done);
}

function changesOf(text: string, root: Node, path: (string | number)[], mend: Mend): Change[] | undefined {
  const node = findNodeAtLocation(root, path);
  switch (mend.do) {
    case "replace":
      return node && [{ offset: node.offset, length: node.length, text: toJson(mend.value, text, node) }];
    case "replaceIn": {
      if (typeof node?.value !== "string" || !node.value.includes(mend.from)) return undefined;
      const value = node.value.replaceAll(mend.from, mend.to);
      return [{ offset: node.offset, length: node.length, text: JSON.stringify(value) }];
    }
    case "rename": {
      const key = node?.parent?.type === "property" ? node.parent.children?.[0] : undefined;
      return key && [{ offset: key.offset, length: key.length, text: JSON.stringify(mend.key) }];
    }
    case "remove":
      return node && removal(text, path);
    case "add":
      return node ? undefined : modified(text, path, mend.value);
    case "move": {
      // What is in the way would be lost, and a value cannot go into itself.
      const isInside = path.every((part, index) => mend.to[index] === part);
      if (!node || isInside || hasTwins(root, mend.to) || findNodeAtLocation(root, [...mend.to])) {
        return undefined;
      }
      const value: unknown = JSON.parse(text.slice(node.offset, node.offset + node.length));
      const removed = applyChanges(text, removal(text, path));
      const whole = applyChanges(removed, modified(removed, [...mend.to], value));
      return difference(text, whole);
    }
  }
}

function removal(text: string, path: (string | number)[]): Change[] {
  return modified(text, path, undefined);
}

function modified(text: string, path: (string | number)[], value: unknown): Change[] {
  const changes = modify(text, path, value, { formattingOptions: formattingOf(text) });
  return changes.map(({ offset, length, content }) => ({ offset, length, text: content }));
}

/** A value as JSON, its lines indented like the place where it will stand. */
function toJson(value: unknown, text: string, node: Node): string {
  const { tabSize, insertSpaces, eol } = formattingOf(text);
  const lines = JSON.stringify(value, null, insertSpaces ? tabSize : "\t").split("\n");
  const lineStart = Math.max(text.lastIndexOf("\n", node.offset), text.lastIndexOf("\r", node.offset)) + 1;
  const [indent = ""] = /^[ \t]*/.exec(text.slice(lineStart)) ?? [];
  return lines.join(`${eol}${indent}`);
}

/** How a text is indented, and how its lines end. */
function formattingOf(text: string): Required<Pick<FormattingOptions, "tabSize" | "insertSpaces" | "eol">> {
  const eol = /\r\n|\n|\r/.exec(text)?.[0] ?? "\n";
  const [, indent = "  "] = /[\r\n]([ \t]+)\S/.exec(text) ?? [];
  return {
    tabSize: indent.startsWith("\t") ? 4 : indent.length,
    insertSpaces: !indent.startsWith("\t"),
    eol,
  };
}

/** The part in which two texts differ, as one change. */
function difference(before: string, after: string): Change[] {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start++;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return before === after
    ? []
    : [
        {
          offset: start,
          length: before.length - start - end,
          text: after.slice(start, after.length - end),
        },
      ];
}

/** Whether a key on the way to a place stands twice, so that it cannot be told which one is meant. */
function hasTwins(root: Node, path: Path): boolean {
  let node: Node | undefined = root;
  for (const part of path) {
    if (node?.type === "object") {
      const twins: Node[] = (node.children ?? []).filter(({ children }) => children?.[0]?.value === part);
      if (twins.length > 1) return true;
      node = twins[0]?.children?.[1];
    } else node = node?.children?.[Number(part)];
  }
  return false;
}
