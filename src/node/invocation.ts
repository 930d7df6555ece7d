import { usualConfig } from "../config/usualConfig";
import { shellWord } from "./shellWord";

/** Formats a command of the program as the owner types it, with its options quoted for a shell. */
export type Invocation = (command: string, ...words: string[]) => string;

/** In a folder with the installed package. */
export const ofPackage: Invocation = (command, ...words) => ["npx spawnpage", command, ...words].join(" ");

/** In the program's repository, whose package.json has a script for each command. */
export const ofCheckout: Invocation = (command, ...words) => {
  const script = command === "start" ? "npm start" : `npm run ${command}`;
  return [script, ...(words.length > 0 ? ["--", ...words] : [])].join(" ");
};

/** The arguments that name a config, quoted for a shell; none for the default config. */
export function wordsFor(config: string): string[] {
  return config === usualConfig ? [] : [shellWord(config)];
}
