import { type Control, draftKey, keepDraft, restoreDraft } from "./draft";

/**
 * Puts what was kept of a form into its fields.
 * @returns what keeps it from then on, to be called with every change
 */
export function followDraft(controls: ReadonlyMap<string, Control>): () => void {
  // Named once: the address may be ahead of the page.
  const key = draftKey(controls);
  const keep = () => keepDraft(key, controls);
  restoreDraft(key, controls);
  keep();
  return keep;
}
