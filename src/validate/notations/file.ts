import { isWebAddress } from "../../fields/webAddress";
import { looksLikeHost } from "../linkForm";
import { written } from "../words";
import { hostAdvice } from "./host";
import { type Advice, rule, whereTrue, write } from "./rule";

/** How a picture is written: a file in public/, or an address on the web. */
export function explainImage(value: string): Advice {
  const text = value.trim();
  const isHost = text.startsWith("//") || (looksLikeHost(text) && text.includes("/"));
  if ((isHost || /^http:/i.test(text)) && !/\s/.test(text)) {
    const mend = text.replace(/^(?:http:)?\/*/i, "https://");
    if (!isWebAddress(mend)) return hostAdvice(mend);
    return write("A picture from the web starts with https://", mend);
  }
  if (/^https:\/\/[^\s/]\S*$/.test(text) && text === value) return hostAdvice(text);
  return /^https:/i.test(text)
    ? write(
        "A web address has %20 for a space",
        text.replace(/^https:\/*/i, "https://").replace(/\s/g, "%20"),
      )
    : explainFile(value);
}

/** How a file in public/ is written. */
export function explainFile(value: string): Advice {
  const mend = mendFile(value);
  if (mend === undefined) {
    return { advice: 'Write the path of a file in public/, such as "/logo.svg".' };
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(value)) {
    return { advice: `Copy the file into public/ and write ${written(mend)}.` };
  }
  const needs = whereTrue([
    [/^(?:\.?[/\\]+)?public[/\\]/i.test(value), 'leaves out "public"'],
    [!value.startsWith("/"), "starts with a slash"],
    [value.includes("\\"), "has / instead of \\"],
    [/\s/.test(value.trim()), "has %20 for a space"],
    [value.startsWith("//"), "has a single slash in front"],
  ]);
  return rule("The path of a file in public/", needs.length > 0 ? needs : ["has no spaces around it"], mend);
}

/** The path in public/ that was probably meant; of a file elsewhere, its name. */
export function mendFile(value: string): string | undefined {
  const text = value.trim().replaceAll("\\", "/");
  const isElsewhere = /^[a-z][a-z0-9+.-]*:/i.test(text);
  if (/^data:/i.test(text)) return undefined;
  const path = isElsewhere
    ? `/${
        text
          .replace(/[?#].*$/, "")
          .split("/")
          .at(-1) ?? ""
      }`
    : text.replace(/^(?:\.{0,2}\/+)*(?:public\/+)?/i, "/");
  return path.length > 1 ? path.replace(/\s/g, "%20") : undefined;
}
