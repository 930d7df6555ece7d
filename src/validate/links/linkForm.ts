import { hasAppScheme, isAppLink } from "../../fields/addresses/appLink";
import { controlsIn } from "../../fields/characters";
import { isWebAddress, parseUrl } from "../../fields/addresses/webAddress";
import type { AddressKind } from "./linkPlace";

/** Whether a link, constants filled in, is of a kind that pages may contain. */
export function isAllowedLink(link: string): boolean {
  if (/\s|\{\{/.test(link) || controlsIn(link).length > 0) return false;
  if (/^https?:\/\//.test(link)) return parseUrl(link) !== undefined;
  if (link.startsWith("mailto:")) return /^mailto:(?:[^?:]*[^@?:]@[^@?:]|\?.)/.test(link);
  return hasAppScheme(link) ? isAppLink(link) : /^(?:\/(?![/\\])|#)/.test(link);
}

/** Whether an address, constants filled in, is of the required kind. */
export function isAddress(address: string, wants: AddressKind): boolean {
  if (wants === "mail") return isMailAddress(address);
  if (wants === "frame") return address.startsWith("https://") && isWebAddress(address);
  return wants === "link" ? isAllowedLink(address) : isWebAddress(address);
}

export const mailAddress = /^[^\s/:@?]+@[^\s/:@?]+\.[^\s/:@?]+$/;

/** Whether a text is an email address, or several separated by commas. */
export function isMailAddress(text: string): boolean {
  const isAddress = (part: string) => /^\s*[^\s@:]+@[^\s@:]+\s*$/.test(part);
  return controlsIn(text).length === 0 && text.split(",").every(isAddress);
}

/** Whether a text looks like a web address without its https://. */
export function looksLikeHost(text: string): boolean {
  return /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|gg|io|de|eu|uk|fr|nl|co|me|tv|xyz|dev|app|info|club|online|site|store|shop|world|games?|example)(?:[:/?#]|$))/i.test(
    text,
  );
}
