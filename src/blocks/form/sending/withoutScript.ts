import type { FormProps } from "../schema";

type Delivery = FormProps["delivery"];

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
