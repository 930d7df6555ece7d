import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

test("warns about an address on the owner's network", () => {
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
    "10.0.0.5" works only on your own computer or network, so visitors cannot reach it. Use a public IP address or domain.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "constants": { "ip": "10.0.0.5" },
        |                      ^^^^^^^^^^

    site.config.json:6:30 warning private-address
    Home (/) → block 1 (callout) → button 1, "Copy" → copy
    "192.168.0.10" works only on your own computer or network, so visitors cannot reach it. Use a public IP address or domain.
      5 | { "type": "callout", "buttons": [
      6 |   { "label": "Copy", "copy": "192.168.0.10:25565" },
        |                              ^^^^^^^^^^^^^^^^^^^^

    site.config.json:7:29 warning private-address
    Home (/) → block 1 (callout) → button 2, "Map" → href
    "localhost" works only on your own computer or network, so visitors cannot reach it. Use a public IP address or domain.
      6 |   { "label": "Copy", "copy": "192.168.0.10:25565" },
      7 |   { "label": "Map", "href": "http://localhost:8123/" },
        |                             ^^^^^^^^^^^^^^^^^^^^^^^^

    3 warnings
    "
  `);
});

test.each([
  "http://192.168.0.10:8080",
  "https://10.0.0.5",
  "https://172.16.0.1",
  "http://localhost:3000",
  "https://127.0.0.1",
  "https://panel.local",
])("warns about a service that visitors' browsers cannot reach, but not about its http: %s", (origin) => {
  const server = `"main": { "provider": "json", "label": "Main", "url": "${origin}/a.json", "paths": { "players": "now" } }`;
  const text = configWith(
    '{ "type": "status", "items": [{ "server": "main" }] }',
    `"servers": { ${server} }`,
  );
  expect(report(text)).toContain("warning private-address\nservers → main → url");
  expect(report(text)).toContain("\n1 warning");
});

test("warns about an address on the owner's network as the site's address and within texts", () => {
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
    "localhost" works only on your own computer or network, so visitors cannot reach it. Use a public IP address or domain.
      1 | { "version": 1, "site": { "name": "Mossy", "url": "http://localhost:5173" },
        |                                                   ^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:5:27 warning private-address
    Home (/) → block 1 (text) → text
    "localhost" works only on your own computer or network, so visitors cannot reach it. Use a public IP address or domain.
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 | { "type": "text", "text": "Join us at \`10.0.0.5:25565\` or [the map](http://localhost:8123/)." },
        |                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:5:40 warning private-address
    Home (/) → block 1 (text) → text
    "10.0.0.5" works only on your own computer or network, so visitors cannot reach it. Use a public IP address or domain.
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 | { "type": "text", "text": "Join us at \`10.0.0.5:25565\` or [the map](http://localhost:8123/)." },
        |                                        ^^^^^^^^

    site.config.json:8:15 warning unreachable-page
    Rules (/rules) → path
    Visitors cannot reach "/rules" by following links. Add { "label": "Rules", "href": "/rules" } to "navigation", or [Rules](/rules) to the text of a page that visitors can reach. If only people with the link should visit the page, add "listed": false to its route.
      7 |     ] },
      8 |     { "path": "/rules", "title": "Rules", "blocks": [
        |               ^^^^^^^^

    4 warnings
    "
  `);
});

test.each(["172.32.0.1", "8.8.8.8:25565", "play.mossy.example", "localhosting.example", "11.0.0.1"])(
  "accepts %s as a public address",
  (copy) => {
    expect(
      report(configWith(`{ "type": "callout", "buttons": [{ "label": "Copy", "copy": "${copy}" }] }`)),
    ).toBe("");
  },
);

test("warns about content that a page loads or sends over http, but not about a link", () => {
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
    The URL of the avatar service uses http instead of https. Browsers do not load it on https pages. If it also works with https, use "https://faces.mossy.example/{name}".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "avatars": { "url": "http://faces.mossy.example/{name}" },
        |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:5:72 warning insecure-address
    Home (/) → block 1 (form) → delivery → url
    The URL of the form service uses http instead of https. Other people could read what visitors send, and browsers block the form on https pages. If it also works with https, use "https://forms.mossy.example/a".
      5 | …bmit": "Go", "delivery": { "type": "post", "url": "http://forms.mossy.example/a" },
        |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    2 warnings
    "
  `);
});

test.each([
  ["http://status.mossy.net/a.json", 'If it also works with https, use "https://status.mossy.net/a.json".'],
  ["https://status.mossy.net/?of=http://b.example", undefined],
])("warns about a service without https only: %s", (url, advice) => {
  const server = `"main": { "provider": "json", "label": "Main", "url": "${url}", "paths": { "players": "now" } }`;
  const found = report(
    configWith('{ "type": "status", "items": [{ "server": "main" }] }', `"servers": { ${server} }`),
  );
  expect(/If it also works .*/.exec(found)?.[0]).toBe(advice);
});
