import type { FieldKind } from "../../fields/kind";
import { callouts } from "../../markdown/callouts";
import { sureMatch } from "../../words/nearest";
import { listed } from "../../words/words";

/** Formatting of another program, which visitors would see as plain characters. */
export interface ForeignSign {
  pattern: RegExp;
  /** The kinds of text to search. In plain text, some of the characters are ordinary ones. */
  kinds: readonly FieldKind[];
  /** Explains the formatting, and what to write unless {@link instead} provides that. */
  explain: (match: RegExpMatchArray, deletion?: string) => string;
  /** The replacement, if it is unambiguous. */
  instead?: (match: RegExpMatchArray, kind: FieldKind) => string | undefined;
}

const everywhere: readonly FieldKind[] = ["text", "richText"];
const formatted: readonly FieldKind[] = ["richText"];

/** The start of a quote, which may be in lists and other quotes. */
const quoteStart = String.raw`^[ \t]*(?:(?:[-*+]|\d{1,9}[.)]|>)[ \t]*)*>[ \t]*`;
const calloutKinds = Object.keys(callouts);
const knownMark = String.raw`\[!(?:${calloutKinds.join("|")})\]`;
const otherKinds: Readonly<Record<string, string>> = {
  attention: "warning",
  danger: "caution",
  error: "caution",
  hint: "tip",
  info: "note",
  success: "tip",
  warn: "warning",
};

function calloutMeant(kind: string): string | undefined {
  const name = kind.toLowerCase();
  return Object.hasOwn(otherKinds, name) ? otherKinds[name] : sureMatch(name, calloutKinds);
}

function markOf(kind: string): string {
  return `[!${kind.toUpperCase()}]`;
}

const emoji: Readonly<Record<string, string>> = {
  fire: "🔥",
  heart: "❤️",
  rocket: "🚀",
  smile: "😄",
  sparkles: "✨",
  star: "⭐",
  tada: "🎉",
  warning: "⚠️",
  wave: "👋",
  white_check_mark: "✅",
  x: "❌",
};

const bbCode: Readonly<Record<string, (words: string, value: string) => string>> = {
  b: (words) => `**${words}**`,
  i: (words) => `*${words}*`,
  s: (words) => `~~${words}~~`,
  url: (words, value) => (value === "" ? words : `[${words}](${value})`),
};

/** The Markdown for a piece of BBCode; only its words if Markdown has no equivalent. */
function ofBbCode(
  [, tag = "", value = "", words = ""]: RegExpMatchArray,
  kind: FieldKind,
): string | undefined {
  const name = tag.toLowerCase();
  // Texts cannot contain pictures.
  if (name === "img") return undefined;
  return kind === "richText" && Object.hasOwn(bbCode, name) ? bbCode[name]!(words, value) : words;
}

