import { glyphs } from "./elements/Glyph";

/** The custom property with the picture of {@link ruleLinkIcons}, as a `url()`: only a site knows the address of its file. */
export const RULE_LINK_ICONS = "--rule-link-icons";

/** The icons of a rule's link before and after it was copied, side by side: one file for all rules, and none to load later. */
export const ruleLinkIcons =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">` +
  `<path d="${glyphs.link}"/><path transform="translate(24)" d="${glyphs.check}"/></svg>`;
