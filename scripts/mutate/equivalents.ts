/** Mutants that change nothing a caller could notice, as the report prints them. */
export const equivalents = new Set([
  // Nothing is inserted at the start of a removed entry, only after it.
  "src/json/edits.ts: offset > emptied.offset → offset >= emptied.offset",
  // The end of the file is a token too, so a removed bracket always has a next token.
  "src/json/tolerant/bracketMistakes.ts: this.#tokens[this.#at + 1]?.kind → this.#tokens[this.#at + 1].kind",
  // A mark ends with the characters it starts with, and texts with addresses go to the Markdown parser, which reads them alike.
  'src/compile/simpleText.ts: part.startsWith("**") → part.endsWith("**")',
  'src/compile/simpleText.ts: part.startsWith("*") → part.endsWith("*")',
  'src/compile/simpleText.ts: "]" → ""',
]);
