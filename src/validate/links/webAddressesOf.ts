import { valueAt } from "../../schema/schemaAt";
import type { Path } from "../../schema/walk";
import { textsOf } from "../fieldsOf";
import { linkPlaces } from "./linkPlaces";
import { isGroup } from "../../schema/structure";
import { hasOnlyPages } from "../slices";

export const avatarUrlPath: Path = ["avatars", "url"];

/** Every web address that a page links to, loads or sends to, as it is written. */
export function webAddressesOf(config: unknown): { value: string; path: Path }[] {
  const links = linkPlaces(config)
    .filter(({ address }) => address.includes("//"))
    .map(({ address, path }) => ({ value: address, path }));
  return [
    ...links,
    ...textsOf(config, "image"),
    ...textAt(config, avatarUrlPath),
    ...textAt(config, ["site", "url"]),
  ];
}

/** The text at a path outside of routes and posts, if there is one. */
export function textAt(config: unknown, path: Path): { value: string; path: Path }[] {
  if (isGroup(config) && hasOnlyPages(config)) return [];
  const value = valueAt(config, path);
  return typeof value === "string" ? [{ value, path }] : [];
}
