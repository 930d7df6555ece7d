import type { CheckFile, Explanations } from "../checkFile";
import { pageWith } from "../exampleConfigs";
import type { Finding } from "../finding";
import { didYouMean } from "../../words/nearest";
import { valueAt } from "../../schema/schemaAt";
import { replaceSurely } from "../fixes/sureFixes";
import { onTexts } from "../visits";
import { allKnown, quote } from "../../words/words";

/** How to define the first toast. */
function adviseFirst(config: unknown, name: string, key: unknown): string {
  const entry = `${JSON.stringify(name)}: { "title": "…" }`;
  const [place, line] =
    valueAt(config, ["toasts", "messages"]) !== undefined
      ? ['to "messages" in "toasts"', entry]
      : valueAt(config, ["toasts"]) !== undefined
        ? ['to "toasts"', `"messages": { ${entry} }`]
        : ['next to "routes"', `"toasts": { "messages": { ${entry} } }`];
  return `No toasts are defined yet. Add ${line} ${place}, or remove ${quote(key)} here.`;
}

/** Reports toasts that toasts.messages does not define. */
const checkToasts = onTexts(["toast"], ({ value, path }, { config }): Finding[] => {
  const toasts = valueAt(config, ["toasts"]) ?? {};
  const messages = valueAt(toasts, ["messages"]) ?? {};
  if (typeof toasts !== "object" || typeof messages !== "object") return [];
  if (Object.hasOwn(messages, value)) return [];
  const names = Object.keys(messages);
  const hint =
    didYouMean(value, names) || ` ${allKnown("toast", names) ?? adviseFirst(config, value, path.at(-1))}`;
  return [
    {
      code: "unknown-toast",
      message: `Unknown toast ${quote(value)}.${hint}`,
      path,
      ...replaceSurely(value, names),
    },
  ];
});

export const checks: CheckFile = {
  section: "references",
  codes: { "unknown-toast": { dependsOn: [["toasts"], ["toasts", "messages"]], severity: "error" } },
  general: [checkToasts],
};

export const explanations: Explanations = {
  "unknown-toast": {
    meaning: "A toast message is not defined in toasts.messages.",
    example: pageWith(
      `{
  "type": "cta",
  "heading": "Join us",
  "buttons": [{ "label": "Copy", "copy": "play.fernhollow.example", "toast": "adressCopied" }]
}`,
      '"toasts": { "messages": { "addressCopied": { "title": "Address copied" } } }',
    ),
  },
};
