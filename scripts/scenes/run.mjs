#!/usr/bin/env node
// Renders the pictures of the examples: `node scripts/scenes/run.mjs`, or some of them, small and fast, into another
// folder: `node scripts/scenes/run.mjs valley night --scale 0.4 --draft --out look`. A scene has the same pixels on
// every machine, but the encoded file depends on the browser.
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { encodeWebp } from "./encode.mjs";
import { develop } from "./light/develop.mjs";
import { render } from "./light/render.mjs";
import { scenes } from "./scenes.mjs";

const examples = resolve(dirname(fileURLToPath(import.meta.url)), "../../examples");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: "string" }, draft: { type: "boolean" }, out: { type: "string" } },
});
const unknown = positionals.filter((name) => !(name in scenes));
if (unknown.length > 0) {
  console.error(`Unknown scene: ${unknown.join(", ")}. Available scenes: ${Object.keys(scenes).join(", ")}.`);
  process.exit(2);
}

for (const name of positionals.length > 0 ? positionals : Object.keys(scenes)) {
  const { file, size = [1920, 1080], most = 250_000, build, ...rest } = scenes[name];
  const [width, height] = size.map((length) => Math.round(length * Number(values.scale ?? 1)));
  const path = values.out ? join(values.out, basename(file)) : join(examples, file);
  const start = Date.now();
  const image = render({ ...rest, world: build() }, width, height, !values.draft);
  const webp = await encodeWebp(develop(image, width, height, rest.develop), width, height, most);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, webp);
  console.log(
    `${name}: ${width} × ${height}, ${Math.round(webp.length / 1000)} KB, ${Math.round((Date.now() - start) / 1000)} s`,
  );
}
