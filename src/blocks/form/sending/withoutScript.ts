import type { FormProps } from "../schema";

type Delivery = FormProps["delivery"];

/** What lets the browser send the form by itself. */
export function withoutScript(delivery: Delivery) {
  return delivery.type === "email"
    ? { action: mailtoUrl(delivery), method: "post", encType: "text/plain" }
    : { action: delivery.url, method: "post" };
}

/** The address that opens a mail to the owner, with an empty text. */
export function mailtoUrl({ to, subject }: Extract<Delivery, { type: "email" }>): string {
  // Mail addresses keep their @ and the comma between two of them (RFC 6068).
  const recipients = encodeURIComponent(to).replaceAll("%40", "@").replaceAll("%2C", ",");
  return `mailto:${recipients}?subject=${encodeURIComponent(subject)}`;
}

/** Has the browser check and send the form, as it would without JavaScript. */
export function sendWithoutScript(form: HTMLFormElement): void {
  form.noValidate = false;
  // The prototype's, because a field may be named "submit".
  const { reportValidity, submit } = HTMLFormElement.prototype;
  if (reportValidity.call(form)) submit.call(form);
}
