/**
 * Formats JSON that is safe for terminals: `JSON.stringify` does not escape some control characters and characters that
 * change the text direction.
 */
export function jsonText(value: unknown): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return `${JSON.stringify(value, null, 2).replace(/[\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, escape)}\n`;
}
