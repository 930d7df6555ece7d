import { listed } from "../words/words";

/** Writes plain words so that Markdown leaves them as they are. */
export function plainText(words: string): string {
  return words.replace(/[\\`*_[\]<|]/g, "\\$&");
}

/** A description of the schema: plain words, with keys and values in backticks. */
export function described(words: string): string {
  return words.replace(/(`[^`]+`)|[^`]+/g, (part, span?: string) => span ?? plainText(part));
}

/** Writes words as code; in a table too. */
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

/** A block of code. */
export function codeBlock(language: string, text: string): string {
  const fence = text.includes("```") ? "````" : "```";
  return `${fence}${language}\n${text.replace(/\n$/, "")}\n${fence}`;
}

/** A table; the cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The name under which a heading is found on its page. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");
}
