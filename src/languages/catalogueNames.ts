import { isGroup } from "../schema/structure";

/** The names of the catalogue files of a config, valid or not. */
export function catalogueNames(config: unknown): ReadonlySet<string> {
  const languages = isGroup(config) && isGroup(config["languages"]) ? config["languages"] : {};
  const names = Object.values(languages).flatMap((language) =>
    isGroup(language) && typeof language["texts"] === "string" ? [language["texts"]] : [],
  );
  return new Set(names);
}
