import { appLinkAdvice, appSchemes, hasAppScheme, isAppLink } from "../../fields/addresses/appLink";
import { controlsIn } from "../../fields/characters";
import { isWebAddress } from "../../fields/addresses/webAddress";
import { controlAdvice } from "../notations/control";
import { hostAdvice } from "../notations/host";
import { isRoutePath } from "../notations/routePath";
import { type Advice, write } from "../notations/rule";
import type { Path } from "../../schema/walk";
import type { Finding } from "../finding";
import type { AddressKind } from "./linkPlaces";
import { parseUrl } from "../../fields/addresses/parseUrl";
import { lookalikeOf } from "../../words/lookalikes";
import { listed, quote, written, subjectOf } from "../../words/words";

const mailAddress = /^[^\s/:@?]+@[^\s/:@?]+\.[^\s/:@?]+$/;

/** An address as a game wants it: a host or an IP with a port and nothing behind. */
const serverAddress = /^(?!localhost)(?:[\p{Letter}\p{Number}_-]+\.)+[\p{Letter}\p{Number}-]+:\d{2,5}$/u;

/** Whether there is something where a link leads, as far as that can be known. */
export type Leads = (link: string) => boolean;

/** What an address that is no page, place or file begins with. */
const schemes = ["https:", "http:", "mailto:", ...appSchemes.map((scheme) => `${scheme}:`)];

const anywhere: Leads = (link) => !link.startsWith("#");

