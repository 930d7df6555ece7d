import { fillConstants, findConstants } from "../../fields/texts/constants";
import { gatherByCause, type WrongPlace } from "../texts/constantCauses";
import { constantsOf } from "../constantsOf";
import type { Finding } from "../finding";
import { linkPlaces, type LinkPlace } from "../links/linkPlaces";
import { explainAddress, isAddress } from "../links/linkForm";
import { explainTarget } from "../links/linkTarget";
import { pageAtPlace, pagesOf, type RoutePage } from "../links/pagesOf";
import type { Surroundings } from "../surroundings";
import { sentence, sentences } from "../../words/words";

/** Reports links with a forbidden scheme or a missing target, and malformed addresses. */
export function checkLinks(config: unknown, surroundings: Surroundings): Finding[] {
  const constants = constantsOf(config) ?? {};
  const pages = pagesOf(config);

  // Computed once per address if the result does not depend on the page.
  const known = new Map<string, ReturnType<typeof explainTarget>>();
  const fromAnywhere = (address: string, all: readonly RoutePage[]) => {
    if (!known.has(address)) {
      const origin = { config, pages: all, page: undefined, isNotFound: false, surroundings };
      known.set(address, explainTarget(address, origin));
    }
    return known.get(address);
  };

  const explainPlace = (address: string, { path }: LinkPlace, all: readonly RoutePage[]) => {
    if (!address.startsWith("#")) return fromAnywhere(address, all);
    // A redirect is on no page. Anchors there are reported elsewhere.
    if (path[0] === "redirects") return undefined;
    return explainTarget(address, {
      config,
      pages: all,
      surroundings,
      page: pageAtPlace(all, path),
      isNotFound: path[0] === "notFound",
    });
  };
  const hasPages = pages !== undefined && pages.length > 0;
  const leadsFrom = (place: LinkPlace) => (link: string) =>
    !hasPages || explainPlace(link, place, pages) === undefined;

  const explain = (place: LinkPlace): WrongPlace[] => {
    const { wants } = place;
    const address = fillConstants(place.address, constants);
    if (!isAddress(address, wants)) {
      const { instead, ...form } = explainAddress(address, wants, place.path, leadsFrom(place), {
        copies: place.within ? "text" : undefined,
      });
      return [{ place, finding: { ...form, ...placed(place), ...fixLink(place, address, instead) } }];
    }
    const problem = wants === "link" && hasPages ? explainPlace(address, place, pages) : undefined;
    if (!problem) return [];
    const { code, clause, advice, instead } = problem;
    const message = sentences(sentence(clause), advice);
    const finding = { code, message, ...placed(place), ...fixLink(place, address, instead) };
    return [{ place, problem, finding }];
  };

  const wrong = linkPlaces(config).filter(fillsConstants(constants)).flatMap(explain);
  return gatherByCause(wrong, { config, constants, leadsFrom });
}

/** The place to mark: in a formatted text, only the link. */
function placed({ path, within }: LinkPlace): Pick<Finding, "path" | "within"> {
  return { path, ...(within ? { within: { start: within.start, end: within.end } } : {}) };
}

/** Replaces an address that contains no constants. */
function fixLink(
  { address, source }: LinkPlace,
  filled: string,
  instead: string | undefined,
): Pick<Finding, "fix"> {
  if (instead === undefined || address !== filled) return {};
  if (source === address) return { fix: { do: "replace", value: instead } };
  const from = `](${address})`;
  return source.includes(from) ? { fix: { do: "replaceIn", from, to: `](${instead})` } } : {};
}

/**
 * Whether every constant in an address has a value without further constants; others are reported elsewhere. Braces that
 * only Markdown makes are no constants. A text is searched once for all its links, because it may have thousands.
 */
function fillsConstants(constants: Record<string, string | number>): (place: LinkPlace) => boolean {
  let last: string | undefined;
  let reported: ReadonlySet<string> = new Set();
  const isSound = (name: string) =>
    Object.hasOwn(constants, name) && findConstants(String(constants[name])).length === 0;
  return ({ address, source }) => {
    if (!address.includes("{{")) return true;
    if (source !== last) {
      last = source;
      reported = new Set(findConstants(source).map(({ name }) => name));
    }
    return findConstants(address).every(
      ({ name, closed }) => (closed && isSound(name)) || !reported.has(name),
    );
  };
}
