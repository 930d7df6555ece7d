import type { CheckFile, Explanations } from "../checkFile";
import { configWith, siteWith } from "../exampleConfigs";

/** Findings of the JSON parser. */
export const checks: CheckFile = {
  section: "syntax",
  codes: {
    "empty-file": { severity: "error" },
    "invalid-encoding": { severity: "error" },
    "byte-order-mark": { severity: "warning" },
    comment: { severity: "error" },
    "trailing-comma": { severity: "error" },
    "syntax-error": { severity: "error" },
    "nesting-too-deep": { severity: "error" },
    "duplicate-key": { severity: "error" },
  },
};

export const explanations: Explanations = {
  "empty-file": { meaning: "The file has no content.", example: "" },
  "invalid-encoding": {
    meaning: "The file is not UTF-8 text.",
    example: siteWith('"description": "A quiet\0server"'),
  },
  "byte-order-mark": {
    meaning: "The file starts with an invisible byte-order mark.",
    example: `\uFEFF${siteWith('"language": "en"')}`,
  },
  comment: {
    meaning: "The file contains a comment, which JSON does not allow.",
    example: siteWith('"language": "en" // the language of the texts'),
  },
  "trailing-comma": {
    meaning: "There is a comma after the last entry of a list or object.",
    example: siteWith('"language": "en",'),
  },
  "syntax-error": {
    meaning: "The file is not valid JSON at this position.",
    example: siteWith('"language": en'),
  },
  "nesting-too-deep": {
    meaning: "Brackets, or quotes and lists in formatted text, are nested too deeply.",
    example: configWith(`"footer": { "text": "${">".repeat(60)} Read the rules." }`),
  },
  "duplicate-key": {
    meaning: "A key is set twice in the same object.",
    example: siteWith('"language": "de",\n"language": "en"'),
  },
};
