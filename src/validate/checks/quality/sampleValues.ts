import type { CheckFile, Explanations } from "../../checkFile";
import { configWith } from "../../exampleConfigs";
import type { Finding } from "../../finding";
import { nameOfSite } from "../../sample";
import { memoizeByObject } from "../../../json/memoizeByObject";
import { onEach, type Site } from "../../visits";
import { quote } from "../../../words/words";

/** The sample site, unless the site may still be it: it has the same name, or none that is known. */
const shippedFor = memoizeByObject(({ config, surroundings }: Site) => {
  const shipped = surroundings.sample?.();
  const name = nameOfSite(config);
  if (!shipped || name === "" || name.includes("{{") || name === shipped.name) return undefined;
  const values = new Set(shipped.values);
  return { name: shipped.name, values, lengths: new Set(shipped.values.map(({ length }) => length)) };
});

/** Reports values of the sample site once the site has its own name. */
const checkSampleValues = onEach("written", (text, site): Finding[] => {
  const shipped = shippedFor(site);
  if (!shipped) return [];
  const { value } = text;
  // Most texts have another length, and looking up a text takes longer.
  const isSame = shipped.lengths.has(value.length) && shipped.values.has(value);
  if (!isSame && !value.includes(shipped.name)) return [];
  const { path } = text;
  if (path[0] === "$schema") return [];
  const what = isSame ? `${quote(value)} is` : `The name ${quote(shipped.name)} is`;
  const message = `${what} still from the sample site. Replace it with your own ${isSame ? "value" : "name"}, or remove it.`;
  return [{ code: "sample-value", message, path }];
});

export const checks: CheckFile = {
  section: "quality",
  codes: {
    "sample-value": {
      severity: "warning",

      together: { what: "values are unchanged from the sample site", advice: "Replace or remove them." },
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
