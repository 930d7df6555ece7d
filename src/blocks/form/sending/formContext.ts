import type { ReactNode, RefObject } from "react";
import type { Settings } from "../../../ui/Settings";
import type { ShownToast } from "../../../ui/controls/Toasts";
import { type Answer, answersOf, type Control } from "../answers";
import type { FormEnvironment } from "./deliver";
import type { PagesHandle } from "../pages/FormPages";
import type { FormFieldProps, FormProps } from "../schema";
import type { Delivery } from "./withoutScript";
import type { Fault } from "../validate";

/** A form, for the module that validates and sends it. */
export interface FormContext {
  form: Pick<FormProps, "heading" | "fields" | "successToast" | "failureToast"> & {
    delivery: Delivery;
    /** Replaced in tests. */
    environment?: FormEnvironment | undefined;
  };
  settings: Settings;
  controls: RefObject<ReadonlyMap<string, Control>>;
  pages: RefObject<PagesHandle | null>;
  faults: ReadonlyMap<string, Fault>;
  setFaults: (faults: ReadonlyMap<string, Fault>) => void;
  /** Reports the number of characters above the limit of email apps. */
  setExcess: (excess: number) => void;
  saveDraft: RefObject<() => void>;
  copy: () => void;
  showToast: (toast: ShownToast) => void;
  setIsSending: (isSending: boolean) => void;
  /** Replaces the form with a message. */
  setSent: (sent: ReactNode) => void;
}

/** The fields whose conditions are met: all of them, or those up to the current page. */
export function countingFields(
  { form, pages }: FormContext,
  scope: "all" | "so far",
): readonly FormFieldProps[] {
  // Without pages, all entries are fields.
  return pages.current?.counting(scope) ?? (form.fields as FormFieldProps[]);
}

/** The answers of all fields whose conditions are met. */
export function readAnswers(context: FormContext): Answer[] {
  return answersOf(countingFields(context, "all"), context.controls.current);
}
