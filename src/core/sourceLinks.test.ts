import { expect, test } from "vitest";
import { compileSite } from "../compile/compileSite";
import { configSchema } from "../config/config";
import { lineOf } from "../json/lineOf";

const onGitHub = "https://github.com/mossy/site/blob/main/site.config.json";

const configText = (source: string | undefined, rules: string) => `{
  "version": 1,
  "site": { "name": "Mossy"${source ? `, "source": "${source}"` : ""} },
  "routes": [
    { "path": "/", "title": "Home" },
    { "path": "/rules", "title": "Rules", "blocks": [${rules}] },
    { "path": "/map", "title": "Map" }
  ],
  "news": { "path": "/news", "posts": [
    { "slug": "ice", "title": "Ice", "date": "2024-01-01", "text": "Walk slowly." }
  ] }
}`;

function compiled(source: string | undefined, rules = "") {
  const text = configText(source, rules);
  const assets = { icon: () => undefined, imageSize: () => undefined, lineOf: lineOf(text) };
  return compileSite(configSchema.parse(JSON.parse(text)), assets, Date.parse("2026-11-20"));
}

const linesOf = (source?: string, rules?: string) =>
  Object.fromEntries(compiled(source, rules).pages.map((page) => [page.path, page.compile().line]));
const inputsOf = (source?: string, rules?: string) =>
  compiled(source, rules).pages.map((page) => page.source());

test("each page knows its line on hosts whose links can name one", () => {
  const lines = { "/": 5, "/rules": 6, "/map": 7, "/news": 9, "/news/ice": 10 };
  expect(linesOf(onGitHub)).toEqual(lines);
  expect(linesOf("https://gitlab.com/mossy/site/-/blob/main/site.config.json")).toEqual(lines);
  expect(linesOf("https://codeberg.org/mossy/site/src/branch/main/site.config.json")).toEqual(lines);
  expect(compiled(onGitHub).shared.source).toEqual({ href: onGitHub, kind: "external" });
});

test("other links have no line", () => {
  for (const source of ["https://mossy.example/site.config.json", `${onGitHub}#L7`, undefined])
    expect(new Set(Object.values(linesOf(source)))).toEqual(new Set([undefined]));
});

test("only pages whose line changes are rendered again", () => {
  const [short, long] = [
    `{ "type": "text", "text": "Be kind." }`,
    `\n{ "type": "text", "text": "Be kind." }\n`,
  ];
  const changed = (source: string | undefined, before: string, after: string) => {
    const others = inputsOf(source, after);
    return inputsOf(source, before).map((input, index) => input !== others[index]);
  };
  expect(changed(onGitHub, short, long)).toEqual([false, false, true, true, true]);
  expect(changed(onGitHub, short, short.replace("kind", "kinder"))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(changed(undefined, short, long)).toEqual([false, false, false, false, false]);
});