/** Discord mentions, each with the name to write instead. */
const mentions: readonly (readonly [RegExp, string])[] = [
  [/(?<!\\)<#\d+>/g, "the name of the channel, such as #general"],
  [/(?<!\\)<@&\d+>/g, "the name of the role, such as @Moderator"],
  [/(?<!\\)<@!?\d+>/g, "the name of the member, such as @Mira"],
];

/** The formatting of other programs. Before the search, spaces replace the \`code\` in a text. */
export const foreignSigns: readonly ForeignSign[] = [
  {
    pattern: /\[(b|i|u|s|url|img|color|size|center|quote)(?:=([^\][\n]{0,500}))?\]([^[\n]*)\[\/\1\]/gi,
    kinds: everywhere,
    explain: ([, tag = ""]) =>
      tag.toLowerCase() === "img"
        ? 'Forum code (BBCode) does not work here. For a picture, use an "image" block.'
        : "Forum code (BBCode) does not work here.",
    instead: ofBbCode,
  },
  {
    pattern: /(?<![\w%])%[a-z]+(?:_[a-z0-9]+)+%(?![\w%])/g,
    kinds: everywhere,
    explain: ([name], deletion = "the sentence that contains it") =>
      /online|players/.test(name)
        ? `Only game plugins replace it with a value. Delete ${deletion}. To show how many players are online, add the block { "type": "status", "items": [{ "server": "main" }] }. Also add "servers": { "main": { "provider": "mcstatus.io", "label": "Our server", "address": "play.example.com" } } next to "site", with the address of your server.`
        : "Only game plugins replace it with a value. Put the value itself there.",
  },
  {
    pattern: /(?<![=\w\\])==(?=[^\s=])([^=\n]+)(?<=\S)==(?![=\w])/g,
    kinds: everywhere,
    explain: ([, words]) => `Highlighting does not work here. For bold text, use **${words}**.`,
  },
  {
    pattern: /(?<![|\w\\])\|\|(?=[^\s|])([^|\n]+)(?<=\S)\|\|(?![|\w])/g,
    kinds: everywhere,
    explain: () =>
      'Spoilers do not work here. Delete the ||, or move the text to an answer in a "faq" block.',
  },
  {
    pattern: /(?<![\w_\\])__(?=[^\s_])([^_\n]+)(?<=\S)__(?![\w_])/g,
    kinds: formatted,
    explain: () => "Only links are underlined.",
    instead: ([, words]) => `**${words}**`,
  },
  {
    pattern: /(?<![\w~\\])~(?=[^\s~\d])([^~\n]+)(?<=\S)~(?![\w~])/g,
    kinds: formatted,
    explain: () => "Strikethrough needs two ~ on each side.",
    instead: ([, words]) => `~~${words}~~`,
  },
  ...mentions.map(([pattern, name]) => ({
    pattern,
    kinds: everywhere,
    explain: () => `Mentions work only in Discord. Use ${name}.`,
  })),
  {
    pattern: /(?<!\\)<t:(-?\d{1,11})(?::[tTdDfFR])?>/g,
    kinds: everywhere,
    explain: ([, seconds]) => {
      const time = new Date(Number(seconds) * 1000).toISOString().slice(0, 16).replace("T", " ");
      return `Timestamps like this work only in Discord. Use ${time} UTC.`;
    },
  },
  {
    pattern: /(?<!\\)<a?:\w+:\d+>/g,
    kinds: everywhere,
    explain: () =>
      "This emoji exists only on your Discord server. Use a standard emoji, such as 🎉, or delete it.",
  },
  {
    pattern: /(?<!\\)<\/(\w[\w -]*):\d+>/g,
    kinds: everywhere,
    explain: ([, command]) => `Command links work only in Discord. Use \`/${command}\`.`,
  },
  {
    pattern: /(?<![\w:/.{\\]):([a-z][a-z0-9_+-]*):(?![\w:/])/g,
    kinds: everywhere,
    explain: ([, name = ""]) =>
      Object.hasOwn(emoji, name)
        ? "Emoji names do not work here."
        : "Emoji names do not work here. Use the emoji itself, such as 🎉.",
    instead: ([, name = ""]) => (Object.hasOwn(emoji, name) ? emoji[name] : undefined),
  },
  {
    pattern: /(?<!\\)\[\^[^[\]\s]+\](?!\()/g,
    kinds: formatted,
    explain: () =>
      "Footnotes do not work here. Put the note in brackets (like this), or at the end of the text.",
  },
  {
    // A single # may mark a channel or a number. It marks a heading only if its paragraph has no other line.
    pattern: /^(#{2,6})([^\s#][^\n]*)$|(?<=(?<![^])|\n\n)(#)(\p{Lu}[^\n.!?]*)(?=\n\n|(?![^]))/gmu,
    kinds: formatted,
    explain: ([, signs, , one, title]) =>
      signs === undefined
        ? `A heading needs a space after #. Use ${one} ${title}.`
        : "A heading needs a space after #.",
    instead: ([, signs, words]) => (signs === undefined ? undefined : `${signs} ${words}`),
  },
  {
    pattern: /^-# [^\n]+/gm,
    kinds: formatted,
    explain: () => "Small text works only in Discord. Delete the -#.",
  },
  {
    pattern: new RegExp(String.raw`${quoteStart}(?!${knownMark})\[!(\w+)\]`, "gim"),
    kinds: formatted,
    explain: ([, kind = ""]) =>
      `Unknown kind of callout.${calloutMeant(kind) === undefined ? ` Use ${listed(calloutKinds.map(markOf), "or")}.` : ""}`,
    instead: ([start, kind = ""]) => {
      const meant = calloutMeant(kind);
      return meant && start.replace(`[!${kind}]`, markOf(meant));
    },
  },
  {
    // Not at the start of its quote.
    pattern: new RegExp(String.raw`(?<=^[ \t]*>.*\n)[ \t]*>[ \t]*${knownMark}`, "gim"),
    kinds: formatted,
    explain: () => "A callout needs an empty line above it.",
    instead: ([start]) => `\n${start}`,
  },
  {
    // Followed by empty lines only.
    pattern: new RegExp(
      String.raw`${quoteStart}${knownMark}[ \t]*(?=(?:\n[ \t]*>[ \t]*)*(?:\n[ \t]*(?:\n|(?![^]))|(?![^])))`,
      "gim",
    ),
    kinds: formatted,
    explain: () => "A callout needs text. Write it in the next line, after >.",
  },
  {
    pattern: /^:::+[ \t]*[a-z]\w*/gim,
    kinds: formatted,
    explain: () =>
      'Containers (:::) do not work here. For a callout, start a quote with [!NOTE]. For tabs, use a "tabs" block.',
  },
  {
    // Two table lines without the line of dashes between them.
    pattern:
      /(?<=(?<![^])|\n\n)\|[^\n]*\|[ \t]*\n(?!\|?[ \t]*:?-+:?[ \t]*(?:\||\n|(?![^])))\|[^\n]*\|[ \t]*$/gm,
    kinds: formatted,
    explain: ([lines]) => {
      const columns = lines.split("\n")[0]!.split("|").length - 2;
      return `A table needs a line of dashes below its first row. Add the line ${`| --- `.repeat(columns)}| there.`;
    },
  },
];
