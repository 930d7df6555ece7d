import type { CheckFile, Explanations } from "../../checkFile";
import { configWith } from "../../exampleConfigs";
import type { Finding } from "../../finding";
import { nameOfSite } from "../../sample";
import type { Surroundings } from "../../surroundings";
import { textsIn } from "../../textsIn";
import { quote } from "../../../words/words";

/** Reports values of the sample site once the site has its own name. */
export function checkSampleValues(config: unknown, { sample }: Surroundings): Finding[] {
  const shipped = sample?.();
  const name = nameOfSite(config);
  // Without a known name, the site may still be the sample.
  if (!shipped || name === "" || name.includes("{{") || name === shipped.name) return [];
  const values = new Set(shipped.values);
  const suspects = textsIn(config, (value) => values.has(value) || value.includes(shipped.name));
  return suspects.flatMap(({ value, path }): Finding[] => {
    if (path[0] === "$schema") return [];
    const isSame = values.has(value);
    const what = isSame ? `${quote(value)} is` : `The name ${quote(shipped.name)} is`;
    const message = `${what} still from the sample site. Replace it with your own ${isSame ? "value" : "name"}, or remove it.`;
    return [{ code: "sample-value", message, path }];
  });
}

export const checks: CheckFile = {
  section: "quality",
  codes: {
    "sample-value": {
      severity: "warning",

      together: {
        what: "values are unchanged from the sample site",
        advice: "Replace or remove them.",
      },
    },
  },
  general: [checkSampleValues],
};

export const explanations: Explanations = {
  "sample-value": {
    meaning: "A value is unchanged from the sample site.",
    example: configWith('"footer": { "copyright": "© 2026 Samplecraft" }'),
  },
};
