import { blockChecks } from "../blocks/checks";
import type { CodeFacts } from "./checkFile";
import { generalCodes } from "./checks/checks";

/** Every code a diagnostic can have, with its severity. */
export const codeFacts: Readonly<Record<string, CodeFacts>> = {
  ...generalCodes,
  ...Object.fromEntries(
    [...blockChecks.values()].flatMap((checks) =>
      Object.entries(checks).map(([code, { severity }]) => [code, { severity, section: "blocks" as const }]),
    ),
  ),
};

/** Codes that were renamed, with their current names. They are accepted and explained for good, and never reported. */
export const formerCodes: Readonly<Record<string, string>> = {
  "not-text": "invalid-encoding",
  "wordless-entry": "empty-entry",
  "image-without-words": "image-without-alt",
  "gallery-without-words": "gallery-without-alt",
  "alike-looks": "same-color-scheme",
  "half-link": "malformed-markdown-link",
  "marks-in-plain-text": "markdown-in-plain-text",
  "other-site-in-words": "misleading-link-text",
  "other-picture-kind": "wrong-file-extension",
  "missing-letters": "missing-glyphs",
};

export function formerNamesOf(code: string): string[] {
  return Object.keys(formerCodes).filter((former) => formerCodes[former] === code);
}

export function factsOf(code: string): CodeFacts {
  return codeFacts[code]!;
}
