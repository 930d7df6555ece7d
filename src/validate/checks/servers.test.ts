import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

const main =
  '"main": { "provider": "mcstatus.io", "label": "Survival", "address": "play.fernhollow.example" }';
const shown = (name: string) => `{ "type": "status", "items": [{ "server": "${name}" }] }`;
/** A config that shows one server, with these keys. */
const withServer = (keys: string) => configWith(shown("main"), `"servers": { "main": { ${keys} } }`);
const gameServer = (more: string) => withServer(`"provider": "mcstatus.io", "label": "Survival", ${more}`);

test("a server that there is not is named with the nearest one", () => {
  const text = configWith(
    `${shown("mian")},\n{ "type": "hero", "heading": "Hi", "cards": [{ "label": "On", "value": "…", "server": "pocket" }] }`,
    `"servers": { ${main} }`,
  );
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:5:43 error unknown-server
    Home (/) → block 1 (status) → server 1 → server
    servers has no "mian". Did you mean "main"?
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 | { "type": "status", "items": [{ "server": "mian" }] },
        |                                           ^^^^^^

    site.config.json:6:87 error unknown-server
    Home (/) → block 2, "Hi" → card 1, "On" → server
    servers has no "pocket". The only server is "main".
      5 | { "type": "status", "items": [{ "server": "mian" }] },
      6 | { "type": "hero", "heading": "Hi", "cards": [{ "label": "On", "value": "…", "server": "pocket" }] }
        |                                                                                       ^^^^^^^^

    2 errors
    "
  `);
  expect(fixed(text)).toContain('"server": "main"');
});

test("without any servers, the way to give one is shown", () => {
  expect(report(configWith(shown("pocket")))).toMatchInlineSnapshot(`
    "site.config.json:4:43 error unknown-server
    Home (/) → block 1 (status) → server 1 → server
    servers has no "pocket". Give it there, as in "servers": { "pocket": { "provider": "mcstatus.io", "label": "Survival", "address": "play.example" } }.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "status", "items": [{ "server": "pocket" }] }
        |                                           ^^^^^^^^

    1 error
    "
  `);
});

test("a server that nothing shows is a hint", () => {
  expect(report(configWith("", `"servers": { ${main} }`))).toMatchInlineSnapshot(`
    "site.config.json:2:14 warning unused-server
    servers → main
    Nothing shows the server "main", so nobody is asked about it. Add { "type": "status", "items": [{ "server": "main" }] } to a page or write "server": "main" in "site", in a card of a hero, in stats or in an announcement, or remove it.
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
])("a server that %s shows is used", (_, text) => {
  expect(report(text)).toBe("");
});

test("a server that cannot be reached from elsewhere is a warning, also where a constant names it", () => {
  expect(report(gameServer('"address": "192.168.0.10:25565"'))).toMatchInlineSnapshot(`
    "site.config.json:2:83 warning private-address
    servers → main → address
    "192.168.0.10" is only known on your own computer or in your own network: visitors cannot reach it. Write the public address.
      2 | …": "mcstatus.io", "label": "Survival", "address": "192.168.0.10:25565" } },
        |                                                    ^^^^^^^^^^^^^^^^^^^^

    1 warning
    "
  `);
  expect(report(gameServer('"address": "localhost"'))).toContain("warning private-address");
  const constant = gameServer('"address": "{{ip}}"').replace(
    '"servers"',
    '"constants": { "ip": "10.0.0.5" }, "servers"',
  );
  expect(report(constant)).toContain("constants → ip");
});

