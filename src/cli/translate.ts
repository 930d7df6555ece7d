import { existsSync } from "node:fs";
import { basename, dirname, relative, resolve } from "node:path";
import { Lines } from "../json/lines";
import { locate } from "../json/locate";
import { parse } from "../json/parse";
import { formatPoEntry, poHeader, readPo } from "../languages/po";
import type { SkippedEntry, TranslationWork } from "../languages/translationWork";
import { readCatalogueText } from "../node/input/catalogueText";
import { ConfigFileError } from "../node/input/configText";
import { readConfigFile } from "../node/input/loadSite";
import { wordsFor } from "../node/invocation";
import { replaceFile } from "../node/replaceFile";
import { isGroup } from "../schema/structure";
import { breadcrumbOf } from "../validate/breadcrumb";
import { languagesOf } from "../validate/translations/languagesOf";
import { count, quote } from "../words/words";
import { type CommandContext, exitCode } from "./command";
import { hostOf } from "./hostedSite";
import { TranslatedSite } from "./translatedSite";
import { formatTable, formatTableAsJson } from "./translationTable";

/** In characters. */
const largeCatalogue = 1_000_000;

/** Shows how complete the languages of a site are, and adds, exports or imports translations. */
export async function translate(context: CommandContext): Promise<number> {
  const { options, print, printError, program } = context;
  const { file, text, mistakes, surroundings } = readConfigFile(options.config, hostOf(options.config));
  const { root, value, mistakes: others } = parse(text);
  if (!root || !isGroup(value) || mistakes.length + others.length > 0) {
    const command = program.invocation("validate", ...wordsFor(options.config));
    printError(`${shown(file)} cannot be read. To see why: ${command}`);
    return exitCode.problems;
  }
  const site = new TranslatedSite(file, text, value, surroundings);
  if (options.language === undefined) {
    if (options.export !== undefined || options.import !== undefined)
      throw new ConfigFileError('Name the language to export or import, such as "translate de".');
    const languages = Object.keys(languagesOf(value)).map((one) => ({
      ...site.open(one),
      isDraft: languagesOf(value)[one]!.draft,
    }));
    print(options.format === "json" ? formatTableAsJson(languages).trimEnd() : formatTable(languages));
    return exitCode.done;
  }
  const code = site.codeOf(options.language);
  if (options.export !== undefined) return exportTo(options.export, site, code, context);
  if (options.import !== undefined) return importFrom(options.import, site, code, context);
  const { name, work } = site.open(code);
  const missing = work.missing();
  const errors = missing.length > 0 ? site.write(code, work, missing) : [];
  if (errors.length > 0) {
    printError(`Nothing was added. ${errors[0]!.message}`);
    return exitCode.problems;
  }
  print(
    missing.length > 0
      ? `Added ${count(missing.length, "text")} in ${name} to ${shown(site.placeOf(code))}. Write the translations between the quotation marks.`
      : `${name} has an entry for every text.`,
  );
  if (missing.length > 0) explainDraft(site, code, name, print);
  const size = site.placeOf(code) === file ? JSON.stringify(languagesOf(value)[code]?.texts ?? {}).length : 0;
  if (size > largeCatalogue)
    print(
      `The translations in ${name} have ${Math.round(size / 1_000_000)} MB. Editors are faster if you move them to a file, such as "texts": "site.${code}.json".`,
    );
  return exitCode.done;
}

/** Explains that a language which was added is not published yet. */
function explainDraft(
  site: TranslatedSite,
  code: string,
  name: string,
  print: CommandContext["print"],
): void {
  if (site.has(code)) return;
  print(
    `${name} is a draft: it appears on your computer, but is not published. To publish it, remove its "draft" from ${shown(site.file)}.`,
  );
}

