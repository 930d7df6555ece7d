import type { Wish } from "../validate/shape/wishAnswers";
import { wishes } from "../validate/shape/wishes";
import { code, table } from "./markdown";

/** The page of unsupported features and their alternatives, from the answers of the check. */
export function formatNotPossiblePage(): string {
  return `${[
    "# Unsupported features and alternatives",
    "<!-- The command `schema` writes this page from the sources. Changes made here are lost. -->",
    opening,
    ...wishes.flatMap((wish) => (wish.impossible === undefined ? [] : section(wish, wish.impossible))),
    "## Other names",
    "Spawnpage supports these features under another name or in another place.",
    table(
      ["Other names", "In Spawnpage"],
      Array.from(wordsByAnswer(), ([answer, words]) => [wordsOf(words), answer]),
    ),
  ].join("\n\n")}\n`;
}

const opening = `A Spawnpage site is a folder of static files, so it is fast, secure and cheap or free to host. This page lists features that a
site cannot have, with alternatives. If your config contains one of them, \`npx spawnpage validate\` suggests the same alternative.`;

/** The words with the same answer, as one row. */
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
  return [`## ${title}`, withCode(answer), `Names in other tools: ${wordsOf(words)}.`];
}

/** The most common words come first. */
const mostWords = 6;

function wordsOf(words: string): string {
  return words.split(" ").slice(0, mostWords).map(code).join(", ");
}

/** Formats keys and types of an answer as code, and escapes the rest. */
function withCode(answer: string): string {
  return answer
    .replace(/("[^"]+": (?:true|false|"[^"]+"))|"([^"]+)"/g, (_, setting: string | undefined, name: string) =>
      code(setting ?? name),
    )
    .replace(/\*\*bold\*\*|\*italic\*|\[links\]\(\/path\)|\{\{name\}\}/g, code);
}
