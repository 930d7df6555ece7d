import { createContext, type ComponentType, use } from "react";
import type { Form, FormHelp, FormTable } from "../../schema/formTable";
import type { Path } from "../../schema/walk";
import type { EditorWords } from "../words/en";
import type { FormFinding, OnIntent } from "./intents";
import type { Names } from "./names";

/** A place in the form: a value, and how it is called. */
export interface Slot {
  /** The index of its form. */
  form: number;
  value: unknown;
  path: Path;
  label: string;
  about?: string | undefined;
  /** Whether the value cannot be removed: it is required, or an entry of a list. */
  isFixed?: boolean;
  /** The default. */
  fallback?: unknown;
  /** Whether the label is only for screen readers, because the surroundings show it. */
  isBare?: boolean;
}

export interface ControlProps<F extends Form = Form> {
  form: F;
  slot: Slot;
}

export interface FormContextValue {
  table: FormTable;
  help: FormHelp;
  words: EditorWords;
  names: Names;
  findings: readonly FormFinding[];
  onIntent: OnIntent;
  /** Tells screen readers about a change. */
  announce: (text: string) => void;
  /** The translations of a text; absent if the site has one language. */
  Translations?: ComponentType<{ path: Path; label: string }> | undefined;
  /** The control of any slot. It is in the context because controls contain each other. */
  Part: ComponentType<{ slot: Slot }>;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useForm(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error("A control must be inside a form.");
  return context;
}

/** The id of the control for a path. */
export function idOf(path: Path): string {
  return `ed-${path.map((part) => encodeURIComponent(part)).join(".")}`;
}

function startsWith(path: Path, start: Path): boolean {
  return path.length >= start.length && start.every((part, index) => path[index] === part);
}

/** The findings about a value itself. */
export function findingsAt(findings: readonly FormFinding[], path: Path): FormFinding[] {
  return findings.filter((one) => one.path.length === path.length && startsWith(one.path, path));
}

/** The findings about a value, and everything inside it. */
export function findingsBelow(findings: readonly FormFinding[], path: Path): FormFinding[] {
  return findings.filter((one) => startsWith(one.path, path));
}
