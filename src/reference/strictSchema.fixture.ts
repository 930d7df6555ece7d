import { Ajv2020 } from "ajv/dist/2020.js";

/** The words that the published schema adds to those of JSON Schema, for editors. */
const editorKeywords = [
  "defaultSnippets",
  "markdownDescription",
  "markdownEnumDescriptions",
  "patternErrorMessage",
];

/** A schema as a question: does it accept this value? What is odd about the schema itself is thrown. */
export function compileSchema(schema: object): (value: unknown) => boolean {
  // Code that is made once and asked little need not be good: to make it so takes five times as long.
  const quick = { inlineRefs: false, code: { optimize: false } };
  const ajv = new Ajv2020({ strict: true, strictRequired: false, ...quick });
  ajv.addVocabulary(editorKeywords);
  // It makes editors show a colour picker; the pattern beside it says what a colour is.
  ajv.addFormat("color-hex", true);
  return ajv.compile(schema);
}
