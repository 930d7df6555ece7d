import { escapeHtml } from "./html";

/**
 * The icon in the browser's tab of a site without one of its own: the first letter of its name. Without any
 * icon, browsers ask for `/favicon.ico` and report that it is missing.
 * @returns an SVG picture as a data address
 */
export function letterIcon(name: string, colors: { primary: string; onPrimary: string }): string {
  const [letter = ""] = name
    .replace(/\p{Surrogate}/gu, "")
    .trim()
    .toUpperCase();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colors.primary}"/>` +
    `<text x="32" y="46" font-family="system-ui,sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="${colors.onPrimary}">${escapeHtml(letter)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
