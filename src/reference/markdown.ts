import { listed } from "../words/words";

/** Escapes Markdown syntax. */
export function plainText(words: string): string {
  return words.replace(/[\\`*_[\]<|]/g, "\\$&");
}

/** Formats a description of the schema: plain text with keys and values in backticks. */
export function described(words: string): string {
  return words.replace(
    /(`[^`]+`)|[^`]+/g,
    (part, span?: string) => span?.replaceAll("|", "\\|") ?? plainText(part),
  );
}

/** Formats code, also inside a table. */
export function code(words: string): string {
  const marks = words.includes("`") ? "``" : "`";
  return `${marks}${words.replaceAll("|", "\\|")}${marks}`;
}

/** "`a`, `b` or `c`" */
export function codes(words: readonly (string | number)[], conjunction: "or" | "and" = "or"): string {
  return listed(
    words.map((word) => code(String(word))),
    conjunction,
  );
}

export function codeBlock(language: string, text: string): string {
  const fence = text.includes("```") ? "````" : "```";
  return `${fence}${language}\n${text.replace(/\n$/, "")}\n${fence}`;
}

/** @param rows - cells in Markdown */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The anchor that GitHub gives a heading. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");
}
