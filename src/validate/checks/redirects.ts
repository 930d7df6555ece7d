import { redirectPath } from "../../config/redirects";
import { foldedPath } from "../../fields/addresses/pagePath";
import { quote, written } from "../../words/words";
import type { Finding } from "../finding";
import { isAllowedLink } from "../links/linkForm";
import { pagesOf } from "../links/pagesOf";
import { redirectAt, redirectsOf, type Redirect } from "../links/redirectsOf";
import { explainRedirectPath } from "../notations/redirectPath";
import type { Surroundings } from "../surroundings";
import { takenPaths } from "./paths";
import { valueAt } from "../../schema/schemaAt";

/** Each redirect has an address of its own, at which nothing else lies. */
export function checkRedirectPaths(config: unknown, surroundings: Surroundings): Finding[] {
  const redirects = redirectsOf(config);
  if (redirects.length === 0) return [];
  const explain = takenPaths(config, surroundings.filePaths());
  const pages = new Map((pagesOf(config) ?? []).map(({ path }) => [path && foldedPath(path), path]));
  const above = new Map<string, string>();
  return redirects.flatMap(({ key, path }): Finding[] => {
    const place = { path: ["redirects", key], at: "key" as const };
    if (path === undefined) {
      // What the schema refuses is told by its shape.
      if (!/^\/(?!\/)[^\s<>:"|?*#\\\p{Cc}]*$/u.test(key)) return [];
      const message = `${quote(key)} cannot be the address of a redirect. ${explainRedirectPath(key).advice}`;
      return [{ code: "malformed-name", message, ...place }];
    }
    const lowered = foldedPath(path);
    const [page, other] = [pages.get(lowered), above.get(lowered)];
    if (other === undefined) above.set(lowered, key);
    const reason =
      page === undefined
        ? other === undefined
          ? explain(path)
          : `the redirect ${quote(other)} above has it${aside(path, redirectPath(other))}`
        : `the page ${quote(page)} has it${aside(path, page)}`;
    if (reason === undefined) return [];
    const message = `The address ${quote(key)} is not free for a redirect: ${reason}. Remove the redirect, or give it another address.`;
    return [{ code: "shadowed-redirect", message, ...place }];
  });
}

function aside(path: string, other: string | undefined): string {
  return path === other ? "" : ", capital letters aside";
}

/** Each redirect leads to a page, a file or another site, and not to a redirect. */
export function checkRedirectTargets(config: unknown): Finding[] {
  const told = new Set<string>();
  return redirectsOf(config).flatMap((redirect): Finding[] => {
    const { key, target } = redirect;
    if (target === undefined || told.has(key)) return [];
    const path = ["redirects", key];
    if (isAllowedLink(target) && !/^(?:\/|https?:)/.test(target)) {
      const message = `A redirect leads to a page (/rules), a file (/map.pdf) or a web address (https://…), and not to ${quote(target)}.`;
      return [{ code: "malformed-link", message, path }];
    }
    const way = wayFrom(config, redirect);
    const end = way.at(-1)!;
    const next = end.target === undefined ? undefined : redirectAt(config, end.target);
    if (next === redirect) {
      for (const one of way) told.add(one.key);
      const message =
        way.length === 1
          ? `The redirect ${quote(key)} leads to itself. Write where it leads instead.`
          : `The redirects ${way.map((one) => quote(one.key)).join(" → ")} lead round in a circle. Let one of them lead out of it.`;
      return [{ code: "redirect-loop", message, path }];
    }
    // Of a way into a circle, the circle is told.
    if (way.length === 1 || next !== undefined || end.target === undefined) return [];
    const message = `The redirect ${quote(key)} leads to ${quote(target)}, which is a redirect itself, so that visitors wait twice. Write its end: ${written(end.target)}.`;
    const isPlain = valueAt(config, path) === target;
    return [
      {
        code: "redirect-chain",
        message,
        path,
        ...(isPlain ? { fix: { do: "replace", value: end.target } } : {}),
      },
    ];
  });
}

/** The redirects that a visitor passes, each once. */
function wayFrom(config: unknown, start: Redirect): Redirect[] {
  const way = new Set([start]);
  for (let { target } = start; target !== undefined;) {
    const next = redirectAt(config, target);
    if (!next || way.has(next)) break;
    way.add(next);
    ({ target } = next);
  }
  return [...way];
}
