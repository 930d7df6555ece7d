import type { SiteConfig } from "../config/config";
import { perRoute } from "../config/perRoute";

/** Removes the entries of a config that are not for a language, at any depth. Unchanged parts stay the same objects. */
export function onlyFor(config: SiteConfig, code: string): SiteConfig {
  const { languages, routes, ...others } = config;
  const kept = routes
    .filter((route) => isFor(route, code))
    .map((route) => (mentionsLanguages(route) ? keep(route, code) : route));
  return { ...keep(others, code), languages, routes: kept };
}

/** Most routes do not, and need no search. */
const mentionsLanguages = perRoute("languages", (route) => JSON.stringify(route).includes('"languages":['));

function keep<Value>(value: Value, code: string): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const kept = value.filter((entry) => isFor(entry, code)).map((entry: unknown) => keep(entry, code));
    const isSame = kept.length === value.length && kept.every((entry, index) => entry === value[index]);
    return isSame ? value : (kept as Value);
  }
  const entries = Object.entries(value);
  const kept = entries
    .filter(([key, inner]) => key !== "languages" || !Array.isArray(inner))
    .map(([key, inner]) => [key, keep(inner as unknown, code)] as const);
  const isSame =
    kept.length === entries.length && kept.every(([, inner], index) => inner === entries[index]![1]);
  return isSame ? value : (Object.fromEntries(kept) as Value);
}

function isFor(entry: unknown, code: string): boolean {
  const languages =
    typeof entry === "object" && entry !== null && (entry as { languages?: unknown }).languages;
  return !Array.isArray(languages) || languages.includes(code);
}

/** The languages of texts that are written in a further language, because their entries are not in the first one. */
export function writtenLanguages(config: SiteConfig): Map<string, string> {
  const known = new Map<string, string>();
  collect({ ...config, languages: undefined, routes: config.routes.filter(mentionsLanguages) }, undefined);
  return known;

  function collect(value: unknown, language: string | undefined): void {
    if (typeof value === "string" && language !== undefined) known.set(value, language);
    if (typeof value !== "object" || value === null) return;
    const codes = (value as { languages?: unknown }).languages;
    const own = Array.isArray(codes) ? (codes as string[]) : undefined;
    const inside = own ? (own.includes(config.site.language) ? undefined : own[0]) : language;
    for (const inner of Object.values(value)) collect(inner, inside);
  }
}
