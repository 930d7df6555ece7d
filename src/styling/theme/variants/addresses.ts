import { media } from "../media";

/** The layout of the address in a hero on wide screens. A phone always shows the card, which also contains other facts. */
export type AddressLook = "card" | "bar" | "large";

export interface AddressParts {
  card: string;
  /** Its content: the words, the action, and a note. */
  lines: string;
  /** Its name and the address. */
  words: string;
  mark: string;
  value: string;
}

const onWideScreens = (styles: string) => `${media.medium}{${styles}}`;

/** Each overrides the rules of cards, because it comes after them. */
const addressStyles: Record<AddressLook, ((parts: AddressParts) => string) | undefined> = {
  card: undefined,
  /** A field in one line, with a button at its end; other facts are lines below it. */
  bar: ({ card, lines, words, mark }) =>
    onWideScreens(
      `:root ${card}{flex-basis:100%;padding-block:var(--space-3)}` +
        `:root ${card} ${words},:root ${card}~* ${lines}{display:flex}` +
        `:root ${card} ${words}{flex-wrap:wrap;align-items:center;gap:0 var(--space-3)}` +
        `:root ${card} ${mark}{padding:.5rem .875rem;border-radius:var(--radius-s);background:var(--color-primary);color:var(--color-on-primary)}`,
    ),
  /** Large letters on the page itself; other facts are plain lines below them. */
  large: ({ card, lines, value }) =>
    onWideScreens(
      `:root ${card},:root ${card}~*{margin:0;padding:var(--space-1) 0;border:0;border-radius:0;background:none;box-shadow:none;backdrop-filter:none}` +
        `:root ${card}:hover,:root ${card}~:hover{translate:none;box-shadow:none}` +
        `:root ${card}~*{--figure:var(--size-m);flex-basis:100%}` +
        `:root ${card}~* ${lines}{display:flex}` +
        `:root ${card} ${lines}{grid-template-columns:auto 1fr}` +
        `:root ${card} ${value}{font-size:clamp(1.25rem,7.2cqi,2.25rem);text-decoration:underline 2px var(--color-primary);text-underline-offset:.22em}`,
    ),
};

/** The rules for an address; empty for a card. */
export function addressCss(look: AddressLook, parts: AddressParts): string {
  return addressStyles[look]?.(parts) ?? "";
}
