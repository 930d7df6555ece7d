import { appLinkAdvice, appSchemes } from "../../fields/addresses/appLink";
import { withoutControls } from "../../fields/characters";
import { isWebAddress, parseUrl } from "../../fields/addresses/webAddress";
import { controlAdvice, hostAdvice } from "../notations/host";
import { isRoutePath } from "../notations/routePath";
import { type Advice, write } from "../notations/rule";
import { isAllowedLink, looksLikeHost, mailAddress } from "./linkForm";
import { lookalikeOf } from "../../words/nearest";
import { listed, quote, sentences, written } from "../../words/words";

const pathOrUrl = 'a path or URL, such as "/rules" or "https://example.com"';

/** A server address for a game: a host or an IP with a port, and nothing after it. */
const serverAddress = /^(?!localhost)(?:[\p{Letter}\p{Number}_-]+\.)+[\p{Letter}\p{Number}-]+:\d{2,5}$/u;

/** Whether a link has a target, as far as is known. */
export type Leads = (link: string) => boolean;

/** The schemes of addresses outside the site. */
const schemes = ["https:", "http:", "mailto:", ...appSchemes.map((scheme) => `${scheme}:`)];

export const anywhere: Leads = (link) => !link.startsWith("#");

/** Explains a link that is not of an allowed kind. */
export function explainLink(link: string, leads: Leads = anywhere, context: LinkContext = {}): Advice {
  if (link === "") {
    return { advice: `The link is empty. Enter ${pathOrUrl}.` };
  }
  const { advice, instead } = linkAdvice(link, leads, context);
  const isInvisible = withoutControls(link).trim() === "";
  const start = isInvisible ? "This link is not valid." : `${quote(link)} is not a valid link.`;
  return { advice: `${start} ${advice}`, instead };
}

