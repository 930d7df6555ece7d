import type { Path } from "../../src/schema/walk";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One value inside a config, with its container. */
export interface Place {
  holder: Json[] | { [key: string]: Json };
  key: string | number;
  path: Path;
  value: Json;
}

/** All places inside a value. */
export function placesOf(value: Json, path: Path = []): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, child]) => {
    const key = isList ? Number(name) : name;
    const here = [...path, key];
    return [{ holder: value, key, path: here, value: child }, ...placesOf(child, here)];
  });
}

/** Replaces the value of a place. */
export function put({ holder, key }: Pick<Place, "holder" | "key">, value: Json): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  // An assignment to `__proto__` would be lost.
  else {
    Object.defineProperty(holder, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
}

/** Removes a place. */
export function remove({ holder, key }: Pick<Place, "holder" | "key">): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** Renames the key of a place, keeping its position. */
export function rename({ holder, key }: Pick<Place, "holder" | "key">, name: string): void {
  if (Array.isArray(holder)) return;
  const entries = Object.entries(holder);
  for (const [old] of entries) delete holder[old];
  for (const [old, value] of entries) put({ holder, key: old === key ? name : old }, value);
}

/** Whether a value is an object. */
export function isGroup(value: Json): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
