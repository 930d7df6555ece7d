import { usualConfig } from "../config/usualConfig";
import { shellWord } from "./shellWord";

/**
 * Writes a command of the program as the owner types it where the program was started.
 * @param command - its name
 * @param words - its options, ready for a shell
 */
export type Invocation = (command: string, ...words: string[]) => string;

/** In a folder in which the package is installed. */
export const ofPackage: Invocation = (command, ...words) => ["npx spawnpage", command, ...words].join(" ");

/** In the repository of the program, whose package.json has a script for each command. */
export const ofCheckout: Invocation = (command, ...words) => {
  const script = command === "start" ? "npm start" : `npm run ${command}`;
  return [script, ...(words.length > 0 ? ["--", ...words] : [])].join(" ");
};

/** The words that name a config in a command, ready for a shell: none for the default config. */
export function wordsFor(config: string): string[] {
  return config === usualConfig ? [] : [shellWord(config)];
}
