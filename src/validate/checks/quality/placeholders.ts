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
    const start = `${quote(filled)} does not work: hosts such as ${quote(host)} exist only for examples.`;
    return wants === "link"
      ? [
          {
            code: "placeholder-address",
            message: `${start} Write the real address, or remove the link.`,
            path,
          },
        ]
      : [
          {
            code: "form-delivers-nowhere",
            message: `${start} Messages from visitors would be lost. Write your own address.`,
            path,
          },
        ];
  });
}
