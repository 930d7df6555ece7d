import { media } from "../media";

/** How the address in a hero stands on wide screens: a phone has its card, in which other facts find their place. */
export type AddressLook = "card" | "bar" | "large";

/** The parts of the address in a hero, each as a selector. */
export interface AddressParts {
  card: string;
  /** What it holds: its name with what a press does, the address, and a note. */
  lines: string;
  top: string;
  mark: string;
  value: string;
  note: string;
}

const onWideScreens = (styles: string) => `${media.medium}{${styles}}`;

/** Each counts above the rules of cards, behind which it stands. */
const addressStyles: Record<AddressLook, ((parts: AddressParts) => string) | undefined> = {
  card: undefined,
  /** A field in one line, with a button at its end; other facts are lines below it. */
  bar: ({ card, lines, top, mark, note }) =>
    onWideScreens(
      `:root ${card}{flex-basis:100%;padding-block:var(--space-3)}` +
        `:root ${card} ${lines},:root ${card}~* ${lines}{display:flex}` +
        `:root ${card} ${top}{display:contents}` +
        `:root ${card} ${mark}{margin-inline-start:auto;padding:.5rem .875rem;border-radius:var(--radius-s);background:var(--color-primary);color:var(--color-on-primary)}` +
        `:root ${card} ${note}{order:2;flex-basis:100%}`,
    ),
  /** Large letters on the page itself; other facts are plain lines below them. */
  large: ({ card, lines, top, value }) =>
    onWideScreens(
      `:root ${card},:root ${card}~*{margin:0;padding:var(--space-1) 0;border:0;border-radius:0;background:none;box-shadow:none;backdrop-filter:none}` +
        `:root ${card}:hover,:root ${card}~:hover{translate:none;box-shadow:none}` +
        `:root ${card}~*{--figure:var(--size-m);flex-basis:100%}` +
        `:root ${card}~* ${lines}{display:flex}` +
        `:root ${card} ${top}{justify-content:start}` +
        `:root ${card} ${value}{font-size:clamp(1.25rem,7.2cqi,2.25rem);text-decoration:underline 2px var(--color-primary);text-underline-offset:.22em}`,
    ),
};

/** The rules of how an address looks; none for a card. */
export function addressCss(look: AddressLook, parts: AddressParts): string {
  return addressStyles[look]?.(parts) ?? "";
}
