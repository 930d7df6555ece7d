import { mailExcess, mailText } from "./deliver";
import { type Desk, readAnswers } from "./desk";
import type { FormFieldProps } from "../schema";
import { faultsOf } from "../validate";
import { withEntry } from "./withEntry";

/**
 * Says what a change means. A fault goes as soon as it is fixed; a field that was not yet found wrong is left in peace.
 * @param field - what was changed, where it is known
 */
export function review(desk: Desk, field?: FormFieldProps): void {
  const { form, controls, faults, setFaults, setExcess } = desk;
  const { delivery } = form;
  if (delivery.type === "email") setExcess(mailExcess(delivery, readAnswers(desk)));
  if (!field || !faults.has(field.name)) return;
  setFaults(withEntry(faults, field.name, faultsOf([field], controls.current).get(field.name)));
}

/** The whole message of a form that opens the mail program, to be copied. */
export function messageOf(desk: Desk): string {
  const { delivery } = desk.form;
  return delivery.type === "email" ? mailText(delivery, readAnswers(desk)) : "";
}
