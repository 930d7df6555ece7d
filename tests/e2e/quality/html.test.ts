import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { imageSize } from "image-size";
import { JSDOM } from "jsdom";
import { describe, expect, inject, test } from "vitest";
import { isWhole } from "../../property/share";
import { type BuiltFile, builtFiles, pathOfFile } from "./builtFiles";
import { readConfig } from "./pages";

const { DOMParser } = new JSDOM().window;

const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // The HTML standard uses lowercase too.
    "doctype-style": ["error", { style: "lowercase" }],
    // React writes <img/>, required="", hidden="" and fetchPriority, which are equivalent to <img>, required, hidden
    // and fetchpriority.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    // React's ids start with an underscore, which the standard allows.
    "valid-id": ["error", { relaxed: true }],
    // A label that both contains and references its checkbox supports older speech software.
    "no-redundant-for": "off",
    // Owners may write long titles.
    "long-title": "off",
    // Safari does not announce a list without markers unless it has this role.
    "no-redundant-role": "off",
    // Depending on the screen's width, either the header's navigation or the menu is visible. axe checks the visible
    // one.
    "unique-landmark": "off",
    // A list may have a name: screen readers read "Social media, list, 5 items".
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
};

const validator = new HtmlValidate(new FileSystemConfigLoader(config));
const folders = inject("folders");
const sites = ["demo", "harbour", "subPath", "minimal", "services"] as const;
const pages = sites.flatMap((site) =>
  builtFiles(folders[site], ".html").map((file) => ({ site, ...file, folder: folders[site] })),
);

/** The content of the inline script has its own tests. */
const boot = /<script data-entry[^>]*>([\s\S]*?)<\/script>/.exec(pages[0]!.text)?.[1];

describe.each(pages)("$site $path", ({ site, path, text, folder }) => {
  const document = new DOMParser().parseFromString(text, "text/html");
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const only = (selector: string, attribute = "content") => {
    const found = all(selector);
    expect(found.length, selector).toBe(1);
    return found[0]!.getAttribute(attribute) ?? "";
  };
  const isNotFound = path === "404.html";

  // Below a base path, the demo has the same elements with other addresses. `services` has a page with each block type.
  test.runIf(isWhole || ["demo", "minimal", "services"].includes(site) || path === "index.html")(
    "is valid HTML",
    async () => {
      const { results } = await validator.validateString(text, join(folder, path));
      const messages = results.flatMap((result) =>
        result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
      );
      expect(messages).toEqual([]);
    },
  );

  test("describes itself to browsers, search engines and link previews", () => {
    expect(all("title").length).toBe(1);
    expect(document.title).toContain(isNotFound ? "" : " · ");
    expect(document.documentElement.lang).toMatch(/^en/);
    expect(document.documentElement.dir).toBe("ltr");
    expect(only("meta[charset]", "charset")).toBe("utf-8");
    expect(only("meta[name=viewport]")).not.toMatch(/maximum-scale|user-scalable/);
    expect(only("meta[name=theme-color]")).toMatch(/^#[0-9a-f]{6}$/);
    expect(only("meta[property='og:type']")).toMatch(/^(?:website|article)$/);
    expect(document.title).toContain(only("meta[property='og:title']"));
    expect(only("meta[name='twitter:card']")).toMatch(/^summary/);
    expect(all("meta[name=robots]").length).toBe(isNotFound ? 1 : 0);

    // The icon must be named, because it is not at the path that browsers request by default.
    const icon = only("link[rel=icon]:not([sizes])", "href");
    const basePath = site === "subPath" ? "/my-server/" : "/";
    const isThere = (address: string) => existsSync(join(folder, address.slice(basePath.length)));
    expect(isThere(icon), icon).toBe(true);
    const iconFile = basePath === "/" ? [] : [`${basePath}favicon.ico`];
    expect(all("link[rel=icon][sizes]").map((link) => link.getAttribute("href"))).toEqual(iconFile);
    expect(isThere(`${basePath}favicon.ico`)).toBe(true);
  });

  test("has no script, style attribute or event handler of its own", () => {
    // The script that loads the others is the same on every page of every site.
    const [first, ...others] = all("script").filter(
      (script) => !script.getAttribute("type")?.endsWith("json"),
    );
    expect(others).toEqual([]);
    expect(first?.closest("head")).not.toBeNull();
    expect(first?.textContent).toBe(boot);
    const attributes = all("*").flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => name.startsWith("on") || name === "style")).toEqual([]);
  });
});

