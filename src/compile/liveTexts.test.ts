import { describe, expect, it } from "vitest";
import { configSchema } from "../config/config";
import { compileSite } from "./compileSite";
import { pageFacts } from "./facts";

const assets = {
  icon: () => ({ viewBox: "0 0 24 24", nodes: [] }),
  imageSize: () => ({ width: 400, height: 300 }),
};
const siteWith = (text: string, heading = "Home") =>
  compileSite(
    configSchema.parse({
      version: 1,
      site: { name: "Fernhollow" },
      servers: {
        main: { provider: "mcstatus.io", label: "Main", address: "play.fernhollow.example" },
      },
      news: { path: "/news", posts: [{ slug: "mill", title: "Mill", date: "2024-03-01", text: "Mill." }] },
      routes: [{ path: "/", title: "Home", blocks: [{ type: "text", heading, text }] }],
    }),
    assets,
  );
const pageOf = (site: ReturnType<typeof siteWith>) => site.pages[0]!.compile();

describe("a figure in a text", () => {
  it("has its server, and the words that are shown without a response", () => {
    const site = siteWith(
      "Join **{{ servers.main.players | a few }}** others.",
      "{{servers.main.players|many}} on",
    );
    const [block] = pageOf(site).blocks;
    const live = (words: string) => ({
      tag: "bdi",
      children: [words],
      live: { server: expect.objectContaining({ name: "main" }) as object, figure: "players", words },
    });
    expect(block).toMatchObject({
      heading: [live("many"), " on"],
      text: [{ tag: "p", children: ["Join ", { tag: "strong", children: [live("a few")] }, " others."] }],
    });
    expect(pageFacts(pageOf(site), site.shared).parts).toContain("liveText");
    expect(site.origins.services).toEqual(["https://api.mcstatus.io"]);
  });

  it("is not Markdown, a constant or an anchor", () => {
    const site = siteWith("`{{servers.main.players|**x** [y](/z)}}`", "{{servers.main.players|many}} on");
    expect(JSON.stringify(pageOf(site))).toContain('"children":["**x** [y](/z)"]');
    expect(pageOf(siteWith("\\{{servers.main.players|many}}")).blocks).toMatchObject([
      { text: [{ tag: "p", children: ["{{servers.main.players|many}}"] }] },
    ]);
  });
});

it("counts the posts", () => {
  expect(JSON.stringify(pageOf(siteWith("{{news.count}} posts. \\{{news.count}}")))).toContain(
    "1 posts. {{news.count}}",
  );
});

it("loads nothing for pages without figures", () => {
  const site = siteWith("Many play.");
  expect(pageFacts(pageOf(site), site.shared).parts).not.toContain("liveText");
  expect(site.origins.services).toEqual([]);
});
