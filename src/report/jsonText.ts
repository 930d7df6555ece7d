/**
 * A value as JSON for programs, which a terminal can show too: JSON leaves some control characters as they
 * are, and the direction of what follows could be turned around.
 */
export function jsonText(value: unknown): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return `${JSON.stringify(value, null, 2).replace(/[\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, escape)}\n`;
}
