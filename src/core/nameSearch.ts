/** The end of a picture's name, anywhere in a text. */
const endings = /\.(?:png|jpe?g|webp|avif|gif|svg)/gi;

/** Characters that would be part of a name: before `mill.png`, they form another name. */
const goesOn = /[\p{L}\p{N}_-]$/u;

/**
 * Finds the names of pictures in texts, unchanged or escaped as in HTML, CSS, JSON and URLs. The time is linear in
 * the length of the text, whatever it contains.
 */
export class NameSearch {
  readonly #names: ReadonlySet<string>;
  readonly #lengths: readonly number[];

  /** @param names - with the extension of a picture: `mill.png`, or starting with a slash: `/art/mill.png` */
  constructor(names: Iterable<string>) {
    this.#names = new Set(names);
    this.#lengths = [...new Set([...this.#names].map(({ length }) => length))];
  }

  in(text: string): Set<string> {
    const found = new Set<string>();
    const plain = unescaped(text);
    for (const written of plain === text ? [text] : [text, plain])
      for (const { index, 0: ending } of written.matchAll(endings)) {
        const end = index + ending.length;
        for (const length of this.#lengths) {
          const name = written.slice(Math.max(end - length, 0), end);
          if (this.#names.has(name) && begins(name, written, end - length)) found.add(name);
        }
      }
    return found;
  }
}

/** Whether a name starts at this index, and is not the end of a longer one. */
function begins(name: string, text: string, place: number): boolean {
  return name.startsWith("/") || !goesOn.test(text.slice(Math.max(place - 2, 0), place));
}

const entities: Readonly<Record<string, string>> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">" };

/** Resolves the escapes of HTML, CSS, JSON and URLs in a text. */
function unescaped(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\([^\w])/g, "$1")
    .replace(/\\[nrt]/g, " ")
    .replace(/&#(?:x([0-9a-f]{1,5})|(\d{1,6}));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&(amp|quot|apos|lt|gt);/g, (_, name: string) => entities[name]!)
    .replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
      try {
        return decodeURIComponent(encoded);
      } catch {
        return encoded;
      }
    });
}
