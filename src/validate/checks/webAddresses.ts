import { isWebAddress } from "../../fields/webAddress";
import type { Path } from "../../fields/walk";
import type { Finding } from "../finding";
import { textsOf } from "../fieldsOf";
import { hostAdvice } from "../notations/host";
import { valueAt } from "../schemaAt";
import { nameOf, quote, sentence } from "../words";

const addressPaths: readonly Path[] = [
  ["site", "url"],
  ["avatars", "url"],
];

/** Browsers can read every web address that is no link: the pattern of an address cannot tell it all. */
export function checkWebAddresses(config: unknown): Finding[] {
  const addresses = [
    ...textsOf(config, "image"),
    ...addressPaths.map((path) => ({ path, value: valueAt(config, path) })),
  ];
  return addresses.flatMap(({ path, value }): Finding[] => {
    if (typeof value !== "string" || !/^https?:/.test(value) || isWebAddress(value)) return [];
    const { advice, instead } = hostAdvice(value);
    const message = `${sentence(nameOf(path))} cannot be ${quote(value)}. ${advice}`;
    const mend = instead === undefined ? {} : { mend: { do: "replace" as const, value: instead } };
    return [{ code: "malformed-value", message, path, ...mend }];
  });
}
