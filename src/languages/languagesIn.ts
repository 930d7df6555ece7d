import type { SiteConfig } from "../config/config";
import { headOf } from "../config/perRoute";
import { pagePath } from "../fields/addresses/pagePath";
import { type CatalogueFile, readCatalogue } from "./catalogueFile";
import { withoutRegion } from "../words/knownLanguage";
import { folderOfLanguage, furtherLanguages, nameOfLanguage } from "./languagesOf";
import { type Localised, localise } from "./localise";
import { onlyFor } from "./onlyFor";

/** A site's config in one of its languages. */
export interface ConfigInLanguage extends Localised {
  label: string;
  /** Where its pages are. */
  pages: {
    pageBase: string;
    local: Localised["local"];
    elsewhere: (path: string) => { path: string; code: string } | undefined;
    headings: Localised["headings"];
    tagNames: Localised["tagNames"];
  };
}

interface Reading {
  showsDrafts?: boolean;
  texts?: (name: string) => CatalogueFile;
}

/** A checked config in all its languages, the first one first. */
export function languagesIn(written: SiteConfig, { showsDrafts, texts }: Reading): ConfigInLanguage[] {
  const codes = furtherLanguages(written, showsDrafts);
  const config = withoutCatalogues(written);
  const first = inFirstLanguage(config);
  const { language } = config.site;
  const labelOf = (code: string) =>
    nameOfLanguage(withoutRegion(code, [language, ...codes]), written.languages[code]);
  const others = codes.map((code) => {
    const language = written.languages[code]!;
    const { texts: catalogue = {} } = readCatalogue(language.texts, texts) as { texts?: object };
    return {
      ...localise(config, language, { code, texts: catalogue as Record<string, string> }),
      folder: folderOfLanguage(code, language),
      label: labelOf(code),
    };
  });
  const all = [{ ...first, folder: "/", label: labelOf(language) }, ...others];
  const elsewhere = (path: string) => {
    const other = all.find(({ paths }) => paths.has(path));
    if (!other) return undefined;
    const found = `${other.folder}${other.paths.get(path)!.slice(1)}`.replace(/([^/])$/, "$1/");
    return { path: found, code: other.config.site.language };
  };
  return all.map(({ folder, ...one }) => ({
    ...one,
    pages: {
      pageBase: config.site.basePath + folder.slice(1),
      local: one.local,
      elsewhere,
      headings: one.headings,
      tagNames: one.tagNames,
    },
  }));
}

/** No language shows the texts of the others. */
function withoutCatalogues(config: SiteConfig): SiteConfig {
  const languages = Object.entries(config.languages).map(([code, one]) => [code, { ...one, texts: {} }]);
  return { ...config, languages: Object.fromEntries(languages) as SiteConfig["languages"] };
}

function inFirstLanguage(written: SiteConfig): Localised {
  const config = onlyFor(written, written.site.language);
  const { news, routes } = config;
  const paths = [
    ...routes.map((route) => pagePath(headOf(route).path)),
    ...(news ? [pagePath(news.path), ...news.posts.map(({ slug }) => pagePath(`${news.path}/${slug}`))] : []),
  ];
  return {
    config,
    paths: new Map(paths.map((path) => [path, path])),
    local: (path) => path,
    untranslated: new Set(),
    headings: new Map(),
    tagNames: new Map(),
  };
}
