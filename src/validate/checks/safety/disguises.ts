import { fillConstants } from "../../../fields/texts/constants";
import { parseUrl } from "../../../fields/addresses/parseUrl";
import { oncePerConfig } from "../../../json/once";
import type { Path } from "../../../schema/walk";
import { valueAt } from "../../../schema/schemaAt";
import { quote } from "../../../words/words";
import { constantsOf } from "../../constantsOf";
import type { Finding } from "../../finding";
import { looksLikeHost } from "../../links/linkForm";
import { imitatedHost, isSameSite } from "../../links/knownHosts";
import { type LinkPlace, linkPlaces } from "../../links/linkPlaces";
import { looksLikeAnother, readableHost } from "../../links/scripts";
import { webAddressesOf } from "../../links/webAddressesOf";

/** A web address of a config, constants filled in, with the host that browsers go to. */
interface HostedAddress {
  address: string;
  /** In small letters, encoded for machines where it has letters other than a to z. */
  host: string;
  path: Path;
}

/** No web address has another site's name where only a user's belongs: `https://bank.example@evil.example/`. */
export function checkUsersInAddresses(config: unknown): Finding[] {
  return addressesOf(config).flatMap(({ address, host, path }): Finding[] => {
    // With a password it is a secret, which has to go as a whole.
    if (!/^https?:\/\/[^/?#:@]+@/i.test(address)) return [];
    const message = `${quote(address)} leads to ${quote(host)}: what stands before the @ is only the name of a user. Remove it, so that the address reads as the site it leads to.`;
    return [{ code: "address-with-user", message, path }];
  });
}

/** No host looks like another one. */
export function checkLookalikeHosts(config: unknown): Finding[] {
  return addressesOf(config).flatMap(({ host, path }): Finding[] => {
    const imitated = imitatedHost(host);
    if (imitated !== undefined) {
      const message = `${quote(host)} reads like ${quote(imitated)}, but is another site. Write ${quote(imitated)}, or check that you mean this one.`;
      return [{ code: "lookalike-host", message, path }];
    }
    if (!looksLikeAnother(host)) return [];
    const message = `The host ${quote(readableHost(host))} has letters of several scripts, or letters that look like those of another, as imitations of other sites do; browsers show it as ${quote(host)}. Check that it is the host you mean.`;
    return [{ code: "lookalike-host", message, path }];
  });
}

/** Every link to the web has a host that can exist; browsers also take `https://*` for an address. */
export function checkImpossibleHosts(config: unknown): Finding[] {
  return addressesOf(config).flatMap(({ address, host, path }): Finding[] => {
    if (/^(?:\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)$/.test(host)) return [];
    const message = `${quote(address)} leads nowhere: no host can be called ${quote(host)}. Write the whole address, such as https://example.com.`;
    return [{ code: "impossible-host", message, path }];
  });
}

/** Words that are the address of a site lead to that site. */
export function checkWordsOfLinks(config: unknown): Finding[] {
  const constants = constantsOf(config) ?? {};
  return linkPlaces(config).flatMap((place): Finding[] => {
    const target = hostIn(fillConstants(place.address, constants));
    if (target === undefined) return [];
    const { path, within } = place;
    return wordsOf(config, place).flatMap((written): Finding[] => {
      const words = fillConstants(written, constants).trim();
      const named = hostIn(/^https?:\/\//i.test(words) ? words : `https://${words}`);
      if (named === undefined || !isAddress(words, named) || isSameSite(named, target)) return [];
      const message = `The words ${quote(words)} name another site than the link leads to, ${quote(readableHost(target))}. Let the words say where it leads.`;
      const range = within ? { within: { start: within.start, end: within.end } } : {};
      return [{ code: "other-site-in-words", message, path, ...range }];
    });
  });
}

const addressesOf = oncePerConfig((config): HostedAddress[] => {
  const constants = constantsOf(config) ?? {};
  return webAddressesOf(config).flatMap(({ value, path }) => {
    const address = fillConstants(value, constants);
    const host = hostIn(address);
    return host === undefined ? [] : [{ address, host, path }];
  });
});

/** The host of a web address as browsers read it. */
function hostIn(address: string): string | undefined {
  return /^https?:\/\//i.test(address) ? parseUrl(address)?.hostname : undefined;
}

/** The words that a visitor reads of a link: its own, or those beside it in its group. */
function wordsOf(config: unknown, { words, path }: LinkPlace): string[] {
  if (words !== undefined) return [words];
  const beside = ["label", "title"].map((key) => valueAt(config, [...path.slice(0, -1), key]));
  return beside.filter((value) => typeof value === "string");
}

/** Whether words are an address and nothing else. */
function isAddress(words: string, host: string): boolean {
  return !/\s/.test(words) && (/^https?:\/\//i.test(words) || looksLikeHost(host));
}
