import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../../tests/validate/surroundings";

const zeros = (count: number) => "0".repeat(count);
const constants = (lines: string, use: string) =>
  configWith(`{ "type": "callout", "heading": "${use}" }`, `"constants": { ${lines} }`);

test("reports a secret as an error, and hides it everywhere", () => {
  const token = `ghp_${zeros(36)}`;
  const shown = report(
    configWith(
      `{ "type": "callout", "heading": "Ask the bot" }`,
      `"footer": { "text": "${token}" },
"navigation": [{ "label": "Chat", "href": "https://discord.com/api/webhooks/${zeros(18)}/${zeros(30)}" }]`,
    ),
  );
  expect(shown).not.toContain(zeros(18));
  expect(shown).toMatchInlineSnapshot(`
    "site.config.json:2:21 error public-secret
    footer → text
    This is a GitHub token. Anyone who has it can change your repositories. Everything in this file is published. Delete the secret. Someone may already have seen the secret, so also revoke it and create a new one in the service that it belongs to.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "footer": { "text": "••••••••••••••••••••••••••••••••••••••••" },
        |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:3:43 error public-secret
    navigation → link 1, "Chat" → href
    This is a Discord webhook. Anyone who has it can post in your name. Everything in this file is published. Delete the secret. Someone may already have seen the secret, so also revoke it and create a new one in the service that it belongs to.
      2 | "footer": { "text": "••••••••••••••••••••••••••••••••••••••••" },
      3 | "navigation": [{ "label": "Chat", "href": "•••••••••••••••••••••••••••••••••••••••••••••••••••••••••…
        |                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    2 errors
    "
  `);
});

test("hides a secret in the name of an entry", () => {
  const token = `ghp_${zeros(36)}`;
  expect(report(configWith(`{ "type": "callout", "heading": "${token}" }`))).not.toContain(token);
  const constant = report(constants(`"bot": "${token}"`, "{{bot}}"));
  expect(constant).not.toContain(token);
  expect(constant).toContain(
    'Delete the constant "bot", and Home (/) → block 1, "{{bot}}", which contains only {{bot}}.',
  );
});

test("reports a secret within an unknown key once", () => {
  const shown = report(configWith("", '"database": { "host": "db.mossy.net", "password": "s3cret99" }'));
  expect(shown).toContain('Delete the key "database" and its value.');
  expect(shown).toContain("1 error\n");
});

describe("detects a secret by its form:", () => {
  test.each([
    ["the webhook of a chat", `https://discordapp.com/api/v10/webhooks/${zeros(18)}/${zeros(30)}`],
    ["another chat's", `https://hooks.slack.com/services/T000/B000/${zeros(24)}`],
    ["a bot's token", `M${zeros(23)}.${zeros(6)}.${zeros(27)}`],
    ["a messenger bot's token", `${zeros(9)}:${zeros(35)}`],
    ["a repository's token", `github_pat_${zeros(40)}`],
    ["a cloud's key", `AKIA${zeros(16)}`],
    ["a map's key", `AIza${zeros(35)}`],
    ["a payment key", `sk_live_${zeros(24)}`],
    ["a private key", "-----BEGIN OPENSSH PRIVATE KEY-----"],
    ["a sign-in token", `eyJ${zeros(12)}.eyJ${zeros(12)}.${zeros(12)}`],
    ["an address with a password", "mysql://panel:letmein@db.mossy.example/site"],
  ])("%s", (_, secret) => {
    const shown = report(constants(`"chat": ${JSON.stringify(secret)}`, "{{chat}}"));
    expect(shown).toContain("error public-secret");
    expect(shown).not.toContain(secret);
  });
});

test("warns about a value whose name suggests a secret", () => {
  expect(report(constants('"rconPassword": "moss-4711"', "{{rconPassword}}"))).toMatchInlineSnapshot(`
    "site.config.json:2:32 warning likely-secret
    constants → rconPassword
    "rconPassword" looks like a secret. Everything in this file is published. Delete the constant "rconPassword", and Home (/) → block 1, "{{rconPassword}}", which contains only {{rconPassword}}. Someone may already have seen the secret, so also change the password. Keep the value only if it is not a secret, such as a key that its service calls "public".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "constants": { "rconPassword": "•••••••••" },
        |                                ^^^^^^^^^^^

    1 warning
    "
  `);
  expect(report(constants('"apiKey": "d41d8cd98f00b204e980"', "{{apiKey}}"))).toContain("likely-secret");
});

