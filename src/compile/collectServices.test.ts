import { expect, it } from "vitest";
import { configSchema, type SiteConfigInput } from "../config/config";
import { collectServices } from "./collectServices";
import { compileServers } from "./compileServers";
import { externalUses } from "./externalUses";

const servers = {
  main: { provider: "mcstatus.io", label: "Main", address: "play.example" },
  pocket: { provider: "mcstatus.io", label: "Pocket", address: "pocket.example" },
  unseen: { provider: "discord", label: "Chat", id: "123456789012345678" },
} as const;

function servicesOf(config: Partial<SiteConfigInput>) {
  const checked = configSchema.parse({ version: 1, site: { name: "Mossy" }, servers, ...config });
  const site = { fill: (text: string) => text, language: "en", timeZone: "UTC" };
  const compiled = compileServers(checked.servers, site, () => undefined);
  return collectServices(externalUses(checked, compiled), checked);
}

const page = (path: string, ...blocks: unknown[]) => ({ path, title: path, blocks });
const status = (server: string) => ({ type: "status", items: [{ server }] });

it("lists each service once for each purpose, with the pages that contact it", () => {
  const routes = [
    page("/", status("main"), { type: "embed", href: "https://youtu.be/abcdefghijk", title: "Tour" }),
    page("/play", status("pocket"), status("main"), {
      type: "form",
      submit: "Send",
      fields: [{ type: "text", name: "a", label: "A" }],
      delivery: { type: "email", to: "a@b.example", subject: "Hi" },
    }),
  ] as SiteConfigInput["routes"];
  expect(servicesOf({ routes })).toEqual([
    { origin: "https://api.mcstatus.io", purpose: "servers", pages: ["/", "/play"] },
    { origin: "https://www.youtube-nocookie.com", purpose: "embeds", pages: ["/"] },
  ]);
});

it("lists no pages for content that any page may have", () => {
  const routes = [page("/", status("main"))] as SiteConfigInput["routes"];
  const everywhere = [{ origin: "https://api.mcstatus.io", purpose: "servers" }];
  expect(servicesOf({ site: { name: "Mossy", server: "main" }, routes })).toEqual(everywhere);
  expect(servicesOf({ announcements: [{ text: "Down.", server: "main" }], routes })).toEqual(everywhere);
});

it("finds the pages of announcements and posts", () => {
  const services = servicesOf({
    announcements: [{ text: "Down.", server: "main", routes: ["/"] }],
    news: {
      path: "/news",
      posts: [{ slug: "a", title: "A", date: "2026-11-01", blocks: [status("pocket")] }] as NonNullable<
        SiteConfigInput["news"]
      >["posts"],
    },
    routes: [page("/")] as SiteConfigInput["routes"],
  });
  expect(services).toEqual([
    { origin: "https://api.mcstatus.io", purpose: "servers", pages: ["/", "/news/a"] },
  ]);
});

it("finds the pages with Discord avatars", () => {
  const routes = [page("/", { ...status("unseen"), faces: true })] as SiteConfigInput["routes"];
  expect(servicesOf({ routes })).toEqual([
    { origin: "https://discord.com", purpose: "servers", pages: ["/"] },
    { origin: "https://cdn.discordapp.com", purpose: "faces", pages: ["/"] },
  ]);
});

it("lists nothing for a site without external services", () => {
  expect(servicesOf({ routes: [page("/")] as SiteConfigInput["routes"] })).toEqual([]);
});
