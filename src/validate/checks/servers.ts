import type { CheckFile, Explanations } from "../checkFile";
import { configWith, pageWith } from "../exampleConfigs";
import { answerKeys } from "../../config/servers";
import { keysAt, valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import { didYouMean } from "../../words/nearest";
import { allKnown, quote } from "../../words/words";
import type { Finding } from "../finding";
import { findUnused } from "../findUnused";
import { replaceSurely } from "../fixes/sureFixes";
import { gathered } from "../parts";
import { onTexts } from "../visits";
import { figuresInTexts } from "../texts/figuresInTexts";

/** Reports servers that "servers" does not define. */
const checkServers = onTexts(["server"], ({ value, path }, { config }): Finding[] => {
  const names = keysAt(config, ["servers"]);
  if (!names || names.includes(value)) return [];
  const message = `Unknown server ${quote(value)}.${hintFor(value, names)}`;
  return [{ code: "unknown-server", message, path, ...replaceSurely(value, names) }];
});

export function hintFor(name: string, names: readonly string[]): string {
  const known = allKnown("server", names);
  if (known !== undefined) return didYouMean(name, names) || ` ${known}`;
  const key = /^[A-Za-z][\w-]*$/.test(name) ? name : "main";
  return ` Add "servers": { "${key}": { "provider": "mcstatus.io", "label": "Survival", "address": "play.example" } } next to "site", with the address of your server.`;
}

/** Reports "paths" without the status, the number of players or another value. */
export function checkAnswerPaths(config: unknown): Finding[] {
  return (keysAt(config, ["servers"]) ?? []).flatMap((name): Finding[] => {
    const path = ["servers", name, "paths"];
    const paths = valueAt(config, path);
    // Misspelled keys are reported elsewhere.
    const isKnown = isGroup(paths) && Object.keys(paths).every((key) => key in answerKeys.shape);
    if (!isKnown || ["online", "players", "figures", "lists"].some((key) => key in paths)) return [];
    const message =
      '"online" or "players" is required to show whether the server is online. Set one of them to the path of its value in the response, such as "players": "players.online".';
    return [{ code: "missing-key", message, path, at: "opening" }];
  });
}

export const usedServers = gathered(
  "servers",
  onTexts(["server"], ({ value }) => [value]),
);

export function checkUnusedServers(config: unknown): Finding[] {
  const used = [...usedServers(config), ...figuresInTexts(config).map(({ use }) => use.server)];
  const explain = (name: string) =>
    `The server ${quote(name)} is not used. To show it, add { "type": "status", "items": [{ "server": "${name}" }] } to a page. Otherwise, remove the server.`;
  return findUnused(config, ["servers"], used, { code: "unused-server", explain });
}

export const checks: CheckFile = {
  section: "references",
  codes: {
    "unknown-server": { dependsOn: [["servers"]], severity: "error" },
    "unused-server": { section: "usefulness", severity: "warning" },
  },
  general: [checkServers],
  site: [checkAnswerPaths],
  siteAdvice: [checkUnusedServers],
};

export const explanations: Explanations = {
  "unknown-server": {
    meaning: "A server is not defined in servers.",
    example: pageWith(
      '{ "type": "status", "items": [{ "server": "mian" }] }',
      '"servers": { "main": { "provider": "mcstatus.io", "label": "Survival", "address": "play.fernhollow.example" } }',
    ),
  },
  "unused-server": {
    meaning: "No page shows a server from the config.",
    example: configWith(
      '"servers": { "main": { "provider": "mcstatus.io", "label": "Survival", "address": "play.fernhollow.example" } }',
    ),
  },
};
