import { isWebAddress } from "../fields/addresses/webAddress";
import { mostLanguages } from "../config/languages";
import { intendedLanguage } from "../words/intendedLanguage";
import { didYouMean } from "../words/nearest";
import { type Look, lookNames, type StarterName, starterNames } from "./starters";

/** An owner's answers about a new site. Missing answers keep the starter's values. */
export interface Answers {
  starter: StarterName;
  look: Look;
  name?: string;
  /** The address that players type into the game, such as `play.quietmeadow.example:25566`. */
  address?: string;
  /** The Discord invite link, or `none`. */
  discord?: string;
  /** The language of the texts: its code or its name. */
  language?: string;
  /** The further languages, separated by commas, or `none`. */
  languages?: string;
}

/** Explains what is wrong with an answer and how to fix it. */
export const problemWith: Record<keyof Answers, (answer: string) => string | undefined> = {
  name: explainName,
  address: explainAddress,
  discord: explainDiscord,
  language: explainLanguage,
  languages: explainLanguages,
  starter: (answer) => explainChoice("starter", answer, starterNames),
  look: (answer) => explainChoice("look", answer, lookNames),
};

/** Longer names do not fit into a header or a search result. */
const longestName = 60;

function explainName(answer: string): string | undefined {
  const name = answer.trim();
  if (name === "") return "The name is empty. Enter your server's name.";
  if (/\p{Cc}/u.test(name))
    return "The name contains a line break or an invisible character. Enter it on one line.";
  if (/\{\{|\}\}/.test(name))
    return 'The name contains "{{" or "}}", which is reserved for constants. Enter the name without it.';
  if (name.length > longestName) {
    return `The name is ${name.length} characters long. Enter at most ${longestName}. Put details in the site's description.`;
  }
  return undefined;
}

function explainAddress(answer: string): string | undefined {
  const address = answer.trim();
  const like =
    "Enter the address that players use in the game, such as play.myserver.com or 203.0.113.7:25566.";
  if (address === "") return `The address is empty. ${like}`;
  if (/\s/.test(address)) return `The address "${address}" contains a space. ${like}`;
  if (/^[a-z][a-z+.-]*:\/\//i.test(address)) return `"${address}" is a link, not a server address. ${like}`;
  if (!/^(?:\[[\da-f:.]+\]|[\p{L}\p{N}._-]+)(?::\d{1,5})?$/iu.test(address)) {
    return `"${address}" is not a server address. ${like}`;
  }
  const [, name = "", port] = /^(.*?)(?::(\d+))?$/.exec(address) ?? [];
  if (/^(?:javascript|vbscript|data|file|https?|mailto|about|blob)$/i.test(name)) {
    return `"${address}" starts like a link, not like a server address. ${like}`;
  }
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)) {
    return `The address "${address}" has the port ${port}, but ports range from 1 to 65535. ${like}`;
  }
  return undefined;
}

function explainDiscord(answer: string): string | undefined {
  if (isNone(answer)) return undefined;
  const like =
    'Enter the full invite link, such as https://discord.gg/abcdef, or "none" if you have no Discord server.';
  if (answer.trim() === "") return `The invite link is empty. ${like}`;
  const link = asLink(answer);
  if (link.startsWith("http://")) {
    return `"${link}" starts with http://, which is not encrypted. ${like}`;
  }
  if (!link.startsWith("https://") || !isWebAddress(link) || link.includes("{{")) {
    return `"${answer.trim()}" is not a link. ${like}`;
  }
  return undefined;
}

/** Whether an owner has none of something. */
export function isNone(answer: string): boolean {
  return /^(?:none|no)$/i.test(answer.trim());
}

/** Adds a missing `https://`, as in `discord.gg/abc`. */
export function asLink(answer: string): string {
  const link = answer.trim();
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+\/\S+$/i.test(link) ? `https://${link}` : link;
}

function explainLanguage(answer: string): string | undefined {
  if (asLanguage(answer) !== undefined) return undefined;
  const problem = answer.trim() === "" ? "The language is empty." : `"${answer.trim()}" is not a language.`;
  return `${problem} Enter a code such as en, de or pt-BR.`;
}

function explainLanguages(answer: string): string | undefined {
  if (isNone(answer)) return undefined;
  const names = answer.split(",");
  const unknown = names.find((name) => asLanguage(name) === undefined);
  if (unknown !== undefined) {
    const problem = unknown.trim() === "" ? "A language is empty." : `"${unknown.trim()}" is not a language.`;
    return `${problem} Enter codes separated by commas, such as de,fr, or "none".`;
  }
  if (names.length <= mostLanguages) return undefined;
  return `These are ${names.length} languages. Enter at most ${mostLanguages}.`;
}

/** The code of a language: `de` for `German`, `pt-BR` for `pt_br`; `undefined` if unknown. */
export function asLanguage(answer: string): string | undefined {
  return intendedLanguage(answer.trim());
}

/** The codes of the further languages, each once and without the first language. */
export function asLanguages(answer: string, first: string): string[] {
  if (isNone(answer)) return [];
  const codes = new Set(answer.split(",").map((name) => asLanguage(name)!));
  codes.delete(first);
  return [...codes];
}

function explainChoice(what: string, answer: string, names: readonly string[]): string | undefined {
  if (names.includes(answer)) return undefined;
  return `Unknown ${what}: "${answer}".${didYouMean(answer, names)} Choose one of ${names.join(", ")}.`;
}
