import { describe, expect, test } from "vitest";
import { isWhole } from "../../tests/property/share";
import { minimalConfig } from "../../tests/validate/minimalBlocks";
import { build, worldWith } from "./inMemory.fixture";

/** The rules of a `_headers` file: the paths at the start of a line. */
const rulesOf = (headers: string) => headers.split("\n").filter((line) => /^\S/.test(line));

test("has the same few rules for many pages as for one, in lines that every host reads", async () => {
  const total = isWhole ? 1000 : 60;
  const routes = Array.from({ length: total }, (_, index) => ({
    path: index === 0 ? "/" : `/page-${index}`,
    title: `Page ${index}`,
    intro: "Hello.",
  }));
  const navigation = [{ label: "Home", href: "/" }];
  const { files } = await build({ ...minimalConfig(), navigation, routes });
  expect(Object.keys(files!).filter((path) => path.endsWith("index.html"))).toHaveLength(total);
  const headers = files!["_headers"]!;
  expect(rulesOf(headers)).toEqual(["/*", "/assets/*"]);
  expect(headers.length).toBeLessThan(3000);
  expect(headers).toBe((await build(minimalConfig())).files!["_headers"]);
}, 120_000);

test("adds the headers that pages cannot set, and a policy against strings as code", async () => {
  const headers = (await build(minimalConfig())).files!["_headers"]!;
  const [everywhere = ""] = headers.split("\n\n");
  expect(everywhere.split("\n").slice(0, -1)).toEqual([
    "/*",
    "  X-Content-Type-Options: nosniff",
    "  X-Frame-Options: DENY",
    "  Referrer-Policy: strict-origin-when-cross-origin",
    "  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "  Cross-Origin-Opener-Policy: same-origin",
    "  Cross-Origin-Resource-Policy: same-site",
    "  Strict-Transport-Security: max-age=63072000",
  ]);
  const policy = /Content-Security-Policy: (.*)/.exec(everywhere)![1]!.split("; ");
  expect(policy).toEqual(
    expect.arrayContaining([
      "object-src 'none'",
      "worker-src 'none'",
      "frame-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "upgrade-insecure-requests",
    ]),
  );
  expect(policy.find((directive) => directive.startsWith("script-src"))).not.toMatch(/unsafe|\*|https?:/);
});

test("keeps lines short for a site with pictures from a hundred hosts", async () => {
  const cards = Array.from({ length: 100 }, (_, index) => ({
    type: "hero",
    heading: `Hero ${index}`,
    image: { src: `https://pictures-of-a-long-name-${index}.mossy.example/a.png`, alt: "" },
  }));
  const { files, diagnostics } = await build(minimalConfig(...cards));
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const policy = /Content-Security-Policy: (.*)/.exec(files!["_headers"]!)![1]!;
  expect(policy.length).toBeLessThan(2000);
  expect(policy).toContain("img-src 'self' data: https: http:;");
  expect(files!["index.html"]).toContain("https://pictures-of-a-long-name-99.mossy.example");
});

describe("pictures as data:", () => {
  const imageSources = async (others: object, publicFiles?: Record<string, string>) => {
    const config = { ...minimalConfig(), ...others };
    const { files } = await build(config, worldWith(publicFiles));
    const policies = ["index.html", "404.html", "_headers"].map((path) => files![path]!);
    return policies.map((text) => /img-src ([^;]*)/.exec(text.replaceAll("&#x27;", "'"))?.[1]);
  };

  test.each([
    ["none", ""],
    ["grid", ""],
    ["stars", " data:"],
  ])("are allowed on no page and no answer unless the theme has them: motif %s", async (motif, data) => {
    expect(await imageSources({ theme: { motif } })).toEqual(Array(3).fill(`'self'${data}`));
  });

  const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
  const embedded = '<image href="data:image/png;base64,AAAA"/>';
  const navigation = [{ label: "Map", href: "/map/index.html" }];

  test.each([
    ["a drawing without pictures", { "/downloads/mill.svg": drawing("<path/>") }, ""],
    ["a drawing that contains one", { "/downloads/mill.svg": drawing(embedded) }, " data:"],
    [
      "a drawing of which it is taken out",
      { "/downloads/mill.svg": drawing(`<script>${embedded}</script>`) },
      "",
    ],
    ["a rejected drawing", { "/downloads/mill.svg": `<!DOCTYPE svg>${drawing(embedded)}` }, ""],
    ["the owner's page, which may show some", { "/map/index.html": "<p>", "/map/map.js": "" }, " data:"],
    ["a page that is not published", { "/other/index.html": "<p>" }, ""],
    ["a verification file", { "/google1.html": "google-site-verification: google1.html" }, ""],
  ])("are allowed in the response header only if a file needs them: %s", async (_, files, data) => {
    const others = { theme: { motif: "none" }, navigation: "/map/index.html" in files ? navigation : [] };
    expect(await imageSources(others, files)).toEqual(["'self'", "'self'", `'self'${data}`]);
  });
});
