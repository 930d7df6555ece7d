import type { CheckFile } from "../checkFile";
import { isServerAddress } from "../../fields/addresses/serverAddress";
import { fillConstants } from "../../fields/texts/constants";
import { subjectOf } from "../../words/words";
import type { Finding } from "../finding";
import { malformed } from "../fixes/sureFixes";
import { explainServerAddress } from "../notations/serverAddress";
import { onOddTexts } from "../visits";

/** Reports invalid server addresses: the schema's pattern covers neither ports nor the values of constants. */
const checkServerAddresses = onOddTexts(["text"], ({ value, names, path }, { constants }): Finding[] => {
  if (names !== "server") return [];
  const address = fillConstants(value, constants);
  // Unknown constants are reported elsewhere.
  if (isServerAddress(address) || address.includes("{{")) return [];
  const { advice, instead } = explainServerAddress(address);
  // A fix would replace the constants.
  const isPlain = address === value;
  return [malformed(subjectOf(path), address, isPlain ? { advice, instead } : { advice }, path)];
});

export const checks: CheckFile = { values: [checkServerAddresses] };
