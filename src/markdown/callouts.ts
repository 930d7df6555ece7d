import type { BlockContent, Blockquote, DefinitionContent, Paragraph, PhrasingContent } from "mdast";

/** The kinds of callouts in formatted texts, each with its look. GitHub has the same kinds. */
export const callouts = {
  note: { tone: "info", glyph: "info" },
  tip: { tone: "success", glyph: "success" },
  important: { tone: "primary", glyph: "info" },
  warning: { tone: "warning", glyph: "warning" },
  caution: { tone: "danger", glyph: "error" },
} as const;

export type CalloutKind = keyof typeof callouts;

interface Callout {
  kind: CalloutKind;
  content: (BlockContent | DefinitionContent)[];
}

/**
 * Reads a quote that begins with `[!NOTE]` or another kind.
 * @param source - the text with the quote
 * @returns `undefined` for other quotes, and without content
 */
export function readCallout({ children }: Blockquote, source: string): Callout | undefined {
  const [first, ...rest] = children;
  if (first?.type !== "paragraph") return undefined;
  const [words, ...others] = first.children;
  const isEscaped = source[words?.position?.start.offset ?? 0] === "\\";
  if (words?.type !== "text" || isEscaped) return undefined;
  const [mark = "", name = ""] = /^\[!(\w+)\]\s*/.exec(words.value) ?? [];
  const kind = name.toLowerCase();
  if (!Object.hasOwn(callouts, kind)) return undefined;
  const line = withoutStart(first, words.value.slice(mark.length), others);
  const content = [...(line.children.length > 0 ? [line] : []), ...rest];
  return content.length > 0 ? { kind: kind as CalloutKind, content } : undefined;
}

/** A line of a list with a sign at its start, such as ✓ or ❌. */
export function readSign(
  line: Paragraph,
): { sign: string; label: "yes" | "no"; line: Paragraph } | undefined {
  const [words, ...others] = line.children;
  if (words?.type !== "text") return undefined;
  const [start, sign = "", yes] = /^((?:([✓✔✅])|[✗✘❌])[\uFE0E\uFE0F]?)\s*/.exec(words.value) ?? [];
  if (start === undefined) return undefined;
  const label = yes === undefined ? "no" : "yes";
  return { sign, label, line: withoutStart(line, words.value.slice(start.length), others) };
}

/** A paragraph with other words at its start. Without words, it starts without a line break. */
function withoutStart(paragraph: Paragraph, words: string, others: readonly PhrasingContent[]): Paragraph {
  if (words !== "") return { ...paragraph, children: [{ type: "text", value: words }, ...others] };
  return { ...paragraph, children: others.slice(others[0]?.type === "break" ? 1 : 0) };
}
