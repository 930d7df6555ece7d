import { applyEdits, type JSONPath, modify, parse } from "jsonc-parser";
import { type Answers, asLink, isNoDiscord } from "./answers";
import { withoutDiscord } from "./withoutDiscord";

/** The constants of every starter that answers take the place of. */
const constantOf = { name: "server", address: "ip", discord: "discord" } as const;

/**
 * Makes a starter's config the owner's: their name, address and link in its constants, and their look.
 * Everything else stays letter by letter, but for what speaks of Discord where they have none.
 * @param config - the text of a starter's config
 * @param wordings - its passages about Discord, each with what stands there without it
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
  // Colours, fonts and pictures behind the page were chosen for each other: a preset takes the place of all.
  return look === "own" ? text : change(text, ["theme"], { preset: look });
}

/** What a starter says where nothing else is answered. */
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
