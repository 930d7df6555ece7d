import { configSchema } from "../config/config";
import type { Catalogue } from "../config/languages";
import { type Path, mapFields } from "../schema/walk";
import { isGroup } from "../schema/structure";
import { Translations } from "./lookup";
import { isReplaced } from "./localise";
import { pageLinks } from "./localPath";

/** A translation in a config as it is written. */
export interface UsedTranslation {
  path: Path;
  /** The text of the config, and its translation. */
  source: string;
  text: string;
}

/** A written config, valid or not, with the texts of a catalogue. Paths and entries stay, so every place stays, too. */
export function translated(
  written: object,
  catalogue: Catalogue,
): { config: object; used: UsedTranslation[] } {
  const translations = new Translations(catalogue);
  const used: UsedTranslation[] = [];
  const { languages: _, ...own } = written as Record<string, unknown>;
  const isPageLink = pageLinks(own);
  const config = mapFields(configSchema, own, (field) => {
    const { kind, value } = field;
    if (typeof value !== "string" || !isReplaced(kind)) return value;
    if (kind === "href" && isPageLink(value)) return value;
    const page = pageOf(own, field.path);
    const text = translations.of(value, { page, path: () => field.path });
    if (text === undefined || text === value) return value;
    used.push({ path: field.path, source: value, text });
    return text;
  });
  return { config: config as object, used };
}

/** The path of the page at a place of a config. */
function pageOf({ routes }: Record<string, unknown>, [first, index]: Path): string | undefined {
  const route: unknown = first === "routes" && Array.isArray(routes) ? routes[Number(index)] : undefined;
  return isGroup(route) && typeof route["path"] === "string" ? route["path"] : undefined;
}
