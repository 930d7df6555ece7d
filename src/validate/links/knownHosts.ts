import leven from "leven";

/** Sites that communities link to, each with the other hosts that belong to it. */
const sites = [
  ["discord.com", "discord.gg", "discordapp.com"],
  ["youtube.com", "youtu.be"],
  ["twitter.com", "x.com"],
  ["telegram.org", "telegram.me", "t.me"],
  ["reddit.com", "redd.it"],
  ["facebook.com", "fb.com", "fb.me", "messenger.com", "m.me"],
  ["steamcommunity.com", "steampowered.com", "s.team"],
  ["paypal.com", "paypal.me"],
  ["github.com", "github.io"],
  ["twitch.tv", "ttv.gg"],
  ["instagram.com"],
  ["patreon.com"],
  ["tiktok.com"],
] as const;

const known: readonly string[] = sites.flat();

/** Names that are imitated: shorter ones are near to too many others. */
const fewestLetters = 6;
const imitated = known
  .map((host) => ({ host, ...namesIn(host), hyphened: `-${host.replace(".", "-")}-` }))
  .filter(({ name }) => name.length >= fewestLetters);

export function isSameSite(one: string, other: string): boolean {
  const [a, b] = [ownerOf(one), ownerOf(other)];
  return (
    a === b || sites.some((hosts) => hosts.some((host) => host === a) && hosts.some((host) => host === b))
  );
}

/** The part of a host that its owner has bought, as far as it can be told without a list of all registries. */
export function ownerOf(host: string): string {
  return host.replace(/\.$/, "").split(".").slice(-2).join(".");
}

/** The well-known host that another one reads like: `discord.gg.example.net` or `dicsord.gg` for discord.gg. */
export function imitatedHost(host: string): string | undefined {
  const owner = ownerOf(host);
  if (known.includes(owner)) return undefined;
  const hyphens = `-${host.replaceAll(".", "-.-")}-`;
  const names = namesIn(owner);
  return imitated.find(
    (one) => `.${host}`.includes(`.${one.host}.`) || hyphens.includes(one.hyphened) || isMisspelt(names, one),
  )?.host;
}

interface HostNames {
  name: string;
  end: string | undefined;
}

function namesIn(owner: string): HostNames {
  const [name = "", end] = owner.split(".");
  return { name, end };
}

/** Whether a host has one letter more, less or other than another one below the same end, or two that changed places. */
function isMisspelt({ name, end }: HostNames, { name: right, end: rightEnd }: HostNames): boolean {
  if (end !== rightEnd || name === right || Math.abs(name.length - right.length) > 1) return false;
  const distance = leven(name, right);
  const sorted = (text: string) => text.split("").sort().join("");
  return distance === 1 || (distance === 2 && name.length === right.length && sorted(name) === sorted(right));
}

/** The host of a web address, in lowercase and without its port; `undefined` for other texts. */
export function hostOf(address: string): string | undefined {
  const [, host] =
    /^(?:[a-z][a-z0-9+.-]*:)?\/\/(?:[^/@?#]*@)?(\[[^\]]*\]|[^/:?#]*)/i.exec(address.trim()) ?? [];
  return host ? host.toLowerCase() : undefined;
}

/** The host in an address for a game or a browser: `10.0.0.5:25565`, `play.example.com`. */
export function hostOfServer(text: string): string | undefined {
  const [, host] = /^(\[[^\]]*\]|[a-z0-9.-]+)(?::\d{1,5})?$/i.exec(text.trim()) ?? [];
  const isHost = host !== undefined && (/[.:]/.test(host) || host.toLowerCase() === "localhost");
  return isHost ? host.toLowerCase() : undefined;
}

/** Whether a host is only reachable locally. Source: RFC 1918, RFC 4193, RFC 5735, RFC 6762, RFC 6761 (localhost) */
export function isPrivateHost(host: string): boolean {
  const [, first = "", second = ""] = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(host) ?? [];
  const [a, b] = [Number(first), Number(second)];
  if (first !== "") {
    const isLocal = a === 10 || a === 127 || a === 0 || (a === 192 && b === 168) || (a === 169 && b === 254);
    return isLocal || (a === 172 && b >= 16 && b <= 31) || (a === 100 && b >= 64 && b <= 127);
  }
  return /^(?:localhost|\[::1\]|\[f[cd][0-9a-f:]*\]|\[fe80:[0-9a-f:]*\]|.+\.(?:localhost|local|lan|internal|home\.arpa))$/.test(
    host,
  );
}

/** Whether a host is reserved for examples and tests. Source: RFC 2606, RFC 6761 */
export function isReservedHost(host: string): boolean {
  return /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/.test(host);
}
