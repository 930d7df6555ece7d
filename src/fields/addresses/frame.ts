import * as z from "zod";
import { addressCharacter } from "../characters";
import { fieldMeta } from "../kind";
import { parseUrl, isWebAddress } from "./webAddress";

/** The address of a page on another site, part of which is shown inside a page of this one. */
export const frameAddress = z
  .string()
  .regex(new RegExp(`^(?:https://|\\{\\{)${addressCharacter}+$`))
  .brand<"Frame">()
  .register(fieldMeta, { kind: "frame" })
  .meta({
    description:
      "URL from the browser's address bar: a YouTube video, a Twitch channel, a map, a Discord widget, or any other page that allows embedding. Must start with `https://`.",
  });

export interface FrameData {
  /** The page itself, for a link. */
  page: string;
  /** Its host, without a leading `www.`. */
  host: string;
  /** The URL for a frame, if the page can be embedded. */
  src?: string;
  /** Whether the URL requires the embedding host as `parent`. */
  needsParent?: true;
}

/** A site with separate URLs for frames. */
interface Provider {
  hosts: RegExp;
  /** The URL for a frame, if the page has one. */
  frame: (page: URL) => string | undefined;
  /** What to write instead of an address without a frame. */
  advice: string | ((page: URL) => string);
  needsParent?: true;
}

const providers: readonly Provider[] = [
  {
    hosts: /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$|^youtu\.be$/,
    frame: youTubeFrame,
    advice: ({ hostname, searchParams }) =>
      hostname === "youtu.be" || searchParams.has("v")
        ? "The ID of a YouTube video must have exactly 11 characters (letters, digits, - and _). Copy the URL again. It must look like https://www.youtube.com/watch?v=abcdefghijk."
        : "Only YouTube videos, shorts, live streams and playlists can be embedded. Use a URL such as https://www.youtube.com/watch?v=abcdefghijk.",
  },
  {
    hosts: /^(?:(?:www|m|player|clips)\.)?twitch\.tv$/,
    frame: twitchFrame,
    advice:
      "Only Twitch channels, videos and clips can be embedded. Use a URL such as https://www.twitch.tv/fernhollow.",
    needsParent: true,
  },
  {
    hosts: /^(?:www\.)?(?:discord(?:app)?\.com|discord\.gg)$/,
    frame: discordFrame,
    advice:
      "Discord allows embedding only for its server widget. Use https://discord.com/widget?id= followed by your server ID. Find the ID in Discord under Server Settings → Widget.",
  },
  {
    hosts: /^(?:www\.)?openstreetmap\.org$/,
    frame: openStreetMapFrame,
    advice:
      "This OpenStreetMap URL contains no position. Move the map to the position, and copy the URL from your browser's address bar. It must look like https://www.openstreetmap.org/#map=12/52.52/13.40.",
  },
  {
    hosts: /^(?:(?:www|maps)\.)?google\.[a-z.]+$|^maps\.app\.goo\.gl$/,
    frame: ({ href, pathname }) => (pathname.startsWith("/maps/embed") ? href : undefined),
    advice:
      'Google Maps has a separate URL for embedding. Choose Share → "Embed a map", and copy the URL in quotes after src, such as https://www.google.com/maps/embed?…',
  },
  {
    hosts: /^(?:(?:www|player)\.)?vimeo\.com$/,
    frame({ pathname }) {
      const [id] = /\d{5,}/.exec(pathname) ?? [];
      return id && `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`;
    },
    advice: "Only Vimeo videos can be embedded. Use a URL such as https://vimeo.com/123456789.",
  },
];

/** @param address - with constants filled in. Only https URLs have a frame */
export function frameOf(address: string): FrameData {
  const url = address.startsWith("https://") && isWebAddress(address) ? parseUrl(address) : undefined;
  if (!url) return { page: address, host: address };
  const host = url.hostname.replace(/^www\./, "");
  const provider = providerOf(url);
  if (!provider) return { page: address, host, src: address };
  const src = provider.frame(url);
  return {
    page: address,
    host,
    ...(src === undefined ? {} : { src }),
    ...(src !== undefined && provider.needsParent ? { needsParent: true } : {}),
  };
}

