import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import { themeSchema } from "../../../config/theme";
import { fillConstants } from "../../../fields/texts/constants";
import { valueAt } from "../../../schema/schemaAt";
import type { Path } from "../../../schema/walk";
import {
  fixedWidthFonts,
  fontsWith,
  type FontWithFiles,
  hasFiles,
  lettersOfWords,
} from "../../../styling/theme/fontLetters";
import { type FontRole, type ResolvedTheme, resolveTheme } from "../../../styling/theme/resolveTheme";
import { allOf, anyOf, listed, quote, sentences } from "../../../words/words";
import type { Finding } from "../../finding";
import { isGroup } from "../../../schema/structure";
import { memoizeByObject } from "../../../json/memoizeByObject";
import { gathered } from "../../parts";
import { onOddTexts, type TextField } from "../../visits";

/** The texts of a font, as messages call them. */
const shownIn: Record<FontRole, string> = {
  heading: "headings",
  body: "body text",
  mono: "code and handles",
};

/** The most characters or fonts in a message. */
const MOST_NAMED = 5;

interface Lacking {
  /** The text with the first of these characters. */
  path: Path;
  letters: Set<string>;
  roles: Set<FontRole>;
}

/** Reports characters that the font of their text lacks, if another of our fonts has them. */
export function checkMissingLetters(config: unknown): Finding[] {
  const lacking = new Map<FontWithFiles, Lacking>();
  for (const { font, path, letter, role } of missingLetters(config)) {
    const known = lacking.get(font) ?? { path, letters: new Set(), roles: new Set() };
    lacking.set(font, known);
    known.letters.add(letter);
    known.roles.add(role);
  }
  return [...lacking].map((entry) => explain(...entry));
}

interface MissingLetter {
  font: FontWithFiles;
  letter: string;
  role: FontRole;
  path: Path;
}

/** Each missing letter of a text, once for each role. */
const missingLetters = gathered(
  "missing letters",
  onOddTexts(["text", "richText"], (field, { config, constants }): MissingLetter[] => {
    const text = fillConstants(field.value, constants);
    // Most texts have none of these characters.
    if (!/[^\0-\x7f]/.test(text)) return [];
    const theme = valueAt(config, ["theme"]) ?? noTheme;
    const fonts = isGroup(theme) ? fontsOf(theme) : undefined;
    return fonts
      ? partsOf(field, text).flatMap(([role, part]) => missingIn(part, role, fonts[role], field))
      : [];
  }),
);

function missingIn(
  text: string,
  role: FontRole,
  font: ResolvedTheme["fonts"][FontRole],
  { path }: TextField,
): MissingLetter[] {
  if (typeof font === "object" || !hasFiles(font)) return [];
  const letters = new Set([...text.normalize().matchAll(lettersOfWords)].map(([letter]) => letter));
  return [...letters].flatMap((letter) => {
    const having = fontsWith(letter);
    return having.length === 0 || having.includes(font) ? [] : [{ font, letter, role, path }];
  });
}

const noTheme = {};

const fontsOf = memoizeByObject((theme: object) => {
  // Other texts are not checked again if the colours change.
  const { data } = themeSchema.safeParse({ ...theme, colors: {} });
  return data && resolveTheme(data).fonts;
});

/** The keys of texts that are headings; toasts and the columns of tables have others. */
const headingKeys: ReadonlySet<unknown> = new Set(["heading", "title", "name"]);

/** Code in a formatted text, and the hidden part of a link. */
const code = /(`+)([^`]+)\1|\]\([^)]*\)/g;
const headings = /^#{1,6} .*/gm;

/** The parts of a text by the fonts that show them. */
function partsOf({ kind, part, path }: TextField, text: string): readonly (readonly [FontRole, string])[] {
  if (kind === "richText") {
    const words = text.replace(code, "");
    return [
      ["heading", (words.match(headings) ?? []).join("")],
      ["body", words.replace(headings, "")],
      ["mono", [...text.matchAll(code)].map(([, , inner = ""]) => inner).join("")],
    ];
  }
  // Not visible on pages: copied texts, alternative texts, and descriptions for search results.
  if (part === "copy" || part === "alt" || (part === "description" && path.length < 4)) return [];
  if (part === "handle") return [["mono", text]];
  const isHeading = headingKeys.has(part) && path[0] !== "toasts" && !path.includes("columns");
  return [[isHeading ? "heading" : "body", text]];
}

function explain(font: FontWithFiles, lack: Lacking): Finding {
  const all = [...lack.letters];
  const roles = [...lack.roles];
  const more = all.length > MOST_NAMED ? [`${all.length - MOST_NAMED + 1} more`] : [];
  const named = all.slice(0, more.length > 0 ? MOST_NAMED - 1 : MOST_NAMED).map((letter) => quote(letter));
  const subject = listed(
    roles.map((role) => shownIn[role]),
    "and",
  );
  const having = all.map(fontsWith).reduce((left, others) => left.filter((one) => others.includes(one)));
  const texts = roles.filter((role) => role !== "mono");
  const advice = [
    texts.length > 0 ? advise(texts, having, all.length) : undefined,
    roles.includes("mono")
      ? advise(
          ["mono"],
          having.filter((one) => fixedWidthFonts.includes(one)),
          all.length,
        )
      : undefined,
  ];
  const message = sentences(
    `The font for ${subject}, ${quote(font)}, does not include ${listed([...named, ...more], "or")}.`,
    `${all.length > 1 ? "Those characters appear" : "That character appears"} in a different font.`,
    ...advice,
  );
  return { code: "missing-glyphs", message, path: lack.path };
}

/** The keys to set, to a font with all the characters or to the font of the visitor's device. */
function advise(roles: readonly FontRole[], having: readonly FontWithFiles[], letters: number): string {
  const keys = allOf(roles.map((role) => `theme.fonts.${role}`));
  const them = letters > 1 ? "them" : "it";
  const fonts = having.slice(0, MOST_NAMED);
  if (fonts.length > 1) return `Set ${keys} to a font that includes ${them}: ${anyOf(fonts)}.`;
  if (fonts.length === 1) return `Set ${keys} to ${allOf(fonts)}, which includes ${them}.`;
  const ours = roles.includes("mono") ? "built-in code font" : "built-in font";
  const device = roles.includes("mono") ? "monospace" : "system";
  return `No ${ours} includes ${letters > 1 ? "all of them" : "it"}. Set ${keys} to ${quote(device)}.`;
}

export const checks: CheckFile = {
  section: "quality",
  codes: { "missing-glyphs": { severity: "warning" } },
  siteAdvice: [checkMissingLetters],
};

export const explanations: Explanations = {
  "missing-glyphs": {
    meaning: "A font does not contain all characters of the text that uses it.",
    example: pageWith('{ "type": "callout", "heading": "Żółw i łódka" }', '"theme": { "preset": "cottage" }'),
  },
};
