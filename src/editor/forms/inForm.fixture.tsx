import { render, screen } from "@testing-library/react";
import { describeForms, type Forms } from "../../schema/descriptors";
import { formAt } from "../../schema/formTable";
import type { Schema } from "../../schema/structure";
import { valueAt } from "../../schema/schemaAt";
import type { Path } from "../../schema/walk";
import { Form, type FormProps } from "./Form";
import type { Intent } from "./intents";

type Item = Record<string | number, unknown>;

/** Applies an intent to a copy of a value, like the worker does to the text. */
export function applyIntent(value: unknown, intent: Intent): unknown {
  const copy = structuredClone(value);
  const isKey = intent.kind === "set" || intent.kind === "remove";
  const holderPath = isKey ? intent.path.slice(0, -1) : intent.path;
  if (isKey && intent.path.length === 0) return intent.kind === "set" ? intent.value : undefined;
  const holder = make(copy, holderPath);
  const key = intent.path.at(-1)!;
  switch (intent.kind) {
    case "set":
      holder[key] = intent.value;
      break;
    case "remove":
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      break;
    case "insert":
      (holder as unknown as unknown[]).splice(intent.index, 0, intent.value);
      break;
    case "move": {
      const list = holder as unknown as unknown[];
      list.splice(intent.to, 0, ...list.splice(intent.from, 1));
      break;
    }
    default: {
      const entries = Object.entries(holder);
      for (const [name] of entries) delete holder[name];
      for (const [name, item] of entries) holder[name === intent.key ? intent.to : name] = item;
    }
  }
  return copy;
}

function make(value: unknown, path: Path): Item {
  let here = value as Item;
  for (const part of path) here = (here[part] ??= {}) as Item;
  return here;
}

export interface Shown {
  intents: Intent[];
  value: () => unknown;
  forms: Forms;
  /** Replaces the value from outside, like undo. */
  setValue: (value: unknown) => void;
}

/** Renders the form of a schema, whose value follows its intents. */
export function showForm(
  schema: Schema,
  value: unknown,
  more: Partial<Pick<FormProps, "findings" | "names" | "path">> & { at?: Path; keepsStill?: boolean } = {},
): Shown {
  const forms = describeForms(schema);
  const { at = [], keepsStill = false, ...props } = more;
  const intents: Intent[] = [];
  let current = value;
  const view = () => (
    <Form
      table={forms.table}
      help={forms.help}
      form={formAt(forms.table, current, at)!}
      value={valueAt(current, at)}
      path={at}
      findings={[]}
      names={{}}
      {...props}
      onIntent={(...list) => {
        intents.push(...list);
        if (!keepsStill) setValue(list.reduce<unknown>(applyIntent, current));
      }}
    />
  );
  const { rerender } = render(view());
  return { intents, value: () => current, forms, setValue };

  function setValue(next: unknown) {
    current = next;
    rerender(view());
  }
}

export const field = <E extends HTMLElement = HTMLElement>(name: string | RegExp) =>
  screen.getByLabelText<E>(name);
export const button = (name: string | RegExp) => screen.getByRole("button", { name });
