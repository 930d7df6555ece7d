import type { CheckFile, Explanations } from "../checkFile";
import { configWith, pageWith, routesWith } from "../exampleConfigs";
import { fillConstants, findConstants } from "../../fields/texts/constants";
import { gatherByCause, type WrongPlace } from "../texts/constantCauses";
import { constantsOf } from "../constantsOf";
import type { Finding } from "../finding";
import type { LinkPlace } from "../links/linkPlace";
import { linkPlaces } from "../links/linkPlaces";
import { explainAddress } from "../links/addressAdvice";
import { isAddress } from "../links/linkForm";
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

  const findWrong = (place: LinkPlace): WrongPlace | undefined => {
    const { wants } = place;
    const address = fillConstants(place.address, constants);
    if (!isAddress(address, wants)) {
      const finding = (): Finding => {
        const { instead, ...form } = explainAddress(address, wants, place.path, leadsFrom(place), {
          copies: place.within ? "text" : undefined,
        });
        return { ...form, ...placed(place), ...fixLink(place, address, instead) };
      };
      return { place, finding };
    }
    const problem = wants === "link" && hasPages ? explainPlace(address, place, pages) : undefined;
    if (!problem) return undefined;
    const { code, clause, advice, instead } = problem;
    const finding = (): Finding => {
      const message = sentences(sentence(clause), advice);
      return { code, message, ...placed(place), ...fixLink(place, address, instead) };
    };
    return { place, problem, finding };
  };

  const isFilled = fillsConstants(constants);
  return gatherByCause(wrongPlaces(), { config, constants, leadsFrom });

  function* wrongPlaces(): Generator<WrongPlace> {
    for (const place of linkPlaces(config)) {
      const wrong = isFilled(place) ? findWrong(place) : undefined;
      if (wrong) yield wrong;
    }
  }
}

/** The place to mark: in a formatted text, only the link. */
function placed({ path, within }: LinkPlace): Pick<Finding, "path" | "within"> {
  return { path, ...(within ? { within } : {}) };
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

/** Whether every constant in an address has a value without further constants. Searches a text once for all links. */
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

export const checks: CheckFile = {
  section: "references",
  codes: {
    "malformed-link": { severity: "error" },
    "unknown-page": { dependsOn: "pages", severity: "error" },
    "unknown-anchor": { dependsOn: "anchors", severity: "error" },
  },
  site: [checkLinks],
};

export const explanations: Explanations = {
  "malformed-link": {
    meaning: "A link is not a valid path, anchor or URL.",
    example: configWith('"navigation": [{ "label": "Chat", "href": "chat.fernhollow.example" }]'),
  },
  "unknown-page": {
    meaning: "A link, announcement or sidebar refers to a page or file that does not exist.",
    example: routesWith(
      `{ "path": "/", "title": "Home" },
{ "path": "/rules", "title": "Rules" }`,
      '"navigation": [{ "label": "Rules", "href": "/rulse" }]',
    ),
  },
  "unknown-anchor": {
    meaning: "A link refers to an anchor that does not exist on its page.",
    example: pageWith(`{
  "type": "cta",
  "heading": "Join us",
  "buttons": [{ "label": "How to start", "href": "#start" }]
},
{ "type": "text", "id": "first-steps", "text": "Add our address to your list." }`),
  },
};
