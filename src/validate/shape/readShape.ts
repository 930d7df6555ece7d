import type * as z from "zod";
import { configSchema, type SiteConfig } from "../../config/config";
import { routeSchema } from "../../config/routes";
import { most } from "../../fields/amounts";
import { isGroup } from "../../schema/structure";
import type { ConfigMemory } from "../configMemory";

/** Ends at the first list or object with a mistake. Zod has no public option for that without a second reading. */
const stopEarly = { abortEarly: true };

/** A config with its defaults, unless it is not needed, or the mistakes in its shape. */
export type Shape =
  | { success: true; data: SiteConfig | undefined; error: undefined }
  | z.ZodSafeParseError<SiteConfig>;

/** How configs are read. */
export interface Reading {
  memory: ConfigMemory | undefined;
  /**
   * Whether Zod generates no code. It generates a parser for each object schema, which takes longer than reading a config of
   * up to a thousand pages without them. So the first config of a process is read without, because most processes read only
   * one.
   */
  jitless: boolean;
}

/** Reads a config as if it were valid; `undefined` if its shape is wrong. */
export function firstReading(value: unknown, reading: Reading, isOnlyChecked: boolean): Shape | undefined {
  const { jitless, memory } = reading;
  const routes = routesOf(value);
  if (!isOnlyChecked || memory || routes.length > most.routes) {
    const shape = readShape(value, reading, stopEarly);
    if (!shape.success) return undefined;
    return isOnlyChecked ? { ...shape, data: undefined } : shape;
  }
  // One page after another, because all parsed pages together take as much memory as the config.
  const [first, ...others] = routes;
  const context = { ...stopEarly, jitless };
  const isValid =
    configSchema.safeParse(first ? { ...(value as object), routes: [first] } : value, context).success &&
    others.every((route) => routeSchema.safeParse(route, context).success);
  return isValid ? { success: true, data: undefined, error: undefined } : undefined;
}

export function readShape(value: unknown, { memory, jitless }: Reading, context = {}): Shape {
  const routes = routesOf(value);
  const outputs = memory?.outputs;
  const changed = routes.filter((route) => !outputs?.has(route as object));
  if (changed.length < routes.length) {
    // A list of routes must not be empty.
    const few = changed.length > 0 ? changed : routes.slice(0, 1);
    const { data } = configSchema.safeParse({ ...(value as object), routes: few }, { jitless });
    if (data) return noteOutputs(data, few);
  }
  const result = configSchema.safeParse(value, { ...context, jitless });
  return result.success ? noteOutputs(result.data, routes) : result;

  function noteOutputs(data: SiteConfig, parsed: readonly unknown[]) {
    parsed.forEach((route, index) => outputs?.set(route as object, data.routes[index]!));
    const all = outputs ? routes.map((route) => outputs.get(route as object)!) : data.routes;
    return { success: true, data: { ...data, routes: all }, error: undefined } as const;
  }
}

function routesOf(value: unknown): readonly unknown[] {
  return isGroup(value) && Array.isArray(value["routes"]) ? value["routes"] : [];
}
