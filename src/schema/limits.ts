import type * as z from "zod";
import type { Schema } from "./structure";

/** The limits of a number, or of the length of a list or text. */
export interface Limits {
  least?: number;
  most?: number;
  above?: number;
  isWhole?: boolean;
  /** Whether a text must match a pattern. */
  hasPattern?: boolean;
}

/** The limits that the checks of a number or list set. */
export function limitsOf(schema: Schema): Limits {
  const checks = [schema._zod.def, ...(schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def)];
  return Object.assign(
    {},
    ...checks.map((check) => limitOf(check as z.core.$ZodChecks["_zod"]["def"])),
  ) as Limits;
}

function limitOf(check: z.core.$ZodChecks["_zod"]["def"]): Limits {
  switch (check.check) {
    case "min_length":
      return { least: check.minimum };
    case "max_length":
      return { most: check.maximum };
    case "greater_than":
      return check.inclusive ? { least: Number(check.value) } : { above: Number(check.value) };
    case "less_than":
      return { most: Number(check.value) };
    case "number_format":
      return { isWhole: check.format.includes("int") };
    case "string_format":
      return { hasPattern: true };
    default:
      return {};
  }
}
