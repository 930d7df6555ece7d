import { describe, expect, it } from "vitest";
import { sha256 } from "../node/digest";
import { contentSecurityPolicy } from "./contentSecurityPolicy";

const policy = await contentSecurityPolicy(
  { images: ["https://faces.example"], forms: ["https://forms.example", "mailto:"] },
  ["a{b:c}"],
  ["start()"],
  sha256,
);

describe("the Content-Security-Policy", () => {
  it("names the origins of the config where they are needed, and no other", () => {
    expect(policy).toContain("img-src 'self' data: https://faces.example;");
    expect(policy).toContain("connect-src 'self' https://forms.example;");
    expect(policy).toContain("form-action https://forms.example mailto:;");
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+';/);
  });

  it("allows the styles of the page by their hash, and nothing unsafe", () => {
    expect(policy).toContain("style-src 'self' 'sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o='");
    expect(policy).not.toContain("unsafe");
  });

  it("lets no form be sent anywhere on a site without forms", async () => {
    expect(await contentSecurityPolicy({ images: [], forms: [] }, [], [], sha256)).toContain(
      "form-action 'none'",
    );
  });
});
