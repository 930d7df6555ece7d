import type { Readable, Writable } from "node:stream";
import { isCancel, select, text } from "@clack/prompts";
import { type Answers, problemWith } from "../../project/answers";
import { looks, type StarterName, starters } from "../../project/starters";

export interface Terminal {
  input: Readable;
  output: Writable;
}

/** Thrown when the owner cancels the questions. */
export class Cancelled extends Error {
  override name = "Cancelled";
}

type Known = Partial<Answers>;
type Values = Required<Pick<Answers, "name" | "address" | "discord" | "language">>;
type Written = keyof Values | "languages";

/** Asks for missing answers. @throws Cancelled if the owner cancels */
export async function ask(
  known: Known,
  valuesOf: (starter: StarterName) => Values,
  terminal: Terminal,
): Promise<Answers> {
  const starter = known.starter ?? (await choose("What is the site for?", starters, "survival", terminal));
  const values = { ...valuesOf(starter), languages: "none" };
  const answer = async (question: Written, message: string) =>
    known[question] ?? (await write(question, message, values[question], terminal));
  const name = await answer("name", "What is your server's name?");
  const address = await answer("address", "Which server address do players enter to join?");
  const discord = await answer(
    "discord",
    'What is your Discord invite link? (If you have none, enter "none".)',
  );
  const language = await answer("language", "Which language do you write your site in?");
  const languages = await answer(
    "languages",
    'Which other languages will it have, such as "de, fr"? (If it has none, enter "none".)',
  );
  const look = known.look ?? (await choose("Which look do you want?", looks, "own", terminal));
  return { starter, name, address, discord, language, languages, look };
}

async function choose<Name extends string>(
  message: string,
  choices: Readonly<Record<Name, string>>,
  initialValue: Name,
  terminal: Terminal,
): Promise<Name> {
  const options = Object.entries<string>(choices).map(([value, hint]) => ({ value, label: value, hint }));
  const answer = await select<string>({ message, options, initialValue, ...terminal });
  return given(answer) as Name;
}

/** An empty answer means the starter's value. */
async function write(
  question: Written,
  message: string,
  defaultValue: string,
  terminal: Terminal,
): Promise<string> {
  const validate = (answer = "") => (answer === "" ? undefined : problemWith[question](answer));
  return given(await text({ message, placeholder: defaultValue, defaultValue, validate, ...terminal }));
}

function given(answer: string | symbol): string {
  if (isCancel(answer)) throw new Cancelled();
  return answer as string;
}
