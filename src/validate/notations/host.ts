import { isWebAddress } from "../../fields/webAddress";
import { written } from "../words";

/** What to write instead of a web address whose host or port is not plain. */
export function hostAdvice(address: string): string {
  const [start = "", port] = /^[a-z]+:\/\/[^/?#]*?(?::(\d+))?(?=[/?#]|$)/i.exec(address) ?? [];
  if (Number(port) > 65_535) return "The number behind the host is its port: at most 65535.";
  const mend = URL.canParse(address) ? `${new URL(address).origin}${address.slice(start.length)}` : undefined;
  return mend !== undefined && mend !== address && isWebAddress(mend)
    ? `The name of a host has only letters a to z, digits, dots and hyphens: write ${written(mend)}.`
    : "Browsers need a host of letters a to z, digits, dots and hyphens, as in https://example.com.";
}
