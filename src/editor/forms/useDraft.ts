import { useState } from "react";

interface Draft {
  text: string;
  /** The value from outside when it was last seen. */
  seen: string;
  /** Texts that were sent and have not come back. */
  sent: readonly string[];
}

/**
 * The text of a control while its edits are on their way. A change from outside, such as undo, replaces it; an edit
 * that comes back does not.
 */
export function useDraft(value: string, send: (text: string) => void): [string, (text: string) => void] {
  const [draft, setDraft] = useState<Draft>({ text: value, seen: value, sent: [] });
  let current = draft;
  if (value !== draft.seen) {
    const index = draft.sent.indexOf(value);
    current =
      index < 0
        ? { text: value, seen: value, sent: [] }
        : { text: draft.text, seen: value, sent: draft.sent.slice(index + 1) };
    setDraft(current);
  }
  const write = (text: string) => {
    setDraft({ ...current, text, sent: [...current.sent, text] });
    send(text);
  };
  return [current.text, write];
}
