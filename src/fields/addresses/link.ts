import * as z from "zod";
import { appSchemes } from "./appLink";
import { addressCharacter } from "../characters";
import { fieldMeta } from "../kind";

/** Every link of the site: a page, an anchor, a web, email or app address. Other schemes could carry a script. */
export const href = z
  .string()
  .regex(
    new RegExp(`^(?:/(?!/)|#|https?://|mailto:|(?:${appSchemes.join("|")}):|\\{\\{)${addressCharacter}*$`),
  )
  .brand<"Href">()
  .register(fieldMeta, { kind: "href" })
  .meta({
    description:
      "Target of the link: a page (`/rules`), an anchor (`#apply` or `/rules#apply`), a URL (`https://…`), a file in `public/` (`/map.pdf`), an email address (`mailto:…`) or a phone number (`tel:…`). Links that open games and voice chats are also allowed (`steam://…`, `minecraft:…`, `ts3server://…`, `mumble://…`). External links open in a new tab.",
  });

/** A compiled link: what an `<a>` needs. */
export interface Link {
  /** With the base path for everything but pages: the router adds it to those. */
  href: string;
  /** `page`: another route of this site; `app`: a program of the visitor opens it; `external`: opens in a new tab. */
  kind: "page" | "anchor" | "file" | "mail" | "app" | "external";
  /** The language of a page in another language, and what screen readers say after the link. */
  language?: string;
  note?: string | undefined;
}
