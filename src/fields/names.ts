import type * as z from "zod";
import { most } from "./amounts";

/** An object whose keys the owner chooses. */
export function names<Name extends z.core.$ZodRecordKey, Entry extends z.core.SomeType>(
  record: z.ZodRecord<Name, Entry>,
  limit: number = most.names,
): z.ZodRecord<Name, Entry> {
  return record
    .check(({ value, issues }) => {
      const size = Object.keys(value).length;
      if (size <= limit) return;
      issues.push({
        code: "too_big",
        origin: "object",
        maximum: limit,
        inclusive: true,
        input: value,
        path: [],
      });
    })
    .meta({ maxProperties: limit });
}
