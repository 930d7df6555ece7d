import { controlsIn, withoutControls } from "../../../fields/characters";
import { findConstants } from "../../../fields/texts/constants";
import { written } from "../../../words/words";
import { constantsOf } from "../../constantsOf";
import { textsOf } from "../../fieldsOf";
import type { Finding } from "../../finding";
import { pointAt } from "../../texts/spanWithin";

/**
 * A control character says nothing to visitors, and pages leave it out. Addresses and names refuse it, which the shape
 * of the config tells.
 */
export function checkControlCharacters(config: unknown): Finding[] {
  const texts = textsOf(config, "text", "richText");
  const used = new Set(texts.flatMap(({ value }) => findConstants(value).map(({ name }) => name)));
  const constants = Object.entries(constantsOf(config) ?? {}).flatMap(([name, value]) =>
    typeof value === "string" && used.has(name) ? [{ value, path: ["constants", name] }] : [],
  );
  return [...texts, ...constants].flatMap((text): Finding[] => {
    const { value } = text;
    const [control] = controlsIn(value);
    if (control === undefined) return [];
    const { path } = text;
    const plain = withoutControls(value);
    // A text of nothing else is blank, which is told as such.
    if (plain.trim() === "") return [];
    const code = `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`;
    const message = `This text holds a control character, ${code}, which no visitor sees: pages leave it out. Write ${written(plain)}.`;
    const fix = { do: "replace" as const, value: plain };
    return [{ code: "invisible-character", message, path, ...pointAt(value, control), fix }];
  });
}
