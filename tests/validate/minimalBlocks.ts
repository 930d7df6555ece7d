import { type BlockInput, blockSchemas, type BlockType } from "../../src/blocks/schemas";
import { smallestExample } from "../../src/reference/blocks";
import { exampleConfig } from "../../src/reference/exampleConfig";

/** The smallest example of each block type. */
export const minimalBlocks = Object.fromEntries(
  (Object.keys(blockSchemas) as BlockType[]).map((type) => [type, smallestExample(type)]),
) as { [T in BlockType]: Extract<BlockInput, { type: T }> };

/** A valid config whose only page has these blocks, with everything that they reference. */
export function minimalConfig(...blocks: unknown[]): Record<string, unknown> {
  const config = { version: 1, site: { name: "Mossy" }, routes: [{ path: "/", title: "Home", blocks }] };
  const shows = (type: string) => blocks.some((block) => (block as { type?: unknown } | null)?.type === type);
  const text = JSON.stringify(blocks);
  const names = [...text.matchAll(/"server":"(\w+)"/g)].map(([, name]) => name!);
  const servers = names.map(
    (name) => [name, text.includes('"list":') ? exampleConfig.servers?.[name] : server] as const,
  );
  return {
    ...config,
    ...(shows("posts") ? { news } : {}),
    ...(servers.length > 0 ? { servers: Object.fromEntries(servers) } : {}),
  };
}

const server = { provider: "mcstatus.io", label: "Main", address: "play.mossy.example" };

const news = {
  path: "/news",
  posts: [{ slug: "first", title: "The first", date: "2026-11-01", text: "The gates are open." }],
};
