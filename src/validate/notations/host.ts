import { parseUrl } from "../../fields/addresses/parseUrl";
import { isWebAddress } from "../../fields/addresses/webAddress";
import { controlAdvice } from "./control";
import { type Advice, write } from "./rule";

/** What to write instead of a web address whose host or port is not plain. */
export function hostAdvice(address: string): Advice {
  const control = controlAdvice(address);
  if (control) return control;
  const [start = "", port] = /^[a-z]+:\/\/[^/?#]*?(?::(\d+))?(?=[/?#]|$)/i.exec(address) ?? [];
  if (Number(port) > 65_535) {
    return { advice: "The port must be at most 65535." };
  }
  const url = parseUrl(address);
  const fix = url && `${url.origin}${address.slice(start.length)}`;
  return fix !== undefined && fix !== address && isWebAddress(fix)
    ? write("A hostname can contain only letters a to z, digits, dots and hyphens", fix)
    : {
        advice:
          "A hostname can contain only letters a to z, digits, dots and hyphens, as in https://example.com.",
      };
}
