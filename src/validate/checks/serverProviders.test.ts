import { describe, expect, test } from "vitest";
import { fixed, report } from "../../../tests/validate/surroundings";
import { withServer } from "./servers.fixture";

describe("a provider", () => {
  test.each([
    ["McStatus.io", "mcstatus.io"],
    ["mcstatus", "mcstatus.io"],
    ["mcsrvstat", "mcsrvstat.us"],
  ])("is recognised when spelled %j", (written, provider) => {
    const text = withServer(`"provider": "${written}", "label": "Survival", "address": "play.example"`);
    expect(report(text)).toContain(`Did you mean "${provider}"?`);
  });

  test("lists the providers if it is unknown", () => {
    expect(report(withServer('"provider": "minotar", "label": "Survival", "address": "play.example"')))
      .toMatchInlineSnapshot(`
        "site.config.json:2:36 error unknown-type
        servers → main → provider
        Unknown provider "minotar". Available providers: "mcstatus.io", "mcsrvstat.us", "discord" and "json".
          1 | { "version": 1, "site": { "name": "Mossy" },
          2 | "servers": { "main": { "provider": "minotar", "label": "Survival", "address": "play.example" } },
            |                                    ^^^^^^^^^

        1 error
        "
      `);
  });

  test("is required", () => {
    expect(report(withServer('"label": "Survival", "address": "play.example"'))).toMatchInlineSnapshot(`
      "site.config.json:2:22 error missing-key
      servers → main → provider
      "provider" is required. Set it to "mcstatus.io", "mcsrvstat.us", "discord" or "json".
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

  test("cannot be identified by an invite link", () => {
    expect(report(chat('"https://discord.gg/fernhollow"'))).toMatchInlineSnapshot(`
      "site.config.json:2:70 error malformed-value
      servers → main → id
      "id" cannot be "https://discord.gg/fernhollow". An invite link does not contain the server ID. In Discord, open Server Settings → Widget, turn on "Enable Server Widget", and copy the "Server ID".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "servers": { "main": { "provider": "discord", "label": "Chat", "id": "https://discord.gg/fernhollow"…
          |                                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 error
      "
    `);
  });

  test("is identified by the ID, which the URLs of its channels and widget contain", () => {
    expect(report(chat('"123456789012345678"'))).toBe("");
    for (const address of [
      "https://discord.com/channels/123456789012345678/876543210987654321",
      "https://discord.com/api/guilds/123456789012345678/widget.json",
      "https://discord.com/widget?id=123456789012345678&theme=dark",
    ]) {
      expect(fixed(chat(`"${address}"`))).toContain('"id": "123456789012345678"');
    }
  });

  test("requires its ID in quotes, because long numbers lose digits", () => {
    expect(report(chat("123456789012345678"))).toMatchInlineSnapshot(`
      "site.config.json:2:70 error wrong-type
      servers → main → id
      "id" must be text in double quotes, but is the number 123456789012345678. Put it in quotes: "123456789012345678".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "servers": { "main": { "provider": "discord", "label": "Chat", "id": 123456789012345678 } },
          |                                                                      ^^^^^^^^^^^^^^^^^^

      1 error
      "
    `);
  });
});

test("names the providers that support a key", () => {
  const text = withServer(
    '"provider": "discord", "label": "Chat", "id": "123456789012345678", "edition": "java"',
  );
  expect(report(text)).toContain(
    'Unknown key "edition" for "provider": "discord". It belongs in an entry of "servers" with "provider": "mcstatus.io" or in an entry of "servers" with "provider": "mcsrvstat.us".',
  );
});

test.each(["url", "address", "widget"])('suggests the ID for a widget URL in "%s", once', (key) => {
  const url = "https://discord.com/api/guilds/123456789012345678/widget.json";
  const told = report(withServer(`"provider": "discord", "label": "Chat", "${key}": "${url}"`));
  expect(told).toContain('Use "id": "123456789012345678"');
  expect(told).toContain("1 error");
});
