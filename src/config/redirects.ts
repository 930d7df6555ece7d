import * as z from "zod";
import { most } from "../fields/amounts";
import { addressCharacterBut } from "../fields/characters";
import { href } from "../fields/addresses/link";
import { names } from "../fields/names";
import { notations } from "../fields/notation";
import { isTooLong } from "../fields/addresses/pagePath";

/** Characters that some system does not allow in file names, or that hosts read as placeholders. */
const unusable = '<>:"|?*#\\\\';

const oldAddress = z
  .string()
  .regex(new RegExp(`^/(?:${addressCharacterBut(`/${unusable}`)}${addressCharacterBut(unusable)}*)?$`))
  .register(notations, { notation: "redirectPath" });

/** Addresses of the site that lead elsewhere, as the owner writes them. */
export const redirectsSchema = names(z.record(oldAddress, href), most.redirects).default({}).meta({
  description:
    "Redirects from one path to another, such as short links (`/chat`) or pages that have moved (`/old-rules.html`). The target can be a page, a file or a URL.",
});

/** The characters of a decoded address that cannot stand in the name of a folder everywhere. */
const unusableCharacter = new RegExp(`[\\u0000-\\u001f\\u007f-\\u009f${unusable.replace("#", "")}]`);

/**
 * The path of a redirect in the form in which addresses are compared: decoded, composed (NFC), without a slash at its
 * end. `undefined` for a text that names no folder below the site.
 */
export function redirectPath(written: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(written).normalize("NFC");
    // Throws for a lone surrogate, which no request can contain.
    encodeURIComponent(decoded);
  } catch {
    return undefined;
  }
  if (!decoded.startsWith("/") || unusableCharacter.test(decoded)) return undefined;
  const path = decoded.replace(/(?<=.)\/$/, "");
  const isName = (name: string) =>
    name !== "" && !name.startsWith(".") && !/[. ]$/.test(name) && !isTooLong(name);
  return path === "/" || path.slice(1).split("/").every(isName) ? path : undefined;
}
