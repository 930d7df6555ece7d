import { blankCode } from "./blankCode";

/** Tags that Minecraft plugins use for coloured texts. Source: https://docs.advntr.dev/minimessage/format.html */
const names =
  "aqua black blue bold click color colour c dark_aqua dark_blue dark_gray dark_green dark_grey dark_purple dark_red gold gradient gray green grey hover insertion italic light_purple newline obfuscated pride rainbow red reset shadow strikethrough transition underlined white yellow".replaceAll(
    " ",
    "|",
  );
const tag = new RegExp(`(?<!\\\\)<(/?)!?(${names}|#[0-9a-f]{6})((?::[^<>\\n]{0,200})?)>`, "gi");

export interface MiniMessage {
  tag: string;
  start: number;
  /** The text without its tags. */
  plain: string;
  /** The same, with the words of the first pair of tags in bold. */
  bold?: string;
}

/** The MiniMessage tags of a text outside of its `code`; a lone word such as `<red>` may be part of a command. */
export function miniMessageIn(text: string): MiniMessage | undefined {
  if (!text.includes("<")) return undefined;
  const searched = blankCode(text);
  const tags = [...searched.matchAll(tag)];
  const isSure = tags.some(
    ({ 0: { length }, 1: slash, 3: values, index }) =>
      slash !== "" || values !== "" || /[^\s<>]/.test(searched.charAt(index + length)),
  );
  const [first] = tags;
  if (!first || !isSure) return undefined;
  const bold = inBold(text, tags);
  return {
    tag: first[0],
    start: first.index,
    plain: withoutTags(text, tags),
    ...(bold === undefined ? {} : { bold }),
  };
}

function inBold(text: string, tags: readonly RegExpExecArray[]): string | undefined {
  const end = tags.findIndex(([, slash]) => slash !== "");
  const [opening, closing] = [tags[end - 1], tags[end]];
  if (!opening || !closing || opening[2]?.toLowerCase() !== closing[2]?.toLowerCase()) return undefined;
  const words = text.slice(opening.index + opening[0].length, closing.index);
  if (words !== words.trim() || words === "" || /[*\n]/.test(words)) return undefined;
  const [before, after] = [text.slice(0, opening.index), text.slice(closing.index + closing[0].length)];
  const [outer, rest] = [tags.slice(0, end - 1), tags.slice(end + 1)];
  const shift = closing.index + closing[0].length;
  return `${withoutTags(before, outer)}**${words}**${withoutTags(after, rest, shift)}`;
}

function withoutTags(text: string, tags: readonly RegExpExecArray[], shift = 0): string {
  let result = "";
  let done = 0;
  for (const { 0: piece, 2: name, index } of tags) {
    const lineBreak = name?.toLowerCase() === "newline" ? "\n" : "";
    result += text.slice(done, index - shift) + lineBreak;
    done = index - shift + piece.length;
  }
  return result + text.slice(done);
}

/** What to write instead of a text with MiniMessage tags. */
export function explainMiniMessage({ tag: first, plain, bold }: MiniMessage, isFormatted: boolean): string {
  const start = `"${first}" is a formatting tag for Minecraft plugins (MiniMessage), which does not work on a website.`;
  const formatted = isFormatted && bold !== undefined ? `, or ${JSON.stringify(bold)} for bold` : "";
  return `${start} Use ${JSON.stringify(plain)}${formatted}.`;
}
