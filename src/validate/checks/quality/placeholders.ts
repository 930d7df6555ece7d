import type { CheckFile, Explanations } from "../../checkFile";
import { fillConstants } from "../../../fields/texts/constants";
import { constantsOf } from "../../constantsOf";
import type { Finding } from "../../finding";
import { hostOf, isPrivateHost, isReservedHost } from "../../links/hosts";
import { linkPlaces } from "../../links/linkPlaces";
import { valueAt } from "../../../schema/schemaAt";
import type { Surroundings } from "../../surroundings";
import { quote } from "../../../words/words";

/** Reports example addresses in links and forms of a site that has a real address. */
export function checkPlaceholders(config: unknown, { sample, origin }: Surroundings): Finding[] {
  const home = hostOf(String(valueAt(config, ["site", "url"]) ?? origin ?? ""));
  if (home === undefined || isReservedHost(home) || isPrivateHost(home)) return [];
  const constants = constantsOf(config) ?? {};
  // Values of the sample site are reported elsewhere.
  const reported = new Set(sample?.().values);
  return linkPlaces(config).flatMap(({ address, wants, path }): Finding[] => {
    const filled = fillConstants(address, constants);
    const host = hostOf(filled) ?? /^(?:mailto:)?[^\s@/]+@([^\s@/?]+)/i.exec(filled)?.[1]?.toLowerCase();
    const isOfSample = reported.has(address) || reported.has(filled);
    if (host === undefined || !isReservedHost(host) || isOfSample) return [];
    const start = `${quote(filled)} does not work because domains such as ${quote(host)} are reserved for examples.`;
    return wants === "link"
      ? [
          {
            code: "placeholder-address",
            message: `${start} Use the real link, or remove it.`,
            path,
          },
        ]
      : [
          {
            code: "form-delivers-nowhere",
            message: `${start} Messages from visitors would be lost. Use your own ${wants === "mail" ? "email address" : "URL"}.`,
            path,
          },
        ];
  });
}

export const checks: CheckFile = {
  section: "quality",
  codes: {
    "placeholder-address": {
      severity: "warning",
    },
    "form-delivers-nowhere": {
      severity: "warning",
    },
  },
  values: [checkPlaceholders],
};

export const explanations: Explanations = {
  "placeholder-address": {
    meaning: "A link refers to a domain that is reserved for examples.",
    example: `{
  "version": 1,
  "site": { "name": "Fernhollow", "url": "https://fernhollow.net", "description": "A quiet server." },
  "navigation": [{ "label": "Shop", "href": "https://shop.example" }],
  "routes": [{ "path": "/", "title": "Home" }]
}
`,
  },
  "form-delivers-nowhere": {
    meaning: "No one receives the answers to a form.",
    example: `{
  "version": 1,
  "site": { "name": "Fernhollow", "url": "https://fernhollow.net", "description": "A quiet server." },
  "routes": [
    {
      "path": "/",
      "title": "Home",
      "blocks": [
        {
          "type": "form",
          "fields": [{ "type": "text", "name": "who", "label": "Your name" }],
          "submit": "Send",
          "delivery": { "type": "email", "to": "post@fernhollow.example", "subject": "Hello" }
        }
      ]
    }
  ]
}
`,
  },
};
