import type { Path } from "../../schema/walk";
import type { Within } from "../finding";
import type { MarkdownLink } from "../texts/parsedParts";

/** The kind of an address: any link, a web address to query, a web address to embed, or an email address. */
export type AddressKind = "link" | "web" | "data" | "frame" | "mail";

/** One address of a config, constants not filled in. */
export class LinkPlace {
  readonly address: string;
  readonly wants: AddressKind;
  /** The field that contains it: the address itself, or a formatted text. */
  readonly #field: { value: string; path: Path };
  /** The links with this address, if it is in a formatted text. Most texts have only one. */
  readonly links: readonly MarkdownLink[];

  constructor(
    address: string,
    wants: AddressKind,
    field: { value: string; path: Path },
    links: readonly MarkdownLink[] = [],
  ) {
    this.address = address;
    this.wants = wants;
    this.#field = field;
    this.links = links;
  }

  /** The text that contains it: the address itself, or a formatted text. */
  get source(): string {
    return this.#field.value;
  }

  get path(): Path {
    return this.#field.path;
  }

  /** The place of its first link in a formatted text. */
  get within(): Within | undefined {
    const [link] = this.links;
    return link && { start: link.start, end: link.end };
  }

  /** The number of links and fields with this address here. */
  get count(): number {
    return Math.max(1, this.links.length);
  }
}
