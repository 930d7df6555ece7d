import { describe, expect, test } from "vitest";
import { fixed, report } from "../../../tests/validate/surroundings";
import { gameServer, withServer } from "./servers.fixture";

test("warns about a server that is not reachable from the internet, even if a constant names it", () => {
  expect(report(gameServer('"address": "192.168.0.10:25565"'))).toMatchInlineSnapshot(`
    "site.config.json:2:83 warning private-address
    servers → main → address
    "192.168.0.10" works only on your own computer or network, so visitors cannot reach it. Use a public IP address or domain.
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
  test("with parts that players do not enter gets a suggestion", () => {
    const text = gameServer('"address": "https://play.fernhollow.example/join"');
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:2:83 error malformed-value
      servers → main → address
      "address" cannot be "https://play.fernhollow.example/join". It must be the address that players enter, with the port if there is one. Use "play.fernhollow.example".
        2 | …": "mcstatus.io", "label": "Survival", "address": "https://play.fernhollow.example/join" } },
          |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 error
      "
    `);
    expect(fixed(text)).toContain('"address": "play.fernhollow.example"');
  });

  test.each([
    ["play.example 25565", 'Use "play.example:25565"'],
    ["play.example : 25565", 'Use "play.example:25565"'],
    [" play.example", 'Use "play.example"'],
    ["play.example:70000", "from 1 to 65535"],
    ["play.example:0", "from 1 to 65535"],
    ["{server}", "the address that players enter"],
    ["moss@play.example", "without a username before it"],
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

  test("is checked with its constants filled in", () => {
    const text = gameServer('"address": "{{ip}}:{{port}}"');
    const constants = (ip: string, port: number) =>
      text.replace('"servers"', `"constants": { "ip": "${ip}", "port": ${port} }, "servers"`);
    expect(report(constants("play.example", 25565))).toBe("");
    expect(report(constants("play.example", 99999))).toContain("from 1 to 65535");
    expect(report(constants("our server", 25565))).toContain('cannot be "our server:25565"');
  });

  test.each(["ip", "host", "serverIp"])("is suggested as the key for %s", (key) => {
    const text = gameServer(`"${key}": "play.example"`);
    expect(report(text)).toContain('"address"');
    if (key !== "ip") expect(fixed(text)).toContain('"address": "play.example"');
  });

  test("reports an empty address once", () => {
    expect(report(gameServer('"address": ""'))).toMatchInlineSnapshot(`
      "site.config.json:2:83 error empty-value
      servers → main → address
      "address" is empty. Add text between the quotes.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "servers": { "main": { "provider": "mcstatus.io", "label": "Survival", "address": "" } },
          |                                                                                   ^^

      1 error
      "
    `);
  });

  test("has its port at the end", () => {
    expect(report(gameServer('"address": "play.example", "port": 25565'))).toContain(
      'Add the port to "address"',
    );
  });
});

describe("a custom address", () => {
  const own = (url: string, paths = '"online": "up"') =>
    withServer(`"provider": "json", "label": "Market", "url": "${url}", "paths": { ${paths} }`);

  test("without encryption is a warning", () => {
    expect(report(own("http://status.fernhollow.example/a.json"))).toMatchInlineSnapshot(`
      "site.config.json:2:70 warning insecure-address
      servers → main → url
      The URL of the service uses http instead of https. Browsers do not load it on https pages. If it also works with https, use "https://status.fernhollow.example/a.json".
        2 | …: { "provider": "json", "label": "Market", "url": "http://status.fernhollow.example/a.json", "paths"…
          |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 warning
      "
    `);
  });

  test("without encryption is a warning even if it comes from a constant", () => {
    const text = own("{{api}}").replace(
      '"servers"',
      '"constants": { "api": "http://status.fernhollow.example/a" }, "servers"',
    );
    expect(report(text)).toContain("constants → api\nThe URL of the service uses http instead of https.");
    expect(report(text)).toContain('use "https://status.fernhollow.example/a"');
    expect(report(text.replace("http:", "https:"))).toBe("");
  });

  test("must be a full URL, with its constants filled in", () => {
    expect(report(own("https://status.fernhollow.example/a.json?key=1"))).toBe("");
    expect(report(own("status.fernhollow.example/a.json"))).toMatchInlineSnapshot(`
      "site.config.json:2:70 error malformed-value
      servers → main → url
      "url" cannot be "status.fernhollow.example/a.json". Use the full URL of the file or service: "https://status.fernhollow.example/a.json".
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
      "Use the full URL of the file or service",
    );
    expect(report(constant)).toContain("unknown-constant");
  });

  test("must not have a key or token in its query, which is hidden", () => {
    expect(report(own("https://a.example/s?apikey=0a1b2c3d4e5f60718293a4b5&x=1"))).toMatchInlineSnapshot(`
      "site.config.json:2:98 warning likely-secret
      servers → main → url
      This URL contains a key or a password, and every visitor's browser sends it. Use a URL without the secret. Someone may already have seen it, so also revoke it and create a new one in the service that it belongs to.
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

  test("needs paths, and suggests some", () => {
    const text = withServer('"provider": "json", "label": "Market", "url": "https://a.example/"');
    expect(report(text)).toContain('Add "paths": { "online": "online", "players": "players.now" }.');
  });

  test("requires a path that shows whether the server is online", () => {
    expect(report(own("https://a.example/", '"version": "v"'))).toMatchInlineSnapshot(`
      "site.config.json:2:101 error missing-key
      servers → main → paths
      "online" or "players" is required to show whether the server is online. Set one of them to the path of its value in the response, such as "players": "players.online".
        2 | …: "Market", "url": "https://a.example/", "paths": { "version": "v" } } },
          |                                                    ^

      1 error
      "
    `);
    expect(report(own("https://a.example/", '"players": "players.now"'))).toBe("");
  });

  test.each(["$.players.now", "players/now", "players[now]", "players.now."])(
    "cannot have the path %j, but the same joined by dots",
    (path) => {
      expect(fixed(own("https://a.example/", `"players": "${path}"`))).toContain('"players": "players.now"');
    },
  );
});

test("reports a constant with several addresses once, at the constant, however many servers use it", () => {
  const several = "play.moss.example, 203.0.113.7:25570 | play.moss.example";
  const server = '"provider": "mcstatus.io", "label": "Moss", "address": "{{ip}}"';
  const text = withServer(server).replace(
    '"servers": {',
    `"constants": { "ip": "${several}" }, "servers": { "second": { ${server} },`,
  );
  const told = report(text);
  expect(told.match(/(?:error|warning) [a-z-]+\n.*/g)).toEqual(["error malformed-value\nconstants → ip"]);
  expect(told).toContain(
    'A server can have only one address. Use "play.moss.example", and add another server for "203.0.113.7:25570".',
  );
  const written = report(gameServer(`"address": "${several}"`));
  expect(written).toContain("servers → main → address");
  expect(written).toContain('Use "play.moss.example", and add another server for "203.0.113.7:25570".');
});
