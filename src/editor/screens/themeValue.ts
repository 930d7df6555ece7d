import type { Path } from "../../schema/walk";

type Group = Readonly<Record<string | number, unknown>>;

/** A value in a theme; `undefined` if it is missing. */
export function themeValue(theme: unknown, path: Path): unknown {
  return path.reduce((inner: unknown, key) => groupOf(inner)[key], theme);
}

/** A copy of a theme with another value at a path; `undefined` removes it. */
export function themeWith(theme: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const group = groupOf(theme);
  return { ...group, [key]: themeWith(group[key], rest, value) };
}

function groupOf(value: unknown): Group {
  return typeof value === "object" && value !== null ? (value as Group) : {};
}
