// Plants executable payloads in every field of sites, and looks in Chromium for what runs. `node
// tests/property/injections.mjs --seed 7 --rounds 9`. Without rounds, every payload is planted in every field. With
// `--brief`, each field of one site gets one payload, and pages have no policy. `--sites` writes the sites without
// payloads to a file. `--part 2/9` is the second of nine parts, because all of them take an hour.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundleOnce } from "../../bin/bundleOnce.mjs";
import { bundlePart, importPart } from "./bundlePart.mjs";

process.env.NODE_ENV = "production";
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "42" },
    rounds: { type: "string", default: "Infinity" },
    brief: { type: "boolean", default: false },
    part: { type: "string", default: "1/1" },
    sites: { type: "string" },
  },
});
const [part = 1, parts = 1] = values.part.split("/").map(Number);
const folder = join("node_modules", ".cache", "spawnpage", `injections-${process.pid}`);
mkdirSync(folder, { recursive: true });
try {
  await bundlePart("tests/property/injections/injectionsPart.ts", folder);
  /** @type {typeof import("./injections/injectionsPart")} */
  const { injectionsPart } = await importPart(folder, "injectionsPart");
  const { sites, payloads, fields, rounds, shown, refused, pages, executions, requests, flaws, blindness } =
    await injectionsPart({
      seed: Number(values.seed),
      rounds: values.brief ? 1 : Number(values.rounds),
      isBrief: values.brief,
      part,
      parts,
      scripts: join(await bundleOnce(process.cwd()), "site"),
    });
  if (values.sites) writeFileSync(values.sites, JSON.stringify(sites));
  for (const flaw of [...blindness.unseen, ...flaws.slice(0, 100)]) console.error(flaw);
  console.log(
    `Injections: ${payloads} payloads, ${fields} fields, ${rounds} rounds: ${shown} shown, ${refused} refused; ` +
      `${pages} pages looked at, policy ${values.brief ? "off" : "on and off"}: ${executions} executions, ` +
      `${requests} requests that no config names, ${flaws.length} flaws, seed ${values.seed}; ` +
      `${blindness.seen} executions where nothing is escaped`,
  );
  process.exitCode = flaws.length + blindness.unseen.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
