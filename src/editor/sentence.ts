/** A sentence for the owner: a text in the editor's language, a message of the program in English, or both in this order. */
export interface Sentence {
  text?: string;
  english?: string;
}

/** An error with a sentence in the editor's language. */
export class SentenceError extends Error {
  override name = "SentenceError";
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence.text ?? sentence.english);
    this.sentence = sentence;
  }
}

/** The sentence of an error. Errors of the program and of the browser are in English. */
export function sentenceOf(error: unknown): Sentence {
  if (error instanceof SentenceError) return error.sentence;
  return { english: error instanceof Error ? error.message : String(error) };
}
