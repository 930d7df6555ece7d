import { describe, expect, it } from "vitest";
import { sha256 } from "../../node/digest";
import { contentSecurityPolicy, sitePolicy } from "./contentSecurityPolicy";

const none = { images: [], forms: [], services: [], frames: [] };
const origins = {
  images: ["https://faces.example"],
  forms: ["https://forms.example", "mailto:"],
  services: ["https://forms.example", "https://status.example"],
  frames: ["https://map.example"],
};

const sources = { origins, styles: ["a{b:c}"], scripts: ["start()"], embedsPictures: true };
const policy = await contentSecurityPolicy(sources, sha256);

describe("the Content-Security-Policy", () => {
  it("allows exactly the config's origins for each purpose", () => {
    expect(policy).toContain("img-src 'self' data: https://faces.example;");
    expect(policy).toContain("connect-src 'self' https://forms.example https://status.example;");
    expect(policy).toContain("form-action https://forms.example mailto:;");
    expect(policy).toContain("; frame-src https://map.example;");
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+';/);
  });

  it("allows the styles of the page by their hash, and nothing unsafe", () => {
    expect(policy).toContain("style-src 'self' 'sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o='");
    expect(policy).not.toContain("unsafe");
  });

  it("prevents strings from becoming scripts", () => {
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types 'none'$/);
  });

  it("allows everything in the header that a page's policy allows, because browsers apply both", async () => {
    const header = await sitePolicy(sources, sha256);
    const parsed = (text: string) =>
      new Map(text.split("; ").map((part) => [part.split(" ")[0]!, part.split(" ").slice(1)] as const));
    const [ofPage, ofHeader] = [parsed(policy), parsed(header)];
    const ofPagesAlone = new Set(["default-src", "style-src"]);
    for (const [name, allowed] of ofPage) {
      if (ofPagesAlone.has(name)) expect(ofHeader.has(name)).toBe(false);
      else expect([name, ofHeader.get(name)]).toEqual([name, expect.arrayContaining(allowed)]);
    }
    expect(header).not.toContain("unsafe");
    expect(ofHeader.get("script-src")).toEqual(ofPage.get("script-src"));
    expect([...ofHeader.keys()].filter((name) => !ofPage.has(name))).toEqual([
      "object-src",
      "worker-src",
      "frame-ancestors",
      "upgrade-insecure-requests",
    ]);
  });

  it.each([
    [[], "'none'"],
    [["https://map.example"], "https:"],
  ])("allows whole schemes in the header if there are too many origins: %j", async (frames, allowed) => {
    const images = Array.from({ length: 100 }, (_, index) => `https://pictures-${index}.example`);
    const header = await sitePolicy({ ...sources, origins: { ...none, images, frames } }, sha256);
    expect(header).toContain("; img-src 'self' data: https: http:; ");
    expect(header).toContain("; connect-src 'self' https: http:; form-action https: http: mailto:; ");
    expect(header).toContain(`; frame-src ${allowed}; `);
  });

  it("forbids form submission without forms, and omits frames without embeds", async () => {
    const least = await contentSecurityPolicy({ ...sources, origins: none }, sha256);
    expect(least).toContain("form-action 'none'");
    expect(least).not.toContain("frame-src");
  });
});
