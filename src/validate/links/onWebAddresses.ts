import { valueAt } from "../../schema/schemaAt";
import type { Path } from "../../schema/walk";
import type { PartCheck } from "../parts";
import { onEach, onTexts, type Site } from "../visits";
import type { Finding } from "../finding";

export const avatarUrlPath: Path = ["avatars", "url"];

/** A text of a config. */
export interface PlacedText {
  readonly value: string;
  readonly path: Path;
}

/** Visits every web address that a page links to, loads or sends to, as it is written. */
export function onWebAddresses(find: (address: PlacedText, site: Site) => readonly Finding[]): PartCheck[] {
  return [
    onEach("link", ({ address, path }, site) =>
      address.includes("//") ? find({ value: address, path }, site) : [],
    ),
    onTexts(["image"], find),
    onEach("rest", (rest, site) =>
      [avatarUrlPath, ["site", "url"]]
        .flatMap((path) => textAt(rest, path))
        .flatMap((text) => find(text, site)),
    ),
  ];
}

export function textAt(config: unknown, path: Path): PlacedText[] {
  const value = valueAt(config, path);
  return typeof value === "string" ? [{ value, path }] : [];
}
