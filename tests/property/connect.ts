import { configSchema, type SiteConfigInput } from "../../src/config/config";
import { isAnchorId } from "../../src/fields/addresses/anchor";
import { foldedPath } from "../../src/fields/addresses/pagePath";
import { colorRoles } from "../../src/fields/parts/tag";
import { type Field, mapFields } from "../../src/schema/walk";
import { reservedFor, isRoutePath } from "../../src/validate/notations/routePath";
import { connectBlocks } from "./connectBlocks";
import { fixServers } from "./connectServers";
import type { Random } from "./random";
import { files, icons } from "./world";

type Keys = Record<string, unknown>;

/** The targets of references in a config. */
interface Targets {
  /** Links that work on any page. */
  links: string[];
  /** The ids on each route, by its index. */
  ids: Map<unknown, string[]>;
  /** Names of constants that are allowed in any text. */
  constants: string[];
  toasts: string[];
  tags: string[];
  servers: string[];
}

/** Makes a config with a valid shape completely valid: ids and paths become unique, and all references exist. */
export function connect(config: SiteConfigInput, random: Random): SiteConfigInput {
  const connected = JSON.parse(JSON.stringify(config)) as Keys;
  fixSite(connected, random);
  fixConstants(connected);
  fixPaths(connected);
  fixNews(connected);
  fixRedirects(connected);
  fixSidebars(connected);
  fixServers(connected);
  fixTimes(connected);
  fixLanguages(connected);
  const named = mapFields(configSchema, connected, uniqueIds(connected)) as Keys;
  connectBlocks([...(named["routes"] as Keys[]), (named["news"] ?? {}) as Keys], random);
  const targets = targetsOf(named);
  const linked = mapFields(configSchema, named, (field) => connectField(field, targets, random));
  // Removes keys and entries without a value.
  const isThere = (value: unknown) => value !== undefined;
  const text = JSON.stringify(linked, (_, value: unknown) =>
    Array.isArray(value) ? value.filter(isThere) : value,
  );
  return withPagesInSidebars(JSON.parse(text) as SiteConfigInput);
}

