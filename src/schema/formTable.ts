import type { Path } from "./walk";

/** The controls of single values. */
export const leafControls = [
  "line",
  "text",
  "formatted",
  "yesNo",
  "address",
  "link",
  "anchor",
  "date",
  "day",
  "color",
  "colorName",
  "picture",
  "icon",
  "file",
  "tag",
  "toast",
  "server",
  "language",
  "timeZone",
  "pagePath",
  "question",
] as const;

/** A single value that is written or chosen by name. */
export interface LeafForm {
  control: (typeof leafControls)[number];
  /** The value of a new entry, unless "…" is valid. */
  start?: string;
  canBeEmpty?: true;
}

export interface NumberForm {
  control: "number";
  least?: number;
  most?: number;
  above?: number;
  isWhole?: true;
  start: number;
}

export interface ChoiceForm {
  control: "choice";
  values: readonly (string | number | boolean)[];
}

/** A value that cannot be changed. */
export interface FixedForm {
  control: "fixed";
  value: unknown;
}

/** A key of a group. */
export interface KeyForm {
  form: number;
  /** Whether the key is required. */
  required?: true;
  /** Whether a new entry starts with the key. */
  starts?: true;
  fallback?: unknown;
  /** Whether the key is folded until it is set. */
  rare?: true;
  /** Whether owners never change the key. */
  hidden?: true;
}

/** `table` shows columns and rows as a grid, and `condition` is a sentence. */
export interface GroupForm {
  control: "group" | "table" | "condition";
  keys: Readonly<Record<string, KeyForm>>;
  /** The keys whose texts name an entry. The first text wins. */
  names?: readonly string[];
}

export interface ListForm {
  control: "list";
  entry: number;
  /** The word for an entry, such as "card". */
  word: string;
  least?: number;
  most?: number;
}

/** Values with names that the owner chooses. */
export interface NamesForm {
  control: "names";
  name: number;
  entry: number;
}

/** A group whose keys depend on one key, such as `type`. */
export interface VariantForm {
  control: "variant";
  by: string;
  options: Readonly<Record<string, number>>;
}

/** A value with several forms, the simplest first. */
export interface SwitchForm {
  control: "switch";
  options: readonly number[];
}

/** The control for a value, as plain data. */
export type Form =
  | LeafForm
  | NumberForm
  | ChoiceForm
  | FixedForm
  | GroupForm
  | ListForm
  | NamesForm
  | VariantForm
  | SwitchForm;

export type Control = Form["control"];

/** The forms of a schema. They refer to each other by their index. */
export interface FormTable {
  root: number;
  forms: readonly Form[];
}

/** The descriptions of a form's parts, in order, by the form's index. They are separate to keep the forms small. */
export type FormHelp = Readonly<Record<number, readonly string[]>>;

type JsonType = "text" | "number" | "boolean" | "list" | "group" | "null";

export function jsonTypeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  if (typeof value === "object") return "group";
  return typeof value === "number" || typeof value === "boolean" ? (typeof value as "number") : "text";
}

/** Whether a form shows values of a JSON type. */
export function takes({ forms }: FormTable, id: number, value: unknown): boolean {
  const form = forms[id]!;
  const type = jsonTypeOf(value);
  switch (form.control) {
    case "group":
    case "table":
    case "condition":
    case "names":
    case "variant":
      return type === "group";
    case "list":
    case "number":
      return type === form.control;
    case "yesNo":
      return type === "boolean";
    case "fixed":
      return value === form.value;
    case "choice":
      return form.values.some((one) => jsonTypeOf(one) === type);
    case "switch":
      return form.options.some((option) => takes({ forms, root: option }, option, value));
    default:
      return type === "text";
  }
}

/** The option that shows a value; the first if there is no value. */
export function optionFor(table: FormTable, { options }: SwitchForm, value: unknown): number {
  const index = value === undefined ? 0 : options.findIndex((option) => takes(table, option, value));
  return Math.max(0, index);
}

/** The form of a value after its variants, and the switches around it. */
export function chosenForm(table: FormTable, id: number, value: unknown): number | undefined {
  const form = table.forms[id]!;
  if (form.control === "switch")
    return chosenForm(table, form.options[optionFor(table, form, value)]!, value);
  if (form.control !== "variant") return id;
  const chosen = jsonTypeOf(value) === "group" ? (value as Record<string, unknown>)[form.by] : undefined;
  return typeof chosen === "string" && Object.hasOwn(form.options, chosen) ? form.options[chosen] : undefined;
}

/** The form at a path, as far as the value chooses it. */
export function formAt(table: FormTable, value: unknown, path: Path, from = table.root): number | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return from;
  const id = chosenForm(table, from, value);
  const inner = id === undefined ? undefined : partOf(table.forms[id]!, part);
  const item = (value as Record<string | number, unknown> | null | undefined)?.[part];
  return inner === undefined ? undefined : formAt(table, item, rest, inner);
}

function partOf(form: Form, part: string | number): number | undefined {
  if (form.control === "list" || form.control === "names") return form.entry;
  if (!("keys" in form) || !Object.hasOwn(form.keys, part)) return undefined;
  return form.keys[part]!.form;
}

/** The smallest valid value of a form, for a new entry. */
export function startOf(table: FormTable, id: number): unknown {
  const form = table.forms[id]!;
  switch (form.control) {
    case "group":
    case "table":
    case "condition":
      return Object.fromEntries(
        Object.entries(form.keys).flatMap(([key, { form, required, starts }]) =>
          required || starts ? [[key, startOf(table, form)]] : [],
        ),
      );
    case "list":
      return Array.from({ length: Math.max(1, form.least ?? 1) }, () => startOf(table, form.entry));
    case "names":
      return {};
    case "variant":
      return startOf(table, Object.values(form.options)[0]!);
    case "switch":
      return startOf(table, form.options[0]!);
    case "choice":
      return form.values[0];
    case "fixed":
      return form.value;
    case "yesNo":
      return true;
    default:
      return form.start ?? "…";
  }
}
