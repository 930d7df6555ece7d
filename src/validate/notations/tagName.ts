import { valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import { simplify } from "../../words/words";
import { type Advice, write } from "./rule";

/** A tag that is written as its label. */
export function explainTagName(config: unknown, written: string): Advice | undefined {
  const tags = valueAt(config, ["tags"]);
  const isMeant = (text: unknown) => typeof text === "string" && letters(text) === letters(written);
  const [only, another] = Object.entries(isGroup(tags) ? tags : {}).filter(
    ([name, tag]) => isMeant(name) || isMeant(valueAt(tag, ["label"])),
  );
  return only && !another ? write("A tag is set by its name instead of its label", only[0]) : undefined;
}

function letters(text: string): string {
  return simplify(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
}
