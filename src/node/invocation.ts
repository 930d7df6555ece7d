import { usualConfig } from "../config/usualConfig";

/**
 * Writes a command of the program as the owner types it where the program was started.
 * @param command - its name
 * @param words - its options; what has a space in it is put into quotes
 */
export type Invocation = (command: string, ...words: string[]) => string;

/** In a folder in which the package is installed. */
export const ofPackage: Invocation = (command, ...words) =>
  ["npx spawnpage", command, ...words.map(quote)].join(" ");

/** In the repository of the program, whose package.json has a script for each command. */
export const ofCheckout: Invocation = (command, ...words) => {
  const script = command === "start" ? "npm start" : `npm run ${command}`;
  return [script, ...(words.length > 0 ? ["--", ...words.map(quote)] : [])].join(" ");
};

/** The words that name a config in a command: none for the one that is meant when none is named. */
export function wordsFor(config: string): string[] {
  return config === usualConfig ? [] : [config];
}

/** Double quotes are understood by the shells of every system. */
function quote(word: string): string {
  return /[\s()&;*?]/.test(word) ? `"${word}"` : word;
}
