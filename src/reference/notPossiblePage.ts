import type { Wish } from "../validate/shape/wish";
import { wishes } from "../validate/shape/wishes";
import { code, table } from "./markdown";

/** What a site of Spawnpage cannot have, and what takes its place: the answers that the check gives, in one page. */
export function formatNotPossiblePage(): string {
  return `${[
    "# What is not possible, and what to do instead",
    "<!-- The command `schema` writes this page from the sources. Changes made here are lost. -->",
    opening,
    ...wishes.flatMap((wish) => (wish.impossible === undefined ? [] : section(wish, wish.impossible))),
    "## What has another name or place here",
    "Other tools call these otherwise, or have them elsewhere.",
    table(
      ["You look for", "What to write"],
      Array.from(wordsByAnswer(), ([answer, words]) => [wordsOf(words), answer]),
    ),
  ].join("\n\n")}\n`;
}

const opening = `A site of Spawnpage is a folder of finished files. Nothing has to run for it, so that it costs little or nothing, answers
at once, and has no door that somebody could break in through. That rules some things out. Who writes one of them into
the config is told so by \`npx spawnpage validate\`, with the same answers as on this page.`;

/** The words that have the same answer, wherever they are looked for, in one row. */
function wordsByAnswer(): Map<string, string> {
  const rows = new Map<string, string>();
  for (const { words, answer: start, example, impossible } of wishes) {
    if (impossible !== undefined) continue;
    const answer = example === undefined ? withCode(start) : `${withCode(start)} Write ${code(example)}.`;
    const above = rows.get(answer);
    rows.set(answer, above === undefined ? words : `${above} ${words}`);
  }
  return rows;
}

function section({ words, answer }: Wish, title: string): string[] {
  return [`## ${title}`, withCode(answer), `Looked for as ${wordsOf(words)}.`];
}

/** The first words for something are the plainest. */
const mostWords = 6;

function wordsOf(words: string): string {
  return words.split(" ").slice(0, mostWords).map(code).join(", ");
}

/** An answer for the terminal with its keys and types as code, and its signs as they are. */
function withCode(answer: string): string {
  return answer
    .replace(/"([^"]+)"(: (?:true|false))?/g, (_, name: string, value = "") => code(`${name}${value}`))
    .replace(/\*\*bold\*\*|\*italic\*|\[links\]\(\/path\)|\{\{name\}\}/g, code);
}
