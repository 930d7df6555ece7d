import { figureIn, type FigureUse } from "./figures";

export interface ConstantUse {
  name: string;
  /** Where it starts in the text, and the place just after it. */
  start: number;
  end: number;
  closed: boolean;
}

// A backslash in front makes two braces plain text; of `{{{x}}}`, the inner two pairs count.
const pattern = /(\\)\{\{|\{\{(?!\{)([^{}]*)(\}\})?/g;

/** Every use of a constant in a text, the unclosed ones too. */
export function findConstants(text: string): ConstantUse[] {
  if (!text.includes("{{")) return [];
  const uses: ConstantUse[] = [];
  for (const match of text.matchAll(pattern)) {
    const [whole, backslash, written = "", close] = match;
    if (backslash) continue;
    const closed = close !== undefined;
    const name = closed ? written : (/^\s*\w*/.exec(written)?.[0] ?? "");
    const end = match.index + (closed ? whole.length : 2 + name.length);
    uses.push({ name: name.trim(), start: match.index, end, closed });
  }
  return uses;
}

/** The live figures in a text. */
export function figuresIn(text: string): FigureUse[] {
  if (!text.includes("servers.")) return [];
  return findConstants(text).flatMap(({ name, closed }) => (closed && figureIn(name)) || []);
}

/** Stands for an escaped `{{` while Markdown is parsed: a character of the private use area. */
export const ESCAPED_BRACES = "\uE000";

/** Prepares a text for a Markdown parser: escaped braces as one character, and `{{ name }}` without spaces. */
export function shieldConstants(text: string): string {
  return text.replace(pattern, (written: string, backslash?: string, name = "", close?: string) => {
    if (backslash) return ESCAPED_BRACES;
    return close && /^\s*\w+\s*$/.test(name) ? `{{${name.trim()}}}` : written;
  });
}

/**
 * Replaces every `{{name}}` by its constant, and `\{{` by a plain `{{`. Unknown and unclosed names stay. Live figures
 * become the words that are shown while they are unknown.
 */
export function fillConstants(text: string, constants: Readonly<Record<string, string | number>>): string {
  const valueOf = (name: string) =>
    Object.hasOwn(constants, name) ? String(constants[name]) : figureIn(name)?.words;
  return replaceConstants(text, valueOf, "{{");
}

/** Replaces every closed `{{name}}` for which there is a value. By default, escaped braces stay. */
export function replaceConstants(
  text: string,
  valueOf: (name: string) => string | undefined,
  escaped = "\\{{",
): string {
  if (!text.includes("{{")) return text;
  return text.replace(pattern, (written: string, backslash?: string, name = "", close?: string) => {
    if (backslash) return escaped;
    return (close === undefined ? undefined : valueOf(name.trim())) ?? written;
  });
}
