import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Schema, Validator } from "@cfworker/json-schema";
import { configSchema } from "../../src/config/config";
import { compileSchema } from "../../src/reference/strictSchema.fixture";
import { root } from "../sites/configs";

/** The published schema. */
const published = JSON.parse(readFileSync(join(root, "schema/site.schema.json"), "utf8")) as Schema;

const ajv = compileSchema(published);
const cfworker = new Validator(published, "2020-12");

/**
 * Whether the program and two validators with the published schema accept a value's shape. The second validator makes
 * URLs from keys, and throws for a lone surrogate.
 * @param value - parsed JSON
 */
export function verdicts(value: unknown): Record<string, boolean> {
  return {
    zod: configSchema.safeParse(value).success,
    ajv: ajv(value),
    ...(hasKey(value, /\p{Surrogate}/u) ? {} : { cfworker: cfworker.validate(value).valid }),
  };
}

/**
 * Explains a disagreement between the three; `undefined` if they agree. Two exceptions are checked in the text, not in
 * the shape: keys that JavaScript reserves, and numbers that are too large.
 */
export function disagreement(value: unknown): string[] {
  if (hasKey(value, /^__proto__$/) || hasEndlessNumber(value)) return [];
  const answers = verdicts(value);
  const isUnanimous = new Set(Object.values(answers)).size === 1;
  return isUnanimous ? [] : [`disagreement: ${JSON.stringify(answers)}`];
}

function hasKey(value: unknown, pattern: RegExp): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, child]) => pattern.test(key) || hasKey(child, pattern));
}

function hasEndlessNumber(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasEndlessNumber);
}
