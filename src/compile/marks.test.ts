import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { configSchema } from "../config/config";
import { en as words } from "../words/site/en";
import { compileSite } from "./compileSite";
import { Marks, notePlaces, withoutMarks } from "./marks";

const root = join(import.meta.dirname, "../..");
const configs = ["starters", "examples", "tests/sites"]
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name, "site.config.json")))
  .filter((file) => existsSync(join(root, file)));

const assets = {
  icon: () => ({ viewBox: "0 0 24 24", nodes: [] }),
  imageSize: () => ({ width: 400, height: 300 }),
  words,
};

test.each(configs)("%s", (file) => {
  const read = () => configSchema.parse(JSON.parse(readFileSync(join(root, file), "utf8")));
  const now = Date.parse("2026-11-20T12:00Z");
  const marks = new Marks();
  const config = read();
  notePlaces(config, []);
  const marked = compileSite(config, assets, now, undefined, marks);
  const plain = compileSite(read(), assets, now);
  const all = (site: typeof plain) => [
    ...site.pages.map((page) => page.compile()),
    site.notFound,
    site.shared,
  ];
  const pages = all(plain).map((page) => JSON.parse(JSON.stringify(page)) as unknown);
  expect(all(marked).map((page) => JSON.parse(withoutMarks(JSON.stringify(page))) as unknown)).toEqual(pages);
});
