import { describe, expect, test } from "vitest";
import { minimalConfig } from "../../../tests/validate/minimalBlocks";
import { compileSite } from "../../compile/compileSite";
import { configSchema } from "../../config/config";
import { sha256 } from "../../node/digest";
import { findRedirect, redirectPages, redirectRules } from "./redirectFiles";

const digest = (text: string) => Promise.resolve(sha256(text));
const siteWith = (redirects: Record<string, string>, site: object = {}) =>
  compileSite(
    configSchema.parse({
      ...minimalConfig(),
      site: { name: "Mossy", basePath: "/town/", url: "https://mossy.example", ...site },
      redirects,
    }),
    { icon: () => undefined, imageSize: () => undefined },
  );

describe("the page of a redirect", () => {
  test("redirects automatically, has a link, is not indexed, and runs nothing", async () => {
    const [page] = await redirectPages(siteWith({ "/old.php": "/" }), digest);
    expect(page!.path).toBe("old.php/index.html");
    expect(page!.text).toContain('<meta http-equiv="refresh" content="0; url=/town/">');
    expect(page!.text).toContain('<link rel="canonical" href="https://mossy.example/town/">');
    expect(page!.text).toContain('<meta name="robots" content="noindex">');
    expect(page!.text).toContain('<a href="/town/">Mossy</a>');
    expect(page!.text).toContain("default-src &#x27;none&#x27;");
    expect(page!.text).not.toContain("<script");
  });

  test("allows no pictures as data:, because it has none", async () => {
    const [page] = await redirectPages(siteWith({ "/old.php": "/" }), digest);
    expect(page!.text).toContain("; img-src &#x27;self&#x27;; ");
    expect(page!.text).not.toContain("data:");
  });

  test("escapes addresses", async () => {
    const hostile = `https://a.example/"><script>ran()</script>`;
    const [page] = await redirectPages(siteWith({ "/x": hostile }), digest);
    expect(page!.text).not.toContain("<script");
  });

  test("is at the path that browsers request, in any script", async () => {
    const site = siteWith({ "/%C3%BCber%20uns/": "https://a.example/ü" });
    expect((await redirectPages(site, digest)).map(({ path }) => path)).toEqual(["über uns/index.html"]);
    expect(redirectRules(site)).toBe("/town/%C3%BCber%20uns https://a.example/%C3%BC 302\n");
    expect(findRedirect(site, "/über uns")).toEqual(site.redirects[0]);
  });
});

test("is missing on a site without redirects", async () => {
  const site = siteWith({});
  expect(redirectRules(site)).toBe("");
  expect(await redirectPages(site, digest)).toEqual([]);
});
