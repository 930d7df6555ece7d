import { expect, it } from "vitest";
import { configSchema } from "../config/config";
import { compileServers } from "./compileServers";

it("omits picture URLs from a snapshot", () => {
  const checked = configSchema.parse({
    version: 1,
    site: { name: "Quiet Meadow" },
    servers: { chat: { provider: "discord", label: "Chat", id: "123456789012345678", snapshot: true } },
    routes: [{ path: "/", title: "Home" }],
  });
  const people = [{ name: "moss", face: "https://cdn.discordapp.com/moss" }];
  const { chat } = compileServers(
    checked.servers,
    { fill: (text) => text, language: "en", timeZone: "UTC" },
    () => ({ answer: { state: "online", people }, at: 0 }),
  );
  expect(chat?.snapshot?.answer).toEqual({ state: "online", people: [{ name: "moss" }] });
});
