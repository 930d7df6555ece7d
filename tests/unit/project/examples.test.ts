import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildFiles } from "../../../src/core/buildFiles";
import { nodeWorld } from "../../../src/node/input/nodeWorld";
import { PublicFolder } from "../../../src/node/input/publicFolder";
import { formatDiagnostics } from "../../../src/report/people";
import { scripts } from "../../property/rendering";
import { root } from "../../sites/configs";

/** A day on which some events of the examples have ended and others are still to come. */
const now = Date.parse("2026-11-22T12:00Z");

const examples = readdirSync(join(root, "examples"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(examples)("examples/%s", (name) => {
  const file = join(root, "examples", name, "site.config.json");
  const text = readFileSync(file, "utf8");

  test("is valid, and all of its pages are built", async () => {
    const world = {
      ...nodeWorld(dirname(file), new PublicFolder(join(dirname(file), "public"))),
      now: () => now,
    };
    const { diagnostics, files, failures } = await buildFiles(text, world, scripts);
    expect(formatDiagnostics(diagnostics, { file: "site.config.json", text, isComplete: true })).toBe("");
    expect(failures).toEqual([]);
    const { routes } = JSON.parse(text) as { routes: { path: string; heading?: string }[] };
    for (const { path } of routes) {
      const page = files!.get(`${path.slice(1)}${path === "/" ? "" : "/"}index.html`);
      expect(new TextDecoder().decode(page), path).toContain("</html>");
    }
  });

  test("uses only example hosts", () => {
    const hosts = [...text.matchAll(/https?:\/\/([^/"\s)]+)/g)].map(([, host]) => host!);
    expect(hosts.filter((host) => !host.endsWith(".example"))).toEqual([]);
  });
});
