import type { Path } from "../../schema/walk";
import type { Within } from "../finding";
import type { MarkdownLink } from "../texts/parsedParts";

/** The kind of an address: any link, a web address to query, a web address to embed, or an email address. */
export type AddressKind = "link" | "web" | "data" | "frame" | "mail";

/** One address of a config, constants not filled in. Small, because a large config has a hundred thousand. */
export class LinkPlace {
  readonly address: string;
  readonly wants: AddressKind;
  /** The number of links and fields with this address here. Most texts have only one. */
  readonly count: number;
  /** The field that contains it: the address itself, or a formatted text. */
  protected readonly field: { value: string; path: Path };
  readonly #start: number | undefined;
  readonly #end: number | undefined;

  /** @param within - the place of its first link in a formatted text */
  constructor(
    address: string,
    wants: AddressKind,
    field: { value: string; path: Path },
    within?: Within,
    count = 1,
  ) {
    this.address = address;
    this.wants = wants;
    this.count = count;
    this.field = field;
    this.#start = within?.start;
    this.#end = within?.end;
  }

  /** The text that contains it: the address itself, or a formatted text. */
  get source(): string {
    return this.field.value;
  }

  get path(): Path {
    return this.field.path;
  }

  /** The place of its first link in a formatted text. */
  get within(): Within | undefined {
    return this.#start === undefined ? undefined : { start: this.#start, end: this.#end! };
  }
}

/** One address of a config with its links. */
export class ShownLink extends LinkPlace {
  /** The links with this address, if it is in a formatted text. */
  readonly links: readonly MarkdownLink[];

  constructor(
    address: string,
    wants: AddressKind,
    field: { value: string; path: Path },
    links: readonly MarkdownLink[] = [],
  ) {
    super(address, wants, field, links[0], Math.max(1, links.length));
    this.links = links;
  }

  /** The address without its links, whose words take more memory. */
  get place(): LinkPlace {
    return new LinkPlace(this.address, this.wants, this.field, this.within, this.count);
  }
}
