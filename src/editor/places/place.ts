/** A text with the tag that identifies it. */
export interface ReadText {
  text: string;
  tag: string;
}

/** Where a config is kept. Every writing names the text that it replaces, so nothing is overwritten unseen. */
export interface Place {
  /** Identifies the config among all that this browser has edited. */
  name: string;
  /**
   * Reads the text.
   * @param known - the last text that was read or written, which is returned if it has not changed
   * @throws Error with a sentence if the text cannot be read
   */
  read: (known: ReadText) => Promise<ReadText>;
  /**
   * Writes a text, and reads it back.
   * @param expected - the tag of the text that was read last
   * @returns the tag of the new text
   * @throws ChangedElsewhere if the place has another text; otherwise Error with a sentence
   */
  write: (text: string, expected: string) => Promise<string>;
}

/** The place has another text than the one that was read. */
export class ChangedElsewhere extends Error {
  override name = "ChangedElsewhere";
}