/** Whether a link, constants filled in, is of a kind that may stand on a page at all. */
export function isAllowedLink(link: string): boolean {
  if (/\s|\{\{/.test(link) || controlsIn(link).length > 0) return false;
  if (/^https?:\/\//.test(link)) return parseUrl(link) !== undefined;
  if (link.startsWith("mailto:")) return /^mailto:(?:[^?:]*[^@?:]@[^@?:]|\?.)/.test(link);
  return hasAppScheme(link) ? isAppLink(link) : /^(?:\/(?![/\\])|#)/.test(link);
}

/** Whether an address, constants filled in, is one of the kind that its place wants. */
export function isAddress(address: string, wants: AddressKind): boolean {
  if (wants === "mail") return isMailAddress(address);
  if (wants === "frame") return address.startsWith("https://") && isWebAddress(address);
  return wants === "link" ? isAllowedLink(address) : isWebAddress(address);
}

/** Says what is wrong with an address that is not of the kind that its place wants. */
export function explainAddress(
  address: string,
  wants: AddressKind,
  path: Path,
  leads: Leads,
): Pick<Finding, "code" | "message"> & Pick<Advice, "instead"> {
  if (wants === "link") {
    const { advice, instead } = explainLink(address, leads);
    return { code: "malformed-link", message: advice, instead };
  }
  const { advice, instead } = addressAdvice(address, wants);
  return {
    code: wants === "mail" ? "malformed-value" : "malformed-link",
    message: `${subjectOf(path)} cannot be ${quote(address)}. ${advice}`,
    instead,
  };
}

/** What a web address is that of. */
const asked = {
  web: "the form service",
  data: "the file or service that is asked",
  frame: "what is to be shown",
};

/** What to write instead of an address that is not of the kind that its place wants. */
export function addressAdvice(address: string, wants: AddressKind, leads: Leads = anywhere): Advice {
  if (wants === "link") return linkAdvice(address, leads);
  const control = controlAdvice(address);
  if (control) return control;
  if (wants === "frame" && /^http:\/\//i.test(address)) {
    return write(
      "Browsers show nothing inside a page that comes without encryption",
      address.replace(/^http:/i, "https:"),
    );
  }
  if (wants !== "mail") {
    const inWords = addressInWords(address);
    if (inWords) return inWords;
    if (/^https?:\/\/[^\s/]/.test(address) && !/\s/.test(address)) return hostAdvice(address);
    const instead = looksLikeHost(address) && !/\s/.test(address) ? `https://${address}` : undefined;
    const how = instead === undefined ? "starting with https://" : written(instead);
    const what = asked[wants];
    return { advice: `Write the whole web address of ${what}, ${how}.`, instead };
  }
  const several = severalReceivers(address.split(/[;,\s]+/).filter((part) => part !== ""));
  if (several) return several;
  const bare = address.replace(/^mailto:/i, "");
  return bare !== address && isMailAddress(bare)
    ? write("It is the address alone", bare)
    : { advice: "A mail address looks like name@example.com." };
}

/** How several addresses stand together; `undefined` for what is not several addresses. */
export function severalReceivers(addresses: readonly string[]): Advice | undefined {
  if (addresses.length < 2 || !addresses.every((one) => mailAddress.test(one))) return undefined;
  return write("Several receivers stand in one text with commas between them", addresses.join(", "));
}

/** Whether a text is an address that mail can be sent to, or several with commas between them. */
function isMailAddress(text: string): boolean {
  const isAddress = (part: string) => /^\s*[^\s@:]+@[^\s@:]+\s*$/.test(part);
  return controlsIn(text).length === 0 && text.split(",").every(isAddress);
}

/** Whether a text reads like a web address without its https://. */
export function looksLikeHost(text: string): boolean {
  return /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|gg|io|de|eu|uk|fr|nl|co|me|tv|xyz|dev|app|info|club|online|site|store|shop|world|games?|example)(?:[:/?#]|$))/i.test(
    text,
  );
}

/** Says what is wrong with a link that is not of an allowed kind. */
export function explainLink(link: string, leads: Leads = anywhere): Advice {
  if (link === "") {
    return { advice: "The link is empty. Write where it leads, such as /rules or https://example.com." };
  }
  const { advice, instead } = linkAdvice(link, leads);
  return { advice: `${quote(link)} is not a link that can stand here. ${advice}`, instead };
}

/** The address in a text that holds more than that: words, the brackets of a Markdown link, the tag of an iframe. */
function addressInWords(text: string): Advice | undefined {
  const found = text.match(/https?:\/\/[^\s"'<>)\]]+/gi) ?? [];
  const addresses = [...new Set(found.map((address) => address.replace(/[.,;:!?]+$/, "")))];
  const [address, another] = addresses;
  if (address !== undefined && address !== text.trim() && isWebAddress(address)) {
    const isOnly = another === undefined;
    if (isOnly && /^https?:\/\//i.test(text)) return undefined;
    const advice = `${isOnly ? "Write only the address" : "One link leads to one address"}: ${written(address)}.`;
    return isOnly ? { advice, instead: address } : { advice };
  }
  const mails = text.split(/[\s<>()[\],;]+/).filter((word) => mailAddress.test(word));
  const [mail] = mails;
  return mail !== undefined && mails.length === 1 && mail !== text
    ? write("Only the mail address can be a link, with mailto: in front", `mailto:${mail}`)
    : undefined;
}

/** A phone number, as people write one. */
const phoneNumber = /^(?:tel:|phone:|call)?\s*(\+?\(?\d[\d\s()./-]{4,}\d)$/i;

/** What to write instead of an address with spaces in it. */
function adviseSpaces(link: string): Advice {
  const [, number] = phoneNumber.exec(link) ?? [];
  if (number !== undefined) {
    return write("A phone number has tel: in front and no spaces", `tel:${number.replace(/[^\d+]/g, "")}`);
  }
  const encoded = link.replace(/\s+/g, "%20");
  if (/^(?:https?:\/\/|\/|#)/i.test(link)) {
    return isAllowedLink(encoded)
      ? { advice: `A link has no spaces: write ${written(encoded)}.` }
      : { advice: "The name of a host has no spaces. Write the address as the browser shows it." };
  }
  const app = appLinkAdvice(encoded);
  if (app !== undefined) return { advice: app };
  return {
    advice: `This is not an address. Write one, such as "/rules" or "https://example.com". If visitors should copy these words, write "copy": ${written(link)} in place of "href".`,
  };
}

/** What to write instead of a link that is not of an allowed kind. */
export function linkAdvice(link: string, leads: Leads = anywhere): Advice {
  if (link === "") {
    return { advice: "It is empty: write where it leads, such as /rules or https://example.com." };
  }
  const control = controlAdvice(link);
  if (control) return control;
  const latin = lookalikeOf(link);
  if (latin && isAllowedLink(latin.text)) return write(latin.why, latin.text);
  const colonless = /^(https?)[;.,]?\/+(.+)$/i.exec(link);
  if (colonless)
    return write("A colon stands behind https", `${colonless[1]!.toLowerCase()}://${colonless[2]}`);
  if (serverAddress.test(link)) {
    return {
      advice: `An address with a port is that of a game server, which no browser opens. Let visitors copy it: a button or card takes "copy": ${written(link)} in place of "href". If it is a web page all the same, write https:// in front.`,
    };
  }
  const slashless = /^(https?):\/?([^/].*)$/i.exec(link);
  if (slashless) {
    const instead = `${slashless[1]!.toLowerCase()}://${slashless[2]}`;
    return { advice: `Two slashes stand behind the colon: ${written(instead)}.`, instead };
  }
  if (/^h?t?t?p?s?:\/\//i.test(link) && !/^https?:/i.test(link)) {
    const instead = link.replace(/^[a-z]*:/i, "https:");
    return { advice: `A web address starts with https://: write ${written(instead)}.`, instead };
  }
  if (/^mailto:/i.test(link)) return { advice: "A mail address looks like name@example.com." };
  const app = appLinkAdvice(link);
  if (app !== undefined && !/\s|\{\{/.test(link)) return { advice: app };
  const spaced = /\{\{\s*\w+\s*\}\}/g;
  if (spaced.test(link)) {
    const tight = link.replace(spaced, (use) => use.replace(/\s/g, ""));
    if (tight !== link) return write("The braces hold no spaces in a link", tight);
  }
  if (/\{\{/.test(link)) {
    return { advice: "A link has no braces; for a constant, write {{name}} without a backslash." };
  }
  if (/^https?:\/\//i.test(link) && !/\s/.test(link)) {
    return {
      advice: "Write the whole web address, with https:// in small letters and the name of the site.",
    };
  }
  const inWords = addressInWords(link);
  if (inWords) return inWords;
  if (/\s/.test(link.trim())) return adviseSpaces(link.trim());
  if (link !== link.trim()) return { advice: "Remove the spaces around it.", instead: link.trim() };
  if (/^\/[/\\]/.test(link)) {
    return { advice: "Write https:// in front of a web address, or a single / in front of a page." };
  }
  if (mailAddress.test(link)) {
    const instead = `mailto:${link}`;
    return { advice: `For a mail address, write ${written(instead)}.`, instead };
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(link) && !/^[^/]+\.[^/:]+:\d/.test(link)) {
    const allowed = `Only pages (/rules), places on a page (#apply) and addresses with ${listed(schemes, "or")} are allowed.`;
    const other = /^[a-z][a-z0-9+.-]*:\/\/[^/]/i.test(link)
      ? ` What another program opens, let visitors copy: a button or card takes "copy": ${written(link)} in place of "href".`
      : "";
    return { advice: `${allowed}${other}` };
  }
  if (looksLikeHost(link)) {
    const instead = `https://${link}`;
    return { advice: `For a web address, write ${written(instead)}.`, instead };
  }
  const [, number] = phoneNumber.exec(link) ?? [];
  if (number !== undefined && number.startsWith("+")) return adviseSpaces(link);
  if (/^@[\w.-]+$/.test(link)) {
    return {
      advice: `A name is not an address. Write the address of the profile, such as ${written(`https://www.youtube.com/${link}`)}.`,
    };
  }
  const bare = link.replace(/^[./\\]+/, "");
  const page = `/${bare}`;
  const [path = ""] = page.split(/[?#]/);
  const anchor = `#${bare.toLowerCase()}`;
  if (!leads(page) && leads(anchor)) {
    return { advice: `A place on the page starts with #: write ${written(anchor)}.`, instead: anchor };
  }
  const instead = isRoutePath(path) && bare !== "" && leads(page) ? page : undefined;
  const how = instead === undefined ? ', as in "/rules"' : `: write ${written(instead)}`;
  return { advice: `A page starts with a slash${how}. A web address starts with https://.`, instead };
}
