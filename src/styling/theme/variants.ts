import type { Variants } from "./preset";
import { buttonStyles } from "./variants/buttons";
import { cardStyles, opaqueGlass } from "./variants/cards";
import { dividerStyles } from "./variants/dividers";
import { headingStyles } from "./variants/headings";
import type { PageParts } from "./variants/pageParts";
import { pictureStyles } from "./variants/pictures";

type Style = ((parts: PageParts) => string) | undefined;

/** The styles that a theme's variants need; empty if all parts have their default look. */
function stylesOf({ cards, buttons, headings, dividers, pictures }: Variants): readonly Style[] {
  return [
    cardStyles[cards],
    buttonStyles[buttons],
    headingStyles[headings],
    dividerStyles[dividers],
    pictureStyles[pictures],
  ];
}

/** Whether a theme changes parts of a page beyond their colours. */
export function hasVariants(variants: Variants): boolean {
  return stylesOf(variants).some(Boolean);
}

/** The rules of a theme's variants, which override the components' rules. */
export function variantCss(variants: Variants, parts: PageParts, hasLayers = false): string {
  const css = stylesOf(variants)
    .map((style) => style?.(parts) ?? "")
    .join("");
  return hasLayers && variants.cards === "glass" ? css + opaqueGlass(parts) : css;
}
