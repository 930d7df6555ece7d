import { readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";

/**
 * Puts the tables of a benchmark between its markers, in the place of the last ones.
 * @param {string} file - a Markdown file
 * @param {string} name - the benchmark, as the markers name it
 * @param {string} tables - Markdown
 * @throws {Error} when the file has no markers of that name
 */
export async function writeTable(file, name, tables) {
  const text = readFileSync(file, "utf8");
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`${file} has no markers for the ${name} tables: ${start} … ${end}`);
  const filled = `${text.slice(0, from)}${start}\n\n${tables}\n\n${text.slice(to)}`;
  writeFileSync(file, await format(filled, { parser: "markdown", printWidth: 110 }));
}
