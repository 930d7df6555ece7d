import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

const zeros = (count: number) => "0".repeat(count);
const formTo = (url: string, more?: string) =>
  configWith(
    `{ "type": "form", "submit": "Go", "delivery": { "type": "post", "url": ${JSON.stringify(url)} },
  "fields": [{ "type": "text", "name": "who", "label": "Who" }] }`,
    more,
  );

describe("rejects the webhook of a chat as a form service:", () => {
  test.each([
    `https://discord.com/api/webhooks/${zeros(18)}/${zeros(68)}`,
    `https://DISCORD.COM/API/Webhooks/1/a`,
    `https://canary.discord.com:443//api/v10/webhooks/1/a`,
    "https://discord.com/api/%77ebhooks/1/a?wait=true",
    `https://relay.mossy.example/api/webhooks/${zeros(18)}/${zeros(68)}`,
    "https://Hooks.Slack.com/Services/T0/B0/a",
    "https://mossy.webhook.office.com/webhookb2/a",
    "https://outlook.office.com/WEBHOOK/a",
    "https://prod-1.westus.logic.azure.com:443/workflows/a/triggers/manual/paths/invoke?sig=a",
    "https://chat.googleapis.com/v1/spaces/a/messages?key=a",
    `https://api.telegram.org/bot${zeros(9)}:a/sendMessage`,
    `https://chat.mossy.example/hooks/${zeros(26)}`,
  ])("%s", (url) => {
    const shown = report(formTo(url));
    expect(shown).toContain("error public-secret");
    expect(shown).not.toContain(url);
    expect(shown).toMatch(/\n1 error\n$/);
  });

  test("built from constants", () => {
    expect(
      report(
        formTo("https://discord.com/api/webhooks/{{chat}}/{{who}}", '"constants": { "chat": 1, "who": "a" }'),
      ),
    ).toContain("error public-secret");
  });
});

test.each([
  "https://forms.mossy.example/api/webhooks",
  "https://formspree.example/f/abcdefgh",
  "https://mossy.example/discord.com/api",
])("accepts %s as a form service", (url) => {
  expect(report(formTo(url))).toBe("");
});
