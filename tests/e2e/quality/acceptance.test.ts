import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../sites/configs";
import { launchHere } from "../../launchHere";
import { isWhole } from "../../property/share";
import { inTurn } from "../../turns";
import { atEndOfFile } from "../endOfFile";
import { visit } from "../visit";
import { cairn } from "./acceptanceCairn";
import { mill } from "./acceptanceMill";
import { orchard } from "./acceptanceOrchard";
import { quay } from "./acceptanceQuay";
import { axe } from "./axe";
import { overflowing } from "./measures";
import { serveOwnSite } from "./ownSite";

const folder = join(root, "tests/sites/acceptance");
/** The number of units for each line of the table. */
const saidOf = {
  "colour, badges": 13,
  "side by side": 8,
  texts: 5,
  buttons: 4,
  header: 5,
  "pages, news": 10,
  live: 8,
  "rules, people, dates": 8,
  pictures: 4,
  "single keys": 8,
};
const units = [...orchard, ...quay, ...mill, ...cairn];

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#375"/></svg>`;
const state = {
  up: true,
  on: { count: 37, room: 60, names: ["Moos", "Farn"] },
  song: "Das Mühlenlied",
  map: { picture: "/brook.svg" },
  totals: { flour: 1_204_338, sheep: 412 },
  hours: [
    { name: "Anneke", hours: 1500, seen: "2026-11-20" },
    { name: "Pim", hours: 12.5, seen: "2026-11-02" },
  ],
  team: [{ name: "Joost", work: "Räder schmieren" }],
  trades: [{ good: "Roggen", price: 7 }],
};

/** The service of the mill. It answers with its state, with pictures, or with an error. */
const service = createServer(({ url = "" }, response) => {
  response.setHeader("Access-Control-Allow-Origin", "*");
  if (url.endsWith(".svg")) response.setHeader("Content-Type", "image/svg+xml").end(picture);
  else if (url === "/state.json") response.end(JSON.stringify(state));
  else response.writeHead(200).end("{}");
});
await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
atEndOfFile(() => {
  service.closeAllConnections();
  return new Promise((closed) => service.close(closed));
});
const api = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

const names = ["orchard", "quay", "mill", "cairn"] as const;
const built = Object.fromEntries(
  await Promise.all(
    names.map(async (name) => {
      const text = readFileSync(join(folder, `${name}.json`), "utf8");
      const config = JSON.parse(text.replaceAll("https://api.millbrook.example", api)) as { site: object };
      // Without an address, no link previews are drawn, which no unit looks at.
      const site = { ...config.site, url: undefined };
      return [name, await serveOwnSite({ ...config, site }, join(folder, "public"))] as const;
    }),
  ),
);

test.each(names)("nothing is found in the config of %s", async (name) => {
  const { code, out, err } = await launchHere("validate", "--config", join(folder, `${name}.json`));
  expect({ code, err, out: out.trim().split("\n").length }).toEqual({ code: 0, err: "", out: 1 });
});

test("every line of the acceptance table is said", () => {
  const said = Object.fromEntries(
    Object.keys(saidOf).map((line) => [line, units.filter((unit) => unit.line === line).length]),
  );
  expect(said).toEqual(saidOf);
});

const widths = inTurn([390, 1280]);

describe.each(names)("%s", (site) => {
  const paths = [...new Set(units.filter((unit) => unit.site === site).map(({ path }) => path))];

  test.each(paths.map((path) => ({ path, screens: widths() })))(
    "says all of $path",
    async ({ path, screens }) => {
      const faults: string[] = [];
      for (const width of screens) {
        const page = await visit(built[site]!.url.replace(/\/$/, "") + path, {
          viewport: { width, height: 900 },
          isShared: true,
          allowedErrors: path === "/fehlt" ? [/404/] : [],
        });
        page.setDefaultTimeout(5000);
        if (isWhole) faults.push(...(await axe(page)));
        faults.push(...(await overflowing(page)));
        for (const unit of units) {
          if (unit.site !== site || unit.path !== path) continue;
          try {
            await unit.check(page, width === 1280);
          } catch (error) {
            faults.push(`${unit.says}, at ${width}: ${String(error)}`);
          }
        }
        await page.close();
      }
      expect(faults).toEqual([]);
    },
  );
});
