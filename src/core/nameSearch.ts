/** Where the name of a picture ends, wherever it stands. */
const endings = /\.(?:png|jpe?g|webp|avif|gif|svg)/gi;

/** What goes on as a name: in front of `mill.png` it makes another name of it. */
const goesOn = /[\p{L}\p{N}_-]$/u;

/**
 * Finds which of some pictures texts name: as they are called, or as HTML, CSS, JSON and addresses write that. The time for it
 * grows with the length of a text and with nothing that stands in it.
 */
export class NameSearch {
  readonly #names: ReadonlySet<string>;
  readonly #lengths: readonly number[];

  /** @param names - with the ending of a picture; `mill.png`, or from a slash on: `/art/mill.png` */
  constructor(names: Iterable<string>) {
    this.#names = new Set(names);
    this.#lengths = [...new Set([...this.#names].map(({ length }) => length))];
  }

  /** The names that occur in a text. */
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

/** Whether a name begins at a place of a text, and is not the end of a longer one. */
function begins(name: string, text: string, place: number): boolean {
  return name.startsWith("/") || !goesOn.test(text.slice(Math.max(place - 2, 0), place));
}

const entities: Readonly<Record<string, string>> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">" };

/** A text without what HTML, CSS, JSON and addresses write instead of some characters. */
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
