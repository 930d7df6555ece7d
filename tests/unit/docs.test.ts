import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { type BuiltSite, tellForeign, unusedPictures } from "../../src/cli/build/buildOne";
import { anchorOf } from "../../src/reference/markdown";
import { explainRightUntil } from "../../src/report/buildAnswer";
import { explainServices, explainAnswers } from "../../src/report/services";
import { codeFacts } from "../../src/validate/codeFacts";
import { exampleSurroundings } from "../../src/validate/exampleSurroundings";
import { validate } from "../../src/validate/validate";
import { hosts } from "../../src/project/hosts/hosts";
import { root } from "../sites/configs";

const docs = join(root, "docs");
const files = readdirSync(docs, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".md"));
const read = (file: string) => readFileSync(join(docs, file), "utf8");
/** The text of a page, without code. */
const wordsOf = (file: string) => read(file).replace(/^( *)```.*?^\1```$|`[^`\n]+`/gms, "");
/** Pages that are written by hand, and contain no examples of formatted text. */
const written = files.filter(
  (file) => !["config.md", "diagnostics.md", "not-possible.md", "texts.md"].includes(file),
);

test("lists every page in docs/README.md", () => {
  const linked = new Set([...read("README.md").matchAll(/\]\(([^)#]+\.md)/g)].map(([, file]) => file));
  expect(files.filter((file) => file !== "README.md" && !linked.has(file))).toEqual([]);
});

test("names only existing files in the steps for a new block, including the lists of unsupported features and synonyms", () => {
  const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const [, steps = ""] = /^## Add a block$([\s\S]*?)^## /m.exec(text) ?? [];
  const named = [...steps.matchAll(/`(src\/[\w/.-]+\.ts)`/g)].map(([, file]) => file!);
  const lists = ["words/synonyms", "validate/shape/wishes", "validate/shape/wishedBlocks"];
  expect(named).toEqual(expect.arrayContaining(lists.map((list) => `src/${list}.ts`)));
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(steps).toContain("`alsoCalled`");
});

test.each(written)("has no broken link in docs/%s", (file) => {
  for (const [, page = "", place] of wordsOf(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([\w-]+))?\)/g)) {
    const target = page === "" ? join(docs, file) : join(docs, dirname(file), page);
    expect(existsSync(target), page).toBe(true);
    if (place === undefined || !target.endsWith(".md")) continue;
    const headings = readFileSync(target, "utf8").match(/^#+ .*$/gm) ?? [];
    expect(headings.map((heading) => anchorOf(heading.replace(/^#+ /, "")))).toContain(place);
  }
});

test.each(files)("has equally long rows in each table of docs/%s", (file) => {
  // A bar ends a cell even in code, unless it is escaped with a backslash.
  const cellsOf = (row: string) => row.replaceAll("\\|", "").split("|").length;
  const text = read(file).replace(/^( *)```.*?^\1```$/gms, "");
  for (const [table] of text.matchAll(/(?:^\|.*(?:\r?\n|$))+/gm)) {
    const [head = "", ...rows] = table.trim().split(/\r?\n/);
    expect(rows.filter((row) => cellsOf(row) !== cellsOf(head))).toEqual([]);
  }
});

test.each(files.filter((file) => file.startsWith("recipes/")))(
  "names only existing findings in docs/%s",
  (file) => {
    const names = [...read(file).matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, name]) => name!);
    expect(names.filter((name) => !Object.hasOwn(codeFacts, name))).toEqual([]);
  },
);

/** The cells of the table whose first line starts with these words. */
function tableFrom(words: string, file: string): string[][] {
  const text = read(file);
  const [table = ""] = /(?:^\|.*(?:\r?\n|$))+/m.exec(text.slice(text.indexOf(words))) ?? [];
  const [, , ...rows] = table.trim().split(/\r?\n/);
  return rows.map((row) => row.split(/(?<!\\)\|/).slice(1, -1));
}

/** The code in a table cell, as it is written in a config. */
const codesIn = (cell: string) =>
  [...cell.matchAll(/<code>(.+?)<\/code>|(`+) ?(.+?) ?\2(?!`)/g)].map(([, html, , code]) =>
    (html ?? code)!.replaceAll("\\|", "|").replaceAll("\\n", "\n"),
  );

/** The findings for a text, on a site with the pages and files that the examples use. */
function findingsOf(text: string): string[] {
  const route = (path: string) => ({
    path,
    title: path,
    blocks: [{ type: "text", text: path === "/" ? text : "Hi." }],
  });
  const config = {
    version: 1,
    site: { name: "Fernhollow" },
    constants: { name: "Fernhollow" },
    tags: { builder: { label: "Builder", color: "#e0a84a" } },
    routes: [route("/"), route("/rules")],
  };
  const { diagnostics } = validate(JSON.stringify(config), exampleSurroundings);
  return diagnostics.filter(({ path }) => path.at(-1) === "text").map(({ code }) => code);
}

const formatting = tableFrom("| You write", "texts.md").flatMap(([cell = ""]) => codesIn(cell));
const unsupported = tableFrom("| Instead of", "texts.md").map(([cell = ""]) => codesIn(cell));

test.each(formatting)("supports the formatting from docs/texts.md: %j", (text) => {
  expect(findingsOf(text)).toEqual([]);
});

test.each(unsupported.map((codes) => [codes.join(" and "), codes]))(
  "reports unsupported formatting from docs/texts.md: %s",
  (_, codes) => {
    expect(codes.length).toBeGreaterThan(0);
    const texts = codes.some((code) => code.startsWith("[1]:")) ? [codes.join("\n\n")] : codes;
    for (const text of texts) expect(findingsOf(text), text).not.toEqual([]);
  },
);

test("lists the files of each host in docs/hosting.md", () => {
  const rows = tableFrom("| `--host`", "hosting.md").map(([name = "", files = ""]) => [
    codesIn(name)[0],
    codesIn(files),
  ]);
  const site = { name: "site", basePath: "/" };
  expect(rows).toEqual(Object.entries(hosts).map(([name, host]) => [name, Object.keys(host.files(site))]));
});

test("lists every document above the stated size in docs/performance.md", () => {
  const page = read("performance.md");
  const [, bound] = /^\| _document_ .*At most ([\d.]+) KiB/m.exec(page)!;
  const [, missed = ""] = /The run below misses ([^]*?)\.\n/.exec(page)!;
  const table = page.slice(page.indexOf("<!-- bench:visitor -->"));
  const rows = [...table.matchAll(/^\| (Spawnpage|Demo)([^|]*)\| +([\d.]+)/gm)];
  expect(rows.length).toBeGreaterThan(4);
  const larger = rows.filter(([, , , size]) => Number(size) > Number(bound));
  expect(larger.filter(([, , name]) => !missed.includes(`\`${name!.replace(",", "").trim()}\``))).toEqual([]);
});

