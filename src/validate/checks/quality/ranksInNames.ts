import { valueAt } from "../../../schema/schemaAt";
import { quote, written } from "../../../words/words";
import { fieldsOf } from "../../fieldsOf";
import type { Finding } from "../../finding";

/** A rank as chats show it in front of a name: `[Owner] Mira`. */
const rankInFront = /^\s*[[(<{]\s*(\p{L}[^\])>}]{0,40})[\])>}]\s*(\S.*)$/u;

/** The name of a person is the name in the game, by which an avatar service finds the face. */
export function checkRanksInNames(config: unknown): Finding[] {
  return fieldsOf(config, "face").flatMap(({ path }): Finding[] => {
    const name = valueAt(config, [...path, "name"]);
    const [, rank, rest] = (typeof name === "string" && rankInFront.exec(name)) || [];
    if (rank === undefined || rest === undefined) return [];
    const isFree = valueAt(config, [...path, "role"]) === undefined;
    const role = isFree ? ` and "role": ${written(rank.trim())}` : "";
    const message = `${quote(name)} is not a name in the game, so an avatar service finds no face for it. Write "name": ${written(rest)}${role}.`;
    return [{ code: "rank-in-name", message, path: [...path, "name"] }];
  });
}