/** Explains why a page cannot be embedded, and what to write instead. */
export function refusalOf(address: string): string | undefined {
  const url = parseUrl(address);
  const provider = url && providerOf(url);
  if (!provider || frameOf(address).src !== undefined) return undefined;
  return typeof provider.advice === "string" ? provider.advice : provider.advice(url);
}

function providerOf(url: URL): Provider | undefined {
  return providers.find(({ hosts }) => hosts.test(url.hostname));
}

/** Source: https://developers.google.com/youtube/player_parameters */
function youTubeFrame({ hostname, pathname, searchParams }: URL): string | undefined {
  const inPath = hostname === "youtu.be" ? /^\/([\w-]{11})/ : /^\/(?:embed|shorts|live|v)\/([\w-]{11})/;
  const id = /^[\w-]{11}$/.exec(searchParams.get("v") ?? "")?.[0] ?? inPath.exec(pathname)?.[1];
  const list = /^[\w-]{12,}$/.exec(searchParams.get("list") ?? "")?.[0];
  if (id === undefined && list === undefined) return undefined;
  const start = secondsOf(searchParams.get("t") ?? searchParams.get("start") ?? "");
  const parameters = new URLSearchParams({
    autoplay: "1",
    ...(list === undefined ? {} : { list }),
    ...(start > 0 ? { start: String(start) } : {}),
  });
  return `https://www.youtube-nocookie.com/embed/${id ?? "videoseries"}?${parameters}`;
}

/** Parses a time in a video: `90`, `90s` or `1m30s`. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Source: https://dev.twitch.tv/docs/embed/video-and-clips */
function twitchFrame({ hostname, pathname, searchParams }: URL): string | undefined {
  const player = (parameters: Record<string, string>) =>
    `https://player.twitch.tv/?${new URLSearchParams(parameters)}`;
  const [first = "", second, third] = pathname.split("/").filter(Boolean);
  const slug = hostname.startsWith("clips.")
    ? (searchParams.get("clip") ?? first)
    : second === "clip" && third;
  if (slug) return `https://clips.twitch.tv/embed?${new URLSearchParams({ clip: slug, autoplay: "true" })}`;
  const video = first === "videos" ? second : searchParams.get("video")?.replace(/^v/, "");
  if (video !== undefined) return /^\d+$/.test(video) ? player({ video: `v${video}` }) : undefined;
  const channel = searchParams.get("channel") ?? first;
  const isPage = ["directory", "downloads", "jobs", "p", "settings", "subscriptions"].includes(channel);
  return /^\w{3,25}$/.test(channel) && !isPage ? player({ channel }) : undefined;
}

function discordFrame({ pathname, searchParams }: URL): string | undefined {
  const [id] = /\d{15,}/.exec(searchParams.get("id") ?? pathname) ?? [];
  const theme = searchParams.get("theme") === "light" ? "light" : "dark";
  return id && `https://discord.com/widget?id=${id}&theme=${theme}`;
}

/** Source: https://wiki.openstreetmap.org/wiki/Export#Embeddable_HTML */
function openStreetMapFrame({ href, pathname, hash, searchParams }: URL): string | undefined {
  if (pathname === "/export/embed.html") return href;
  const [, zoom, latitude, longitude] = /[#&]map=([\d.]+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? [];
  const marker = [searchParams.get("mlat"), searchParams.get("mlon")];
  const [y, x] = [Number(latitude ?? marker[0] ?? NaN), Number(longitude ?? marker[1] ?? NaN)];
  if (!Number.isFinite(x) || !Number.isFinite(y)) return undefined;
  // A tile of 256 pixels is 360° wide at zoom 0, and half of it with each step; a frame shows about three by two.
  const tile = 360 / 2 ** Number(zoom ?? 14);
  const box = [x - 1.5 * tile, y - tile / 2, x + 1.5 * tile, y + tile / 2].map((side) => side.toFixed(5));
  const parameters = new URLSearchParams({
    bbox: box.join(","),
    layer: "mapnik",
    ...(marker[0] && marker[1] ? { marker: marker.join(",") } : {}),
  });
  return `https://www.openstreetmap.org/export/embed.html?${parameters}`;
}
