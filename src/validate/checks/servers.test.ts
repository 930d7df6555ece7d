import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";
import { main, shown } from "./servers.fixture";

test("reports an unknown server with the closest name", () => {
  const text = configWith(
    `${shown("mian")},\n{ "type": "hero", "heading": "Hi", "cards": [{ "label": "On", "value": "…", "server": "pocket" }] }`,
    `"servers": { ${main} }`,
  );
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:5:43 error unknown-server
    Home (/) → block 1 (status) → server 1 → server
    Unknown server "mian". Did you mean "main"?
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 | { "type": "status", "items": [{ "server": "mian" }] },
        |                                           ^^^^^^

    site.config.json:6:87 error unknown-server
    Home (/) → block 2, "Hi" → card 1, "On" → server
    Unknown server "pocket". The only server is "main".
      5 | { "type": "status", "items": [{ "server": "mian" }] },
      6 | { "type": "hero", "heading": "Hi", "cards": [{ "label": "On", "value": "…", "server": "pocket" }] }
        |                                                                                       ^^^^^^^^

    2 errors
    "
  `);
  expect(fixed(text)).toContain('"server": "main"');
});

test("suggests a first server if the config has none", () => {
  expect(report(configWith(shown("pocket")))).toMatchInlineSnapshot(`
    "site.config.json:4:43 error unknown-server
    Home (/) → block 1 (status) → server 1 → server
    Unknown server "pocket". Add "servers": { "pocket": { "provider": "mcstatus.io", "label": "Survival", "address": "play.example" } } next to "site", with the address of your server.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "status", "items": [{ "server": "pocket" }] }
        |                                           ^^^^^^^^

    1 error
    "
  `);
});

test("reports an unused server as a hint", () => {
  expect(report(configWith("", `"servers": { ${main} }`))).toMatchInlineSnapshot(`
    "site.config.json:2:14 warning unused-server
    servers → main
    The server "main" is not used. To show it, add { "type": "status", "items": [{ "server": "main" }] } to a page. Otherwise, remove the server.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "servers": { "main": { "provider": "mcstatus.io", "label": "Survival", "address": "play.fernhollow.e…
        |              ^^^^^^

    1 warning
    "
  `);
});

test.each([
  ["the header", configWith("", `"servers": { ${main} }`).replace('"Mossy"', '"Mossy", "server": "main"')],
  [
    "an announcement",
    configWith("", `"servers": { ${main} }, "announcements": [{ "text": "We are down.", "server": "main" }]`),
  ],
  [
    "a figure",
    configWith(
      `{ "type": "stats", "items": [{ "value": "–", "label": "on", "server": "main" }] }`,
      `"servers": { ${main} }`,
    ),
  ],
])("accepts a server that %s shows", (_, text) => {
  expect(report(text)).toBe("");
});

describe("servers", () => {
  test('are moved from "site" to the top level', () => {
    const text = configWith(shown("main")).replace('"Mossy"', `"Mossy", "servers": { ${main} }`);
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:1:44 error unknown-key
      site → servers
      Unknown key "servers". It belongs at the top level of the file.
        1 | { "version": 1, "site": { "name": "Mossy", "servers": { "main": { "provider": "mcstatus.io", "label"…
          |                                            ^^^^^^^^^

      1 error
      "
    `);
    expect(report(fixed(text))).toBe("");
  });

  test("report a missing name once, with the name that is used elsewhere", () => {
    const keys = '"provider": "mcstatus.io", "label": "Survival", "address": "play.example"';
    expect(report(configWith(shown("lobby"), `"servers": { ${keys} }`))).toMatchInlineSnapshot(`
      "site.config.json:2:12 error misplaced-part
      servers
      This is a single server, but "servers" needs a name for each server. Use "servers": { "lobby": { "provider": "mcstatus.io", "label": "Survival", "address": "play.example" } }.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "servers": { "provider": "mcstatus.io", "label": "Survival", "address": "play.example" },
          |            ^

      1 error
      "
    `);
  });
});

describe("a reference to a server", () => {
  const inHeader = (server: string, more = `"servers": { ${main} }`) =>
    configWith(shown("main"), more).replace('"Mossy"', `"Mossy", "server": "${server}"`);

  test("must be its name, not its address", () => {
    expect(report(inHeader("play.x.example"))).toMatchInlineSnapshot(`
      "site.config.json:1:54 error malformed-value
      site → server
      "server" cannot be "play.x.example". It must be the server's name in "servers", not its address. Use "main" here, and add "servers": { "main": { "provider": "mcstatus.io", "label": "Survival", "address": "play.x.example" } } next to "site".
        1 | { "version": 1, "site": { "name": "Mossy", "server": "play.x.example" },
          |                                                      ^^^^^^^^^^^^^^^^

      1 error
      "
    `);
  });

  test.each(["play.fernhollow.example", "survival world"])(
    "suggests its name for an address or label: %j",
    (server) => {
      const text = inHeader(server).replace('"Survival"', '"Survival world"');
      expect(report(text)).toContain('Use "main".');
      expect(fixed(text)).toContain('"Mossy", "server": "main"');
    },
  );
});

test("suggests servers and status for the words that owners try first", () => {
  expect(
    report(
      configWith(`{ "type": "serverStatus", "items": [{ "server": "main" }] }`, `"servers": { ${main} }`),
    ),
  ).toContain('"status"');
  expect(report(configWith("").replace('"Mossy"', '"Mossy", "motd": true'))).toContain(
    'add a "status" block',
  );
});
