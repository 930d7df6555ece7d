import { configWith, surroundings } from "../../../tests/validate/surroundings";
import { validate } from "../../validate/validate";

/** What is said of a mail form with these fields, one sentence after the other. */
export function saidOf(
  fields: string,
  delivery = '{ "type": "email", "to": "post@mossy.example", "subject": "Hello" }',
) {
  const form = `{ "type": "form", "submit": "Send", "fields": [${fields}], "delivery": ${delivery} }`;
  return validate(configWith(form), surroundings).diagnostics.map(({ message }) => message);
}
