import type { CheckFile, Explanations } from "../checkFile";
import { configWith } from "../exampleConfigs";
import { redirectPath } from "../../config/redirects";
import { foldedPath } from "../../fields/addresses/pagePath";
import { quote, written } from "../../words/words";
import type { Finding } from "../finding";
import { isAllowedLink } from "../links/linkForm";
import { pagesOf } from "../links/pagesOf";
import { redirectAt, redirectsOf, type Redirect } from "../links/redirectsOf";
import { translatedAddresses } from "./languages";
import { explainRedirectPath } from "../notations/redirectPath";
import type { Surroundings } from "../surroundings";
import { takenPaths } from "./paths";
import { valueAt } from "../../schema/schemaAt";

/** Reports redirects whose address is already in use. */
export function checkRedirectPaths(config: unknown, surroundings: Surroundings): Finding[] {
  const redirects = redirectsOf(config);
  if (redirects.length === 0) return [];
  const explain = takenPaths(config, surroundings.filePaths());
  const paths = (pagesOf(config) ?? []).map(({ path }) => path);
  const pages = new Map(
    [...paths, ...translatedAddresses(config, surroundings)].map((path) => [path && foldedPath(path), path]),
  );
  const above = new Map<string, string>();
  return redirects.flatMap(({ key, path }): Finding[] => {
    const place = { path: ["redirects", key], at: "key" as const };
    if (path === undefined) {
      // Schema errors are reported by validate/shape.
      if (!/^\/(?!\/)[^\s<>:"|?*#\\\p{Cc}]*$/u.test(key)) return [];
      const message = `${quote(key)} cannot be the path of a redirect. ${explainRedirectPath(key).advice}`;
      return [{ code: "malformed-name", message, ...place }];
    }
    const lowered = foldedPath(path);
    const [page, other] = [pages.get(lowered), above.get(lowered)];
    if (other === undefined) above.set(lowered, key);
    const reason =
      page === undefined
        ? other === undefined
          ? explain(path)
          : `the redirect ${quote(other)} above ${clash(path, redirectPath(other))}`
        : `the page ${quote(page)} ${clash(path, page)}`;
    if (reason === undefined) return [];
    const shown =
      path === key || !key.includes("%") ? quote(key) : `${quote(key)}, which means ${quote(path)}`;
    const message = `A redirect cannot have the path ${shown}: ${reason}. Remove the redirect, or give it a different path.`;
    return [{ code: "shadowed-redirect", message, ...place }];
  });
}

function clash(path: string, other: string | undefined): string {
  return path === other ? "already has this path" : "differs only in upper and lower case";
}

/** Reports redirects to other redirects and to addresses that cannot be a target. */
export function checkRedirectTargets(config: unknown): Finding[] {
  const reported = new Set<string>();
  return redirectsOf(config).flatMap((redirect): Finding[] => {
    const { key, target } = redirect;
    if (target === undefined || reported.has(key)) return [];
    const path = ["redirects", key];
    if (isAllowedLink(target) && !/^(?:\/|https?:)/.test(target)) {
      const message = `The target of a redirect must be a page (/rules), a file (/map.pdf) or a URL (https://…), but is ${quote(target)}.`;
      return [{ code: "malformed-link", message, path }];
    }
    const way = wayFrom(config, redirect);
    const end = way.at(-1)!;
    const next = end.target === undefined ? undefined : redirectAt(config, end.target);
    if (next === redirect) {
      for (const one of way) reported.add(one.key);
      const message =
        way.length === 1
          ? `${quote(key)} redirects to itself. Point it to a page.`
          : `These redirects form a loop: ${[...way, redirect].map((one) => quote(one.key)).join(" → ")}. Point one of them to a page.`;
      return [{ code: "redirect-loop", message, path }];
    }
    // Only the loop itself is reported, not the redirects that lead into it.
    if (way.length === 1 || next !== undefined || end.target === undefined) return [];
    const message = `${quote(key)} redirects to ${quote(target)}, which is another redirect, so visitors wait longer. Use ${written(end.target)}.`;
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

export const checks: CheckFile = {
  section: "references",
  codes: {
    "shadowed-redirect": { severity: "error" },
    "redirect-loop": { severity: "error" },
    "redirect-chain": { severity: "warning" },
  },
  site: [checkRedirectPaths, checkRedirectTargets],
};

export const explanations: Explanations = {
  "shadowed-redirect": {
    meaning: "A redirect uses the path of a page, a file or another redirect, or a reserved path.",
    example: configWith('"redirects": { "/": "https://chat.fernhollow.example" }'),
  },
  "redirect-loop": {
    meaning: "Redirects form a loop.",
    example: configWith('"redirects": { "/past": "/before", "/before": "/past" }'),
  },
  "redirect-chain": {
    meaning: "A redirect points to another redirect.",
    example: configWith('"redirects": { "/chat": "https://chat.fernhollow.example", "/talk": "/chat" }'),
  },
};
