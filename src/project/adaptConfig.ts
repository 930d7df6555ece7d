import { applyEdits, type JSONPath, modify, parse } from "jsonc-parser";
import { type Answers, asLink, isNoDiscord } from "./answers";
import { withoutDiscord } from "./withoutDiscord";

/** The constants of a starter that answers replace. */
const constantOf = { name: "server", address: "ip", discord: "discord" } as const;

/**
 * Puts the owner's name, address, link and look into a starter's config. The rest of the text stays unchanged, except
 * for passages
 * about Discord if the owner has none.
 * @param config - the text of a starter's config
 * @param wordings - passages about Discord and their replacements
 */
export function adaptConfig(
  config: string,
  answers: Omit<Answers, "starter">,
  wordings: Readonly<Record<string, string>>,
): string {
  const { name, address, discord, look } = answers;
  const hasDiscord = discord === undefined || !isNoDiscord(discord);
  const values = {
    name: name?.trim(),
    address: address?.trim(),
    discord: hasDiscord ? discord && asLink(discord) : undefined,
  };
  let text = hasDiscord ? config : withoutDiscord(config, wordings);
  for (const [answer, constant] of Object.entries(constantOf)) {
    const value = values[answer as keyof typeof values];
    if (value !== undefined) text = change(text, ["constants", constant], value);
  }
  // A preset replaces all colours, fonts and background pictures, because they were designed together.
  return look === "own" ? text : change(text, ["theme"], { preset: look });
}

/** The default answers of a starter. */
export function answersIn(config: string): Required<Pick<Answers, "name" | "address" | "discord">> {
  const { constants } = parse(config) as { constants: Record<string, unknown> };
  const read = (constant: string) => String(constants[constant] ?? "");
  return {
    name: read(constantOf.name),
    address: read(constantOf.address),
    discord: read(constantOf.discord),
  };
}

function change(text: string, path: JSONPath, value: unknown): string {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol };
  return applyEdits(text, modify(text, path, value, { formattingOptions }));
}
