import { pagePath } from "../../fields/addresses/pagePath";
import type { Path } from "../../schema/walk";
import { isGroup } from "../../schema/structure";
import type { Names } from "../messages";
import type { EditorWorld } from "../world/editorWorld";

/** Everything that a config can refer to. Its value need not be valid. */
export function namesOf(config: unknown, { listing, icons }: EditorWorld): Names {
  const root = isGroup(config) ? config : {};
  const keys = (key: string) => (isGroup(root[key]) ? Object.keys(root[key]) : []);
  const routes = Array.isArray(root["routes"]) ? (root["routes"] as unknown[]) : [];
  return {
    pages: routes.flatMap((route) => {
      const { path, title } = isGroup(route) ? route : {};
      return typeof path === "string"
        ? [{ path: pagePath(path), title: typeof title === "string" ? title : path }]
        : [];
    }),
    anchors: [...idsIn(routes)],
    toasts: keys("toasts").filter((name) => !["durationMs", "limit", "standard"].includes(name)),
    tags: keys("tags"),
    servers: keys("servers"),
    constants: keys("constants"),
    files: listing.files.map(({ path, size, picture }) => ({ path, size, ...picture })),
    uses: usesOf(root, new Set(listing.files.map(({ path }) => path))),
    icons: icons.names(),
  };
}

function idsIn(value: unknown, ids = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) idsIn(item, ids);
  else if (isGroup(value)) {
    if (typeof value["id"] === "string") ids.add(value["id"]);
    for (const item of Object.values(value)) if (typeof item === "object") idsIn(item, ids);
  }
  return ids;
}

/** The places of these texts in a value. */
function usesOf(value: unknown, wanted: ReadonlySet<string>): Record<string, Path[]> {
  const uses: Record<string, Path[]> = {};
  visit(value, []);
  return uses;

  function visit(inner: unknown, path: Path): void {
    if (typeof inner === "string" && wanted.has(inner)) (uses[inner] ??= []).push(path);
    else if (Array.isArray(inner)) inner.forEach((item, index) => visit(item, [...path, index]));
    else if (isGroup(inner)) for (const [key, item] of Object.entries(inner)) visit(item, [...path, key]);
  }
}
