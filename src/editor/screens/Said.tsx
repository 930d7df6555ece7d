import type { Sentence } from "../sentence";

/** A sentence. A message of the program is marked as English, so it is read and set as that. */
export function Said({ sentence: { text, english } }: { sentence: Sentence }) {
  return (
    <>
      {text}
      {text !== undefined && english !== undefined && " "}
      {english !== undefined && <bdi lang="en">{english}</bdi>}
    </>
  );
}
