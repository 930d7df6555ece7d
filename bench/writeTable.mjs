import { readFileSync, writeFileSync } from "node:fs";
import { format } from "oxfmt";

/**
 * Replaces the tables between a benchmark's markers.
 * @param {string} file - a Markdown file
 * @param {string} name - the benchmark's name in the markers
 * @param {string} tables - Markdown
 * @throws {Error} if the file has no markers with that name
 */
export async function writeTable(file, name, tables) {
  const text = readFileSync(file, "utf8");
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`${file} has no markers for the ${name} tables: ${start} … ${end}`);
  const filled = `${text.slice(0, from)}${start}\n\n${tables}\n\n${text.slice(to)}`;
  const { code } = await format(file, filled);
  writeFileSync(file, code);
}
