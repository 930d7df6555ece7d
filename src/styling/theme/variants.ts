import type { Variants } from "./preset";
import { buttonStyles } from "./variants/buttons";
import { cardStyles, opaqueGlass } from "./variants/cards";
import { dividerStyles } from "./variants/dividers";
import { headingStyles } from "./variants/headings";
import type { PageParts } from "./variants/pageParts";
import { pictureStyles } from "./variants/pictures";

type Style = ((parts: PageParts) => string) | undefined;

/** The styles that a theme's variants need; none where all parts look as they do without a choice. */
function stylesOf({ cards, buttons, headings, dividers, pictures }: Variants): readonly Style[] {
  return [
    cardStyles[cards],
    buttonStyles[buttons],
    headingStyles[headings],
    dividerStyles[dividers],
    pictureStyles[pictures],
  ];
}

/** Whether a theme changes how parts of a page look beyond their colours. */
export function hasVariants(variants: Variants): boolean {
  return stylesOf(variants).some(Boolean);
}

/**
 * The rules of a theme's variants, which count above those of the components.
 * @param parts - where they apply
 * @param hasLayers - whether pictures of the owner's own lie behind the page
 */
export function variantCss(variants: Variants, parts: PageParts, hasLayers = false): string {
  const css = stylesOf(variants)
    .map((style) => style?.(parts) ?? "")
    .join("");
  return hasLayers && variants.cards === "glass" ? css + opaqueGlass(parts) : css;
}
