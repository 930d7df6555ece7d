import * as z from "zod";
import { fieldMeta, type FieldKind } from "../../fields/kind";
import { notations, type Notation } from "../../fields/notation";
import type { Cursor } from "../../schema/cursor";
import { formOf, type Schema } from "../../schema/structure";
import type { Finding } from "../finding";
import { addressAdvice } from "../links/addressAdvice";
import { explainLink, type Leads } from "../links/linkAdvice";
import { asId, explainAnchorId, plain } from "../notations/asId";
import { explainAvatarUrl } from "../notations/avatarUrl";
import { explainColor } from "../notations/color";
import { nameForColor } from "../notations/colorName";
import { explainTagName } from "../notations/tagName";
import { explainDate } from "../notations/date";
import { explainDiscordId } from "../notations/discordId";
import { explainFieldName, explainAnswerPath } from "../notations/fieldName";
import { explainFile, explainImage } from "../notations/file";
import { explainIcon } from "../notations/icon";
import { explainRedirectPath } from "../notations/redirectPath";
import { explainBasePath, explainFolder, explainPageName, explainRoutePath } from "../notations/routePath";
import type { Advice } from "../notations/rule";
import { type ColorRole, themeSchema } from "../../config/theme";
import { readableColors } from "../../styling/theme/readableColors";
import { explainServerAddress, explainServerName } from "../notations/serverAddress";
import { explainTimeZone, explainLanguage } from "../notations/timeZone";
import { explainSiteUrl, controlAdvice } from "../notations/host";
import type { Surroundings } from "../surroundings";
import { pagesOf } from "../links/pagesOf";
import { valueAt } from "../../schema/schemaAt";
import { simplify, quote, sentences, subjectOf, withQuotes, written } from "../../words/words";

/** Explains a text, given the environment, whether links have targets, and its place. */
type Explain = (value: string, surroundings: Surroundings, leads: Leads, place: Cursor) => Advice;

/** A text in a format that its field does not allow. */
export function explainFormat(
  place: Cursor,
  surroundings: Surroundings,
  leads: Leads,
): Pick<Finding, "code" | "message" | "fix"> {
  const { schema, inner, path } = place;
  const value = String(place.value);
  const kind = inner && fieldMeta.get(inner)?.kind;
  const notation = inner && notations.get(inner)?.notation;
  const named = kind === "color" ? nameForColor(place) : undefined;
  if (named) {
    const message = `${subjectOf(path)} cannot be ${quote(value)}. ${named.advice}`;
    return { code: "malformed-value", message, fix: { do: "each", fixes: named.fixes } };
  }
  const explain = (kind && byKind[kind]) ?? (notation && byNotation[notation]);
  const { advice, instead } =
    adviseByConfig(kind, place.root.value, value) ??
    (explain ? explain(value, surroundings, leads, place) : describe(schema, value));
  const isRight = instead !== undefined && place.accepts(instead);
  return {
    ...(kind === "href"
      ? { code: "malformed-link", message: advice }
      : { code: "malformed-value", message: `${subjectOf(path)} cannot be ${quote(value)}. ${advice}` }),
    ...(isRight ? { fix: { do: "replace", value: instead } } : {}),
  };
}

function adviseByConfig(kind: FieldKind | undefined, config: unknown, value: string): Advice | undefined {
  if (kind === "href") return adviseTitle(config, value);
  if (kind === "tag") return explainTagName(config, value);
  return controlAdvice(value) ?? (kind === "server" ? explainServerName(config, value) : undefined);
}

/** A link written as the title of its target page. */
function adviseTitle(config: unknown, words: string): Advice | undefined {
  const titled = (pagesOf(config) ?? []).filter(
    ({ value }) => simplify(String(valueAt(value, ["title"]) ?? "")) === simplify(words),
  );
  const [page] = titled;
  // A missing slash is reported as such.
  const isPlain = page?.path?.toLowerCase() === `/${words.toLowerCase()}`;
  if (page?.path === undefined || titled.length > 1 || isPlain) return undefined;
  return {
    advice: `${quote(words)} is a page title. Use the page's path, ${written(page.path)}.`,
    instead: page.path,
  };
}

const byKind: { [K in FieldKind]?: Explain } = {
  icon: explainIcon,
  href: (value, _, leads, place) =>
    explainLink(value, leads, {
      copies: has(place, "copy") ? "key" : undefined,
      isEntry: has(place, "label") && typeof place.parent?.part === "number",
    }),
  image: explainImage,
  file: explainFile,
  date: (value, { now }, _leads, place) => explainDate(value, (date) => place.accepts(date), now?.()),
  postUrl: (value) => addressAdvice(value, "web"),
  dataUrl: (value) => addressAdvice(value, "data"),
  frame: (value) => addressAdvice(value, "frame"),
  anchor: explainAnchorId,
};

function has(place: Cursor, key: string): boolean {
  return place.sibling(key).schema !== undefined;
}

const byNotation: { [N in Notation]: Explain } = {
  answerPath: explainAnswerPath,
  avatarUrl: explainAvatarUrl,
  basePath: explainBasePath,
  catalogueFile: () => ({
    advice: 'Put the file next to the config, and write its name, such as "site.de.json" or "site.de.po".',
  }),
  color: (value, _surroundings, _leads, place) => withReadable(explainColor(value), place),
  discordId: explainDiscordId,
  fieldName: (value, _surroundings, _leads, place) => explainFieldName(value, place),
  language: explainLanguage,
  redirectPath: explainRedirectPath,
  pageFolder: explainFolder,
  pageName: explainPageName,
  routePath: explainRoutePath,
  serverAddress: explainServerAddress,
  siteUrl: explainSiteUrl,
  timeZone: explainTimeZone,
};

/** A colour of the theme that can be read on the others: the nearest one, if the intended one cannot. */
function withReadable(advice: Advice, { path, root }: Cursor): Advice {
  const { instead } = advice;
  const [first, second, role, more] = path;
  const isOfTheme = first === "theme" && second === "colors" && more === undefined;
  if (instead === undefined || !isOfTheme) return advice;
  const theme = valueAt(root.value, ["theme"]) as { colors: object };
  const fixed = themeSchema.safeParse({ ...theme, colors: { ...theme.colors, [String(role)]: instead } });
  const readable = fixed.success ? readableColors(fixed.data)[role as ColorRole] : undefined;
  if (readable === undefined) return advice;
  const needs = advice.advice.replace(`Use ${written(instead)}.`, "");
  const value = quote(root.at(path).value);
  return {
    advice: `${needs}${value} means ${written(instead)}, which is hard to read on this theme. Use ${written(readable)}, the nearest colour that works.`,
    instead: readable,
  };
}

/** The field's description, and the nearest text that it accepts. */
function describe(schema: Schema | undefined, value: string): Advice {
  const description = schema && formOf(schema);
  const fix = schema && nearestName(schema, value);
  const advice = sentences(
    description ? `Expected: ${withQuotes(description)}` : "It contains characters that are not allowed.",
    fix === undefined ? undefined : `Use ${written(fix)}.`,
  );
  return { advice, instead: fix };
}

/** The text with what does not fit left out or replaced, if the schema takes it then. */
export function nearestName(schema: Schema, value: string): string | undefined {
  const id = asId(value);
  const candidates = [
    plain(value)
      .replace(/[^A-Za-z0-9 _-]/g, "")
      .trim(),
    ...(id ? [id, id.replaceAll("-", "_")] : []),
  ];
  return candidates.find((candidate) => candidate !== value && z.safeParse(schema, candidate).success);
}
