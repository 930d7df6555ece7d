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

/** Stands for an escaped `{{` while Markdown is parsed: a character of the private use area. */
export const ESCAPED_BRACES = "\uE000";

/** Prepares a text for a Markdown parser: escaped braces as one character, and `{{ name }}` without spaces. */
export function shieldConstants(text: string): string {
  return text.replace(pattern, (written: string, backslash?: string, name = "", close?: string) => {
    if (backslash) return ESCAPED_BRACES;
    return close && /^\s*\w+\s*$/.test(name) ? `{{${name.trim()}}}` : written;
  });
}

/** Replaces every `{{name}}` by its constant, and `\{{` by a plain `{{`. Unknown and unclosed names stay. */
export function fillConstants(text: string, constants: Readonly<Record<string, string | number>>): string {
  if (!text.includes("{{")) return text;
  return text.replace(pattern, (written: string, backslash?: string, name = "", close?: string) => {
    if (backslash) return written.slice(1);
    const key = name.trim();
    return close && Object.hasOwn(constants, key) ? String(constants[key]) : written;
  });
}
