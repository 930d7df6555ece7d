import { expect, it } from "vitest";
import type { AskedServer } from "../fields/parts/server";
import { addressOf } from "../compile/compileServers";

const java: AskedServer = { provider: "mcstatus.io", address: "play.example", edition: "java" };
const other: AskedServer = { ...java, provider: "mcsrvstat.us" };

it.each<[AskedServer, string]>([
  [java, "https://api.mcstatus.io/v2/status/java/play.example"],
  [other, "https://api.mcsrvstat.us/3/play.example"],
  [{ ...java, edition: "bedrock" }, "https://api.mcstatus.io/v2/status/bedrock/play.example"],
  [{ ...other, edition: "bedrock" }, "https://api.mcsrvstat.us/bedrock/3/play.example"],
  [
    { provider: "discord", id: "123456789012345678" },
    "https://discord.com/api/guilds/123456789012345678/widget.json",
  ],
  [
    { provider: "json", url: "https://status.example/state.json", paths: {} },
    "https://status.example/state.json",
  ],
])("returns the service's address: %#", (server, address) => {
  expect(addressOf(server)).toBe(address);
});

it.each([
  ["play.example:25577", "play.example:25577"],
  ["[2001:db8::1]:25577", "%5B2001:db8::1%5D:25577"],
  ["../../x?y#z", "..%2F..%2Fx%3Fy%23z"],
  ["//elsewhere.example:1/", "%2F%2Felsewhere.example:1%2F"],
  ["user:word@elsewhere.example", "user:word%40elsewhere.example"],
  ["https://elsewhere.example", "https:%2F%2Felsewhere.example"],
  ["%2e%2e\\x", "%252e%252e%5Cx"],
])("keeps the owner's address as one path segment, with its port: %s", (written, part) => {
  for (const server of [java, other]) {
    const begin = addressOf(server).slice(0, -"play.example".length);
    const asked = addressOf({ ...server, address: written });
    expect(asked).toBe(begin + part);
    expect(new URL(asked).href).toBe(asked);
  }
});
