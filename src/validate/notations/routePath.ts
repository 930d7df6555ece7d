import * as z from "zod";
import { routeSchema } from "../../config/routes";
import { asId } from "./asId";
import { reservedFor } from "./reservedPaths";
import { written } from "../../words/words";
import { type Advice, rule, whereTrue } from "./rule";

const address = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i;
const segment = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;

/** How the path of a page is written. */
export function explainRoutePath(value: string): Advice {
  const [, place] = /^\s*[#?](.*)$/s.exec(value) ?? [];
  if (place !== undefined) {
    const id = asId(place);
    const hint = id === undefined ? "" : `, such as ${written(`/${id}`)}`;
    return { advice: `A page has an address of its own${hint}; a # leads to the "id" of a block.` };
  }
  const path = value.replace(address, "");
  const needs = whereTrue([
    [path !== value, "is only what comes after the name of the host"],
    [!/^[/\\]/.test(path) && path === value, "starts with a slash"],
    [path.includes("\\"), "has / instead of \\"],
    [/[^\s/\\][/\\]+$/.test(path), "has no slash at the end"],
    [/[^A-Za-z0-9._~/\\-]/.test(path), "has only letters a to z, digits and - . _ ~ between its slashes"],
    [/[/\\]{2}/.test(path), "has single slashes"],
    [/(?:^|[/\\])\./.test(path), "has no dot at the start of a name"],
  ]);
  return rule("A path", needs, fixRoutePath(value));
}

/** Whether a text is written as the path of a page has to be. */
export function isRoutePath(value: string): boolean {
  return z.safeParse(routeSchema.shape.path, value).success;
}

/** The path that was probably meant by one that is not written as it has to be. */
export function fixRoutePath(value: string): string | undefined {
  // It names a place on a page, and no page.
  if (/^\s*[#?]/.test(value)) return undefined;
  const names = decode(value.trim())
    .replace(address, "")
    .replace(/[?#].*$/s, "")
    .split(/[/\\]+/)
    .filter((name) => name !== "" && name !== "." && name !== "..");
  const fixed = names.map((name) => (segment.test(name) ? name : asId(name)));
  const path = `/${fixed.join("/")}`;
  return fixed.every((name) => name !== undefined) && isRoutePath(path) && !reservedFor(path)
    ? path
    : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
