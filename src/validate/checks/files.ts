import type { CheckFile, Explanations } from "../checkFile";
import { configWith, siteWith } from "../exampleConfigs";
import type { Finding } from "../finding";
import { replaceWith } from "../fixes/sureFixes";
import { themeSchema } from "../../config/theme";
import { valueAt } from "../../schema/schemaAt";
import { type Field, type Path, visitFields } from "../../schema/walk";
import { encoded, meantFile } from "../meantFile";
import { fixFile, inPublic } from "../notations/file";
import type { Surroundings } from "../surroundings";
import { onTexts } from "../visits";
import { previewAdvice } from "./quality/notPictures";
import { quote, shortened, written } from "../../words/words";

/** Each picture and file that the config names is in public/, letter by letter. */
const checkFiles = onTexts(["image", "file"], ({ value, path, part }, { surroundings }): Finding[] => {
  if (!value.startsWith("/") || surroundings.hasFile(value)) return [];
  const paths = surroundings.filePaths();
  const fixed = fixFile(value) ?? value;
  const lowered = value.toLowerCase();
  const sameLetters = paths.find((file) => file.toLowerCase() === lowered);
  if (sameLetters) {
    const message = `The file is ${inPublic(sameLetters, surroundings)}, and most web servers treat uppercase and lowercase letters as different. Use ${written(encoded(sameLetters))}.`;
    return [{ code: "file-letter-case", message, path, fix: { do: "replace", value: encoded(sameLetters) } }];
  }
  const preview = part === "socialImage" ? previewAdvice(value, surroundings.publicFolder) : undefined;
  if (preview !== undefined) {
    const message = `There is no file ${quote(value)} in public/. ${preview}`;
    return [{ code: "unknown-file", message, path }];
  }
  const match = meantFile(fixed, surroundings);
  const hint = match
    ? `Did you mean ${written(match.path)}?`
    : fixed === value
      ? `Save the file as ${inPublic(value, surroundings)}.`
      : `Use ${written(fixed)}, and save the file as ${inPublic(fixed, surroundings)}.`;
  const message = `There is no file ${quote(value)} in public/. ${hint}`;
  return [{ code: "unknown-file", message, path, ...replaceWith(match?.isSure ? match.path : undefined) }];
});

/** Each font file of the owner's own can be read as a font. */
export function checkFontFiles(config: unknown, { hasFile, isFont }: Surroundings): Finding[] {
  return fontFilesOf(config).flatMap(({ value, path }): Finding[] => {
    if (!hasFile(value) || isFont?.(value) !== false) return [];
    const message = `The file public${shortened(value)} is not a valid font. Use a font file in WOFF2 format.`;
    return [{ code: "not-a-font", message, path }];
  });
}

export function fontFilesOf(config: unknown): { value: string; path: Path }[] {
  const files: { value: string; path: Path }[] = [];
  const note = ({ kind, value, path }: Field) => {
    if (kind === "file" && typeof value === "string" && path[1] === "fonts") files.push({ value, path });
  };
  visitFields(themeSchema, valueAt(config, ["theme"]), note, undefined, ["theme"]);
  return files;
}

export const checks: CheckFile = {
  section: "references",
  codes: {
    "unknown-file": { severity: "error" },
    "file-letter-case": { severity: "error" },
    "not-a-font": { severity: "error" },
  },
  general: [checkFiles],
  site: [checkFontFiles],
};

export const explanations: Explanations = {
  "unknown-file": {
    meaning: "A file does not exist in public/.",
    example: siteWith('"logo": "/images/logo.svg"'),
  },
  "file-letter-case": {
    meaning: "A path and the file in public/ differ only in uppercase and lowercase letters.",
    example: siteWith('"logo": "/Logo.svg"'),
  },
  "not-a-font": {
    meaning: "Your own font file is not a valid font.",
    example: configWith(`"theme": { "fonts": { "body": { "family": "Own", "file": "/seed.txt" } } }`),
  },
};
