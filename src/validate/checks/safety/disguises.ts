import type { CheckFile, Explanations } from "../../checkFile";
import { configWith } from "../../exampleConfigs";
import { fillConstants } from "../../../fields/texts/constants";
import { remembered } from "../../../json/memoizeByObject";
import { parseUrl } from "../../../fields/addresses/webAddress";
import type { Path } from "../../../schema/walk";
import { valueAt } from "../../../schema/schemaAt";
import { quote, written } from "../../../words/words";
import type { Finding, Within } from "../../finding";
import { looksLikeHost } from "../../links/linkForm";
import { imitatedHost, isSameSite } from "../../links/knownHosts";
import type { ShownLink } from "../../links/linkPlace";
import { onWebAddresses } from "../../links/onWebAddresses";
import { looksLikeAnother, readableHost } from "../../links/scripts";
import { onEach } from "../../visits";

/** Checks every web address, constants filled in, and the lowercase Punycode host that browsers go to. */
const checkHosts = onWebAddresses((text, { constants }) => {
  const address = fillConstants(text.value, constants);
  const host = hostIn(address);
  if (host === undefined) return [];
  const { path } = text;
  return [
    ...checkHost(address, host, path),
    ...checkLookalikeHost(address, host, path),
    ...checkUser(address, host, path),
  ];
});

/** Reports addresses with the name of another site as their user: `https://bank.example@evil.example/`. */
function checkUser(address: string, host: string, path: Path): Finding[] {
  // With a password it is reported as a secret.
  if (!/^https?:\/\/[^/?#:@]+@/i.test(address)) return [];
  const plain = written(address.replace(/^(https?:\/\/)[^/?#@]+@/i, "$1"));
  const message = `${quote(address)} links to ${quote(host)} because the part before @ is only a username. Use ${plain} if you mean that site. Otherwise, use the URL of the site you mean.`;
  return [{ code: "address-with-user", message, path }];
}

/** Reports hosts that look like another one. */
function checkLookalikeHost(address: string, host: string, path: Path): Finding[] {
  const imitated = imitatedHost(host);
  if (imitated !== undefined) {
    const meant = written(withHost(address, imitated));
    const message = `${quote(host)} looks like ${quote(imitated)} but is a different site. Use ${meant}, unless ${quote(host)} is the site you mean.`;
    return [{ code: "lookalike-host", message, path }];
  }
  if (!looksLikeAnother(host)) return [];
  const message = `The domain ${quote(readableHost(host))} mixes alphabets or contains lookalike letters, as fake sites often do. Browsers show it as ${quote(host)}. If you mean a domain with ordinary letters, type it again.`;
  return [{ code: "lookalike-host", message, path }];
}

/** Reports invalid hosts; browsers also accept `https://*` as an address. */
function checkHost(address: string, host: string, path: Path): Finding[] {
  if (/^(?:\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)$/.test(host)) return [];
  const message = `${quote(address)} does not work because ${quote(host)} is not a valid hostname. A hostname can contain only letters, digits, dots and hyphens, as in https://example.com.`;
  return [{ code: "impossible-host", message, path }];
}

/** Reports link texts that are the address of another site. */
const checkWordsOfLinks = onEach("link", (place, { config, constants }): Finding[] => {
  const target = hostIn(fillConstants(place.address, constants));
  if (target === undefined) return [];
  return [...wordsOf(config, place)].flatMap(([written, within]): Finding[] => {
    const words = fillConstants(written, constants).trim();
    // Most are words without a dot.
    if (/^[\w -]*$/.test(words)) return [];
    const named = hostIn(/^https?:\/\//i.test(words) ? words : `https://${words}`);
    if (named === undefined || !isAddress(words, named) || isSameSite(named, target)) return [];
    const message = `The link text is ${quote(words)}, but the link opens ${quote(readableHost(target))}. Change the text or the URL.`;
    return [{ code: "misleading-link-text", message, path: place.path, ...(within ? { within } : {}) }];
  });
});

/** A web address with another host, which has no port. */
function withHost(address: string, host: string): string {
  return address.replace(/^(https?:\/\/)[^/?#]*/i, `$1${host}`);
}

/** The host of a web address as browsers read it. */
const hostIn = remembered(
  (address) => (/^https?:\/\//i.test(address) ? parseUrl(address)?.hostname : undefined),
  { texts: 1000, characters: 1000 },
);

/** The visible texts of the links with an address, each with its first place: their own, or the labels next to it. */
function wordsOf(config: unknown, { links, path }: ShownLink): ReadonlyMap<string, Within | undefined> {
  if (links.length > 0) {
    return new Map(links.toReversed().map(({ words, start, end }) => [words, { start, end }]));
  }
  const beside = ["label", "title"].map((key) => valueAt(config, [...path.slice(0, -1), key]));
  return new Map(beside.filter((value) => typeof value === "string").map((value) => [value, undefined]));
}

function isAddress(words: string, host: string): boolean {
  return !/\s/.test(words) && (/^https?:\/\//i.test(words) || looksLikeHost(host));
}

export const checks: CheckFile = {
  section: "safety",
  codes: {
    "address-with-user": { severity: "warning" },
    "lookalike-host": { severity: "warning" },
    "impossible-host": { severity: "warning" },
    "misleading-link-text": { severity: "warning" },
  },
  valueAdvice: checkHosts,
  advice: [checkWordsOfLinks],
};

export const explanations: Explanations = {
  "address-with-user": {
    meaning: "A URL contains a username before an @, so it looks like a link to another site.",
    example: configWith(
      `"navigation": [{ "label": "Shop", "href": "https://shop.fernhollow.example@evil.example/" }]`,
    ),
  },
  "lookalike-host": {
    meaning: "A domain mixes letters from several alphabets, or looks like another domain.",
    example: configWith(
      // The first letter of the host is Cyrillic.
      `"navigation": [{ "label": "Shop", "href": "https://\u0455hop.example/" }]`,
    ),
  },
  "impossible-host": {
    meaning: "A URL contains an invalid hostname.",
    example: configWith(`"navigation": [{ "label": "Shop", "href": "https://*" }]`),
  },
  "misleading-link-text": {
    meaning: "A link's text shows a different site from the one that the link opens.",
    example: configWith(
      `"navigation": [{ "label": "shop.fernhollow.example", "href": "https://evil.example/" }]`,
    ),
  },
};
