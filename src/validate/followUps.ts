import { configSchema } from "../config/config";
import { fillConstants } from "../fields/texts/constants";
import { fieldMeta } from "../fields/kind";
import type { Path } from "../schema/walk";
import { constantsOf } from "./constantsOf";
import type { Finding } from "./finding";
import { linkPlaces } from "./links/linkPlaces";
import { valueAt } from "../schema/schemaAt";
import { Cursor } from "../schema/cursor";
import { meantBy } from "./shape/unknownKey";

/**
 * Tells of each finding whether it only follows from one about the shape: what it misses is there, but
 * stands under a wrong key or is of the wrong kind. Fixing that fixes both.
 */
export function followUpsOf(config: unknown, shape: readonly Finding[]): (finding: Finding) => boolean {
  const hidden = shape.flatMap((finding) => hiddenBy(config, finding));
  if (hidden.length === 0) return () => false;
  const isHidden = (...paths: Path[]) => paths.some((path) => hidden.some((one) => isSame(one, path)));
  return (finding) => {
    const group = finding.path.slice(0, -1);
    switch (finding.code) {
      case "unknown-constant":
        return isHidden(["constants"]);
      case "unknown-tag":
        return isHidden(["tags"]);
      case "unknown-server":
        return isHidden(["servers"]);
      case "unknown-post-tag":
        return hidden.some(hidesPostTags);
      case "unknown-toast":
        return isHidden(["toasts"], ["toasts", "messages"]);
      case "toast-without-copy":
        return isHidden([...group, "copy"]);
      case "unknown-page":
        return hidden.some((path) => hidesPath(config, path));
      case "unknown-anchor":
        return leadsTo(config, finding.path, pagesOfHiddenIds(config, hidden));
      default:
        return (finding.needs ?? []).some((place) =>
          hidden.some((path) => isSame(path, place) || (isInside(path, place) && hidesIds(config, path))),
        );
    }
  };
}

/** The places whose values cannot be read because of a finding about the shape. */
function hiddenBy(config: unknown, { code, path }: Finding): Path[] {
  return code === "unknown-key"
    ? meantBy(Cursor.of(configSchema, config).at(path)).filter(
        (meant) => valueAt(config, meant) === undefined,
      )
    : [path];
}

/** Whether the address of a page cannot be told because of a place. */
function hidesPath(config: unknown, path: Path): boolean {
  if (path[0] === "news") return hidesNews(path);
  if (path[0] !== "routes") return false;
  // One that is only malformed tells enough.
  return path.length <= 2 || (isSame(path.slice(2), ["path"]) && typeof valueAt(config, path) !== "string");
}

/** Whether the addresses of the news, or that of a post, cannot be told because of a place. */
function hidesNews([, key = "path", , ofPost = "slug"]: Path): boolean {
  return key === "path" || (key === "posts" && ["slug", "date"].includes(String(ofPost)));
}

/** Whether tags of the posts may stand at a place, or in what belongs there. */
function hidesPostTags([first, second, , key]: Path): boolean {
  return first === "news" && (second ?? "posts") === "posts" && (key ?? "tags") === "tags";
}

/** Whether ids may stand at a place, or in what belongs there. */
function hidesIds(config: unknown, path: Path): boolean {
  const { structure, part, parent } = Cursor.of(configSchema, config).at(path);
  if (structure?.is === "group" || structure?.is === "list" || structure?.is === "choice") return true;
  const { nameKeys } = (parent?.schema && fieldMeta.get(parent.schema)) ?? {};
  return part === "id" || nameKeys?.includes(String(part)) === true;
}

/** The places in `routes` of the pages some of whose ids cannot be read. */
function pagesOfHiddenIds(config: unknown, hidden: readonly Path[]): Set<unknown> {
  const paths = hidden.filter((path) => path[0] === "routes" && hidesIds(config, path));
  return new Set(paths.map(([, index]) => index));
}

/** Whether a link at a place leads to one of these pages. */
function leadsTo(config: unknown, path: Path, pages: ReadonlySet<unknown>): boolean {
  if (pages.size === 0) return false;
  const constants = constantsOf(config) ?? {};
  const addresses = linkPlaces(config)
    .filter((place) => isSame(place.path, path))
    .map(({ address }) => fillConstants(address, constants));
  const routes = new Set([...pages].map((index) => valueAt(config, ["routes", index as number, "path"])));
  return addresses.some((address) => {
    if (address.startsWith("#")) return path[0] !== "routes" || pages.has(path[1]);
    return routes.has(address.replace(/[?#].*$/s, "").replace(/(?<=.)\/$/, ""));
  });
}

function isInside(path: Path, outer: Path): boolean {
  return outer.every((part, index) => path[index] === part);
}

function isSame(path: Path, other: Path): boolean {
  return path.length === other.length && isInside(path, other);
}