/** Adds each route that the sidebar does not link to, only by its path. */
function withPagesInSidebars(config: SiteConfigInput): SiteConfigInput {
  const groups = config.sidebars?.["/"];
  if (!groups) return config;
  const pageOf = (href: string) => href.replace(/(?<=.)\/?(?:[?#].*)?$/s, "");
  const named = new Set(
    groups.flatMap(({ links }) => links.map((link) => pageOf(typeof link === "string" ? link : link.href))),
  );
  const links = config.routes.map(({ path }) => path).filter((path) => !named.has(path));
  const pages = links.length > 0 ? [{ label: "Pages", links }] : [];
  return { ...config, sidebars: { "/": [...groups, ...pages] } };
}

function fixSite(config: Keys, random: Random): void {
  const site = config["site"] as Keys;
  if ("url" in site) site["url"] = random.pick(["https://play.example", "http://localhost:3000"]);
  if ("timeZone" in site) site["timeZone"] = random.pick(["UTC", "Europe/Berlin", "America/New_York"]);
  const avatars = config["avatars"] as Keys | undefined;
  if (avatars && "url" in avatars) avatars["url"] = "https://faces.example/{name}/{size}.png";
}

/** Constants with text, numbers and a URL. */
function fixConstants(config: Keys): void {
  const constants = (config["constants"] ?? {}) as Keys;
  for (const [name, value] of Object.entries(constants)) {
    if (typeof value === "string") constants[name] = sayable(value);
  }
  config["constants"] = { ...constants, chat: "https://chat.example/room" };
}

/** The first page has the path `/`, and all others have unique paths. */
function fixPaths(config: Keys): void {
  const seen = new Set<string>();
  (config["routes"] as Keys[]).forEach((route, index) => {
    const written = String(route["path"]);
    const isFree =
      isRoutePath(written) &&
      !written.includes(".") &&
      !seen.has(foldedPath(written)) &&
      !reservedFor(written);
    route["path"] = index === 0 ? "/" : isFree && written !== "/" ? written : `/page-${index}`;
    seen.add(foldedPath(String(route["path"])));
  });
}

/** Adds news with a unique path and unique posts if a block shows posts. */
function fixNews(config: Keys): void {
  const showsPosts = JSON.stringify(config["routes"]).includes('"type":"posts"');
  const news = (config["news"] ?? (showsPosts ? { posts: [] } : undefined)) as Keys | undefined;
  if (!news) return;
  config["news"] = news;
  news["path"] = "/all-the-news";
  (news["posts"] as Keys[]).forEach((post, index) => {
    post["slug"] = `post-${index}`;
    post["tags"] = ["one", "two"].slice(0, index % 3);
  });
}

/** Gives each redirect a unique path. */
function fixRedirects(config: Keys): void {
  const { redirects } = config;
  if (redirects === undefined) return;
  const targets = Object.values(redirects as Keys);
  config["redirects"] = Object.fromEntries(targets.map((target, index) => [`/old-${index}.php`, target]));
}

/** Makes one sidebar for all pages, whose links have unique labels. */
function fixSidebars(config: Keys): void {
  const [groups] = Object.values((config["sidebars"] ?? {}) as Record<string, Keys[]>);
  if (!groups) return;
  const worded = (link: unknown) => (typeof link === "string" ? { label: "Word", href: link } : link);
  const links = (group: Keys) => (group["links"] as unknown[]).map(worded);
  config["sidebars"] = { "/": groups.map((group) => ({ ...group, links: links(group) })) };
}

/** Makes periods start before they end, and limits them to existing pages. */
function fixTimes(config: Keys): void {
  for (const announcement of (config["announcements"] ?? []) as Keys[]) {
    if ("routes" in announcement) announcement["routes"] = ["/"];
    if (!("href" in announcement || "copy" in announcement)) delete announcement["label"];
  }
  orderPeriods(config);
}

/** Gives the site one more language if it has some, and shows entries in the site's own language. */
function fixLanguages(config: Keys): void {
  const { language = "en" } = config["site"] as Keys;
  if ("languages" in config) config["languages"] = { sv: { texts: {} } };
  const show = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const keys = value as Keys;
    if (Array.isArray(keys["languages"])) keys["languages"] = [language];
    Object.values(keys).forEach(show);
  };
  show(config);
}

/** Makes every period end after its start. */
function orderPeriods(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const keys = value as Keys;
  if ("from" in keys && "until" in keys) {
    keys["from"] = "2026-11-20";
    keys["until"] = "2030-11-20";
  }
  Object.values(keys).forEach(orderPeriods);
}

/** Makes the ids on a page unique. */
function uniqueIds(config: Keys): (field: Field) => unknown {
  const prefixes = ["sp-", ...buttonPrefixes(config)];
  const taken = new Map<unknown, Set<unknown>>();
  return ({ kind, value, path }) => {
    if (kind !== "anchor") return value;
    const place = path[0] === "news" ? "news" : path[1];
    const page = taken.get(place) ?? new Set();
    taken.set(place, page);
    const isReserved = prefixes.some((prefix) => String(value).startsWith(prefix));
    const id = isReserved || page.has(value) || !isAnchorId(String(value)) ? `place-${page.size}` : value;
    page.add(id);
    return id;
  };
}

/** The prefix of button ids on these pages. */
function buttonPrefixes(config: Keys): Set<string> {
  const prefixes = new Set<string>();
  mapFields(configSchema, config, ({ button, value }) => {
    if (button) prefixes.add(button.prefix);
    return value;
  });
  return prefixes;
}

function targetsOf(config: Keys): Targets {
  const ids = new Map<unknown, string[]>();
  mapFields(configSchema, config, ({ kind, value, path }) => {
    if (kind === "anchor") ids.set(path[1], [...(ids.get(path[1]) ?? []), String(value)]);
    return value;
  });
  const pages = (config["routes"] as Keys[]).flatMap(({ path }, index) => [
    String(path),
    `${String(path)}?from=here`,
    ...(ids.get(index) ?? []).map((id) => `${String(path)}#${id}`),
  ]);
  const messages = (config["toasts"] as Keys | undefined)?.["messages"] ?? {};
  return {
    links: [
      ...pages,
      ...files.downloads,
      "https://wiki.example/a?b=c#d",
      "http://wiki.example",
      "mailto:team@mossy.example?subject=Hi",
      "tel:+15550100",
      "steam://connect/play.mossy.example:27015",
      "minecraft:?addExternalServer=Mossy|play.mossy.example:19132",
      "{{chat}}",
      "#top",
    ],
    ids,
    constants: Object.keys(config["constants"] as Keys),
    toasts: Object.keys(messages),
    servers: Object.keys((config["servers"] as Keys | undefined) ?? {}),
    tags: Object.keys((config["tags"] as Keys | undefined) ?? {}),
  };
}

function connectField(field: Field, targets: Targets, random: Random): unknown {
  const { kind, value, path } = field;
  switch (kind) {
    case "text":
      if (field.names === "mailbox") return "team@mossy.example";
      if (field.names === "server") return random.pick(["play.mossy.example:19132", "[2001:db8::1]:25565"]);
      return field.mayBeEmpty && value === "" ? "" : withConstant(sayable(String(value)), targets, random);
    case "richText":
      return withConstant(linkedText(sayable(String(value)), field, targets, random), targets, random);
    case "icon":
      return random.pick(icons);
    case "href":
      return linkFrom(field, targets, random);
    case "postUrl":
      return random.pick(["https://forms.example/send", "{{chat}}", "{{ chat }}/x".replaceAll(" ", "")]);
    case "dataUrl":
      return random.pick(["https://status.example/main.json?a=b", "{{chat}}"]);
    case "frame":
      return random.pick(["https://map.example/#spawn", "https://youtu.be/abcdefghijk", "{{chat}}"]);
    case "image":
      return random.pick([...files.pictures, "https://pictures.example:8080/a.png?b"]);
    case "file":
      return fileFor(path.at(-1), random);
    case "tag":
      return targets.tags.length > 0 ? random.pick(targets.tags) : undefined;
    case "color":
      return random.pick([...targets.tags, ...colorRoles]);
    case "server":
      return targets.servers.length > 0 ? random.pick(targets.servers) : undefined;
    case "toast":
      return targets.toasts.length > 0 ? random.pick(targets.toasts) : undefined;
    case "action":
      return connectAction(value as Keys, field, random);
    case "anchored":
      return named(value as Keys, field);
    case "posts":
      return withoutTag(value as Keys);
    case "anchor":
    case "table":
    case "hero":
    case "people":
    case "face":
    case "date":
      return value;
  }
}

/** A file of the type that a key requires. */
function fileFor(key: unknown, random: Random): string {
  if (key === "favicon") return files.icon;
  if (key === "captions") return random.pick(files.captions);
  return random.pick(key === "src" || key === "video" ? files.videos : files.fonts);
}

/**
 * A button has one action, and a card at most one. Only copying shows a toast, and an entry with links has no other
 * action.
 */
function connectAction(action: Keys, { required: isRequired, opens, actions }: Field, random: Random): Keys {
  const { href, copy, toast, ...rest } = action;
  if (actions) {
    const { image, ...others } = rest;
    return image === undefined ? { ...others, href: href ?? "/" } : { ...others, image };
  }
  if (opens !== undefined && opens in rest) return rest;
  const follows = copy === undefined ? href : random.chance(0.5) ? href : undefined;
  if (follows !== undefined) return { ...rest, href: follows };
  if (copy === undefined && !isRequired) return rest;
  return { ...rest, copy: copy ?? "play.mossy.example", toast };
}

function withoutTag(block: Keys): Keys {
  return Object.fromEntries(Object.entries(block).filter(([key]) => key !== "tag"));
}

/** Adds one of several texts if one is required. */
function named(entry: Keys, { nameKeys = [], required }: Field): Keys {
  const [first] = nameKeys;
  const isNamed = nameKeys.some((key) => entry[key] !== undefined);
  return required === true && first !== undefined && !isNamed ? { ...entry, [first]: "Word" } : entry;
}

function linkFrom({ path }: Field, targets: Targets, random: Random): string {
  // A redirect's target is a page, a file or another site.
  if (path[0] === "redirects") return random.pick(targets.links.filter((link) => /^(?:\/|http)/.test(link)));
  const here = path[0] === "routes" ? (targets.ids.get(path[1]) ?? []) : [];
  return random.pick([...targets.links, ...here.map((id) => `#${id}`)]);
}

function linkedText(text: string, field: Field, targets: Targets, random: Random): string {
  return text.replace(/@\d/g, () => linkFrom(field, targets, random));
}

function withConstant(text: string, { constants }: Targets, random: Random): string {
  return random.chance(0.2) ? `${text} {{${random.pick(constants)}}}` : text;
}

/** Visible text without braces, which would be a constant. */
function sayable(text: string): string {
  const plain = text.replace(/(?<!\\)\{{2,}/g, "{");
  return /[\p{Letter}\p{Number}]/u.test(plain) ? plain : `Word ${plain}`;
}
