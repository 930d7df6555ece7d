import { describe, expect, it, vi } from "vitest";
import type { Answer } from "../answers";
import { filledMailtoUrl, mailBody, post, type FormEnvironment } from "./deliver";
import { mailtoUrl } from "./withoutScript";

const answers: Answer[] = [
  { field: { type: "text", name: "name", label: "Name", required: true }, value: "Anna & Tom" },
  { field: { type: "number", name: "age", label: "Age", required: true }, value: 31 },
  { field: { type: "number", name: "sheep", label: "Sheep", required: false }, value: null },
  { field: { type: "checkbox", name: "rules", label: "Rules read", required: true }, value: true },
  { field: { type: "checkbox", name: "news", label: "News", required: false }, value: false },
  {
    field: {
      type: "select",
      name: "village",
      label: "Village",
      required: false,
      options: [{ value: "mill", label: "Millbrook" }],
    },
    value: "mill",
  },
  {
    field: { type: "textarea", name: "plans", label: "Plans", required: false, rows: 6 },
    value: "A mill.\nA dam.",
  },
];

const days: Answer = {
  field: {
    type: "checkboxes",
    name: "days",
    label: "Days",
    required: false,
    options: [
      { value: "fri", label: "Friday" },
      { value: "sat", label: "Saturday" },
      { value: "sun", label: "Sunday" },
    ],
  },
  value: ["fri", "sun"],
};

const json = { type: "post", url: "https://forms.example/a", encoding: "json", timeoutMs: 1000 } as const;

function environment(fetch: FormEnvironment["fetch"]) {
  return { fetch, timeout: vi.fn(() => new AbortController().signal) };
}

describe("post", () => {
  it.each(["json", "form"] as const)("adds the language of the visitor to %s", async (encoding) => {
    const fetch = vi.fn<FormEnvironment["fetch"]>(async () => ({ ok: true }));
    await post({ ...json, encoding, language: "de" }, answers, environment(fetch));
    expect(String(fetch.mock.calls[0]?.[1].body)).toMatch(/"language":"de"|language=de/);
  });

  it("sends JSON with numbers and booleans as what they are", async () => {
    const fetch = vi.fn<FormEnvironment["fetch"]>(async () => ({ ok: true }));
    expect(await post(json, answers, environment(fetch))).toBe(true);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe("https://forms.example/a");
    expect(init?.method).toBe("POST");
    expect(init?.headers).toEqual({ Accept: "application/json", "Content-Type": "application/json" });
    expect(JSON.parse(init?.body as string)).toEqual({
      name: "Anna & Tom",
      age: 31,
      sheep: null,
      rules: true,
      news: false,
      village: "mill",
      plans: "A mill.\nA dam.",
    });
  });

  it("sends a classic form as a browser without JavaScript does", async () => {
    const fetch = vi.fn<FormEnvironment["fetch"]>(async () => ({ ok: true }));
    await post({ ...json, encoding: "form" }, answers, environment(fetch));
    const body = fetch.mock.calls[0]?.[1].body;
    expect(body).toBeInstanceOf(URLSearchParams);
    expect(String(body)).toBe("name=Anna+%26+Tom&age=31&sheep=&rules=on&village=mill&plans=A+mill.%0AA+dam.");
  });

  it("reports a refusal as not sent", async () => {
    expect(
      await post(
        json,
        answers,
        environment(async () => ({ ok: false })),
      ),
    ).toBe(false);
  });

  it("reports a lost connection as not sent", async () => {
    expect(
      await post(
        json,
        answers,
        environment(() => Promise.reject(new TypeError("offline"))),
      ),
    ).toBe(false);
  });

  it("gives up after the configured time", async () => {
    const controller = new AbortController();
    const timeout = vi.fn(() => controller.signal);
    const fetch = (_url: string, { signal }: RequestInit) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new Error("late")));
      });
    const sent = post(json, answers, { fetch, timeout });
    expect(timeout).toHaveBeenCalledWith(1000);
    controller.abort();
    expect(await sent).toBe(false);
  });
});

describe("mail", () => {
  it("writes one line an answer, long texts on lines of their own, and leaves out what is empty", () => {
    expect(mailBody(answers)).toBe(
      "Name: Anna & Tom\r\nAge: 31\r\n[x] Rules read\r\n[ ] News\r\nVillage: Millbrook\r\n\r\nPlans:\r\nA mill.\r\nA dam.",
    );
  });

  it("encodes everything that a mail address line could misread", () => {
    const delivery = { type: "email", to: "a@b.example", subject: "A & B? 100 %" } as const;
    expect(mailtoUrl(delivery)).toBe("mailto:a@b.example?subject=A%20%26%20B%3F%20100%20%25");
    expect(filledMailtoUrl(delivery, answers.slice(0, 2))).toBe(
      "mailto:a@b.example?subject=A%20%26%20B%3F%20100%20%25&body=Name%3A%20Anna%20%26%20Tom%0D%0AAge%3A%2031",
    );
  });

  it("keeps two addresses apart and lets none smuggle in headers", () => {
    expect(mailtoUrl({ type: "email", to: "a@b.example,c@d.example?bcc=e@f.example", subject: "x" })).toBe(
      "mailto:a@b.example,c@d.example%3Fbcc%3De@f.example?subject=x",
    );
  });
});

it("sends several choices as a list, or as a browser does, and names them in a mail", async () => {
  const fetch = vi.fn<FormEnvironment["fetch"]>(async () => ({ ok: true }));
  await post(json, [days], environment(fetch));
  await post({ ...json, encoding: "form" }, [days], environment(fetch));
  const [asJson, asForm] = fetch.mock.calls.map(([, { body }]) => body);
  expect(JSON.parse(asJson as string)).toEqual({ days: ["fri", "sun"] });
  expect(String(asForm)).toBe("days=fri&days=sun");
  expect(mailBody([days])).toBe("Days:\r\n[x] Friday\r\n[x] Sunday");
  expect(mailBody([{ ...days, value: [] }])).toBe("");
});
