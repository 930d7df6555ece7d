import type { Path } from "../../schema/walk";
import { textsOf } from "../fieldsOf";
import type { Within } from "../finding";
import { markdownOf } from "../texts/markdownOf";
import { miniMessageIn } from "../texts/miniMessage";
import { oncePerConfig } from "../../json/once";

/**
 * What an address has to be: anything a link may be, a web address that is sent to or asked, one that a page may show,
 * or a mail address.
 */
export type AddressKind = "link" | "web" | "data" | "frame" | "mail";

/** One address of a config, constants not filled in. */
export class LinkPlace {
  readonly address: string;
  readonly wants: AddressKind;
  /** What it stands in: itself, or a text with formatting. */
  readonly #field: { value: string; path: Path };
  /** The whole of its link in a text with formatting. */
  readonly within: Within | undefined;
  /** The words of that link. */
  readonly words: string | undefined;

  constructor(
    address: string,
    wants: AddressKind,
    field: { value: string; path: Path },
    link?: Within & { words: string },
  ) {
    this.address = address;
    this.wants = wants;
    this.#field = field;
    this.within = link;
    this.words = link?.words;
  }

  /** The text that it stands in: itself, or a text with formatting. */
  get source(): string {
    return this.#field.value;
  }

  get path(): Path {
    return this.#field.path;
  }
}

/** Every address of a config that has to lead somewhere. */
export const linkPlaces = oncePerConfig((config): LinkPlace[] => [
  ...textsOf(config, "href").map((field) => new LinkPlace(field.value, "link", field)),
  ...markdownOf(config).flatMap(({ field, links }) =>
    // A MiniMessage tag such as <click:open_url> reads like a link.
    miniMessageIn(field.value) === undefined
      ? links.map((link) => new LinkPlace(link.address, "link", field, link))
      : [],
  ),
  ...textsOf(config, "postUrl").map((field) => new LinkPlace(field.value, "web", field)),
  ...textsOf(config, "dataUrl").map((field) => new LinkPlace(field.value, "data", field)),
  ...textsOf(config, "frame").map((field) => new LinkPlace(field.value, "frame", field)),
  ...textsOf(config, "text")
    .filter(({ names, value }) => names === "mailbox" && value !== "")
    .map((field) => new LinkPlace(field.value, "mail", field)),
]);
