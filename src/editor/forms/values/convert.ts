import { type FormTable, jsonTypeOf, startOf, takes } from "../../../schema/formTable";

/** A value in another form of a switch. Keeps what fits. */
export function convert(table: FormTable, from: number, to: number, value: unknown): unknown {
  if (value === undefined || fits(table, to, value)) return value ?? startOf(table, to);
  const form = table.forms[to]!;
  const values = simpleValues(namesFirst(table, from, value));
  const [simple] = values;
  if ("keys" in form) return simple === undefined ? startOf(table, to) : intoGroup(table, to, simple);
  if (form.control === "list") return fits(table, form.entry, simple) ? [simple] : startOf(table, to);
  // Only texts and numbers become each other: `true` says nothing.
  const other = typeof simple === "number" ? String(simple) : Number(simple || NaN);
  const others = typeof simple === "boolean" || Number.isNaN(other) ? [] : [other];
  for (const one of [...values, ...others]) if (fits(table, to, one)) return one;
  return startOf(table, to);
}

/** A group in another variant. Keeps every key that fits. */
export function changeVariant(table: FormTable, to: number, by: string, value: unknown): unknown {
  const form = table.forms[to]!;
  const start = startOf(table, to) as Record<string, unknown>;
  if (!("keys" in form) || jsonTypeOf(value) !== "group") return start;
  const kept = Object.entries(value as object).filter(
    ([key, item]) => key !== by && Object.hasOwn(form.keys, key) && fits(table, form.keys[key]!.form, item),
  );
  return { [by]: start[by], ...Object.fromEntries(kept), ...missing(start, kept) };
}

function missing(start: Record<string, unknown>, kept: readonly (readonly [string, unknown])[]) {
  const names = new Set(kept.map(([key]) => key));
  return Object.fromEntries(Object.entries(start).filter(([key]) => !names.has(key)));
}

function intoGroup(table: FormTable, to: number, simple: unknown): unknown {
  const form = table.forms[to]!;
  const start = startOf(table, to) as Record<string, unknown>;
  if (!("keys" in form)) return start;
  const keys = [...new Set([...(form.names ?? []), ...Object.keys(form.keys)])];
  const shown = keys.filter((key) => fits(table, form.keys[key]!.form, simple));
  const key = shown.find((one) => form.keys[one]!.required) ?? shown[0];
  return key === undefined ? start : { ...start, [key]: simple };
}

/** Whether a form accepts a value: a choice only its own values. */
function fits(table: FormTable, id: number, value: unknown): boolean {
  const form = table.forms[id]!;
  if (form.control === "choice") return (form.values as readonly unknown[]).includes(value);
  if (form.control === "switch") return form.options.some((option) => fits(table, option, value));
  if (form.control === "group" && jsonTypeOf(value) === "group")
    return Object.keys(value as object).every((key) => Object.hasOwn(form.keys, key));
  return value !== undefined && takes(table, id, value);
}

/** A group with the keys that name it first. */
function namesFirst(table: FormTable, id: number, value: unknown): unknown {
  const form = table.forms[id]!;
  const group = value as Record<string, unknown>;
  const names = "keys" in form ? (form.names ?? []).filter((key) => Object.hasOwn(group, key)) : [];
  return names.length > 0 ? [...names.map((key) => group[key]), value] : value;
}

/** The single values inside a value. */
function simpleValues(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(simpleValues) : [value];
}