/** Writes all texts with their translations into a PO file. */
function exportTo(target: string, site: TranslatedSite, code: string, { print }: CommandContext): number {
  checkPoName(target);
  const { name, work } = site.open(code);
  checkOverwritten(target, site.placeOf(code), work);
  const { root } = parse(site.text);
  const lines = new Lines(site.text);
  const config = basename(site.file);
  const entries = work.exported().map(({ of, ...entry }) => {
    const { path } = of.at;
    const { line } = lines.position(locate(root, { path }).offset);
    return formatPoEntry({
      ...entry,
      notes: [breadcrumbOf(site.value, path)],
      reference: `${config}:${line}`,
    });
  });
  replaceFile(target, [poHeader(code), ...entries].join("\n"));
  print(`Wrote ${count(entries.length, "text")} in ${name} to ${shown(target)}.`);
  return exitCode.done;
}

/** @throws ConfigFileError if a file has translations that the site would lose */
function checkOverwritten(target: string, catalogue: string, work: TranslationWork): void {
  if (resolve(target) === resolve(catalogue))
    throw new ConfigFileError(
      `${shown(target)} is the file with the translations, which translators can edit. To export them, use another name.`,
    );
  const file = readCatalogueText(dirname(target), basename(target));
  const read = "text" in file ? readPo(file.text.replace(/^\uFEFF/, " ")) : undefined;
  const lost = read && "entries" in read ? work.imported(read.entries).edits.length : 0;
  if (lost > 0)
    throw new ConfigFileError(
      `${shown(target)} has ${count(lost, "translation")} that the site does not have. Import the file first, delete it, or use another name.`,
    );
}

/** The most entries that a message lists. */
const mostListed = 10;

/** Takes the finished entries of a PO file, all or none. */
function importFrom(
  source: string,
  site: TranslatedSite,
  code: string,
  { print, printError }: CommandContext,
): number {
  checkPoName(source);
  if (!existsSync(source)) throw new ConfigFileError(`The file ${source} does not exist. Correct its name.`);
  const file = readCatalogueText(dirname(source), basename(source));
  if ("problem" in file) throw new ConfigFileError(file.problem);
  const text = file.text.replace(/^\uFEFF/, " ");
  const read = readPo(text);
  const lines = new Lines(text);
  if ("why" in read) {
    const { line } = lines.position(read.at.offset);
    printError(`${shown(source)}:${line}: ${read.why} Nothing was imported.`);
    return exitCode.problems;
  }
  const { name, work } = site.open(code);
  const { edits, finished, fuzzy, repeated, unknown } = work.imported(read.entries);
  const list = (entries: readonly SkippedEntry[], what: string) => {
    if (entries.length === 0) return;
    const shownEntries = entries.slice(0, mostListed).map(({ source: own, spans }) => {
      const { line } = lines.position(spans.source.offset);
      return `  ${shown(source)}:${line}: ${quote(own)}`;
    });
    const more = entries.length - shownEntries.length;
    printError([what, ...shownEntries, ...(more > 0 ? [`  … and ${more} more`] : [])].join("\n"));
  };
  list(
    fuzzy,
    `${count(fuzzy.length, "unfinished entry").replace("entrys", "entries")} (fuzzy), not imported:`,
  );
  list(unknown, `Texts that the config does not have, not imported:`);
  list(repeated, "Texts with two different translations. Keep one of them. Nothing was imported.");
  if (repeated.length > 0) return exitCode.problems;
  const errors = site.write(code, work, edits);
  for (const { breadcrumb, message } of errors.slice(0, mostListed)) printError(`${breadcrumb}\n${message}`);
  if (errors.length > 0) {
    printError("Nothing was imported. Correct these translations in the PO file, and import it again.");
    return exitCode.problems;
  }
  print(`Imported ${count(finished, "translation")} into ${name}: ${edits.length} changed.`);
  if (edits.length > 0) explainDraft(site, code, name, print);
  return exitCode.done;
}

/** @throws ConfigFileError unless a name is one of a PO file, because any other file could be lost */
function checkPoName(name: string): void {
  if (!/\.po$/i.test(name))
    throw new ConfigFileError(`${quote(name)} is not the name of a PO file. Use a name such as site.de.po.`);
}

function shown(file: string): string {
  return relative(process.cwd(), file);
}