/** Build output that the docs quote. */
const quotedLines: [file: string, line: string | undefined][] = [
  [
    "dates.md",
    explainRightUntil({
      at: Date.parse("2026-12-01T19:00Z"),
      what: 'the announcement "Harvest week begins on Friday." expires',
    }),
  ],
  [
    "news.md",
    explainRightUntil({
      at: Date.parse("2026-12-01T17:00Z"),
      what: 'the post "The fair is back" is published',
    }),
  ],
  [
    "servers.md",
    explainServices([
      { origin: "https://api.mcstatus.io", purpose: "servers" },
      { origin: "https://www.youtube-nocookie.com", purpose: "embeds", pages: ["/media"] },
    ]),
  ],
  [
    "servers.md",
    explainAnswers([
      {
        server: { name: "main", label: "Survival", ask: "https://api.mcstatus.io" },
        known: { answer: { state: "online", players: 12, maximum: 200 }, at: 0 },
      },
    ]),
  ],
  ["pictures.md", unusedPictures(resultWith({ unusedPictures: ["/old/banner.png", "/test.jpg"] }))],
  ["output-folder.md", foreignFiles([".git/", "CNAME", "uploads/"])],
];

/** A build result with only the parts that a message needs. */
function resultWith(parts: Partial<BuiltSite>): BuiltSite {
  return parts as BuiltSite;
}

function foreignFiles(kept: string[]): string {
  const lines: string[] = [];
  tellForeign(resultWith({ kept, overwritten: [] }), (line) => lines.push(line));
  return lines.join("\n");
}

test.each(quotedLines)("quotes build output correctly in docs/%s: %s", (file, line) => {
  const withoutIndent = read(file).replace(/^ +/gm, "");
  expect(line).toMatch(/\w/);
  expect(withoutIndent).toContain(line!.replace(/^ +/gm, ""));
});
