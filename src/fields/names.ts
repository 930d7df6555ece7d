import type * as z from "zod";
import { most } from "./amounts";

/** A group of keys whose names are the owner's own, with as many as {@link most} says. */
export function names<Name extends z.core.$ZodRecordKey, Entry extends z.core.SomeType>(
  record: z.ZodRecord<Name, Entry>,
): z.ZodRecord<Name, Entry> {
  return record
    .check(({ value, issues }) => {
      const size = Object.keys(value).length;
      if (size <= most.names) return;
      issues.push({
        code: "too_big",
        origin: "object",
        maximum: most.names,
        inclusive: true,
        input: value,
        path: [],
      });
    })
    .meta({ maxProperties: most.names });
}
