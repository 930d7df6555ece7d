import type { Path } from "../fields/walk";
import { blocksOf } from "./blocksOf";
import { textsOf } from "./fieldsOf";
import { readMarkdown } from "./markdown";
import { valueAt } from "./schemaAt";

/** What an address has to be: anything a link may be, a web address, or a mail address. */
export type AddressKind = "link" | "web" | "mail";

/** One address of a config, constants not filled in. */
export interface LinkPlace {
  address: string;
  wants: AddressKind;
  /** The text that it stands in: itself, or a text with formatting. */
  source: string;
  path: Path;
}

const known = new WeakMap<object, LinkPlace[]>();

/** Every address of a config that has to lead somewhere. */
export function linkPlaces(config: unknown): LinkPlace[] {
  if (typeof config !== "object" || config === null) return [];
  let places = known.get(config);
  if (!places) {
    places = placesIn(config);
    known.set(config, places);
  }
  return places;
}

function placesIn(config: object): LinkPlace[] {
  const whole = (wants: AddressKind) => (field: { value: string; path: Path }) => ({
    address: field.value,
    wants,
    source: field.value,
    path: field.path,
  });
  return [
    ...textsOf(config, "href").map(whole("link")),
    ...textsOf(config, "richText").flatMap(({ value, path }) =>
      readMarkdown(value).links.map(({ address }) => ({
        address,
        wants: "link" as const,
        source: value,
        path,
      })),
    ),
    ...textsOf(config, "postUrl").map(whole("web")),
    ...recipients(config).map(whole("mail")),
  ];
}

/** Where forms are sent by mail. */
function recipients(config: unknown): { value: string; path: Path }[] {
  return blocksOf(config).flatMap(({ type, value: form, path }) => {
    const value = valueAt(form, ["delivery", "to"]);
    const isMail = type === "form" && valueAt(form, ["delivery", "type"]) === "email";
    return isMail && typeof value === "string" && value !== ""
      ? [{ value, path: [...path, "delivery", "to"] }]
      : [];
  });
}
