import { exampleOf, inline } from "../../../schema/exampleOf";
import { type LeftOut, leftOutMeaning } from "../../../fields/parts/table";
import { unwrap } from "../../../schema/schemaAt";
import { severalReceivers } from "../../links/addressAdvice";
import { quote } from "../../../words/words";
import { type TypeAdvice, adviseValue, type WrongValue } from "./wrongValue";

/** A text that was written as something else. */
export function asText(wrong: WrongValue): TypeAdvice | undefined {
  const { value } = wrong;
  if (!wrong.wants("string", "name")) return undefined;
  if (typeof value === "boolean") return adviseFlag(wrong);
  if (!wrong.wants("string")) return undefined;
  if (typeof value === "number") return adviseNumber(wrong);
  if (Array.isArray(value)) return adviseList(value, wrong);
  if (typeof value === "object" && value !== null) return adviseGroup(value, wrong);
  return undefined;
}

/** `true` requests the text, which is still missing; `false` requests none. */
function adviseFlag(wrong: WrongValue): TypeAdvice {
  const leftOut = wrong.schema && leftOutMeaning.get(unwrap(wrong.schema, ""));
  if (leftOut) return adviseLeftOut(leftOut, wrong);
  if (wrong.value === false && wrong.isRemovable) {
    return { advice: "If you do not need it, remove the key." };
  }
  const end = wrong.isRemovable ? ", or remove the key" : "";
  const isOfWords = hasWords(wrong) || wrong.wants("number");
  return { advice: isOfWords ? `Enter the text in quotes${end}.` : whatBelongs(wrong, end) };
}

function adviseLeftOut({ meaning, noOpposite }: LeftOut, wrong: WrongValue): TypeAdvice {
  if (wrong.value === false) return { advice: noOpposite };
  // Without its only entry, a list would be empty.
  if (wrong.key === "") return { advice: `Remove the whole list. ${meaning}` };
  return { advice: `Remove it. ${meaning}`, isRemoved: true };
}

function adviseNumber(wrong: WrongValue): TypeAdvice {
  const text = wrong.numberText;
  // Names and ids are rarely numbers, so quotes would only cause the next error.
  const isId = wrong.notation === "discordId" && wrong.fits(text);
  if (hasWords(wrong) || wrong.key === "value" || wrong.key === "is" || isId)
    return adviseValue(`Put it in quotes: "${text}".`, wrong, text);
  return { advice: whatBelongs(wrong, "") };
}

function hasWords({ kind }: WrongValue): boolean {
  return kind === "text" || kind === "richText";
}

/** An example of a valid text, or the description if only the owner knows the text. */
function whatBelongs({ schema, key, description }: WrongValue, end: string): string {
  const example = schema && exampleOf(schema, key);
  if (typeof example === "string" && !example.includes("…")) {
    return `Use ${inline(example)}, for example${end}.`;
  }
  return description === undefined ? `Use text in quotes${end}.` : `Expected: ${description}`;
}

function adviseList(list: readonly unknown[], wrong: WrongValue): TypeAdvice | undefined {
  const texts = list.filter((item) => typeof item === "string");
  if (list.length === 0 || texts.length < list.length) return undefined;
  const receivers = severalReceivers(texts);
  if (receivers) return adviseValue(receivers.advice, wrong, receivers.instead);
  const [only] = texts;
  if (texts.length === 1) return adviseValue(`Remove the square brackets: ${quote(only)}.`, wrong, only);
  if (wrong.kind === "richText") {
    const joined = texts.join("\n\n");
    return adviseValue(`Join the entries, with \\n\\n between paragraphs: ${quote(joined)}.`, wrong, joined);
  }
  if (wrong.kind === "text") return { advice: `Join the entries: ${quote(texts.join(" "))}.` };
  return { advice: `Use only one value, such as ${quote(only)}.` };
}

/** An object that contains the expected text. Fixed only if it has no other keys. */
function adviseGroup(group: object, wrong: WrongValue): TypeAdvice | undefined {
  const entries = Object.entries(group);
  const fitting = entries.filter(([, item]) => typeof item !== "object" && wrong.fits(item));
  const [first, second] = fitting;
  if (!first || second) return undefined;
  const [, text] = first;
  const advice = `Replace the object with ${quote(text)}.`;
  return entries.length === 1 ? { advice, instead: text } : { advice };
}
