import type { FieldKind } from "../../fields/kind";
import { listed } from "../../words/words";

/** Something that other programs format or fill in, and that visitors would see here as it is written. */
export interface ForeignSign {
  pattern: RegExp;
  /** The texts in which it is looked for: a plain one may hold signs that mean something only to a reader. */
  kinds: readonly FieldKind[];
  /** What it is and what to write instead. */
  explain: (match: RegExpMatchArray) => string;
  /** What stands for it, where nothing else can be meant. */
  instead?: (match: RegExpMatchArray) => string | undefined;
}

const everywhere: readonly FieldKind[] = ["text", "richText"];
const formatted: readonly FieldKind[] = ["richText"];

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

const bbCode: Readonly<Record<string, (words: string, value: string) => string | undefined>> = {
  b: (words) => `**${words}**`,
  i: (words) => `*${words}*`,
  s: (words) => `~~${words}~~`,
  url: (words, value) => (value === "" ? words : `[${words}](${value})`),
};

/** What stands for a piece of BBCode, where a formatted text has it too. */
function ofBbCode([, tag = "", value = "", words = ""]: RegExpMatchArray): string | undefined {
  const name = tag.toLowerCase();
  return Object.hasOwn(bbCode, name) ? bbCode[name]!(words, value) : undefined;
}

/** Each of them; a text is looked through with spaces in place of its `code`. */
export const foreignSigns: readonly ForeignSign[] = [
  {
    pattern: /^\s*---[ \t]*\n(?:[ \t]*(?:-[ \t]+)?\w[\w-]*:[^\n]*\n)+---[ \t]*(?=\n|$)/g,
    kinds: formatted,
    explain: ([lines]) => {
      const keys = [...lines.matchAll(/^([\w-]+):/gm)].map(([, key]) => `"${key}"`);
      return `Front matter is for Markdown files. Write ${listed(keys, "and")} as keys next to this text, and remove the lines from --- to ---.`;
    },
  },
  {
    pattern: /\[(b|i|u|s|url|img|color|size|center|quote)(?:=([^\][\n]{0,500}))?\]([^[\n]*)\[\/\1\]/gi,
    kinds: everywhere,
    explain: (match) => {
      const instead = ofBbCode(match);
      return `This is formatting of forums. Write ${instead ?? match[3]}.`;
    },
    instead: ofBbCode,
  },
  {
    pattern: /(?<![\w%])%[a-z]+(?:_[a-z0-9]+)+%(?![\w%])/g,
    kinds: everywhere,
    explain: () =>
      'Only plugins in the game fill this in. Leave it out; a "status" block shows how many players are online.',
  },
  {
    pattern: /(?<![=\w\\])==(?=[^\s=])([^=\n]+)(?<=\S)==(?![=\w])/g,
    kinds: everywhere,
    explain: ([, words]) => `No words are marked in colour here. Write **${words}** in a formatted text.`,
  },
  {
    pattern: /(?<![|\w\\])\|\|(?=[^\s|])([^|\n]+)(?<=\S)\|\|(?![|\w])/g,
    kinds: everywhere,
    explain: () =>
      "No words can be hidden here. Leave the || out, or put them into an answer of a faq block.",
  },
  {
    pattern: /(?<![\w_\\])__(?=[^\s_])([^_\n]+)(?<=\S)__(?![\w_])/g,
    kinds: formatted,
    explain: ([, words]) =>
      `Two underscores make words bold here; only links are underlined. Write **${words}**.`,
    instead: ([, words]) => `**${words}**`,
  },
  {
    pattern: /(?<![\w~\\])~(?=[^\s~\d])([^~\n]+)(?<=\S)~(?![\w~])/g,
    kinds: formatted,
    explain: ([, words]) => `Two ~ on each side strike words out: write ~~${words}~~.`,
  },
  {
    pattern: /(?<!\\)<#\d+>/g,
    kinds: everywhere,
    explain: () =>
      "Only Discord turns this into the name of a channel. Write the name, or a [link](https://…) to it.",
  },
  {
    pattern: /(?<!\\)<@[!&]?\d+>/g,
    kinds: everywhere,
    explain: () => "Only Discord turns this into the name of a member or a role. Write the name.",
  },
  {
    pattern: /(?<!\\)<t:(-?\d{1,11})(?::[tTdDfFR])?>/g,
    kinds: everywhere,
    explain: ([, seconds]) => {
      const time = new Date(Number(seconds) * 1000).toISOString().slice(0, 16).replace("T", " ");
      return `Only Discord turns this into a time, which is ${time} UTC. Write it in words.`;
    },
  },
  {
    pattern: /(?<!\\)<a?:\w+:\d+>/g,
    kinds: everywhere,
    explain: () =>
      "Only Discord turns this into an emoji of its own. Write another one, such as 🎉, or leave it out.",
  },
  {
    pattern: /(?<!\\)<\/(\w[\w -]*):\d+>/g,
    kinds: everywhere,
    explain: ([, command]) =>
      `Only Discord turns this into a command. Write \`/${command}\` in a formatted text.`,
  },
  {
    pattern: /(?<![\w:/.{\\]):([a-z][a-z0-9_+-]*):(?![\w:/])/g,
    kinds: everywhere,
    explain: ([, name = ""]) =>
      `A name between colons makes no emoji here. Write the emoji itself, such as ${emoji[name] ?? "🎉"}.`,
    instead: ([, name = ""]) => (Object.hasOwn(emoji, name) ? emoji[name] : undefined),
  },
  {
    pattern: /(?<!\\)\[\^[^[\]\s]+\](?!\()/g,
    kinds: formatted,
    explain: () =>
      "There are no footnotes. Write the note in brackets, as in (like this), or at the end of the text.",
  },
  {
    // One # alone may be a channel or a number: it is a heading where nothing else stands in its paragraph.
    pattern: /^(#{2,6})([^\s#][^\n]*)$|(?<=(?<![^])|\n\n)(#)(\p{Lu}[^\n.!?]*)(?=\n\n|(?![^]))/gmu,
    kinds: formatted,
    explain: ([, signs = "#", words, one, title]) =>
      `A heading has a space behind its #: write ${one ?? signs} ${words ?? title}.`,
    instead: ([, signs, words]) => (signs === undefined ? undefined : `${signs} ${words}`),
  },
  {
    pattern: /^-# [^\n]+/gm,
    kinds: formatted,
    explain: () => "Only Discord makes small print of this. Leave the -# out.",
  },
  {
    pattern: /^[ \t]*>[ \t]*\[!\w+\]/gm,
    kinds: formatted,
    explain: () => "A text has no boxes of this kind. Put the words into a callout block.",
  },
  {
    pattern: /^:::+[ \t]*[a-z]\w*/gim,
    kinds: formatted,
    explain: () => "A text has no boxes of this kind. Put the words into a callout block, or into tabs.",
  },
  {
    // Two lines of a table whose second is not that of the dashes, and which follow no such line.
    pattern:
      /(?<=(?<![^])|\n\n)\|[^\n]*\|[ \t]*\n(?!\|?[ \t]*:?-+:?[ \t]*(?:\||\n|(?![^])))\|[^\n]*\|[ \t]*$/gm,
    kinds: formatted,
    explain: ([lines]) => {
      const columns = lines.split("\n")[0]!.split("|").length - 2;
      return `A table has a line of dashes below the titles of its columns. Write ${`| --- `.repeat(columns)}| there.`;
    },
  },
];
