import { isServerAddress, writtenServerAddress } from "../../fields/addresses/serverAddress";
import { fillConstants } from "../../fields/texts/constants";
import { quote, subjectOf } from "../../words/words";
import { constantsOf } from "../constantsOf";
import { textsOf } from "../fieldsOf";
import type { Finding } from "../finding";
import { explainServerAddress } from "../notations/serverAddress";

/** The address of each game server, constants filled in, is one: its pattern tells neither ports nor what comes of constants. */
export function checkServerAddresses(config: unknown): Finding[] {
  const constants = constantsOf(config) ?? {};
  return textsOf(config, "text").flatMap(({ value, names, path }): Finding[] => {
    if (names !== "server" || !writtenServerAddress.test(value)) return [];
    const address = fillConstants(value, constants);
    // A constant that there is not is told as that.
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
