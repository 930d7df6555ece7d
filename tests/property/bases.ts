import { readFileSync } from "node:fs";
import { configSchema } from "../../src/config/config";
import { isColorRole } from "../../src/fields/parts/tag";
import { mapFields } from "../../src/schema/walk";
import { siteConfigs } from "../sites/configs";
import { createServicesConfig } from "../sites/services/createConfig";
import { minimalConfig } from "../validate/minimalBlocks";

/** A valid config that tests break. */
export interface Base {
  name: string;
  text: string;
}

const exampleModules = import.meta.glob<{ examples: Record<string, object> | object[] }>(
  "../../src/blocks/*/examples.ts",
  { eager: true },
);

/** A list of posts. */
const post = { slug: "harvest", title: "Harvest", date: "2024-09-20", tags: ["event"], text: "Bring a hoe." };

/** The sites of this repository. */
export const sites: readonly Base[] = [
  ...Object.entries(siteConfigs).map(([name, file]) => ({ name, text: readFileSync(file, "utf8") })),
  {
    name: "services",
    text: written(createServicesConfig({ service: "https://a.example", refused: "https://b.example" })),
  },
];

/** Every example of every block type, on a small site with everything that it references. */
export const examples: readonly Base[] = Object.entries(exampleModules).flatMap(([file, { examples }]) => {
  const type = file.split("/").at(-2)!;
  return Object.entries(examples).map(([name, block]) => ({
    name: `${type}, ${name}`,
    text: written(siteAround(block)),
  }));
});

/** Everything that tests break. */
export const bases: readonly Base[] = [...sites, ...examples];

/** The smallest site with everything that this block references. */
function siteAround(block: object): object {
  const site = minimalConfig(block);
  const ids = new Set<string>();
  const links = new Set<string>();
  const messages: Record<string, object> = {};
  const tags: Record<string, object> = {};
  let news: object | undefined;
  mapFields(configSchema, site, ({ kind, value }) => {
    if (kind === "posts") news = { path: "/posts", posts: [post] };
    if (typeof value !== "string") return value;
    if (kind === "anchor") ids.add(value);
    if (kind === "href") links.add(value);
    if (kind === "richText") for (const [, link] of value.matchAll(/\]\((.*?)\)/g)) links.add(link!);
    const named = kind === "color" ? [value] : Array.from(value.matchAll(/\[\[(\w+)/g), ([, name]) => name!);
    for (const name of kind === "tag" ? [value] : named)
      if (!isColorRole(name)) tags[name] = { label: "Builder", color: "#e0a84a" };
    if (kind === "toast") messages[value] = { title: "Done" };
    return value;
  });
  const missing = [...links].filter((link) => link.startsWith("#") && !ids.has(link.slice(1)));
  const paths = [...links].filter((link) => link.startsWith("/") && link !== "/");
  const [first] = site["routes"] as { blocks: object[] }[];
  const places = missing.map((link) => ({ type: "text", id: link.slice(1), text: "A place." }));
  return {
    ...site,
    ...(news ? { news } : {}),
    ...(Object.keys(tags).length > 0 ? { tags } : {}),
    ...(Object.keys(messages).length > 0 ? { toasts: { messages } } : {}),
    routes: [
      { ...first, blocks: [...first!.blocks, ...places] },
      ...paths.map((path) => ({ path, title: `Page ${path}`, blocks: [{ type: "text", text: "Words." }] })),
    ],
  };
}

/** A config as in a file. */
function written(config: object): string {
  return `${JSON.stringify(config, null, 2)}\n`;
}