describe("an address", () => {
  test("with what players do not type in is told how it is written", () => {
    const text = gameServer('"address": "https://play.fernhollow.example/join"');
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:2:83 error malformed-value
      servers → main → address
      "address" cannot be "https://play.fernhollow.example/join". It is what players type in, a host and its port where it has one: write "play.fernhollow.example".
        2 | …": "mcstatus.io", "label": "Survival", "address": "https://play.fernhollow.example/join" } },
          |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 error
      "
    `);
    expect(fixed(text)).toContain('"address": "play.fernhollow.example"');
  });

  test.each([
    ["play.example 25565", 'write "play.example:25565"'],
    ["play.example : 25565", 'write "play.example:25565"'],
    [" play.example", 'write "play.example"'],
    ["play.example:70000", "from 1 to 65535"],
    ["play.example:0", "from 1 to 65535"],
    ["{server}", "the address itself"],
    ["moss@play.example", "with no name of a user"],
  ])("cannot be %j", (address, advice) => {
    expect(report(gameServer(`"address": "${address}"`))).toContain(advice);
  });

  test.each([
    "play.example",
    "play.example:25570",
    "203.0.113.7",
    "[2001:db8::1]:25565",
    "spiel.müller.example",
  ])("can be %j", (address) => {
    expect(report(gameServer(`"address": "${address}"`))).toBe("");
  });

  test("is looked at with its constants filled in", () => {
    const text = gameServer('"address": "{{ip}}:{{port}}"');
    const constants = (ip: string, port: number) =>
      text.replace('"servers"', `"constants": { "ip": "${ip}", "port": ${port} }, "servers"`);
    expect(report(constants("play.example", 25565))).toBe("");
    expect(report(constants("play.example", 99999))).toContain("from 1 to 65535");
    expect(report(constants("our server", 25565))).toContain('cannot be "our server:25565"');
  });

  test.each(["ip", "host", "serverIp"])("is what %s is", (key) => {
    const text = gameServer(`"${key}": "play.example"`);
    expect(report(text)).toContain('"address"');
    if (key !== "ip") expect(fixed(text)).toContain('"address": "play.example"');
  });

  test("that is empty is told once", () => {
    expect(report(gameServer('"address": ""'))).toMatchInlineSnapshot(`
      "site.config.json:2:83 error empty-value
      servers → main → address
      "address" is empty. Write a text.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "servers": { "main": { "provider": "mcstatus.io", "label": "Survival", "address": "" } },
          |                                                                                   ^^

      1 error
      "
    `);
  });

  test("has its port behind it", () => {
    expect(report(gameServer('"address": "play.example", "port": 25565'))).toContain(
      'The port stands behind the "address"',
    );
  });
});

describe("a provider", () => {
  test.each([
    ["McStatus.io", "mcstatus.io"],
    ["mcstatus", "mcstatus.io"],
    ["mcsrvstat", "mcsrvstat.us"],
  ])("spelled %j is known", (written, provider) => {
    const text = withServer(`"provider": "${written}", "label": "Survival", "address": "play.example"`);
    expect(report(text)).toContain(`Did you mean "${provider}"?`);
  });

  test("that nobody knows is told which there are", () => {
    expect(report(withServer('"provider": "minotar", "label": "Survival", "address": "play.example"')))
      .toMatchInlineSnapshot(`
      "site.config.json:2:36 error unknown-type
      servers → main → provider
      There is no provider "minotar" here. The providers are "mcstatus.io", "mcsrvstat.us", "discord" and "json".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "servers": { "main": { "provider": "minotar", "label": "Survival", "address": "play.example" } },
          |                                    ^^^^^^^^^

      1 error
      "
    `);
  });

  test("is needed", () => {
    expect(report(withServer('"label": "Survival", "address": "play.example"'))).toMatchInlineSnapshot(`
      "site.config.json:2:22 error missing-key
      servers → main → provider
      The key "provider" is missing here. Use one of "mcstatus.io", "mcsrvstat.us", "discord" or "json".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "servers": { "main": { "label": "Survival", "address": "play.example" } },
          |                      ^

      1 error
      "
    `);
  });
});

describe("a Discord server", () => {
  const chat = (id: string) => withServer(`"provider": "discord", "label": "Chat", "id": ${id}`);

  test("is not told by an invite", () => {
    expect(report(chat('"https://discord.gg/fernhollow"'))).toMatchInlineSnapshot(`
      "site.config.json:2:70 error malformed-value
      servers → main → id
      "id" cannot be "https://discord.gg/fernhollow". An invite does not say which server it is of. Discord shows the number as "Server ID" under Server Settings → Widget. Switch "Enable Server Widget" on there, as Discord tells nothing of a server without it.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "servers": { "main": { "provider": "discord", "label": "Chat", "id": "https://discord.gg/fernhollow"…
          |                                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 error
      "
    `);
  });

  test("is told by its number, which the addresses of its channels and its widget have in them", () => {
    expect(report(chat('"123456789012345678"'))).toBe("");
    for (const address of [
      "https://discord.com/channels/123456789012345678/876543210987654321",
      "https://discord.com/api/guilds/123456789012345678/widget.json",
      "https://discord.com/widget?id=123456789012345678&theme=dark",
    ]) {
      expect(fixed(chat(`"${address}"`))).toContain('"id": "123456789012345678"');
    }
  });

  test("has its number in quotes, as numbers of that length lose their end", () => {
    expect(report(chat("123456789012345678"))).toMatchInlineSnapshot(`
      "site.config.json:2:70 error wrong-type
      servers → main → id
      "id" has to be a text in double quotes, but it is the number 123456789012345680. Write "123456789012345678", for example.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "servers": { "main": { "provider": "discord", "label": "Chat", "id": 123456789012345678 } },
          |                                                                      ^^^^^^^^^^^^^^^^^^

      1 error
      "
    `);
  });
});

describe("an address of one's own", () => {
  const own = (url: string, paths = '"online": "up"') =>
    withServer(`"provider": "json", "label": "Market", "url": "${url}", "paths": { ${paths} }`);

  test("without encryption is a warning", () => {
    expect(report(own("http://status.fernhollow.example/a.json"))).toMatchInlineSnapshot(`
      "site.config.json:2:70 warning insecure-address
      servers → main → url
      The address of the service starts with http:, so browsers do not load it on a page with https. Write "https://status.fernhollow.example/a.json", if the service has that.
        2 | …: { "provider": "json", "label": "Market", "url": "http://status.fernhollow.example/a.json", "paths"…
          |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 warning
      "
    `);
  });

  test("without encryption is a warning where a constant brings it, too", () => {
    const text = own("{{api}}").replace(
      '"servers"',
      '"constants": { "api": "http://status.fernhollow.example/a" }, "servers"',
    );
    expect(report(text)).toContain(
      'starts with http:, which comes from the constant "api", so browsers do not load it on a page with https. Begin the constant with "https:"',
    );
    expect(report(text.replace("http:", "https:"))).toBe("");
  });

  test("is a whole web address, constants filled in", () => {
    expect(report(own("https://status.fernhollow.example/a.json?key=1"))).toBe("");
    expect(report(own("status.fernhollow.example/a.json"))).toMatchInlineSnapshot(`
      "site.config.json:2:70 error malformed-value
      servers → main → url
      "url" cannot be "status.fernhollow.example/a.json". Write the whole web address of the file or service that is asked, "https://status.fernhollow.example/a.json".
        2 | …: { "provider": "json", "label": "Market", "url": "status.fernhollow.example/a.json", "paths": { "on…
          |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 error
      "
    `);
    const constant = own("{{api}}/a.json");
    expect(
      report(constant.replace('"servers"', '"constants": { "api": "https://a.example" }, "servers"')),
    ).toBe("");
    expect(report(constant.replace('"servers"', '"constants": { "api": "here" }, "servers"'))).toContain(
      "Write the whole web address of the file or service that is asked",
    );
    expect(report(constant)).toContain("unknown-constant");
  });

  test("has no key or token behind its question mark, which is not shown either", () => {
    expect(report(own("https://a.example/s?apikey=0a1b2c3d4e5f60718293a4b5&x=1"))).toMatchInlineSnapshot(`
      "site.config.json:2:98 warning likely-secret
      servers → main → url
      This address has something like a key or a password in it, and the browser of each visitor asks it: everybody can read it. Give out an address that needs none, and replace the key, as it has to count as known.
        2 | …el": "Market", "url": "https://a.example/s?apikey=••••••••••••••••••••••••&x=1", "paths": { "online"…
          |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^

      1 warning
      "
    `);
    const constant = own("https://a.example/s?token={{t}}").replace(
      '"servers"',
      '"constants": { "t": "0a1b2c3d" }, "servers"',
    );
    expect(report(constant)).toContain("likely-secret");
    expect(report(own("https://a.example/s?token=public&page=12345678"))).toBe("");
  });

  test("needs paths, which are shown", () => {
    const text = withServer('"provider": "json", "label": "Market", "url": "https://a.example/"');
    expect(report(text)).toContain('Add "paths": { "online": "online", "players": "players.now" }.');
  });

  test("is read by keys that tell whether the server is online", () => {
    expect(report(own("https://a.example/", '"version": "v"'))).toMatchInlineSnapshot(`
      "site.config.json:2:101 error missing-key
      servers → main → paths
      Nothing here tells whether the server is online. Write where the answer says so as "online", or where the number of players stands as "players".
        2 | …: "Market", "url": "https://a.example/", "paths": { "version": "v" } } },
          |                                                    ^

      1 error
      "
    `);
    expect(report(own("https://a.example/", '"players": "players.now"'))).toBe("");
  });

  test.each(["$.players.now", "players/now", "players[now]", "players.now."])(
    "has no key %j, but the same joined by dots",
    (path) => {
      expect(fixed(own("https://a.example/", `"players": "${path}"`))).toContain('"players": "players.now"');
    },
  );
});

describe("servers", () => {
  test("in site belong beside routes, and are moved there", () => {
    const text = configWith(shown("main")).replace('"Mossy"', `"Mossy", "servers": { ${main} }`);
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:1:44 error unknown-key
      site → servers
      There is no key "servers" here. "servers" belongs at the top level of the file.
        1 | { "version": 1, "site": { "name": "Mossy", "servers": { "main": { "provider": "mcstatus.io", "label"…
          |                                            ^^^^^^^^^

      1 error
      "
    `);
    expect(report(fixed(text))).toBe("");
  });

  test("without a name are told so once, with the name that is used elsewhere", () => {
    const keys = '"provider": "mcstatus.io", "label": "Survival", "address": "play.example"';
    expect(report(configWith(shown("lobby"), `"servers": { ${keys} }`))).toMatchInlineSnapshot(`
      "site.config.json:2:12 error misplaced-part
      servers
      This is one server, and each stands in "servers" under a name of its own. Wrap it, so that it reads "servers": { "lobby": { "provider": "mcstatus.io", "label": "Survival", "address": "play.example" } }.
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

  test("is its name, and not its address", () => {
    expect(report(inHeader("play.x.example"))).toMatchInlineSnapshot(`
      "site.config.json:1:54 error malformed-value
      site → server
      "server" cannot be "play.x.example". It is the name that the server has in "servers", and not its address: write "main" here, and beside "routes" "servers": { "main": { "provider": "mcstatus.io", "label": "Survival", "address": "play.x.example" } }.
        1 | { "version": 1, "site": { "name": "Mossy", "server": "play.x.example" },
          |                                                      ^^^^^^^^^^^^^^^^

      1 error
      "
    `);
  });

  test.each(["play.fernhollow.example", "survival world"])(
    "by its address or label, as %j, is told its name",
    (server) => {
      const text = inHeader(server).replace('"Survival"', '"Survival world"');
      expect(report(text)).toContain('write "main".');
      expect(fixed(text)).toContain('"Mossy", "server": "main"');
    },
  );
});

test("a key of another provider is told which provider has it", () => {
  const text = withServer(
    '"provider": "discord", "label": "Chat", "id": "123456789012345678", "edition": "java"',
  );
  expect(report(text)).toContain(
    'There is no key "edition" here, with "provider": "discord". "edition" belongs in an entry of "servers" with "provider": "mcstatus.io" or in an entry of "servers" with "provider": "mcsrvstat.us".',
  );
});

test.each(["url", "address", "widget"])("the address of a widget as %s is told its number, once", (key) => {
  const url = "https://discord.com/api/guilds/123456789012345678/widget.json";
  const told = report(withServer(`"provider": "discord", "label": "Chat", "${key}": "${url}"`));
  expect(told).toContain('write "id": "123456789012345678"');
  expect(told).toContain("1 error");
});

test("the words that owners look for first lead to servers and status", () => {
  expect(
    report(
      configWith(`{ "type": "serverStatus", "items": [{ "server": "main" }] }`, `"servers": { ${main} }`),
    ),
  ).toContain('"status"');
  expect(report(configWith("").replace('"Mossy"', '"Mossy", "motd": true'))).toContain('by a "status" block');
});
