import { fillConstants, findConstants } from "../../fields/constants";
import { traceConstants } from "../texts/constantCauses";
import { constantsOf } from "../constantsOf";
import type { Finding } from "../finding";
import { linkPlaces, type LinkPlace } from "../links/linkPlaces";
import { explainAddress, isAddress } from "../links/linkForm";
import { explainTarget } from "../links/linkTarget";
import { pagesOf, type RoutePage } from "../links/pagesOf";
import type { Surroundings } from "../surroundings";

/** Links are of an allowed kind and lead to pages, places and files that exist; other addresses look like some. */
export function checkLinks(config: unknown, surroundings: Surroundings): Finding[] {
  const constants = constantsOf(config) ?? {};
  const pages = pagesOf(config);

  // What does not depend on where the link stands is worked out once for each address.
  const known = new Map<string, ReturnType<typeof explainTarget>>();
  const fromAnywhere = (address: string, all: readonly RoutePage[]) => {
    if (!known.has(address)) {
      const origin = { config, pages: all, page: undefined, isNotFound: false, surroundings };
      known.set(address, explainTarget(address, origin));
    }
    return known.get(address);
  };

  const explainPlace = (address: string, { path }: LinkPlace, all: readonly RoutePage[]) =>
    address.startsWith("#")
      ? explainTarget(address, {
          config,
          pages: all,
          surroundings,
          page: path[0] === "routes" ? all[path[1] as number] : undefined,
          isNotFound: path[0] === "notFound",
        })
      : fromAnywhere(address, all);
  const hasPages = pages !== undefined && pages.length > 0;
  const leadsFrom = (place: LinkPlace) => (link: string) =>
    !hasPages || explainPlace(link, place, pages) === undefined;

  const explain = (place: LinkPlace): Finding[] => {
    const { wants } = place;
    const address = fillConstants(place.address, constants);
    if (!isAddress(address, wants)) {
      const { instead, ...problem } = explainAddress(address, wants, place.path, leadsFrom(place));
      return [{ ...problem, path: place.path, ...partOf(place), ...fixLink(place, address, instead) }];
    }
    const problem = wants === "link" && hasPages ? explainPlace(address, place, pages) : undefined;
    if (!problem) return [];
    const { instead, ...rest } = problem;
    return [{ ...rest, path: place.path, ...partOf(place), ...fixLink(place, address, instead) }];
  };

  const wrong = linkPlaces(config)
    .filter((place) => isFilled(place, constants))
    .flatMap((place) => explain(place).map((finding) => ({ place, finding })));
  return traceConstants(wrong, { config, constants, leadsFrom });
}

/** What to point at: of a text with formatting, the link alone. */
function partOf({ within }: LinkPlace): Pick<Finding, "within"> {
  return within ? { within: { start: within.start, end: within.end } } : {};
}

/** Writes another address in place of one that holds no constants. */
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
 * Whether every constant in an address is there and holds no other one: what is not is reported by
 * itself. Braces that Markdown brought forth are no constants.
 */
function isFilled({ address, source }: LinkPlace, constants: Record<string, string | number>): boolean {
  if (!address.includes("{{")) return true;
  const reported = new Set(findConstants(source).map(({ name }) => name));
  return findConstants(address).every(({ name, closed }) => {
    const isSound =
      closed && Object.hasOwn(constants, name) && findConstants(String(constants[name])).length === 0;
    return isSound || !reported.has(name);
  });
}
