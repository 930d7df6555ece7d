// Reads the prose of a source file or a Markdown page.
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Nodes } from "mdast";
import { parseSync, Visitor, type ESTree, type ParseResult } from "vite";

export interface Prose {
  kind: "docs" | "messages" | "comments" | "tests";
  offset: number;
  text: string;
}

const TEST = /\.test\.|(^|\/)tests\//;
const IGNORED_COMMENT = /oxlint|@ts-|<reference|^!/;
/** A placeholder for a value or code inside a sentence, which keeps the surrounding words separate. */
const VALUE = "Xxx";

/** Code spans, addresses and inline tags blanked out, offsets unchanged. */
const withoutCode = (text: string) =>
  text.replace(/`[^`\n]+`|https?:\/\/\S+|\{@\w+ [^}]*\}/g, (found) =>
    VALUE.padEnd(found.length, "x").slice(0, found.length),
  );

/** Whether a string literal is prose: at least four words, and no code. */
const isSentence = (text: string) =>
  text.split(/\s+/).filter((word) => /^[“"(]?[A-Za-z][a-z’']*[,.:;!?”")]*$/.test(word)).length >= 4 &&
  !/[{};=<>]{2}|=>|[;{]\s*(\n|$)|:\s*(?:var|rgb|\d+px)/.test(text);

const wordsOf = (node: Nodes): string => {
  if ("children" in node) return node.children.map(wordsOf).join("");
  return node.type === "text" ? node.value : VALUE;
};

/** @returns the paragraphs, list items and cells of a Markdown page; headings and code are left out */
function readMarkdown(source: string): Prose[] {
  const read = (node: Nodes): Prose[] => {
    if (node.type === "paragraph" || node.type === "tableCell") {
      return [{ kind: "docs", offset: node.position?.start.offset ?? 0, text: wordsOf(node) }];
    }
    return "children" in node ? node.children.flatMap(read) : [];
  };
  return read(fromMarkdown(source, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }));
}

type Span = Pick<ParseResult["comments"][number], "type" | "start" | "end">;

/** Adjacent line comments are one text. */
function readComments(source: string, comments: Span[]): Prose[] {
  const joined: Span[] = [];
  for (const { type, start, end } of comments) {
    const last = joined.at(-1);
    const continues = last?.type === "Line" && /^[ \t]*\n[ \t]*$/.test(source.slice(last.end, start));
    if (type === "Line" && continues) last.end = end;
    else joined.push({ type, start, end });
  }
  const markers = /^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/$/gm;
  return joined.flatMap(({ start, end }): Prose[] => {
    const text = source.slice(start, end).replace(markers, (found) => " ".repeat(found.length));
    return IGNORED_COMMENT.test(text.trim())
      ? []
      : [{ kind: "comments", offset: start, text: withoutCode(text) }];
  });
}

const isTestCall = (callee: ESTree.Expression): boolean =>
  callee.type === "Identifier"
    ? /^(?:test|it|describe)$/.test(callee.name)
    : callee.type === "MemberExpression"
      ? isTestCall(callee.object)
      : callee.type === "CallExpression" && isTestCall(callee.callee);

/** @returns comments, messages and test names of a TypeScript or JavaScript file */
function readSource(path: string, source: string): Prose[] {
  const { program, comments, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found = readComments(source, comments);
  const kind = TEST.test(path) ? "tests" : "messages";
  const isStyle = new Set<object>();
  const isName = new Set<object>();
  const add = (node: { start: number }, text: string) => {
    const prose = withoutCode(text.replace(/\{ ?\\?"[^{}]*\}/g, VALUE));
    if (isSentence(prose) && !isStyle.has(node) && (kind === "messages" || isName.has(node))) {
      found.push({ kind, offset: node.start, text: prose });
    }
  };
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (/css|keyframes/i.test(source.slice(tag.start, tag.end))) isStyle.add(quasi);
    },
    CallExpression: (node) => {
      const [name] = node.arguments;
      if (name && isTestCall(node.callee)) isName.add(name);
    },
    Literal: (node) => {
      if (typeof node.value === "string") add(node, node.value);
    },
    TemplateLiteral: (node) =>
      add(node, node.quasis.map(({ value }) => value.cooked ?? value.raw).join(VALUE)),
    JSXText: (node) => add(node, node.value),
  }).visit(program);
  return found;
}

/**
 * Reads the prose of a Markdown page or of a TypeScript or JavaScript file.
 * @param path - relative to the repository
 * @throws Error if a source file cannot be parsed
 */
export const readProse = (path: string, source: string): Prose[] =>
  path.endsWith(".md") ? readMarkdown(source) : readSource(path, source);
