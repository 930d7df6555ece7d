import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import { valueAt } from "../../../schema/schemaAt";
import { quote, written } from "../../../words/words";
import { onFields } from "../../visits";
import type { Fix } from "../../../json/fix";
import type { Path } from "../../../schema/walk";
import type { Finding } from "../../finding";

/** A rank in front of a name, as in a chat: `[Owner] Mira`. */
const rankInFront = /^\s*[[(<{]\s*(\p{L}[^\])>}]{0,40})[\])>}]\s*(\S.*)$/u;

/** Reports ranks in names, because an avatar service finds a picture by the name in the game. */
const checkRanksInNames = onFields(["face"], ({ path }, { config }): Finding[] => {
  const name = valueAt(config, [...path, "name"]);
  const [, rank, rest] = (typeof name === "string" && rankInFront.exec(name)) || [];
  if (rank === undefined || rest === undefined) return [];
  const place = [...path, "name"];
  const isFree = valueAt(config, [...path, "role"]) === undefined;
  const role = isFree ? `, "role": ${written(rank.trim())}` : "";
  const message = `${quote(name)} is not a player name, so no avatar is found for it. Use "name": ${written(rest)}${role}.`;
  const fixes: { path: Path; fix: Fix }[] = [{ path: place, fix: { do: "replace", value: rest } }];
  if (isFree) fixes.push({ path: [...path, "role"], fix: { do: "add", value: rank.trim() } });
  return [{ code: "rank-in-name", message, path: place, fix: { do: "each", fixes } }];
});

export const checks: CheckFile = {
  section: "quality",
  codes: { "rank-in-name": { severity: "warning" } },
  general: [checkRanksInNames],
};

export const explanations: Explanations = {
  "rank-in-name": {
    meaning: "A player's name starts with a rank, so the avatar service cannot find the player.",
    example: pageWith(
      '{ "type": "staff", "groups": [{ "title": "Team", "members": [{ "name": "[Owner] Mira" }] }] }',
    ),
  },
};
