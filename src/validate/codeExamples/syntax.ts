import { configWith, siteWith, type CodeExamples } from "./example";

/** Syntax of the file: whether it is JSON at all. */
export const syntaxExamples = {
  "empty-file": "",
  "invalid-encoding": siteWith('"description": "A quiet\0server"'),
  "byte-order-mark": `\uFEFF${siteWith('"language": "en"')}`,
  comment: siteWith('"language": "en" // the language of the texts'),
  "trailing-comma": siteWith('"language": "en",'),
  "syntax-error": siteWith('"language": en'),
  "nesting-too-deep": configWith(`"footer": { "text": "${">".repeat(60)} Read the rules." }`),
  "duplicate-key": siteWith('"language": "de",\n"language": "en"'),
} satisfies CodeExamples;
