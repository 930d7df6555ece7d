import {
  chosenForm,
  type Form,
  type FormTable,
  type GroupForm,
  jsonTypeOf,
  startOf,
} from "../../../schema/formTable";

/** A value and the form that shows it. */
interface Part {
  form: number;
  value: unknown;
}

/** A value in another form, such as another type of block. Keeps what fits, and completes the rest. */
export function convert(table: FormTable, from: number, to: number, value: unknown): unknown {
  const part = { form: from, value };
  return adapt(table, part, to) ?? reshape(table, part, to) ?? startOf(table, to);
}

/** The same value in a form of the same shape; `undefined` if it does not fit. */
function adapt(table: FormTable, { form: from, value }: Part, to: number): unknown {
  const form = value === undefined ? undefined : chosenForm(table, from, value);
  if (form === undefined) return undefined;
  if (from === to || form === to) return value;
  const part = { form, value };
  const target = table.forms[to]!;
  switch (target.control) {
    case "switch":
      return first(target.options, (option) => adapt(table, part, option));
    case "variant": {
      const option = chosenForm(table, to, value);
      return option === undefined ? undefined : adapt(table, part, option);
    }
    case "group":
    case "table":
    case "condition":
      return adaptGroup(table, part, to, target);
    case "list": {
      const items = partsOf(table, part).flatMap((item) => adapt(table, item, target.entry) ?? []);
      const isEnough = Array.isArray(value) && items.length >= Math.max(1, target.least ?? 0);
      return isEnough ? items.slice(0, target.most) : undefined;
    }
    case "choice":
      return (target.values as readonly unknown[]).includes(value) ? value : undefined;
    case "fixed":
      return value === target.value ? value : undefined;
    default:
      return isSameKind(table.forms[form]!, target, value) ? value : undefined;
  }
}

/** A group with the keys that fit, in their order. */
function adaptGroup(table: FormTable, { form, value }: Part, to: number, { keys }: GroupForm): unknown {
  const source = table.forms[form]!;
  if (!("keys" in source) || jsonTypeOf(value) !== "group") return undefined;
  const start = startOf(table, to) as Record<string, unknown>;
  const group = value as Record<string, unknown>;
  const fitting = Object.keys(group).flatMap((key) => {
    const known = Object.hasOwn(keys, key) && Object.hasOwn(source.keys, key);
    const item = known && adapt(table, { form: source.keys[key]!.form, value: group[key] }, keys[key]!.form);
    if (known && item !== undefined) return [{ key, item, isKept: true }];
    return Object.hasOwn(start, key) ? [{ key, item: start[key], isKept: false }] : [];
  });
  if (!fitting.some(({ isKept }) => isKept)) return undefined;
  return { ...Object.fromEntries(fitting.map(({ key, item }) => [key, item])), ...missing(start, group) };
}

function missing(start: Record<string, unknown>, group: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(start).filter(([key]) => !Object.hasOwn(group, key)));
}

/** A value in a form of another shape, such as a text as the title of a group. */
function reshape(table: FormTable, part: Part, to: number): unknown {
  const target = table.forms[to]!;
  const parts = [part, ...partsOf(table, part)];
  if ("keys" in target) {
    // Texts of another group would become something else here, such as a paragraph a title.
    if (jsonTypeOf(part.value) === "group") return undefined;
    const start = startOf(table, to) as Record<string, unknown>;
    const ranked = [...new Set([...(target.names ?? []), ...Object.keys(target.keys)])];
    const keys = ranked.toSorted(
      (a, b) => Number(target.keys[b]!.required ?? 0) - Number(target.keys[a]!.required ?? 0),
    );
    return first(keys, (key) => {
      const item = first(parts, (one) => adapt(table, one, target.keys[key]!.form));
      return item === undefined ? undefined : { ...start, [key]: item };
    });
  }
  if (target.control === "list") {
    const item = first(parts, (one) => adapt(table, one, target.entry));
    return item === undefined ? undefined : [item];
  }
  return first(parts, (one) => adapt(table, one, to) ?? asNumberOrText(target, one.value));
}

/** The parts of a value: the entries of a list, or the keys of a group, with those that name it first. */
function partsOf(table: FormTable, { form: id, value }: Part): Part[] {
  const chosen = value === undefined ? undefined : chosenForm(table, id, value);
  const form = chosen === undefined ? undefined : table.forms[chosen]!;
  if (form?.control === "list" && Array.isArray(value))
    return value.map((item: unknown) => ({ form: form.entry, value: item }));
  if (!form || !("keys" in form) || jsonTypeOf(value) !== "group") return [];
  const group = value as Record<string, unknown>;
  const keys = [...new Set([...(form.names ?? []), ...Object.keys(group)])];
  return keys
    .filter((key) => Object.hasOwn(group, key) && Object.hasOwn(form.keys, key))
    .map((key) => ({ form: form.keys[key]!.form, value: group[key] }));
}

/** Whether two forms of single values accept the same texts. Others have patterns that may differ. */
function isSameKind(source: Form, target: Form, value: unknown): boolean {
  const isText = ({ control }: Form) => control === "text" || control === "formatted";
  if (isText(source) && isText(target)) return value !== "" || "canBeEmpty" in target;
  const isOther = ["line", "address", "pagePath", "number"].includes(target.control);
  return source.control === target.control && !isOther && !("options" in target);
}

function asNumberOrText({ control }: Form, value: unknown): unknown {
  if (control === "number" && typeof value === "string" && value.trim() !== "") {
    const number = Number(value);
    return Number.isFinite(number) ? number : undefined;
  }
  const isText = control === "line" || control === "text";
  return isText && typeof value === "number" ? String(value) : undefined;
}

/** The first result that is defined. */
function first<T>(list: readonly T[], find: (item: T) => unknown): unknown {
  for (const item of list) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
