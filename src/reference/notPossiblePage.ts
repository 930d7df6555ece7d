import type { Wish } from "../validate/shape/wish";
import { wishes } from "../validate/shape/wishes";
import { code, table } from "./markdown";

/** What a site of Spawnpage cannot have, and what takes its place: the answers that the check gives, in one page. */
export function formatNotPossiblePage(): string {
  return `${[
    "# Unsupported features and alternatives",
    "<!-- The command `schema` writes this page from the sources. Changes made here are lost. -->",
    opening,
    ...wishes.flatMap((wish) => (wish.impossible === undefined ? [] : section(wish, wish.impossible))),
    "## Other names",
    "Other tools use different names or places for these features.",
    table(
      ["Other names", "What to write"],
      Array.from(wordsByAnswer(), ([answer, words]) => [wordsOf(words), answer]),
    ),
  ].join("\n\n")}\n`;
}

const opening = `A Spawnpage site is a folder of static files. It needs no server program, so it costs little or nothing, responds fast and has
nothing to break into. That rules out some features. If your config contains one of them, \`npx spawnpage validate\` shows the
same answer as this page.`;

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
  return [`## ${title}`, withCode(answer), `Also called ${wordsOf(words)}.`];
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
