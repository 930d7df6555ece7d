import { redirectPath } from "../config/redirects";
import { fillConstants } from "../fields/texts/constants";
import { asciiAddress } from "../fields/addresses/pagePath";
import type { SiteConfig } from "../config/config";
import type { Redirect } from "./page";
import { type LinkContext, resolveLink, withBase } from "./resolveLink";

export function compileRedirects({ redirects, constants }: SiteConfig, context: LinkContext): Redirect[] {
  return Object.entries(redirects).flatMap(([written, address]) => {
    const path = redirectPath(written);
    const { kind, href } = resolveLink(fillConstants(address, constants), context);
    const target = kind === "page" ? withBase(href, context.basePath) : href;
    return path === undefined ? [] : [{ path, target: asciiAddress(target) }];
  });
}
