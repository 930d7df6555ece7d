import { controlAdvice, hostAdvice } from "../notations/host";
import { type Advice, write } from "../notations/rule";
import type { Path } from "../../schema/walk";
import type { Finding } from "../finding";
import {
  anywhere,
  addressInWords,
  explainLink,
  type Leads,
  linkAdvice,
  type LinkContext,
} from "./linkAdvice";
import { isMailAddress, looksLikeHost, mailAddress } from "./linkForm";
import type { AddressKind } from "./linkPlace";
import { quote, subjectOf, written } from "../../words/words";

/** Explains an address that is not of the required kind. */
export function explainAddress(
  address: string,
  wants: AddressKind,
  path: Path,
  leads: Leads,
  context: LinkContext,
): Pick<Finding, "code" | "message"> & Pick<Advice, "instead"> {
  if (wants === "link") {
    const { advice, instead } = explainLink(address, leads, context);
    return { code: "malformed-link", message: advice, instead };
  }
  const { advice, instead } = addressAdvice(address, wants);
  return {
    code: wants === "mail" ? "malformed-value" : "malformed-link",
    message: `${subjectOf(path)} cannot be ${quote(address)}. ${advice}`,
    instead,
  };
}

/** The target of a web address. */
const asked = { web: "the form service", data: "the file or service", frame: "the page to show" };

/** The suggestion for an address that is not of the required kind. */
export function addressAdvice(address: string, wants: AddressKind, leads: Leads = anywhere): Advice {
  if (wants === "link") return linkAdvice(address, leads);
  const control = controlAdvice(address);
  if (control) return control;
  if (wants === "frame" && /^http:\/\//i.test(address)) {
    return write("Browsers block embedded pages without https", address.replace(/^http:/i, "https:"));
  }
  if (wants !== "mail") {
    const inWords = addressInWords(address);
    if (inWords) return inWords;
    if (/^https?:\/\/[^\s/]/.test(address) && !/\s/.test(address)) return hostAdvice(address);
    const instead = looksLikeHost(address) && !/\s/.test(address) ? `https://${address}` : undefined;
    const how = instead === undefined ? ", starting with https://" : `: ${written(instead)}`;
    const what = asked[wants];
    return { advice: `Use the full URL of ${what}${how}.`, instead };
  }
  const several = severalReceivers(address.split(/[;,\s]+/).filter((part) => part !== ""));
  if (several) return several;
  const bare = address.replace(/^mailto:/i, "");
  return bare !== address && isMailAddress(bare)
    ? write("mailto: is not needed here", bare)
    : { advice: "Use an email address, such as name@example.com." };
}

/** Advice on how to write several addresses; `undefined` if the texts are not several addresses. */
export function severalReceivers(addresses: readonly string[]): Advice | undefined {
  if (addresses.length < 2 || !addresses.every((one) => mailAddress.test(one))) return undefined;
  return write("Put several recipients in one string, separated by commas", addresses.join(", "));
}
