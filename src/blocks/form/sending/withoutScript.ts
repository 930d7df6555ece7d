import type { FormProps } from "../schema";

/** A delivery in a further language of the site, whose owner sees the language of the answers. */
export type Delivery = FormProps["delivery"] & { language?: string | undefined };

/** The delivery of a form in a language: emails have it in the subject, and other answers have a field for it. */
export function deliveryIn(
  language: string | undefined,
  { delivery, fields }: Pick<FormProps, "delivery" | "fields">,
): Delivery {
  if (language === undefined) return delivery;
  if (delivery.type === "email") return { ...delivery, subject: `${delivery.subject} [${language}]` };
  const hasOwn = fields.some((field) => field.type !== "page" && field.name === "language");
  return hasOwn ? delivery : { ...delivery, language };
}

/** The attributes with which browsers send the form without JavaScript. */
export function withoutScript(delivery: Delivery) {
  return delivery.type === "email"
    ? { action: mailtoUrl(delivery), method: "post", encType: "text/plain" }
    : { action: delivery.url, method: "post" };
}

/** The URL of an email to the owner, without a body. */
export function mailtoUrl({ to, subject }: Extract<Delivery, { type: "email" }>): string {
  // Email addresses keep "@" and the comma between them (RFC 6068).
  const recipients = encodeURIComponent(to).replaceAll("%40", "@").replaceAll("%2C", ",");
  return `mailto:${recipients}?subject=${encodeURIComponent(subject)}`;
}

/** Validates and sends the form as the browser does without JavaScript. */
export function sendWithoutScript(form: HTMLFormElement): void {
  form.noValidate = false;
  // A field may be named "submit".
  const { reportValidity, submit } = HTMLFormElement.prototype;
  if (reportValidity.call(form)) submit.call(form);
}
