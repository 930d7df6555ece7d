import type { ReactNode, RefObject } from "react";
import type { Settings } from "../../../ui/Settings";
import type { ShownToast } from "../../../ui/controls/Toasts";
import { type Answer, answersOf, type Control } from "../answers";
import type { FormEnvironment } from "./deliver";
import type { PagesHandle } from "../pages/FormPages";
import type { FormFieldProps, FormProps } from "../schema";
import type { Fault } from "../validate";

/** What a form hands to what checks and sends it. */
export interface Desk {
  form: Pick<FormProps, "heading" | "fields" | "delivery" | "successToast" | "failureToast"> & {
    /** The browser's means of sending, replaced in tests. */
    environment?: FormEnvironment | undefined;
  };
  settings: Settings;
  controls: RefObject<ReadonlyMap<string, Control>>;
  /** The pages of a form that has some. */
  pages: RefObject<PagesHandle | null>;
  faults: ReadonlyMap<string, Fault>;
  setFaults: (faults: ReadonlyMap<string, Fault>) => void;
  /** Shows by how many characters a mail is too long. */
  setExcess: (excess: number) => void;
  /** Keeps what stands in the fields. */
  keep: RefObject<() => void>;
  /** Copies the message of a mail. */
  copy: () => void;
  showToast: (toast: ShownToast) => void;
  setIsSending: (isSending: boolean) => void;
  /** Shows something in place of the form. */
  setSent: (sent: ReactNode) => void;
}

/** The fields that count with what is filled in: all of them, or those up to the page that is shown. */
export function countingFields({ form, pages }: Desk, scope: "all" | "so far"): readonly FormFieldProps[] {
  // Without pages, there is nothing but fields.
  return pages.current?.counting(scope) ?? (form.fields as FormFieldProps[]);
}

/** The answers of all fields that count. */
export function readAnswers(desk: Desk): Answer[] {
  return answersOf(countingFields(desk, "all"), desk.controls.current);
}
