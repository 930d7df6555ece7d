import type { SiteConfig } from "../config/config";
import { configSchema } from "../config/config";
import { furtherLanguages, nameOfLanguage } from "../languages/languagesOf";
import { shortKey, sourceKey } from "../languages/keys";
import { readCatalogue } from "../languages/catalogueFile";
import { translated, type UsedTranslation } from "../languages/translated";
import { isGroup } from "../schema/structure";
import type { Path } from "../schema/walk";
import type { Finding } from "./finding";
import type { Surroundings } from "./surroundings";

/**
 * Errors in translations, each at its entry in the catalogue.
 * @param errorsIn - the errors of a config without languages
 */
export function translationFindings(
  written: unknown,
  { texts: read }: Pick<Surroundings, "texts">,
  errorsIn: (config: object) => readonly Finding[],
): Finding[] {
  if (!isGroup(written) || !isGroup(written["languages"])) return [];
  const { data: languages } = configSchema.shape.languages.safeParse(written["languages"]);
  if (!languages) return [];
  return furtherLanguages({ languages } as SiteConfig, true).flatMap((code): Finding[] => {
    const language = languages[code]!;
    const at = ["languages", code, "texts"];
    const catalogue = readCatalogue(language.texts, read);
    if (catalogue.problem !== undefined)
      return [{ code: "unreadable-catalogue", message: catalogue.problem, path: at }];
    const { config, used } = translated(written, catalogue.texts);
    return errorsIn(config).flatMap((error): Finding[] => {
      const cause = used.find(({ path }) => isWithin(path, error.path));
      if (!cause) return [];
      const { code: name, message } = error;
      const path = typeof language.texts === "string" ? at : [...at, keyOf(cause, language.texts)];
      const place = typeof language.texts === "string" ? `${language.texts}: ` : "";
      return [{ code: name, message: `${place}${nameOfLanguage(code, language)}: ${message}`, path }];
    });
  });
}

function isWithin(path: Path, other: Path): boolean {
  return path.length === other.length && path.every((part, index) => part === other[index]);
}

/** The key of a catalogue for a text. */
function keyOf({ source }: UsedTranslation, catalogue: object): string {
  const keys = Object.keys(catalogue);
  const wanted = sourceKey(source);
  return (
    keys.find((key) => sourceKey(key) === wanted) ?? keys.find((key) => key === shortKey(source)) ?? wanted
  );
}
