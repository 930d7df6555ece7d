/** A text and its selection. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Puts marks around the selection, or removes them if they are there. */
export function toggleMarks({ text, start, end }: Selection, mark: string): Selection {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const size = mark.length;
  if (hasMarks(before, after, mark)) {
    return {
      text: before.slice(0, -size) + text.slice(start, end) + after.slice(size),
      start: start - size,
      end: end - size,
    };
  }
  return {
    text: before + mark + text.slice(start, end) + mark + after,
    start: start + size,
    end: end + size,
  };
}

/** `*` is not there if it is half of `**`. */
function hasMarks(before: string, after: string, mark: string): boolean {
  const around = Math.min(/\**$/.exec(before)![0].length, /^\**/.exec(after)![0].length);
  return mark === "*" ? around % 2 === 1 : around >= mark.length;
}

/** Makes a link of the selection, and selects its address. */
export function insertLink({ text, start, end }: Selection, words: string): Selection {
  const label = text.slice(start, end) || words;
  const from = start + label.length + 3;
  return { text: `${text.slice(0, start)}[${label}](/)${text.slice(end)}`, start: from, end: from + 1 };
}

/** Makes the selected lines entries of a list, or plain lines again. */
export function toggleList({ text, start, end }: Selection): Selection {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const isList = lines.every((line) => line.startsWith("- "));
  const changed = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join("\n");
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** Replaces the selection, and an unfinished `{{` before it, by a constant. */
export function insertConstant({ text, start, end }: Selection, name: string): Selection {
  const from = start - (openBraces(text, start)?.length ?? 0);
  const written = `{{${name}}}`;
  const at = from + written.length;
  return { text: text.slice(0, from) + written + text.slice(end), start: at, end: at };
}

/** The unfinished constant before the caret, such as `{{ad`. */
export function openBraces(text: string, caret: number): string | undefined {
  return /(?<!\\)\{\{\w*$/.exec(text.slice(0, caret))?.[0];
}
