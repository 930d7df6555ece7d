import type { Path } from "../../schema/walk";
import { isGroup } from "../../schema/structure";
import { valueAt } from "../../schema/schemaAt";

/** The path of the innermost entry of a list around a value, whose form is shown; a key of the config otherwise. */
export function formPath(config: unknown, selected: Path): Path {
  for (let length = selected.length; length > 1; length--) {
    const path = selected.slice(0, length);
    if (typeof path.at(-1) === "number" && isGroup(valueAt(config, path))) return path;
  }
  return selected.slice(0, 1);
}

/** The part of a value that leads to a path: other entries and keys with groups are left out, single values stay. */
export function alongPath(value: unknown, path: Path): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    list[Number(part)] = alongPath(value[Number(part)], rest);
    return list;
  }
  if (!isGroup(value)) return value;
  const single = Object.entries(value).filter(([, item]) => typeof item !== "object");
  return { ...Object.fromEntries(single), [part]: alongPath(value[part], rest) };
}
