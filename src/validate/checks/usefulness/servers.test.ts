import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

const status = '{ "type": "status", "items": [{ "server": "main" }] }';
/** A config that shows one server, with these keys of the server and more beside `routes`. */
const withServer = (keys: string, more = "") =>
  configWith(status, `"servers": { "main": { "label": "Survival", ${keys} } }${more}`);
const waiting = ', "announcements": [{ "text": "We are down.", "server": "main" }]';
const discord = '"provider": "discord", "id": "123456789012345678"';
const own = (paths: string) =>
  `"provider": "json", "url": "https://status.fernhollow.net/a.json", "paths": { ${paths} }`;

test("warns about an announcement that depends on data no service provides", () => {
  expect(report(withServer(discord, waiting))).toMatchInlineSnapshot(`
    "site.config.json:2:154 warning server-mismatch
    announcement 1 → server
    This announcement never appears because the site cannot detect when "main" is offline. Discord never reports a server as offline. Choose another server, or remove "server" to always show the announcement.
      2 | …ouncements": [{ "text": "We are down.", "server": "main" }],
        |                                                    ^^^^^^

    1 warning
    "
  `);
  expect(report(withServer(own('"players": "now"'), waiting))).toMatchInlineSnapshot(`
    "site.config.json:2:201 warning server-mismatch
    announcement 1 → server
    This announcement never appears because the site cannot detect when "main" is offline. Add "online" to the "paths" of that server, or remove "server" to always show the announcement.
      2 | …ouncements": [{ "text": "We are down.", "server": "main" }],
        |                                                    ^^^^^^

    1 warning
    "
  `);
  expect(report(withServer(own('"online": "up", "players": "now"'), waiting))).toBe("");
});

test("warns about a snapshot without a status block, even if another block shows the server", () => {
  const game = '"provider": "mcstatus.io", "address": "play.fernhollow.net", "snapshot": true';
  const text = withServer(game).replace('"Mossy"', '"Mossy", "server": "main"');
  expect(report(text)).toBe("");
  expect(report(text.replace(status, '{ "type": "text", "text": "Hello." }'))).toMatchInlineSnapshot(`
    "site.config.json:2:106 warning key-without-effect
    servers → main → snapshot
    "snapshot" has no effect because no "status" block shows "main". Add { "type": "status", "items": [{ "server": "main" }] } to a page, or remove "snapshot".
      2 | … "mcstatus.io", "address": "play.fernhollow.net", "snapshot": true } },
        |                                                    ^^^^^^^^^^

    1 warning
    "
  `);
});

test("warns about avatars that are not shown, or have no source", () => {
  const game = '"provider": "mcstatus.io", "address": "play.fernhollow.net"';
  const withFaces = (keys: string, more = "") =>
    report(withServer(game, more).replace('"status",', `"status", "faces": true${keys},`));
  const avatars = ', "avatars": { "url": "https://faces.fernhollow.net/{name}" }';
  expect(withFaces("")).toMatchInlineSnapshot(`
    "site.config.json:5:21 warning key-without-effect
    Home (/) → block 1 (status) → faces
    "faces" has no effect because the site has no avatar service. Add "avatars": { "url": "https://…/{name}/{size}" } next to "routes", with the URL of a service, or remove "faces".
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 | { "type": "status", "faces": true, "items": [{ "server": "main" }] }
        |                     ^^^^^^^

    1 warning
    "
  `);
  expect(withFaces(', "layout": "row"', avatars)).toContain('"layout": "row" does not list players');
  expect(withFaces(', "names": false', avatars)).toContain('which "names": false hides');
  expect(withFaces("", avatars)).toBe("");
  const built = avatars.replace('{name}"', '{name}", "load": "build"');
  expect(withFaces("", built)).toContain("before it is known who is online");
  expect(report(withServer(discord).replace('"status",', '"status", "faces": true,'))).toBe("");
});

test.each([
  ["play.fernhollow.net:19132", "", 'Set "edition": "bedrock"'],
  ["play.fernhollow.net:{{port}}", "", 'Set "edition": "bedrock"'],
  ["play.fernhollow.net:25565", ', "edition": "bedrock"', 'Set "edition": "java"'],
])("warns about the usual port of the other edition: %s%s", (address, edition, advice) => {
  const text = withServer(
    `"provider": "mcstatus.io", "address": "${address}"${edition}`,
    address.includes("{{") ? ', "constants": { "port": 19132 }' : "",
  );
  expect(report(text)).toContain("warning server-mismatch");
  expect(report(text)).toContain(advice);
});

test.each([
  ["play.fernhollow.net:19132", "bedrock"],
  ["play.fernhollow.net:25565", "java"],
  ["play.fernhollow.net:25570", "bedrock"],
])("accepts a port that matches the edition: %s, %s", (address, edition) => {
  expect(
    report(withServer(`"provider": "mcsrvstat.us", "address": "${address}", "edition": "${edition}"`)),
  ).toBe("");
});

test("suggests the Discord provider for a Discord widget", () => {
  const url = "https://discord.com/api/guilds/123456789012345678/widget.json";
  expect(report(withServer(`"provider": "json", "url": "${url}", "paths": { "players": "presence_count" }`)))
    .toMatchInlineSnapshot(`
      "site.config.json:2:72 warning server-mismatch
      servers → main → url
      This URL is the widget of a Discord server. The provider "discord" supports it directly and also shows the names of members online. Use { "provider": "discord", "label": "Survival", "id": "123456789012345678" }.
        2 | …{ "label": "Survival", "provider": "json", "url": "https://discord.com/api/guilds/123456789012345678…
          |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 warning
      "
    `);
});
