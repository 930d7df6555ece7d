import type { Path } from "../../src/schema/walk";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One value inside a config, with what holds it. */
export interface Place {
  holder: Json[] | { [key: string]: Json };
  key: string | number;
  path: Path;
  value: Json;
}

/** Every place inside a value. */
export function placesOf(value: Json, path: Path = []): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, child]) => {
    const key = isList ? Number(name) : name;
    const here = [...path, key];
    return [{ holder: value, key, path: here, value: child }, ...placesOf(child, here)];
  });
}

/** Puts another value at a place. */
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

/** Takes a place away. */
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

/** Whether something holds keys. */
export function isGroup(value: Json): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
