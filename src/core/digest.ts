/**
 * The SHA-256 of the UTF-8 bytes of a text. Browsers answer later (`crypto.subtle`), Node at once, which is
 * cheaper for thousands of pages.
 */
export type Digest = (text: string) => Uint8Array | Promise<Uint8Array>;

/**
 * Names a text by its content.
 * @param digits - how many hexadecimal digits the name has, an even number; 16 tell millions of texts apart
 */
export async function nameOf(text: string, digits: number, digest: Digest): Promise<string> {
  const bytes = (await digest(text)).subarray(0, digits / 2);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
