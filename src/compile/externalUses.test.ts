import { describe, expect, it } from "vitest";
import { configSchema, type SiteConfigInput } from "../config/config";
import { compileServers } from "./compileServers";
import { collectOrigins, externalUses } from "./externalUses";

function originsOf(config: Partial<SiteConfigInput>) {
  const checked = configSchema.parse({ version: 1, site: { name: "Quiet Meadow" }, ...config });
  const servers = compileServers(
    checked.servers,
    { fill: (text) => text, language: "en", timeZone: "UTC" },
    () => undefined,
  );
  return collectOrigins(externalUses(checked, servers));
}

describe("the origins of a site", () => {
  it("lists the external origins of pictures, avatars, forms and embeds", () => {
    const form = { type: "form", submit: "Send", fields: [{ type: "text", name: "a", label: "A" }] };
    const origins = originsOf({
      avatars: { url: "https://faces.example/a/{name}?s={size}" },
      servers: {
        main: { provider: "mcstatus.io", label: "Main", address: "play.example" },
        unseen: { provider: "discord", label: "Chat", id: "123456789012345678" },
      },
      routes: [
        {
          path: "/",
          title: "Welcome",
          blocks: [
            { ...form, delivery: { type: "post", url: "https://forms.example/send" } },
            { ...form, delivery: { type: "email", to: "a@b.example", subject: "Hi" } },
            { type: "cta", image: { src: "https://pictures.example/a.png", alt: "" } },
            { type: "status", items: [{ server: "main" }] },
            { type: "embed", href: "https://youtu.be/abcdefghijk", title: "The trailer" },
          ],
        },
      ] as SiteConfigInput["routes"],
    });
    expect(origins).toEqual({
      images: ["https://faces.example", "https://pictures.example"],
      forms: ["https://forms.example", "mailto:"],
      services: ["https://api.mcstatus.io"],
      frames: ["https://www.youtube-nocookie.com"],
    });
  });

  it("lists Discord's picture host only if a block shows avatars from it", () => {
    const withStatus = (more: object) =>
      originsOf({
        servers: { chat: { provider: "discord", label: "Chat", id: "123456789012345678" } },
        routes: [
          { path: "/", title: "Home", blocks: [{ type: "status", items: [{ server: "chat" }], ...more }] },
        ] as SiteConfigInput["routes"],
      }).images;
    expect(withStatus({ faces: true })).toEqual(["https://cdn.discordapp.com"]);
    expect(withStatus({})).toEqual([]);
    expect(withStatus({ faces: true, names: false })).toEqual([]);
    expect(withStatus({ faces: true, layout: "row" })).toEqual([]);
  });

  it("omits invalid origins, and those that would change a Content-Security-Policy", () => {
    const form = { type: "form", submit: "Send", fields: [{ type: "text", name: "a", label: "A" }] };
    const origins = originsOf({
      constants: { host: "a.example;script-src *", port: 99_999 },
      avatars: { url: "https://faces.example:99999/{name}" },
      routes: [
        {
          path: "/",
          title: "Welcome",
          blocks: [
            { ...form, delivery: { type: "post", url: "https://{{host}}/send" } },
            { ...form, delivery: { type: "post", url: "https://a.example:{{port}}/send" } },
            { type: "cta", image: { src: "https://pictures.example:99999/a.png", alt: "" } },
          ],
        },
      ] as SiteConfigInput["routes"],
    });
    expect(origins).toEqual({ images: [], forms: [], services: [], frames: [] });
  });
});
