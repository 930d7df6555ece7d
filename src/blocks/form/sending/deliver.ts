import type { Answer } from "../answers";
import type { FormProps } from "../schema";
import { mailLimit } from "./mailLimit";
import { type Delivery, mailtoUrl } from "./withoutScript";

type EmailDelivery = Extract<FormProps["delivery"], { type: "email" }>;
type PostDelivery = Extract<Delivery, { type: "post" }>;

/** The browser functions for sending. */
export interface FormEnvironment {
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, "ok">>;
  timeout: (milliseconds: number) => AbortSignal;
  /** Opens an email. Resolves with whether another window took the focus. */
  open: (url: string) => Promise<boolean>;
}

/** Posts the answers. `false` if the service rejects them or does not respond. */
export async function post(
  { url, encoding, timeoutMs, language }: PostDelivery,
  answers: readonly Answer[],
  { fetch, timeout }: Pick<FormEnvironment, "fetch" | "timeout">,
): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: "POST",
      signal: timeout(timeoutMs),
      ...(encoding === "json" ? jsonBody(answers, language) : formBody(answers, language)),
    });
    return response.ok;
  } catch {
    return false;
  }
}

function jsonBody(answers: readonly Answer[], language?: string) {
  const values = { language, ...Object.fromEntries(answers.map(({ field, value }) => [field.name, value])) };
  return {
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(values),
  };
}

/** The same body as without JavaScript: no unticked checkboxes, `on` for ticked ones. */
function formBody(answers: readonly Answer[], language?: string) {
  const body = new URLSearchParams(language === undefined ? {} : { language });
  for (const { field, value } of answers) {
    if (value === false) continue;
    for (const one of [value].flat()) body.append(field.name, one === true ? "on" : String(one ?? ""));
  }
  return { headers: { Accept: "application/json" }, body };
}

export function filledMailtoUrl(delivery: EmailDelivery, answers: readonly Answer[]): string {
  return `${mailtoUrl(delivery)}&body=${encodeURIComponent(mailBody(answers))}`;
}

/** The number of characters above the limit of email apps. */
export function mailExcess(delivery: EmailDelivery, answers: readonly Answer[]): number {
  return Math.max(0, filledMailtoUrl(delivery, answers).length - mailLimit);
}

/** A whole email as a text to copy. */
export function mailText(delivery: EmailDelivery, answers: readonly Answer[]): string {
  return `${delivery.to}\n${delivery.subject}\n\n${mailBody(answers)}`;
}

/** The answers as the text of an email, without empty ones, with CRLF line endings. */
export function mailBody(answers: readonly Answer[]): string {
  return answers
    .map(mailLine)
    .filter((line) => line !== undefined)
    .join("\n")
    .trim()
    .replace(/\n{3,}/g, "\n\n")
    .replaceAll("\n", "\r\n");
}

function mailLine({ field, value }: Answer): string | undefined {
  if (field.type === "checkbox") return `[${value === true ? "x" : " "}] ${field.label}`;
  if (field.type === "checkboxes") {
    const chosen = field.options.filter((option) => (value as string[]).includes(option.value));
    const lines = chosen.map(({ label }) => `[x] ${label}`);
    return lines.length > 0 ? `\n${field.label}:\n${lines.join("\n")}\n` : undefined;
  }
  const words = String(value ?? "")
    .replace(/\r\n?/g, "\n")
    .trim();
  if (words === "") return undefined;
  if (field.type === "textarea") return `\n${field.label}:\n${words}\n`;
  if (field.type === "select" || field.type === "radio") {
    const chosen = field.options.find((option) => option.value === words);
    return `${field.label}: ${chosen?.label ?? words}`;
  }
  return `${field.label}: ${words}`;
}