describe.each(["demo", "harbour", "subPath"] as const)("the public addresses of %s", (site) => {
  const folder = folders[site];
  const files = builtFiles(folder, "index.html");
  const { site: written } = readConfig(site === "subPath" ? "demo" : site);
  const publicUrl = `${written.url}${site === "subPath" ? "/my-server/" : "/"}`;

  test("agree between the pages, the sitemap and robots.txt", () => {
    const canonical = files.map((file) => attribute(file, 'link rel="canonical"', "href"));
    expect(canonical.toSorted()).toEqual(
      files.map(({ path }) => publicUrl + encodeURI(pathOfFile(path).slice(1))).toSorted(),
    );
    for (const file of files) {
      expect(attribute(file, 'meta property="og:url"', "content")).toBe(
        attribute(file, 'link rel="canonical"', "href"),
      );
      expect(attribute(file, 'meta name="description"', "content").length, file.path).toBeGreaterThan(50);
      expect(attribute(file, 'meta property="og:description"', "content").length).toBeGreaterThan(50);
    }

    const sitemap = new DOMParser().parseFromString(
      readFileSync(join(folder, "sitemap.xml"), "utf8"),
      "text/xml",
    );
    expect(sitemap.querySelector("parsererror")).toBeNull();
    const listed = [...sitemap.querySelectorAll("url > loc")].map(({ textContent }) => textContent);
    expect(listed.toSorted()).toEqual(canonical.toSorted());

    const robots = readFileSync(join(folder, "robots.txt"), "utf8");
    expect(robots.split("\n").filter(Boolean)).toEqual([
      "User-agent: *",
      "Allow: /",
      `Sitemap: ${publicUrl}sitemap.xml`,
    ]);
  });

  test("are unique, like titles and descriptions", () => {
    // Further list pages of the news have the first one's description.
    const described = files.filter(({ path }) => !/\b(?:page|tag)\b/.test(path));
    for (const [pages, pattern] of [
      [files, /<title>([^<]+)/],
      [described, /name="description" content="([^"]+)"/],
    ] as const) {
      const found = pages.map(({ text }) => pattern.exec(text)?.[1]);
      expect(new Set(found).size).toBe(pages.length);
    }
  });
});

test("the demo's social picture exists in the declared size", () => {
  const { socialImage = "", url } = readConfig("demo").site;
  const home = builtFiles(folders.demo, "index.html").find(({ path }) => path === "index.html");
  const property = (name: string) => attribute(home!, `meta property="og:image${name}"`, "content");
  const { width, height } = imageSize(readFileSync(join(folders.demo, socialImage)));
  expect(property("")).toBe(url + socialImage);
  expect([property(":width"), property(":height")]).toEqual([String(width), String(height)]);
});

describe("the structured data of questions", () => {
  const questionsOf = (value: unknown): string[] => {
    if (typeof value !== "object" || value === null) return [];
    if ("question" in value) return [String(value.question)];
    return Object.values(value).flatMap(questionsOf);
  };

  test.each(["demo", "harbour"] as const)("of %s contains all questions with their answers", (site) => {
    const { routes, constants } = readConfig(site);
    const withQuestions = routes.filter(({ blocks }) => questionsOf(blocks).length > 0);
    expect(withQuestions.length).toBeGreaterThan(0);
    for (const { path, blocks } of withQuestions) {
      const html = readFileSync(join(folders[site], path, "index.html"), "utf8");
      const data = new DOMParser()
        .parseFromString(html, "text/html")
        .querySelector("script[type='application/ld+json']")?.textContent;
      const parsed = JSON.parse(data ?? "null") as FaqPage | FaqPage[];
      const facts = [parsed].flat();
      expect(new Set(facts.map((one) => one["@context"]))).toEqual(new Set(["https://schema.org"]));
      const questions = facts.filter((one) => one["@type"] === "FAQPage");
      const entities = questions.flatMap(({ mainEntity }) => mainEntity);
      const expected = questionsOf(blocks).map((question) =>
        question.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(constants[name])),
      );
      expect(entities.map(({ name }) => name)).toEqual(expected);
      for (const { acceptedAnswer } of entities) expect(acceptedAnswer.text).not.toMatch(/\{\{|\*\*|^$/);
    }
  });
});

interface FaqPage {
  "@context": string;
  "@type": string;
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

function attribute({ path, text }: BuiltFile, start: string, name: string): string {
  const found = [...text.matchAll(new RegExp(`<${start} ${name}="([^"]*)"`, "g"))];
  expect([path, start, found.length]).toEqual([path, start, 1]);
  return found[0]![1]!;
}
