import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../../tests/validate/surroundings";

const constants = (lines: string, use: string) =>
  configWith(`{ "type": "callout", "heading": "${use}" }`, `"constants": { ${lines} }`);
const zeros = (count: number) => "0".repeat(count);

test("a secret is an error, and is shown nowhere", () => {
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
    This is a GitHub token: anyone who has it can change your repositories. Everything in this file becomes public with the site. Remove it here, and replace it where it comes from, as it has to count as known.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "footer": { "text": "••••••••••••••••••••••••••••••••••••••••" },
        |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:3:43 error public-secret
    navigation → link 1, "Chat" → href
    This is the webhook of a Discord channel: anyone who has it can write there in your name. Everything in this file becomes public with the site. Remove it here, and replace it where it comes from, as it has to count as known.
      2 | "footer": { "text": "••••••••••••••••••••••••••••••••••••••••" },
      3 | "navigation": [{ "label": "Chat", "href": "•••••••••••••••••••••••••••••••••••••••••••••••••••••••••…
        |                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    2 errors
    "
  `);
});

describe("a secret is known by its form:", () => {
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

test("a value under a telling name may be one, and is a warning", () => {
  expect(report(constants('"rconPassword": "moss-4711"', "{{rconPassword}}"))).toMatchInlineSnapshot(`
    "site.config.json:2:32 warning likely-secret
    constants → rconPassword
    "rconPassword" looks like a secret. Everything in this file becomes public with the site. Remove it here, and replace it where it comes from, as it has to count as known. If it is none, give the key another name.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "constants": { "rconPassword": "•••••••••" },
        |                                ^^^^^^^^^^^

    1 warning
    "
  `);
  expect(report(constants('"apiKey": "d41d8cd98f00b204e980"', "{{apiKey}}"))).toContain("likely-secret");
});

describe("no secret is", () => {
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

  test("the label of a password field", () => {
    expect(
      report(
        configWith(`{ "type": "form", "submit": "Go", "delivery": { "type": "email", "to": "a@mossy.example", "subject": "S" },
  "fields": [{ "type": "text", "name": "password", "label": "Password1" }] }`),
      ),
    ).toBe("");
  });
});

test("an address that only the owner's network knows is a warning", () => {
  expect(
    report(
      configWith(
        `{ "type": "callout", "buttons": [
  { "label": "Copy", "copy": "192.168.0.10:25565" },
  { "label": "Map", "href": "http://localhost:8123/" },
  { "label": "Copy", "copy": "{{ip}}" }] }`,
        '"constants": { "ip": "10.0.0.5" }',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:2:22 warning private-address
    constants → ip
    "10.0.0.5" is only known on your own computer or in your own network: visitors cannot reach it. Write the public address.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "constants": { "ip": "10.0.0.5" },
        |                      ^^^^^^^^^^

    site.config.json:6:30 warning private-address
    Home (/) → block 1 (callout) → button 1, "Copy" → copy
    "192.168.0.10" is only known on your own computer or in your own network: visitors cannot reach it. Write the public address.
      5 | { "type": "callout", "buttons": [
      6 |   { "label": "Copy", "copy": "192.168.0.10:25565" },
        |                              ^^^^^^^^^^^^^^^^^^^^

    site.config.json:7:29 warning private-address
    Home (/) → block 1 (callout) → button 2, "Map" → href
    "localhost" is only known on your own computer or in your own network: visitors cannot reach it. Write the public address.
      6 |   { "label": "Copy", "copy": "192.168.0.10:25565" },
      7 |   { "label": "Map", "href": "http://localhost:8123/" },
        |                             ^^^^^^^^^^^^^^^^^^^^^^^^

    3 warnings
    "
  `);
});

test("an address of the owner's network is found as that of the site, and within texts", () => {
  expect(
    report(
      configWith(
        `{ "type": "text", "text": "Join us at \`10.0.0.5:25565\` or [the map](http://localhost:8123/)." },
{ "type": "text", "text": "Version 10.0.0.5: better; 8.8.8.8:25565, 1.10.0.0.5:25565 and 23:59." }`,
        '"navigation": [{ "label": "Shop", "href": "https://shop.example/a" }]',
      ).replace('"Mossy"', '"Mossy", "url": "http://localhost:5173"'),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:1:51 warning private-address
    site → url
    "localhost" is only known on your own computer or in your own network: visitors cannot reach it. Write the public address.
      1 | { "version": 1, "site": { "name": "Mossy", "url": "http://localhost:5173" },
        |                                                   ^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:5:27 warning private-address
    Home (/) → block 1 (text) → text
    "localhost" is only known on your own computer or in your own network: visitors cannot reach it. Write the public address.
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 | { "type": "text", "text": "Join us at \`10.0.0.5:25565\` or [the map](http://localhost:8123/)." },
        |                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:5:40 warning private-address
    Home (/) → block 1 (text) → text
    "10.0.0.5" is only known on your own computer or in your own network: visitors cannot reach it. Write the public address.
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 | { "type": "text", "text": "Join us at \`10.0.0.5:25565\` or [the map](http://localhost:8123/)." },
        |                                        ^^^^^^^^

    site.config.json:8:15 warning unreachable-page
    Rules (/rules) → path
    No link leads to the page "/rules", so that visitors do not find it. Add it to "navigation", or link to it on another page.
      7 |     ] },
      8 |     { "path": "/rules", "title": "Rules", "blocks": [
        |               ^^^^^^^^

    4 warnings
    "
  `);
});

test.each(["172.32.0.1", "8.8.8.8:25565", "play.mossy.example", "localhosting.example", "11.0.0.1"])(
  "%s is a public address",
  (copy) => {
    expect(
      report(configWith(`{ "type": "callout", "buttons": [{ "label": "Copy", "copy": "${copy}" }] }`)),
    ).toBe("");
  },
);

test("what a page loads or sends over http is a warning; a link is not", () => {
  expect(
    report(
      configWith(
        `{ "type": "form", "submit": "Go", "delivery": { "type": "post", "url": "http://forms.mossy.example/a" },
  "fields": [{ "type": "text", "name": "who", "label": "Who" }] },
{ "type": "text", "text": "[The old wiki](http://wiki.mossy.example)" }`,
        '"avatars": { "url": "http://faces.mossy.example/{name}" }',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:2:21 warning insecure-address
    avatars → url
    The address of the avatar service starts with http:, so browsers do not load it on a page with https. Write "https://faces.mossy.example/{name}", if the avatar service has that.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "avatars": { "url": "http://faces.mossy.example/{name}" },
        |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:5:72 warning insecure-address
    Home (/) → block 1 (form) → delivery → url
    The address of the form service starts with http:, so what visitors type would be readable on its way, and browsers stop it on a page with https. Write "https://forms.mossy.example/a", if the form service has that.
      5 | …bmit": "Go", "delivery": { "type": "post", "url": "http://forms.mossy.example/a" },
        |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    2 warnings
    "
  `);
});

test("none of these is fixed unasked", () => {
  const text = constants(`"token": "ghp_${zeros(36)}", "ip": "10.0.0.5"`, "{{token}} {{ip}}");
  expect(fixed(text)).toBe(text);
});
