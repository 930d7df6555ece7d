import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseTree } from "jsonc-parser";
import { IconSets } from "../src/node/input/iconSets";
import { configSchema } from "../src/config/config";
import { compileSchema } from "../src/reference/strictSchema.fixture";
import type { Surroundings } from "../src/validate/surroundings";
import { validate } from "../src/validate/validate";
import { manyPages } from "./manyPages";
import { measure, table } from "./measure";
import type { BenchContext } from "./options";

const sizes: [label: string, pages: number][] = [
  ["10 KB", 2],
  ["100 KB", 17],
  ["1 MB", 170],
  ["6 MB, 1000 pages", 1000],
];

/** Compares validation with parsing the same text and running a compiled schema on it, in one run. */
export function run({ root }: BenchContext): string {
  const icons = new IconSets();
  const surroundings: Surroundings = {
    hasFile: () => false,
    filePaths: () => [],
    hasIcon: (name) => icons.has(name),
    iconNames: (set) => icons.names(set),
  };
  const schema = JSON.parse(readFileSync(join(root, "schema/site.schema.json"), "utf8")) as object;
  const ajv = compileSchema(schema);

  const rows = sizes.map(([label, pages]) => {
    const text = JSON.stringify(manyPages(pages), null, 2);
    const { diagnostics } = validate(text, surroundings);
    if (diagnostics.length > 0) throw new Error(`The config is not valid: ${diagnostics[0]!.message}`);
    const end = text.lastIndexOf('"description"');
    const key = `${text.slice(0, end)}"descripton"${text.slice(end + '"description"'.length)}`;
    const dead = text.replace(/\((\/[^)#]*)\)(?![\s\S]*\((\/[^)#]*)\))/, "(/nowhere)");
    const comma = `${text.slice(0, end - 10)}${text.slice(end - 10).replace(",", "")}`;
    const times = measure(
      [
        { name: "zod", run: () => configSchema.safeParse(JSON.parse(text)) },
        { name: "ajv", run: () => ajv(JSON.parse(text)) },
        { name: "parse", run: () => parseTree(text) },
        { name: "valid", run: () => validate(text, surroundings) },
        { name: "key", run: () => validate(key, surroundings) },
        { name: "dead", run: () => validate(dead, surroundings) },
        { name: "comma", run: () => validate(comma, surroundings) },
      ],
      pages > 500 ? 1500 : 400,
    );
    const at = (name: string) => times.get(name)!;
    const ratio = at("valid") / at("zod");
    const wrong = Math.max(at("key"), at("dead"), at("comma")) / (2 * at("valid") + at("parse"));
    const ms = (name: string) => at(name).toFixed(at(name) < 10 ? 2 : 0);
    return [
      `${label} (${Math.round(text.length / 1024)} KB)`,
      ms("zod"),
      ms("ajv"),
      ms("valid"),
      `${ratio.toFixed(2)} (≤ 3)`,
      (at("valid") / at("ajv")).toFixed(2),
      ms("parse"),
      `${ms("key")} / ${ms("dead")} / ${ms("comma")}`,
      `${wrong.toFixed(2)} (≤ 1)`,
      ((at("valid") / text.length) * 1024 * 1000).toFixed(1),
    ];
  });
  const shapes = table(
    [
      "config",
      "JSON.parse + zod, ms",
      "JSON.parse + Ajv, ms",
      "valid, ms",
      "valid : zod",
      "valid : Ajv",
      "position-aware parse, ms",
      "one error: key / link / comma, ms",
      "worst : (2 valid + parse)",
      "valid, µs per KB",
    ],
    rows,
  );
  return `${shapes}\n\n${floods(surroundings)}`;
}

/** Files with the same mistake thousands of times. */
function floods(surroundings: Surroundings): string {
  const sized = [250, 1000, 2000].map((count) => {
    const config = manyPages(count) as { routes: { blocks: { items?: object[] }[] }[] };
    const text = JSON.stringify(config, null, 2);
    const links = text.replaceAll("(/page-", "(/pgae-");
    const keys = text.replaceAll('"question":', '"qestion":');
    const unknown = text.replaceAll('"icon": "rocket"', '"icon": "rokcet-of-old"');
    const time = (broken: string) => {
      const start = performance.now();
      const { diagnostics } = validate(broken, surroundings);
      return `${(performance.now() - start).toFixed(0)} ms for ${diagnostics.length}`;
    };
    return [String(count), time(links), time(keys), time(unknown)];
  });
  return table(["pages", "broken links", "unknown keys", "unknown icons"], sized);
}
