import { describe, expect, it } from "vitest";
import type { AskedServer, ServerAnswer } from "../fields/parts/server";
import { ownValues } from "./ownValues";
import { providerOf } from "./providers";

const java: AskedServer = { provider: "mcstatus.io", address: "play.example", edition: "java" };
const bedrock: AskedServer = { provider: "mcsrvstat.us", address: "play.example:19132", edition: "bedrock" };
const chat: AskedServer = { provider: "discord", id: "123456789012345678" };
const own: AskedServer = {
  provider: "json",
  url: "https://status.example/state.json",
  paths: { online: "up", players: "players.now", maximum: "players.max", names: "who", message: "motd" },
};

const readBy = (server: AskedServer, answer: unknown, status = 200): ServerAnswer | undefined => {
  const paths = server.provider === "json" ? server.paths : undefined;
  const own = paths && ownValues(answer, paths, "https://status.example/state.json");
  return providerOf(server).read(status, answer, { paths, own });
};

describe("a valid response", () => {
  it("has the online players and the message from mcstatus.io", () => {
    expect(
      readBy(java, {
        online: true,
        version: { name_clean: "Paper 1.21.4", name_raw: "§aPaper 1.21.4" },
        players: { online: 2, max: 200, list: [{ name_clean: "Moss" }, { name_raw: "§bFern" }] },
        motd: { clean: "Welcome\nHarvest week", html: "<b>Welcome</b>" },
        icon: "data:image/png;base64,AAAA",
      }),
    ).toEqual({
      state: "online",
      players: 2,
      maximum: 200,
      version: "Paper 1.21.4",
      message: ["Welcome", "Harvest week"],
      people: [{ name: "Moss" }],
    });
  });

  it("has lines and names in two forms from mcsrvstat.us", () => {
    expect(
      readBy(bedrock, {
        online: true,
        version: "1.21",
        protocol: { version: 767, name: "1.21.1" },
        players: { online: 2, max: 40, list: [{ name: "Moss", uuid: "…" }, "Fern"] },
        motd: { clean: [" Welcome ", ""] },
      }),
    ).toEqual({
      state: "online",
      players: 2,
      maximum: 40,
      version: "1.21.1",
      message: ["Welcome"],
      people: [{ name: "Moss" }, { name: "Fern" }],
    });
  });

  it("has the number of online members from Discord", () => {
    expect(
      readBy(chat, { name: "Fernhollow", presence_count: 141, members: [{ username: "moss" }, { id: "0" }] }),
    ).toEqual({ state: "online", players: 141, people: [{ name: "moss" }] });
  });

  it("has only avatars from Discord hosts", () => {
    const picture =
      "https://cdn.discordapp.com/widget-avatars/FfvURgcr3Za92K3JtoCppqnYMppMDc5B-Rll74YrGCU/C-1DyBZPQ6";
    const others = [
      "javascript:alert(1)",
      "data:image/svg+xml,<svg/>",
      "http://cdn.discordapp.com/a.png",
      "https://cdn.discordapp.com.evil.example/a.png",
      "https://cdn.discordapp.com@evil.example/a.png",
      "//cdn.discordapp.com/a.png",
      "https://evil.example/https://cdn.discordapp.com/a.png",
      `${picture}${"a".repeat(10_000)}`,
      7,
      null,
      { toString: () => picture },
    ];
    const members = [picture, ...others].map((avatar_url, index) => ({
      username: `moss-${index}`,
      avatar_url,
    }));
    const answer = readBy(chat, { presence_count: 12, members });
    expect(answer).toMatchObject({
      players: 12,
      people: { 0: { name: "moss-0", face: picture }, length: 12 },
    });
    expect(JSON.stringify(answer).match(/"face"/g)).toHaveLength(1);
  });

  it("is read at the owner's paths from a custom address", () => {
    expect(
      readBy(own, { up: "Online", players: { now: "7", max: 0 }, who: ["Moss"], motd: "Hello" }),
    ).toEqual({ state: "online", players: 7, maximum: 0, message: ["Hello"], people: [{ name: "Moss" }] });
    expect(readBy(own, { up: 0, players: { now: 7 } })).toEqual({ state: "offline" });
  });
});

it("keeps figures of an offline server, and needs no state beside them", () => {
  const figures = { total: "placed" };
  const stated: AskedServer = {
    provider: "json",
    url: "https://a.example/",
    paths: { online: "up", figures },
  };
  expect(readBy(stated, { up: false, placed: 3 })).toEqual({ state: "offline", figures: { total: 3 } });
  const records: AskedServer = { ...stated, paths: { figures } };
  expect(readBy(records, { placed: 3 })).toEqual({ state: "online", figures: { total: 3 } });
  expect(readBy(records, { placed: {} })).toBeUndefined();
});

describe("a response without a server state", () => {
  const answers: [AskedServer, unknown, number?][] = [
    [java, { online: "true" }],
    [java, { online: true }, 500],
    [java, "Invalid address value"],
    [java, null],
    [java, []],
    [bedrock, { error: "rate limited" }, 429],
    [chat, { message: "Widget Disabled", code: 50004 }, 403],
    [chat, { presence_count: "141" }],
    [own, { players: { now: 7 } }],
    [own, { up: "maybe" }],
    [own, JSON.parse('{"__proto__": {"up": true}}')],
    [own, [true]],
  ];
  it.each(answers)("is not reported as offline: %#", (server, answer, status) => {
    expect(readBy(server, answer, status)).toBeUndefined();
  });
});

it("uses the number of players as the state if a custom address has no other key", () => {
  const counting: AskedServer = { provider: "json", url: "https://a.example/", paths: { players: "n" } };
  expect(readBy(counting, { n: 3 })).toEqual({ state: "online", players: 3 });
  expect(readBy(counting, { n: "three" })).toBeUndefined();
});
