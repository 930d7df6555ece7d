import { blocksOf, entriesAt } from "../blocksOf";
import type { Finding } from "../finding";
import { didYouMean } from "../../words/nearest";
import { replaceSurely } from "../fixes/sureFixes";
import { anyOf, quote } from "../../words/words";

/** The default of a tabs block is one of its tabs. */
export function checkDefaultTabs(config: unknown): Finding[] {
  return tabBlocks(config).flatMap(({ value, path }): Finding[] => {
    const chosen = value["default"];
    const ids = entriesAt(value, ["tabs"]).map(({ value: tab }) => tab["id"]);
    if (typeof chosen !== "string" || ids.includes(chosen)) return [];
    const known = ids.filter((id) => typeof id === "string");
    const hint =
      didYouMean(chosen, known) ||
      (known.length ? ` The tabs are ${anyOf(known).replace(/ or (?=[^"]*"[^"]*"$)/, " and ")}.` : "");
    return [
      {
        code: "unknown-tab",
        message: `No tab has the id ${quote(chosen)}.${hint}`,
        path: [...path, "default"],
        ...replaceSurely(chosen, known),
      },
    ];
  });
}

/** Each tab has something to show. */
export function checkTabContents(config: unknown): Finding[] {
  return tabBlocks(config).flatMap((block) =>
    entriesAt(block.value, ["tabs"], block.path).flatMap(({ value, path }): Finding[] => {
      const isEmpty = ["text", "rules", "blocks"].every((key) => {
        const content = value[key];
        return content === undefined || (Array.isArray(content) && content.length === 0);
      });
      const message = 'This tab has nothing to show. Give it a "text", "rules" or "blocks".';
      return isEmpty ? [{ code: "empty-tab", message, path, at: "opening" }] : [];
    }),
  );
}

function tabBlocks(config: unknown) {
  return blocksOf(config).filter(({ type }) => type === "tabs");
}
