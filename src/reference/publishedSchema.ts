import { Ajv2020 } from "ajv/dist/2020.js";

/** The words that the published schema adds to those of JSON Schema, for editors. */
const editorKeywords = [
  "defaultSnippets",
  "markdownDescription",
  "markdownEnumDescriptions",
  "patternErrorMessage",
];

/** Whether a schema accepts a value. */
type Accepts = (value: unknown) => boolean;

/** What has been compiled, by the text of the schema: that takes longer than everything else in a check. */
const compiled = new Map<string, Accepts>();

/**
 * The published schema as a question: does it accept this value?
 * @param text - the schema as its file has it
 */
export function readSchema(text: string): Accepts {
  const known = compiled.get(text);
  if (known) return known;
  const accepts = compileSchema(JSON.parse(text) as object);
  compiled.set(text, accepts);
  return accepts;
}

/** A schema as a question: does it accept this value? */
export function compileSchema(schema: object): Accepts {
  // To optimize the code of a schema takes longer than a config that is read once gets back.
  const ajv = new Ajv2020({ strict: true, strictRequired: false, code: { optimize: false } });
  ajv.addVocabulary(editorKeywords);
  // It makes editors show a colour picker; the pattern beside it says what a colour is.
  ajv.addFormat("color-hex", true);
  return ajv.compile(schema);
}