describe("does not report", () => {
  test.each([
    ["a word under a telling name", '"tokenName": "moss"', "{{tokenName}}"],
    ["a sentence about passwords", '"passwordRule": "Never tell anybody yours."', "{{passwordRule}}"],
    [
      "an address under a telling name",
      '"secretShop": "https://shop.mossy.example/a1b2c3d4e5f6"',
      "{{secretShop}}",
    ],
    ["a server's address", '"ip": "play.mossy.example:25565"', "{{ip}}"],
    ["a picture's name with a hash", '"art": "/art/planet-d41d8cd98f00b204e9800998ecf8427e.svg"', "{{art}}"],
    ["an ordinary link with an account", '"social": "https://social.example/@mossy"', "{{social}}"],
  ])("%s", (_, lines, use) => {
    expect(report(constants(lines, use))).toBe("");
  });

  test("accepts the label of a password field", () => {
    expect(
      report(
        configWith(`{ "type": "form", "submit": "Go", "delivery": { "type": "email", "to": "a@mossy.example", "subject": "S" },
  "fields": [{ "type": "text", "name": "password", "label": "Password1" }] }`),
      ),
    ).toBe("");
  });
});

test("offers no automatic fix", () => {
  const text = constants(`"token": "ghp_${zeros(36)}", "ip": "10.0.0.5"`, "{{token}} {{ip}}");
  expect(fixed(text)).toBe(text);
});

describe("a secret under an unknown key", () => {
  const withKey = (key: string, value: string) => configWith("", `"${key}": ${JSON.stringify(value)}`);

  test("is reported as a secret, and its value is not shown", () => {
    const text = withKey("apiKey", "hunter42abc");
    expect(report(text)).toContain('public-secret\napiKey\n"apiKey" looks like a secret.');
    expect(report(text)).not.toContain("hunter42abc");
  });

  test.each([
    ["database", "mysql://mossy:pw@db.mossy.net/mossy"],
    ["db", "jdbc:mysql://localhost/mossy?user=root&password=pw12"],
    ["rconPassword", "letmein1"],
  ])("is not shown under %s", (key, value) => {
    expect(report(withKey(key, value))).toContain(" error public-secret");
    expect(report(withKey(key, value))).not.toContain(value);
  });

  test.each([
    ["secretRoom", "Behind the mill"],
    ["tokenPage", "/tokens"],
    ["apiKey", "YOUR_API_KEY"],
  ])("is not suspected of %s", (key, value) => {
    expect(report(withKey(key, value))).not.toContain("secret.");
  });
});

test.each([
  ['{ "type": "text", "text": "{{bot}}" }', "Home (/) → block 1 (text), which contains only {{bot}}."],
  ['{ "type": "text", "text": "Our bot: {{bot}}" }', "Home (/) → block 1 (text), which only shows {{bot}}."],
  [
    '{ "type": "text", "text": "Our bot: {{bot}}. Come in." }',
    "the sentence with {{bot}} in Home (/) → block 1 (text) → text.",
  ],
  [
    '{ "type": "text", "text": "Hi.", "heading": "{{bot}}" }',
    'Home (/) → block 1, "{{bot}}" → heading, which contains only {{bot}}.',
  ],
  [
    '{ "type": "faq", "categories": [{ "questions": [{ "question": "{{bot}}", "answer": "Yes." }] }] }',
    "replace {{bot}} with your own text in Home (/) → block 1",
  ],
])("says how to remove a secret from %s", (block, removal) => {
  const text = configWith(block, `"constants": { "bot": "ghp_${"a1B2".repeat(9)}" }`);
  expect(report(text)).toContain(`Delete the constant "bot", and ${removal}`);
});
