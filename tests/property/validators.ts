import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Schema, Validator } from "@cfworker/json-schema";
import { configSchema } from "../../src/config/config";
import { compileSchema } from "../../src/reference/strictSchema.fixture";
import { root } from "../sites/configs";

/** The schema that is published, as editors and other tools read it. */
const published = JSON.parse(readFileSync(join(root, "schema/site.schema.json"), "utf8")) as Schema;

const ajv = compileSchema(published);
const cfworker = new Validator(published, "2020-12");

/**
 * Who accepts the shape of a value: the program, and two validators that know nothing but the published schema.
 * The second of these makes addresses of keys, and throws when one of them holds half of a character.
 * @param value - read from JSON
 */
export function verdicts(value: unknown): Record<string, boolean> {
  return {
    zod: configSchema.safeParse(value).success,
    ajv: ajv(value),
    ...(hasKey(value, /\p{Surrogate}/u) ? {} : { cfworker: cfworker.validate(value).valid }),
  };
}

/**
 * What is wrong where the three disagree; nothing when they agree, and for the two things that the shape
 * does not decide: a key that JavaScript keeps for itself, and a number too large to be one. The
 * validator of the program looks for both in the text.
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
