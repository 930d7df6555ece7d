import { Ajv2020 } from "ajv/dist/2020.js";

/** Keywords for editors that are not part of JSON Schema. */
const editorKeywords = [
  "defaultSnippets",
  "markdownDescription",
  "markdownEnumDescriptions",
  "patternErrorMessage",
];

/**
 * Compiles a schema into a validating function.
 * @throws Error if the schema itself is invalid
 */
export function compileSchema(schema: object): (value: unknown) => boolean {
  // The compiled code runs rarely, so optimising it would take longer than it saves.
  const quick = { inlineRefs: false, code: { optimize: false } };
  const ajv = new Ajv2020({ strict: true, strictRequired: false, ...quick });
  ajv.addVocabulary(editorKeywords);
  // It makes editors show a colour picker; the pattern beside it says what a colour is.
  ajv.addFormat("color-hex", true);
  return ajv.compile(schema);
}
