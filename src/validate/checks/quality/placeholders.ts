import type { CheckFile, Explanations } from "../../checkFile";
import { fillConstants } from "../../../fields/texts/constants";
import type { Finding } from "../../finding";
import { hostOf, isPrivateHost, isReservedHost } from "../../links/knownHosts";
import { valueAt } from "../../../schema/schemaAt";
import { onEach } from "../../visits";
import { quote } from "../../../words/words";

/** Reports example addresses in links and forms of a site that has a real address. */
const checkPlaceholders = onEach("link", (link, { config, constants, surroundings }): Finding[] => {
  const { address, wants } = link;
  const filled = fillConstants(address, constants);
  const host = hostOf(filled) ?? /^(?:mailto:)?[^\s@/]+@([^\s@/?]+)/i.exec(filled)?.[1]?.toLowerCase();
  if (host === undefined || !isReservedHost(host)) return [];
  const { sample, origin } = surroundings;
  const home = hostOf(String(valueAt(config, ["site", "url"]) ?? origin ?? ""));
  if (home === undefined || isReservedHost(home) || isPrivateHost(home)) return [];
  // Values of the sample site are reported elsewhere.
  const reported = sample?.().values ?? [];
  if (reported.includes(address) || reported.includes(filled)) return [];
  const { path } = link;
  const start = `${quote(filled)} does not work because domains such as ${quote(host)} are reserved for examples.`;
  return wants === "link"
    ? [{ code: "placeholder-address", message: `${start} Use the real link, or remove it.`, path }]
    : [
        {
          code: "form-delivers-nowhere",
          message: `${start} Messages from visitors would be lost. Use your own ${wants === "mail" ? "email address" : "URL"}.`,
          path,
        },
      ];
});

export const checks: CheckFile = {
  section: "quality",
  codes: { "placeholder-address": { severity: "warning" }, "form-delivers-nowhere": { severity: "warning" } },
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