/** The web addresses without https:// among the words of a text. */
function hostsIn(text: string): string[] {
  const words = text.split(/[\s"'<>()[\],;]+/).map((word) => word.replace(/[.!?]+$/, ""));
  return words.length < 2 ? [] : words.filter(looksLikeHost).map((host) => `https://${host}`);
}

/** The address in a text that contains more: words, the brackets of a Markdown link, the tag of an iframe. */
export function addressInWords(text: string, { isEntry = false }: LinkContext = {}): Advice | undefined {
  const found = text.match(/https?:\/\/[^\s"'<>)\]]+/gi) ?? hostsIn(text);
  const addresses = [...new Set(found.map((address) => address.replace(/[.,;:!?]+$/, "")))];
  const [address, another] = addresses;
  if (address !== undefined && address !== text.trim() && isWebAddress(address)) {
    if (another !== undefined) {
      const others = addresses.slice(1).map((href) => (isEntry ? entryOf(href) : written(href)));
      const more = isEntry
        ? `add ${others.join(", ")} after this entry`
        : `add another link for ${listed(others, "and")}`;
      return { advice: `A link can have only one URL. Use ${written(address)}, and ${more}.` };
    }
    if (/^https?:\/\//i.test(text)) return undefined;
    return { advice: `Use only the URL: ${written(address)}.`, instead: address };
  }
  const mails = text.split(/[\s<>()[\],;]+/).filter((word) => mailAddress.test(word));
  const [mail] = mails;
  return mail !== undefined && mails.length === 1 && mail !== text
    ? write("An email link must be mailto: followed by only the address", `mailto:${mail}`)
    : undefined;
}

/** A link entry with the host as its label. */
function entryOf(href: string): string {
  return `{ "label": ${JSON.stringify(parseUrl(href)?.hostname ?? href)}, "href": ${JSON.stringify(href)} }`;
}

/** A phone number, as people write one. */
const phoneNumber = /^(?:tel:|phone:|call)?\s*(\+?\(?\d[\d\s()./-]{4,}\d)$/i;

/** A Discord account after the name of the service, `discord: mira`, or in its older form, `mira#1234`. */
const discordAccount =
  /^(?=discord\b[^:/]*:|[^:/]*#\d{4}$)(?:discord(?: name| user)?\s*:)?\s*@?([^\s@:/][^@:/]*)$/i;

/** The kinds of values that the place allows besides links. */
export interface LinkContext {
  /** The way to let visitors copy a text there: the key "copy", or a link in a formatted text. */
  copies?: "key" | "text" | undefined;
  /** Whether the link belongs to an entry with a "label". */
  isEntry?: boolean;
}

function adviseCopy(what: string, text: string, { copies }: LinkContext): string | undefined {
  if (copies === undefined) return undefined;
  const target = /\s/.test(text) ? `<copy:${text}>` : `copy:${text}`;
  const instead =
    copies === "key" ? `replace "href" with "copy": ${written(text)}` : `use [words](${target})`;
  return `To let visitors copy ${what}, ${instead}.`;
}

/** The suggestion for an address that contains spaces. */
function adviseSpaces(link: string, context: LinkContext): Advice {
  const [, number] = phoneNumber.exec(link) ?? [];
  if (number !== undefined) {
    return write(
      "A phone link must be tel: followed by the number without spaces",
      `tel:${number.replace(/[^\d+]/g, "")}`,
    );
  }
  const encoded = link.replace(/\s+/g, "%20");
  if (/^(?:https?:\/\/|\/|#)/i.test(link)) {
    return isAllowedLink(encoded)
      ? { advice: `A link cannot contain spaces. Use ${written(encoded)}.` }
      : { advice: "The domain contains a space. Copy the URL from your browser." };
  }
  const app = appLinkAdvice(encoded);
  if (app !== undefined) return { advice: app };
  return { advice: sentences(`Use ${pathOrUrl}.`, adviseCopy("the text instead", link, context)) };
}

/** The suggestion for a link that is not of an allowed kind. */
export function linkAdvice(link: string, leads: Leads = anywhere, context: LinkContext = {}): Advice {
  if (link === "") {
    return { advice: `It is empty. Enter ${pathOrUrl}.` };
  }
  const control = controlAdvice(link, pathOrUrl);
  if (control) return control;
  const latin = lookalikeOf(link);
  if (latin && isAllowedLink(latin.text)) return write(latin.why, latin.text);
  const colonless = /^(https?)[;.,]?\/+(.+)$/i.exec(link);
  if (colonless)
    return write("https must be followed by a colon", `${colonless[1]!.toLowerCase()}://${colonless[2]}`);
  if (serverAddress.test(link)) {
    return {
      advice: sentences(
        "It looks like the address of a game server, which browsers cannot open.",
        adviseCopy("it", link, context),
        `For a web page, use ${written(`https://${link}`)}.`,
      ),
    };
  }
  const slashless = /^(https?):\/?([^/].*)$/i.exec(link);
  if (slashless)
    return write(
      "The colon must be followed by two slashes",
      `${slashless[1]!.toLowerCase()}://${slashless[2]}`,
    );
  if (/^h?t?t?p?s?:\/\//i.test(link) && !/^https?:/i.test(link))
    return write("A URL must start with https://", link.replace(/^[a-z]*:/i, "https:"));
  if (/^mailto:/i.test(link)) {
    return { advice: "Use mailto: followed by an email address, such as mailto:name@example.com." };
  }
  const app = appLinkAdvice(link);
  if (app !== undefined && !/\s|\{\{/.test(link)) return { advice: app };
  const spaced = /\{\{\s*\w+\s*\}\}/g;
  if (spaced.test(link)) {
    const tight = link.replace(spaced, (use) => use.replace(/\s/g, ""));
    if (tight !== link) return write("In a link, braces cannot contain spaces", tight);
  }
  if (/\{\{/.test(link)) {
    return { advice: "A link cannot contain braces. For a constant, use {{name}} without a backslash." };
  }
  if (/^https?:\/\//i.test(link) && !/\s/.test(link)) {
    const lowered = link.replace(/^https?/i, (scheme) => scheme.toLowerCase());
    if (lowered !== link && isAllowedLink(lowered)) return write("https:// must be in lowercase", lowered);
    return /^https?:\/\/[^/?#]/i.test(link)
      ? hostAdvice(lowered)
      : { advice: "The domain is missing. Use the full URL, such as https://example.com." };
  }
  const inWords = addressInWords(link, context);
  if (inWords) return inWords;
  const [, account] = discordAccount.exec(link) ?? [];
  if (account !== undefined) {
    return {
      advice: sentences(
        "You cannot link to a Discord username.",
        adviseCopy("it", account, context) ?? "Use an invite link, such as https://discord.gg/….",
      ),
    };
  }
  if (/\s/.test(link.trim())) return adviseSpaces(link.trim(), context);
  if (link !== link.trim()) return { advice: "Remove the spaces around it.", instead: link.trim() };
  if (/^\/[/\\]/.test(link)) {
    return { advice: "A URL must start with https://. The path of a page must start with a single slash." };
  }
  if (mailAddress.test(link)) return write("An email link must start with mailto:", `mailto:${link}`);
  if (/^[a-z][a-z0-9+.-]*:/i.test(link) && !/^[^/]+\.[^/:]+:\d/.test(link)) {
    const allowed = `Use a page (/rules), an anchor (#apply) or a URL that starts with ${listed(schemes, "or")}.`;
    const isOfProgram = /^[a-z][a-z0-9+.-]*:\/\/[^/]/i.test(link);
    return { advice: sentences(allowed, isOfProgram ? adviseCopy("it", link, context) : undefined) };
  }
  if (looksLikeHost(link)) return write("A URL must start with https://", `https://${link}`);
  const [, number] = phoneNumber.exec(link) ?? [];
  if (number !== undefined && number.startsWith("+")) return adviseSpaces(link, context);
  if (/^@[\w.-]+$/.test(link)) {
    return {
      advice: `You cannot link to a username alone. Use the URL of the profile, such as ${written(`https://www.youtube.com/${link}`)}.`,
    };
  }
  const bare = link.replace(/^[./\\]+/, "");
  const page = `/${bare}`;
  const [path = ""] = page.split(/[?#]/);
  const anchor = `#${bare.toLowerCase()}`;
  if (!leads(page) && leads(anchor)) return write("An anchor must start with #", anchor);
  const instead = isRoutePath(path) && bare !== "" && leads(page) ? page : undefined;
  const target =
    instead === undefined ? 'a path that starts with a slash, such as "/rules"' : written(instead);
  return {
    advice: `For a page, use ${target}. For another website, use a full URL that starts with https://.`,
    instead,
  };
}
