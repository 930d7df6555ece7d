import type { CheckFile } from "../checkFile";
import { isServerAddress } from "../../fields/addresses/serverAddress";
import { fillConstants } from "../../fields/texts/constants";
import { quote, subjectOf } from "../../words/words";
import { constantsOf } from "../constantsOf";
import { textsOf } from "../fieldsOf";
import type { Finding } from "../finding";
import { explainServerAddress } from "../notations/serverAddress";

/** Reports invalid server addresses: the schema's pattern covers neither ports nor the values of constants. */
export function checkServerAddresses(config: unknown): Finding[] {
  const constants = constantsOf(config) ?? {};
  return textsOf(config, "text").flatMap(({ value, names, path }): Finding[] => {
    if (names !== "server") return [];
    const address = fillConstants(value, constants);
    // Unknown constants are reported elsewhere.
    if (isServerAddress(address) || address.includes("{{")) return [];
    const { advice, instead } = explainServerAddress(address);
    const message = `${subjectOf(path)} cannot be ${quote(address)}. ${advice}`;
    const isFixed = instead !== undefined && address === value;
    return [
      {
        code: "malformed-value",
        message,
        path,
        ...(isFixed ? { fix: { do: "replace", value: instead } } : {}),
      },
    ];
  });
}

export const checks: CheckFile = {
  values: [checkServerAddresses],
};
