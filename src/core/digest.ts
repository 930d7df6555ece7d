/**
 * The SHA-256 of the UTF-8 bytes of a text. Asynchronous in browsers (`crypto.subtle`), and synchronous in Node,
 * which is faster for thousands of pages.
 */
export type Digest = (text: string) => Uint8Array | Promise<Uint8Array>;

/**
 * A name that identifies a text.
 * @param digits - the number of hexadecimal digits, which is even; 16 distinguish millions of texts
 */
export async function nameOf(text: string, digits: number, digest: Digest): Promise<string> {
  const bytes = (await digest(text)).subarray(0, digits / 2);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
