import { escapeHtml } from "./html";

export interface LetterColors {
  primary: string;
  onPrimary: string;
}

/** The favicon of a site without its own: the first letter of its name, because browsers request one anyway. */
export function letterIcon(name: string, colors: LetterColors): string {
  return letterDrawing(letterOf(name), colors, "system-ui,sans-serif");
}

/** The first letter of a name in uppercase; `undefined` if it has none. */
export function letterOf(name: string): string {
  const [letter = ""] = name
    .replace(/\p{Surrogate}/gu, "")
    .trim()
    .toUpperCase();
  return letter;
}

export function letterDrawing(letter: string, { primary, onPrimary }: LetterColors, family: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${primary}"/>` +
    `<text x="32" y="46" font-family="${escapeHtml(family)}" font-size="40" font-weight="700" text-anchor="middle" fill="${onPrimary}">${escapeHtml(letter)}</text></svg>`
  );
}
