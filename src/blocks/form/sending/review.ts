import { mailExcess, mailText } from "./deliver";
import { type FormContext, readAnswers } from "./formContext";
import type { FormFieldProps } from "../schema";
import { faultsOf } from "../validate";

/** Updates the messages after a change of a field. New faults are only reported on submit. */
export function review(context: FormContext, field?: FormFieldProps): void {
  const { form, controls, faults, setFaults, setExcess } = context;
  const { delivery } = form;
  if (delivery.type === "email") setExcess(mailExcess(delivery, readAnswers(context)));
  if (!field || !faults.has(field.name)) return;
  const others = [...faults].filter(([name]) => name !== field.name);
  setFaults(new Map([...others, ...faultsOf([field], controls.current)]));
}

/** The email of a form, to be copied. */
export function messageOf(context: FormContext): string {
  const { delivery } = context.form;
  return delivery.type === "email" ? mailText(delivery, readAnswers(context)) : "";
}
