import type { ReactNode } from "react";
import type { Spoken } from "../../fields/compiled";

/**
 * A text of a group of keys, in an element with its language if that is not the page's. Formatted texts and titles have
 * theirs already. An element with `alt` or `aria-label` spreads the group's `inLanguage`.
 */
export function spoken(text: ReactNode, { inLanguage }: Spoken): ReactNode {
  return inLanguage && text ? <bdi {...inLanguage}>{text}</bdi> : text;
}
