import type { Cursor } from "../../../schema/cursor";
import { inline } from "../../../schema/exampleOf";
import { isGroup } from "../../../schema/structure";
import { hostOf } from "../../links/knownHosts";
import { simplify, capitalized } from "../../../words/words";
import { lineFor } from "../lineFor";
import { fixByMoving, type Group, type Rewrite } from "./parts";

/** Networks with the icon of the same name, each with its hosts. */
const networks: readonly (readonly [label: string, ...hosts: string[]])[] = [
  ["Discord", "discord.gg", "discord.com", "discordapp.com"],
  ["YouTube", "youtube.com", "youtu.be"],
  ["X", "x.com", "twitter.com"],
  ["Telegram", "t.me", "telegram.me", "telegram.org"],
  ["Reddit", "reddit.com"],
  ["Facebook", "facebook.com", "fb.com"],
  ["GitHub", "github.com"],
  ["Twitch", "twitch.tv"],
  ["Instagram", "instagram.com"],
  ["Patreon", "patreon.com"],
  ["TikTok", "tiktok.com"],
  ["Bluesky", "bsky.app"],
  ["Steam", "steamcommunity.com"],
];

const ofLists = new Set(["social", "socials", "socialmedia", "sociallinks"]);
const ofOne = new Set([
  ...networks.map(([label]) => label.toLowerCase()),
  "twitter",
  "mastodon",
  "discordserver",
]);

/** Links to social networks outside of the footer, as whole entries for it. */
export function socialLinks(place: Cursor): Rewrite | undefined {
  const key = simplify(String(place.part));
  const around = place.parent!;
  const isOfSite = around === place.root || (around.parent === place.root && around.part !== "footer");
  if (!isOfSite) return undefined;
  const entries = ofLists.has(key)
    ? entriesIn(place.value)
    : ofOne.has(key)
      ? [entryOf(place.value)]
      : undefined;
  if (!entries || entries.length === 0 || entries.includes(undefined)) return undefined;
  return inFooter(place, entries as Group[]);
}

function inFooter(place: Cursor, entries: Group[]): Rewrite | undefined {
  const there = place.root.at(["footer", "social"]);
  const old: unknown = there.value;
  if (!there.accepts(entries)) return undefined;
  if (Array.isArray(old)) {
    const added = entries.map((value, index) => ({ path: [...there.path, old.length + index], value }));
    return {
      advice: `Add ${entries.map(inline).join(", ")} to "social" in "footer", and remove this key.`,
      fix: fixByMoving(place.path, ...added),
    };
  }
  const footer = place.root.child("footer").value;
  const advice =
    footer === undefined
      ? `Use ${lineFor("footer", { social: entries })} instead, at the top level next to "site".`
      : `Use ${lineFor("social", entries)} in "footer" instead.`;
  return { advice, fix: fixByMoving(place.path, { path: there.path, value: entries }) };
}

/** The links of a list, or of a group with a name for each. */
function entriesIn(value: unknown): (Group | undefined)[] | undefined {
  if (Array.isArray(value)) return value.map(entryOf);
  return isGroup(value) ? Object.values(value).map(entryOf) : undefined;
}

/** A link with all that it needs: an address, or a group of keys that has one. */
function entryOf(value: unknown): Group | undefined {
  const group: Group = isGroup(value) ? value : { href: value };
  const { label, icon, href = group["url"] ?? group["link"], ...more } = group;
  const known = new Set(["url", "link", "name", "title"]);
  if (typeof href !== "string" || Object.keys(more).some((key) => !known.has(key))) return undefined;
  const address = /^(?:www\.)?[\w-]+(?:\.[\w-]+)+\/\S+$/.test(href) ? `https://${href}` : href;
  const host = hostOf(address)?.replace(/^www\./, "");
  if (host === undefined) return undefined;
  const [name, known1] = networkOf(host);
  return {
    label: label ?? group["name"] ?? group["title"] ?? name,
    href: address,
    icon:
      typeof icon === "string" && icon.includes(":")
        ? icon
        : known1
          ? `simple-icons:${name.toLowerCase()}`
          : (icon ?? "link"),
  };
}

/** The name of the network at a host, and whether it is a known one. */
function networkOf(host: string): [name: string, isKnown: boolean] {
  const network = networks.find(([, ...hosts]) =>
    hosts.some((one) => host === one || host.endsWith(`.${one}`)),
  );
  return network ? [network[0], true] : [capitalized(host.split(".").at(-2) ?? host), false];
}
