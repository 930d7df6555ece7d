import { colorRoles } from "../../fields/parts/tag";
import { keysAt, valueAt } from "../../schema/schemaAt";
import { didYouMean } from "../../words/nearest";
import { allKnown, quote } from "../../words/words";
import type { CheckFile, Explanations } from "../checkFile";
import { pageWith } from "../exampleConfigs";
import type { Finding } from "../finding";
import { replaceSurely } from "../fixes/sureFixes";
import { enoughFindings } from "../mostFindings";
import { colorMeant, tagLine } from "../notations/colorName";
import { onFields } from "../visits";
import { colorUses } from "./tags";

/** Reports colours that are neither tags nor colours of the theme. */
function checkColors(config: unknown): Finding[] {
  const tags = keysAt(config, ["tags"]);
  if (!tags) return [];
  const names = [...new Set([...tags, ...colorRoles])];
  const missing = colorUses(config).filter(({ name }) => !names.includes(name));
  return missing.slice(0, enoughFindings).map(({ name, path, within }) => {
    const start = `"tags" has no ${quote(name)}, and the theme has no colour with this name.`;
    const hint =
      didYouMean(name, names) ||
      ` ${allKnown("colour", names)!} For another one, add ${tagLine(config, name, colorMeant(name))}.`;
    const escape = within ? " To show the brackets as they are, put a backslash before them." : "";
    const place = within ? { path, within } : { path, ...replaceSurely(name, names) };
    return { code: "unknown-color", message: start + hint + escape, ...place };
  });
}

/** Reports `tag` next to `tags`. */
const checkTwice = onFields(["tag"], ({ part, path, value }, { config }): Finding[] => {
  const parent = path.slice(0, -1);
  const tags = part === "tag" ? valueAt(config, [...parent, "tags"]) : undefined;
  if (!Array.isArray(tags)) return [];
  const all = [value, ...(tags as unknown[]).filter((one) => one !== value)];
  const message = `All badges go in "tags": the page shows those, and not "tag". Use "tags": ${JSON.stringify(all)}.`;
  const fixes = [
    { path, fix: { do: "remove" as const } },
    { path: [...parent, "tags"], fix: { do: "replace" as const, value: all } },
  ];
  return [{ code: "tags-twice", message, path, fix: { do: "each", fixes } }];
});

export const checks: CheckFile = {
  section: "references",
  codes: {
    "unknown-color": { dependsOn: [["tags"]], severity: "warning" },
    "tags-twice": { severity: "warning" },
  },
  general: [checkTwice],
  site: [checkColors],
};

export const explanations: Explanations = {
  "unknown-color": {
    meaning: "A colour is neither a tag nor a colour of the theme.",
    example: pageWith(
      '{ "type": "text", "heading": "Ask a [[warden: warden]]", "text": "They help.", "color": "wardn" }',
      '"tags": { "warden": { "label": "Warden", "color": "#3fa7d6" } }',
    ),
  },
  "tags-twice": {
    meaning: "An entry has both tag and tags.",
    example: pageWith(
      '{ "type": "cards", "items": [{ "title": "Moss", "tag": "warden", "tags": ["event"] }] }',
      '"tags": { "warden": { "label": "Warden", "color": "#3fa7d6" }, "event": { "label": "Event", "color": "#e0a84a" } }',
    ),
  },
};
